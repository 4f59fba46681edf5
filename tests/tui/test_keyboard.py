"""What terminals send, byte by byte: each sequence is one key or none, and never letters."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from textual import events
from textual.message import Message
from textual.messages import TerminalSupportsSynchronizedOutput

from boardkit.tui.terminal.capabilities import Kind, Terminal
from boardkit.tui.terminal.keyboard import BITS, CUT, LONGEST, Keyboard, is_sent
from tests.every import with_each

LINUX = Terminal(kind=Kind.LINUX)


def heard(
    *parts: bytes, pause: float = 0, unanswered: int = 0, terminal: Terminal | None = None
) -> list[Message]:
    """Read some bytes after the other, with so many seconds between them, and wait for what is meant."""
    now = [0.0]
    keyboard = Keyboard(terminal or Terminal(), unanswered, lambda: now[0])
    messages: list[Message] = []
    for part in parts:
        messages += keyboard.feed(part)
        messages += keyboard.tick()
        now[0] += pause
        messages += keyboard.tick()
    now[0] += 60
    return [*messages, *keyboard.tick()]


def keys(*parts: bytes, pause: float = 0, unanswered: int = 0, terminal: Terminal | None = None) -> list[str]:
    messages = heard(*parts, pause=pause, unanswered=unanswered, terminal=terminal)
    assert all(isinstance(message, events.Key) for message in messages), messages
    return [message.key for message in messages if isinstance(message, events.Key)]


def written(*parts: bytes, pause: float = 0) -> list[str]:
    """Tell what is printed of what is read, be it in a paste."""
    messages = heard(*parts, pause=pause)
    return [
        *(str(key.character) for key in messages if isinstance(key, events.Key) and key.is_printable),
        *(paste.text for paste in messages if isinstance(paste, events.Paste)),
    ]


# Bytes that are not UTF-8.


@with_each(
    "parts, expected",
    [
        ((b"\xe9",), []),
        ((b"\xe9", b"a"), ["a"]),
        ((b"a\xff\xfe\x80b",), ["a", "b"]),
        ((b"\xe9\x1b[A",), ["up"]),
        ((b"\xc3", b"\xa9"), ["é"]),
        ((b"\xe2", b"\x99", b"\xa0x"), ["black_spade_suit", "x"]),
        ((b"\xe2\x99", b"q"), ["q"]),
        ((b"\xf0\x9f\x98", b"\x1bOP"), ["f1"]),
        ((b"\xed\xa0\x80a",), ["a"]),
        (("\ufffda".encode(),), ["a"]),
        ((b"\x9b",), []),
        ((b"\x8f", b"\r"), ["enter"]),
        ((b"\x1b\xe9",), ["escape"]),
        ((b"\x1b\xe9", b"x"), ["escape", "x"]),
        ((b"\x1b[1;\xe9", b"x"), ["x"]),
    ],
)
def test_bytes_that_are_not_utf_8_are_no_keys(parts: tuple[bytes, ...], expected: list[str]) -> None:
    assert keys(*parts) == expected


@given(st.lists(st.binary(max_size=40), max_size=4))
@settings(max_examples=80)
def test_any_bytes_can_be_read(parts: list[bytes]) -> None:
    for pause in (0, 0.3, 3):
        heard(*parts, pause=pause)


@pytest.mark.parametrize("kind", ["iso8859-1", "cp1252", "koi8-r", "euc-jp", "cp850"])
def test_no_charset_ends_in_a_mistake(kind: str) -> None:
    letters = [bytes([code]).decode(kind, "ignore") for code in range(0x80, 0x100)]
    for letter in filter(None, letters):
        assert keys(letter.encode(kind), b"\r", pause=3) == ["enter"]


def test_a_paste_shows_which_bytes_are_not_readable() -> None:
    assert written(b"\x1b[200~a\xe9b\x00c\x1b[A\x1b[201~x") == ["x", "a\ufffdbc\x1b[A"]


@with_each("cut", range(1, 20))
def test_a_paste_may_come_in_parts(cut: int) -> None:
    whole = b"\x1b[200~yes no\x1b[201~"
    for pause in (0, 1):
        assert written(whole[:cut], whole[cut:], pause=pause) == ["yes no"] or cut < len(b"\x1b[2")


# Every key with every modifier.

CURSOR = {"A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end"}
FIRST = {"P": "f1", "Q": "f2", "R": "f3", "S": "f4"}
TILDE = {
    2: "insert",
    3: "delete",
    5: "pageup",
    6: "pagedown",
    15: "f5",
    17: "f6",
    18: "f7",
    19: "f8",
    20: "f9",
    21: "f10",
    23: "f11",
    24: "f12",
}
VT220 = {25: "f13", 26: "f14", 28: "f15", 29: "f16", 31: "f17", 32: "f18", 33: "f19", 34: "f20"}
RXVT = {7: "home", 8: "end", 11: "f1", 12: "f2", 13: "f3", 14: "f4", **TILDE, **VT220}


def with_modifiers(number: int, key: str) -> str:
    held = sorted(name for bit, name in enumerate(BITS) if (number - 1) >> bit & 1)
    return "+".join((*held, key))


def of_xterm() -> Iterator[tuple[str, str]]:
    """Xterm, VTE, kitty, alacritty, st, mlterm, tmux: as the terminfo entry xterm+pcf2 has it."""
    for letter, key in (CURSOR | FIRST).items():
        yield f"\x1bO{letter}", key
        yield from ((f"\x1b[1;{n}{letter}", with_modifiers(n, key)) for n in range(2, 17))
    for number, key in TILDE.items():
        yield f"\x1b[{number}~", key
        yield from ((f"\x1b[{number};{n}~", with_modifiers(n, key)) for n in range(2, 17))
    yield from ((f"\x1b[{letter}", key) for letter, key in CURSOR.items())
    yield from {"\x1b[Z": "shift+tab", "\x1b[1~": "home", "\x1b[4~": "end", "\x7f": "backspace"}.items()
    yield from {"\t": "tab", "\r": "enter", "\x08": "backspace", "\x1b\x7f": "alt+backspace"}.items()


def of_konsole() -> Iterator[tuple[str, str]]:
    """As konsole's default keytab has it, and the terminfo entry xterm+pcf0."""
    for letter, key in FIRST.items():
        yield from ((f"\x1bO{n}{letter}", with_modifiers(n, key)) for n in range(2, 17))
    yield from {"\x1bOM": "enter", "\x1b[27;5;9~": "ctrl+tab", "\x1b[27;6;9~": "ctrl+shift+tab"}.items()


