"""The players of TerriStories: what they think of tables, how they work together, what they never do."""

from collections.abc import Iterator
from random import Random

import pytest

from boardkit.core import Match, Move, Player, Seat, legal
from boardkit.core.lines.match import Sitter
from boardkit.core.rules.ahead import settled
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box.things import ProjectCard, Role
from boardkit.games.terristories.players import MIND
from boardkit.games.terristories.players.growing import flow
from boardkit.games.terristories.players.judgement import lasting, worth
from boardkit.games.terristories.players.purse import given, income
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.ledger import gain, shifted
from boardkit.games.terristories.rules.model import Card, State
from boardkit.games.terristories.rules.options import Options
from boardkit.players.mind import Seen
from boardkit.players.search import Listed, decide
from tests.every import with_each
from tests.games.terristories.board import OPEN, place, table

A, B = Seat(0), Seat(1)


def glanced(options: Options, seats: int, seed: int) -> Iterator[State]:
    """Play a match at a glance and tell its tables."""
    random = Random(seed)
    players = [Player(str(seat), seat) for seat in range(seats)]
    state = settled(GAME, Match.start(GAME, options, players, seed).state, random)
    while state.question is not None:
        yield state
        move = MIND.policy(state, Listed(GAME, state), random)
        assert GAME.refusal(state, move) is None
        state = settled(GAME, GAME.apply(state, move).state, random)
    yield state


def test_a_table_that_plays_at_a_glance_wins_together() -> None:
    ends = [[*glanced(Options(cooperative=True), 3, seed)][-1] for seed in range(12)]
    assert sum(end.outcome is not None and end.outcome.common for end in ends) >= 9


def asked(kind: type[object], seed: int = 3) -> State:
    """Find a table of a co-operative match at which seat A has something to answer to such a question."""
    states = glanced(Options(cooperative=True), 3, seed)
    return next(state for state in states if type(state.question) is kind and state.to_move == A)


def total(state: State) -> float:
    return worth(state, A, MIND.weights).total


def test_an_index_that_lacks_something_is_worth_more_than_one_beyond_its_marker() -> None:
    state = asked(qs.Develop)
    low = total(shifted(state, (0, 1, 0))) - total(state)
    high = state.__replace__(indices=(0, 8, 0))
    assert low > total(shifted(high, (0, 1, 0))) - total(high) > 0


def test_cubes_of_others_are_worth_as_much_as_those_of_the_seat_in_a_game_together() -> None:
    state = asked(qs.Develop)
    richer = [total(gain(state, seat, 2)) - total(state) for seat in state.everyone]
    assert richer == pytest.approx([richer[0]] * 3)
    assert richer[0] > 0


def answers(state: State) -> list[Move]:
    """Ask a newcomer many times."""
    seen = Seen.of(GAME, state, A)
    return [decide(seen, MIND, MIND.levels[Sitter.NEWCOMER], seed).move for seed in range(20)]


def test_a_newcomer_pays_its_people_as_long_as_it_can() -> None:
    assert {*answers(asked(qs.PayWages))} == {mv.Pay()}


def test_a_newcomer_never_harvests_the_last_cube_of_rich_land() -> None:
    state = asked(qs.Harvest)
    reaped = [move for move in answers(state) if isinstance(move, mv.Reap)]
    assert reaped
    assert all(move.amount < state.land[move.at].cubes for move in reaped)
    assert mv.ReapMost(0) not in answers(state)


def test_a_newcomer_never_gives_its_cubes_away_for_nothing_or_talks_for_talk() -> None:
    assert mv.Negotiate() not in answers(asked(qs.Develop))


def test_land_counts_for_what_it_gives_until_the_end_not_for_what_lies_there_now() -> None:
    full = table("M9Aa2", qs.Harvest(A), roles=(Role.GOVERNOR, Role.FARMER, Role.ECOLOGIST), phase=2)
    late, early = (lasting(full.__replace__(round=number), A) for number in (8, 1))
    assert late == income(full, A) == 4
    assert early < 3


def test_cubes_count_about_as_much_in_hand_as_on_land_that_is_harvested() -> None:
    state = table("M9Aa2", qs.Harvest(A), roles=(Role.GOVERNOR, Role.FARMER, Role.ECOLOGIST), phase=3)
    little, much = (total(GAME.apply(state, mv.Reap(place("a1"), amount)).state) for amount in (1, 4))
    assert much == pytest.approx(little, abs=0.5)


def test_talk_is_pointless_unless_wages_are_lacking() -> None:
    assert MIND.pointless(asked(qs.Develop), mv.Negotiate())
    state = asked(qs.PayWages)
    assert MIND.pointless(state, mv.Negotiate())
    assert isinstance(state.question, qs.PayWages)
    poor = gain(state, A, -state.tableaux[A].cubes)
    assert not MIND.pointless(poor, mv.Negotiate())


