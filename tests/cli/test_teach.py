"""Lessons by command: listed, opened, checked."""

import json
import shutil
from datetime import UTC, datetime
from pathlib import Path
from zipfile import ZipFile

import pytest

from boardkit.core import Note, NoteKind, Seat, legal
from boardkit.games import GAMES
from boardkit.library.learning import keep_progress, progress
from boardkit.library.lessons import lessons_of
from boardkit.library.recovery import open_library
from boardkit.text import LANGUAGES, words_for
from tests.cli.running import GAME, Shell, random_match, written

FIRST = lessons_of(GAMES[GAME], None)[0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lessons_are_listed_with_titles(shell: Shell, language: str) -> None:
    told = shell("--lang", language, "teach", GAME)
    assert told.code == 0
    assert FIRST.lesson is not None
    assert f"1. {FIRST.name}" in told.out
    assert FIRST.lesson.title[language] in told.out
    assert FIRST.lesson.summary[language] in told.out


def test_the_list_tells_how_far_each_is_done(shell: Shell) -> None:
    with open_library(shell.data) as library:
        keep_progress(library, FIRST.id, 3, datetime.now(UTC))
    assert f"Step 4 of {FIRST.lesson.steps if FIRST.lesson else 0}." in shell("teach", GAME).out


def test_a_lesson_needs_a_terminal(shell: Shell) -> None:
    for name in ("1", FIRST.name):
        told = shell("teach", GAME, name)
        assert told.code == 2
        assert "need a terminal" in told.err


def test_a_lesson_that_is_not_there_is_told_with_those_that_are(shell: Shell) -> None:
    told = shell("teach", GAME, "juggling")
    assert told.code == 2
    assert FIRST.name in told.err


def test_own_lessons_are_listed_and_what_is_damaged_is_told(shell: Shell) -> None:
    folder = shell.data / "lessons"
    folder.mkdir(parents=True)
    (folder / "torn.json").write_text("{")
    assert "own/torn: Line 1" in shell("teach", GAME).out
    told = shell("teach", GAME, "own/torn")
    assert (told.code, "Line 1" in told.err) == (2, True)


@pytest.mark.parametrize(("language", "said"), [("en", "fits the rules"), ("fr", "conforme aux règles")])
def test_a_lesson_is_checked(shell: Shell, language: str, said: str) -> None:
    text = GAMES[GAME].file("book", "lessons", f"{FIRST.name}.json").read_bytes()
    told = shell("--lang", language, "lesson", "check", "-", typed=text)
    assert (told.code, said in told.out) == (0, True)


def test_what_does_not_fit_is_told_exactly(shell: Shell, tmp_path: Path) -> None:
    plain = json.loads(GAMES[GAME].file("book", "lessons", f"{FIRST.name}.json").read_bytes())
    plain["chapters"][0]["steps"][2]["task"]["play"] = "place e9s9 r0"
    (tmp_path / "broken.json").write_text(json.dumps(plain))
    told = shell("lesson", "check", "broken.json")
    assert told.code == 2
    assert told.err.startswith("Chapter 1, step 3: Move 1, “place e9s9 r0”, is against the rules")


def test_all_that_does_not_fit_is_told_at_once(shell: Shell, tmp_path: Path) -> None:
    plain = json.loads(GAMES[GAME].file("book", "lessons", f"{FIRST.name}.json").read_bytes())
    steps = plain["chapters"][0]["steps"]
    steps[0]["rule"], steps[1]["rule"] = "98", "99"
    (tmp_path / "broken.json").write_text(json.dumps(plain))
    told = shell("lesson", "check", "broken.json")
    assert told.code == 2
    assert [line[:20] for line in told.err.splitlines()] == ["Chapter 1, step 1: T", "Chapter 1, step 2: T"]
    steps[0]["because"], steps[1]["notes"] = 3, {}
    (tmp_path / "broken.json").write_text(json.dumps(plain))
    assert len(shell("lesson", "check", "broken.json").err.splitlines()) == 2


def test_what_is_of_the_wrong_kind_is_told_with_all_kinds_that_would_be_right(shell: Shell) -> None:
    plain = json.loads(GAMES[GAME].file("book", "lessons", f"{FIRST.name}.json").read_bytes())
    steps = [step for chapter in plain["chapters"] for step in chapter["steps"]]
    steps[2]["task"]["goal"]["is"] = "numbr"
    steps[2]["task"]["onward"] = "both"
    steps[3]["nots"] = 1
    steps[4]["rule"] = 5
    steps[5]["task"]["goal"]["at_least"] = "7"
    steps[6]["ask"]["about"] = "nxt"
    del steps[9]["note"]
    steps[11]["ask"]["choices"] = "12"
    steps[12]["because"] = {"en": 1}
    plain["start"]["seat"] = True
    told = shell("lesson", "check", "-", typed=json.dumps(plain))
    lines = dict(line.split(" ", 1) for line in told.err.splitlines())
    assert (told.code, len(lines)) == (2, 10)
    where = "$.chapters[0].steps"
    assert "number, change" in lines[f"{where}[2].task.goal.is"]
    assert "own and line" in lines[f"{where}[2].task.onward"]
    assert "note, rule, moves" in lines[f"{where}[3]"]
    where = "$.chapters[1].steps"
    assert "a text in quotation marks" in lines[f"{where}[0].rule"]
    assert "a whole number and null" in lines[f"{where}[1].task.goal.at_least"]
    assert "points, next, leader, legal, refused and own" in lines[f"{where}[2].ask.about"]
    where = "$.chapters[3].steps"
    assert "missing" in lines[f"{where}[0].note"]
    assert "a list in square brackets" in lines[f"{where}[2].ask.choices"]
    assert "a text in quotation marks" in lines[f"{where}[3].because[en]"]
    assert "a whole number" in lines["$.start.seat"]


def test_what_the_rules_do_not_know_is_told_with_what_they_know(shell: Shell) -> None:
    plain = json.loads(GAMES[GAME].file("book", "lessons", f"{FIRST.name}.json").read_bytes())
    steps = [step for chapter in plain["chapters"] for step in chapter["steps"]]
    steps[2]["task"]["mistakes"][0]["refusal"] = "bogus"
    steps[5]["task"]["goal"] = {"is": "event", "event": "card-eaten"}
    steps[11]["ask"]["lines"] = ["gold"]
    steps[13]["ask"]["seat"] = 7
    told = shell("lesson", "check", "-", typed=json.dumps(plain)).err
    for said in ("no-overlap", "card-chosen", "lake and mine", "from 0 to 2"):
        assert said in told


def test_the_form_of_a_lesson_is_printed(shell: Shell) -> None:
    told = shell("lesson", "schema")
    assert (told.code, json.loads(told.out)["$ref"]) == (0, "#/$defs/Lesson")
    assert shell("lesson", "schema", "x").code == 2
    assert shell("lesson", "check").code == 2


def test_what_is_no_lesson_is_told(shell: Shell) -> None:
    assert "not readable JSON" in shell("lesson", "check", "-", typed="{").err
    assert "no game" in shell("lesson", "check", "-", typed=json.dumps(_empty("chess"))).err
    assert "check, record, pack and schema" in shell("lesson", "mend", "-").err
    assert "twice" in shell("lesson", "check", "-", "twice").err


def test_a_match_with_remarks_becomes_a_lesson_that_fits(shell: Shell, tmp_path: Path) -> None:
    match = random_match(decisions=3)
    for text in ("First this.", "And this."):
        match = match.noted(Note(match.at, NoteKind.REMARK, Seat(0), text))
    for _ in range(2):
        match = match.play(legal(match.game, match.state)[0])
    match = match.noted(Note(match.at, NoteKind.REMARK, Seat(0), "The end."))
    (tmp_path / "match.json").write_text(written(match))
    assert "written to lesson.json" in shell("lesson", "record", "match.json", "lesson.json").out
    told = shell("lesson", "check", "lesson.json").out
    assert "one chapter, 2 steps, one move to make, 0 questions" in told
    assert "First this.\\n\\nAnd this." in (tmp_path / "lesson.json").read_text()
    assert shell("lesson", "record", "match.json", "lesson.json").code == 2
    assert shell("lesson", "record", "match.json", "lesson.json", "--force").code == 0


def test_a_match_without_remarks_has_nothing_to_tell(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text(written(random_match(decisions=3)))
    assert "no notes" in shell("lesson", "record", "match.json").err


def _empty(game: str) -> dict[str, object]:
    start = {"players": ["Ada", "Bo"]}
    return {"lesson": 1, "game": game, "title": {}, "summary": {}, "start": start, "chapters": []}


def test_a_file_with_too_much_wrong_is_told_in_part_and_counted(shell: Shell, tmp_path: Path) -> None:
    bad = {"lesson": 2, "game": GAME, **dict.fromkeys(map(str, range(90)))}
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(bad), "utf-8")
    told = shell("lesson", "check", str(file))
    assert told.code == 2
    lines = told.err.splitlines()
    assert len(lines) == 51
    assert lines[-1].endswith("more things do not fit.")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "2 lessons were packed"), ("fr", "2 leçons ont été réunies")]
)
def test_lessons_are_packed_handed_on_and_read(
    shell: Shell, tmp_path: Path, language: str, said: str
) -> None:
    folder = GAMES[GAME].file("book", "lessons")
    names = [str(folder / name) for name in ("1_first_game.json", "2_covering.json")]
    told = shell("--lang", language, "lesson", "pack", *names, "course.zip", "--title", "Two evenings")
    assert (told.code, said in told.out) == (0, True)
    listed = shell("--lang", language, "teach", "course.zip").out
    assert listed.startswith("Two evenings\n1. 1_first_game")
    assert "boardkit teach course.zip 1" in listed
    read = shell("--lang", language, "teach", "course.zip", "2_covering", "--plain", typed="q\n")
    assert read.code == 0
    assert own_text_of(folder / "2_covering.json", language) in read.out
    again = shell("lesson", "pack", *names, "course.zip")
    assert (again.code, "exists already" in again.err) == (2, True)


