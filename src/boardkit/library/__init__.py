"""The player's saved matches, results and settings: one SQLite file in a folder, safe against sudden ends."""

from boardkit.library.opening import default_folder, open_library
from boardkit.library.store import Claim, Library
from boardkit.library.summaries import MatchId, Result, Summary

__all__ = ["Claim", "Library", "MatchId", "Result", "Summary", "default_folder", "open_library"]
