import pytest

from boardkit.core import GameIsOver, Seat, legal
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.box.things import Terrain, TribeCard
from boardkit.games.tectonic_tribes.rules.model import Options, State
from boardkit.games.tectonic_tribes.rules.placing import LastTribePlaced, TerrainPlaced
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard
from boardkit.games.tectonic_tribes.rules.rounds import GameEnded, HandsPassed, RegionScored, RoundBegun
from boardkit.maps.squares import Square
from tests.games.tectonic_tribes.board import act, events, kinds, refused, revealed, verbs
from tests.games.tectonic_tribes.steady import rounds_by_hand, steady_match

LAND = "P P P P P P P P P"
LAST_TRIBE = "tribe scouts e0n1 r0"


def with_one_tribe_card(**changes: object) -> State:
    """Set a table on which the first of three seats has a single tribe card left."""
    tribes = (tuple(map(TribeCard, left)) for left in (["scouts"], ["hunters"], []))
    return revealed(LAND, 80, 79, 78, tribes=tuple(tribes), **changes)


def test_4_the_fifth_tribe_card_makes_the_round_the_last() -> None:
    assert not act(with_one_tribe_card(), "place e0n1 r0").state.last_round
    step = act(with_one_tribe_card(), LAST_TRIBE)
    assert events(step)[-1] == LastTribePlaced(Seat(0))
    assert step.state.last_round


def test_4_the_last_round_is_finished() -> None:
    state = act(with_one_tribe_card(), LAST_TRIBE, "drop 0").state
    assert (state.question, verbs(state)) == (PlaceCard(Seat(1)), {"place", "tribe"})
    step = act(state, "place e3n1 r0", "place e6n1 r0")
    assert kinds(step)[:3] == [TerrainPlaced, TerrainPlaced, GameEnded]
    assert any(step.state.hands)
    assert step.state.question is None


@pytest.mark.parametrize(
    ("seats", "rounds"), [(2, [5, 5, 5]), (3, [6, 6]), (4, [5, 5]), (5, [4, 4])], ids=str
)
def test_4_the_game_ends_after_two_hands_or_three_with_two_players(seats: int, rounds: list[int]) -> None:
    match = steady_match(seats, Options())
    assert rounds_by_hand(match) == rounds
    assert not any(match.state.hands)


def test_4_nobody_is_asked_after_the_end() -> None:
    state = act(with_one_tribe_card(), LAST_TRIBE, "drop 0", "place e3n1 r0", "place e6n1 r0").state
    assert legal(GAME, state) == ()
    assert refused(state, "pass") == GameIsOver("4")


def test_4_before_the_end_the_game_goes_on() -> None:
    step = act(with_one_tribe_card(), "place e0n1 r0", "place e3n1 r0", "place e6n1 r0")
    assert kinds(step)[-2:] == [HandsPassed, RoundBegun]


def test_4_the_regions_that_somebody_holds_are_told_at_the_end() -> None:
    diagram = "L 0 F 1 P P P P P P P \n F P P P P P P P P P P"
    state = revealed(diagram, 80, 79, hand=3, hands=((), ()))
    happened = events(act(state, "place e5s1 r0", "place e8s1 r0"))
    told = [event for event in happened[happened.index(GameEnded()) :] if event != GameEnded()]
    assert told == [RegionScored(Seat(0), Terrain.LAKE, (Square(0, 0),), 1)]