def test_a_folder_without_a_title_page_is_told_its_name_once(shell: Shell, tmp_path: Path) -> None:
    for language in ("en", "fr"):
        told = shell("--lang", language, "teach", str(tmp_path))
        assert (told.code, told.err.count("collection.json")) == (2, 1)


def test_a_title_that_lessons_share_is_told_once(shell: Shell) -> None:
    names = [
        str(GAMES[game].file("book", "lessons", f"{name}_first_game.json"))
        for game, name in ((GAME, "1"), ("terristories", "01"))
    ]
    shutil.copy(names[1], "other.json")
    assert shell("lesson", "pack", names[0], "other.json", "two.zip").code == 0
    with ZipFile("two.zip") as file:
        assert json.loads(file.read("collection.json"))["summary"]["en"] == "A first game in 15 minutes"


@pytest.mark.parametrize(("language", "asked"), [("en", "MATCH|FILE"), ("fr", "PARTIE|FICHIER")])
def test_what_lesson_is_not_told_is_named_as_its_help_names_it(
    shell: Shell, language: str, asked: str
) -> None:
    for what in ("check", "record", "pack"):
        told = shell("--lang", language, "lesson", what)
        assert (told.code, asked in told.err, f"lesson {what}" in told.err) == (2, True, True)
    packed = shell("--lang", language, "lesson", "pack", "one.json")
    assert f"{asked.split('|')[1]}.zip" in packed.err


