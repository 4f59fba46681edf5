"""What computer players of Terraforming Mars plan to do with their cards and their money."""

from collections.abc import Mapping
from typing import Any

import pytest

from boardkit.core import legal
from boardkit.core.notation.moves import write
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.players import MIND
from boardkit.games.terraforming_mars.players.effects import city_worth
from boardkit.games.terraforming_mars.players.plan import card_worth, closed_by, gain, readiness
from boardkit.games.terraforming_mars.players.prices import Chair
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.questions import BuyCards
from tests.games.terraforming_mars.tables import KIM, company, money, table
from tests.players.test_terraforming_mars import EARLY, LATE, MIDDLE, WEIGHTS, chosen, hand_of, worth_to_kim


def chair_at(state: State) -> Chair:
    return Chair.at(state, KIM, WEIGHTS)


def bought(card: str, seat: Mapping[str, Any], when: Mapping[str, Any]) -> bool:
    """Tell whether anybody thinks of buying a card that is offered."""
    offered = company(offer=(Card(card), Card("mine")), **seat)
    state = table(offered, company(production={"heat": 3}), **when).ask(BuyCards(KIM, 3))
    return f"buy {card}" in {write(move) for move in MIND.promising(legal(GAME, state), state)}


def test_two_cards_that_take_the_same_energy_are_not_both_ready() -> None:
    """There is one unit, and each takes it."""
    seat: Mapping[str, Any] = {"production": {"energy": 1}, "stock": money(40)}
    one, other = (hand_of(card, seat, MIDDLE) for card in ("carbonate-processing", "building-industries"))
    both = hand_of("carbonate-processing building-industries", seat, MIDDLE)
    more: Mapping[str, Any] = {**seat, "production": {"energy": 2}}
    enough = hand_of("carbonate-processing building-industries", more, MIDDLE)
    assert max(one, other) < both < enough


def test_a_city_in_space_has_no_greeneries_beside_it() -> None:
    """What a card promises in hand is what it brings when it is played."""
    state = table(company(stock=money(40)), company(), **EARLY)
    played = table(company(stock=money(40), tableau="phobos-space-haven"), company(), **EARLY)
    space = card_worth(chair_at(state), Card("phobos-space-haven"))
    titanium = chair_at(state).prices.production[2]
    assert space == pytest.approx(worth_to_kim(played) - worth_to_kim(state) + titanium, abs=0.5)


def test_a_city_counts_the_greeneries_that_stand_at_its_best_place() -> None:
    lone, beside = (
        city_worth(chair_at(table(company(), company(), **{**MIDDLE, "placed": placed})))
        for placed in ("greenery@C3=1", "greenery@C3=1 greenery@C4=1 greenery@D3=1")
    )
    assert beside > lone + 1.5


def test_a_card_is_not_ready_that_lowers_what_nobody_produces() -> None:
    none, some = (
        readiness(
            chair_at(table(company(), company(production={"heat": heat}), placed=OCEANS, **EARLY)),
            CARDS[Card("cloud-seeding")],
        )
        for heat in (0, 1)
    )
    assert none[0] > 0 < some[1] - none[1]
    assert some == (0.0, 1.0)


OCEANS = "ocean@A2 ocean@A4 ocean@A5"


def test_late_in_the_game_nobody_buys_what_costs_more_than_it_brings() -> None:
    seat: Mapping[str, Any] = {"stock": money(60)}
    assert gain(chair_at(table(company(**seat), company(), **LATE)), Card("livestock")) < 0
    assert not bought("livestock", seat, LATE)
    assert bought("farming", seat, LATE)


def test_early_in_the_game_a_card_may_fall_a_little_short_of_its_cost() -> None:
    early = chair_at(table(company(), company(), **EARLY)).prices.left
    late = chair_at(table(company(), company(), **LATE)).prices.left
    assert early * WEIGHTS.hunch > 1 > 5 * late * WEIGHTS.hunch


def test_in_the_last_generation_no_card_takes_the_money_for_a_project_that_brings_more() -> None:
    """A greenery for 23 is left; the card costs 22 and brings half of that."""
    over = {**LATE, "temperature": 8}
    state = table(company(hand="corporate-stronghold", stock=money(23)), company(passed=True), **over)
    assert chosen(state) == "project greenery"
    empty = table(company(stock=money(23)), company(passed=True), **over)
    held = worth_to_kim(state) - worth_to_kim(empty)
    assert held < 0.2


def test_the_same_money_is_planned_for_a_project_or_for_a_card_that_waits() -> None:
    """Nobody counts both: the card wants what the project would take."""
    card = "giant-ice-asteroid"
    poor, rich = (hand_of(card, {"stock": money(amount)}, MIDDLE) for amount in (14, 35))
    assert 0 < poor <= rich


def test_more_steel_than_there_are_cards_for_piles_up() -> None:
    """The first units of a production are worth as much as any; those that only pile up, a third."""
    few, many = (
        worth_to_kim(table(company(production={"steel": more}), company(), **MIDDLE))
        - worth_to_kim(table(company(production={"steel": less}), company(), **MIDDLE))
        for less, more in ((1, 3), (9, 11))
    )
    assert few > 2 * many > 0
    first, last = (
        worth_to_kim(table(company(stock={"steel": more}), company(), **MIDDLE))
        - worth_to_kim(table(company(stock={"steel": less}), company(), **MIDDLE))
        for less, more in ((0, 4), (40, 44))
    )
    assert first > 2 * last > 0


def test_a_card_that_waits_is_out_of_time_a_little_before_mars_is_too_warm_on_average() -> None:
    state = table(company(), company(), **{**EARLY, "oxygen": 5})
    chair, card = chair_at(state), CARDS[Card("domed-crater")]
    until = 2 * chair.prices.left / 9
    assert not closed_by(chair, card, until * 0.7)
    assert closed_by(chair, card, until * 0.95)


def test_a_good_card_is_not_put_off_by_passing_where_the_generation_ends_with_it() -> None:
    """What is kept is worth no more beside the cards in hand than beside those still to come."""
    mine = company("teractor", hand="mining-area callisto-penal-mines", stock=money(32))
    state = table(mine, company(passed=True), **{**EARLY, "temperature": -30, "oxygen": 0, "generation": 1})
    assert chosen(state) == "play callisto-penal-mines"
