"""The players of Sharing the Water: what they think of tables, and what they would never do."""

from random import Random

import pytest

from boardkit.core import Move, Seat, legal
from boardkit.core.lines.match import Sitter
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box import RIVERS
from boardkit.games.water_sharing.box.things import ActionCard, Building, Good, ObjectiveCard, Options
from boardkit.games.water_sharing.players import MIND
from boardkit.games.water_sharing.players.economy import forecast
from boardkit.games.water_sharing.players.judgement import worth
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.ledger import award, pay
from boardkit.games.water_sharing.rules.model import State
from boardkit.players.mind import Seen
from boardkit.players.search import decide
from boardkit.players.thinking import Task, solve_closer
from boardkit.text.advice import told
from tests.games.water_sharing.basin import A, B, act, at, dealt, priced, stocked, table

BEND = at(6, 3)
THREE = "A farm 6 4\nB farm 6 2\nC farm 7 2"
HOME = "A residential 5 3\nB residential 8 3"


def total(state: State) -> float:
    return worth(state, A, MIND.weights).total


def in_round(state: State, number: int) -> State:
    return state.__replace__(clock=state.clock.__replace__(round=number))


def last(state: State) -> State:
    return in_round(state, state.clock.rounds)


def test_points_are_worth_having_and_those_of_a_rival_are_not() -> None:
    state = table(HOME, qs.WhatToBuild(A))
    assert total(award(state, A, 3)) > total(state) > total(award(state, B, 3))


def test_a_thune_that_is_needed_is_worth_more_than_one_that_is_not() -> None:
    poor, rich = table(HOME, qs.WhatToBuild(A), thunes=1), table(HOME, qs.WhatToBuild(A), thunes=12)
    assert total(pay(poor, A, -1)) - total(poor) > total(pay(rich, A, -1)) - total(rich) > 0


def test_leisure_is_worth_more_the_more_rounds_are_left() -> None:
    more, bare = (table(HOME + built, qs.WhatToBuild(A)) for built in ("\nA leisure 5 4", ""))
    gains = [total(in_round(more, number)) - total(in_round(bare, number)) for number in (1, 3, 4)]
    assert gains[0] > gains[1] > gains[2] > 0


def answers(level: Sitter, state: State, seat: Seat = A) -> list[Move]:
    """Ask a level many times."""
    seen = Seen.of(GAME, state, seat)
    return [decide(seen, MIND, MIND.levels[level], seed).move for seed in range(20)]


def test_a_newcomer_never_destroys_what_works() -> None:
    state = table(HOME + "\nA leisure 5 4", qs.WhatToBuild(A))
    assert not any(isinstance(move, mv.Destroy) for move in answers(Sitter.NEWCOMER, state))


def test_a_newcomer_never_gives_cubes_away() -> None:
    state = stocked(priced(table(HOME + "\nA wind_solar 5 4", qs.Generate(A)), 2, 2), A, energy=3)
    given = [move for move in answers(Sitter.NEWCOMER, state) if isinstance(move, mv.Offer)]
    assert all(move.thunes >= move.count for move in given)


def test_a_newcomer_never_bids_all_it_has() -> None:
    state = act(
        table(THREE, qs.ContestWater(B), seats=3, points=9, water={BEND: 1}), f"contest {BEND} 0"
    ).state
    assert isinstance(state.question, qs.HowMuch)
    assert state.question.seat == A
    assert all(isinstance(move, mv.Bid) and move.points < 9 for move in answers(Sitter.NEWCOMER, state))


def test_a_newcomer_lets_work_what_costs_nothing() -> None:
    state = stocked(priced(table(HOME, qs.Generate(A), thunes=0), 2, 2), A, water=1, energy=1, food=1)
    assert {*answers(Sitter.NEWCOMER, state)} == {mv.Run(at(5, 3))}


def advice(state: State) -> set[Move]:
    """Name the moves that are looked at closer where advice is asked for."""
    task = Task(GAME.key, GAME.view(state, A), A, Sitter.STRONG, 1, advising=True)
    _, closer = solve_closer(task)
    return {opinion.move for opinion in closer.opinions}


def test_gifts_and_deals_that_the_other_would_refuse_are_pointless() -> None:
    state = stocked(priced(table(HOME + "\nA wind_solar 5 4", qs.Generate(A)), 3, 3), A, energy=3)
    gift, greed, fair = (mv.Offer(B, 1, Good.ENERGY, thunes) for thunes in (0, 9, 2))
    assert MIND.pointless(state, gift)
    assert MIND.pointless(state, greed)
    assert not MIND.pointless(state, fair)
    assert gift not in advice(state)


def test_to_buy_more_than_is_needed_is_pointless() -> None:
    state = priced(table(HOME, qs.Generate(A)), 2, 2)
    assert not MIND.pointless(state, mv.Buy(Good.ENERGY, 1))
    assert MIND.pointless(state, mv.Buy(Good.ENERGY, 2))


def test_good_moves_destroy_nothing() -> None:
    state = table(HOME + "\nA leisure 5 4", qs.WhatToBuild(A))
    assert not any(isinstance(move, mv.Destroy) for move in advice(state))


