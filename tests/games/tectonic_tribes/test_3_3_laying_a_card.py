import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import NotAsked, Seat, legal
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.box.things import Terrain, TerrainCard
from boardkit.games.tectonic_tribes.rules.land import NoOverlap, NothingNew, OnLava, OnRivalTent, fits, misfit
from boardkit.games.tectonic_tribes.rules.model import Cell, Placement
from boardkit.games.tectonic_tribes.rules.moves import Pass
from boardkit.games.tectonic_tribes.rules.placing import MustPlace, OwnLost, Passed, TerrainPlaced
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard
from boardkit.maps.squares import Square, Turn, box
from tests.every import with_each
from tests.games.tectonic_tribes.board import act, cards, continent, drawn, events, refused, revealed, rows

CARD = 31
"""Three plains over three lakes; seat 0 plays it, and so acts before seat 1, which plays card 1."""


@with_each(
    "diagram, at, covered",
    [
        ("P P P \n P P P", "e2s1", 1),
        ("P P P \n P P P", "e1s1", 2),
        ("P P P \n P P P", "e0s1", 3),
        ("P P P \n P P P", "e1s0", 4),
        ("P P P \n P P .", "e0s0", 5),
    ],
)
def test_3_3_a_card_may_cover_one_to_five_squares(diagram: str, at: str, covered: int) -> None:
    before = revealed(diagram, CARD, 1)
    after = act(before, f"place {at} r0").state
    assert len(after.continent.cells) == len(before.continent.cells) + 6 - covered


@with_each("at", ["e3s0", "e0s2", "w3s0", "e0n2", "e3s2", "w90n90"])
def test_3_3_a_card_must_cover_a_square(at: str) -> None:
    assert refused(revealed("P P P \n P P P", CARD, 1), f"place {at} r0") == NoOverlap()


@with_each("at, turn", [("e0s0", "r0"), ("e1s1", "r180"), ("e0s0", "r90"), ("e2s0", "r270")])
def test_3_3_a_card_must_not_cover_six_squares(at: str, turn: str) -> None:
    state = revealed("P P P P \n P P P P \n P P P P", CARD, 1)
    assert refused(state, f"place {at} {turn}") == NothingNew()


def test_3_3_squares_of_several_cards_are_counted_together() -> None:
    state = act(revealed("P P P \n P P P", CARD, 1), "place e0n1 r0").state
    assert refused(state, "place e0n1 r90") == NothingNew()
    assert act(state, "place w1n1 r90").state.continent.placements[-1].at == Square(-1, -1)


@with_each(
    "turn, diagram",
    [
        ("r0", "P * * \n L L L"),
        ("r90", "L P \n L * \n L *"),
        ("r180", "L L L \n * * P"),
        ("r270", "* L \n * L \n P L"),
    ],
)
def test_3_3_a_card_may_be_turned(turn: str, diagram: str) -> None:
    assert drawn(act(revealed("P", 75, 1), f"place e0s0 {turn}").state.continent) == rows(diagram)


def test_3_3_a_card_lies_on_top() -> None:
    step = act(revealed("F", CARD, 1), "place w2n1 r0")
    at, land = Square(-2, -1), step.state.continent
    card, six = TerrainCard(CARD), tuple(box(at, 3, 2))
    assert events(step) == [TerrainPlaced(Seat(0), card, at, Turn.R0, six)]
    assert land.placements == (Placement(at, Turn.R0, Seat(0), card),)
    assert land.cells[Square(0, 0)] == Cell(Terrain.LAKE, None, None, layer=0, height=1)
    assert land.cells[Square(-1, 0)] == Cell(Terrain.LAKE, None, None, layer=0, height=0)


def test_3_3_after_laying_the_next_seat_acts() -> None:
    state = act(revealed("F", CARD, 1), "place e0s0 r0").state
    assert state.question == PlaceCard(Seat(1))
    assert (state.chosen, state.acted) == ((None, TerrainCard(1)), (Seat(0),))


