"""The promises that every game keeps; games are found in GAMES, options in their fields."""

import os
import subprocess
import sys
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import Game, Seat
from boardkit.draw.drawings import drawing_of
from boardkit.draw.numbers import watched
from boardkit.games import GAMES
from boardkit.testing import promises
from boardkit.testing.strategies import played, settings_of, shared
from boardkit.text import LANGUAGES
from tests.every import every_game, played_out, with_each
from tests.games.digests import digest_of


@with_each("promise", promises.OF_GAMES)
@every_game
def test_games_keep_a_promise(game: Game[Any], promise: promises.OfGame) -> None:
    promise(game)


SECRECY = [promise for promise in promises.OF_MATCHES if promise.__name__.startswith("promise_6")]
OTHERS = [promise for promise in promises.OF_MATCHES if promise not in SECRECY]


@pytest.mark.parametrize("promise", SECRECY, ids=lambda promise: promise.__name__)
@every_game
@given(data=st.data())
def test_matches_keep_secrets(game: Game[Any], promise: promises.OfMatch, data: st.DataObject) -> None:
    setting = data.draw(shared(game))
    promise(played(setting), Random(setting.seed))


@pytest.mark.sample(6)
@pytest.mark.parametrize("promise", OTHERS, ids=lambda promise: promise.__name__)
@every_game
@given(data=st.data())
def test_matches_keep_a_promise(game: Game[Any], promise: promises.OfMatch, data: st.DataObject) -> None:
    setting = data.draw(shared(game))
    promise(played(setting), Random(setting.seed))


@pytest.mark.sample(3)
@every_game
@given(data=st.data())
def test_what_logs_leave_out_is_told_with_what_follows(game: Game[Any], data: st.DataObject) -> None:
    setting = data.draw(shared(game))
    promises.told_with_what_follows(partial(watched, drawing_of(game.key)))(
        played(setting), Random(setting.seed)
    )


@pytest.mark.nightly
@pytest.mark.timeout(0)
@every_game
@settings(derandomize=False, max_examples=1000)
@given(data=st.data())
def test_many_matches_keep_every_promise(game: Game[Any], data: st.DataObject) -> None:
    setting = data.draw(settings_of(game))
    for promise in (
        *promises.OF_MATCHES,
        promises.told_with_what_follows(partial(watched, drawing_of(game.key))),
    ):
        promise(played(setting), Random(setting.seed))


@every_game
def test_a_guess_follows_from_its_source_of_chance(game: Game[Any]) -> None:
    walked = played_out(game.key, 1).moments
    state = walked[len(walked) // 2].step.state
    assert game.guess(state, Seat(0), Random(4)) == game.guess(state, Seat(0), Random(4))


@pytest.mark.nightly
def test_another_process_plays_the_same_tables() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-m", "tests.games.digests"]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert other.stdout.splitlines() == list(map(digest_of, GAMES))


@every_game
def test_classes_cite_rules(game: Game[Any]) -> None:
    assert len(promises.ruled_classes(game)) > 20


@every_game
def test_rulebooks_have_the_same_sections_in_every_language(game: Game[Any]) -> None:
    books = promises.rulebooks(game)
    assert set(books) == set(LANGUAGES)
    outlines = [[(one.number, one.level) for one in book.sections.values()] for book in books.values()]
    assert all(outline == outlines[0] for outline in outlines)


@every_game
def test_every_section_has_a_title_and_a_text(game: Game[Any]) -> None:
    for book in promises.rulebooks(game).values():
        assert book.title
        assert book.preface
        assert [section.number for section in book.sections.values() if not section.text] == []
