from boardkit.core import CHANCE, Seat, legal
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.box import TERRAIN, TRIBE
from boardkit.games.tectonic_tribes.box.things import TerrainCard
from boardkit.games.tectonic_tribes.rules.land import FirstCardElsewhere, NoOverlap
from boardkit.games.tectonic_tribes.rules.model import Options, State
from boardkit.games.tectonic_tribes.rules.moves import PlaceTerrain
from boardkit.games.tectonic_tribes.rules.placing import OwnLost, Passed, TribeAlreadyPlaced
from boardkit.games.tectonic_tribes.rules.questions import (
    BeginHand,
    DealCard,
    DrawOrder,
    DrawStart,
    PlaceStart,
)
from boardkit.games.tectonic_tribes.rules.setup import (
    CardDealt,
    HandBegun,
    HasOrderCard,
    NotInDeck,
    OrderDrawn,
    setup,
)
from boardkit.maps.squares import Square, Turn
from tests.every import with_each
from tests.games.tectonic_tribes.board import (
    EMPTY,
    act,
    cards,
    drawn,
    events,
    kinds,
    refused,
    revealed,
    rows,
    table,
    verbs,
)


def test_2_everybody_takes_the_same_five_tribe_cards() -> None:
    assert setup(Options(), 4).state.tribes == (tuple(TRIBE),) * 4
    assert len(TRIBE) == 5


def test_2_all_terrain_cards_are_in_the_draw_pile() -> None:
    assert setup(Options(), 3).state.deck == tuple(TERRAIN)


def test_2_each_seat_receives_one_order_card_at_random() -> None:
    state = setup(Options(), 3).state
    assert state.question == DrawOrder(CHANCE, 1)
    step = act(state, "order 2", "order 0")
    assert events(step) == [OrderDrawn(Seat(2), 1), OrderDrawn(Seat(0), 2)]
    assert step.state.question == DrawOrder(CHANCE, 3)
    assert refused(step.state, "order 2") == HasOrderCard(Seat(2))
    assert refused(step.state, "order 3") == HasOrderCard(Seat(3))


def test_2_the_origin_is_laid_in_the_order_of_the_order_cards() -> None:
    state = act(setup(Options(), 3).state, "order 2", "order 0", "order 1").state
    assert state.question == DrawStart(CHANCE, Seat(2))
    state = act(state, "draw 31").state
    assert state.question == PlaceStart(Seat(2), TerrainCard(31))
    assert TerrainCard(31) not in state.deck
    state = act(state, "place e0s0 r0").state
    assert state.question == DrawStart(CHANCE, Seat(0))
    assert drawn(state.continent) == rows("P P P \n L L L")


def test_2_a_card_is_drawn_only_once() -> None:
    state = table(EMPTY, DrawStart(CHANCE, Seat(0)), deck=cards([7, 8]))
    assert refused(state, "draw 31") == NotInDeck(TerrainCard(31))
    assert verbs(act(state, "draw 7").state) == {"place"}


def test_2_the_first_card_lies_at_the_origin_turned_as_one_likes() -> None:
    state = table(EMPTY, PlaceStart(Seat(0), TerrainCard(31)), BeginHand())
    assert set(legal(GAME, state)) == {PlaceTerrain(Square(0, 0), turn) for turn in Turn}
    assert refused(state, "place e1s0 r0") == FirstCardElsewhere()
    assert drawn(act(state, "place e0s0 r90").state.continent) == rows("L P \n L P \n L P")


def test_2_the_next_cards_of_the_origin_follow_the_rules_of_laying() -> None:
    state = table("P P P \n L L L", PlaceStart(Seat(1), TerrainCard(69)), BeginHand())
    assert refused(state, "place e3s0 r0") == NoOverlap()
    assert drawn(act(state, "place e2s1 r0").state.continent) == rows("""
        P P P . .
        L L P P P
        . . F F F
    """)


def test_2_no_tribe_card_belongs_to_the_origin() -> None:
    state = table("P P P \n L L L", PlaceStart(Seat(1), TerrainCard(69)), BeginHand())
    assert refused(state, "tribe scouts e2s1 r0") == TribeAlreadyPlaced()
    assert verbs(state) == {"place"}


def test_2_a_card_of_the_origin_that_fits_nowhere_is_discarded() -> None:
    state = table("* * \n * *", PlaceStart(Seat(1), TerrainCard(69)), deck=cards(range(1, 60)))
    assert verbs(state) == {"pass"}
    step = act(state, "pass")
    assert events(step) == [Passed(Seat(1)), OwnLost(Seat(1), TerrainCard(69))]
    assert step.state.face_up == cards([69])


@with_each("seats, size", [(2, 10), (3, 12), (4, 10), (5, 8)])
def test_2_hands_are_as_large_as_the_table_says(seats: int, size: int) -> None:
    state = _before_the_deal(seats)
    for card in range(1, seats * size + 1):
        assert isinstance(state.question, DealCard)
        state = act(state, f"draw {card}").state
    assert [len(hand) for hand in state.hands] == [size] * seats
    assert state.hands[1] == cards(range(size + 1, 2 * size + 1))
    assert len(state.deck) == 80 - seats - seats * size
    assert (state.hand, state.round) == (1, 1)


def test_2_the_order_cards_go_back_before_the_first_round() -> None:
    step = act(table(EMPTY, PlaceStart(Seat(1), TerrainCard(80)), BeginHand()), "place e0s0 r0")
    assert kinds(step)[-1] is HandBegun
    assert step.state.order == ()


def test_2_a_card_that_is_dealt_is_news_to_its_seat_alone() -> None:
    event = events(act(_before_the_deal(2), "draw 5"))[-1]
    assert event == CardDealt(Seat(0), TerrainCard(5))
    assert event.covered(Seat(0)) == event
    assert event.covered(Seat(1)) == CardDealt(Seat(0), TerrainCard(0))
    assert event.covered(None) == CardDealt(Seat(0), TerrainCard(0))


def test_2_a_table_in_a_hand_is_no_set_up() -> None:
    assert verbs(revealed("P P P", 1, 2)) == {"place", "tribe"}


def _before_the_deal(seats: int) -> State:
    left = cards(range(1, 81 - seats))
    state = table(EMPTY, PlaceStart(Seat(0), TerrainCard(80)), BeginHand(), seats=seats, deck=left)
    return act(state, "place e0s0 r0").state
