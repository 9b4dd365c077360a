"""Every visible word, by language and area."""
