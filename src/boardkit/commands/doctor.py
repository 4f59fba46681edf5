"""`boardkit doctor`: what is known of terminal, library and installation, and what to do about it."""

import json
import os
import re
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill
from typing import Any, Final

from boardkit.commands import moment
from boardkit.commands.desk import Desk
from boardkit.commands.faults import KeysInJson, KeysWithoutTerminal
from boardkit.commands.findings import Finding, Part, findings, tier_of
from boardkit.commands.parser import Parser
from boardkit.core import FaultError
from boardkit.depth import SYSTEMS, Depth
from boardkit.draw.glyphs import spelled
from boardkit.draw.glyphs import written as spelled_by
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.tui.terminal.answers import asking
from boardkit.tui.terminal.known import Terminal, repertoire_of, terminal_from
from boardkit.tui.themes.preferences import SeatColours

FORM: Final = 1
"""The version of the form of reports."""

DOCTOR: Final = ("doctor", "--json", "--plain", "--keys")
"""What is left out of its command line where another one is advised."""

SECONDS: Final = 60
"""How long keys are tried at most."""

NOT_WELL: Final = 1
"""The exit code when something needs doing."""

NARROWEST: Final = 20
"""The columns below which lines are not broken any shorter."""

WHOLE: Final[dict[str, Any]] = {"break_long_words": False, "break_on_hyphens": False}
"""How lines are broken: so that commands can be copied."""

SIGNS: Final = (
    ("forest", "♣"),
    ("lake", "≈"),
    ("mine", "◆"),
    ("plain", "∴"),
    ("rock", "▲"),
    ("town", "⌂"),
    ("lava", "▒"),
)
"""The grounds of the picture, with their signs."""

THINGS: Final = ("★", "■", "●", "♥", "✓", "→", "☼")
"""What stands on them besides."""


def declare(parser: Parser) -> None:
    """Take how to tell it, and whether keys are to be tried."""
    parser.flag("json")
    parser.flag("plain")
    parser.flag("keys")


def run(desk: Desk, given: Namespace) -> int:
    """Tell what is found out; nothing is changed.

    Raises:
        FaultError: keys are to be tried where there is no terminal, or for a report.
    """
    if given.keys and given.json:
        raise FaultError(KeysInJson())
    if given.keys and not moment.has_terminal():
        raise FaultError(KeysWithoutTerminal())
    # What is advised is done on the screens, not by the doctor.
    desk.line = [word for word in desk.line if word not in DOCTOR]
    terminal = _terminal(given)
    found = findings(desk, terminal, _tried(desk) if given.keys else None)
    if given.json:
        print(_without_home(json.dumps(report(found), indent=1, ensure_ascii=not terminal.utf8)))
    else:
        for line in page(found, desk):
            _say(_without_home(line), terminal)
        if moment.has_terminal() and not given.plain:
            show_signs(desk, terminal)
    return NOT_WELL if any(one.wrong for one in found) else 0


def _terminal(given: Namespace) -> Terminal:
    """Return what is known of the terminal, which is asked unless there is none, or lines are wanted."""
    if given.plain or given.json or not moment.has_terminal():
        return terminal_from(os.environ)
    with asking(os.environ) as asked:
        return asked.terminal


def report(found: Sequence[Finding]) -> dict[str, Any]:
    """Write down what was found; the names stay what they are as long as the form has its number."""
    parts = {part.value: {one.key: one.value for one in found if one.part is part} for part in Part}
    todo = [{"about": f"{one.part}.{one.key}", "wrong": one.wrong, "do": one.do} for one in found if one.do]
    why = {f"{one.part}.{one.key}": one.why for one in found if one.why}
    return {"doctor": FORM, "well": not any(one.wrong for one in found), **parts, "why": why, "advice": todo}


