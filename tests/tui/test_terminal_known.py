"""What is known of a terminal, from its environment and from its answers."""

from typing import get_type_hints

from boardkit.draw.colours import Depth
from boardkit.text import words_for
from boardkit.tui.terminal import BROWSER
from boardkit.tui.terminal.capabilities import ABLE, Answers, Kind, Terminal, terminal_from
from tests.every import every_language, with_each

UTF8 = {"LANG": "en_GB.UTF-8"}
XTERM = {**UTF8, "TERM": "xterm-256color"}
TRUE = {"COLORTERM": "truecolor"}

CASES: tuple[tuple[dict[str, str], Answers, Terminal], ...] = (
    (XTERM, Answers(), Terminal(depth=Depth.EIGHT_BIT, sent=Depth.EIGHT_BIT)),
    ({**XTERM, **TRUE}, Answers(), ABLE),
    (XTERM, Answers(all_colours=True), ABLE),
    ({**XTERM, "TERM": "xterm"}, Answers(), Terminal(depth=Depth.STANDARD, sent=Depth.STANDARD)),
    ({**XTERM, "TERM": "xterm-direct"}, Answers(), ABLE),
    ({**XTERM, **TRUE, "NO_COLOR": "1"}, Answers(), Terminal(depth=Depth.NONE)),
    ({**UTF8, "TERM": "vt220"}, Answers(), Terminal(depth=Depth.NONE, sent=Depth.STANDARD)),
    ({"TERM": "xterm", **TRUE, "LANG": "C"}, Answers(), Terminal(utf8=False)),
    ({"TERM": "xterm", **TRUE, "LANG": "C"}, Answers(letter=1), ABLE),
    ({"TERM": "xterm", **TRUE, "LC_ALL": "C"}, Answers(letter=1), Terminal(utf8=False)),
    ({"TERM": "xterm", **TRUE, **UTF8, "LC_ALL": "POSIX"}, Answers(letter=1), Terminal(utf8=False)),
    ({"TERM": "xterm", **TRUE}, Answers(letter=1), ABLE),
    ({"TERM": "xterm", **TRUE}, Answers(), Terminal(utf8=False)),
    ({"TERM": "xterm", **TRUE, "LANG": "C", "LC_CTYPE": "C.UTF-8"}, Answers(), Terminal(utf8=False)),
    ({"TERM": "xterm", **TRUE, "LANG": "C.UTF-8"}, Answers(), ABLE),
    ({"TERM": "xterm", **TRUE}, Answers(letter=1), ABLE),
    ({"TERM": "xterm", **TRUE, **UTF8}, Answers(letter=2, sign=3), Terminal(utf8=False)),
    (
        {"TERM": "xterm", **TRUE, "LANG": "ja_JP.utf8"},
        Answers(letter=1, sign=2),
        Terminal(ambiguous_wide=True),
    ),
    ({"TERM": "xterm", **TRUE, **UTF8, "LC_ALL": "fr_FR.ISO-8859-1"}, Answers(), Terminal(utf8=False)),
    ({"TERM": "xterm", **TRUE, "LC_ALL": "", "LC_CTYPE": "fr_FR.UTF-8@euro"}, Answers(), ABLE),
    (
        {**UTF8, **TRUE, "TERM": "linux"},
        Answers(all_colours=True),
        Terminal(kind=Kind.LINUX, depth=Depth.EIGHT, sent=Depth.EIGHT),
    ),
    (
        {**XTERM, **TRUE, "STY": "12.pts"},
        Answers(all_colours=True),
        Terminal(kind=Kind.SCREEN, depth=Depth.EIGHT_BIT, sent=Depth.EIGHT_BIT),
    ),
    (
        {**UTF8, **TRUE, "STY": "12.pts", "TERM": "screen"},
        Answers(),
        Terminal(kind=Kind.SCREEN, depth=Depth.STANDARD, sent=Depth.STANDARD),
    ),
    (
        {**UTF8, **TRUE, "TERM": "screen-256color"},
        Answers(),
        Terminal(kind=Kind.SCREEN, depth=Depth.EIGHT_BIT, sent=Depth.EIGHT_BIT),
    ),
    ({**UTF8, **TRUE, "TERM": "screen-256color"}, Answers(attribute=84), Terminal(kind=Kind.TMUX)),
    ({**UTF8, **TRUE, "TERM": "screen-256color", "TMUX": "socket,1,0"}, Answers(), Terminal(kind=Kind.TMUX)),
    (
        {**XTERM, **TRUE},
        Answers(attribute=83),
        Terminal(kind=Kind.SCREEN, depth=Depth.EIGHT_BIT, sent=Depth.EIGHT_BIT),
    ),
    (
        {**UTF8, "TERM": "dumb"},
        Answers(),
        Terminal(kind=Kind.DUMB, depth=Depth.NONE, sent=Depth.STANDARD),
    ),
    ({"TEXTUAL_DRIVER": BROWSER, "TERM": "xterm-256color"}, Answers(), Terminal(kind=Kind.BROWSER)),
    ({"OS": "Windows_NT"}, Answers(), ABLE),
    (
        {**XTERM, **TRUE, "TEXTUAL_COLOR_SYSTEM": "standard"},
        Answers(),
        Terminal(depth=Depth.STANDARD, sent=Depth.STANDARD),
    ),
)


def facts(terminal: Terminal) -> dict[str, object]:
    names = [name for name in get_type_hints(Terminal) if name != "reasons"]
    return {name: getattr(terminal, name) for name in names}


@with_each("environ, answers, expected", CASES)
def test_a_terminal_is_known_by_its_environment_and_answers(
    environ: dict[str, str], answers: Answers, expected: Terminal
) -> None:
    assert facts(terminal_from(environ, answers)) == facts(expected)


@every_language
@with_each("environ, answers", [case[:2] for case in CASES])
def test_every_reason_is_a_sentence(language: str, environ: dict[str, str], answers: Answers) -> None:
    reasons = terminal_from(environ, answers).reasons
    assert reasons.keys() == {"kind", "utf8", "ambiguous_wide", "depth"}
    assert all(words_for(language)(key).endswith(".") for key in reasons.values())
