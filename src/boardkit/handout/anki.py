"""The questions of a lesson as notes for Anki: a text of fields between tabs, and a picture for each note.

The lines that begin with `#` tell Anki how to read it, from version 2.1.54 on:
https://docs.ankiweb.net/importing/text-files.html. No line names the columns: Anki 26.9 wants the very
names of a note's fields, which are in the language of its user, and else makes tags of the answers.
"""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from boardkit.handout.pictures import pictures
from boardkit.handout.slides import Handout

BREAK = "<br>"


class Note(NamedTuple):
    """A question with its answer, as HTML of one line each, and the table it is asked at, as SVG."""

    front: str
    back: str
    picture: str


def notes(handout: Handout) -> Iterator[Note]:
    """Make a note of each step of a sheet for learners that has an answer."""
    answers = {answer.place: answer.told for answer in handout.answers}
    for slide in handout.slides:
        if slide.asks and slide.place in answers:
            letters = zip("abcdefghij", slide.choices, strict=False)
            front = _html(*slide.told, *(f"{letter}) {choice}" for letter, choice in letters))
            sections = map(handout.book.sections.get, (*slide.rules, *slide.named))
            cited = (f"§{section.number} {section.title}" for section in sections if section)
            # The table is drawn with its cards and signs, without its words.
            bare = slide.__replace__(told=(), choices=(), rules=(), named=(), asks=False)
            alone = handout.__replace__(slides=(bare,), about="", notice="", answers=())
            (drawn,) = pictures(alone)
            yield Note(front, _html(*answers[slide.place], *cited), drawn)


def text(handout: Handout, found: list[tuple[Note, str]]) -> str:
    """Write notes, each with the name of the file of its picture, as Anki imports them."""
    head = ("#separator:tab", "#html:true", f"#deck:{_line(handout.title)}")
    rows = (f'<img src="{escape(name)}">{BREAK}{note.front}\t{note.back}' for note, name in found)
    return "".join(f"{line}\n" for line in (*head, *rows))


def _html(*paragraphs: str) -> str:
    return BREAK.join(escape(_line(paragraph)) for paragraph in paragraphs)


def _line(said: str) -> str:
    return " ".join(said.split())
