"""Matches: lines of play and what is being decided on them."""
