"""Whatever is typed or lies in a file: code 2, one sentence with what, where and what to do, no traceback."""

import json
from pathlib import Path

import pytest

from boardkit.commands import COMMANDS
from boardkit.commands.running import command_named, parser_of
from boardkit.draw.drawings import drawing_of
from boardkit.text import words_for
from boardkit.tui.desk import keys
from tests.cli.running import GAME, Shell, random_match, written

WRONG = [
    ("", "terminal", "--plain"),
    ("fly", "“fly”", "play, resume, watch"),
    ("--fly", "“--fly”", "boardkit --help"),
    ("--lang xx games", "--lang: “xx”", "en and fr"),
    ("--lang", "--lang LANGUAGE", "boardkit --help"),
    ("games now", "“now”", "boardkit games --help"),
    ("games --json=3", "“--json=3”", "boardkit games --help"),
    ("list --json=3", "write --json", "boardkit list --help"),
    ("play", "GAME", "boardkit play --help"),
    ("play chess", "“chess”", "tectonic_tribes"),
    (f"play {GAME} --seed", "--seed N", "boardkit play --help"),
    (f"play {GAME} --seed ten", "--seed: “ten”", "whole number"),
    (f"play {GAME} --seed 1_000", "“1_000”", "whole number"),
    (f"play {GAME} --seed -1", "“-1”", "from 0"),
    (f"play {GAME} --seats 9", "9 players", "2 to 5"),
    (f"play {GAME} --seats 0", "--seats: “0”", "from 1"),
    (f"play {GAME} --players Ada", "One player", "2 to 5"),
    (f"play {GAME} --players Ada,,Bela", "--players: “”", "1 to 40 characters"),
    (f"play {GAME} --players Ada Bela --seats 3", "--seats says 3", "Leave one"),
    (f"play {GAME} --option advanced", "“advanced”", "NAME=VALUE"),
    (f"play {GAME} --option speed=9", "“speed”", "advanced and after_rival_discard"),
    (f"play {GAME} --option advanced=maybe", "“maybe”", "yes and no"),
    (f"play {GAME} --option after-rival-discard=x", "“x”", "placed and lost"),
    (f"play {GAME}", "terminal", "--plain"),
    ("resume", "unfinished", f"boardkit play {GAME}"),
    ("resume 7", "match 7", "boardkit list"),
    ("resume seven", "“seven”", "whole number"),
    ("resume 99999999999999999999", "“99999999999999999999”", "whole number"),
    ("show", "MATCH|FILE", "boardkit show --help"),
    ("show 7", "match 7", "boardkit list"),
    ("show nowhere.json", "“nowhere.json”", "Check the name"),
    ("show .", "“.”", "Name a file"),
    ("show a.json --at 900", "moment 900", "0 to"),
    ("show a.json --seat Zoe", "“Zoe”", "Ada, [b]Bela and Chen"),
    ("show a.json --format png", "“png”", "text, svg and html"),
    ("show a.json --width 3", "“3”", "40 to 400"),
    ("replay nowhere.json", "“nowhere.json”", "Check the name"),
    ("export", "MATCH", "boardkit export --help"),
    ("export 7 x.json", "match 7", "boardkit list"),
    ("import", "FILE", "boardkit import --help"),
    ("import nowhere.json", "“nowhere.json”", "Check the name"),
    ("import a.json/b", "“a.json/b”", "name another one"),
    ("rules", "GAME", "boardkit rules --help"),
    ("rules chess", "“chess”", "tectonic_tribes"),
    (f"rules {GAME} 99", "“99”", "3.1"),
    ("simulate", "GAME", "boardkit simulate --help"),
    (f"simulate {GAME} --games 0", "“0”", "from 1"),
    (f"simulate {GAME} --seats 1", "One player", "2 to 5"),
    (f"simulate {GAME} --games many", "“many”", "whole number"),
    ("check", "GAME", "boardkit check --help"),
    ("check chess", "“chess”", "tectonic_tribes"),
    (f"check {GAME} --matches 0", "“0”", "from 1"),
    (f"check {GAME} --seed first", "“first”", "whole number"),
    (f"play {GAME} --seats 2 --seats 3", "“--seats” is given twice", "one value"),
    (f"play {GAME} --players A --players B", "“--players” is given twice", "one value"),
    (f"play {GAME} --computers casual --computers strong", "“--computers” is given twice", "one value"),
    (f"simulate {GAME} --out a.db --out b.db", "“--out” is given twice", "one value"),
    (f"check {GAME} --seats 2", "“--seats”", "boardkit check --help"),
]


