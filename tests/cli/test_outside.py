"""Texts and files from outside: endless, nested without end, full of control codes, or no files at all."""

import json
import os
import resource
from pathlib import Path
from typing import Any

import pytest

from boardkit.core import Match, Note, NoteKind, Seat, Study
from boardkit.core.lines.match import LONGEST_NOTE
from boardkit.core.records.position import position_code
from boardkit.library import open_library
from tests.cli.running import GAME, Shell, random_match, written

ESCAPES = "\x1b[31m\x7f\x9b\u202e\u2028"
SHOWN = "\\x1b[31m\\x7f\\x9b\\u202e\\u2028"


def noted(text: str) -> Match[Any]:
    match = random_match(6)
    return match.noted(Note(match.at, NoteKind.REMARK, Seat(0), text))


def lesson(text: str = "Look!") -> dict[str, Any]:
    said = {"en": text}
    start = {"players": ["Ada", "Bela"]}
    chapters = [{"title": said, "steps": [{"note": said}]}]
    return {"lesson": 1, "game": GAME, "title": said, "summary": said, "start": start, "chapters": chapters}


def test_a_position_code_where_none_is_asked_for_is_quoted_in_short(shell: Shell) -> None:
    match = random_match(60)
    code = position_code(match.game, match.state)
    assert len(code) > 1000
    for line in (["play"], [], ["show"], ["rules", GAME], ["resume"]):
        told = shell(*line, code * 3)
        assert (told.code, told.out) == (2, "")
        assert "boardkit2." in told.err
        assert "…" in told.err


@pytest.mark.parametrize("command", ["import", "replay", "show"])
@pytest.mark.parametrize(
    "entries",
    [
        {"game": "x" * 5000},
        {"moves": ["x" * 5000]},
        {"moves": ["order " + "x" * 5000]},
        {"x" * 5000: 1},
        {"branch": "x" * 5000},
        {"options": {"x" * 5000: 1}},
        {"position": "x" * 5000},
        {"at": 10**4000},
    ],
    ids=["game", "verb", "value", "field", "branch", "option", "position", "number"],
)
def test_a_record_with_a_long_text_is_refused_in_a_sentence(
    shell: Shell, command: str, entries: dict[str, Any]
) -> None:
    told = shell(command, "-", typed=json.dumps(json.loads(written(random_match(5))) | entries))
    assert (told.code, told.out) == (2, "")
    assert len(told.err) < 1000


def test_a_note_that_comes_from_outside_has_a_limit_which_is_told(shell: Shell) -> None:
    told = shell("import", "-", typed=written(noted("x" * (LONGEST_NOTE + 1))))
    assert told.code == 2
    assert "$.notes[0].text has 2,001 characters; 2,000 are allowed" in told.err
    assert shell("import", "-", typed=written(noted("x" * LONGEST_NOTE))).code == 0


def test_a_longer_note_that_was_saved_before_still_shows(shell: Shell) -> None:
    match = noted("x" * 3000)
    with open_library(shell.data) as library:
        library.create(Study(match))
    Path("match.json").write_text(written(match), encoding="utf-8")
    for source in ("1", "match.json"):
        told = shell("show", source)
        assert (told.code, told.out.count("x") >= 3000) == (0, True)
        assert shell("replay", source).code == 0
        assert shell("handout", source, "--format", "text").code == 0
    assert "x" * 3000 in shell("resume", "1", "--plain", typed="l\n").out


def test_the_texts_of_a_lesson_have_a_limit_which_is_told(shell: Shell) -> None:
    told = shell("lesson", "check", "-", typed=json.dumps(lesson("x" * 10_001)))
    assert told.code == 2
    assert "$.title.en has 10,001 characters; 10,000 are allowed" in told.err
    (shell.data / "lessons").mkdir(parents=True)
    (shell.data / "lessons" / "mine.json").write_text(json.dumps(lesson("x" * 10_001)), "utf-8")
    assert shell("teach", GAME).out.count("x" * 10_001) == 2
    assert shell("handout", f"{GAME}/own/mine", "--format", "text").code == 0


DEEP = "[" * 5000 + "]" * 5000


@pytest.mark.parametrize(
    "text",
    [DEEP, f'{{"lesson": 1, "start": {DEEP}}}', f'{{"boardkit": 2, "options": {DEEP}}}', "[" * 99_999],
)
def test_lists_in_lists_without_end_are_refused(shell: Shell, text: str) -> None:
    Path("deep.json").write_text(text)
    for line in (
        ["import", "deep.json"],
        ["replay", "deep.json"],
        ["lesson", "check", "deep.json"],
        ["handout", "deep.json"],
        ["rules", GAME, "--coverage", "deep.json"],
    ):
        told = shell(*line)
        assert (told.code, told.out) == (2, "")
        assert "lists are nested" in told.err


def test_own_cards_with_lists_in_lists_without_end_are_refused(shell: Shell) -> None:
    for text in (DEEP, '{"kind": "action", "name": "x", "text": "y", "effects": ' + DEEP + "}"):
        Path("cards.json").write_text(text)
        told = shell("simulate", "water_sharing", "--option", "own_cards=@cards.json")
        assert (told.code, told.out) == (2, "")
        assert told.err.count("\n") == 2


