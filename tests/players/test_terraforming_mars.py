"""How computer players judge Terraforming Mars, and that they do nothing a child would laugh at."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import pytest

from boardkit.core import Seat, legal
from boardkit.core.lines.match import Player, Sitter
from boardkit.core.notation.moves import write
from boardkit.core.records.record import start
from boardkit.core.rules.ahead import settled
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.players import MIND
from boardkit.games.terraforming_mars.players.judgement import final, worth
from boardkit.games.terraforming_mars.players.prices import Chair, generations_left
from boardkit.games.terraforming_mars.players.weights import Weights
from boardkit.games.terraforming_mars.rules.changes import terraformed
from boardkit.games.terraforming_mars.rules.model import Options, State
from boardkit.games.terraforming_mars.rules.questions import BuyCards
from boardkit.players.mind import Seen
from boardkit.players.search import decide
from boardkit.players.thinking import Task, solve_closer
from tests.every import with_each
from tests.games.terraforming_mars.tables import KIM, STANLEY, after, choices, company, money, table

EARLY: Final[Mapping[str, Any]] = {"temperature": -28, "oxygen": 1, "generation": 2}
MIDDLE: Final[Mapping[str, Any]] = {"temperature": -10, "oxygen": 7, "generation": 8}
LATE: Final[Mapping[str, Any]] = {
    "temperature": 6,
    "oxygen": 14,
    "generation": 13,
    "placed": "ocean@A2 ocean@A4 ocean@A5 ocean@B6 ocean@D8 ocean@E4 ocean@E5 ocean@E6 ocean@F6",
}
WEIGHTS = Weights()


def worth_to_kim(state: State) -> float:
    return worth(state, KIM, WEIGHTS).total


def chosen(state: State, level: Sitter = Sitter.STRONG, seed: int = 1) -> str:
    """Return the move that a level makes, in its notation."""
    seat = state.to_move
    assert seat is not None
    return write(decide(Seen.of(GAME, state, seat), MIND, MIND.levels[level], seed).move)


def test_income_is_worth_more_the_earlier_it_comes() -> None:
    gains = [
        worth_to_kim(table(company(rating=rating, production={"megacredits": 5}), company(), **when))
        - worth_to_kim(table(company(rating=rating), company(), **when))
        for rating, when in ((20, EARLY), (32, MIDDLE), (44, LATE))
    ]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > 2 * gains[1]


def test_the_length_of_the_game_is_a_term_of_its_own_and_a_shorter_one_no_loss_of_income() -> None:
    seats = company(rating=40, production={"megacredits": 12}), company()
    long, short = (table(*seats, **{**MIDDLE, "temperature": warmth}) for warmth in (-20, 2))
    rich, poor = ([worth(state, seat, WEIGHTS).terms for state in (long, short)] for seat in (KIM, STANLEY))
    for terms in (rich, poor):
        assert terms[0]["income"] == pytest.approx(terms[1]["income"])
    # Who earns more gains by a longer game, and who earns less by a shorter one.
    assert rich[0]["length"] > rich[1]["length"] + 1
    assert poor[0]["length"] < poor[1]["length"] - 1


def test_in_the_last_generation_money_alone_is_worth_nothing_but_plants_are() -> None:
    over = {**LATE, "temperature": 8}
    poor = worth_to_kim(table(company(), company(), **over))
    assert worth_to_kim(table(company(stock=money(5)), company(), **over)) == pytest.approx(poor)
    assert worth_to_kim(table(company(stock={"plants": 8}), company(), **over)) > poor + 0.5


def test_alone_in_the_last_generation_it_does_what_mars_still_lacks() -> None:
    lacking = {**LATE, "temperature": 4, "generation": 14}
    assert chosen(table(company(stock=money(40)), **lacking)) == "project asteroid"


def test_alone_in_the_last_generation_nothing_is_built_that_mars_does_not_lack() -> None:
    lacking = {**LATE, "temperature": 4, "oxygen": 13, "generation": 14}
    state = table(company(stock={**money(36), "plants": 8, "heat": 8}), **lacking)
    while state.question is not None and state.generation == lacking["generation"] and not terraformed(state):
        state = settled(GAME, after(state, chosen(state)), Random(1))
    assert terraformed(state)


def test_alone_the_end_is_counted_out_a_generation_before_it() -> None:
    """Whoever passes is judged as whoever goes on, so that nothing is built to put it off."""
    lacking = {**LATE, "temperature": -10, "oxygen": 10, "generation": 13}
    before = table(company(stock=money(9), production={"heat": 4}), **lacking)
    passed = settled(GAME, after(before, "pass"), Random(1))
    assert passed.generation == before.generation + 1
    assert worth_to_kim(passed) == pytest.approx(worth_to_kim(before))


def test_alone_what_is_produced_after_the_last_generation_does_nothing_for_mars() -> None:
    lacking = {**LATE, "temperature": 4, "generation": 14}
    state = table(company(stock={"plants": 8}, production={"megacredits": 30}), **lacking)
    ended = settled(GAME, after(state, "pass"), Random(1))
    poor = settled(GAME, after(table(company(stock={"plants": 8}), **lacking), "pass"), Random(1))
    assert worth_to_kim(ended) == worth_to_kim(poor)


def test_alone_an_end_at_which_mars_lacks_nothing_is_worth_most() -> None:
    over: Mapping[str, Any] = {**LATE, "generation": 14}
    ends = [
        final(table(company(rating=rating), **{**over, "temperature": degrees}), KIM, WEIGHTS).total
        for rating, degrees in ((60, 4), (50, 6), (40, 8))
    ]
    assert ends == sorted(ends)


def test_a_rating_is_worth_more_than_its_point_while_generations_are_left() -> None:
    step = worth_to_kim(table(company(rating=21), company(), **EARLY)) - worth_to_kim(
        table(company(), company(), **EARLY)
    )
    assert step > 2


def test_what_a_rival_has_counts_against_a_seat() -> None:
    plain = worth_to_kim(table(company(), company(), **EARLY))
    assert worth_to_kim(table(company(), company(production={"plants": 3}), **EARLY)) < plain


def test_a_card_that_can_be_paid_for_is_worth_more_in_hand_than_one_for_which_it_is_too_late() -> None:
    def held(card: str) -> float:
        return worth_to_kim(table(company(hand=card, stock=money(30)), company(), oxygen=8, temperature=-10))

    assert held("tectonic-stress-power") < held("bushes")


def test_a_city_is_worth_more_with_room_for_greeneries_around_it() -> None:
    lone = worth_to_kim(table(company(), company(), placed="city@C3=0", **EARLY))
    crowded = "city@C3=0 city@C2=1 city@C4=1 city@B3=1 city@D3=1"
    rivals = worth_to_kim(table(company(), company(), placed=crowded, **EARLY))
    assert lone > rivals


def test_the_game_is_judged_shorter_the_farther_mars_has_come() -> None:
    left = [
        generations_left(table(company(), company(), generation=8, oxygen=oxygen), WEIGHTS)
        for oxygen in range(0, 15, 2)
    ]
    assert left == sorted(left, reverse=True)
    assert generations_left(table(company(), company(), **{**LATE, "temperature": 8}), WEIGHTS) == 0


def test_the_game_is_judged_shorter_the_more_the_seats_produce() -> None:
    left = [
        generations_left(table(company(production={"heat": heat}), company(), **EARLY), WEIGHTS)
        for heat in (0, 5, 10)
    ]
    assert left == sorted(left, reverse=True)
    assert left[0] > left[-1]


def test_a_step_of_warmth_holds_up_the_end_more_than_one_of_oxygen() -> None:
    warmer, greener = (
        generations_left(table(company(), company(), **{**MIDDLE, **step}), WEIGHTS)
        for step in ({"temperature": -2}, {"oxygen": 11})
    )
    assert warmer < greener


def test_a_solo_game_lasts_fourteen_generations_whatever_is_done() -> None:
    for oxygen in (0, 9):
        assert generations_left(table(company(), generation=5, oxygen=oxygen), WEIGHTS) == 9


@with_each("level", [Sitter.NEWCOMER, Sitter.CASUAL, Sitter.STRONG, Sitter.COACH])
@with_each("seed", range(3))
def test_no_level_sells_cards_while_there_is_time_to_play_them(level: Sitter, seed: int) -> None:
    state = table(company(hand="mine trees ants", stock=money(6)), company(), **EARLY)
    assert chosen(state, level, seed) != "project sell_patents"


def test_to_sell_cards_is_not_told_beside_passing_while_there_is_time_to_play_them() -> None:
    state = table(company(hand="mine trees ants", stock=money(6)), company(), **EARLY)
    assert "project sell_patents" in choices(state)
    task = Task(GAME.key, GAME.view(state, KIM), KIM, Sitter.STRONG, 1, advising=True)
    _, closer = solve_closer(task)
    assert "project sell_patents" not in {write(one.move) for one in closer.opinions}


@pytest.mark.sample(3)
@pytest.mark.parametrize("level", [Sitter.NEWCOMER, Sitter.CASUAL, Sitter.STRONG, Sitter.COACH])
@pytest.mark.parametrize("seed", range(3))
def test_no_level_funds_an_award_in_which_a_rival_leads(level: Sitter, seed: int) -> None:
    leader = company("credicor", production={"megacredits": 20}, stock={"heat": 9, "steel": 9})
    placed = f"{LATE['placed']} city@C3=1 greenery@C4=1"
    state = table(company("credicor", stock=money(40)), leader, **{**LATE, "placed": placed})
    assert not chosen(state, level, seed).startswith("fund")


@with_each("level", [Sitter.NEWCOMER, Sitter.CASUAL, Sitter.STRONG, Sitter.COACH])
@with_each("seed", range(3))
def test_no_level_takes_plants_from_itself(level: Sitter, seed: int) -> None:
    mine = company(hand="asteroid", stock=money(14, plants=7))
    state = after(table(mine, company(stock={"plants": 3}), **EARLY), "play asteroid")
    assert "take 0 3" in choices(state)
    assert not chosen(state, level, seed).startswith("take 0")


def test_a_milestone_within_reach_is_claimed() -> None:
    state = table(
        company(stock=money(9)), company(), placed="greenery@C3=0 greenery@C4=0 greenery@C5=0", **EARLY
    )
    assert chosen(state) == "claim gardener"


def test_a_milestone_is_no_hope_to_whoever_can_claim_it_no_more() -> None:
    mine = "greenery@C3=0 greenery@C4=0 greenery@C5=0"
    over = {**LATE, "temperature": 8, "placed": f"{LATE['placed']} {mine}"}
    may, poor, passed = (
        worth(table(seat, company(), **over), KIM, WEIGHTS).terms["milestones"]
        for seat in (company(stock=money(8)), company(stock=money(7)), company(stock=money(8), passed=True))
    )
    assert max(poor, passed) < may / 2


def test_a_milestone_that_a_rival_is_near_is_less_of_a_hope() -> None:
    mine = "greenery@C3=0 greenery@C4=0 greenery@C5=0"
    lone, near, both = (
        worth(table(company(stock=money(8)), company(), placed=f"{mine} {theirs}", **EARLY), KIM, WEIGHTS)
        for theirs in ("", "greenery@H3=1 greenery@H4=1", "greenery@H3=1 greenery@H4=1 greenery@H5=1")
    )
    assert both.terms["milestones"] < near.terms["milestones"] < lone.terms["milestones"]


def hand_of(card: str, seat: Mapping[str, Any], when: Mapping[str, Any]) -> float:
    """Return what a card in hand is worth to a seat at a moment."""
    return worth(table(company(hand=card, **seat), company(), **when), KIM, WEIGHTS).terms["hand"]


def test_a_card_counts_the_less_the_more_production_is_wanting_that_it_takes() -> None:
    hands = [
        hand_of("magnetic-field-generators", {"production": {"energy": energy}}, MIDDLE)
        for energy in (3, 2, 1, 0)
    ]
    assert hands[0] > hands[1] > max(hands[2:])
    assert hands[0] > 2 * hands[-1]


def test_a_card_is_no_plan_for_later_where_mars_will_be_too_warm_for_it() -> None:
    """It needs -14 °C or colder."""
    now, soon = (
        hand_of("designed-microorganisms", {"stock": money(0)}, {**EARLY, "temperature": degrees})
        for degrees in (-28, -14)
    )
    assert soon < now / 2


def test_an_ocean_that_has_to_wait_until_all_are_placed_is_worth_next_to_nothing() -> None:
    """It needs 0 °C or warmer, and places two."""
    eight = "ocean@A2 ocean@A4 ocean@A5 ocean@B6 ocean@D8 ocean@E4 ocean@E5 ocean@E6"
    many, few = (
        hand_of("lake-marineris", {"stock": money(30)}, {**EARLY, "placed": placed}) for placed in ("", eight)
    )
    assert few < many / 3


def test_what_makes_the_next_card_cheaper_is_no_reason_to_play_none() -> None:
    """It saves 8 megacredits, once, however many cards are in hand."""
    hand = "comet adapted-lichen bushes grass heather tardigrades"
    state = table(company(hand=f"{hand} indentured-workers", stock=money(25)), company(), **MIDDLE)
    helped = after(state, "play indentured-workers")
    saved = (
        worth(helped, KIM, WEIGHTS).terms["hand"]
        - worth(table(company(hand=hand, stock=money(25)), company(), **MIDDLE), KIM, WEIGHTS).terms["hand"]
    )
    assert saved < 12 * Chair.at(helped, KIM, WEIGHTS).prices.money


def test_helion_plans_with_its_heat_as_with_money_and_keeps_what_is_worth_a_step() -> None:
    hands = [
        worth(table(company("helion", hand="mine", stock=stock), company(), **EARLY), KIM, WEIGHTS).terms[
            "hand"
        ]
        for stock in (money(5), money(0, heat=5), {})
    ]
    assert hands[0] == hands[1] > hands[2]
    state = table(company("helion", hand="acquired-company", stock=money(38, heat=6)), company(), **EARLY)
    assert chosen(after(state, "play acquired-company")) == "pay 10 0 0 0"


def test_whoever_is_asked_in_the_middle_of_a_move_counts_what_is_still_to_come_of_it() -> None:
    helion = company("helion", hand="comet", stock=money(40, heat=3))
    state = table(helion, company(stock={"plants": 3}), **EARLY)
    steps = ["play comet", "pay 21 0 0 0", "do 1 comet place_tile", "place A2", "take 1 3"]
    worths = []
    for step in steps:
        state = after(state, step)
        worths.append(worth_to_kim(state))
    assert max(worths) - min(worths) < 2


def test_a_standard_project_is_thought_of_after_another_move() -> None:
    """A tile that is paid for and not placed yet is not lost."""
    seen = worth_to_kim(table(company(stock=money(18)), company(), **EARLY))
    begun = worth_to_kim(after(table(company(stock=money(18)), company(), **EARLY), "project aquifer"))
    assert begun > seen - 1


def action_of(card: str, seat: Mapping[str, Any], when: Mapping[str, Any]) -> float:
    """Return what the action of a card in play will bring, beside all else that is in play."""
    engines = [
        worth(table(company(tableau=tableau, **seat), company(), **when), KIM, WEIGHTS).terms["engine"]
        for tableau in (card, "")
    ]
    return engines[0] - engines[1]


def test_an_action_that_places_oceans_is_worth_no_more_than_those_that_are_left() -> None:
    seven = "ocean@A2 ocean@A4 ocean@A5 ocean@B6 ocean@D8 ocean@E4 ocean@E5"
    many, few, none = (
        action_of("aquifer-pumping", {}, {**EARLY, "placed": placed})
        for placed in ("", seven, LATE["placed"])
    )
    assert many > 3 * few > none == 0


def test_an_action_is_worth_little_that_takes_a_production_which_is_not_there() -> None:
    without, with_it = (
        action_of("equatorial-magnetizer", {"production": {"energy": energy}}, MIDDLE) for energy in (0, 4)
    )
    assert without < with_it / 2


@with_each(
    "card, seat",
    [
        ("magnetic-field-generators", {}),
        ("search-for-life", {}),
        ("heat-trappers", {"production": {"heat": 3}}),
    ],
)
def test_nobody_thinks_of_buying_what_will_not_be_played_or_hurts_the_seat_alone(
    card: str, seat: Mapping[str, Any]
) -> None:
    offered = company(stock=money(40), offer=(Card(card), Card("farming")), **seat)
    state = table(offered, company(), **LATE).ask(BuyCards(KIM, 3))
    told = {write(move) for move in MIND.promising(legal(GAME, state), state)}
    assert told == {"buy farming", "done"}


def test_the_last_money_becomes_points() -> None:
    state = table(company(stock=money(23)), company(passed=True), **{**LATE, "temperature": 8})
    assert chosen(state) == "project greenery"


def test_pruning_keeps_the_only_move_that_ends_the_game_or_the_turn() -> None:
    state = table(company(hand="ants mine trees", stock=money(60)), company(), **EARLY)
    moves = legal(GAME, state)
    looked = list(MIND.prune(state, moves))
    assert {"pass", "play mine", "project asteroid"} <= {write(move) for move in looked}
    assert len({*looked}) == len(looked)
    assert {*looked} <= {*moves}


def first_cards(seat: Seat) -> State:
    """Return a table of two at which a seat chooses its first cards; whoever was asked before took none."""
    players = [Player(str(number), number) for number in range(2)]
    state = start(GAME, Options(corporate_era=True), players, 5).state
    while True:
        state = settled(GAME, state, Random(1))
        if isinstance(state.question, BuyCards) and state.question.seat == seat:
            return state
        buying = isinstance(state.question, BuyCards)
        state = after(state, "done" if buying else choices(state)[0])


@pytest.mark.parametrize("seat", [KIM, STANLEY])
def test_whoever_is_asked_first_or_last_takes_some_of_its_first_cards_not_all(seat: Seat) -> None:
    state, taken = first_cards(seat), 0
    while (move := chosen(state)) != "done":
        state, taken = after(state, move), taken + 1
    assert 2 <= taken <= 8


def test_what_is_offered_counts_only_once_it_is_bought() -> None:
    state = first_cards(KIM)
    bought = after(state, next(move for move in choices(state) if move.startswith("buy")))
    hands = [worth(each, KIM, WEIGHTS).terms["hand"] for each in (state, after(state, "done"), bought)]
    assert hands[0] == hands[1] < hands[2]


def test_rivals_hands_are_not_read() -> None:
    state = table(company(stock=money(20)), company(hand="trees mine"), **EARLY)
    other = table(company(stock=money(20)), company(hand="ants birds"), **EARLY)
    assert worth(state, KIM, WEIGHTS) == worth(other, KIM, WEIGHTS)
    assert worth(state, STANLEY, WEIGHTS) != worth(other, STANLEY, WEIGHTS)


def test_every_seat_is_judged_at_every_table_size() -> None:
    for seats in range(2, 6):
        state = table(*(company() for _ in range(seats)), **EARLY)
        totals = [worth(state, Seat(seat), WEIGHTS).total for seat in range(seats)]
        assert max(totals) - min(totals) < 1


@pytest.mark.sample(3)
@pytest.mark.parametrize("level", [Sitter.NEWCOMER, Sitter.CASUAL, Sitter.STRONG, Sitter.COACH])
@pytest.mark.parametrize("seed", range(3))
def test_nobody_pays_to_raise_what_is_at_its_goal(level: Sitter, seed: int) -> None:
    warm = {**LATE, "temperature": 8, "oxygen": 13}
    state = table(company(stock={**money(30), "heat": 9}), company(), **warm)
    vain = {"heat", "project asteroid", "project aquifer"}
    assert "heat" in choices(state)
    pointless = {write(move) for move in legal(GAME, state) if MIND.pointless(state, move)}
    assert pointless >= vain & {*choices(state)}
    assert chosen(state, level, seed) not in vain
    cold = table(company(stock={**money(30), "heat": 9}), company(), **MIDDLE)
    assert not any(MIND.pointless(cold, move) for move in legal(GAME, cold) if write(move) in vain)


def test_what_helps_the_next_card_alone_is_played_only_where_one_follows_that_pays() -> None:
    def is_pointless(hand: str, megacredits: int) -> bool:
        mine = company(hand=f"{hand} indentured-workers", stock=money(megacredits))
        state = table(mine, company(), **MIDDLE)
        (move,) = [one for one in legal(GAME, state) if write(one) == "play indentured-workers"]
        return MIND.pointless(state, move)

    assert is_pointless("", 60)
    assert is_pointless("comet", 3)
    assert not is_pointless("comet", 25)
