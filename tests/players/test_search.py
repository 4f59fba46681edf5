"""One search for all games, tried on the toy: it follows from seed, level and what is seen."""

from collections.abc import Sequence
from random import Random
from statistics import fmean

import pytest
from attrs import evolve

from boardkit.core import Match, Move, Seat, legal
from boardkit.core.rules.ahead import after, settled
from boardkit.players.facts import Tried, gaps_of, standard_error
from boardkit.players.mind import (
    LEVELS,
    POINTS,
    WON,
    Level,
    Mind,
    NoWeights,
    Seen,
    Worth,
    ended,
    mean,
    mind_by_points,
)
from boardkit.players.search import (
    APART,
    FIRST_TRIES,
    Listed,
    Row,
    Search,
    Streams,
    decide,
    tried_again,
    undecided,
)
from boardkit.players.verdict import Opinion, Verdict
from tests.helpers import new_match, played
from tests.toy import TOY, Pick, Toy


def picked(state: Toy, seat: Seat, weights: NoWeights) -> Worth:
    """Judge a table by the last number that a seat picked."""
    del weights
    numbers = state.picks[seat].numbers
    return Worth({"number": float(numbers[-1]) if numbers else 0.0})


HIGH = Mind(weights=NoWeights(), terms=("number",), worth=picked)
NOW = Level()


def seen(match: Match[Toy]) -> Seen[Toy]:
    seat = match.state.to_move
    assert seat is not None
    return Seen.of(match.game, match.state, seat)


def test_the_move_that_leads_to_the_best_table_is_taken() -> None:
    match = new_match()
    verdict = decide(seen(match), HIGH, NOW, seed=1)
    best = max(move.number for move in legal(TOY, match.state) if isinstance(move, Pick))
    assert verdict.move == Pick(best)
    assert [opinion.worth.total for opinion in verdict.opinions] == sorted(range(1, best + 1), reverse=True)


def test_the_same_seed_gives_the_same_verdict_at_every_level() -> None:
    match = played(new_match(), 3)
    mind = mind_by_points(TOY)
    for level in LEVELS.values():
        assert decide(seen(match), mind, level, 5) == decide(seen(match), mind, level, 5)


def test_what_is_hidden_makes_no_difference() -> None:
    match = played(new_match(), 1)
    seat = match.state.to_move
    assert seat is not None
    other = TOY.guess(match.state, seat, Random(3))
    assert other != match.state
    mind = mind_by_points(TOY)
    for level in LEVELS.values():
        assert decide(Seen.of(TOY, match.state, seat), mind, level, 5) == decide(
            Seen.of(TOY, other, seat), mind, level, 5
        )


def test_a_player_who_slips_takes_worse_moves_now_and_then() -> None:
    match = new_match()
    slipping = NOW.__replace__(slip=1.0)
    moves = [decide(seen(match), HIGH, slipping, seed).move for seed in range(60)]
    best = decide(seen(match), HIGH, NOW, 1).move
    assert moves.count(best) > max(moves.count(move) for move in {*moves} - {best}) > 0


def test_only_so_many_tables_are_looked_at() -> None:
    match = new_match()
    level = Level(samples=8, playout=4, tables=40)
    verdict = decide(seen(match), mind_by_points(TOY), level, 1)
    assert 40 <= verdict.tables <= 40 + 1 + level.playout
    assert sum(opinion.samples for opinion in verdict.opinions) <= verdict.tables


def test_promising_moves_are_tried_more_often() -> None:
    verdict = decide(seen(new_match()), HIGH, Level(samples=2, tables=10_000), 1)
    samples = [opinion.samples for opinion in verdict.opinions]
    assert samples == sorted(samples, reverse=True)
    assert samples[0] > samples[-1]


def test_only_what_is_pruned_is_looked_at() -> None:
    def low(state: Toy, moves: Sequence[Move]) -> Sequence[Move]:
        del state
        return moves[:2]

    verdict = decide(seen(new_match()), HIGH.__replace__(prune=low), NOW, 1)
    assert {opinion.move for opinion in verdict.opinions} == {Pick(1), Pick(2)}


