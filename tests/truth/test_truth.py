"""What a table says in numbers is so, over random and computer-played matches, in both languages."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from boardkit.games import GAMES, KEYS
from boardkit.testing.matches import setting_of
from boardkit.text.loading import LANGUAGES
from tests.daily import by_night, spread
from tests.truth.checking import KIT, READERS, Coverage, Tally, falsified, with_numbers
from tests.truth.scenes import Sitting

ENOUGH = 80
"""In a hundred: how many of the messages that have a number are met and held to the table."""

SELDOM, OFTEN = 400, 15
"""At one of so many tables everything is read, by day and by night; the first of each question always is."""

BY_DAY = 11
"""The seed of the day's tables: nobody plays alone there, so one seat may be taken for another."""

every_game = pytest.mark.parametrize("game", KEYS)


@cache
def heard(sitting: Sitting, every: int) -> Tally:
    """Read the tables of a match."""
    tally = Tally()
    for scene in sitting.scenes(every):
        tally.hear(scene)
    return tally


def of_the_night(game: str) -> list[Sitting]:
    """Seat people and computers at many tables, every second in French."""
    people = [Sitting(GAMES[game], seed, LANGUAGES[seed % 2]) for seed in range(16)]
    return [*people, *(Sitting(GAMES[game], seed, LANGUAGES[seed % 2], "newcomer") for seed in range(4))]


@every_game
def test_nobody_plays_alone_by_day(game: str) -> None:
    assert setting_of(GAMES[game], BY_DAY).seats > 1


@pytest.mark.parametrize("seed", [BY_DAY, by_night(10)])
@every_game
def test_what_a_table_says_is_so(game: str, seed: int) -> None:
    language = LANGUAGES[(seed + KEYS.index(game)) % 2]
    tally = heard(Sitting(GAMES[game], seed, language), SELDOM)
    assert list(map(str, tally.false)) == []
    assert tally.held


@pytest.mark.nightly
@every_game
def test_what_many_tables_say_is_so(game: str) -> None:
    found = [heard(sitting, OFTEN) for sitting in of_the_night(game)]
    assert [str(one) for tally in found for one in tally.false] == []


@pytest.mark.nightly
def test_most_messages_that_have_a_number_are_held_to_the_table() -> None:
    """Each game by itself, and all of them with what the kit says; what is not held is named."""
    tallies = {game: Tally.of(heard(sitting, OFTEN) for sitting in of_the_night(game)) for game in KEYS}
    found = {game: Coverage.of(game, tally) for game, tally in tallies.items()}
    assert {name: coverage for name, coverage in found.items() if coverage.share < ENOUGH} == {}
    whole = Coverage.sum([*found.values(), Coverage.of(KIT, Tally.of(tallies.values()))])
    assert whole.share >= ENOUGH, whole


@every_game
def test_most_messages_that_have_a_number_have_a_reader(game: str) -> None:
    wanted = with_numbers(game)
    read = [message for message in wanted if message in READERS[game]]
    assert 100 * len(read) >= ENOUGH * len(wanted), sorted(wanted.difference(read))


def test_readers_work_it_out_without_what_makes_the_words() -> None:
    """They may ask the rules, the box and the table, but nothing that draws or speaks for a game."""
    for game in KEYS:
        tree = ast.parse(Path(__file__).with_name(f"{game}.py").read_text("utf-8"))
        named = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        assert [name for name in named if ".show" in name or name.startswith("boardkit.tui")] == []


@pytest.mark.parametrize("game", spread(KEYS, 5))
def test_a_number_that_is_wrong_by_one_is_noticed(game: str) -> None:
    """All numbers of a match are falsified one by one; only what is one of several may be right by chance."""
    found: Counter[bool] = Counter()
    for scene in Sitting(GAMES[game], 10, "en").scenes(150):
        for wrong in falsified(scene):
            tally = Tally()
            tally.hear(wrong)
            if tally.false or any(tally.held.values()):
                found[bool(tally.false)] += 1
    assert found[True] > 500
    assert found[True] > 4 * found[False]
