"""Saved matches by their commands: list, export, import, replay, show."""

import json
import re
from pathlib import Path

import pytest

from boardkit.core import CHANCE
from boardkit.text.loading import words_for
from boardkit.text.log import told as told_lines
from tests.cli.running import GAME, NAMES, Shell, random_match, written


def _import(shell: Shell, decisions: int = 10_000) -> None:
    assert shell("import", "-", typed=written(random_match(decisions))).code == 0


def test_an_empty_library_says_how_to_begin(shell: Shell) -> None:
    assert f"boardkit play {GAME}" in shell("list").out


def test_the_list_has_a_sentence_for_each_match_the_last_first(shell: Shell) -> None:
    _import(shell, 3)
    _import(shell)
    last, first = shell("list").out.splitlines()
    assert last.startswith("2. Tectonic Tribes: Ada, [b]Bela and Chen. 61 decisions, finished; won by ")
    assert first.startswith("1. Tectonic Tribes: Ada, [b]Bela and Chen. 3 decisions, not finished.")


@pytest.mark.parametrize(("language", "said"), [("en", "It is over; look"), ("fr", "Elle est finie ; pour")])
def test_a_match_that_is_over_is_not_to_be_gone_on_with(shell: Shell, language: str, said: str) -> None:
    told = shell("--lang", language, "import", "-", typed=written(random_match()))
    assert (said in told.out, "boardkit resume 1" in told.out) == (True, True)
    told = shell("--lang", language, "import", "-", typed=written(random_match(3)))
    assert (said in told.out, "boardkit resume 2" in told.out) == (False, True)


def test_the_list_as_json(shell: Shell) -> None:
    _import(shell, 3)
    (match,) = json.loads(shell("list", "--json").out)
    assert match["players"] == ["Ada", "[b]Bela", "Chen"]
    assert (match["match"], match["game"], match["decisions"], match["finished"]) == (1, GAME, 3, False)


def test_what_is_exported_is_what_was_imported(shell: Shell) -> None:
    _import(shell)
    assert shell("export", "1").out == written(random_match())
    assert shell("export", "1", "match.json").out == "Match 1 was written to match.json.\n"
    assert Path("match.json").read_text(encoding="utf-8") == written(random_match())


def test_a_file_that_exists_is_replaced_only_by_force(shell: Shell) -> None:
    _import(shell, 3)
    Path("old.json").write_text("mine", encoding="utf-8")
    refused = shell("export", "1", "old.json")
    assert (refused.code, Path("old.json").read_text()) == (2, "mine")
    assert "add --force" in refused.err
    assert shell("export", "1", "old.json", "--force").code == 0
    assert json.loads(Path("old.json").read_text(encoding="utf-8"))["game"] == GAME


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_an_export_follows_no_link(shell: Shell, force: list[str]) -> None:
    _import(shell, 3)
    Path("precious").write_text("mine", encoding="utf-8")
    Path("link.json").symlink_to("precious")
    Path("loose.json").symlink_to("nothing")
    for name in ("link.json", "loose.json"):
        assert "link or a device" in shell("export", "1", name, *force).err
    assert (Path("precious").read_text(), Path("nothing").exists()) == ("mine", False)


@pytest.mark.parametrize(("name", "words"), [(".", "this is a folder"), ("no/such/x.json", "does not exist")])
def test_an_export_goes_nowhere_odd(shell: Shell, name: str, words: str) -> None:
    _import(shell, 3)
    told = shell("export", "1", name, "--force")
    assert (told.code, told.out) == (2, "")
    assert words in told.err


def test_replay_says_that_all_fits(shell: Shell) -> None:
    told = shell("replay", "-", typed=written(random_match()))
    assert told.out.startswith("All 103 moves fit the rules.")
    assert told.out.splitlines()[1].startswith("Ada and Chen share the victory")


def test_replay_says_the_first_move_that_does_not_fit_and_its_rule(shell: Shell) -> None:
    record = json.loads(written(random_match()))
    first = next(n for n, move in enumerate(record["moves"]) if move.startswith("discard"))
    record["moves"][first] = "play 5"
    told = shell("replay", "-", typed=json.dumps(record))
    sentence, rule = told.err.splitlines()
    assert told.code == 2
    assert sentence == f"Move {first + 1}, “play 5”, is against the rules: That does not answer the question."
    assert rule == f"The rule behind it: boardkit rules {GAME} 3.1 --data {shell.data}"