def of_rxvt() -> Iterator[tuple[str, str]]:
    """As the terminfo entry rxvt-unicode has it; a key with meta comes after Esc."""
    for number, key in RXVT.items():
        for end, held in {"~": "", "$": "shift+", "^": "ctrl+", "@": "ctrl+shift+"}.items():
            yield f"\x1b[{number}{end}", f"{held}{key}"
    for letter, key in {"a": "up", "b": "down", "c": "right", "d": "left"}.items():
        yield f"\x1b[{letter}", f"shift+{key}"
        yield f"\x1bO{letter}", f"ctrl+{key}"
        yield f"\x1b\x1b[{letter.upper()}", f"alt+{key}"
        yield f"\x1b\x1bO{letter}", f"alt+ctrl+{key}"
    yield "\x1b\x1b[3~", "alt+delete"


def of_the_console() -> Iterator[tuple[str, str]]:
    """As the terminfo entry linux has it."""
    yield from ((f"\x1b[[{letter}", f"f{number}") for number, letter in enumerate("ABCDE", 1))
    yield from ((f"\x1b[{number}~", key) for number, key in (TILDE | VT220).items() if number != 15)
    yield "\x1b\t", "shift+tab"


def of_kitty() -> Iterator[tuple[str, str]]:
    """As its protocol of the keyboard has it, with all keys reported."""
    for code, key in {27: "escape", 13: "enter", 9: "tab", 127: "backspace"}.items():
        yield f"\x1b[{code}u", key
        yield from ((f"\x1b[{code};{n}u", with_modifiers(n, key)) for n in range(2, 17))
    yield from ((f"\x1b[{code}u", f"f{code - 57363}") for code in range(57376, 57388))
    yield from {"\x1b[97;;97u": "a", "\x1b[97;2;65u": "A", "\x1b[97;5u": "ctrl+a", "\x1b[97;2u": "A"}.items()
    yield from {"\x1b[97;3u": "alt+a", "\x1b[97;4u": "alt+A", "\x1b[44;3u": "alt+comma"}.items()
    yield from {"\x1b[97;65;97u": "a", "\x1b[97:65:113;2:1;65u": "A", "\x1b[32;2;32u": "space"}.items()
    yield from {
        "\x1b[0;;233u": "é",
        "\x1b[57400;;49u": "1",
        "\x1b[57411;;42u": "asterisk",
        "\x1b[57414u": "enter",
        "\x1b[57417u": "left",
    }.items()
    yield from {"\x1b[1;1:2A": "up", "\x1b[1;129A": "up", "\x1b[97;1:2;97u": "a"}.items()