def test_something_of_every_kind_is_thought_of_in_the_first_phase() -> None:
    """The first mountain no longer feeds two, the second is free; a zone pays on the plain."""
    state = table("M4Aa2 M9 \n P7a1 .", qs.Develop(A), cubes=(12,))
    kinds = {type(move) for move in MIND.prune(state, legal(GAME, state))}
    assert kinds >= {mv.Pass, mv.MoveIndividual, mv.BuyZone, mv.UsePower, mv.CallCouncil}


def test_what_projects_bring_in_each_round_counts_as_what_is_harvested() -> None:
    """Ecotourism gives a cube a round; the open-cast mine two, while somebody stands by it on a mountain."""
    none, bank, mine, left, plain, unlaid = (
        table(diagram, phase=1, cards=((Card(ProjectCard(card), 1, at=at),),) if card else ())
        for diagram, card, at in (
            ("M9Aa1 P7A", "", None),
            ("M9Aa1 P7A", "ecologist_12", None),
            ("M9Aa1 P7A", "entrepreneur_04", place("a1")),
            ("M9A P7Aa1", "entrepreneur_04", place("a1")),
            ("M9A P7Aa1", "entrepreneur_04", place("b1")),
            ("M9Aa1 P7A", "entrepreneur_04", None),
        )
    )
    assert [given(state, A) for state in (none, bank, mine, left, plain, unlaid)] == [0, 1, 2, 0, 0, 2]
    assert worth(bank, A, MIND.weights).terms["income"] > worth(none, A, MIND.weights).terms["income"]


def test_harvests_of_all_count_together_and_in_a_conquest_ones_own() -> None:
    card = (Card(ProjectCard("ecologist_12"), 1, at=None),)

    def brought(seat: Seat, options: Options) -> dict[str, float]:
        none, bank = (table("M9Aa1 P7B", phase=1, cards=cards, options=options) for cards in ((), (card,)))
        before, after = (worth(state, seat, MIND.weights).terms for state in (none, bank))
        return {term: after[term] - before[term] for term in ("income", "own-income")}

    assert brought(B, Options())["income"] > 0, "what another harvests counts, too"
    assert not brought(B, Options())["own-income"]
    assert brought(A, Options(conquest=True))["own-income"] > 0
    assert not any(brought(B, Options(conquest=True)).values())


def test_land_gives_more_where_a_token_brings_cubes() -> None:
    wild = Card(ProjectCard("ecologist_04"), 1, at=place("a1"))
    without, beside = table("M9Aa1 P7A", phase=1), table("M9Aa1 P7A", phase=1, cards=((wild,),))
    assert flow(beside, place("a1")) > flow(without, place("a1"))
    assert flow(beside, place("b1")) == flow(without, place("b1"))


def test_nobody_proposes_what_nobody_can_pay_for() -> None:
    state = asked(qs.SelectProject)
    proposed = [move for move in legal(GAME, state) if isinstance(move, mv.Propose)]
    assert isinstance(MIND.policy(state, legal(GAME, state), Random(1)), mv.Propose)
    assert not all(MIND.pointless(state, move) for move in proposed)
    poor = state
    for seat in state.everyone:
        poor = gain(poor, seat, -poor.tableaux[seat].cubes)
    assert all(MIND.pointless(poor, move) for move in proposed)
    assert MIND.policy(poor, legal(GAME, poor), Random(1)) == mv.Pass()


@with_each("cubes, likely", [(4, []), (5, ["governor_09"]), (6, ["governor_06", "governor_09"])])
def test_nobody_proposes_what_better_projects_leave_no_cubes_for(cubes: int, likely: list[str]) -> None:
    """The entrepreneur alone has cubes, and a project for three that is worth more to all."""
    state = table(
        OPEN,
        qs.SelectProject(A),
        cubes=(0, cubes, 0),
        hands=(("governor_06", "governor_09"), ("entrepreneur_04",), ()),
        roles=(Role.GOVERNOR, Role.ENTREPRENEUR, Role.FARMER),
        options=Options(cooperative=True),
        phase=2,
    )
    promising = [*(mv.Propose(ProjectCard(card)) for card in likely), mv.Pass()]
    assert MIND.promising(legal(GAME, state), state) == promising


def test_a_project_that_acts_once_is_not_counted_as_one_that_stays() -> None:
    """Its card goes back under the pile: nobody says that there is one fewer then."""
    once, lasting_one = (
        next(card for card, project in PROJECTS.items() if project.lasts is lasts) for lasts in (False, True)
    )
    state = table()
    for cards, counted in ((), 0), ((Card(once, 1),), 0), ((Card(once, 1), Card(lasting_one, 1)), 1):
        assert MIND.counts(state.with_tableau(Seat(0), cards=cards), Seat(1))["projects"] == counted
