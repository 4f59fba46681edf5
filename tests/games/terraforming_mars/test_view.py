"""What a seat may see: hands, offers and discards of others are covered, what lies face up is not."""

from random import Random

import pytest

from boardkit.core import CHANCE, Seat, legal
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box.things import HIDDEN, Card
from boardkit.games.terraforming_mars.rules.deck import CardDrawn
from boardkit.games.terraforming_mars.rules.faults import box, pieces
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.offers import PRICE, CardTaken
from boardkit.games.terraforming_mars.rules.projects import PatentSold
from boardkit.games.terraforming_mars.rules.questions import BuyCards, HowToPay
from boardkit.games.terraforming_mars.rules.variants import CardDrafted
from tests.every import with_each
from tests.games.terraforming_mars.tables import KIM, STANLEY, after, company, money, rich, table


@pytest.fixture(name="state")
def sold() -> State:
    """Let Kim sell a card."""
    return after(table(rich(hand="fish birds mine"), rich(hand="ants")), "project sell_patents", "sell fish")


def test_hands_of_others_are_covered(state: State) -> None:
    assert GAME.view(state, STANLEY).companies[KIM].hand == (HIDDEN,) * 2
    assert GAME.view(state, KIM).companies[KIM].hand == ("birds", "mine")
    assert GAME.view(state, CHANCE).companies[STANLEY].hand == (HIDDEN,)


def test_what_others_were_offered_and_have_picked_is_covered() -> None:
    kim = rich(offer=(Card("birds"), Card("fish")), picked=(Card("mine"),))
    state = table(kim, rich())
    for seat in (STANLEY, CHANCE):
        seen = GAME.view(state, seat).companies[KIM]
        assert (seen.offer, seen.picked) == ((HIDDEN,) * 2, (HIDDEN,))
    assert GAME.view(state, KIM).companies[KIM] == kim


def test_discards_are_known_to_who_made_them(state: State) -> None:
    assert GAME.view(state, KIM).discards[KIM] == ("fish",)
    assert GAME.view(state, STANLEY).discards[KIM] == (HIDDEN,)


def test_the_deck_is_covered_for_all(state: State) -> None:
    assert set(GAME.view(state, KIM).deck) == {HIDDEN}


@with_each("kind", [CardDrawn, CardTaken, CardDrafted, PatentSold])
def test_events_hide_cards_from_others(kind: type) -> None:
    event = kind(KIM, Card("fish"))
    assert event.covered(KIM).card == "fish"
    assert event.covered(STANLEY).card == HIDDEN
    assert event.covered(None).card == HIDDEN


def test_a_card_that_is_being_paid_for_is_nowhere_else() -> None:
    state = table(company(hand="mine birds", stock=money(9, steel=9)), rich(hand="ants"))
    state = after(state, "play mine")
    assert state.companies[KIM].hand == ("birds",)
    for seed in range(20):
        guess = GAME.guess(state, STANLEY, Random(seed))
        assert "mine" not in (*guess.deck, *guess.companies[KIM].hand)
        assert pieces(guess) == pieces(state)
        assert guess.companies[Seat(1)] == state.companies[Seat(1)]
    assert box(state)["card"]["mine"] == 1


def test_a_card_that_is_being_bought_is_taken_for_one_of_those_offered() -> None:
    helion = company("helion", stock=money(9, heat=9), offer=(Card("birds"), Card("mine")))
    state = table(helion, rich(hand="ants"), deck=(Card("fish"),)).answered().ask(BuyCards(KIM, PRICE))
    state = after(state, "buy mine")
    assert isinstance(state.question, HowToPay)
    for seed in range(20):
        guess = GAME.guess(state, STANLEY, Random(seed))
        assert GAME.view(guess, STANLEY) == GAME.view(state, STANLEY)
        bought = GAME.apply(guess, legal(GAME, guess)[0]).state.companies[KIM]
        assert len(bought.hand) == len(bought.offer) == 1
