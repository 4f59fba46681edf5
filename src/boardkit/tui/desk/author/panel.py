"""The author's pane beside the map: the lesson, its steps, the step at hand, and what does not fit."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core.teaching.lesson import Step, said
from boardkit.core.teaching.manuscript import Placed
from boardkit.draw.blocks import shortened, wrapped
from boardkit.text import Words
from boardkit.text.faults import fault_said
from boardkit.text.outside import visible
from boardkit.text.spots import standing_for
from boardkit.text.teaching import own_text
from boardkit.tui.desk.author.fields import Field, fields
from boardkit.tui.desk.author.wanted import AskFor, BringHere, Shift
from boardkit.tui.desk.author.work import Work
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Intent, ShowFault, Stand
from boardkit.tui.desk.links import WANT

BEFORE, AFTER = 2, 3
"""How many steps are listed above and below the one at hand."""

LEAST: Final = 30
"""The fewest columns of the pane."""

MOST_FAULTS: Final = 4
"""How many faults are told in the pane; the list of all steps has all."""

LINES: Final = 3
"""The most lines of a part of the step at hand."""

LABEL: Final = 11
"""Columns of the name of a part."""

DEEDS: Final[Sequence[tuple[str, Intent]]] = (
    ("author-do-new", Do.REPLAY),
    ("author-do-try", Do.PRESENT),
    ("author-do-save", Do.SPEED),
    ("author-do-undo", Do.UNDO),
    ("author-do-more", Do.TEACHER),
)
"""What a click below the steps does."""

OF_STEP: Final[Sequence[tuple[str, Intent]]] = (
    ("author-do-change", Do.HAND_OUT),
    ("author-do-up", Shift(-1)),
    ("author-do-down", Shift(1)),
    ("author-do-here", BringHere()),
    ("author-do-away", Do.REMOVE),
)
"""What a click on a word beside the step at hand does with it."""


def pane(work: Work, words: Words, ink: Ink, width: int) -> Text:
    """Write the pane."""
    width = max(width, LEAST)
    parts = [
        *_head(work, words, width),
        *_faults(work, words, ink, width),
        *_steps(work, words, width),
        _buttons(DEEDS, words, width),
        *_at_hand(work, words, width),
    ]
    return Text("\n").join(parts)


def _head(work: Work, words: Words, width: int) -> Iterator[Text]:
    title = own_text(work.text.title, words)
    mark = "*" if work.text is not work.saved else ""
    yield _wanting(shortened(Text(f"{mark}{title}", "bold"), width), AskFor(("lesson",)))
    at, last = work.text.rests.index(work.at), len(work.text.rests)
    yield Text(words("author-moment", at=at + 1, moments=last), "dim")
    if work.next_move is not None:
        line = Text(words("author-next-move", move=words.say(work.next_move)), "dim")
        yield shortened(line, width)


def _faults(work: Work, words: Words, ink: Ink, width: int) -> Iterator[Text]:
    """Say what does not fit; a click on a fault leads there."""
    if not work.text.steps:
        yield Text(words("author-empty"))
        return
    if not work.faults:
        yield Text(f"✓ {words('author-fits', steps=len(work.text.steps))}", ink.tones.good)
    for number, fault in enumerate(work.faults[:MOST_FAULTS]):
        line = Text(f"⚠ {fault_said(fault, words)}", ink.tones.bad)
        yield _wanting(_cut(line, width, LINES), ShowFault(number))
    if len(work.faults) > MOST_FAULTS:
        more = words("author-more-faults", count=len(work.faults) - MOST_FAULTS)
        yield _wanting(Text(f"⚠ {more}", ink.tones.bad), Do.LOG)


def _steps(work: Work, words: Words, width: int) -> Iterator[Text]:
    """List the steps around the one at hand."""
    laid = work.text.laid
    first = max(work.chosen - BEFORE, 0)
    shown = list(enumerate(laid))[first : max(work.chosen, 0) + AFTER + 1]
    if first:
        yield _wanting(Text(f"  … {first}", "dim"), Do.LOG)
    for number, placed in shown:
        line = shortened(Text(step_said(number, placed, words)), width - 2)
        here = number == work.chosen
        lead = "▶ " if here else "  "
        yield _wanting(Text(lead).append_text(line), Stand(number), bold=here)
    left = len(laid) - (shown[-1][0] + 1 if shown else 0)
    if left:
        yield _wanting(Text(f"  … {left}", "dim"), Do.LOG)


def step_said(number: int, placed: Placed, words: Words) -> str:
    """Tell a step in one line: its number, what it is, and its note."""
    step = placed.step
    note = " ".join(visible(said(step.note, words.language)).split())
    heading = f"{own_text(placed.chapter, words)}: " if placed.chapter and number else ""
    return f"{number + 1} {sign(step)} {heading}{note}"


def sign(step: Step) -> str:
    """Return the sign of what a step is."""
    return "✎" if step.task is not None else "?" if step.ask is not None else "¶"


def _at_hand(work: Work, words: Words, width: int) -> Iterator[Text]:
    """Tell all parts of the step at hand; a click on one asks for it."""
    found = fields(work, words)
    if not found:
        return
    placed = work.step
    away = "" if placed is None or placed.at == work.at else f"  {words('author-elsewhere')}"
    head = Text(f"── {words('author-step', number=work.chosen + 1)}{away} ".ljust(width, "─"), "dim")
    yield shortened(head, width)
    yield _buttons(OF_STEP, words, width)
    for field in found:
        if field.language in ("", words.language) or not field.empty:
            yield _field(field, words, width)


def _field(field: Field, words: Words, width: int) -> Text:
    foreign = field.language not in ("", words.language)
    name = words(f"language-{field.language}") if foreign else words(field.label)
    lead = Text(f"{'  ' if foreign else ''}{name}"[: LABEL - 1].ljust(LABEL))
    lead.stylize("dim")
    said = wrapped(Text(field.said), width - LABEL)
    rest = [Text(" " * LABEL).append_text(line) for line in said[1:LINES]]
    if len(said) > LINES:
        rest[-1] = shortened(rest[-1].append("…"), width)
    return _wanting(Text("\n").join([lead.append_text(said[0]), *rest]), AskFor(field.way))


def _cut(text: Text, width: int, lines: int) -> Text:
    """Leave as much of a text as so many lines have."""
    return shortened(text, width * lines - lines)


def _wanting(text: Text, intent: Intent, *, bold: bool = False) -> Text:
    """Let a click on a line do something."""
    whole = Text(style=standing_for(WANT, intent) + Style(bold=bold or None))
    return whole.append_text(text)


def _buttons(row: Sequence[tuple[str, Intent]], words: Words, width: int) -> Text:
    """Write words in a row, each of which does something by a click."""
    buttons = [Text(words(name), standing_for(WANT, intent) + Style(underline=True)) for name, intent in row]
    wide = Text("  ").join(buttons)
    return wide if wide.cell_len <= width else Text(" ").join(buttons)
