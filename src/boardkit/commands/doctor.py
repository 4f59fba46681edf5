"""`boardkit doctor`: what is known of terminal, library and installation, and what to do about it."""

import json
import os
import platform
import re
import sqlite3
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext, suppress
from enum import StrEnum
from functools import partial
from importlib import metadata
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill
from typing import Any, Final

from attrs import evolve
from rich.console import Console
from rich.segment import Segment, Segments

from boardkit import __version__
from boardkit.commands import moment
from boardkit.commands.desk import Desk
from boardkit.commands.faults import KeysInJson, KeysWithoutTerminal
from boardkit.commands.parser import flag, takes
from boardkit.commands.screens import Because, in_browser, why_in_lines
from boardkit.core import Fault, FaultError
from boardkit.core.catalogue import elsewhere
from boardkit.core.notation.data import structure
from boardkit.core.packaged import installer
from boardkit.core.values import Value
from boardkit.draw.colours import SYSTEMS, Depth, fewer
from boardkit.draw.drawings import match_palette
from boardkit.draw.glyphs import spelled
from boardkit.draw.glyphs import written as spelled_by
from boardkit.draw.grids import HexBoard
from boardkit.draw.looks import Chip, Look
from boardkit.draw.paint import Tier, TileMap
from boardkit.draw.shapes import Place, Size
from boardkit.library.health import Health, health_of
from boardkit.library.session import look_into
from boardkit.many.report import decimal
from boardkit.maps.hexes import rows
from boardkit.text import LANGUAGES
from boardkit.text.loading import LOCALE_VARIABLES
from boardkit.text.names import quoted, visible
from boardkit.text.reasons import fault_said
from boardkit.tui.desk.keys import FILE, own_keys
from boardkit.tui.preferences import SETTING, MapStyle, Preferences, SeatColours
from boardkit.tui.terminal import locale_of
from boardkit.tui.terminal.capabilities import Kind, Terminal, asking, kept_keys, repertoire_of, terminal_from
from boardkit.tui.terminal.keyboard import is_sent, name_of
from boardkit.tui.terminal.trial import try_keys
from boardkit.tui.themes import repertoire_for, tier_for

LEAST: Final = (80, 24)  # the columns and lines that screens need
LITTLE: Final = 20_000_000  # the bytes on a disk below which there is hardly any room
MEGABYTE: Final = 1_000_000
NEEDED: Final = ("textual", "rich", "attrs", "msgspec", "platformdirs")  # nothing works without these

EXTRAS: Final = {
    "web": (("textual-serve", "segno"), "serve"),
    "parquet": (("pyarrow",), "simulate --out FILE.parquet"),
    "dask": (("distributed",), "simulate --dask"),
}
"""The distributions of the extras that a player may want, and what needs them."""

FONTS: Final = {
    "/etc/default/console-setup": re.compile(r'^\s*FONTFACE\s*=\s*"?([^"\n]+)', re.MULTILINE),
    "/etc/vconsole.conf": re.compile(r'^\s*FONT\s*=\s*"?([^"\n]+)', re.MULTILINE),
    "~/.config/xfce4/terminal/terminalrc": re.compile(r"^FontName=(.+)", re.MULTILINE),
    "~/.config/kitty/kitty.conf": re.compile(r"^font_family\s+(.+)", re.MULTILINE),
}
"""Where the font of a terminal is set, and how."""

MOST_READ: Final = 100_000  # the characters that are read of a file of settings of others

FORM: Final = 1  # the version of the form of reports
DOCTOR: Final = ("doctor", "--json", "--plain", "--keys")  # left out of a command line that is advised
SECONDS: Final = 60  # how long keys are tried at most
NOT_WELL: Final = 1  # the exit code when something needs doing
NARROWEST: Final = 20  # the columns below which lines are not broken any shorter

GROUNDS: Final = ("forest", "lake", "mine", "plain", "rock", "town", "lava")
SIGNS: Final = ("♣", "≈", "◆", "∴", "▲", "⌂", "▒")
"""The grounds of the picture, with their signs."""

THINGS: Final = ("★", "■", "●", "♥", "✓", "→", "☼")  # what stands on them besides


