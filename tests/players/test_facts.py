"""Reasons are facts: what a hint says is counted on the tables that its moves lead to."""

import re
from collections.abc import Iterator
from functools import partial, reduce
from random import Random
from statistics import mean
from typing import Any

import pytest

from boardkit.core import Seat
from boardkit.core.rules.ahead import after, guessed, preview
from boardkit.games import GAMES
from boardkit.players.advising import TURN
from boardkit.players.facts import Fact, Tried, When, changes, facts, weightiest
from boardkit.players.lookup import mind_of
from boardkit.players.mind import Seen, Worth
from boardkit.players.search import Search
from boardkit.players.thinking import solve_closer
from boardkit.players.verdict import Opinion, Verdict
from boardkit.text import words_for
from boardkit.text.advice import fact_said, facts_said, hint_lines
from tests.every import every_key, every_language, with_each
from tests.players.test_advising import some_tasks

WEIGHTED = re.compile(r"[+−]\d+[.,]\d")
"""A number of the judgement's own, as `w` tells it."""


def tries(*counts: float, when: When = When.NOW, word: str = "points") -> list[Tried]:
    return [Tried(Worth(), {When.BEFORE: {word: 0.0}, when: {word: count}}) for count in counts]


def beside(mine: list[Tried], *others: float) -> list[Fact]:
    return [*facts(mine, tries(*(others or [0.0] * len(mine))))]


def test_what_is_the_same_in_all_tries_is_a_fact() -> None:
    assert beside(tries(3, 3, 3)) == [Fact("points", When.NOW, 3.0, 3.0, 3.0)]
    assert beside(tries(3, 4, 5), 1, 2, 3) == [Fact("points", When.NOW, 2.0, 2.0, 2.0)]


@with_each("gaps", [(0, 0, 1), (9, 1, 5), (5, 5, -1, -1, 5), (0.4, 0.4)])
def test_what_is_not_known_to_a_half_or_has_another_sign_too_often_is_none(gaps: tuple[float, ...]) -> None:
    assert not beside(tries(*gaps))


def test_the_spread_leaves_out_the_fifth_of_the_tries_at_either_end_and_is_told_where_it_is_wide() -> None:
    (wide,) = beside(tries(*(0, 1, 3, 5, 5, 5, 5, 8, 9, 9) * 30))
    assert (wide.low, wide.high, wide.is_wide) == (3, 8, True)
    (narrow,) = beside(tries(*(5, 6) * 8))
    assert not narrow.is_wide


def test_what_differs_only_for_a_moment_is_not_told() -> None:
    mine = [Tried(Worth(), {When.NOW: {"points": 2}, When.ROUND: {"points": 5}})] * 3
    later = [Tried(Worth(), {When.NOW: {"points": 0}, When.ROUND: {"points": 5}})] * 3
    assert not [*facts(mine, later)]


def test_a_plan_is_told_by_what_it_changes_once_it_is_done_and_the_points_of_the_round() -> None:
    counts = {
        When.BEFORE: {"points": 0.0, "thunes": 9.0},
        When.NOW: {"points": 0.0, "thunes": 7.0},
        When.DONE: {"points": 0.0, "thunes": 3.0},
        When.ROUND: {"points": 8.0, "thunes": 20.0},
    }
    mine = [Tried(Worth(), counts)] * 3
    told = [(fact.word, fact.when, fact.by) for fact in changes(mine, planned=True)]
    assert told == [("thunes", When.DONE, -6.0), ("points", When.ROUND, 8.0)]
    assert [(fact.word, fact.by) for fact in changes(mine)] == [("thunes", -2.0)]


def test_what_not_all_tries_have_come_to_is_not_told() -> None:
    assert not [*facts(tries(3, 3), tries(1, 1, when=When.ROUND))]


def test_the_last_difference_of_a_thing_is_told_and_what_speaks_for_the_move_first() -> None:
    found = [
        Fact("thunes", When.NOW, -3, -3, -3),
        Fact("points", When.NOW, 1, 1, 1),
        Fact("points", When.ROUND, 9, 9, 9),
        Fact("dust", When.ROUND, 1, 1, 1),
    ]
    told = weightiest(found, {"thunes": 0.5, "points": 1.0, "dust": 0.1})
    assert [(fact.word, fact.when) for fact in told] == [("thunes", When.NOW), ("points", When.ROUND)]


