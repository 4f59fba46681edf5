"""A parser of command lines that says everything in the player's language."""

from argparse import Action, ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import inf
from typing import Any, Concatenate, Final, NamedTuple, NoReturn, ParamSpec, TypeAlias

from boardkit import __version__
from boardkit.commands import REST, faults, is_option
from boardkit.commands.desk import Desk
from boardkit.core import FaultError
from boardkit.core.notation.moves import integer
from boardkit.text import Words

HIGHEST: Final = 999_999_999  # the largest number that an argument may be


class Formatter(HelpFormatter):
    """Lays help out under a heading in the player's language."""

    def __init__(self, usage: str, prog: str, **kwargs: Any) -> None:
        super().__init__(prog, **kwargs)
        self._heading = usage

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        """Begin with the heading that the player reads."""
        super().add_usage(usage, actions, groups, prefix or self._heading)


class Once(Action):
    """Keeps the value of an option, and refuses a second one rather than drop the first without a word."""

    def __init__(self, option_strings: Sequence[str], dest: str, **how: Any) -> None:
        super().__init__(option_strings, dest, **how)
        self._taken = False

    def __call__(
        self, _parser: ArgumentParser, space: Namespace, value: Any, _flag: str | None = None
    ) -> None:
        """Keep the value; raise FaultError if the option has one already."""
        if self._taken:
            raise FaultError(faults.OptionTwice(self.option_strings[0]))
        self._taken = True
        setattr(space, self.dest, value)


class Parser(ArgumentParser):
    """The parser of one command; its help and its complaints come from the Fluent files.

    The help of an argument is the message `cli-<command>-<argument>`, or `cli-<argument>` where several
    commands share it; what stands for its value is `value-<name>`.
    """

    def __init__(self, command: str, words: Words, usage: str | None = None) -> None:
        prog = f"boardkit {command}".strip()
        super().__init__(
            prog=prog,
            usage=usage,
            description=words(f"cli-{command or 'boardkit'}-about"),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=partial(Formatter, f"{words('cli-usage')} "),
        )
        self._command = command
        self._words = words
        self._forms: dict[str, str] = {}
        self._wanted = ""
        self._valued: set[str] = set()
        self._several: set[str] = set()
        self._operands = self.add_argument_group(words("cli-operands"))
        self._options = self.add_argument_group(words("cli-options"))

    def operand(self, name: str, value: str, *, optional: bool = False, several: bool = False) -> None:
        """Expect a word that is no option, such as a game; or `several`, as a list that may be empty."""
        shown = self._words(f"value-{value}")
        self._wanted = self._wanted or shown
        count = "*" if several else "?" if optional else None
        self._operands.add_argument(name, metavar=shown, nargs=count, type=filled, help=self._help(name))

    def flag(self, name: str) -> None:
        """Expect an option that is there or not."""
        self._forms[f"--{name}"] = f"--{name}"
        self._options.add_argument(f"--{name}", action="store_true", help=self._help(name))

    def option(
        self,
        /,
        name: str,
        value: str,
        *,
        alias: str | None = None,
        read: Callable[[str], Any] | None = None,
        **how: Any,
    ) -> None:
        """Expect an option with a value; `how` is passed on to argparse."""
        flags = [f"--{name}"] + ([f"--{alias}"] if alias else [])
        shown = self._words(f"value-{value}")
        self._forms["/".join(flags)] = f"{flags[0]} {shown}"
        self._valued.update(flags)
        self._several.update(flags if "nargs" in how else ())
        how = {"action": Once, **how}
        read = read or filled
        self._options.add_argument(*flags, metavar=shown, type=read, help=self._help(name), dest=name, **how)

    def number(self, name: str, least: int = 0, most: int = HIGHEST, default: int | None = None) -> None:
        """Expect an option with a whole number from `least` to `most`."""
        self.option(name, "number", read=partial(read_number, f"--{name}", least, most), default=default)

    def choice(self, /, name: str, value: str, known: Sequence[str], **how: Any) -> None:
        """Expect an option with one of some words."""
        self.option(name, value, read=partial(one_of, f"--{name}", tuple(known)), **how)

    def helped(self) -> None:
        """Offer help, and the version."""
        self._options.add_argument("--help", "-h", action="help", help=self._words("cli-help"))
        told = f"boardkit {__version__}"
        version = self._words("cli-version")
        self._options.add_argument("--version", action="version", version=told, help=version)

    def listing(self, title: str, names: Iterable[str]) -> None:
        """List commands with what they do."""
        group = self.add_argument_group(title)
        for name in names:
            group.add_argument(name, nargs="?", help=self._words(f"cli-{name}"))

    def read(self, *parts: Sequence[str]) -> Namespace:
        """Read the arguments, options anywhere among them; FaultError if one is unknown, missing or wrong."""
        try:
            given, unknown = self.parse_known_args(self._sorted(parts))
        except ArgumentError as error:
            form = self._forms.get(error.argument_name or "")
            if form is None:
                wanted = error.argument_name or self._wanted
                raise FaultError(faults.OperandMissing(wanted, self.prog)) from error
            raise FaultError(faults.OptionMisused(form, self.prog)) from error
        unknown = [argument for argument in unknown if argument != REST]
        if unknown:
            raise FaultError(faults.UnknownArgument(unknown[0], self.prog))
        return given

    def _sorted(self, parts: Iterable[Sequence[str]]) -> list[str]:
        """Put the options first, each with its values, and what is worked on behind them.

        An option that takes several words leaves its last one over where nothing is named to work on.
        """
        options: list[list[str]] = []
        operands: list[str] = []
        for part in parts:
            some, rest = self._parted(part)
            options += some
            operands += rest
        long = [one for one in options if one[0] in self._several and len(one) > len(("option", "value"))]
        if self._wanted and not operands and long:
            operands.append(long[-1].pop())
        return [*(word for one in options for word in one), *([REST] if operands else []), *operands]

    def _parted(self, arguments: Sequence[str]) -> tuple[list[list[str]], list[str]]:
        """Return the options with their values, and the rest."""
        end = list(arguments).index(REST) if REST in arguments else len(arguments)
        options: list[list[str]] = []
        operands: list[str] = []
        room = 0.0
        for word in arguments[:end]:
            if is_option(word):
                options.append([word])
                room = inf if word in self._several else word in self._valued
            elif room:
                options[-1].append(word)
                room -= 1
            else:
                operands.append(word)
        return options, [*operands, *arguments[end + 1 :]]

    def print_help(self, file: Any = None) -> None:
        """Print help, and do not hide that nobody reads it."""
        print(self.format_help(), end="", file=file, flush=True)

    def error(self, _message: str) -> NoReturn:
        """Say what is missing, which is all that is left to argparse to find out."""
        raise FaultError(faults.OperandMissing(self._wanted, self.prog))

    def _help(self, name: str) -> str:
        own = f"cli-{self._command}-{name}"
        return self._words(own if self._words.knows(own) else f"cli-{name}")