def test_3_3_a_card_may_not_cover_lava() -> None:
    state = revealed("P P P \n P * P", CARD, 1)
    assert refused(state, "place e1s1 r0") == OnLava(Square(1, 1))
    assert refused(state, "tribe scouts e0s0 r90") == OnLava(Square(1, 1))
    assert drawn(act(state, "place e2s1 r0").state.continent) == rows("""
        P P P . .
        P * P P P
        . . L L L
    """)


def test_3_3_a_card_may_not_cover_a_tent_of_a_rival() -> None:
    state = revealed("P P P \n P 1 P", CARD, 1)
    assert refused(state, "place e0s1 r0") == OnRivalTent(Square(1, 1), Seat(1))
    assert refused(state, "tribe hunters e1s1 r90") == OnRivalTent(Square(1, 1), Seat(1))


@pytest.mark.parametrize("move", ["place e0s1 r0", "tribe hunters e0s1 r0"])
def test_3_3_own_tents_may_be_covered_by_any_card(move: str) -> None:
    state = act(revealed("P P P \n 0 0 P", CARD, 1), move).state
    assert [state.continent.cells[Square(x, 1)].height for x in (0, 1)] == [1, 1]
    assert state.continent.cells[Square(1, 1)].tent is None


@with_each("below", ["Fx2", "L+1", "M+2", "P", "F"])
def test_3_3_everything_else_may_be_covered(below: str) -> None:
    state = act(revealed(f"P {below}", CARD, 1), "place e1s0 r0").state
    assert state.continent.cells[Square(1, 0)] == Cell(Terrain.PLAIN, None, None, layer=0, height=1)


def test_3_3_the_plain_of_a_rivals_tribe_card_may_be_covered() -> None:
    state = act(revealed("P", CARD, 1), "tribe pickets e0s0 r0", "drop 0").state
    assert drawn(state.continent) == rows("0 P P \n P P 0")
    assert refused(state, "place e2s1 r0") == OnRivalTent(Square(2, 1), Seat(0))
    assert drawn(act(state, "place e2n1 r0").state.continent) == rows("""
        . . L M F
        0 P L M+2 M
        P P 0 . .
    """)


def test_3_3_who_can_lay_a_terrain_card_may_not_pass() -> None:
    assert refused(revealed("P", CARD, 1), "pass") == MustPlace()


def test_3_3_a_card_that_fits_nowhere_is_discarded() -> None:
    state = revealed("1 * \n * 1", CARD, 1, face_up=cards([9]))
    assert legal(GAME, state) == (Pass(),)
    step = act(state, "pass")
    assert events(step) == [Passed(Seat(0)), OwnLost(Seat(0), TerrainCard(CARD))]
    assert (step.state.face_up, step.state.acted) == (cards([9, CARD]), (Seat(0),))
    assert step.state.question == PlaceCard(Seat(1))


def test_3_3_laying_is_no_answer_to_another_question() -> None:
    assert refused(revealed("P", CARD, 1), "drop 0") == NotAsked("3.3")


WORDS = st.sampled_from([".", ".", "F", "L", "P", "*", "0", "1"])
"""Squares of random continents, gaps and squares that bar a card among them."""


@st.composite
def diagrams(draw: st.DrawFn) -> str:
    """Draw land of up to seven squares by seven, with at least one square."""
    width, height = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    lines = [draw(st.lists(WORDS, min_size=width, max_size=width)) for _ in range(height)]
    return "\n".join(["P" + " ." * (width - 1), *map(" ".join, lines)])


@given(diagrams(), st.sampled_from([Seat(0), Seat(1)]))
def test_3_3_the_fast_list_of_spots_is_the_slow_one(diagram: str, seat: Seat) -> None:
    land = continent(diagram)
    anchors = box(Square(-4, -4), 16, 17)
    slow = {(at, turn) for at in anchors for turn in Turn if misfit(land, seat, at, turn) is None}
    fast = fits(land, seat)
    assert len(set(fast)) == len(fast)
    assert set(fast) == slow