def test_the_first_idea_is_kept_unless_another_is_better_by_more_than_the_doubt() -> None:
    match = new_match()
    moves = legal(TOY, match.state)
    first, verdict = moves[0], decide(seen(match), HIGH, NOW.__replace__(doubt=float(len(moves))), 1)
    assert verdict.move == first != decide(seen(match), HIGH, NOW, 1).move
    assert verdict.opinions[0].worth.total < verdict.opinions[1].worth.total


def test_a_single_idea_needs_no_look_ahead() -> None:
    one = HIGH.__replace__(prune=lambda _, moves: moves[-1:])
    verdict = decide(seen(new_match()), one, NOW, 1)
    assert (verdict.move, verdict.tables) == (legal(TOY, new_match().state)[-1], 0)


def test_answers_are_listed_for_a_policy_only_when_it_looks_at_them() -> None:
    state = new_match().state
    listed = Listed(TOY, state)
    assert "moves" not in vars(listed)
    assert (*listed,) == legal(TOY, state)
    assert listed[:2] == legal(TOY, state)[:2]


def test_the_reasons_are_the_terms_in_which_the_next_best_differs() -> None:
    verdict = decide(seen(new_match()), HIGH, NOW, 1)
    assert verdict.reasons(verdict.move) == (("number", 1.0),)
    assert verdict.reasons(verdict.opinions[1].move) == (("number", -1.0),)
    assert verdict.reasons(Pick(99)) == ()


def test_the_best_is_set_beside_the_first_that_is_worth_less() -> None:
    worths = [Worth({"number": number}) for number in (3.0, 3.0, 1.0)]
    opinions = tuple(Opinion(Pick(at), worth, 1) for at, worth in enumerate(worths, 1))
    verdict = Verdict(Pick(1), opinions)
    assert verdict.reasons(Pick(1)) == (("number", 2.0),)
    assert verdict.reasons(Pick(2)) == ()
    assert verdict.reasons(Pick(3)) == (("number", -2.0),)
    assert dict(verdict.merits) == pytest.approx({"number": 2 / 3})


def test_a_mean_is_taken_term_by_term() -> None:
    assert mean([Worth({"a": 1.0}), Worth({"a": 3.0, "b": 4.0})]) == Worth({"a": 2.0, "b": 2.0})


def test_a_finished_table_is_worth_its_margin_and_the_win() -> None:
    match = new_match()
    while not match.over:
        match = match.play(legal(TOY, match.state)[0 if match.state.to_move else -1])
    sheet = TOY.score(match.state)
    assert len(sheet.winners) == 1
    winner = sheet.winners[0]
    loser = Seat(1 - winner)
    assert ended(TOY, match.state, winner, 20.0).terms[WON] == 20.0
    assert ended(TOY, match.state, loser, 20.0).terms[WON] == 0.0
    assert ended(TOY, match.state, winner, 20.0).terms[POINTS] == sheet.totals[winner] - sheet.totals[loser]


def test_moves_that_are_tried_again_meet_the_same_luck_and_no_more_tables_than_there_is_room_for() -> None:
    match = new_match()
    rows = [(move,) for move in legal(TOY, match.state)[:2]]
    tried = tried_again(seen(match), HIGH, Level(deals=5), 1, rows)
    assert [len(tried[row]) for row in rows] == [5, 5]
    assert tried == tried_again(seen(match), HIGH, Level(deals=5), 1, rows)
    few = tried_again(seen(match), HIGH, Level(deals=5, tables=3), 1, rows)
    assert [len(few[row]) for row in rows] == [2, 2]


