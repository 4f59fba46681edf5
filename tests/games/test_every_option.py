"""What is offered at set-up changes something: an option that is not shown is one that may be left out."""

from enum import Enum
from random import Random
from typing import Any

import pytest

from boardkit.core import Event, Game, Match, Player, evolve, legal
from boardkit.core.notation.shapes import alternatives, fields_of
from boardkit.games import GAMES
from boardkit.players.lookup import options_at_random, pick
from boardkit.tui.pages.plans import offered, option_fields, possible, settled
from tests.daily import spread
from tests.every import every_key, with_each

LENGTH = 60
"""For how many answers two matches are played side by side."""

SHIFTS_LUCK = frozenset({"first_by_chance"})
"""Asking chance who begins, with one player, only moves on what chance says next."""


def names(key: str, seats: int, **changes: Any) -> set[str]:
    """Name the options that are offered beside some others."""
    game = GAMES[key]
    return {field.name for field in offered(game, game.options(**changes), seats)}


def values_of(game: Game[Any], name: str, seats: int) -> list[Any]:
    """List the values of an option that are offered with so many seats."""
    return [
        value
        for field in offered(game, game.options(), seats)
        if field.name == name
        for value in field.values
    ]


def begin(game: Game[Any], options: Any, seats: int, seed: int) -> Match[Any]:
    return Match.start(game, options, [Player(f"P{seat}", seat) for seat in range(seats)], seed)


def happened(match: Match[Any]) -> list[Event]:
    return [frame.event for frame in match.moments[-1].step.frames]


def alike(game: Game[Any], options: tuple[Any, Any], seats: int, seed: int) -> None:
    """Play two matches by the same answers; everything that happens and may be done is the same."""
    one, other = (begin(game, each, seats, seed) for each in options)
    random = Random(seed)
    for _ in range(LENGTH):
        assert happened(one) == happened(other)
        moves = legal(game, one.state)
        assert moves == legal(game, other.state)
        if one.over:
            return
        move = pick(moves, random)
        one, other = one.play(move), other.play(move)


@pytest.mark.sample(3)
@every_key
@pytest.mark.parametrize("seed", spread(range(4)))
def test_an_option_that_is_not_offered_changes_nothing(key: str, seed: int) -> None:
    game, random = GAMES[key], Random(seed)
    seats = random.choice(game.seats)
    options = options_at_random(game, seats, random)
    for name in {*game.moot(options, seats)} - SHIFTS_LUCK:
        for value in alternatives(fields_of(game.options)[name]):
            changed = evolve(options, **{name: value})
            if game.fault(changed, seats) is None:
                alike(game, (options, changed), seats, seed)


@every_key
def test_what_is_moot_is_an_option_of_the_game(key: str) -> None:
    game, known = GAMES[key], {field.name for field in option_fields(GAMES[key].options)}
    for seats in game.seats:
        for number in range(20):
            options = options_at_random(game, seats, Random(number))
            assert known.issuperset(game.moot(options, seats))


@every_key
def test_every_value_that_is_offered_may_be_chosen(key: str) -> None:
    game = GAMES[key]
    for seats in game.seats:
        for field in offered(game, game.options(), seats):
            for value in field.values:
                assert game.fault(evolve(game.options(), **{field.name: value}), seats) is None


@with_each(
    "key, seats, changes, hidden",
    [
        ("tectonic_tribes", 2, {}, ""),
        ("life_in_reterra", 2, {}, "small other_small medium other_medium large relic_side"),
        ("life_in_reterra", 1, {"buildings": "own_mix"}, "first_by_chance official_rulings"),
        ("life_in_reterra", 3, {"buildings": "leisure"}, "small other_small medium other_medium large"),
        ("terraforming_mars", 1, {}, "corporate_era draft beginner_2 beginner_3 beginner_4 beginner_5"),
        ("terraforming_mars", 2, {}, "copy_corporations beginner_3 beginner_4 beginner_5"),
        ("terraforming_mars", 4, {"corporate_era": True}, "beginner_5"),
        ("terristories", 2, {}, "cooperative conquest"),
        ("terristories", 3, {}, ""),
        ("terristories", 3, {"basic": True}, "cooperative"),
        ("water_sharing", 3, {}, ""),
        ("water_sharing", 3, {"scenario": "s1"}, "simplified rounds own_cards"),
        ("water_sharing", 3, {"scenario": "s4"}, "simplified"),
    ],
)
def test_only_what_matters_is_offered(key: str, seats: int, changes: dict[str, Any], hidden: str) -> None:
    kinds = {field.name: type(field.default) for field in option_fields(GAMES[key].options)}
    chosen = {name: kinds[name](value) for name, value in changes.items()}
    assert {*kinds} - names(key, seats, **chosen) == {*hidden.split()}


@pytest.mark.parametrize(
    ("key", "name", "most"), [("terristories", "oldest", 4), ("water_sharing", "beginner", 4)]
)
def test_only_seats_that_are_taken_may_be_named(key: str, name: str, most: int) -> None:
    game = GAMES[key]
    values = {seats: values_of(game, name, seats) for seats in (2, most)}
    assert len(values[most]) == len(values[2]) + most - 2
    last = evolve(game.options(), **{name: [v for v in values[most] if v not in values[2]][-1]})
    assert possible(game, last, most) == last
    assert possible(game, last, 2) == game.options()


@every_key
def test_what_changes_nothing_is_as_usual_in_the_match_that_begins(key: str) -> None:
    game = GAMES[key]
    for seats in game.seats:
        options = options_at_random(game, seats, Random(seats))
        begun = settled(game, options, seats)
        for name in game.moot(options, seats):
            assert getattr(begun, name) == getattr(game.options(), name)
        assert all(
            getattr(begun, field.name) == getattr(options, field.name)
            for field in offered(game, options, seats)
            if isinstance(field.default, bool | Enum)
        )
