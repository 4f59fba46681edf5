"""The coach's note as it is drawn: in place of the focus card, or below what takes the room of the side."""

from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core.teaching.coverage import LONG, LONG_LIST, Brief, brief
from boardkit.core.teaching.rulebook import Section
from boardkit.draw.blocks import Room, wrapped
from boardkit.draw.cards import boxed
from boardkit.text.keyboard import key_said
from boardkit.text.markdown import without_marks
from boardkit.text.spots import standing_for
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, OpenRule
from boardkit.tui.desk.links import LINK
from boardkit.tui.desk.sheet import Area, Sheet, stacked, wanting
from boardkit.tui.desk.shownkeys import shown_key
from boardkit.tui.desk.standing import book_of, note_of

LEAST, FRAMED = 4, 34
"""Lines and columns below which a frame takes more room than it is worth."""

LEAST_BELOW: Final = 3
"""Lines that a note takes at least below a sheet: its title, a sentence, and its keys."""

BESIDE: Final = 120
"""The columns of a window from which on a sheet that is not full has the side beside it."""

MOST: Final = (LONG_LIST, LONG, 150, 100, 1)
"""About how many characters a note has, the most first."""

BOLD: Final = Style(bold=True)


def note_card(desk: Desk, ink: Ink, room: Room) -> list[Text]:
    """Write the note that stands, with as many sentences as fit; framed where that is worth it."""
    section = _section(desk)
    if room.height < LEAST or room.width < FRAMED:
        title = wrapped(Text(_title(section), "bold reverse"), room.width)
        lines = _fitting(desk, section, Room(room.width, room.height - len(title)))
        return [*title, *lines][: room.height]
    lines = _fitting(desk, section, Room(room.width - 2, room.height - 2))
    right, style = desk.words("coach-new"), Style.parse(ink.tones.warn)
    return boxed(_title(section), right, tuple(lines), room, Text(), style)


def with_note(sheet: Sheet, desk: Desk, room: Room) -> Sheet:
    """Lay the note that stands below a sheet that leaves no room for the side, in the lines that are left."""
    left = room.height - len(sheet.lines)
    if not note_of(desk) or left < LEAST_BELOW or (room.width >= BESIDE and not sheet.full):
        return sheet
    section = _section(desk)
    title = Text.assemble((f" {_title(section)} ", "bold reverse"), f"  {desk.words('coach-new')}")
    apart = (Text(),) * (left > LEAST_BELOW)
    *lines, keys = _fitting(desk, section, Room(room.width, left - 1 - len(apart)))
    note = wanting(OpenRule(note_of(desk)), [title, *lines])
    stop = Area(Do.COACH, keys.plain.rindex("   "), 0, keys.cell_len, 1)
    foot = Sheet((keys,), (stop, Area(OpenRule(note_of(desk)), 0, 0, keys.cell_len, 1)))
    whole = stacked(sheet, Sheet(apart), note, foot).__replace__(full=sheet.full)
    return whole if len(whole.lines) <= room.height else sheet


def _section(desk: Desk) -> Section:
    return book_of(desk).sections[note_of(desk)]


def _title(section: Section) -> str:
    return f"§{section.number} {section.title}"


def _fitting(desk: Desk, section: Section, room: Room) -> list[Text]:
    """Write as many sentences of a section as fit, one at least."""
    forms = [_told(desk, brief(section, most), room.width) for most in MOST]
    return next((form for form in forms if len(form) <= room.height), forms[-1])


def _told(desk: Desk, note: Brief, width: int) -> list[Text]:
    """Write a note, and below it the keys that read on and that end notes, to be clicked as well."""
    text = without_marks(note.text).splitlines()
    lines = [line for paragraph in text for line in wrapped(Text(paragraph), width)]
    more = desk.words("coach-all" if note.whole else "coach-rest", key=_key(desk, Do.RULES))
    stop = desk.words("coach-stop", key=_key(desk, Do.COACH))
    on, off = standing_for(LINK, OpenRule(note_of(desk))), standing_for(LINK, Do.COACH)
    return [*lines, Text.assemble((more, BOLD + on), "   ", (stop, off))]


def _key(desk: Desk, intent: Do) -> str:
    """Write the key that does something, as it stands on the keyboards of a language."""
    key = next(key for key in desk.keys if key.intent is intent)
    return key_said(shown_key(desk, key), desk.words)
