"""Draws values and gives back what was tapped; knows no store and computes no score."""
