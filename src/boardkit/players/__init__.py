"""Computer players: a judgement for each game, one search for all, honest by what they are given to see.

Its public module is `mind`.
"""

__all__ = ["mind"]
