"""What a seat may see (3.2, 6), and full tables that it cannot tell from the real one."""

from random import Random

from boardkit.core import CHANCE
from boardkit.games.water_sharing.box.things import HIDDEN_ACTION, HIDDEN_OBJECTIVE, Beginner, Options, Stage
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import BeginStage
from boardkit.games.water_sharing.rules.setup import setup
from boardkit.games.water_sharing.rules.view import guess, view
from tests.games.water_sharing.basin import A, B, act

DEALS = (
    "objective peace",
    "action leak",
    "action subsidy",
    "objective granary",
    "action leak",
    "action filters",
)


def opened() -> State:
    """Deal to two seats."""
    return act(setup(Options(beginner=Beginner.FIRST), 2).state, *DEALS).state


def test_a_seat_sees_its_own_cards_and_counts_those_of_others() -> None:
    own, other = view(opened(), A).communities
    assert (own.objective, own.actions) == ("peace", ("leak", "subsidy"))
    assert (other.objective, other.actions) == (HIDDEN_OBJECTIVE, (HIDDEN_ACTION,) * 2)
    assert view(opened(), CHANCE).communities[A].actions == (HIDDEN_ACTION,) * 2


def test_nobody_sees_what_was_not_dealt() -> None:
    for seat in (A, B, CHANCE):
        decks = view(opened(), seat).decks
        assert decks.actions == (HIDDEN_ACTION,) * 35
        assert decks.objectives == (HIDDEN_OBJECTIVE,) * 6
        assert decks.resources == opened().decks.resources


def test_in_the_end_objectives_are_open() -> None:
    clock = opened().clock.__replace__(round=opened().clock.rounds, stage=Stage.FLOW)
    over = opened().__replace__(pile=(), clock=clock)
    assert view(over, CHANCE).communities[B].objective == "granary"


def test_between_two_happenings_objectives_stay_covered() -> None:
    """Nobody is asked while an effect is about to be resolved, and yet the game goes on."""
    for pile in ((BeginStage(Stage.COLLECT),), ()):
        between = view(opened().__replace__(pile=pile), CHANCE)
        assert between.communities[B].objective == HIDDEN_OBJECTIVE


def test_guesses_differ_in_what_the_seat_does_not_see() -> None:
    guesses = [guess(opened(), A, Random(number)) for number in range(40)]
    assert len({guessed.communities[B].actions for guessed in guesses}) > 20
    assert len({guessed.communities[B].objective for guessed in guesses}) > 4
    assert all(guessed.communities[B].objective != "peace" for guessed in guesses)
