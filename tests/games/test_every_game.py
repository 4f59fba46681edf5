"""The promises that every game keeps; games are found in GAMES, options in their fields."""

import os
import pkgutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import Event, Game, Match, Pending, Refusal, ScoreLine, TieBreak, Verdict
from boardkit.games import GAMES
from tests.games.causes import exists
from tests.games.digests import digests
from tests.games.playing import LANGUAGES, conservation, play_out, rulebook, settings_of, shared
from tests.games.promises import PROMISES

Promise = Callable[[Match[Any], Random], None]

RULED = (Pending, Event, Refusal, ScoreLine, TieBreak, Verdict)
"""The bases of all classes that cite a section of the rulebook."""

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@games
@given(data=st.data())
def test_matches_keep_a_promise(game: Game[Any], promise: Promise, data: st.DataObject) -> None:
    setting = data.draw(shared(game))
    promise(play_out(setting), Random(setting.seed))


@pytest.mark.nightly
@pytest.mark.timeout(0)
@games
@settings(derandomize=False, max_examples=1000)
@given(data=st.data())
def test_many_matches_keep_every_promise(game: Game[Any], data: st.DataObject) -> None:
    setting = data.draw(settings_of(game))
    for promise in PROMISES:
        promise(play_out(setting), Random(setting.seed))


@games
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_another_process_plays_the_same_tables(game: Game[Any], hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.games.digests", game.key]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == digests(game.key)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_cited_is_a_section(game: Game[Any], language: str) -> None:
    sections = rulebook(game, language).sections
    assert ruled_classes(game)
    assert [kind for kind in ruled_classes(game) if kind.rule not in sections] == []


@games
def test_rulebooks_have_the_same_sections_in_every_language(game: Game[Any]) -> None:
    books = [rulebook(game, language).sections.values() for language in LANGUAGES]
    outlines = [[(section.number, section.level) for section in book] for book in books]
    assert all(outline == outlines[0] for outline in outlines)


@games
def test_every_section_has_a_title_and_a_text(game: Game[Any]) -> None:
    for language in LANGUAGES:
        book = rulebook(game, language)
        assert book.title
        assert book.preface
        assert [section.number for section in book.sections.values() if not section.text] == []


@games
def test_events_touch_parts_that_there_are(game: Game[Any]) -> None:
    patterns = [
        (kind, pattern) for kind in ruled_classes(game) if issubclass(kind, Event) for pattern in kind.touches
    ]
    assert [(kind, pattern) for kind, pattern in patterns if not exists(game.state, kind, pattern)] == []
    assert patterns
    assert all(exists(game.state, Event, pattern) for pattern in conservation(game).UNSEEN)


@games
def test_moves_have_verbs_of_their_own(game: Game[Any]) -> None:
    assert len({move.verb for move in game.moves}) == len(game.moves)


def ruled_classes(game: Game[Any]) -> list[Any]:
    """Find every class of a game's package that cites a rule."""
    found = {
        value
        for module in modules(game)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, RULED) and value.__module__ == module.__name__
    }
    return sorted(found, key=lambda kind: kind.__qualname__)


def modules(game: Game[Any]) -> Iterator[Any]:
    """Import every module of a game's package."""
    package = import_module(game.package)
    for found in pkgutil.walk_packages(package.__path__, f"{game.package}."):
        yield import_module(found.name)
