"""Tables that differ in a secret alone look alike to all others, in handouts and words; else, tests/desk."""

from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from boardkit.commands.plain.sitting import Sitting, Talk
from boardkit.commands.plain.telling import tell_question, tell_turn
from boardkit.commands.plain.verbs import VERBS
from boardkit.core import CHANCE, Match, Study
from boardkit.games import GAMES
from boardkit.handout.making import FORMS, of_match
from boardkit.handout.matches import By
from boardkit.library.session import Unkept
from boardkit.testing.matches import Setting, play_out
from boardkit.text import words_for
from tests.daily import in_turn
from tests.every import every_key
from tests.games.secrets import SECRETS, Twins, secret_of, twins

TELLING = (
    *("help", "describe", "map", "where", "regions", "hand", "offers", "cards"),
    *("log", "score", "rules", "branches"),
)
"""What plain play tells when it is asked for nothing in particular."""

LAST: Final = {form: 1 if form == "svg" else 4 for form in FORMS}
"""How many of the last decisions are handed out: one picture has room for the happenings of few."""


@cache
def some_twins(key: str) -> tuple[Twins, ...]:
    """Make twins for each secret that a random match comes to, followed as far as they go."""
    game = GAMES[key]
    match = play_out(Setting(game, game.options(), max(2, game.seats[0]), 3))
    last = {secret_of(game, moment.step.state.question): at for at, moment in enumerate(match.moments[:-1])}
    asked = [last[secret] for secret in SECRETS[key] if secret in last]
    return tuple(pair for at in asked for pair in list(twins(match, at, Random(at)))[-1:])


@pytest.mark.parametrize(("key", "form"), in_turn(GAMES, [*FORMS]))
def test_no_handout_tells_a_secret(key: str, form: str) -> None:
    for pair in some_twins(key):
        words = words_for("en", key, [player.name for player in pair.one.players])
        first = max(0, pair.one.at - LAST[form])
        for viewer in pair.others:
            one, other = (
                FORMS[form](of_match(Study(match), words, viewer, By.HAPPENING, first))
                for match in (pair.one, pair.other)
            )
            assert one == other, (pair.secret, viewer)


@every_key
def test_no_word_of_plain_play_tells_a_secret(key: str, tmp_path: Path) -> None:
    for pair in some_twins(key):
        if pair.one.state.to_move in pair.others and pair.one.state.to_move != CHANCE:
            assert told_plainly(pair.one) == told_plainly(pair.other), pair.secret


def told_plainly(match: Match[Any]) -> str:
    """Write all that plain play tells the seat that is asked."""
    words = words_for("en", match.game.key, [player.name for player in match.players])
    sink = StringIO()
    nowhere: Any = Unkept()
    sitting = Sitting(nowhere, Study(match), words, Talk(StringIO(), sink))
    sitting.begin_move()
    tell_turn(sitting)
    tell_question(sitting)
    for topic in TELLING:
        do, *_ = VERBS[topic]
        do(sitting, "")
    return sink.getvalue()
