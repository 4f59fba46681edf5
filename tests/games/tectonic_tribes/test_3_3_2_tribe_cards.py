import pytest

from boardkit.core import NotAsked, Seat
from boardkit.games.tectonic_tribes.box.things import TerrainCard, TribeCard
from boardkit.games.tectonic_tribes.rules import placing
from boardkit.games.tectonic_tribes.rules.land import NoOverlap, NothingNew
from boardkit.games.tectonic_tribes.rules.model import AfterRivalDiscard, Options, Placement
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard, PlaceOwn, WhichDrop
from boardkit.games.tectonic_tribes.rules.rounds import HandsPassed, RoundBegun
from boardkit.maps.squares import Square, Turn, box
from tests.every import with_each
from tests.games.tectonic_tribes.board import act, cards, drawn, events, kinds, refused, revealed, rows, verbs

LOST = Options(after_rival_discard=AfterRivalDiscard.LOST)
LAND = "P P P P P P P P P"
FIRST, SECOND, LAST = (f"tribe scouts e{x}n1 r0" for x in (0, 3, 6))


def test_3_3_2_a_tribe_card_may_be_laid_instead() -> None:
    step = act(revealed("P", 31, 1), "tribe pickets e0s0 r0")
    laid = (Seat(0), TribeCard("pickets"), Square(0, 0), Turn.R0)
    assert events(step) == [placing.TribePlaced(*laid, left=4, squares=tuple(box(Square(0, 0), 3, 2)))]
    assert drawn(step.state.continent) == rows("0 P P \n P P 0")
    assert step.state.tribes[0] == tuple(map(TribeCard, ("scouts", "hunters", "gatherers", "great-camp")))
    assert step.state.continent.placements == (
        Placement(Square(0, 0), Turn.R0, Seat(0), tribe=TribeCard("pickets")),
    )
    assert step.state.question == WhichDrop(Seat(0))


@with_each(
    "turn, diagram", [("r90", "P 0 \n 0 P \n P 0"), ("r180", "P 0 P \n 0 P 0"), ("r270", "0 P \n P 0 \n 0 P")]
)
def test_3_3_2_a_tribe_card_may_be_turned(turn: str, diagram: str) -> None:
    assert drawn(act(revealed("P", 31, 1), f"tribe hunters e0s0 {turn}").state.continent) == rows(diagram)


def test_3_3_2_a_tribe_card_follows_the_rules_of_laying() -> None:
    state = revealed("P P P \n P P P", 31, 1)
    assert refused(state, "tribe scouts e0s0 r0") == NothingNew()
    assert refused(state, "tribe scouts e3s0 r0") == NoOverlap()


def test_3_3_2_each_tribe_card_can_be_laid_once() -> None:
    state = revealed("P", 31, 1, tribes=((TribeCard("hunters"),), ()))
    assert refused(state, "tribe scouts e0s0 r0") == placing.TribeCardGone(TribeCard("scouts"))
    assert verbs(state) == {"place", "tribe"}
    assert verbs(revealed("P", 31, 1, tribes=((), ()))) == {"place"}


def test_3_3_2_the_own_terrain_card_may_be_discarded() -> None:
    step = act(revealed(LAND, 80, 79, 78, face_up=cards([9])), FIRST, "drop 0")
    assert events(step)[1:] == [placing.TerrainDiscarded(Seat(0), Seat(0), TerrainCard(80))]
    assert (step.state.face_up, step.state.chosen[0]) == (cards([9, 80]), None)
    assert step.state.question == PlaceCard(Seat(1))


def test_3_3_2_the_card_of_a_rival_who_has_not_acted_may_be_discarded() -> None:
    step = act(revealed(LAND, 80, 79, 78), FIRST, "drop 2")
    assert events(step)[1:] == [placing.TerrainDiscarded(Seat(0), Seat(2), TerrainCard(78))]
    assert step.state.chosen == (TerrainCard(80), TerrainCard(79), None)


def test_3_3_2_the_card_of_a_rival_who_has_acted_is_safe() -> None:
    state = act(revealed(LAND, 80, 79, 78), "place e0n1 r0", SECOND).state
    assert refused(state, "drop 0") == placing.HasActed(Seat(0))
    assert act(state, "drop 2").state.chosen[2] is None


def test_3_3_2_a_rival_who_acted_with_a_tribe_card_is_safe_too() -> None:
    state = act(revealed(LAND, 80, 79, 78, options=LOST), FIRST, "drop 2", SECOND).state
    assert state.chosen == (TerrainCard(80), TerrainCard(79), None)
    assert refused(state, "drop 0") == placing.HasActed(Seat(0))
    assert refused(state, "drop 2") == placing.NothingToDrop(Seat(2))


def test_3_3_2_there_is_no_discard_of_a_seat_that_is_not_there() -> None:
    state = act(revealed(LAND, 80, 79, 78), FIRST).state
    assert refused(state, "drop 3") == placing.NothingToDrop(Seat(3))
    assert refused(state, "drop -1") == placing.NothingToDrop(Seat(-1))


def test_3_3_2_a_discard_must_be_named() -> None:
    state = act(revealed(LAND, 80, 79, 78), FIRST).state
    assert refused(state, "pass") == NotAsked("3.3.2")
    assert refused(state, "place e3n1 r0") == NotAsked("3.3.2")


