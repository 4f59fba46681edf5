"""Coached matches, in which rules are told when they are first needed; what has been told to whom."""

from collections.abc import Mapping
from typing import Any, Final

from boardkit.library.match_rows import MatchId
from boardkit.library.store import Library

COACHED: Final = "coached-matches"
TOLD: Final = "rules-told"
SIGNS: Final = "signs-told"
"""The settings that hold the numbers of coached matches; sections, and signs, by game and by player."""

Told = Mapping[str, frozenset[str]]
"""The sections of one game that have been told, by the player's name."""


def is_coached(library: Library, match: MatchId) -> bool:
    """Return whether rules are told in a match when they are first needed."""
    return match in _numbers(library)


def set_coached(library: Library, match: MatchId, *, coached: bool) -> None:
    """Let rules be told in a match, or no more; raise FaultError if the library cannot be written."""
    others = [number for number in _numbers(library) if number != match]
    library.set_setting(COACHED, [*others, int(match)] if coached else others)


def rules_told(library: Library, game: str) -> Told:
    """Return which rules of a game have been told to whom; what is damaged counts as not told."""
    players = _games(library, TOLD).get(game)
    found = players.items() if isinstance(players, dict) else ()
    listed = ((name, plain if isinstance(plain, list) else []) for name, plain in found)
    return {name: frozenset(text for text in plain if isinstance(text, str)) for name, plain in listed}


def keep_told(library: Library, game: str, told: Told) -> None:
    """Add to the rules of a game told to whom; raise FaultError if the library cannot be written."""
    known = rules_told(library, game)
    both = {name: known.get(name, frozenset()) | told.get(name, frozenset()) for name in {**known, **told}}
    plain = {name: sorted(sections) for name, sections in both.items()}
    library.set_setting(TOLD, {**_games(library, TOLD), game: plain})


def signs_told(library: Library, game: str) -> Mapping[str, Mapping[str, int]]:
    """Return in how many turns which signs were explained to whom; what is damaged counts as none."""
    players = _games(library, SIGNS).get(game)
    found = players.items() if isinstance(players, dict) else ()
    return {
        name: signs
        for name, signs in found
        if isinstance(signs, dict) and all(isinstance(count, int) for count in signs.values())
    }


def keep_signs(library: Library, game: str, told: Mapping[str, Mapping[str, int]]) -> None:
    """Keep how often signs were explained to whom; raise FaultError if the library cannot be written."""
    library.set_setting(SIGNS, {**_games(library, SIGNS), game: {**signs_told(library, game), **told}})


def _numbers(library: Library) -> list[int]:
    kept = library.setting(COACHED)
    return [number for number in kept if isinstance(number, int)] if isinstance(kept, list) else []


def _games(library: Library, setting: str) -> dict[str, Any]:
    kept = library.setting(setting)
    return kept if isinstance(kept, dict) else {}
