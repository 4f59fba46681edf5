"""A process that plays until it is killed, and says what it is about to save and what it has saved."""

import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from boardkit.core import Note, NoteKind, Seat, Study, legal, records
from boardkit.core.lines.study import MAIN
from boardkit.library import Library, MatchId, open_library
from tests.helpers import GAMES, new_match
from tests.toy import TOY

Tell = Callable[[tuple[int, int, bool]], None]
"""Tells the number of a match, 0 before it has one; its digest; whether it is saved by now."""


def digest(study: Study[Any]) -> int:
    """Return a checksum of all that a library has to keep of a match."""
    return zlib.crc32(records.to_json(records.record(study, "")).encode())


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
    study = Study(new_match(random.randrange(1000), rounds=20).__replace__(open_table=random.random() < 0.5))
    tell((0, digest(study), False))
    number = library.create(study)
    tell((number, digest(study), True))
    library.rename(number, name)
    return number


def play_to_the_end(library: Library, number: MatchId, random: Random, tell: Tell) -> None:
    with library.claim(number):
        study = library.load(number, GAMES)
        while not study.main.over:
            study = changed(study, random)
            tell((number, digest(study), False))
            library.save(number, study)
            tell((number, digest(study), True))


def changed(study: Study[Any], random: Random) -> Study[Any]:
    """Play a decision, take one back and note it, or go over to a branch and back."""
    match = study.match
    if study.name and random.random() < 0.5:
        return study.switch(MAIN)
    if match.open_table and random.random() < 0.05:
        name = random.choice("abc")
        return study.switch(name) if name in study.branches else study.branch(name, match.at // 2)
    if match.at > 4 and random.random() < 0.2:
        taken_back = match.undo()
        return study.playing(taken_back.noted(Note(taken_back.at, NoteKind.TAKEN_BACK, Seat(0))))
    if match.over:
        return study.switch(MAIN)
    return study.playing(match.play(random.choice(legal(TOY, match.state))))
