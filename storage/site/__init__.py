"""The app as a folder of files that any web server can hand out."""
