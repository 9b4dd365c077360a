"""The pieces that pages are made of, one thing a file."""