def test_settings_nested_without_end_count_as_not_set(shell: Shell) -> None:
    with open_library(shell.data) as library:
        library.set_setting("theme", "dark")
        for key in ("preferences", "lessons", "names"):
            library._db.execute("REPLACE INTO settings VALUES (?, ?)", (key, DEEP))
    assert shell("games").code == 0
    assert shell("teach", GAME).code == 0


@pytest.fixture
def strange(shell: Shell) -> None:
    os.mkfifo("pipe")
    Path("folder").mkdir()
    Path("dangling").symlink_to("nowhere")
    Path("looping").symlink_to("looping")


@pytest.mark.timeout(20)
@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize("name", ["pipe", "folder", "dangling", "looping", "/dev/zero"])
def test_what_is_no_ordinary_file_is_not_read(shell: Shell, name: str) -> None:
    for line in (
        ["import", name],
        ["replay", name],
        ["show", name],
        ["handout", name],
        ["lesson", "record", name],
        ["rules", GAME, "--coverage", name],
        ["play", GAME, "--plain", "--position", f"@{name}"],
        ["play", "water_sharing", "--plain", "--option", f"own_cards=@{name}"],
    ):
        told = shell(*line)
        assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
        assert f"“{name}”: this is a" in told.err
    told = shell("lesson", "check", name)  # which takes a folder for a collection
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert ("there is no such title page" if name == "folder" else f"“{name}”: this is a") in told.err


@pytest.mark.timeout(20)
@pytest.mark.usefixtures("strange")
def test_own_lessons_are_read_from_ordinary_files_only(shell: Shell) -> None:
    folder = shell.data / "lessons"
    folder.mkdir(parents=True)
    for name in ("pipe", "folder", "dangling", "looping"):
        (folder / f"{name}.json").symlink_to(Path(name).absolute())
    (folder / "zero.json").symlink_to("/dev/zero")
    (folder / "large.json").touch()
    os.truncate(folder / "large.json", 1 << 40)
    (folder / "mine.json").write_text(json.dumps(lesson("Mine")), "utf-8")
    told = shell("teach", GAME)
    assert told.code == 0
    assert told.out.count("this is a") == 5
    assert "1,099,511,627,776 bytes" in told.out
    assert "Mine" in told.out


@pytest.mark.timeout(20)
@pytest.mark.parametrize("kind", ["file", "pipe", "looping", "closed"])
def test_a_folder_of_lessons_that_cannot_be_read_is_no_end(shell: Shell, kind: str) -> None:
    shell.data.mkdir()
    path = shell.data / "lessons"
    match kind:
        case "file":
            path.touch()
        case "pipe":
            os.mkfifo(path)
        case "looping":
            path.symlink_to("lessons")
        case _:
            path.mkdir(mode=0)
    assert shell("teach", GAME).code == 0


def test_control_codes_of_a_lesson_are_shown(shell: Shell) -> None:
    (shell.data / "lessons").mkdir(parents=True)
    plain = lesson(f"a{ESCAPES}b")
    for name in ("mine", f"c{ESCAPES}d"):
        (shell.data / "lessons" / f"{name}.json").write_text(json.dumps(plain), "utf-8")
    Path("lesson.json").write_text(json.dumps(plain), "utf-8")
    for line in (
        ["teach", GAME],
        ["lesson", "check", "lesson.json"],
        ["handout", "lesson.json", "--format", "text"],
        ["handout", "lesson.json", "--format", "html"],
    ):
        told = shell(*line)
        assert told.code == 0
        assert f"a{SHOWN}b" in told.out
        assert not set(ESCAPES) - set("[31m") & set(told.out)


def test_control_codes_of_a_note_are_shown_and_written_as_codes(shell: Shell) -> None:
    record = written(noted(f"a{ESCAPES}b"))
    assert json.loads(record)["notes"][0]["text"] == f"a{ESCAPES}b"
    assert shell("import", "-", typed=record).code == 0
    for line in (["show"], ["handout", "--format", "text"], ["export"], ["lesson", "record"]):
        told = shell(*line, "1")
        assert told.code == 0
        assert not set(ESCAPES) - set("[31m") & set(told.out)
    assert f"a{SHOWN}b" in shell("show", "1").out


def test_control_codes_in_the_name_of_a_file_are_shown(shell: Shell) -> None:
    shell("import", "-", typed=written(random_match(3)))
    name = f"a{ESCAPES}b"
    for line in (
        ["export", "1", name],
        ["handout", "1", f"{name}.txt"],
        ["export", "1", name],
        ["show", f"{name}c"],
    ):
        told = shell(*line)
        assert f"a{SHOWN}b" in told.out + told.err


@pytest.mark.parametrize("line", [["export", "1"], ["handout", "1"], ["lesson", "record", "1"]])
def test_without_room_nothing_is_left_and_nothing_lost(shell: Shell, line: list[str]) -> None:
    match = random_match(60)
    note = Note(0, NoteKind.REMARK, Seat(0), "Look! " * 300)
    match = match.__replace__(notes=tuple(note.__replace__(at=at) for at in range(60)))
    assert shell("import", "-", typed=written(match)).code == 0
    Path("there").write_text("old")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (70_000, limits[1]))
    try:
        fresh, forced = shell(*line, "fresh"), shell(*line, "there", "--force")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    for told in (fresh, forced):
        assert (told.code, told.out) == (2, "")
        assert "there is no room left" in told.err
    assert Path("there").read_text() == "old"
    assert {file.name for file in Path().iterdir()} == {"there", "data"}
