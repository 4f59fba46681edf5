"""Advice about things that are taken one by one: which of them go together, and what is left."""

from functools import cache

import pytest

from boardkit.core import Match, Move, Seat, legal
from boardkit.core.lines.match import Sitter
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.box.things import Card, Corporation
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import BuyCard, ChooseCorporation, Done, Pay
from boardkit.games.terraforming_mars.rules.questions import BuyCards
from boardkit.players.advising import Taking, rows_compared
from boardkit.players.lookup import mind_of
from boardkit.players.mind import Seen
from boardkit.players.thinking import Task, solve_closer
from boardkit.players.verdict import Verdict
from tests.daily import spread
from tests.desk.tools import new_match
from tests.games.terraforming_mars.tables import company, table

MARS = GAMES["terraforming_mars"]
MIND = mind_of("terraforming_mars")


@cache
def set_up() -> Match[State]:
    return new_match(MARS, 2, 5)


@cache
def chosen() -> Match[State]:
    """The corporation is chosen, and cards may be bought."""
    match = set_up()
    return match.play(next(move for move in legal(MARS, match.state) if isinstance(move, ChooseCorporation)))


@cache
def of_cards() -> Verdict:
    return closer(chosen())


def closer(match: Match[State]) -> Verdict:
    return solve_closer(Task.of(match, Sitter.STRONG, advising=True))[1]


def offered(match: Match[State]) -> set[Move]:
    return {move for move in legal(MARS, match.state) if isinstance(move, BuyCard)}


def test_IV_7_a_hint_at_cards_that_are_bought_tells_which_set_and_what_is_left() -> None:
    for one in of_cards().opinions:
        assert one.things is not None
        assert not one.things.led
        assert {*one.things.taken, *one.things.left} == offered(chosen())
        assert one.move == (one.things.taken or (Done(),))[0]


def test_IV_7_a_hint_at_the_corporation_tells_the_cards_that_go_with_it() -> None:
    best = closer(set_up()).opinions[0]
    assert isinstance(best.move, ChooseCorporation)
    assert best.things is not None
    assert best.things.led
    assert best.things.taken
    assert len({*best.things.taken, *best.things.left}) == 10


def test_no_set_that_differs_by_a_card_that_makes_sense_is_better_than_the_one_that_is_told() -> None:
    verdict, state = of_cards(), chosen().state
    sensible = {move for move in offered(chosen()) if not MIND.pointless(state, move)}
    assert len(verdict.opinions) > len(sensible) > 5
    assert max(one.worth.total for one in verdict.opinions) == pytest.approx(
        verdict.opinions[0].worth.total, abs=0.5
    )


def test_reasons_for_a_set_are_what_it_brings_beside_another() -> None:
    verdict = of_cards()
    best, foil = verdict.opinions[0], verdict.foil
    assert foil is not None
    assert verdict.reasons(best.move)[0] == best.worth.over(foil.worth)[0]


def test_rows_are_whole_and_legal() -> None:
    match = chosen()
    seat = match.state.to_move
    assert seat is not None
    seen = Seen.of(MARS, match.state, seat)
    taking = Taking.at(seen, MIND, 1)
    assert taking is not None
    two = taking.things[:2]
    assert taking.whole(two) == (*two, Done())
    assert taking.whole(()) == (Done(),)
    assert taking.whole(taking.things[:1] + taking.things[:1]) == (taking.things[0], Done())
    beside = [*taking.beside((*two, Done()))]
    assert len(beside) == len(taking.things) - len(taking.pointless - {*two})
    verdict = rows_compared(seen, MIND, MIND.levels["strong"], 1, beside)
    assert {(one.move, *one.rest) for one in verdict.opinions} == set(beside)


def test_a_card_that_can_never_be_played_is_not_bought_beside_others() -> None:
    cards = tuple(map(Card, ("extreme-cold-fungus", "mars-university", "ghg-producing-bacteria")))
    buyer = company(hand="rad-chem-factory", stock={"megacredits": 40}, offer=cards)
    state = table(buyer, company(), temperature=-8).answered().ask(BuyCards(Seat(0), 3))
    taking = Taking.at(Seen.of(MARS, state, Seat(0)), MIND, 1)
    assert taking is not None
    assert taking.pointless == {BuyCard(cards[0])}
    assert not any(BuyCard(cards[0]) in row for row in taking.beside((BuyCard(cards[1]), Done())))
    assert BuyCard(cards[0]) in taking.parted((BuyCard(cards[1]), Done())).left


def test_V_A_how_each_card_is_paid_does_not_break_a_set() -> None:
    """Helion is asked after every card whether heat pays; the best set is told whole."""
    match = new_match(MARS, 2, 3).play(ChooseCorporation(Corporation("helion")))
    seat = match.moments[-1].seat
    while match.state.generation < 3 or match.state.question != BuyCards(seat, 3):
        match = match.play(MIND.prune(match.state, legal(MARS, match.state))[0])
    taking = Taking.at(Seen.of(MARS, match.state, seat), MIND, 1)
    assert taking is not None
    paid = Pay(3, 0, 0, 0)
    one, other = taking.things[:2]
    assert taking.whole((one, other)) == (one, paid, other, paid, Done())
    told = [opinion.things for opinion in closer(match).opinions]
    assert max(len(things.taken) for things in told if things is not None) > 1


@pytest.mark.parametrize("key", spread(["water_sharing", "life_in_reterra", "tectonic_tribes"], 3))
def test_a_question_that_takes_one_thing_is_told_as_before(key: str) -> None:
    told = solve_closer(Task.of(new_match(GAMES[key], 2), Sitter.CASUAL, advising=True))
    assert all(one.things is None for verdict in told for one in verdict.opinions)
