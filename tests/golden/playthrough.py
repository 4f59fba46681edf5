"""One match of each game as text that a person can read: `python -m tests.golden.playthrough` writes it anew.

Each answer stands with its question, the number of legal answers, what happened, and the points it changed.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from boardkit.core import Game, Match, Seat, legal, notation
from boardkit.core.notation.shapes import fields_of
from boardkit.core.records.older import restored
from boardkit.core.records.record import from_json
from boardkit.games import GAMES
from boardkit.text import Words, words_for

KEPT: Final = Path(__file__).parent / "kept"

NUMBER: Final = "04"
"""Which of the kept matches is told; it is played to its end."""


def playthrough(game: Game[Any]) -> str:
    """Tell the match."""
    match = restored(game, from_json((KEPT / game.key / f"{NUMBER}.json").read_bytes())).main
    words = words_for("en", game.key, [player.name for player in match.players])
    return "\n".join(line.rstrip() for line in _told(match, words)) + "\n"


def path_of(game: Game[Any]) -> Path:
    """Say where the text is kept."""
    return KEPT / game.key / "playthrough.txt"


def _told(match: Match[Any], words: Words) -> Iterator[str]:
    yield f"{words('title')}: {words.listed(words.names)}; {_options(match)}"
    points = ""
    for before, after in zip((None, *match.moments), match.moments, strict=False):
        if before is not None and after.move is not None and after.seat is not None:
            state = before.step.state
            yield ""
            yield f"{words.seat(after.seat)}: {words.say(state.question)}"
            yield f"  1 of {len(legal(match.game, state))}: {notation.write(after.move)}"
        yield from (f"  - {words.say(frame.event)}" for frame in after.step.frames)
        now = _points(match.game, after.step.state, words)
        if now != points:
            yield now
        points = now


def _options(match: Match[Any]) -> str:
    names = fields_of(type(match.options))
    return ", ".join(f"{name} {notation.write_value(getattr(match.options, name))}" for name in names)


def _points(game: Game[Any], state: Any, words: Words) -> str:
    totals = enumerate(game.score(state).totals)
    return "  points: " + ", ".join(f"{words.seat(Seat(seat))} {total}" for seat, total in totals)


if __name__ == "__main__":
    for one in GAMES.values():
        path_of(one).write_text(playthrough(one), "utf-8")