def own_text_of(path: Path, language: str) -> str:
    title: str = json.loads(path.read_bytes())["title"][language]
    return title


def test_a_lesson_in_a_file_opens_by_its_name_and_keeps_its_own_progress(
    shell: Shell, tmp_path: Path
) -> None:
    shutil.copy(GAMES[GAME].file("book", "lessons", "1_first_game.json"), tmp_path / "mine.json")
    assert "A first game in 15 minutes" in shell("teach", "mine.json", "--plain", typed="\n\nq\n").out
    with open_library(shell.data) as library:
        assert [*progress(library)] == [f"{GAME}/mine.json/mine"]
    assert not (shell.data / "lessons").exists()


def test_a_lesson_of_ones_own_is_opened_checked_and_packed_by_its_name(shell: Shell, tmp_path: Path) -> None:
    (shell.data / "lessons").mkdir(parents=True)
    shutil.copy(GAMES[GAME].file("book", "lessons", "2_covering.json"), shell.data / "lessons" / "mine.json")
    assert all("fits the rules" in shell("lesson", "check", name).out for name in ("mine", "own/mine"))
    assert shell("lesson", "pack", "mine.json", "course.zip").code == 0
    assert "Lesson 1 of 1" in shell("teach", "course.zip", "--plain", typed="q\n").out
    assert "Lesson 8 of 8" in shell("teach", "mine", "--plain", typed="\n\nq\n").out
    with open_library(shell.data) as library:
        assert [*progress(library)] == [f"{GAME}/own/mine"]
    (tmp_path / "mine").mkdir()
    assert shell("teach", "mine").code == 2


