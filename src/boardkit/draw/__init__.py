"""Drawn maps: one painter, three geometries, three tiers; knows no game."""
