"""The player's saved matches, results and settings: one SQLite file in a folder, safe against sudden ends."""

from boardkit.library.match_rows import MatchId, Result, Summary
from boardkit.library.recovery import default_folder, open_library
from boardkit.library.store import Claim, Library

__all__ = ["Claim", "Library", "MatchId", "Result", "Summary", "default_folder", "open_library"]
