"""Whatever a question of a lesson is about is on the screen and on the sheet, or told by its words."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

from boardkit.core import Move, Seat, choice_of
from boardkit.core.lines.choosing import PLACE
from boardkit.core.notation.shapes import fields_of
from boardkit.core.rules.score import ScoreLine
from boardkit.core.teaching.lesson import About
from boardkit.core.teaching.quiz import Quiz
from boardkit.core.teaching.stages import Stage
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import drawing_of
from boardkit.draw.seats import LETTERS
from boardkit.draw.show import card_of
from boardkit.games.life_in_reterra.show.words import shown_seat
from boardkit.handout.making import of_lesson
from boardkit.handout.slides import Slide
from boardkit.library.lessons import Found
from boardkit.text import LANGUAGES, Words, words_for
from boardkit.text.teaching import own_text
from boardkit.tui.desk import panels
from boardkit.tui.desk.teach.reading import named_in
from boardkit.tui.desk.tips import is_told
from tests.daily import in_turn
from tests.desk.lessons import FOUND, lesson_desk, steps_of
from tests.desk.tools import ink_of, seat_lines

ON_THE_MAP: Final = {
    "tectonic_tribes": frozenset({"lake", "forest", "mine"}),
    "terraforming_mars": frozenset({"greeneries", "cities"}),
}
"""The kinds of points that can be counted on the one map that all share."""

OWN_MAP: Final = {"life_in_reterra": shown_seat}
"""The games whose map shows one seat’s land, where all of its points can be counted, and whose it is."""

YOU: Final = {"en": ("you", "your"), "fr": ("vous", "votre", "vos")}

NUMBERS: Final = {
    "en": ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    "fr": ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
}
"""Numbers as notes write them."""

ONE: Final = {"en": ("a", "an"), "fr": ("une",)}

LEAST_LETTERS: Final = 4
"""The letters of a word that says what a line of the score sheet is about."""

in_a_language = pytest.mark.parametrize(
    ("found", "language"), in_turn(FOUND, list(LANGUAGES), lambda found: found.id)
)


def quizzes(found: Found) -> Iterator[tuple[int, Stage, Quiz]]:
    """List the steps of a lesson that ask a question, with their numbers from 0."""
    for number, stage in enumerate(steps_of(found.id)):
        if stage.quiz is not None:
            yield number, stage, stage.quiz


def sheet_of(found: Found, language: str) -> tuple[Slide, ...]:
    assert found.lesson is not None
    words = words_for(language, found.game)
    return tuple(of_lesson(found.lesson, words, answers=False).slides)


def numbers_in(text: str, language: str) -> list[int]:
    """Read the numbers of a note, in digits and in words."""
    known = {word: number for number, word in enumerate(NUMBERS[language])} | dict.fromkeys(ONE[language], 1)
    found = re.findall(r"[−-]?\d+|\w+", text.lower())
    return [
        known[one] if one in known else int(one.replace("−", "-"))
        for one in found
        if one in known or re.fullmatch(r"[−-]?\d+", one)
    ]


def reached(numbers: list[int], total: int) -> bool:
    """Tell whether some of the numbers, added or taken away, make a total."""
    return any(
        sum(sign * number for sign, number in zip(signs, numbers, strict=True)) == total
        for signs in product((-1, 0, 1), repeat=len(numbers))
    )


def is_about(line: ScoreLine, note: str, words: Words) -> bool:
    """Tell whether a note names what a line of the score sheet is about."""
    said = [word for word in re.findall(r"[^\W\d_]+", words.say(line).lower()) if len(word) >= LEAST_LETTERS]
    return any(word.rstrip("s") in note.lower() for word in (*said, line.kind))


def untold(stage: Stage, quiz: Quiz, seat: Seat, words: Words) -> list[str]:
    """List the lines that make the points of a seat, and are neither on the map nor told."""
    game, state = quiz.match.game, quiz.match.state
    wanted = [one for one in game.score(state).of(seat) if not quiz.ask.lines or one.kind in quiz.ask.lines]
    shown = OWN_MAP.get(game.key)
    if shown is not None and shown(stage.match.state) == seat:
        return []
    off_the_map = [one for one in wanted if one.points and one.kind not in ON_THE_MAP.get(game.key, ())]
    note = own_text(stage.step.note, words)
    numbers = numbers_in(note, words.language)
    in_all = sum(one.points for one in wanted)
    if in_all in numbers or reached([*filter(None, numbers)][:8], sum(one.points for one in off_the_map)):
        return []
    return [words.say(one) for one in off_the_map if not (numbers and is_about(one, note, words))]


@pytest.mark.sample(4)
@in_a_language
def test_points_that_are_asked_for_can_be_counted_or_are_told(found: Found, language: str) -> None:
    assert found.lesson is not None
    words = words_for(language, found.game, found.lesson.start.players)
    missing = {}
    for number, stage, quiz in quizzes(found):
        everybody = range(quiz.match.state.seats)
        seats = {About.POINTS: [quiz.ask.seat], About.LEADER: everybody}.get(quiz.about, [])
        for seat in map(Seat, seats):
            if lines := untold(stage, quiz, seat, words):
                missing[number + 1, words.seat(seat)] = lines
    assert missing == {}


@pytest.mark.sample(4)
@in_a_language
def test_who_leads_or_is_next_is_asked_with_a_word_on_somebody(found: Found, language: str) -> None:
    assert found.lesson is not None
    words = words_for(language, found.game, found.lesson.start.players)
    for number, stage, quiz in quizzes(found):
        note = own_text(stage.step.note, words)
        on_map = quiz.about is About.LEADER and found.game in ON_THE_MAP
        said = {*re.findall(r"\w+", note.lower())}
        named = any(name in note for name in words.names) or not said.isdisjoint(YOU[language])
        assert quiz.about not in (About.NEXT, About.LEADER) or on_map or named, (number + 1, note)


@pytest.mark.sample(16)
@in_a_language
def test_who_has_which_letter_is_told_while_the_numbers_are_hidden(found: Found, language: str) -> None:
    sheet = sheet_of(found, language)
    for number, stage, quiz in quizzes(found):
        if not quiz.told_by_the_table:
            continue
        desk, ink = lesson_desk(found, language, number), ink_of(found.game, stage.match.state.seats)
        assert not any(name in panels.title(desk, ink, 80).plain for name in desk.words.names)
        assert not any(is_told(desk, ("entry", at)) for at in range(len(quiz.choices)))
        told = seat_lines(desk, ink, Room(36, 9)).plain
        lines = told.split("\n")
        for seat, name in enumerate(desk.words.names):
            assert lines[seat].split(maxsplit=1) == [LETTERS[seat], name]
            assert any(LETTERS[seat] in line and name in line for line in sheet[number].seats)


@pytest.mark.sample(16)
@in_a_language
def test_places_of_a_question_are_on_the_screen_and_on_the_sheet(found: Found, language: str) -> None:
    sheet = sheet_of(found, language)
    for number, stage in enumerate(steps_of(found.id)):
        slide, desk = sheet[number], lesson_desk(found, language, number)
        words, looks = desk.words, panels.map_(desk).picture.looks
        both = {words.name(place) for place in looks} & {words.name(place) for place in slide.picture.looks}
        whole = drawing_of(found.game).map(desk.game.view(desk.state, desk.viewer), None).looks
        note = own_text(stage.step.note, words)
        assert {words.name(place) for place in named_in(note, whole, words)} <= both
        assert {*stage.step.rings} <= {str(place) for place in slide.picture.looks}
        moves = () if stage.quiz is None else stage.quiz.choices
        placed = [move for move in moves if isinstance(move, Move) and PLACE in fields_of(type(move))]
        legal = [move for move in placed if desk.game.refusal(desk.state, move) is None]
        assert {words.name(getattr(move, PLACE)) for move in legal} <= both


@pytest.mark.sample(16)
@in_a_language
def test_cards_of_a_question_are_on_the_sheet(found: Found, language: str) -> None:
    sheet = sheet_of(found, language)
    for number, stage, quiz in quizzes(found):
        words, palette = lesson_desk(found, language, number).words, ink_of(found.game, 2).palette
        drawn = {card.name for card in sheet[number].cards}
        for move in quiz.choices:
            if isinstance(move, Move):
                card = card_of(drawing_of(found.game), stage.match.state, choice_of(move), words, palette)
                assert card.name in drawn or not (card.tags or card.picture)
