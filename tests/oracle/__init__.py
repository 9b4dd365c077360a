"""A second, plain scorer written from GAME_FORMAT.md alone, and the files to try it on."""
