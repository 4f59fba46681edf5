"""What an author is asked, as small questions over the table: texts to type, lists to pick from."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from rich.text import Text

from boardkit.core import Seat, legal, notation
from boardkit.core.teaching.lesson import LONGEST_TEXT, About, Onward
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.text import LANGUAGES, Words
from boardkit.text.outside import visible
from boardkit.tui.desk.author.choosing import choices_dialog, replies_dialog
from boardkit.tui.desk.author.fields import Field, fields, of_lesson
from boardkit.tui.desk.author.filling import part
from boardkit.tui.desk.author.goals import bounds_dialog, goal_dialog, goal_text_dialog, joined_dialog
from boardkit.tui.desk.author.marking import arrow_dialog, marks_dialog, ring_dialog
from boardkit.tui.desk.author.wanted import (
    AddStep,
    AskFor,
    AskReply,
    Begin,
    Fill,
    Sort,
    TypeRule,
    Use,
    UseMove,
    Way,
)
from boardkit.tui.desk.author.work import Work
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.dialogs import Dialog, Entry, Pick
from boardkit.tui.desk.intents import Intent

WIDE: Final = 16
"""Columns of the label before what stands in a part."""

Entries = tuple[tuple[str | Text, Intent], ...]


def dialog_for(work: Work, desk: Desk, way: Way) -> Dialog:
    """Ask for what is to stand in a part."""
    if way[-1] in LANGUAGES:
        return text_dialog(work, desk.words, way)
    if way[0] == "arrows" and len(way) > 1:
        return arrow_dialog(work, desk, str(way[1]))
    return ASKED.get(way, fields_dialog)(work, desk)


def text_dialog(work: Work, words: Words, way: Way) -> Dialog:
    """Ask for a text in a language."""
    language, now = str(way[-1]), part(work.text, work.chosen, way)
    question = words("author-text", language=words(f"language-{language}"))
    return Entry(question, partial(Fill, way), now if isinstance(now, str) else "", LONGEST_TEXT)


def fields_dialog(work: Work, desk: Desk) -> Dialog:
    """List the parts of the step at hand, each with what stands there."""
    words = desk.words
    found = fields(work, words) or of_lesson(work, words)
    return Pick(words("author-change"), tuple(_entry(one, words) for one in found))


def lesson_dialog(work: Work, desk: Desk) -> Dialog:
    """List the parts of the lesson as a whole."""
    words = desk.words
    return Pick(words("author-of-lesson"), tuple(_entry(one, words) for one in of_lesson(work, words)))


def _entry(field: Field, words: Words) -> tuple[str, Intent]:
    name = words(field.label)
    if field.language not in ("", words.language):
        name = f"  {words(f'language-{field.language}')}"
    return f"{name:<{WIDE}} {field.said}", AskFor(field.way)


def new_dialog(work: Work, desk: Desk) -> Dialog:
    """Ask what the next step is to be."""
    words, move = desk.words, work.next_move
    entries: list[tuple[str | Text, Intent]] = [
        (words("author-new-note"), Begin(Sort.NOTE)),
        (words("author-new-ask"), Begin(Sort.ASK)),
    ]
    if work.match.state.to_move is not None:
        if move is not None:
            entries.append((words("author-new-task", move=words.say(move)), Begin(Sort.TASK, move)))
        entries.append((words("author-new-task-other"), AskFor(("moves",))))
    return Pick(words("author-new"), tuple(entries))


def note_dialog(desk: Desk, begun: Begin) -> Dialog:
    """Ask for the note of a new step."""
    words = desk.words
    question = words(f"author-note-{begun.sort}", language=words(f"language-{words.language}"))
    return Entry(question, lambda text: AddStep(begun.sort, text, begun.move), longest=LONGEST_TEXT)


def moves_dialog(work: Work, desk: Desk) -> Dialog:
    """List the moves that may be made at the moment that is shown."""
    moves = legal(desk.game, work.match.state)
    entries: Entries = tuple((desk.words.say(move), Begin(Sort.TASK, move)) for move in moves)
    return Pick(desk.words("author-which-move"), entries)


def sample_dialog(work: Work, desk: Desk) -> Dialog:
    """List the moves that may be the sample of the task at hand."""
    moves = legal(desk.game, work.before_step.state)
    entries: Entries = tuple((desk.words.say(move), UseMove(move, Use.SAMPLE)) for move in moves)
    return Pick(desk.words("author-which-move"), entries)


def reply_dialog(desk: Desk, asked: AskReply) -> Dialog:
    """Ask for what is said to a wrong answer."""
    language = desk.words.language

    def reply(text: str) -> Intent:
        return Fill(asked.way, {**dict(asked.said), "note": {language: text}} if text else None)

    return Entry(desk.words("author-reply-ask"), reply, longest=LONGEST_TEXT)


def rule_dialog(work: Work, desk: Desk) -> Dialog:
    """List the sections of the rulebook; one can be typed instead."""
    del work
    words = desk.words
    sections = rulebook_of(desk.game, words.language).rules
    entries: list[tuple[str | Text, Intent]] = [
        (f"§{one.number} {one.title}", Fill(("rule",), one.number)) for one in sections
    ]
    own: list[tuple[str, Intent]] = [
        (words("author-rule-typed"), AskFor(("rule", "typed"))),
        (words("author-none"), Fill(("rule",), "")),
    ]
    return Pick(words("author-rule"), (*entries, *own))


def rule_text_dialog(work: Work, desk: Desk) -> Dialog:
    """Ask for the number of a section."""
    return Entry(desk.words("author-rule-ask"), TypeRule, part(work.text, work.chosen, ("rule",)) or "", 40)


def about_dialog(work: Work, desk: Desk) -> Dialog:
    """Ask what the question is about; its answers are asked for next."""
    del work
    words = desk.words
    entries: Entries = tuple(
        (words(f"author-about-{about}"), Fill(("ask", "about"), str(about), ("ask", "choices")))
        for about in (About.LEGAL, About.REFUSED, About.POINTS, About.NEXT, About.LEADER)
    )
    return Pick(words("author-about"), entries)


def _seats_dialog(way: Way, message: str, work: Work, desk: Desk) -> Dialog:
    seats = range(len(work.text.line.players))
    entries: Entries = tuple((visible(desk.words.seat(Seat(seat))), Fill(way, seat)) for seat in seats)
    return Pick(desk.words(message), entries)


def onward_dialog(work: Work, desk: Desk) -> Dialog:
    """Ask from which table the lesson goes on after another good move."""
    del work
    words = desk.words
    entries: Entries = tuple(
        (words(f"author-onward-{onward}"), Fill(("task", "onward"), str(onward))) for onward in Onward
    )
    return Pick(words("author-onward"), entries)


def use_dialog(work: Work, desk: Desk, move: Any) -> Dialog:
    """Ask what a move that was made on the table is for."""
    words = desk.words
    entries: Entries = tuple(
        (words(f"author-use-{use}"), UseMove(move, use)) for use in uses(work, desk, move)
    )
    return Pick(f"{words.say(move)}  ({notation.write(move)})", entries)


def uses(work: Work, desk: Desk, move: Any) -> Iterator[Use]:
    """List what a move can be used for at the moment that is shown."""
    allowed = desk.game.refusal(work.match.state, move) is None
    placed = work.step
    here = placed is not None and placed.at == work.at
    if allowed:
        yield from (Use.TASK, Use.LINE)
    if here and placed is not None and placed.step.task is not None:
        yield from (Use.SAMPLE, Use.ALSO) if allowed else ()
        yield Use.REPLY
    if here and placed is not None and placed.step.ask is not None:
        yield Use.CHOICE


ASKED: Final[Mapping[Way, Callable[[Work, Desk], Dialog]]] = {
    ("step",): fields_dialog,
    ("lesson",): lesson_dialog,
    ("moves",): moves_dialog,
    ("rule",): rule_dialog,
    ("rule", "typed"): rule_text_dialog,
    ("task", "play"): sample_dialog,
    ("task", "goal"): goal_dialog,
    ("task", "goal", "bounds"): bounds_dialog,
    ("task", "goal", "typed"): goal_text_dialog,
    ("task", "goal", "and"): partial(joined_dialog, "and"),
    ("task", "goal", "or"): partial(joined_dialog, "or"),
    ("task", "mistakes"): replies_dialog,
    ("task", "onward"): onward_dialog,
    ("ask", "about"): about_dialog,
    ("ask", "choices"): choices_dialog,
    ("ask", "mistakes"): replies_dialog,
    ("ask", "seat"): partial(_seats_dialog, ("ask", "seat"), "author-whose"),
    ("seat",): partial(_seats_dialog, ("seat",), "author-reader"),
    ("marks",): marks_dialog,
    ("rings",): ring_dialog,
    ("arrows",): arrow_dialog,
}
"""What is asked for the parts that are no plain texts."""