TERMINALS = {
    "xterm": (of_xterm, Terminal()),
    "konsole": (of_konsole, Terminal()),
    "rxvt": (of_rxvt, Terminal()),
    "linux": (of_the_console, LINUX),
    "kitty": (of_kitty, Terminal()),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", TERMINALS)
def test_every_key_with_modifiers_is_that_key(name: str) -> None:
    sent, terminal = TERMINALS[name]
    for sequence, key in sent():
        assert keys(sequence.encode(), terminal=terminal) == [key], sequence


@pytest.mark.parametrize("name", TERMINALS)
def test_every_key_is_itself_wherever_the_line_divides_it(name: str) -> None:
    sent, terminal = TERMINALS[name]
    for sequence, key in sent():
        data = sequence.encode()
        for cut in range(1, len(data)):
            assert keys(data[:cut], data[cut:], terminal=terminal) == [key], (sequence, cut)


@pytest.mark.parametrize("name", TERMINALS)
def test_every_key_of_a_terminal_may_stand_in_a_file_of_keys(name: str) -> None:
    sent, _ = TERMINALS[name]
    some = {key for _, key in sent() if not {"super", "hyper", "meta"} & {*key.split("+")}}
    assert [key for key in some if not is_sent(key) and "tab" not in key and "f2" not in key] == []


def test_the_keypad_of_an_application_is_what_stands_beside_its_digits() -> None:
    """As the capabilities ka1, ka3, kc1, kc3 and kent of xterm and rxvt have it."""
    sent = {"w": "home", "y": "pageup", "q": "end", "s": "pagedown", "M": "enter", "x": "up", "n": "delete"}
    assert {letter: keys(f"\x1bO{letter}".encode()) for letter in sent} == {
        letter: [key] for letter, key in sent.items()
    }
    for letter, modifier in product("jklmopqrstuvwxyX", ("", "5", "1;2", "16")):
        assert written(f"\x1bO{modifier}{letter}".encode()) == []


@with_each("code", [*range(57358, 57364), *range(57427, 57455)])
def test_a_modifier_alone_is_not_any_key(code: int) -> None:
    for modifier in ("", ";2", ";65", ";1:1", ";2:3"):
        assert heard(f"\x1b[{code}{modifier}u".encode()) == []


@pytest.mark.parametrize(
    "sequence", ["\x1b[97;1:3u", "\x1b[97;5:3u", "\x1b[1;1:3A", "\x1b[3;2:3~", "\x1b[1;1:3P"]
)
def test_a_key_that_is_let_go_is_no_key(sequence: str) -> None:
    assert heard(sequence.encode()) == []


@with_each(
    "sequence",
    [
        *("\x1b[65A", "\x1b[97A", "\x1b[1;999A", "\x1b[97~", "\x1b[;97~", "\x1b[97$q", "\x1b[49P"),
        *("\x1b[99999999u", "\x1b[55296u", "\x1b[97;999u", "\x1b[97;;55296u", "\x1b[97;;99999999u"),
        *("\x1b[;;;u", "\x1b[97;1;2;3u", "\x1b[?5u", "\x1b[?62;c", "\x1b[>1;10;0c", "\x1b[0n"),
        *("\x1b[27;5;99999999~", "\x1b[27;5;55296~", "\x1b[201~", "\x1b[224z", "\x1b[G", "\x1b[E"),
        *("\x1b[<0;99999999999;1M", f"\x1b[<0;{'9' * 400};1M", "\x1b[48;0;0;0;0t", "\x1b[3;1t"),
        *("\x1b[48;5t", "\x1b[1;2;3;4;5;6H", "\x1b[1:2:3A", "\x1b[ q", "\x1b[!p", "\x1b[200$~", "\x1b[::::u"),
        *("\x1b[<0;-3;-4M", "\x1b[$1;2 3x", "\x1bO~", f"\x1b[{'1' * 3 * LONGEST}A", "\x1b[48;1;1;0;0t"),
    ],
)
def test_what_is_not_understood_is_no_key(sequence: str) -> None:
    assert keys(sequence.encode(), b"\r") == ["enter"]


PARAMETERS = st.text("0123456789:;<=>?", max_size=12)
BETWEEN = st.text(" !\"#$%&'()*+,-./", max_size=2)
FINALS = st.sampled_from([chr(code) for code in range(0x40, 0x7F)])
SEQUENCES = (
    st.one_of(
        st.tuples(st.just("\x1b["), PARAMETERS, BETWEEN, FINALS.filter("u".__ne__)),
        st.tuples(st.just("\x1bO"), st.text("0123456789;", max_size=6), st.just(""), FINALS),
    )
    .map("".join)
    .filter(lambda sequence: not sequence.startswith("\x1b[27;"))
)


@given(SEQUENCES, st.data())
@settings(max_examples=120)
def test_no_sequence_is_read_as_letters(sequence: str, data: st.DataObject) -> None:
    """Whatever its numbers and its end, and wherever the line divides it."""
    cut = data.draw(st.integers(0, len(sequence)))
    parts = sequence[:cut].encode(), sequence[cut:].encode()
    assert written(*parts) == []
    late = heard(*parts, pause=CUT + 0.5) if cut > 2 else []
    assert not any(isinstance(event, events.Key) and event.is_printable for event in late)


@given(st.lists(SEQUENCES.filter(lambda one: "\x1b[M" not in one and "200~" not in one), max_size=6))
@settings(max_examples=50)
def test_sequences_one_after_the_other_are_no_letters(sequences: list[str]) -> None:
    assert written("".join(sequences).encode()) == []


@pytest.mark.parametrize("sequence", ["\x1b[A", "\x1b[1;5A", "\x1b[15~", "\x1bOP", "\x1b[12;40R"])
def test_the_rest_of_a_sequence_that_comes_late_is_no_letters(sequence: str) -> None:
    """A slow line: the first byte has been taken for Esc by then."""
    for cut in range(1, len(sequence) - 1):
        assert written(sequence[:cut].encode(), sequence[cut:].encode(), pause=0.5) == []


# Esc, and alt.


@with_each(
    "parts, expected",
    [
        ((b"\x1b",), ["escape"]),
        ((b"\x1b", b"q"), ["escape", "q"]),
        ((b"\x1b", b"[", b"x"), ["escape", "left_square_bracket", "x"]),
        ((b"\x1b", b"O"), ["escape", "O"]),
        ((b"\x1b", b"\x1b"), ["escape", "escape"]),
        ((b"\x1b\x1b",), ["escape", "escape"]),
        ((b"\x1b\x1b\x1b",), ["escape", "escape", "escape"]),
        ((b"\x1bq",), ["alt+q"]),
        ((b"\x1bQ",), ["alt+Q"]),
        ((b"\x1b1",), ["alt+1"]),
        ((b"\x1bf",), ["alt+f"]),
        ((b"\x1b,",), ["alt+comma"]),
        ((b"\x1b\r",), ["alt+enter"]),
        ((b"\x1b ",), ["alt+space"]),
        ((b"\x1b\t",), ["alt+tab"]),
        ((b"\x1b\x01",), ["alt+ctrl+a"]),
        ((b"\x1b[",), ["alt+left_square_bracket"]),
        ((b"\x1bO",), ["alt+O"]),
        ((b"\x1bP",), ["alt+P"]),
        ((b"\x1b]",), ["alt+right_square_bracket"]),
        ((b"\x1bPx",), ["alt+P", "x"]),
        (("\x1bé".encode(),), ["alt+é"]),
        ((b"\x1b\x1bx",), ["escape", "alt+x"]),
    ],
)
def test_esc_before_a_key_is_alt_if_it_comes_at_once(parts: tuple[bytes, ...], expected: list[str]) -> None:
    assert keys(*parts, pause=0.3) == expected


def test_alt_writes_nothing() -> None:
    assert written(b"\x1bq", b"\x1b[97;3u", b"\x1b1", b"\x1b,") == []


def test_esc_before_what_is_no_key_is_esc() -> None:
    """GNU screen keeps Esc until more comes, be it of the mouse."""
    escape, *moved = heard(b"\x1b\x1b[<35;3;4M")
    assert isinstance(escape, events.Key)
    assert escape.key == "escape"
    assert [type(event) for event in moved] == [events.MouseMove]
    assert keys(b"\x1b\x1b[0n") == ["escape"]
    assert keys(b"\x1b\x1b[5A") == ["alt+ctrl+up"]


# The mouse.


def mouse(*parts: bytes) -> list[tuple[str, int, int, int]]:
    return [
        (type(event).__name__, int(event.x), int(event.y), event.button)
        for event in heard(*parts)
        if isinstance(event, events.MouseEvent)
    ]


def test_the_wheel_that_moves_is_a_move() -> None:
    """As rxvt-unicode tells of the mouse after a turn of the wheel, in each of three forms."""
    for turned in (b"\x1b[<64;3;4M", b"\x1b[96;3;4M", b"\x1b[M`#$"):
        assert mouse(turned) == [("MouseScrollUp", 2, 3, 0)]
    for moved in (b"\x1b[<96;3;4M", b"\x1b[128;3;4M", b"\x1b[M\x80#$"):
        assert mouse(moved) == [("MouseMove", 2, 3, 0)], moved
    assert mouse(b"\x1b[<97;3;4M", b"\x1b[<101;5;6M") == [("MouseMove", 2, 3, 0), ("MouseMove", 4, 5, 0)]


@pytest.mark.parametrize("button", [1, 2, 3])
def test_old_reports_of_the_mouse_are_clicks(button: int) -> None:
    """They do not say which button is let go."""
    down, up = 31 + button, 35
    expected = [("MouseDown", 9, 4, button), ("MouseUp", 9, 4, button)]
    assert mouse(bytes((0x1B, 0x5B, 0x4D, down, 42, 37)), b"\x1b[M#*%") == expected
    assert mouse(f"\x1b[{down};10;5M".encode(), f"\x1b[{up};10;5M".encode()) == expected


def test_a_place_that_is_no_utf_8_is_a_place() -> None:
    assert mouse(b"\x1b[M \xe9\xff", b"\x1b[M#\xe9\xff") == [
        ("MouseDown", 200, 222, 1),
        ("MouseUp", 200, 222, 1),
    ]


def test_buttons_that_nobody_knows_do_nothing() -> None:
    assert heard(b"\x1b[<128;3;4M", b"\x1b[<128;3;4m", b"\x1b[<0;-3;-4M", b"\x1b[0;3;4M") == []


# What a terminal tells.


@with_each(
    "told",
    [
        *(
            b"\x1bP1$r0;48:2:1:2:3m\x1b\\",
            b"\x1bP0$r\x1b\\",
            b"\x1bP>|tmux 3.4\x1b\\",
            b"\x1bP1+r524742\x1b\\",
        ),
        *(b"\x1b]11;rgb:0000/0000/0000\x07", b"\x1b]4;1;rgb:aa/bb/cc\x1b\\", b"\x1b_Gi=31;OK\x1b\\"),
        *(b"\x1b[>83;40900;0c", b"\x1b[?1;2c", b"\x1b[0n", b"\x1b[8;24;80t", b"\x1bP!|00000000\x1b\\"),
        b"\x1b]52;c;" + b"QUJD" * 3 * LONGEST + b"\x07",
    ],
)
def test_what_a_terminal_tells_late_is_no_key(told: bytes) -> None:
    assert keys(told, b"x") == ["x"]
    for cut in range(3, min(len(told), 40)):
        assert keys(told[:cut], told[cut:], b"x") == ["x"], cut
        assert keys(told[:cut], told[cut:], unanswered=2, pause=1) == [], cut


def test_where_the_cursor_is_is_f3_once_all_is_answered() -> None:
    place = b"\x1b[1;2R"
    assert keys(place, place, place, unanswered=2) == ["shift+f3"]
    assert keys(b"\x1b[24;80R", b"\x1b[24;80R") == []


def test_what_textual_asks_for_is_told() -> None:
    assert [type(one) for one in heard(b"\x1b[?2026;2$y", b"\x1b[I", b"\x1b[O")] == [
        TerminalSupportsSynchronizedOutput,
        events.AppFocus,
        events.AppBlur,
    ]
    (size,) = heard(b"\x1b[48;24;80;480;800t")
    assert isinstance(size, events.Resize)
    assert size.size == (80, 24)


def test_sequences_of_8_bits_are_sequences() -> None:
    assert keys(b"\x9b1;5A\x8fPx") == ["ctrl+up", "f1", "x"]
    assert keys("\x9bA\x8fQ\x9d11;rgb:0/0/0\x9cx".encode()) == ["up", "f2", "x"]
