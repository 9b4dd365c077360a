"""What lies on a page: sheets that rise, and questions."""
