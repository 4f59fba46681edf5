"""Options on the command line: where they stand, what advice repeats, and those that change nothing."""

import shlex
from argparse import Action, Namespace
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

import pytest
from attrs import evolve

from boardkit.commands import COMMANDS, COMMON, SEVERAL, VALUED, split
from boardkit.commands.desk import advised
from boardkit.commands.parser import Parser
from boardkit.commands.reading import options_from
from boardkit.commands.running import command_named, parser_of
from boardkit.core import Fault, FaultError, Study
from boardkit.core.faults import NotText
from boardkit.core.values import Value
from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.library.storage_faults import FileTrouble, Trouble
from boardkit.text import words_for
from tests.cli.running import GAME as PLAYED
from tests.cli.running import Shell, random_match
from tests.every import with_each


class Told(Value):
    story: str = "none"


GAME = evolve(GAMES["tectonic_tribes"], options=Told)


def test_a_text_is_taken_as_it_stands() -> None:
    assert options_from(GAME, ["story=a=b"]) == Told("a=b")


def test_a_text_behind_an_at_is_that_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "story.txt"
    file.write_bytes("\ufeffune île".encode())
    assert options_from(GAME, [f"story=@{file}"]) == Told("une île")


@pytest.mark.parametrize("name", ["none", "picture"])
def test_a_file_that_holds_no_text_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / "picture").write_bytes(b"a\xff")
    path = tmp_path / name
    faults: dict[str, Fault] = {"none": FileTrouble(str(path), Trouble.MISSING), "picture": NotText(1)}
    with pytest.raises(FaultError) as error:
        options_from(GAME, [f"story=@{path}"])
    assert error.value.fault == faults[name]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "“small” changes nothing here, with the other options and 2 players: leave it out."),
        ("fr", "« small » ne change rien ici, avec les autres options et à 2 joueurs : omettez-la."),
    ],
)
def test_an_option_that_changes_nothing_is_told(shell: Shell, language: str, sentence: str) -> None:
    said = shell(
        "--lang", language, "play", "life_in_reterra", "--seats", "2", "--option", "small=farm_purple"
    )
    assert (said.code, sentence in said.err) == (2, True)


def test_an_option_that_is_as_usual_anyway_may_be_named(shell: Shell) -> None:
    asked = ["play", "terraforming_mars", "--seats", "1", "--option", "draft=no", "--plain"]
    assert shell(*asked).code == 0


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (("watch", "1", "--plain", "--network"), "--network changes nothing without --serve"),
        (("watch", "1", "--plain", "--port", "0"), "--port changes nothing without --serve"),
        (("watch", "1", "--plain", "--clean"), "--clean changes nothing without --present"),
        (("watch", "1", "--present", "--plain"), "--present changes nothing line by line"),
        (("--lang", "fr", "watch", "1", "--present", "--plain"), "--present ne change rien ligne par ligne"),
        (("rules", "tectonic_tribes", "2", "--whole"), "--whole changes nothing without --coverage."),
        (
            ("handout", "1", "--format", "text", "--step", "1", "--at", "1"),
            "--at changes nothing together with --step.",
        ),
        (
            ("handout", "1", "--format", "text", "--at", "1", "--to", "2"),
            "--to changes nothing together with --at.",
        ),
        (("study", "GAMES", "--top", "3", "--html", "-"), "--top changes nothing together with --html."),
    ],
)
def test_an_option_that_cannot_be_kept_in_the_form_that_is_chosen_is_told(
    shell: Shell, tmp_path: Path, line: tuple[str, ...], sentence: str
) -> None:
    games = str(tmp_path / "games.sqlite")
    shell("simulate", "tectonic_tribes", "--games", "1", "--out", games)
    with open_library(shell.data) as library:
        library.create(Study(random_match()))
    told = shell(*(games if word == "GAMES" else word for word in line))
    assert told.code == 0
    assert sentence in told.err
    assert told.out


def test_an_option_that_is_kept_is_not_told_of(shell: Shell) -> None:
    with open_library(shell.data) as library:
        library.create(Study(random_match()))
    for line in (("watch", "1", "--plain"), ("handout", "1", "--format", "text", "--at", "1")):
        assert not shell(*line).err


def parser_for(command: str) -> Parser:
    return parser_of(command, command_named(command), words_for("en"))


def options_of(command: str) -> Iterator[tuple[Action, list[str]]]:
    """Return every option of a command, each with values that it takes."""
    for action in parser_for(command)._option_string_actions.values():
        if action.dest in ("help", "version"):
            continue
        values = ["2"] if action.nargs is None else [] if action.nargs == 0 else ["a=1", "b=2"]
        for value in ("2", "80", "en", "text", "hexes", "strong", "html", "decision", "letter"):
            if values and fits(action, value):
                values = [value] * len(values)
                break
        yield action, values


def fits(action: Action, value: str) -> bool:
    try:
        return bool(action.type is None or action.type(value) is not None)  # type: ignore[operator]
    except FaultError:
        return False


def read(arguments: Sequence[str]) -> Namespace:
    before, command, after = split(arguments)
    assert command is not None
    return parser_for(command).read(before, after)


@with_each("command", COMMANDS)
def test_every_option_of_every_command_may_stand_anywhere(command: str) -> None:
    operands = [f"operand{n}" for n, _ in enumerate(parser_for(command)._operands._group_actions)]
    plain = [command, *operands]
    for action, values in options_of(command):
        for form in action.option_strings:
            usual = read([*plain, form, *values])
            assert getattr(usual, action.dest) not in (None, False), form
            for asked in ([form, *values], *([f"{form}={value}"] for value in values if len(values) == 1)):
                for at in range(len(plain) + 1):
                    assert read([*plain[:at], *asked, *plain[at:]]) == usual, (asked, at)


