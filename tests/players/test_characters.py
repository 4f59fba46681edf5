"""Characters: casual and strong players that mind some terms of the judgement more, and others less."""

from typing import Any

import pytest

from bench.characters import figures
from bench.pairing import Tally, new_match, play
from boardkit.core import Match, Player, Seat, Study
from boardkit.core.faults import NotOneOf
from boardkit.core.lines.match import Sitter
from boardkit.core.records.record import from_json, record, to_json
from boardkit.games import GAMES
from boardkit.players.lookup import chooser_of, mind_of
from boardkit.players.mind import Worth
from boardkit.players.thinking import Task, solve
from boardkit.text import words_for
from boardkit.text.shelf import in_full, sitter_told, sitters_of
from tests.daily import by_night
from tests.every import every_key, every_language
from tests.helpers import fault_of


@every_key
@every_language
def test_every_character_of_a_game_has_a_taste_of_its_terms_and_words_and_no_other_has(
    key: str, language: str
) -> None:
    mind, words = mind_of(key), words_for(language, key)
    assert {*sitters_of(words)} - {Sitter.PERSON} == {*mind.levels}
    for word, level in mind.levels.items():
        sitter = Sitter(word)
        assert {*level.taste} <= {*mind.terms}
        assert bool(level.taste) == bool(sitter.character)
        assert level.__replace__(taste={}) == mind.levels[sitter.level].__replace__(taste={})


@every_language
def test_what_a_character_is_like_is_told_before_the_match(language: str) -> None:
    for key, game in GAMES.items():
        words = words_for(language, key)
        for sitter in sitters_of(words):
            told = sitter_told(sitter, words)
            assert told.startswith(words.name(sitter))
            assert (told == words.name(sitter)) == (sitter.character == "")
            character = words("character", character=sitter.character)
            assert not sitter.character or character in in_full(game, words)[-1]


def test_a_taste_weighs_terms_and_no_taste_leaves_them_as_they_are() -> None:
    worth = Worth({"points": 3.0, "danger": -1.0})
    assert worth.to({}) is worth
    assert worth.to({"danger": 2.0}) == Worth({"points": 3.0, "danger": -2.0})


def between(key: str, word: Sitter, figure: str, games: int) -> tuple[float, float]:
    """Add up a figure of a character, and of its level alone, over some matches between them."""
    found = [0.0, 0.0]
    for number in range(games):
        words = [word, Sitter(word.level)][:: 1 if number % 2 else -1]
        match = new_match(GAMES[key], GAMES[key].options(), 2, f"character:{number}")
        match = play(match, [chooser_of(key, one) for one in words], [Tally(), Tally()])
        for seat, one in enumerate(words):
            found[one != word] += figures(match, Seat(seat)).get(figure, 0.0)
    return found[0], found[1]


@pytest.mark.parametrize("games", [1, by_night(8)])
@pytest.mark.parametrize(
    ("sitter", "figure"),
    [
        by_night(Sitter.CASUAL_CAREFUL, "gears at the end"),
        by_night(Sitter.CASUAL_HUNGRY, "WelcomeInhabitant"),
        (Sitter.CASUAL_SPITEFUL, "PlaceJunk"),
    ],
)
def test_a_character_can_be_told_by_what_it_does(sitter: Sitter, figure: str, games: int) -> None:
    own, plain = between("life_in_reterra", sitter, figure, games)
    assert own > plain


def seated(key: str, sitter: Sitter) -> Match[Any]:
    """Begin a match with a sitter at both seats."""
    players = [Player("Ada", 0, sitter), Player("Bela", 1, sitter)]
    return Match.start(GAMES[key], GAMES[key].options(), players, 5)


def test_a_seat_whose_character_a_game_does_not_know_is_played_by_its_level_alone() -> None:
    match = seated("terristories", Sitter.STRONG_SPITEFUL)
    assert solve(Task.of(match, Sitter.STRONG_SPITEFUL)) == solve(Task.of(match, Sitter.STRONG))


def test_a_character_is_kept_and_one_that_nobody_knows_is_refused_in_a_sentence() -> None:
    text = to_json(record(Study(seated("life_in_reterra", Sitter.CASUAL_HUNGRY)), "1"))
    assert from_json(text.encode()).players[1].sitter is Sitter.CASUAL_HUNGRY
    changed = text.replace('"casual-hungry"', '"casual-gloomy"', 1)
    assert fault_of(lambda: from_json(changed.encode())) == NotOneOf(
        "$.players[0].sitter", "casual-gloomy", tuple(Sitter)
    )