class Part(StrEnum):
    """The subject of a finding."""

    TERMINAL = "terminal"
    CHOSEN = "chosen"
    LIBRARY = "library"
    INSTALLED = "installed"


class Finding(Value, kw_only=True):
    """Something that was found out."""

    part: Part  # what it is about
    key: str  # what it is called in a report, for good
    value: Any  # what it is, as JSON has it
    label: str  # what it is called
    said: str  # what it is, in words
    why: str = ""  # a sentence that says why
    do: str = ""  # what to do about it, if it is not well; or what is good to know
    wrong: bool = False  # whether that needs doing


class Finder:
    """Finds out about one part; what it says is in the words of a desk."""

    def __init__(self, desk: Desk, part: Part) -> None:
        self.desk = desk
        self.words = desk.words
        self.part = part

    def found(self, key: str, value: Any, said: str, **more: Any) -> Finding:
        """Note something; its label is the message `doctor-<key>`."""
        label = more.pop("label", None) or self.words(f"doctor-{key.replace('_', '-')}")
        return Finding(part=self.part, key=key, value=value, label=label, said=said, **more)

    def switch(self, key: str, value: bool | None, **more: Any) -> Finding:
        """Note whether something is so; None stands for unknown."""
        said = self.words("doctor-unknown" if value is None else "doctor-yes" if value else "doctor-no")
        return self.found(key, value, said, **more)


def findings(desk: Desk, terminal: Terminal, tried: tuple[str, ...] | None = None) -> list[Finding]:
    """Find everything out, of a library that is not opened, a terminal, and the keys that were tried."""
    health = health_of(desk.data)
    return [
        *about_terminal(Finder(desk, Part.TERMINAL), terminal, tried),
        *about_choices(Finder(desk, Part.CHOSEN), terminal),
        *about_library(Finder(desk, Part.LIBRARY), health),
        *about_installed(Finder(desk, Part.INSTALLED)),
    ]


def about_terminal(finder: Finder, terminal: Terminal, tried: tuple[str, ...] | None) -> Iterator[Finding]:
    """Tell of the terminal: where it is, what it is and what it can do."""
    words, why = finder.words, terminal.reasons
    read, written = moment.at_terminal()
    name = os.environ.get("TERM", "")
    ends = "both" if read and written else "output" if read else "input" if written else "none"
    yield finder.found("streams", {"input": read, "output": written}, words(f"doctor-streams-{ends}"))
    hopeless = read and written and not in_browser() and not moment.can_draw()
    do = words("doctor-do-dumb") if hopeless else ""
    yield finder.found("name", name, str(quoted(name)) or words("doctor-name-none"), do=do, wrong=hopeless)
    kind = words(f"doctor-kind-{terminal.kind.name.lower()}")
    yield finder.found("kind", terminal.kind.value, kind, why=words(why["kind"]))
    yield _size(finder, written)
    yield from _characters(finder, terminal)
    yield _colours(finder, terminal)
    known = {Kind.LINUX: "console", Kind.DUMB: "none"}.get(terminal.kind, "yes")
    yield finder.found("mouse", known == "yes", finder.words(f"doctor-mouse-{known}"))
    kept = sorted(kept_keys(os.environ, terminal.kind))
    said = words.listed(kept) if kept else words("doctor-kept-none")
    yield finder.found("kept", kept, said, do=words("doctor-do-kept", keys=said) if kept else "")
    if tried is not None:
        yield finder.found("tried", list(tried), words.listed(tried))
    font = _font(terminal.kind)
    yield finder.found("font", font, font or words("doctor-font-unknown"))


def _size(finder: Finder, written: bool) -> Finding:
    words, columns, lines = finder.words, 0, 0
    if written and sys.__stdout__:
        with suppress(OSError, ValueError):
            columns, lines = os.get_terminal_size(sys.__stdout__.fileno())
    if not columns or not lines:
        return finder.found("size", None, words("doctor-size-unknown"))
    small = columns < LEAST[0] or lines < LEAST[1]
    do = words("doctor-do-size", columns=LEAST[0], lines=LEAST[1]) if small else ""
    said = words("doctor-size-known", columns=columns, lines=lines)
    return finder.found("size", {"columns": columns, "lines": lines}, said, do=do, wrong=small)


