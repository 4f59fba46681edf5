from typing import Any

from boardkit.core import NotAsked, Seat
from boardkit.games.tectonic_tribes.box.things import HIDDEN, TerrainCard
from boardkit.games.tectonic_tribes.rules import rounds
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard, WhichDiscard, WhichPlay
from boardkit.games.tectonic_tribes.rules.rounds import (
    CardChosen,
    CardRevealed,
    CardSetAside,
    NotInHand,
    OrderSet,
)
from tests.games.tectonic_tribes.board import act, cards, events, kinds, refused, table


def begun(*hands: list[int], **changes: Any) -> State:
    state = table("P P P", seats=len(hands), hands=tuple(map(cards, hands)), **changes)
    return rounds.begin_round(state).state


def test_3_1_each_seat_discards_a_card_and_plays_one() -> None:
    state = begun([3, 4, 5, 6], [7, 8, 9, 10])
    assert state.question == WhichDiscard(Seat(0))
    state = act(state, "discard 4").state
    assert state.question == WhichPlay(Seat(0))
    state = act(state, "play 6").state
    assert state.question == WhichDiscard(Seat(1))
    assert (state.hands, state.set_aside, state.chosen) == (
        (cards([3, 5]), cards([7, 8, 9, 10])),
        (TerrainCard(4), None),
        (TerrainCard(6), None),
    )


def test_3_1_a_card_must_come_from_the_own_hand() -> None:
    state = begun([3, 4, 5, 6], [7, 8, 9, 10])
    assert refused(state, "discard 7") == NotInHand(TerrainCard(7))
    assert refused(act(state, "discard 3").state, "play 10") == NotInHand(TerrainCard(10))


def test_3_1_the_card_discarded_cannot_be_played() -> None:
    state = act(begun([3, 4, 5, 6], [7, 8, 9, 10]), "discard 3").state
    assert refused(state, "play 3") == NotInHand(TerrainCard(3))


def test_3_1_first_one_card_is_discarded_then_another_is_played() -> None:
    state = begun([3, 4, 5, 6], [7, 8, 9, 10])
    assert refused(state, "play 3") == NotAsked("3.1")
    assert refused(act(state, "discard 3").state, "discard 4") == NotAsked("3.1")


def test_3_1_nothing_is_shown_before_the_last_has_chosen() -> None:
    step = act(begun([3, 4], [7, 8]), "discard 3", "play 4", "discard 7")
    assert kinds(step) == [CardSetAside, CardChosen, CardSetAside]
    assert [event.covered(Seat(1)) for event in events(step)[:2]] == [
        CardSetAside(Seat(0), HIDDEN),
        CardChosen(Seat(0), HIDDEN),
    ]
    assert [event.covered(Seat(0)) for event in events(step)[:2]] == events(step)[:2]


def test_3_1_all_cards_played_are_turned_up_at_once() -> None:
    step = act(begun([3, 4], [7, 8]), "discard 3", "play 4", "discard 7", "play 8")
    assert events(step)[4:] == [
        CardRevealed(Seat(1), TerrainCard(8)),
        CardRevealed(Seat(0), TerrainCard(4)),
        OrderSet((Seat(1), Seat(0))),
    ]
    assert all(frame.state.chosen == cards([4, 8]) for frame in step.frames[4:])
    assert step.state.question == PlaceCard(Seat(1))


def test_3_1_cards_discarded_lie_face_down_beside_the_draw_pile() -> None:
    state = begun([3, 4], [7, 8], face_down=cards([1, 70]))
    state = act(state, "discard 3", "play 4", "discard 7", "play 8").state
    assert (state.face_down, state.set_aside) == (cards([1, 3, 7, 70]), (None, None))


def test_3_1_a_round_begins_with_a_clean_table() -> None:
    everyone = (Seat(0), Seat(1))
    state = begun([1, 2], [3, 4], round=3, acted=everyone, order=everyone, chosen=cards([8, 9]))
    assert (state.round, state.acted, state.order, state.chosen) == (4, (), (), (None, None))
