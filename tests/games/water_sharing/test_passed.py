"""Whoever builds no more in a step is known by it, in the picture and in words."""

import pytest

from boardkit.core import CHANCE, legal
from boardkit.draw.blocks import Room
from boardkit.games import GAMES
from boardkit.games.water_sharing.box.cards import deck
from boardkit.games.water_sharing.rules.moves import Accept, Pass, Refuse
from boardkit.games.water_sharing.rules.questions import BuildFirst, Generate, SufferCard
from boardkit.games.water_sharing.show.cards import told
from boardkit.games.water_sharing.show.seats import Boards, seats
from boardkit.games.water_sharing.show.words import describe
from boardkit.text import words_for
from tests.desk.tools import ink_of, new_match
from tests.every import with_each
from tests.games.water_sharing import basin

WATER, NAMES = GAMES["water_sharing"], ("Ada", "Béla", "Chen")

SPREAD = """\
A residential 6 5
A farm 6 6
A mine 3 4
A power_plant 5 4
A junction 6 7
A university 4 4
A farm 7 6
"""
"""More kinds than a line has room for."""


@with_each("room", [Room(25, 10), Room(44, 12), Room(52, 20)])
def test_a_community_that_has_passed_is_marked(room: Room) -> None:
    match, words, palette = (
        new_match(WATER, 3),
        words_for("en", WATER.key, NAMES),
        ink_of(WATER.key, 3).palette,
    )
    while not isinstance(match.state.question, BuildFirst):
        match = match.play(legal(WATER, match.state)[0])
    first = match.state.to_move
    assert first is not None
    view = WATER.view(match.play(Pass()).state, CHANCE)
    marked = [line.plain for line in seats(view, words, palette, room) if line.plain.startswith("✓")]
    assert len(marked) == 1
    assert NAMES[first] in marked[0]
    assert words("describe-passed", seat=NAMES[first]) in describe(view, words)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_it_means_to_bear_a_card_stands_before_what_the_card_says(language: str) -> None:
    words = words_for(language, WATER.key, NAMES)
    state = basin.table("A farm 6 5", SufferCard(basin.A, basin.B, next(iter(deck("").actions))))
    for move, message in ((Accept(), "act-bear"), (Refuse(), "act-resist")):
        first, *rest = told(state, move, words)
        assert first == words(message)
        assert bool(rest) is isinstance(move, Accept), "what the card says is said once"


@with_each("columns", [34, 38, 44])
def test_what_is_built_stands_closer_before_any_of_it_is_cut(columns: int) -> None:
    words, palette = words_for("en", WATER.key, NAMES), ink_of(WATER.key, 3).palette
    board = Boards(basin.table(SPREAD, Generate(basin.A)), words, palette, columns)
    apart = board.built(basin.A, named=False)
    (line,) = board.built_in_a_line(basin.A)
    assert len(apart) == 1 or "·" not in line.plain
    assert line.cell_len <= columns
    assert columns < 38 or "…" not in line.plain
