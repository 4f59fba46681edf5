"""9.2 The cards for water and world market: drawn, or chosen by the table."""

from boardkit.core import CHANCE, legal
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box.cards import PRINTED
from boardkit.games.water_sharing.box.things import Beginner, Options, Scenario, Stage, Supply
from boardkit.games.water_sharing.rules import ANSWERS
from boardkit.games.water_sharing.rules.dealing import NotInBag
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import TurnUp
from boardkit.games.water_sharing.rules.questions import BeginRound, ChooseResource, RevealResource
from boardkit.games.water_sharing.rules.rounds import ResourceRevealed
from boardkit.games.water_sharing.rules.setup import setup
from tests.games.water_sharing.basin import B, act, events, refused, table

CHOSEN = Options(supply=Supply.CHOSEN)


def turning(options: Options) -> State:
    """Begin a second round."""
    state = table("A farm 6 4\nB farm 6 2", options=options, stage=Stage.FLOW)
    return ANSWERS.resolve(state, BeginRound()).state


def test_9_2_a_card_is_drawn_for_each_round() -> None:
    assert turning(Options()).question == RevealResource(CHANCE)


def test_9_2_a_card_that_the_table_has_chosen_is_entered_by_whoever_has_the_initiative() -> None:
    state = turning(CHOSEN)
    assert state.question == ChooseResource(B)
    step = act(state, "turnup 4 3 3")
    revealed = events(step)[0]
    assert isinstance(revealed, ResourceRevealed)
    assert (revealed.water, revealed.energy, revealed.food) == (4, 3, 3)
    assert set(step.state.water.values()) == {4}


def test_9_2_equal_cards_are_one_choice_as_long_as_one_is_left() -> None:
    state = turning(CHOSEN)
    choices = legal(GAME, state)
    assert len(choices) == len(set(choices)) == 28
    fits = [card for card, says in PRINTED.resources.items() if (says.water, says.energy_price) == (4, 3)]
    bag = tuple(card for card in state.decks.resources if card not in fits)
    state = state.__replace__(decks=state.decks.__replace__(resources=bag))
    assert not any(
        isinstance(move, TurnUp) and (move.water, move.energy) == (4, 3) for move in legal(GAME, state)
    )
    assert refused(state, "turnup 4 3 3") == refused(state, "turnup 9 9 9") == NotInBag()


def test_9_2_a_scenario_has_its_own_cards_or_draws_them() -> None:
    for scenario in Scenario:
        if scenario is not Scenario.FREE:
            state = setup(Options(scenario=scenario, supply=Supply.CHOSEN, beginner=Beginner.FIRST), 4).state
            assert not any(isinstance(one, ChooseResource) for one in state.pile)
    assert turning(Options(scenario=Scenario.POLLUTION, supply=Supply.CHOSEN)).question == RevealResource(
        CHANCE
    )