def test_tries_end_where_all_is_told_apart_or_surely_alike_and_what_falls_behind_is_given_up() -> None:
    match = new_match()
    rows = [(move,) for move in legal(TOY, match.state)[:3]]
    apart = tried_again(seen(match), HIGH, Level(deals=100), 1, rows)
    assert {len(tries) for tries in apart.values()} == {FIRST_TRIES}

    luck = Random(1)

    def worth(state: Toy, seat: Seat, weights: NoWeights) -> Worth:
        return Worth({"number": -50.0 if picked(state, seat, weights).total == 1 else luck.random()})

    level = Level(deals=100)
    uneven = tried_again(seen(match), HIGH.__replace__(worth=worth), level, 1, rows[1:] + rows[:1])
    assert [len(tries) for tries in uneven.values()] == [100, 100, FIRST_TRIES]
    alike = tried_again(seen(match), HIGH.__replace__(worth=worth), level, 1, rows[1:], 1.0)
    assert {len(tries) for tries in alike.values()} < {*range(100)}


def test_a_few_tries_alone_give_nothing_up() -> None:
    """Five gaps of 2.0 and one of 0.0 are five standard errors, and may be luck still."""
    found: dict[Row, list[Tried]] = {
        (Pick(1),): [Tried(Worth({"number": 2.0})) for _ in range(FIRST_TRIES)],
        (Pick(2),): [Tried(Worth({"number": 2.0 * (not at)})) for at in range(FIRST_TRIES)],
    }
    gaps = gaps_of(found[(Pick(1),)], found[(Pick(2),)])
    assert fmean(gaps) > APART * standard_error(gaps)
    assert undecided(found, [*found], 0.0) == [*found]
    many = {row: tries * 8 for row, tries in found.items()}
    assert undecided(many, [*many], 0.0) == []


def test_a_move_that_ends_a_round_is_judged_as_many_rounds_ahead_as_any_other() -> None:
    game, level = evolve(TOY, round=lambda state: state.rounds), Level(playout=50, rounds=1)
    for decisions in range(TOY.seats[0]):
        state = played(new_match(), decisions).state
        search = Search(Seen.of(game, state, Seat(decisions)), HIGH, level, [state], 1)
        settled_table = settled(game, after(game, state, legal(game, state)[0]), Random(1))
        assert search.played_out(settled_table, Streams(1)).rounds == state.rounds + 1


def test_moves_that_come_to_the_same_are_told_once_and_lucky_ones_not_at_all() -> None:
    worths = [Worth({"number": number}) for number in (3.0, 3.01, 9.0, 1.0, 1.0, 2.0, 0.5, 0.0)]
    opinions = [Opinion(Pick(at), worth, 3 - at // 3) for at, worth in enumerate(worths, 1)]
    verdict = Verdict(Pick(1), tuple(opinions))
    assert [one.move for one in verdict.others] == [Pick(4), Pick(6)]
    assert len(verdict.as_good) == 1


def test_who_draws_once_more_changes_nothing_of_what_others_draw() -> None:
    here, there = (played(new_match(), decisions).state for decisions in (0, 1))
    assert here.to_move != there.to_move
    once, twice = Streams(1), Streams(1)
    twice.of(here).random()
    assert once.of(here).random() != twice.of(here).random()
    assert once.of(there).random() == twice.of(there).random()
    assert Streams(1).of(here).random() != Streams(2).of(here).random()


def test_a_move_is_pointless_that_is_so_on_half_of_the_tables_that_may_be() -> None:
    tables = [played(new_match(), decisions).state for decisions in range(4)]
    idle = {(tables[0], Pick(1)), *((table, Pick(2)) for table in tables[2:])}
    mind = HIGH.__replace__(pointless=lambda table, move: (table, move) in idle)
    moves = [Pick(number) for number in (1, 2, 3)]
    assert [*mind.promising(moves, *tables)] == [Pick(1), Pick(3)]
    assert [*mind.promising(moves, tables[0])] == [Pick(2), Pick(3)]
    assert [*mind.promising(moves[:1], tables[0])] == [Pick(1)]