def _characters(finder: Finder, terminal: Terminal) -> Iterator[Finding]:
    words, why = finder.words, terminal.reasons
    name = locale_of(os.environ)
    yield finder.found("locale", name or None, str(quoted(name)) or words("doctor-locale-none"))
    encoding = str(getattr(sys.stdout, "encoding", None) or "utf-8").lower()
    narrow = terminal.utf8 and "utf" not in encoding
    do = words("doctor-do-encoding", encoding=encoding) if narrow else ""
    yield finder.found("encoding", encoding, encoding, do=do, wrong=narrow)
    do = "" if terminal.utf8 else words("doctor-do-locale")
    yield finder.switch("utf8", terminal.utf8, why=words(why["utf8"]), do=do)
    wide = words("doctor-wide-two" if terminal.ambiguous_wide else "doctor-wide-one")
    more = {"why": words(why["ambiguous_wide"]), "label": words("doctor-wide")}
    yield finder.found("ambiguous_wide", terminal.ambiguous_wide, wide, **more)


def _colours(finder: Finder, terminal: Terminal) -> Finding:
    words, depth = finder.words, terminal.depth
    may = terminal.kind in (Kind.OTHER, Kind.TMUX) and moment.has_terminal()
    do = words("doctor-do-depth") if depth is Depth.STANDARD and may else ""
    said, why = words(f"doctor-depth-{depth.replace('_', '-')}"), words(terminal.reasons["depth"])
    return finder.found("depth", depth.value, said, why=why, do=do)


def _font(kind: Kind) -> str | None:
    """Return the font where settings name it, or None: of terminals on screens, where one of them runs."""
    running = {"xfce4": "VTE_VERSION", "kitty": "KITTY_WINDOW_ID"}
    here = ["/etc/"] if kind is Kind.LINUX else [name for name, sign in running.items() if sign in os.environ]
    for place, font in FONTS.items():
        if not any(name in place for name in here):
            continue
        with suppress(OSError, RuntimeError), Path(place).expanduser().open("r", errors="replace") as file:
            if found := font.search(file.read(MOST_READ)):
                return str(quoted(found[1].strip()))
    return None


def about_choices(finder: Finder, terminal: Terminal) -> Iterator[Finding]:
    """Tell what was chosen: form, what maps are made of, colours, language."""
    words, wishes = finder.words, finder.desk.preferences()
    yield _form(finder)
    tier, why = tier_of(terminal, wishes)
    yield finder.found("tier", tier, words(f"doctor-tier-{tier}"), why=words(f"doctor-tier-why-{why}"))
    theme = words(f"theme-{wishes.theme.name.lower().replace('_', '-')}")
    yield finder.found("theme", wishes.theme.value, theme)
    spoken = words.language
    locale = next((os.environ[name] for name in LOCALE_VARIABLES if os.environ.get(name)), "")
    why = "locale" if locale[:2].lower() in LANGUAGES else "usual"
    why = "option" if finder.desk.asked is not None else "setting" if wishes.language in LANGUAGES else why
    said = words(f"doctor-language-{spoken}")
    yield finder.found("language", spoken, said, why=words(f"doctor-language-why-{why}"))


def _form(finder: Finder) -> Finding:
    words = finder.words
    try:
        why: Because | None = why_in_lines(finder.desk, asked=False)
    except FaultError:
        do = words("doctor-do-plain", said=str(quoted(moment.plain_said() or "")))
        reason = words("doctor-form-why-wrong")
        return finder.found("form", "nothing", words("doctor-form-nothing"), why=reason, do=do, wrong=True)
    if why is not None:
        reason = words(f"doctor-form-why-{why}")
        return finder.found("form", "lines", words("doctor-form-lines"), why=reason)
    able = in_browser() or moment.has_terminal()
    reason = words("doctor-form-why-able" if able else "doctor-form-why-streams")
    form = "screens" if able else "nothing"
    return finder.found("form", form, words(f"doctor-form-{form}"), why=reason)


