"""Computer players: a judgement for each game, one search for all, honest by what they are given to see.

Public modules, each imported when it is asked for.
"""

__all__ = ["mind"]
