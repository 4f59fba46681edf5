from collections import Counter

from boardkit.core import CHANCE, legal
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box import FACES
from boardkit.games.water_sharing.box.things import ActionCard, Beginner, ObjectiveCard, Options
from boardkit.games.water_sharing.rules import dealing, questions
from boardkit.games.water_sharing.rules.faults import box, pieces
from boardkit.games.water_sharing.rules.ledger import NoSuchSeat
from boardkit.games.water_sharing.rules.moves import DrawAction, Roll
from boardkit.games.water_sharing.rules.options import BeginnerIsMissing, fault
from boardkit.games.water_sharing.rules.setup import setup
from tests.every import with_each
from tests.games.water_sharing.basin import A, B, C, act, at, events, refused, table, written

SECOND = Options(beginner=Beginner.SECOND)


def test_3_2_everybody_receives_twenty_thunes_an_objective_and_two_actions() -> None:
    state = setup(SECOND, 2).state
    assert state.pile[::-1][:6] == (
        questions.DealObjective(CHANCE, A),
        questions.DealAction(CHANCE, A),
        questions.DealAction(CHANCE, A),
        questions.DealObjective(CHANCE, B),
        questions.DealAction(CHANCE, B),
        questions.DealAction(CHANCE, B),
    )
    step = act(state, "objective peace", "action leak", "action leak")
    assert events(step) == [
        dealing.ObjectiveDealt(A, ObjectiveCard("peace")),
        dealing.ActionDealt(A, ActionCard("leak")),
        dealing.ActionDealt(A, ActionCard("leak")),
    ]
    state = act(step.state, "objective granary", "action subsidy", "action filters").state
    assert [community.thunes for community in state.communities] == [20, 20]
    assert [community.points for community in state.communities] == [0, 0]
    assert state.communities[B].actions == ("filters", "subsidy")
    assert state.question == questions.PlaceZone(B)
    assert pieces(state) == box(state)


def test_3_2_a_card_is_dealt_as_often_as_it_is_in_the_box() -> None:
    dealt = ("objective peace", "action leak", "action leak", "objective granary")
    state = act(setup(SECOND, 2).state, *dealt).state
    assert refused(state, "action leak") == dealing.NotInBag()
    assert refused(setup(SECOND, 2).state, "objective nothing") == dealing.NotInBag()
    assert dealing.weight(state, DrawAction(ActionCard("subsidy"))) == 3


def test_3_2_in_the_simplified_mode_nobody_receives_cards() -> None:
    state = setup(Options(simplified=True, beginner=Beginner.FIRST), 2).state
    assert state.question == questions.PlaceZone(A)
    assert [community.thunes for community in state.communities] == [20, 20]


def test_3_3_chance_names_who_begins() -> None:
    state = setup(Options(), 3).state
    assert state.question == questions.WhoBegins(CHANCE)
    assert written(state, "begin") == {"0", "1", "2"}
    step = act(state, "begin 2")
    assert events(step) == [dealing.InitiativeDrawn(C)]
    assert step.state.clock.first == C
    assert refused(state, "begin 3") == refused(state, "begin -1") == NoSuchSeat()


def test_3_3_whoever_begins_sits_at_the_table() -> None:
    assert fault(Options(beginner=Beginner.FOURTH), 3) == BeginnerIsMissing()
    assert fault(Options(beginner=Beginner.FOURTH), 4) is None


def test_2_the_die_shows_0_1_1_2_2_3() -> None:
    state = table("A farm 6 4 !", questions.RollRiot(CHANCE, A, at(6, 4)))
    rolls = {move: dealing.weight(state, move) for move in legal(GAME, state)}
    assert rolls == {Roll(swords): count for swords, count in Counter(FACES).items()}
    assert rolls == {Roll(0): 1, Roll(1): 2, Roll(2): 2, Roll(3): 1}
    assert refused(state, "roll 4") == dealing.NoSuchFace()


@with_each("seats", range(2, 5))
def test_2_two_to_four_communities_play(seats: int) -> None:
    assert seats in GAME.seats
    assert setup(Options(), seats).state.seats == seats
