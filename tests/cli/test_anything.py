"""Anything may be typed, on the command line and at the table: it ends with a known code and no traceback."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardkit.commands import COMMANDS
from tests.cli.running import GAME, Shell
from tests.helpers import LETTERS

LONG = ("simulate", "check", "serve")
"""Commands that take their time, or go on until they are ended."""

WORDS = (
    *(command for command in COMMANDS if command not in LONG),
    GAME,
    "--players",
    "Ada,Bela",
    "--seats",
    "3",
    "--option",
    "advanced=yes",
    "--seed",
    "--open",
    "--plain",
    "--json",
    "--at",
    "--seat",
    "--format",
    "svg",
    "--force",
    "--lang",
    "fr",
    "--help",
    "--version",
    "-",
    "--",
    "1",
    "3.1",
)
LINES = (
    "?",
    "d",
    "h",
    "l",
    "s",
    "r",
    "u",
    "redo",
    "b",
    "why pass",
    "1",
    "2",
    "e0s0",
    "e0s0 r90",
    "r180",
    "y",
    "",
)
FILE_NAMES = st.text(st.characters(exclude_characters="/\\"), max_size=8)
"""Any words that name no file outside the folder."""

quick = settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@quick
@given(line=st.lists(st.sampled_from(WORDS) | FILE_NAMES, max_size=7))
def test_any_command_line(shell: Shell, line: list[str]) -> None:
    told = shell(*line)
    assert told.code in (0, 2)
    assert (told.code == 2) <= bool(told.err)


@settings(quick, max_examples=6)
@given(lines=st.lists(st.sampled_from(LINES) | st.text(LETTERS, max_size=12), max_size=30))
def test_any_talk_at_the_table(shell: Shell, lines: list[str]) -> None:
    told = shell("play", GAME, "--plain", "--seed", "5", typed="\n".join(lines).encode("utf-8", "replace"))
    assert (told.code, told.err) == (0, "")
    assert "Saved as match" in told.out