@pytest.fixture(autouse=True)
def _a_file(shell: Shell) -> None:
    Path("a.json").write_text(written(random_match(5)), encoding="utf-8")


@pytest.mark.parametrize(("line", "what", "remedy"), WRONG, ids=[line or "(nothing)" for line, _, _ in WRONG])
def test_a_wrong_line_is_answered_with_a_sentence_in_each_language(
    shell: Shell, line: str, what: str, remedy: str
) -> None:
    told = shell(*line.split())
    assert (told.code, told.out) == (2, "")
    assert what in told.err
    assert remedy in told.err
    assert told.err.count("\n") == 1
    if "--lang" not in line:
        french = shell("--lang", "fr", *line.split())
        assert (french.code, french.err.count("\n")) == (2, 1)
        assert french.err != told.err


@pytest.mark.parametrize("command", COMMANDS)
def test_a_word_with_nothing_in_it_is_refused_wherever_it_stands(shell: Shell, command: str) -> None:
    shell("import", "a.json")
    valued = sorted(parser_of(command, command_named(command), words_for("en"))._valued)
    for line in ((command, ""), (command, "1", ""), *((command, "1", option, "") for option in valued)):
        told = shell(*line)
        assert (told.code, told.out, told.err.count("\n")) == (2, "", 1), line


GARBLED = {
    "nothing": (b"", "Line 1, column 1"),
    "no json": (b"{\n  oops\n}", "Line 2, column 3"),
    "no text": (b"\xff\xfe\x00", "byte 0"),
    "a list": (b"[1, 2]", "$ is not of the right kind"),
    "deep": (b"[" * 100_000, "lists are nested"),
    "deeper than any": (b"[" * 101 + b"]" * 101, "lists are nested"),
    "numbers without end": (b'{"at": ' + b"9" * 5000 + b"}", "thousands of digits"),
    "large": (b" " * (16 * 1024 * 1024 + 9), "16,777,217"),
    "later": (b'{"boardkit": 99}', "later version"),
    "empty": (b"{}", "$.boardkit is missing"),
}


@pytest.mark.parametrize("command", ["import", "replay", "show"])
@pytest.mark.parametrize("kind", GARBLED)
def test_a_garbled_file_says_where(shell: Shell, command: str, kind: str) -> None:
    data, where = GARBLED[kind]
    told = shell(command, "-", typed=data)
    assert (told.code, told.out) == (2, "")
    assert where in told.err
    assert shell("list", "--json").out == "[]\n"


def _changed(**entries: object) -> bytes:
    return json.dumps(json.loads(written(random_match(5))) | entries).encode()


@pytest.mark.parametrize(
    ("entries", "where"),
    [
        ({"game": "chess"}, "“chess”"),
        ({"players": []}, "0 players"),
        ({"players": [{"name": "a" * 41, "colour": 0}] * 2}, "$.players[0].name"),
        ({"moves": ["jump"]}, "Move 1, “jump”"),
        ({"moves": ["order 9"]}, "Move 1, “order 9”"),
        ({"at": 999}, "moment 999"),
        ({"options": {"speed": 3}}, "$.options"),
        ({"\x1b[31mred": 1}, "$ has an entry"),
    ],
)
def test_a_record_that_does_not_fit_says_where(shell: Shell, entries: dict[str, object], where: str) -> None:
    told = shell("import", "-", typed=_changed(**entries))
    assert told.code == 2
    assert where in told.err
    assert "\x1b" not in told.err


def test_control_codes_on_the_line_show_as_typed(shell: Shell) -> None:
    assert "\\x1b[31mred" in shell("\x1b[31mred").err


def test_a_folder_that_cannot_be_a_library(shell: Shell) -> None:
    told = shell("--data", "a.json", "list")
    assert told.code == 2
    assert "a.json”: nothing can be saved in this folder" in told.err


def test_a_line_needs_no_library_to_be_told_wrong(shell: Shell) -> None:
    shell("show", "nowhere.json")
    assert not shell.data.exists()


def test_a_game_whose_command_has_a_key_of_the_kit_is_refused(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    (command,) = drawing_of(GAME).commands
    taken = drawing_of(GAME).__replace__(commands=(command.__replace__(key="u"),))
    monkeypatch.setattr(keys, "drawing_of", lambda game: taken)
    told = shell("check", GAME, "--matches", "1")
    assert (told.code, told.out) == (2, "")
    assert "The key u of “tectonic_tribes.tents” is taken. These are free: h, j, q," in told.err