def test_cubes_for_several_buildings_are_bought_at_once() -> None:
    state = priced(table(HOME + "\nA residential 5 4", qs.Generate(A)), 2, 2)
    assert {*answers(Sitter.STRONG, stocked(state, A, water=2, food=2))} == {mv.Buy(Good.ENERGY, 2)}


def test_no_more_cubes_are_bought_than_there_are_thunes_or_water_to_use_them() -> None:
    state = priced(table(HOME + "\nA residential 5 4", qs.Generate(A), thunes=3), 2, 2)
    poor = stocked(state, A, water=2, food=2)
    dry = stocked(state.__replace__(communities=table("", thunes=9).communities), A, water=1, food=2)
    assert {*answers(Sitter.STRONG, poor)} == {mv.Buy(Good.ENERGY, 1)}
    assert {*answers(Sitter.STRONG, dry)} == {mv.Buy(Good.ENERGY, 1)}


def test_the_first_idea_is_to_build_nothing_that_brings_nothing() -> None:
    state = last(table(HOME, qs.WhatToBuild(A)))
    assert MIND.prune(state, legal(GAME, state))[0] == mv.Pass()


def test_in_the_last_round_nothing_is_built_for_an_objective_that_cannot_be_met_any_more() -> None:
    """Farms or ports, four in all: three more farms cost fifteen thunes, and no hex by the sea is near."""
    state = last(table(HOME + "\nA farm 6 4", qs.WhatToBuild(A)))
    for thunes, first in ((20, mv.Build), (14, mv.Pass)):
        able = dealt(state, A, objective=ObjectiveCard("granary"), thunes=thunes)
        assert type(MIND.prune(able, legal(GAME, able))[0]) is first, thunes


def struck(points: int = 0) -> State:
    """Let a card take two thunes of A, while B, whose card it is, may wait with another."""
    state = table(
        HOME,
        qs.Collect(B),
        qs.Generate(A),
        options=Options(),
        thunes=6,
        points=points,
        hands={A: ["rain_shower"], B: ["inspection"]},
    )
    return act(priced(state, 2, 2), "card inspection 0").state


@pytest.mark.parametrize("points", [0, 3, 9])
@pytest.mark.parametrize("level", [Sitter.STRONG, Sitter.COACH])
def test_whoever_is_struck_by_a_card_refuses_since_dice_cost_nothing(level: Sitter, points: int) -> None:
    state = struck(points)
    assert isinstance(state.question, qs.SufferCard)
    assert {*answers(level, state)} == {mv.Refuse()}


def test_advice_against_a_card_names_to_refuse_first_and_says_what_is_at_stake() -> None:
    state = struck()
    first, closer = solve_closer(Task(GAME.key, GAME.view(state, A), A, Sitter.STRONG, 1, advising=True))
    assert [one.move for one in closer.opinions] == [mv.Refuse(), mv.Accept()]
    assert told(closer.reasons(mv.Refuse()))
    assert all(gain > 0 for _, gain in told(closer.reasons(mv.Refuse())))
    assert first.move == mv.Refuse()


def test_nobody_bids_points_over_what_a_card_takes() -> None:
    state = act(struck(9), "refuse").state
    assert isinstance(state.question, qs.HowMuch)
    assert MIND.policy(state, legal(GAME, state), Random(1)) == mv.Bid(0)


def test_a_card_that_brings_water_waits_until_some_is_lacking() -> None:
    hands = {A: ["rain_shower"]}
    rich, dry = (
        table(HOME, qs.Collect(A), options=Options(), hands=hands, water=water) for water in ({BEND: 3}, {})
    )
    shower = mv.PlayAction(ActionCard("rain_shower"), None)
    assert shower in legal(GAME, rich)
    assert MIND.pointless(rich, shower)
    assert not MIND.pointless(dry, shower)


def fights(state: State) -> list[Move]:
    """List the conflicts that may be declared and are not vain."""
    moves = [move for move in legal(GAME, state) if isinstance(move, mv.Contest)]
    assert moves
    return [move for move in moves if not MIND.pointless(state, move)]


def test_nobody_fights_over_a_site_without_building_there() -> None:
    rich, poor = (
        table("A residential 5 3\nB residential 5 4", qs.ContestSite(A), thunes=thunes, points=9)
        for thunes in (20, 5)
    )
    assert fights(rich)
    assert not fights(last(poor))


def test_nobody_fights_over_water_who_has_enough_elsewhere() -> None:
    built = THREE + "\nA junction 7 4"
    own = min(table(built, seats=3).land.holding(A).taps.keys() - table(THREE, seats=3).land.holding(A).taps)
    needy, served = (
        table(built, qs.ContestWater(A), seats=3, points=9, water={BEND: 1, **more})
        for more in ({}, {own: 1})
    )
    assert fights(needy)
    assert not fights(served)


