"""Make golden records, once for each version of the rules: `python -m tests.golden.make FOLDER`.

A match of each number is played at random, over all seat counts and options of a game: to its end or to some
moment, with decisions taken back, remarks, and branches where the table is open. Beside the records stand the
digests of what a player meets in them, and moments of the matches are kept as position codes.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from boardkit.core import Game, Match, Note, NoteKind, Player, Seat, Study, legal
from boardkit.core.lines.study import MAIN
from boardkit.core.records.position import position_code
from boardkit.core.records.record import record, to_json
from boardkit.games import GAMES
from boardkit.players.lookup import options_at_random, pick
from tests.golden.digests import digest_of_match, digest_of_table

MATCHES: Final = 20
CODES: Final = 10
LONGEST: Final = 150
"""The most decisions of a match that is not played to its end."""


def golden_match(game: Game[Any], number: int) -> Study[Any]:
    """Play the match of a number."""
    random = Random(f"golden {number}")
    seats = game.seats[number % len(game.seats)]
    players = [Player(f"Player {seat}", seat) for seat in range(seats)]
    options = options_at_random(game, seats, random)
    match = Match.start(game, options, players, number, open_table=number % 3 == 0)
    match = played(match, random, 10_000 if number % 4 == 0 else random.randrange(20, LONGEST))
    study = Study(match)
    if number % 3 == 0:
        for name in ("what if", "quoi d'autre"):
            at = random.choice([at for at in match.decisions() if not match.jump(at).over])
            study = study.branch(name, at)
            branch = played(study.match, random, random.randrange(20))
            study = study.playing(branch).switch(MAIN)
    return study


def played(match: Match[Any], random: Random, decisions: int) -> Match[Any]:
    """Make decisions at random; some are taken back, made again or not, or remarked on."""
    for _ in range(decisions):
        if match.over:
            break
        match = match.play(pick(legal(match.game, match.state), random))
        if random.random() < 0.03:
            seat = Seat(random.randrange(len(match.players)))
            match = match.noted(Note(match.at, NoteKind.REMARK, seat, f"Why not? « {match.at} »"))
        if random.random() < 0.05 and not match.over:
            back = match.undo().undo()
            match = back.redo() if random.random() < 0.5 else back
    return match.undo().undo() if random.random() < 0.3 else match


def write(folder: Path, game: Game[Any]) -> None:
    """Write the records and codes of a game."""
    (folder / game.key).mkdir(parents=True, exist_ok=True)
    digests, codes = {}, []
    for number in range(MATCHES):
        study = golden_match(game, number)
        (folder / game.key / f"{number:02}.json").write_text(to_json(record(study, "golden")), "utf-8")
        digests[f"{number:02}"] = digest_of_match(study)
        if number < CODES:
            moments = study.main.moments
            state = moments[Random(number).randrange(len(moments))].step.state
            codes.append([position_code(game, state), digest_of_table(game, state)])
    text = json.dumps({"matches": digests, "positions": codes}, indent=1)
    (folder / game.key / "digests.json").write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    for one in GAMES.values():
        write(Path(sys.argv[1]), one)