def page(found: Sequence[Finding], desk: Desk) -> Iterator[str]:
    """Tell what was found, part by part, then what to do, and what is good to know."""
    words = desk.words
    for part in Part:
        yield words(f"doctor-part-{part}")
        yield from (f"  {_line(one, words)}" for one in found if one.part is part)
        yield ""
    for heading, wrong in (("doctor-do", True), ("doctor-hints", False)):
        advice = [one.do for one in found if one.do and one.wrong is wrong]
        if advice:
            yield words(heading)
            for number, one in enumerate(advice, start=1):
                yield f"  {desk.advised(words('doctor-item', number=number, what=one))}"
            yield ""
    count = sum(one.wrong for one in found)
    yield words("doctor-wrong", count=count) if count else words("doctor-well")


def _line(one: Finding, words: Words) -> str:
    said = words("doctor-why", said=one.said, why=one.why) if one.why else one.said
    return words("doctor-line-wrong" if one.wrong else "doctor-line", label=one.label, said=said)


def _without_home(text: str) -> str:
    """Write the player's home folder as `~`: its name is often somebody's."""
    try:
        home = str(Path.home())
    except RuntimeError:
        return text
    if len(home) < len("/x"):
        return text
    return re.sub(rf"{re.escape(home)}(?![\w.-])", "~", text)


def _say(line: str, terminal: Terminal) -> None:
    """Write a line, on a terminal broken between words; one of 7 bits gets what is typed for its signs."""
    written = spelled_by(visible(line), repertoire_of(terminal))
    width = get_terminal_size().columns if moment.at_terminal()[1] else len(written)
    indent = " " * (len(written) - len(written.lstrip()) + len("1. ")) if written.startswith(" ") else ""
    print(fill(written, max(width, NARROWEST), subsequent_indent=indent, **WHOLE) if written else "")


def show_signs(desk: Desk, terminal: Terminal) -> None:
    """Draw seven hexes as maps are drawn here, and ask whether they can be seen."""
    # What draws takes long to import.
    from rich.console import Console
    from rich.segment import Segment, Segments

    from boardkit.draw.fewer import fewer
    from boardkit.tui.themes.look import repertoire_for

    print()
    _say(desk.words("doctor-picture"), terminal)
    console = Console(color_system=SYSTEMS[terminal.depth], no_color=None, highlight=False)
    repertoire = repertoire_for(desk.preferences(), terminal)
    drawn = list(console.render(signs(desk, terminal)))
    if terminal.depth not in (Depth.FULL, Depth.NONE):
        drawn = fewer(drawn, terminal.depth)
    console.print(Segments([Segment(spelled(one.text, repertoire), one.style) for one in drawn]), end="")


def signs(desk: Desk, terminal: Terminal) -> Any:
    """Return the picture of seven hexes with the games' signs, as a Rich renderable."""
    from boardkit.draw.drawings import match_palette
    from boardkit.draw.hexes import HexBoard
    from boardkit.draw.looks import Chip, Look
    from boardkit.draw.paint import Tier
    from boardkit.draw.shapes import Place, Size
    from boardkit.draw.tilemap import TileMap
    from boardkit.maps.hexes import rows

    wishes = desk.preferences()
    board = HexBoard(rows(1))
    hexes = [at for row in board.rows for at in row]
    looks: dict[Place, Look] = {
        at: Look(f"terrain.{ground}", (sign, thing), chip=Chip("ABCDEF"[n % 6], f"owner.{n % 6}"))
        for n, (at, (ground, sign), thing) in enumerate(zip(hexes, SIGNS, THINGS, strict=True))
    }
    safe = wishes.seat_colours is SeatColours.SAFE
    colours = match_palette("", tuple(range(6)), terminal.depth, colour_blind=safe)
    tier = Tier(tier_of(terminal, wishes)[0])
    return TileMap(board, looks, palette=colours, size=Size.L, tier=tier)


def _tried(desk: Desk) -> tuple[str, ...]:
    """Let keys be pressed, and return the names of those that arrived."""
    # The trial needs what the screens need, which takes long to import.
    from boardkit.tui.terminal.trial import try_keys

    return try_keys(desk.words("doctor-keys-ask", seconds=SECONDS), SECONDS)