def test_filters_wait_until_many_buildings_pollute_or_the_last_round() -> None:
    parks = "\n".join((HOME, "A leisure 5 4", "A leisure 4 3"))
    state = table(parks, qs.AfterPollution(A), options=Options(), hands={A: ["filters"]})
    filters = mv.PlayAction(ActionCard("filters"), None)
    few, many = (
        state.__replace__(worked=frozenset(at(*place) for place in places)) for places in FEW_AND_MANY
    )
    assert MIND.pointless(few, filters)
    assert not MIND.pointless(many, filters)
    assert not MIND.pointless(last(few), filters)


FEW_AND_MANY = ([(5, 3)], [(5, 3), (5, 4), (4, 3)])


def test_nothing_is_built_in_the_last_round_that_no_objective_asks_for() -> None:
    state = table(HOME, qs.WhatToBuild(A))
    junction = next(move for move in legal(GAME, state) if isinstance(move, mv.Build))
    assert not MIND.pointless(state, junction)
    late = last(state)
    assert all(MIND.pointless(late, move) for move in legal(GAME, late) if isinstance(move, mv.Build))
    assert advice(late) <= {mv.Pass()}


def test_a_farm_works_before_food_is_bought_for_others_though_water_is_short() -> None:
    zones = (f"A residential {place}" for place in ("4 3", "4 4", "5 5"))
    built = "\n".join((HOME, "A farm 5 4", *zones))
    state = stocked(priced(table(built, qs.Generate(A), thunes=7), 2, 2), A, water=4)
    for word in (Sitter.STRONG, Sitter.COACH):
        assert {*answers(word, state)} == {mv.Run(at(5, 4))}


def bettered(state: State, built: str, round_: int) -> float:
    """Return by how much a building raises the points that are to come, in a later round."""
    tables = (table(HOME + tiles, qs.WhatToBuild(A), options=Options()) for tiles in ("", built))
    late = (in_round(one, round_).__replace__(pollution=state.pollution) for one in tables)
    before, after = (worth(one, A, MIND.weights).terms["coming-points"] for one in late)
    return after - before


def test_a_treatment_plant_promises_points_while_rounds_are_to_come_and_there_is_something_to_treat() -> None:
    """In the opening it promises nothing, as it can be built later."""
    plant, rounds = "\nA treatment 6 4", table().clock.rounds
    dirty = table(pollution=dict.fromkeys([*RIVERS][:30], 1))
    assert bettered(dirty, plant, rounds - 1) > 0
    assert not any(bettered(dirty, plant, number) for number in (0, rounds))
    assert not bettered(table(), "\nA treatment 0 4", rounds - 1)


@pytest.mark.parametrize(("thunes", "gain"), [(0, 0), (9, 3)])
def test_leisure_that_cannot_be_run_promises_no_points(thunes: int, gain: int) -> None:
    late = table().clock.rounds - 1
    tables = (table(HOME + more, qs.WhatToBuild(A), thunes=thunes) for more in ("", "\nA leisure 5 4"))
    bare, more = (forecast(in_round(one, late), A).points for one in tables)
    assert more - bare == gain


def test_subsidies_help_to_keep_buildings_running() -> None:
    state = table(HOME + "\nA leisure 5 4", qs.WhatToBuild(A), thunes=1)
    ready = [worth(one, A, MIND.weights).terms["ready-thunes"] for one in (state, pay(state, A, -4))]
    assert ready[0] < ready[1] <= 0


def test_nothing_is_sold_that_would_have_to_be_bought_back() -> None:
    state = priced(table(HOME + "\nA leisure 5 4", qs.Generate(A)), 2, 2)
    needy = stocked(state, A, water=1, energy=1, food=1)
    assert MIND.pointless(needy, mv.Sell(Good.ENERGY, 1))
    assert not MIND.pointless(stocked(needy, A, energy=1), mv.Sell(Good.ENERGY, 1))
    assert not MIND.pointless(stocked(state, A, energy=1), mv.Sell(Good.ENERGY, 1)), "it has no water"


def test_cubes_that_a_building_still_needs_are_not_given_away_for_a_thune_more() -> None:
    state = priced(table(HOME + "\nA wind_solar 5 4", qs.Generate(A)), 3, 3)
    needy = stocked(state, A, water=1, energy=1, food=1)
    assert MIND.pointless(needy, mv.Offer(B, 1, Good.ENERGY, 2))
    assert not MIND.pointless(stocked(needy, A, energy=1), mv.Offer(B, 1, Good.ENERGY, 2))


def test_whoever_is_boxed_in_builds_a_junction_to_where_something_pays() -> None:
    """Four of others' buildings and the river stand around: beyond the river there is room."""
    boxed = "A residential 9 2\nB leisure 8 2\nB leisure 8 3\nB leisure 9 3\nB leisure 9 1"
    rich, poor = (table(boxed, qs.WhatToBuild(A), thunes=thunes) for thunes in (37, 3))
    first, other = (MIND.prune(state, legal(GAME, state))[0] for state in (rich, poor))
    assert isinstance(first, mv.Build)
    assert first.building is Building.JUNCTION
    assert other == mv.Pass()
    assert MIND.prune(last(rich), legal(GAME, last(rich)))[0] == mv.Pass()