@every_language
def test_a_number_stands_with_its_unit_and_time(language: str) -> None:
    words = words_for(language, "water_sharing")
    many, one = Fact("thunes", When.NOW, -3, -3, -3), Fact("points", When.ROUND, 1.2, 1, 1)
    wide = Fact("thunes", When.NOW, 5.0, 3, 8)
    said = {
        "en": "now 3 thunes fewer; by the end of this round 1 point more",
        "fr": "tout de suite 3 thunes de moins ; d’ici la fin de la manche 1 point de plus",
    }
    assert facts_said([many, one], words) == said[language]
    assert fact_said(wide, words).startswith({"en": "3 to 8 thunes", "fr": "3 à 8 thunes"}[language])


def told_of(verdict: Verdict) -> Iterator[tuple[Opinion, Opinion, list[Fact]]]:
    """Walk what a hint says of one move beside another."""
    best = verdict.opinions[0]
    for one in verdict.opinions[1:]:
        yield best, one, verdict.facts_of(best, one)
        yield one, best, verdict.facts_of(one, best)


@pytest.mark.sample(6)
@every_key
def test_what_a_hint_says_is_counted_on_the_tables_themselves(key: str) -> None:
    game, mind = GAMES[key], mind_of(key)
    for task in some_tasks(key):
        _, closer = solve_closer(task)
        seen, level = Seen(game, task.view, task.seat), mind.levels[task.level]
        closer_level = level.__replace__(deals=48, ahead=max(level.ahead, TURN))
        most = max(one.samples for one in closer.opinions)
        luck = [Random(f"{task.seed}:again:{number}") for number in range(most)]
        dealt = [mind.imagined(seen, closer_level, each) for each in luck]
        search = Search(seen, mind, closer_level, dealt, task.seed)
        for one, other, told in told_of(closer):
            for fact in told:
                gaps = [
                    mind.counts(mine, task.seat)[fact.word] - mind.counts(yours, task.seat)[fact.word]
                    for number in range(min(one.samples, other.samples))
                    for mine, yours in [[_table(search, each, number, fact.when) for each in (one, other)]]
                ]
                assert fact.by == pytest.approx(mean(gaps))


def _table(search: Search[Any], one: Opinion, number: int, when: When) -> Any:
    """Make the moves by the rules alone for what comes now, else as a try does, and check what time it is."""
    game, state, row = search.game, search.dealt[number], (one.move, *one.rest)
    if when is When.NOW:
        return reduce(partial(after, game), row, state)
    reached = dict(search.tables_after(row, number))[when]
    assert (reached.question is None) == (when is When.END)
    if when is not When.END:
        assert (game.round(reached) != game.round(state)) == (when is When.ROUND)
    return reached


@pytest.mark.sample(6)
@every_key
def test_a_hint_and_a_preview_never_contradict_each_other(key: str) -> None:
    game, mind = GAMES[key], mind_of(key)
    for task in some_tasks(key):
        _, closer = solve_closer(task)
        table = guessed(game, task.view, task.seat)
        for one in closer.opinions:
            foreseen = preview(game, table, task.seat, one.move)
            if one.rest or foreseen.unknown or not one.tries:
                continue
            shown = mind.counts(game.guess(foreseen.state, task.seat, Random(1)), task.seat)
            for fact in changes(one.tries):
                if fact.when is When.NOW:
                    assert fact.by == shown[fact.word] - mind.counts(task.view, task.seat)[fact.word]


@pytest.mark.sample(6)
@every_language
@every_key
def test_no_weighted_number_stands_in_a_hint(key: str, language: str) -> None:
    words = words_for(language, key, ["Ada", "Bela", "Chen", "Dora", "Emil"])
    for task in some_tasks(key):
        for line in hint_lines(*solve_closer(task), words):
            assert not WEIGHTED.search(line)


@every_language
@every_key
def test_everything_that_is_counted_has_words_and_a_unit(key: str, language: str) -> None:
    mind, words = mind_of(key), words_for(language, key)
    game = GAMES[key]
    for task in some_tasks(key):
        assert {*mind.counts(task.view, Seat(0))} == {*mind.units}
    for word in mind.units:
        for by in (1.0, -2.0):
            assert fact_said(Fact(word, When.NOW, by, by, by), words)
    assert game.key == key
