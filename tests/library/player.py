"""A process that plays until it is killed, and says what it is about to save and what it has saved."""

import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from attrs import evolve

from boardkit.core import Match, Note, NoteKind, Seat, legal
from boardkit.core.lines.branches import branched, home, lines, switched
from boardkit.core.records import record as records
from boardkit.library import Library, MatchId, open_library
from tests.helpers import GAMES, new_match
from tests.toy import TOY

Tell = Callable[[tuple[int, int, bool]], None]
"""Tells the number of a match, 0 before it has one; its digest; whether it is saved by now."""


def digest(match: Match[Any]) -> int:
    """Return a checksum of all that a library has to keep of a match."""
    return zlib.crc32(records.to_json(records.record(match, "")).encode())


def play_for_ever(folder: Path, seed: int, tell: Tell) -> None:
    """Go on with this player's match, and begin another whenever one is over."""
    random = Random(seed)
    mine = f"player {seed % 2}"
    while True:
        with open_library(folder) as library:
            unfinished = [s.match for s in library.matches() if s.name == mine and not s.finished]
            number = unfinished[0] if unfinished else begin(library, mine, random, tell)
            play_to_the_end(library, number, random, tell)


def begin(library: Library, name: str, random: Random, tell: Tell) -> MatchId:
    match = evolve(new_match(random.randrange(1000), rounds=20), open_table=random.random() < 0.5)
    tell((0, digest(match), False))
    number = library.create(match)
    tell((number, digest(match), True))
    library.rename(number, name)
    return number


def play_to_the_end(library: Library, number: MatchId, random: Random, tell: Tell) -> None:
    with library.claim(number):
        match = library.load(number, GAMES)
        while not home(match).over:
            match = changed(match, random)
            tell((number, digest(match), False))
            library.save(number, match)
            tell((number, digest(match), True))


def changed(match: Match[Any], random: Random) -> Match[Any]:
    """Play a decision, take one back and note it, or go over to a branch and back."""
    if match.name and random.random() < 0.5:
        return home(match)
    if match.open_table and random.random() < 0.05:
        name = random.choice("abc")
        known = [line.name for line in lines(match)]
        return switched(match, name) if name in known else branched(match, name, match.at // 2)
    if match.at > 4 and random.random() < 0.2:
        taken_back = match.undo()
        return taken_back.noted(Note(taken_back.at, NoteKind.TAKEN_BACK, Seat(0)))
    return home(match) if match.over else match.play(random.choice(legal(TOY, match.state)))
