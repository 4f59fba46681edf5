"""What it takes to lay a card, one by one: the first condition that is not met is the refusal."""

from itertools import product

from boardkit.core import Move, Seat
from boardkit.core.notation.moves import read
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.box.things import TribeCard
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.moves import PlaceTerrain, PlaceTribe
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard, PlaceOwn
from boardkit.maps.squares import Square, Turn
from boardkit.text import words_for
from boardkit.text.reasons import condition_said
from tests.every import every_language, with_each
from tests.games.tectonic_tribes.board import revealed, table

LAND = """
    F  L  *  P
    0  1  M  P
    P  P  M  .
"""


def unmet(state: State, move: str) -> list[str]:
    found = GAME.conditions(state, read(move, GAME.moves))
    return [condition.kind.__name__ for condition in found if condition.refusal]


@with_each(
    "move, kinds",
    [
        ("place e3s1 r0", []),
        ("place e9s9 r0", ["NoOverlap"]),
        ("place e1s0 r0", ["OnLava", "OnRivalTent", "NothingNew"]),
        ("tribe scouts e3s1 r0", []),
    ],
)
def test_3_3_every_condition_is_told_met_or_not(move: str, kinds: list[str]) -> None:
    assert unmet(revealed(LAND, 71, 38), move) == kinds


def test_2_the_first_card_has_but_one_condition() -> None:
    state = table(".", PlaceCard(Seat(0)), chosen=(71, 38))
    assert unmet(state, "place e1s0 r0") == ["FirstCardElsewhere"]
    assert unmet(state, "place e0s0 r0") == []


def test_other_moves_have_the_refusal_alone() -> None:
    state = revealed(LAND, 71, 38)
    assert unmet(state, "pass") == ["MustPlace"]
    assert unmet(state, "draw 5") == ["NotAsked"]


def test_the_first_condition_that_is_not_met_is_the_refusal() -> None:
    own = table(LAND, PlaceOwn(Seat(0)), chosen=(71, 38))
    squares = [Square(x, y) for x, y in product(range(-3, 5), range(-3, 4))]
    moves: list[Move] = [PlaceTerrain(at, turn) for at, turn in product(squares, Turn)]
    moves += [PlaceTribe(TribeCard("scouts"), at, turn) for at, turn in product(squares, Turn)]
    for state, move in product((revealed(LAND, 71, 38), own), moves):
        refusals = [one.refusal for one in GAME.conditions(state, move) if one.refusal]
        assert next(iter(refusals), None) == GAME.refusal(state, move)


@every_language
def test_every_condition_can_be_said_met_and_not_met(language: str) -> None:
    words = words_for(language, GAME.key)
    for move in ("place e3s1 r0", "place e1s0 r0", "place e9s9 r0", "tribe scouts e1s0 r0", "pass"):
        said = [
            condition_said(one, words)
            for one in GAME.conditions(revealed(LAND, 71, 38), read(move, GAME.moves))
        ]
        assert all(line.startswith(("✓", "✗")) for line in said)
