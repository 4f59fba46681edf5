"""Figures, never timed tests: boardkit beside its peers, its engine, and its screen in a terminal."""