def test_3_3_2_the_last_in_order_must_discard_the_own_card() -> None:
    state = act(revealed(LAND, 80, 79, 78), "place e0n1 r0", "place e3n1 r0", LAST).state
    assert refused(state, "drop 0") == placing.MustDropOwn()
    step = act(state, "drop 2")
    assert events(step)[:2] == [placing.TerrainDiscarded(Seat(2), Seat(2), TerrainCard(78)), HandsPassed()]


def test_3_3_2_placed_the_own_card_is_laid_in_the_same_turn() -> None:
    state = act(revealed(LAND, 80, 79, 78), FIRST, "drop 1").state
    assert state.question == PlaceOwn(Seat(0))
    assert verbs(state) == {"place"}
    step = act(state, "place e3n1 r0")
    assert kinds(step) == [placing.TerrainPlaced]
    assert (step.state.question, step.state.acted) == (PlaceCard(Seat(1)), (Seat(0),))
    assert step.state.chosen == (None, None, TerrainCard(78))


def test_3_3_2_placed_the_own_card_must_be_laid_and_no_second_tribe_card() -> None:
    state = act(revealed(LAND, 80, 79, 78), FIRST, "drop 1").state
    assert refused(state, "tribe hunters e3n1 r0") == placing.TribeAlreadyPlaced()
    assert refused(state, "pass") == placing.MustPlace()
    assert refused(state, "place e90s0 r0") == NoOverlap()


def test_3_3_2_placed_an_own_card_that_fits_nowhere_is_discarded() -> None:
    state = revealed("* * * * * \n * P . . * \n * . . . * \n * * * * *", 80, 79)
    state = act(state, "tribe pickets e1s1 r0", "drop 1").state
    assert (state.question, verbs(state)) == (PlaceOwn(Seat(0)), {"pass"})
    step = act(state, "pass")
    assert events(step) == [placing.Passed(Seat(0)), placing.OwnLost(Seat(0), TerrainCard(80))]
    assert (step.state.face_up, step.state.question) == (cards([79, 80]), PlaceCard(Seat(1)))


def test_3_3_2_lost_the_own_card_leaves_at_the_end_of_the_round() -> None:
    state = act(revealed(LAND, 80, 79, 78, options=LOST), FIRST, "drop 1").state
    assert (state.question, state.acted) == (PlaceCard(Seat(1)), (Seat(0),))
    step = act(state, "pass", "place e6n1 r0")
    assert kinds(step) == [placing.Passed, placing.TerrainPlaced, placing.OwnLost, HandsPassed, RoundBegun]
    assert events(step)[2] == placing.OwnLost(Seat(0), TerrainCard(80))
    assert step.state.face_up == cards([79, 80])


def test_3_3_2_lost_a_discarded_own_card_goes_at_once() -> None:
    step = act(revealed(LAND, 80, 79, 78, options=LOST), FIRST, "drop 0")
    assert (step.state.face_up, step.state.question) == (cards([80]), PlaceCard(Seat(1)))


@pytest.mark.parametrize("options", [Options(), LOST])
def test_3_3_2_the_victim_may_lay_a_tribe_card_or_pass(options: Options) -> None:
    own = [] if options == LOST else ["place e6n1 r0"]
    state = act(revealed(LAND, 80, 79, 78, options=options), FIRST, "drop 1", *own).state
    assert state.question == PlaceCard(Seat(1))
    assert verbs(state) == {"tribe", "pass"}
    assert refused(state, "place e3n1 r0") == placing.TerrainCardGone()
    assert events(act(state, "pass")) == [placing.Passed(Seat(1))]


def test_3_3_2_the_victim_owes_a_discard_while_somebody_later_has_a_card() -> None:
    state = act(revealed(LAND, 80, 79, 78, options=LOST), FIRST, "drop 1", SECOND).state
    assert state.question == WhichDrop(Seat(1))
    assert refused(state, "drop 1") == placing.NothingToDrop(Seat(1))
    step = act(state, "drop 2")
    assert events(step) == [placing.TerrainDiscarded(Seat(1), Seat(2), TerrainCard(78))]
    assert step.state.question == PlaceCard(Seat(2))


def test_3_3_2_placed_a_victim_has_no_own_card_to_lay() -> None:
    moves = [FIRST, "drop 1", "place e1n2 r0", SECOND, "drop 2"]
    state = act(revealed(LAND, 80, 79, 78), *moves).state
    assert (state.question, state.acted) == (PlaceCard(Seat(2)), (Seat(0), Seat(1)))


def test_3_3_2_the_victim_owes_nothing_when_nobody_later_has_a_card() -> None:
    state = act(revealed(LAND, 80, 79, 78, options=LOST), FIRST, "drop 2", SECOND, "drop 1").state
    assert state.question == PlaceCard(Seat(2))
    step = act(state, LAST)
    assert kinds(step)[:3] == [placing.TribePlaced, placing.OwnLost, HandsPassed]
    assert step.state.chosen == (None, None, None)


def test_3_3_2_a_victim_acts_in_the_place_of_the_discarded_number() -> None:
    state = act(revealed(LAND, 80, 79, 78, options=LOST), FIRST, "drop 1").state
    assert state.order == (Seat(0), Seat(1), Seat(2))
    assert act(state, "pass").state.question == PlaceCard(Seat(2))
