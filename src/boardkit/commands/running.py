"""Runs a command, and ends quietly or with a sentence, never with a traceback."""

import codecs
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from importlib import import_module
from io import BytesIO, TextIOWrapper
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, TextIO

from boardkit.commands import COMMANDS, REST, STREAM, WRONG, split
from boardkit.commands.desk import Desk
from boardkit.commands.faults import GameIsNoCommand, UnknownCommand
from boardkit.commands.parser import Command, Parser, filled
from boardkit.commands.screens import Because, open_screens, why_in_lines
from boardkit.core import FaultError
from boardkit.core.catalogue import GAMES
from boardkit.library.files import trouble_of
from boardkit.library.storage_faults import FileTrouble
from boardkit.text import LANGUAGES, Words
from boardkit.tui.terminal import reads_utf8

INTERRUPTED: Final = 130  # the exit code after ctrl+c, as shells expect it
BROKEN_PIPE: Final = 141  # the exit code when nobody listens any more, as shells expect it
TYPED: Final = "boardkit-typed"  # the name by which Python finds what writes otherwise what an encoding lacks


def run(arguments: Sequence[str], until_then: ExitStack) -> int:
    """Do what the arguments ask, close `until_then`, complain if need be, and return the exit code."""
    _prepare_streams()
    # GNU screen takes a colour of 24 bits for others; what is said of it was said of another terminal.
    if os.environ.get("STY"):
        os.environ.pop("COLORTERM", None)
    try:
        return _run(arguments, until_then)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _stop_writing()
        return BROKEN_PIPE
    except SystemExit as end:
        # Rich ends by itself where nobody listens any more.
        by_pipe = isinstance(end.__context__, BrokenPipeError)
        return BROKEN_PIPE if by_pipe else end.code if isinstance(end.code, int) else WRONG


def _run(arguments: Sequence[str], until_then: ExitStack) -> int:
    name = _last(arguments, "--data")
    desk = Desk(Path(name) if name else None, _last(arguments, "--lang", "--language"), arguments)
    try:
        with until_then:
            code = _dispatch(desk, arguments)
        print(end="", flush=True)
    except FaultError as error:
        desk.complain(error.fault)
    except BrokenPipeError:
        raise
    except OSError as error:
        _stop_writing()
        desk.complain(FileTrouble(str(error.filename or STREAM), trouble_of(error)))
    else:
        return code
    finally:
        desk.close()
    return WRONG


def _dispatch(desk: Desk, arguments: Sequence[str]) -> int:
    before, command, after = split(arguments)
    if command is None:
        return _open(desk, before)
    if command not in COMMANDS:
        if command.replace("-", "_").lower() not in GAMES:
            raise FaultError(UnknownCommand(command, tuple(COMMANDS)))
        # A game is named in the place of a command: it is said how that is played.
        desk.line = [*before, "play", command, *after]
        raise FaultError(GameIsNoCommand(command))
    found = command_named(command)
    return found.run(desk, parser_of(command, found, desk.words).read(before, after))


def command_named(name: str) -> Command:
    """Return a command, and import its module."""
    command: Command = getattr(import_module(f"boardkit.commands.{COMMANDS[name]}"), f"run_{name}")
    return command


def parser_of(name: str, command: Command, words: Words) -> Parser:
    """Make the parser of a command, which knows its own options and those of every command."""
    parser = Parser(name, words)
    for argument in command.arguments:
        argument(parser)
    _declare_common(parser)
    return parser


def _open(desk: Desk, arguments: Sequence[str]) -> int:
    """Open the menu, or tell the version, or help."""
    parser = Parser("", desk.words, usage=desk.words("cli-boardkit-usage"))
    parser.listing(desk.words("cli-commands"), COMMANDS)
    _declare_common(parser)
    parser.flag("plain")
    given = parser.read(arguments)
    why = why_in_lines(desk, asked=given.plain)
    if why is None:
        return open_screens(desk)
    # Its tables import everything that plays.
    open_menu: Callable[[Desk, Because], int] = import_module("boardkit.commands.plain.menu").open_menu
    return open_menu(desk, why)


def _declare_common(parser: Parser) -> None:
    # An alias of the shell may have said these two before; the last counts.
    parser.option("data", "folder", read=lambda name: Path(filled(name)), action="store")
    parser.choice("lang", "language", LANGUAGES, alias="language", action="store")
    parser.helped()


def _last(arguments: Sequence[str], *options: str) -> str | None:
    """Return the value of an option before anything is known about the command, or None."""
    found = None
    end = list(arguments).index(REST) if REST in arguments else len(arguments)
    for here, following in zip_longest(arguments[:end], arguments[1:end]):
        name, equals, value = here.partition("=")
        if name in options and (equals or following is not None):
            found = value if equals else following
    return found


def _prepare_streams() -> None:
    """Let bytes that are no text in as question marks, and letters that a stream lacks out as they are typed.

    Python takes any terminal of the C locale for one of UTF-8; there 7 bits are written. What is typed where
    only ASCII is known is read as UTF-8, which holds all of ASCII. A stream that was closed before the start
    is replaced by an empty one.
    """
    sys.stdin = sys.stdin or TextIOWrapper(BytesIO())
    sys.stdout = sys.stdout or TextIOWrapper(BytesIO())
    codecs.register_error(TYPED, _typed)
    _reconfigure(sys.stdin, errors="replace")
    for stream in (sys.stdout, sys.stderr):
        few = stream is not None and stream.isatty() and not reads_utf8(os.environ)[0]
        few = few and codecs.lookup(stream.encoding or "utf-8").name == "utf-8"
        _reconfigure(stream, errors=TYPED, **({"encoding": "ascii"} if few else {}))
    if isinstance(sys.stdin, TextIOWrapper) and codecs.lookup(sys.stdin.encoding).name == "ascii":
        sys.stdin.reconfigure(encoding="utf-8")


def _reconfigure(stream: TextIO, **ways: str) -> None:
    reconfigure: Any = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(**ways)


def _typed(error: UnicodeError) -> tuple[str, int]:
    """Write otherwise what an encoding lacks, as Python asks of what handles its errors."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    # Most streams lack nothing, and what draws takes long to import.
    written_for = import_module("boardkit.draw.glyphs").written_for

    def has(text: str) -> bool:
        with suppress(UnicodeEncodeError):
            return text.encode(error.encoding) is not None
        return False

    lacking = error.object[error.start : error.end]
    return "".join(written_for(sign, has) for sign in lacking), error.end


def _stop_writing() -> None:
    """Send what is still to be written nowhere, so that the end of the program does not fail over it."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
