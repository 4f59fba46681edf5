"""Promise 9: everything that is asked, done, refused or counted has words in every language."""

from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest
from attrs import fields
from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import (
    Event,
    Fault,
    Game,
    Match,
    Move,
    Player,
    Question,
    Refusal,
    ScoreLine,
    Seat,
    SeatChance,
    SeatEvent,
    TieBreak,
    Verdict,
    legal,
)
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.text import LANGUAGES, words_for
from boardkit.text.log import told
from boardkit.text.names import class_id
from tests.every import every_key, every_language

PACKAGES = ("boardkit.core", "boardkit.library", "boardkit.commands", "boardkit.tui")
SAID = (Question, SeatChance, Move, Event, SeatEvent, Refusal, ScoreLine, TieBreak, Verdict)


def modules(package: str) -> Iterator[Any]:
    root = import_module(package)
    yield root
    for found in walk_packages(root.__path__, f"{package}."):
        if not found.name.endswith((".draw", ".screen")):
            yield import_module(found.name)


def classes(package: str) -> list[type]:
    found = {
        kind
        for module in modules(package)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, (*SAID, Fault)) and kind.__module__.startswith(package)
    }
    found -= {*SAID, Fault}
    leaves = [kind for kind in found if not any(issubclass(other, kind) for other in found - {kind})]
    return sorted(leaves, key=lambda kind: kind.__name__)


@every_language
@every_key
def test_every_class_of_a_game_has_a_message(key: str, language: str) -> None:
    words = words_for(language, key)
    missing = [class_id(kind) for kind in classes(GAMES[key].package) if class_id(kind) not in words.messages]
    assert not missing


@every_language
def test_every_fault_has_a_message(language: str) -> None:
    words = words_for(language)
    faults = [
        kind
        for package in ("boardkit.core", "boardkit.library", "boardkit.commands", "boardkit.tui")
        for kind in classes(package)
    ]
    missing = [class_id(kind) for kind in faults if class_id(kind) not in words.messages]
    assert faults
    assert not missing


@every_language
@every_key
def test_titles_options_and_kinds_have_words(key: str, language: str) -> None:
    words = words_for(language, key)
    options = [f"option-{field.name.replace('_', '-')}" for field in fields(GAMES[key].options)]
    assert [name for name in ("title", "summary", *options) if name not in words.messages] == []


@every_language
@every_key
def test_every_kind_of_move_has_a_verb(key: str, language: str) -> None:
    messages = words_for(language, key).messages
    named = {kind: class_id(kind) for kind in GAMES[key].moves}
    assert [
        kind
        for kind, name in named.items()
        if messages.plain(name) is None and "verb" not in messages.attributes(name)
    ] == []


@lru_cache(maxsize=32)
def random_match(game: Game[Any], seed: int, seats: int, decisions: int) -> Match[Any]:
    match = start(game, game.options(), [Player(f"P{n}", n) for n in range(seats)], seed)
    for _ in range(decisions):
        if match.over:
            break
        moves = legal(game, match.state)
        match = match.play(moves[seed % len(moves)])
    return match


@pytest.mark.sample(8)
@every_language
@every_key
@given(data=st.data())
def test_everything_that_happens_can_be_said(key: str, language: str, data: st.DataObject) -> None:
    game = GAMES[key]
    seats = data.draw(st.sampled_from(game.seats))
    match = random_match(game, data.draw(st.integers(0, 999)), seats, data.draw(st.integers(0, 400)))
    words = words_for(language, key, [f"P{n}" for n in range(seats)])
    for seat in range(seats):
        lines = list(told(match, Seat(seat), words, minor=True))
        assert all(line.text and "{" not in line.text for line in lines)
    for moment in match.moments:
        if moment.move is not None:
            assert words.say(moment.move)
            assert words.short(moment.move)
        if moment.step.state.question is not None:
            assert words.say(moment.step.state.question)
    sheet = game.score(match.state)
    for line in sheet.lines:
        assert words.say(line)
        assert words(f"kind-{line.kind}")


@every_key
def test_both_languages_have_the_same_messages_and_attributes(key: str) -> None:
    first, *others = (words_for(language, key).messages for language in LANGUAGES)
    for other in others:
        assert first.ids == other.ids
        assert all(set(first.attributes(name)) == set(other.attributes(name)) for name in first.ids)
