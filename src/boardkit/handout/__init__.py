"""Handouts: steps of a match or a lesson as pages, pictures, text and recordings that need no program."""