def tier_of(terminal: Terminal, wishes: Preferences) -> tuple[str, str]:
    """Return what maps are made of, and whether by the settings or by the terminal."""
    no_colour = terminal.depth is Depth.NONE
    chosen = (wishes, evolve(wishes, map_style=MapStyle.AUTO))
    tier, freely = (tier_for(one, repertoire_for(one, terminal), no_colour=no_colour) for one in chosen)
    return tier.value, "setting" if tier is not freely else "terminal"


def about_library(finder: Finder, health: Health) -> Iterator[Finding]:
    """Tell how the library is, and what lies beside it."""
    words = finder.words
    folder = str(health.folder)
    yield finder.found("folder", folder, str(quoted(folder)))
    known = health.matches if health.is_there else 0
    count = words("doctor-saved-unknown") if known is None else words("doctor-saved-count", count=known)
    wrong = words.listed([str(number) for number in health.damaged])
    do = words("doctor-do-damaged-matches", matches=wrong) if health.damaged else ""
    yield finder.found("saved", known, count, do=do, wrong=bool(do))
    for key, fault in (("writable", health.writing), ("opens", health.opening)):
        do = "" if fault is None else fault_said(fault, words)
        yield finder.switch(key, fault is None, do=do, wrong=fault is not None)
    version = words("doctor-version-none") if health.version is None else str(health.version)
    yield finder.found("version", health.version, version)
    yield finder.found("bytes", health.size, _megabytes(finder, health.size))
    low = health.room is not None and health.room < LITTLE
    do = words("doctor-do-room") if low else ""
    yield finder.found("room", health.room, _megabytes(finder, health.room), do=do, wrong=low)
    left = list(health.leftovers)
    said = str(quoted(words.listed(left))) if left else words("doctor-none")
    do = words("doctor-do-leftovers", files=said, folder=str(quoted(folder))) if left else ""
    yield finder.found("leftovers", left, said, do=do)
    yield _settings(finder)
    yield _own_keys(finder, health.folder)


def _megabytes(finder: Finder, size: int | None) -> str:
    if size is None:
        return finder.words("doctor-unknown")
    return finder.words("doctor-megabytes", size=decimal(size / MEGABYTE, finder.words))


def _settings(finder: Finder) -> Finding:
    """Return whether there are settings, and whether they can be read."""
    words, plain, own = finder.words, None, "usual"
    with suppress(FaultError), look_into(finder.desk.data, briefly=True) as library:
        plain = library.setting(SETTING)
    if plain:
        try:
            own = "usual" if structure(plain, Preferences) == Preferences() else "own"
        except FaultError:
            own = "wrong"
    do = words("doctor-do-settings") if own == "wrong" else ""
    return finder.found("settings", own, words(f"doctor-settings-{own}"), do=do, wrong=own == "wrong")


def _own_keys(finder: Finder, folder: Path) -> Finding:
    """Return whether the player's own keys can be used."""
    words = finder.words
    fault: Fault | None
    try:
        table, fault = own_keys(folder, is_sent, name_of)
    except FaultError as error:
        table, fault = (), error.fault
    said = "wrong" if fault is not None else "fine" if table else "none"
    do = "" if fault is None else fault_said(fault, words)
    told = words(f"doctor-own-keys-{said}", **({} if said == "none" else {"file": FILE}))
    return finder.found("own_keys", said, told, do=do, wrong=fault is not None)


def about_installed(finder: Finder) -> Iterator[Finding]:
    """Tell what is installed, of what version, and on what."""
    words = finder.words
    yield _package(finder, "boardkit", __version__)
    yield _package(finder, "python", platform.python_version())
    for name in NEEDED:
        yield _package(finder, name, _version(name))
    yield _package(finder, "sqlite", sqlite3.sqlite_version)
    for extra, (names, command) in EXTRAS.items():
        versions = [_version(name) for name in names]
        version = None if None in versions else versions[0]
        do = "" if version else words("doctor-do-extra", name=extra, command=command, installer=installer())
        said = ", ".join(f"{name} {one}" for name, one in zip(names, versions, strict=True))
        said = words("doctor-missing") if version is None else said
        yield finder.found(f"extra_{extra}", version, said, do=do, label=words("doctor-extra", name=extra))
    yield _games(finder)
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    yield finder.found("system", system, system)


