import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from boardkit.core import CHANCE, Game, Match, Pending, Refusal, Seat, choice_of, legal
from boardkit.core.editing.editing import Editing
from boardkit.core.editing.parts import walk
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Member, Shape, fields_of
from boardkit.core.rules.ahead import guessed, preview
from boardkit.core.rules.kinds import by_word, word_of
from boardkit.core.teaching.rulebook import glossary_of, rulebook_of
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.palette import Depth
from boardkit.games import GAMES
from boardkit.testing.matches import strange_moves
from boardkit.text import LANGUAGES, Words, words_for
from boardkit.text.log import told
from boardkit.text.parts import PartWords
from boardkit.text.reasons import condition_said, effects_said
from boardkit.text.scores import seat_scores
from tests.every import every_game, every_key, every_language
from tests.games.classes import below
from tests.games.explaining import some_legal
from tests.games.test_every_word import classes, random_match

WORD: Final = re.compile(r"[\w-]+")


SPOKEN: Final = re.compile(r"^[\w-]+ *=|^ *\.[\w-]+ *=|\*?\[[\w-]+\]|\$\w+", re.MULTILINE)
"""What of a Fluent file is not shown: ids, names of attributes, of variants and of values."""


@pytest.mark.sample(6)
@every_key
@pytest.mark.parametrize("seed", [1, 2])
def test_no_inner_key_shows_in_a_sentence(key: str, seed: int) -> None:
    game, random = GAMES[key], Random(seed)
    match = random_match(game, seed, max(2, game.seats[0]), 120)
    states = [moment.step.state for moment in random.sample(match.moments, 2)]
    inner = inner_keys(game) | named_places(key, match.state)
    for language in LANGUAGES:
        words = words_for(language, key, [f"P{seat}" for seat in range(len(match.players))])
        strange = inner - known(words)
        tables = (text for state in states for text in of_table(match, state, words, random))
        for text in (*of_match(match, words), *tables):
            assert not strange.intersection(WORD.findall(text)), text


@cache
def inner_keys(game: Game[Any]) -> frozenset[str]:
    """Collect what the program calls things: ids of messages' values, members of enums, classes."""
    fields = {whole for cls in classes(game.package) for whole in fields_of(cls).values()}
    enums = {whole.kind for whole in map(single, fields) if isinstance(whole, Member)}
    members = {str(name) for kind in enums for one in kind for name in (one.name, one.value)}
    found = {cls.__name__ for cls in classes(game.package)} | members
    return frozenset(name for name in found if len(name) > 2 and not name.isdigit())


def single(whole: Shape) -> Shape:
    """Return the shape that one is about, within lists and what may be missing."""
    match whole:
        case shapes.Maybe(inner) | shapes.Series(inner) | shapes.Bunch(inner) | shapes.Lookup(inner):
            return single(inner)
        case shapes.Row((inner, *_)) | shapes.Either((inner, *_)):
            return single(inner)
    return whole


def named_places(key: str, state: Any) -> frozenset[str]:
    """Return the places of the map that are written as a word."""
    places = map(str, drawing_of(key).map(state, None).looks)
    return frozenset(place for place in places if place.isalpha() and place.islower() and len(place) > 2)


def known(words: Words) -> frozenset[str]:
    """Collect the words that messages themselves say."""
    sources = "\n".join(words.messages.source(message) for message in words.messages.ids)
    return frozenset(WORD.findall(SPOKEN.sub(" ", sources)))


def of_match(match: Match[Any], words: Words) -> Iterator[str]:
    """Say what happened, what was asked and done, and the score."""
    yield from (line.text for line in told(match, Seat(0), words, minor=True))
    for moment in match.moments:
        if moment.move is not None:
            yield from (words.say(moment.move), words.short(moment.move))
        if moment.step.state.question is not None:
            yield from (words.say(moment.step.state.question), words.short(moment.step.state.question))
    for score in seat_scores(match.game.score(match.state), words):
        yield from (score.text, *(reason.text for reason in score.reasons))


def of_table(match: Match[Any], state: Any, words: Words, random: Random) -> Iterator[str]:
    """Say all that can be asked about a table: places, choices, reasons, previews, parts."""
    game, drawing = match.game, drawing_of(match.game.key)
    seat = Seat(0) if state.to_move in (None, CHANCE) else state.to_move
    view = game.view(state, seat)
    colours = match_palette(game.key, tuple(range(len(match.players))), Depth.FULL)
    yield from (drawing.heading(view, words), *drawing.describe(view, words))
    yield from (line.plain for line in drawing.side(view, words, colours))
    yield from (
        line for place in drawing.map(view, None).looks for line in drawing.inspect(view, place, words)
    )
    for move in (*drawing.hand(view, seat), *some_legal(match, state, random)):
        yield from drawing.inspect_choice(view, choice_of(move), words)
        yield from (line.plain for line in drawing.face(view, choice_of(move), words, colours).lines)
    for move in (
        *random.sample(strange := strange_moves(match, random), min(20, len(strange))),
        *drawing.offers(view),
    ):
        yield from (condition_said(condition, words) for condition in game.conditions(state, move))
    if state.to_move not in (None, CHANCE):
        for move in legal(game, state)[:3]:
            yield from effects_said(preview(game, guessed(game, state, seat), seat, move), words)
    parts = PartWords.of(words, state)
    for part in walk(Editing(game, state).whole):
        yield from (parts.said(part), parts.trail(part.path))


@every_game
@every_language
def test_every_word_is_used_in_the_rulebook_and_explained_in_its_section(
    game: Game[Any], language: str
) -> None:
    book = rulebook_of(game, language)
    text = "\n".join([book.preface, *(f"{one.title}\n{one.text}" for one in book.sections.values())])
    for term in glossary_of(game, language):
        assert term.term.casefold() in text.casefold(), term
        assert term.section in book.sections, term
        assert term.meaning.endswith("."), term


@every_game
def test_both_languages_have_the_same_words(game: Game[Any]) -> None:
    sections = [[term.section for term in glossary_of(game, language)] for language in LANGUAGES]
    assert sections[0] == sections[1]
    assert len(sections[0]) >= 12
    for language in LANGUAGES:
        terms = [term.term for term in glossary_of(game, language)]
        assert len(set(terms)) == len(terms)


PINNED = Path(__file__).parent.parent / "golden" / "words.json"
"""The words that files out there use: new ones are added, and none is taken away."""


def words(game: Game[Any]) -> dict[str, list[str]]:
    kinds = {"business": game.business, "refusals": game.refusals, "moves": game.moves}
    return {name: sorted(map(word_of, several)) for name, several in kinds.items()}


@every_game
def test_every_class_of_a_game_is_found_by_its_own_word(game: Game[Any]) -> None:
    import_module(f"{game.package}.show")
    for base, listed in ((Pending, game.business), (Refusal, game.refusals)):
        there = [kind for kind in below(base) if kind.__module__.startswith(f"{game.package}.")]
        own = {kind for kind in listed if kind.__module__.startswith(f"{game.package}.")}
        assert {kind for kind in there if "word" in vars(kind)} == own
        assert [kind.__name__ for kind in there if not hasattr(kind, "word") and not list(below(kind))] == []
        assert {by_word(listed)[word_of(kind)] for kind in listed} == set(listed)
    assert by_word(game.moves).keys() == {move.verb for move in game.moves}


@every_game
def test_no_word_on_disk_changes_or_goes_away(game: Game[Any]) -> None:
    pinned = json.loads(PINNED.read_text("utf-8"))[game.key]
    assert words(game) == pinned, "add new words to the file; keep a word when its class gets another name"