@with_each("command", COMMANDS)
def test_behind_two_dashes_nothing_is_an_option(command: str) -> None:
    operands = ["--plain"] * len(parser_for(command)._operands._group_actions)
    given = read([command, "--lang", "fr", "--", *operands])
    assert given.lang == "fr"
    taken = (value if isinstance(value, list) else [value] for value in vars(given).values())
    assert list(chain.from_iterable(taken)).count("--plain") == len(operands)


def test_the_values_of_options_are_known_before_the_command() -> None:
    actions = [action for command in COMMANDS for action, _ in options_of(command)]
    valued = {form for one in actions if one.nargs != 0 for form in one.option_strings}
    several = {form for one in actions if one.nargs == "+" for form in one.option_strings}
    flags = {form for one in actions if one.nargs == 0 for form in one.option_strings}
    assert valued == VALUED
    assert several == SEVERAL
    assert not valued & flags
    assert {form for form in parser_for("list")._option_string_actions if form in VALUED} == COMMON


@pytest.mark.parametrize(
    "line",
    [
        f"play --seats 2 {PLAYED}",
        f"--seats 2 play {PLAYED}",
        f"--players Ada Bela play {PLAYED}",
        f"play --players Ada Bela {PLAYED}",
        f"play --option advanced=yes {PLAYED} --players Ada,Bela",
        f"--plain --seats 2 play -- {PLAYED}",
        f"play {PLAYED} --seats 2 --lang en --plain",
    ],
)
def test_a_match_begins_wherever_its_options_stand(shell: Shell, line: str) -> None:
    asked = [*line.split()] if "--" in line.split() else [*line.split(), "--plain"]
    asked = asked if line.count("--plain") == 0 else line.split()
    assert (shell(*asked).code, len(shell("list").out.splitlines())) == (0, 1)


def test_the_name_of_a_file_may_be_that_of_a_command(shell: Shell) -> None:
    assert shell("--out", "show", "simulate", PLAYED).err.startswith("“show”")


ADVICE = [
    (f"{PLAYED} --seats 2", f"boardkit play {PLAYED} --seats 2 --data DIR\n"),
    (f"play {PLAYED} --seats 2", f"boardkit play {PLAYED} --seats 2 --plain --data DIR. "),
    (
        f"--lang en play --seats 2 {PLAYED}",
        f"boardkit play --seats 2 {PLAYED} --plain --data DIR --lang en. ",
    ),
    ("--lang fr", "boardkit --plain --data DIR --lang fr. "),
    ("resume 7 --lang fr", "boardkit list --data DIR --lang fr\n"),
    ("fly --lang en", "boardkit --help --lang en\n"),
    ("list --lang en now", "boardkit list --help --lang en\n"),
    ("serve --present --port 9", "boardkit serve --port 9 --watch MATCH --present --data DIR\n"),
    ("resume --lang=en", f"boardkit play {PLAYED} --data DIR --lang=en\n"),
]


@pytest.mark.parametrize(("line", "advice"), ADVICE, ids=[line for line, _ in ADVICE])
def test_advice_repeats_what_was_asked_for(shell: Shell, line: str, advice: str) -> None:
    told = shell(*line.split())
    assert told.code == 2
    assert advice.replace("DIR", str(shell.data)) in told.err


def test_what_is_printed_advises_what_was_asked_for(shell: Shell) -> None:
    shared = f"--data {shell.data} --lang en"
    assert shell("list", "--lang", "en").out.endswith(f"boardkit play {PLAYED} {shared}\n")
    left = shell("play", "--lang", "en", PLAYED, "--plain", typed="q\n").out
    assert left.endswith(f"boardkit resume 1 --plain {shared}\n")
    left = shell("resume", "--lang", "en", "--plain", typed="q\n").out
    assert left.endswith(f"boardkit resume 1 --plain {shared}\n")
    assert shell("teach", "--lang", "en", PLAYED).out.endswith(f"boardkit teach {PLAYED} 1 {shared}\n")
    shell("export", "1", "a.json")
    assert f"boardkit resume 2 {shared}" in shell("import", "a.json", "--lang", "en").out


@with_each(
    "sentence, line, completed",
    [
        (
            "Try: boardkit serve --port 0",
            "serve --port 8000 --network",
            "Try: boardkit serve --network --port 0",
        ),
        ("Try: boardkit serve --port 0", "serve --port=8000", "Try: boardkit serve --port 0"),
        ("Name it: boardkit --data FOLDER", "--data here list", "Name it: boardkit list --data FOLDER"),
        ("Play: boardkit --plain. Or not", "play x -- -y", "Play: boardkit play x --plain -- -y. Or not"),
        ("Say: boardkit list", "show 3 --data 'a b'", "Say: boardkit list --data 'a b'"),
        ("Go on: boardkit resume 3 --plain", "resume --plain", "Go on: boardkit resume 3 --plain"),
        ("“x: boardkit list” is no name", "--lang fr x", "“x: boardkit list” is no name"),
        ("boardkit play needs a game", "play --plain", "boardkit play needs a game"),
        ("Rule: boardkit rules x 3.1", "show 3 --lang fr", "Rule: boardkit rules x 3.1 --lang fr"),
        ("Again: boardkit check x --seed 7", "check --seed 1 x", "Again: boardkit check x --seed 7"),
    ],
)
def test_an_advised_line_is_completed(sentence: str, line: str, completed: str) -> None:
    assert advised(sentence, shlex.split(line)) == completed