def filled(text: str) -> str:
    """Read a word; raise ValueError if nothing is in it, as where a script has set no variable."""
    if not text:
        raise ValueError
    return text


def read_number(option: str, least: int, most: int, text: str) -> int:
    """Read a whole number; raise FaultError if it is none, or out of bounds."""
    try:
        value = integer(text)
    except ValueError as error:
        raise FaultError(faults.NotANumber(text, option, least, most)) from error
    if not least <= value <= most:
        raise FaultError(faults.NotANumber(text, option, least, most))
    return value


def one_of(option: str, known: tuple[str, ...], text: str) -> str:
    """Read one of some words; raise FaultError if it is another word."""
    if text not in known:
        raise FaultError(faults.UnknownWord(text, option, known))
    return text


Argument: TypeAlias = Callable[[Parser], None]  # has a parser expect something
How = ParamSpec("How")


def _argument(expect: Callable[Concatenate[Parser, How], None]) -> Callable[How, Argument]:
    """Let a method of the parser be told what to expect before there is a parser."""

    def told(*args: How.args, **how: How.kwargs) -> Argument:
        return lambda parser: expect(parser, *args, **how)

    return told


operand, flag, option = _argument(Parser.operand), _argument(Parser.flag), _argument(Parser.option)
number, choice = _argument(Parser.number), _argument(Parser.choice)


class Command(NamedTuple):
    """A command."""

    arguments: Sequence[Argument]  # what it takes
    run: Callable[[Desk, Namespace], int]  # does it and returns the exit code


def takes(*arguments: Argument) -> Callable[[Callable[[Desk, Namespace], int]], Command]:
    """Make a command of a function, with the arguments that it takes."""
    return partial(Command, arguments)