def test_what_does_not_fit_is_not_packed_and_what_is_bad_is_not_opened(shell: Shell, tmp_path: Path) -> None:
    plain = json.loads(GAMES[GAME].file("book", "lessons", "1_first_game.json").read_bytes())
    plain["chapters"][0]["steps"][2]["task"]["play"] = "place e9s9 r0"
    (tmp_path / "broken.json").write_text(json.dumps(plain))
    told = shell("lesson", "pack", "broken.json", "out.zip")
    assert told.code == 2
    assert told.err.startswith("In broken.json: Chapter 1, step 3: Move 1")
    assert [one.name for one in tmp_path.iterdir() if one.suffix == ".zip"] == []
    with ZipFile(tmp_path / "bad.zip", "w") as file:
        file.writestr("../collection.json", "{}")
    for language, said in (("en", "leads out of the collection"), ("fr", "mène hors du recueil")):
        told = shell("--lang", language, "teach", "bad.zip", "--plain")
        assert (told.code, said in told.err, len(told.err.splitlines())) == (2, True, 1)


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_collection_is_checked_as_such(shell: Shell, tmp_path: Path, language: str) -> None:
    """A zip, by its name or by the standard input, its folder, and the title page of that."""
    folder = GAMES[GAME].file("book", "lessons")
    for name in ("1_first_game.json", "2_covering.json"):
        shutil.copy(folder / name, tmp_path / name)
    assert shell("lesson", "pack", "1_first_game.json", "2_covering.json", "two.zip").code == 0
    with ZipFile("two.zip") as file:
        file.extractall("two")
    fits = [
        shell("--lang", language, "lesson", "check", f"{one}.json").out
        for one in ("1_first_game", "2_covering")
    ]
    for name in ("two.zip", "two", "two/collection.json"):
        told = shell("--lang", language, "lesson", "check", name)
        heading, _, rest = told.out.partition("\n")
        assert (told.code, rest) == (0, "".join(fits))
        assert heading == words_for(language)("cli-lesson-course", title="two", count=2)
    (tmp_path / "two/2_covering.json").write_text("{}")
    told = shell("--lang", language, "lesson", "check", "two")
    assert (told.code, "2_covering.json" in told.err, told.out) == (2, True, "")


@pytest.mark.parametrize(
    "words",
    [
        ("pack", "a.json"),
        ("pack", "a.json", "b.json"),
        ("check", "a", "b"),
        ("schema", "x"),
        ("record", "1", "a", "b"),
        ("check", "a", "--title", "x"),
    ],
)
def test_words_too_few_or_too_many_are_told(shell: Shell, words: tuple[str, ...]) -> None:
    told = shell("lesson", *words)
    assert (told.code, len(told.err.splitlines())) == (2, 1)
    assert "boardkit lesson" in told.err


@pytest.mark.parametrize("name", ["x" * 3000, f"{'x' * 3000}.zip", "a/b", ".", "collection.json", "~/x.zip"])
def test_a_name_that_opens_nothing_is_told_in_a_sentence(shell: Shell, name: str) -> None:
    told = shell("teach", name)
    assert (told.code, told.out, len(told.err.splitlines())) == (2, "", 1)
