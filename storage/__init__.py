"""Keeps games, players and settings in one folder, so that nothing acknowledged is ever lost."""