def test_show_covers_what_the_viewer_may_not_see(shell: Shell) -> None:
    match = random_match(12)
    Path("m.json").write_text(written(match), encoding="utf-8")
    everybody = shell("show", "m.json").out
    assert [shell("show", "m.json", "--seat", seat).out for seat in ("1", "2", "3")].count(everybody) == 0
    for seat, name in enumerate(NAMES):
        shown = {int(card) for card in re.findall(r"Card (\d+)", shell("show", "m.json", "--seat", name).out)}
        assert shown == set(match.state.hands[seat])


def test_show_stands_at_the_moment_asked_for(shell: Shell) -> None:
    match = random_match(12)
    assert "moment 0 of " in shell("show", "-", "--at", "0", typed=written(match)).out
    told = shell("show", "-", typed=written(match)).out
    words = words_for("en", GAME, NAMES)
    lines = [line.text for line in told_lines(match, CHANCE, words)]
    assert told.splitlines()[-1].rstrip() == lines[-1]


@pytest.mark.parametrize("form", ["svg", "html"])
def test_pictures_ask_nothing_from_the_network_and_are_the_same_each_time(shell: Shell, form: str) -> None:
    told = [shell("show", "-", "--format", form, typed=written(random_match(20))).out for _ in range(2)]
    assert told[0] == told[1]
    assert "http" not in re.sub('xmlns="http://www.w3.org/2000/svg"|http-equiv', "", told[0])
    assert "[b]Bela" in told[0]
    assert "print-color-adjust: exact" in told[0] or form == "svg"


def test_a_picture_is_wide_enough_for_its_map(shell: Shell) -> None:
    match = random_match()
    shown = shell("show", "-", "--width", "40", typed=written(match)).out
    tents = sum(cell.tent is not None for cell in match.state.continent.cells.values())
    drawn = [line for line in shown.splitlines() if "┃" in line]
    assert sum(line.count(owner) for line in drawn for owner in "ABC") == tents


def test_a_picture_in_a_pipe_has_no_blanks_to_skip(shell: Shell) -> None:
    shown = shell("show", "-", typed=written(random_match(20))).out
    assert " \n" not in shown
    assert "\n\n\n" not in shown


@pytest.mark.parametrize("language", [[], ["--lang", "en"]])
def test_a_damaged_library_is_mended_and_that_is_told_once(shell: Shell, language: list[str]) -> None:
    _import(shell, 3)
    for file in shell.data.glob("library.sqlite*"):
        file.write_bytes(b"garbage" * 1000)
    told, after = shell(*language, "list"), shell(*language, "list")
    assert (told.code, after.code, after.err) == (0, 0, "")
    assert "the file of saved matches was damaged" in told.err


def test_names_that_look_like_control_codes_or_markup_show_as_typed(shell: Shell) -> None:
    record = json.loads(written(random_match(12)))
    record["players"][0]["name"] = "\x1b[31mred\x9b[/b]"
    assert shell("import", "-", typed=json.dumps(record)).code == 0
    shown = "\\x1b[31mred\\x9b[/b]"
    for line in (["list"], ["show", "1"], ["replay", "-"], ["resume", "1", "--plain"]):
        told = shell(*line, typed=json.dumps(record))
        assert shown in told.out
        assert not {"\x1b", "\x9b"} & set(told.out)
    assert not {"\x1b", "\x9b"} & set(shell("list", "--json").out)


def test_a_name_that_two_players_have_is_no_seat(shell: Shell) -> None:
    shell("play", "life_in_reterra", "--players", "Ada,Ada", "--plain", typed="q")
    told = shell("show", "1", "--seat", "ada")
    assert (told.code, told.err.count("Ada (1)"), told.err.count("Ada (2)")) == (2, 1, 1)
    assert shell("show", "1", "--seat", "Ada (2)").out == shell("show", "1", "--seat", "2").out


def test_an_import_goes_on_where_the_match_was_left_even_on_a_branch(shell: Shell) -> None:
    line = ("play", GAME, "--plain", "--open", "--players", "Ada,Ben", "--seed", "5")
    assert shell(*line, typed="branch what\nq\n").code == 0
    assert shell("export", "1", "a.json").code == 0
    assert shell("import", "a.json").code == 0
    assert shell("export", "2", "b.json").code == 0
    first, second = (Path(name).read_text("utf-8") for name in ("a.json", "b.json"))
    assert json.loads(first)["branch"] == "what"
    assert second == first
