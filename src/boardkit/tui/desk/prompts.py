"""The prompt under the map, kept to its lines, with the button for the mouse."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.draw.blocks import broken_off, in_whole_words, wrapped
from boardkit.text.spots import standing_for
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.labelled import labels
from boardkit.tui.desk.modes.curtain import waits_for_letters
from boardkit.tui.desk.saying import own_result, result_first
from boardkit.tui.desk.spotted import DEED
from boardkit.tui.desk.works import works

PROMPT: Final = 2
"""Lines of the prompt."""

BEHIND: Final = "   "
"""What parts the lines of a prompt that stand one behind the other."""


def prompt_in(desk: Desk, ink: Ink, width: int) -> Text:
    """Write the prompt, and where a line of it has room, the button that does what enter does."""
    text, button = desk.mode.prompt(desk, ink), deed(desk)
    written = list(text.split("\n"))
    lines = in_its_lines(written, width)
    own = own_result(desk)
    if _tells(written, own) and not _tells(lines, own):
        lines = _in_two(written[0], result_first(desk, ink.tones), width)
    unbroken = takewhile(lambda line: line.cell_len <= width, lines[:PROMPT])
    line = next((line for line in unbroken if line.cell_len + button.cell_len < width), None)
    if line is not None and button:
        line.append(" " * (width - line.cell_len - button.cell_len))
        line.append_text(button)
    elif lines is written:
        return text
    return Text("\n").join(lines)


def _in_two(question: Text, result: Text, width: int) -> Sequence[Text]:
    """Write a result below the question, or in place of it where the result needs both lines."""
    first, *rest = wrapped(result, width)
    if not rest:
        return [in_whole_words(question, width), first]
    return [first, in_whole_words(Text(" ").join(rest), width)]


def _tells(lines: Sequence[Text], said: str) -> bool:
    """Tell whether lines say something, wherever it is broken."""
    return bool(said) and "".join(said.split()) in "".join("".join(line.plain.split()) for line in lines)


def in_its_lines(lines: Sequence[Text], width: int) -> Sequence[Text]:
    """Cut the lines of a prompt where one would take those of the other, or have no room itself.

    Where the first is too long, and both have room one behind the other, nothing is cut.
    """
    first, *rest = lines
    if not rest or all(line.cell_len <= width for line in lines):
        return lines
    if sum(len(wrapped(line, width)) for line in lines) <= PROMPT:
        return lines
    run_on = wrapped(Text(BEHIND).join(lines), width)
    if first.cell_len > width and len(run_on) <= PROMPT:
        return run_on
    fitting = [line if line.cell_len <= width else broken_off(line, width) for line in rest]
    return [in_whole_words(first, width), *fitting]


def deed(desk: Desk) -> Text:
    """Write the button for the mouse, where enter does something now; else nothing."""
    ready = desk.draft.legal or bool(desk.marked) or not desk.sight.acting
    if not (ready and works(desk, Do.ACT)) or (waits_for_letters(desk) and not labels(desk)):
        return Text()
    key = next(key for key in desk.keys if key.intent is Do.ACT)
    said = _called(desk, "⏎" if key.shown == "enter" else key.shown)
    return Text.assemble((f" {said} ", Style(reverse=True, bold=True) + standing_for(DEED, "")))


def _called(desk: Desk, key: str) -> str:
    """Name what enter does: by the word of the footer where that is something of its own."""
    own = labels(desk).get("pick")
    if own is None:
        return desk.words("do-it", key=key)
    said = desk.words(own)
    return desk.words("do-this", deed=f"{said[0].upper()}{said[1:]}", key=key)
