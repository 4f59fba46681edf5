"""What is counted for people tells nobody what a seat did in secret."""

import re
from collections.abc import Sequence
from concurrent.futures import Future
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import pytest

from boardkit.core import CHANCE, Game, Match, Player, Seat, Study, legal, records
from boardkit.core.lines.course import known_moments, last_number, number_of, stretch_of
from boardkit.core.lines.match import Sitter
from boardkit.core.teaching.coverage import applied
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.rules.moves import BuyCard
from boardkit.handout.matches import By, slides_of_match
from boardkit.handout.slides import Eyes
from boardkit.library import open_library
from boardkit.players.thinking import Task
from boardkit.text.loading import words_for
from boardkit.tui.desk.sight import Walk
from boardkit.tui.desk.wishes import Think
from boardkit.tui.preferences import PAUSES, Pace, Preferences
from boardkit.tui.table import screen as thinking
from tests.cli.running import Shell
from tests.every import every_game

MARS: Final = "terraforming_mars"
NAMES: Final = ("Ada", "Ben", "Chen")

PLAYED: Final = (
    ("list",),
    ("replay", "1"),
    ("rules", MARS, "--coverage", "1"),
    ("show", "1"),
    ("show", "1", "--at", "999"),
    ("suggest", "1", "--at", "0"),
    ("handout", "1", "--format", "text"),
    ("handout", "1", "--format", "cast"),
    ("handout", "1", "--format", "html"),
    ("handout", "1", "--by", "happening", "--format", "text"),
    ("handout", "1", "--from", "999", "--format", "text"),
    *(("show", "1", "--at", str(at), "--seat", seat) for at in (10, 30, 45) for seat in ("Ben", "Chen")),
    *(("handout", "1", "--at", str(at), "--format", "text") for at in (10, 30, 45)),
)
"""What a looker-on may ask of a match."""


@cache
def _set_up(*keeps: int, choosing: int | None = None) -> Match[Any]:
    """Play the set-up of Mars: seat after seat keeps so many cards; the next one is still choosing."""
    game = GAMES[MARS]
    players = [Player(name, colour) for colour, name in enumerate(NAMES)]
    match = records.start(game, game.options(), players, 5)
    for wanted in keeps:
        match = _picked(match, wanted)
        match = match.play(next(move for move in legal(game, match.state) if not isinstance(move, BuyCard)))
    return match if choosing is None else _picked(match, choosing)


def _picked(match: Match[Any], wanted: int) -> Match[Any]:
    match = match.play(legal(match.game, match.state)[0])
    for _ in range(wanted):
        cards = (move for move in legal(match.game, match.state) if isinstance(move, BuyCard))
        match = match.play(next(cards))
    return match


def _asked(shell: Shell, match: Match[Any]) -> Sequence[str]:
    """Ask all that a looker-on may ask of a match."""
    with open_library(shell.data) as library:
        number = library.create(Study(match))
    answers = [shell(*(str(number) if word == "1" else word for word in words)) for words in PLAYED]
    with open_library(shell.data) as library:
        library.delete(number)
    told = (f"{one.code} {one.out} {one.err}" for one in answers)
    return [re.sub(rf"match {number}|\b{number}\. |Last played .*", "", one) for one in told]


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (_set_up(2, 3), _set_up(0, 3)),
        (_set_up(2, 3), _set_up(6, 1)),
        (_set_up(1, choosing=0), _set_up(4, choosing=5)),
        (_set_up(choosing=0), _set_up(choosing=1)),
    ],
    ids=["none kept", "many kept", "still choosing", "the first card"],
)
def test_nothing_that_is_counted_tells_how_many_cards_a_seat_keeps(
    shell: Shell, one: Match[Any], other: Match[Any]
) -> None:
    for words, here, there in zip(PLAYED, _asked(shell, one), _asked(shell, other), strict=True):
        assert here == there, words


def test_a_walk_a_presentation_and_the_rulebook_at_the_table_count_alike() -> None:
    one, other = _set_up(2, 3), _set_up(6, 1)
    words = words_for("en", MARS, NAMES)
    for seat in (CHANCE, Seat(2)):
        here, there = (Walk.through(match, seat) for match in (one, other))
        assert here.units == there.units
        assert (here.happening, here.happenings) == (there.happening, there.happenings)
        for by in By:
            slides = [
                slides_of_match(match, Eyes(match, drawing_of(MARS), words, seat), by)
                for match in (one, other)
            ]
            heads = [[(slide.head, slide.told) for slide in some] for some in slides]
            assert heads[0] == heads[1]
    times = [{rule: len(at) for rule, at in applied(match).items()} for match in (one, other)]
    assert times[0] == times[1]


async def test_a_computer_pauses_only_after_what_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = list[float]()

    async def note(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(thinking, "sleep", note)
    for match in (_set_up(choosing=0), _set_up(choosing=1), _set_up(choosing=4), _set_up(4)):
        thought = Future[Any]()
        thought.set_result(None)
        screen: Any = SimpleNamespace(
            program=SimpleNamespace(
                preferences=Preferences(pace=Pace.SLOW),
                thinker=SimpleNamespace(submit=lambda *_, it=thought: it),
            ),
            desk=SimpleNamespace(mode=SimpleNamespace(resting=True), match=match),
            handle=lambda _: None,
        )
        await thinking.think(screen, Think(Task.of(match, Sitter.NEWCOMER)))
    slow = PAUSES[Pace.SLOW]
    assert pauses == [slow, 0, 0, slow]


def test_once_the_table_is_open_everything_counts() -> None:
    closed = _set_up(2, 3)
    opened = closed.__replace__(open_table=True)
    assert last_number(opened) == len(opened.moments) - 1
    assert last_number(closed) == last_number(opened) - (2 + 3)
    assert [stretch_of(opened, at) for at in range(3)] == [(0, 0), (1, 1), (2, 2)]


@every_game
def test_whoever_has_no_seat_sees_a_change_at_each_number(game: Game[Any]) -> None:
    players = [Player(name, colour) for colour, name in enumerate(NAMES[: game.seats[-1]])]
    match, random = records.start(game, game.options(), players, 3), Random(3)
    for _ in range(40):
        match = match if match.over else match.play(random.choice(legal(game, match.state)))
    for number in range(last_number(match) + 1):
        first, last = stretch_of(match, number)
        assert {number_of(match, at) for at in range(first, last + 1)} == {number}
        seen = [game.view(match.moments[at].step.state, CHANCE) for at in range(first, last + 1)]
        assert all(view == seen[0] for view in seen)
    assert set(known_moments(match)) <= set(range(1, len(match.moments)))
