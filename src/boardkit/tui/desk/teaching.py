"""The teacher's table: one switch that opens it, and all that an open table allows."""

from collections.abc import Callable
from typing import Any, Final

from boardkit.core import CHANCE, Note, NoteKind, Seat
from boardkit.core.editing.parts import hidden
from boardkit.core.lines.match import LONGEST_NOTE, seats_of
from boardkit.core.records.position import LONGEST, position_code
from boardkit.text.parts import PartWords
from boardkit.tui.desk.changing import answer_for_chance, change
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Entry, Notice, Pick
from boardkit.tui.desk.doors import Editor
from boardkit.tui.desk.intents import (
    AnswerForChance,
    BeginPasted,
    BeginWith,
    Do,
    Intent,
    Remark,
    Want,
)
from boardkit.tui.desk.modes.asking import asker, open_table, turned
from boardkit.tui.desk.modes.curtain import look
from boardkit.tui.desk.wishes import Ask, Begin, Copy, Leave, Open, Tell, WriteLesson

ALL: Final = 999
"""How many entries are named where all are wanted."""


def offered(desk: Desk) -> tuple[tuple[str, Intent], ...]:
    """List what a teacher can do now: the message that names it, and what is wanted."""
    if not desk.match.open_table:
        return ("teacher-open", Want.OPEN_TABLE), ("teacher-paste", Want.PASTE_CODE)
    close = () if desk.study.name else (("teacher-close", Want.CLOSE_TABLE),)
    return (
        ("teacher-edit", Want.EDIT),
        ("teacher-class", Want.ASK_CLASS),
        ("teacher-by-chance" if desk.match.by_hand else "teacher-by-hand", Want.SWITCH_CHANCE),
        ("teacher-eyes", Do.EYES),
        ("teacher-hidden", Want.SHOW_HIDDEN),
        ("teacher-copy", Want.COPY_CODE),
        ("teacher-paste", Want.PASTE_CODE),
        *close,
    )


def list_deeds(desk: Desk) -> Outcome:
    """Open the list of what a teacher can do."""
    entries = tuple((desk.words(name), intent) for name, intent in offered(desk))
    return desk.wishing(Ask(Pick(desk.words("teacher-title"), entries)))


def close_table(desk: Desk) -> Outcome:
    """Close the table; chance answers for itself again."""
    by = asker(desk)
    return change(desk, lambda match: turned(match, NoteKind.CLOSED, by))


def switch_chance(desk: Desk) -> Outcome:
    """Answer for chance by hand from now on, or let it answer again."""
    return change(desk, lambda match: match.__replace__(by_hand=not match.by_hand).advance_chance())


def next_eyes(desk: Desk) -> Outcome:
    """Look through the next seat, then as everybody sees it, then again as whoever is asked."""
    match, asked = desk.match, desk.match.state.to_move
    if not match.open_table:
        return desk.wishing(Tell(desk.words("teacher-only-open")))
    others = [*(seat for seat in seats_of(match.players) if seat != asked), CHANCE]
    order: list[Seat | None] = [None, *dict.fromkeys(others)]
    eyes = order[(order.index(desk.eyes) + 1) % len(order)] if desk.eyes in order else None
    seat = eyes if eyes is not None else CHANCE if asked is None else asked
    return look(desk.__replace__(eyes=eyes), seat)


def show_hidden(desk: Desk) -> Outcome:
    """List what whoever is looked through does not know, as it really is."""
    words, real = desk.words, real_state(desk)
    seat = CHANCE if desk.eyes is None else desk.eyes
    parts = PartWords.of(words, real, ALL)
    found = hidden(real, desk.game.view(real, seat))
    lines = tuple(words("hidden-place", place=parts.trail(one.path), what=parts.said(one)) for one in found)
    from_all = seat == CHANCE
    title = words("hidden-title-all" if from_all else "hidden-title", seat=words.seat(seat))
    none = words("hidden-none-from-all" if from_all else "hidden-none", seat=words.seat(seat))
    return desk.wishing(Ask(Notice(title, lines or (none,))))


def real_state(desk: Desk) -> Any:
    """Return the whole table, now or where the walk stands; for open tables only."""
    return desk.match.state if desk.walk is None else desk.walk.halt.state


def copy_code(desk: Desk) -> Outcome:
    """Show the code of the position, now or where the walk stands."""
    return desk.wishing(Copy(position_code(desk.game, real_state(desk))))


def edit(desk: Desk) -> Outcome:
    """Edit the position, now or where the walk stands, and play it as a match of its own."""
    return desk.wishing(Open(Editor(desk.match, real_state(desk))))


def begin_with(desk: Desk, position: BeginWith) -> Outcome:
    """Play an edited position as a match of its own, instead of this one."""
    match = desk.match
    return desk.wishing(Leave(), Begin(position.code, match.players, match.by_hand))


def begin_pasted(desk: Desk, position: BeginPasted) -> Outcome:
    """Begin a match with a code that was pasted."""
    return desk.wishing(Begin(position.code, desk.match.players)) if position.code else Outcome(desk)


def paste_code(desk: Desk) -> Outcome:
    """Ask for a code to begin with."""
    return desk.wishing(Ask(Entry(desk.words("code-paste-ask"), BeginPasted, longest=LONGEST)))


def write_remark(desk: Desk) -> Outcome:
    """Ask for a line to be written into the log."""
    question = desk.words("note-ask", limit=LONGEST_NOTE)
    return desk.wishing(Ask(Entry(question, Remark, longest=LONGEST_NOTE)))


def remark(desk: Desk, line: Remark) -> Outcome:
    """Write a line into the log."""
    by = asker(desk)
    if not line.text:
        return Outcome(desk)
    return change(desk, lambda match: match.noted(Note(match.at, NoteKind.REMARK, by, line.text)))


def save_lesson(desk: Desk) -> Outcome:
    """Save the match among the player's own lessons, where nobody has secrets any more."""
    return desk.wishing(WriteLesson(desk.match)) if desk.match.has_no_secrets else Outcome(desk)


def _open_only(deed: Callable[[Desk], Outcome]) -> Callable[[Desk], Outcome]:
    """Do something at open tables only."""
    return lambda desk: deed(desk) if desk.match.open_table else Outcome(desk)


TEACHING: Final[Deeds] = deeds(
    simply(Do.TEACHER, list_deeds),
    simply(Do.EYES, next_eyes),
    simply(Want.OPEN_TABLE, open_table),
    simply(Want.CLOSE_TABLE, _open_only(close_table)),
    simply(Want.SWITCH_CHANCE, _open_only(switch_chance)),
    simply(Want.SHOW_HIDDEN, _open_only(show_hidden)),
    simply(Want.COPY_CODE, _open_only(copy_code)),
    simply(Want.EDIT, _open_only(edit)),
    simply(Want.PASTE_CODE, paste_code),
    simply(Want.WRITE_REMARK, write_remark),
    simply(Want.SAVE_LESSON, save_lesson),
    given(AnswerForChance, answer_for_chance),
    given(BeginWith, begin_with),
    given(BeginPasted, begin_pasted),
    given(Remark, remark),
)
"""What a teacher can do."""