def _package(finder: Finder, name: str, version: str | None) -> Finding:
    words = finder.words
    do = "" if version else words("doctor-do-package", name=name, installer=installer())
    said = words("doctor-missing") if version is None else version
    label = words("doctor-package", name=name)
    key = name.replace(".", "_")
    return finder.found(key, version, said, label=label, do=do, wrong=version is None)


def _version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def _games(finder: Finder) -> Finding:
    words, found = finder.words, elsewhere()
    broken: Mapping[str, str] = found.broken
    said = words.listed(sorted(found.games)) if found.games else words("doctor-none")
    told = ((str(quoted(entry)), str(quoted(reason))) for entry, reason in broken.items())
    lines = (words("cli-game-broken", entry=entry, reason=reason) for entry, reason in told)
    value = {"games": sorted(found.games), "broken": sorted(broken)}
    return finder.found("games", value, said, do=" ".join(lines), wrong=bool(broken))


@takes(flag("json"), flag("plain"), flag("keys"))
def run_doctor(desk: Desk, given: Namespace) -> int:
    """Tell what is found out, and change nothing; FaultError if keys cannot be tried."""
    if given.keys and given.json:
        raise FaultError(KeysInJson())
    if given.keys and not moment.has_terminal():
        raise FaultError(KeysWithoutTerminal())
    # What is advised is done on the screens, not by the doctor.
    desk.line = [word for word in desk.line if word not in DOCTOR]
    # The terminal is asked what it can do, unless there is none, or lines are wanted.
    quiet = given.plain or given.json or not moment.has_terminal()
    with nullcontext() if quiet else asking(os.environ) as asked:
        terminal = asked.terminal if asked else terminal_from(os.environ)
    ask = desk.words("doctor-keys-ask", seconds=SECONDS)
    found = findings(desk, terminal, try_keys(ask, SECONDS) if given.keys else None)
    if given.json:
        print(_without_home(json.dumps(report(found), indent=1, ensure_ascii=not terminal.utf8)))
    else:
        for line in page(found, desk):
            _say(_without_home(line), terminal)
        if moment.has_terminal() and not given.plain:
            show_signs(desk, terminal)
    return NOT_WELL if any(one.wrong for one in found) else 0


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
        for one in (one for one in found if one.part is part):
            said = words("doctor-why", said=one.said, why=one.why) if one.why else one.said
            line = words("doctor-line-wrong" if one.wrong else "doctor-line", label=one.label, said=said)
            yield f"  {line}"
        yield ""
    for heading, wrong in (("doctor-do", True), ("doctor-hints", False)):
        advice = [one.do for one in found if one.do and one.wrong is wrong]
        if advice:
            yield words(heading)
            for number, what in enumerate(advice, start=1):
                yield f"  {desk.advised(words('doctor-item', number=number, what=what))}"
            yield ""
    count = sum(one.wrong for one in found)
    yield words("doctor-wrong", count=count) if count else words("doctor-well")


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
    # Lines are broken so that commands can be copied.
    wrap = partial(fill, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    print(wrap(written, max(width, NARROWEST)) if written else "")


def show_signs(desk: Desk, terminal: Terminal) -> None:
    """Draw seven hexes as maps are drawn here, and ask whether they can be seen."""
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
    wishes = desk.preferences()
    board = HexBoard(rows(1))
    hexes = [at for row in board.rows for at in row]
    looks: dict[Place, Look] = {
        at: Look(f"terrain.{ground}", (sign, thing), chip=Chip("ABCDEF"[n % 6], f"owner.{n % 6}"))
        for n, (at, ground, sign, thing) in enumerate(zip(hexes, GROUNDS, SIGNS, THINGS, strict=True))
    }
    safe = wishes.seat_colours is SeatColours.SAFE
    colours = match_palette("", tuple(range(6)), terminal.depth, colour_blind=safe)
    tier = Tier(tier_of(terminal, wishes)[0])
    return TileMap(board, looks, palette=colours, size=Size.L, tier=tier)
