"""Commands of a game's own: a key, a word, and what it tells."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardkit.commands.plain.sitting import Sitting
from boardkit.commands.plain.verbs import obey, tell_help, verb_of
from boardkit.core import Match, Seat, Study, legal
from boardkit.draw.drawings import drawing_of
from boardkit.draw.show import Command
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.library.session import Unkept
from boardkit.text import words_for
from boardkit.text.loading import default_words
from boardkit.text.reasons import fault_said
from boardkit.tui.desk import keys, panels
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Do, RunCommand
from boardkit.tui.desk.keys import (
    FILE,
    PLAY_KEYS,
    CommandTaken,
    command_keys,
    command_refused,
    free_keys,
    own_keys,
)
from boardkit.tui.desk.match.playing import Choosing, commands
from boardkit.tui.desk.wishes import Ask, Notice, Pick
from boardkit.tui.terminal.keyboard import is_sent, name_of
from tests.cli.test_plain_aloud import NAMES, Chatterbox
from tests.desk.tools import after, new_match, pressed, random_match, seated
from tests.tui.desks import wished

TRIBES = GAMES["tectonic_tribes"]
GUIDE = Path(__file__).parents[2] / "docs" / "guide.md"
TENTS = RunCommand("tents")


@cache
def played(decisions: int = 40) -> Match[Any]:
    """Play at random."""
    match, random = new_match(TRIBES, 3, 4).__replace__(open_table=True), Random(4)
    for _ in range(decisions):
        match = match.play(random.choice(legal(TRIBES, match.state)))
    return match


def desk_of(language: str = "en", decisions: int = 40) -> Desk:
    return seated(played(decisions), language)


def told(desk: Desk, key: str) -> Notice:
    notice = wished(pressed(desk, key), Ask).dialog
    assert isinstance(notice, Notice)
    return notice


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_key_tells_who_has_how_many_tents_around_each_region(language: str) -> None:
    desk = desk_of(language)
    notice, state = told(desk, "V"), desk.match.state
    assert isinstance(state, State)
    fought = sorted((one for one in state.continent.regions if one.tents), key=lambda one: -one.points)
    assert len(fought) > 4
    assert notice.title.lower() == desk.words("key-tents")
    for line, region in zip(notice.lines, fought, strict=True):
        assert line.startswith(f"{region.points} ")
        assert f" {region.at}" in line
        for seat, count in region.tents.items():
            assert f"{desk.words.seat(seat)} {count}" in line
        most, *others = sorted(region.tents.values(), reverse=True)
        if region.holder is not None:
            assert line.endswith(f" {most - max(others, default=0)}.")


def test_before_any_tent_stands_beside_a_region_that_is_said() -> None:
    desk = desk_of(decisions=1)
    assert told(desk, "V").lines == (desk.words("tents-none"),)


def test_a_command_stands_in_the_footer_in_help_and_among_the_commands() -> None:
    desk = desk_of()
    assert ("want('tectonic_tribes.tents')", "V", desk.words("key-tents")) in panels.keys(desk)
    help_ = wished(pressed(desk, "question_mark"), Ask).dialog
    assert isinstance(help_, Pick)
    assert any(intent == TENTS and label.split()[0] == "V" for label, intent in help_.entries)
    assert (desk.words("key-tents"), TENTS) in commands(desk)


def test_a_command_works_while_somebody_walks_through_the_match() -> None:
    walking = after(desk_of(), Do.WALK)
    assert walking.walk is not None
    assert told(walking, "V").lines


def with_keys(folder: Path, own: dict[str, list[str]]) -> tuple[keys.Key, ...]:
    (folder / FILE).write_text(json.dumps(own), "utf-8")
    table, wrong = own_keys(folder, lambda key: True, str)
    assert wrong is None
    return table


def test_a_player_gives_a_command_another_key_that_goes_before_a_verb(tmp_path: Path) -> None:
    table = with_keys(tmp_path, {"tectonic_tribes.tents": ["x"], "undo": ["V"]})
    study = Study(played())
    desk = Desk.of(study, words_for("en", TRIBES.key, NAMES), Choosing(), table)
    assert [key.keys for key in desk.keys if key.intent == TENTS] == [("x",)]
    assert [key.keys for key in desk.keys if key.intent == Do.UNDO] == [("V",)]
    assert ("want('tectonic_tribes.tents')", "x", desk.words("key-tents")) in panels.keys(
        desk.__replace__(sight=desk_of().sight)
    )
    other = Study(random_match("terristories", 10))
    elsewhere = Desk.of(other, words_for("en", "terristories", NAMES), Choosing(), table)
    assert not any(isinstance(key.intent, RunCommand) for key in elsewhere.keys)


def test_a_command_whose_key_a_player_has_taken_is_in_the_lists_alone(tmp_path: Path) -> None:
    table = with_keys(tmp_path, {"undo": ["V"]})
    desk = desk_of()
    desk = desk.__replace__(keys=Desk.of(desk.study, desk.words, Choosing(), table).keys)
    assert [key.keys for key in desk.keys if key.intent == TENTS] == [()]
    assert not any(action == "want('tectonic_tribes.tents')" for action, *_ in panels.keys(desk))
    assert (desk.words("key-tents"), TENTS) in commands(desk)


@pytest.mark.parametrize("action", ["tectonic_tribes.fly", "no_game.tents", "tents"])
def test_a_command_that_does_not_exist_is_told_with_those_that_do(tmp_path: Path, action: str) -> None:
    (tmp_path / keys.FILE).write_text(json.dumps({action: ["x"]}), "utf-8")
    table, fault = keys.own_keys(tmp_path, is_sent, name_of)
    assert isinstance(fault, keys.UnknownAction)
    assert action in fault_said(fault, words_for("en"))
    assert not {*table}.difference(PLAY_KEYS, keys.command_keys(TRIBES))


@pytest.mark.parametrize("key", ["u", "f2", "g", "c"])
def test_a_command_with_a_key_of_the_kit_or_of_a_verb_is_refused(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = drawing_of(TRIBES.key).__replace__(commands=(Command("tents", key, tents_of),))
    monkeypatch.setattr(keys, "drawing_of", lambda game: taken)
    refused = command_refused(TRIBES)
    assert isinstance(refused, CommandTaken)
    said = fault_said(refused, words_for("en"))
    assert said.startswith(f"The key {key} of “tectonic_tribes.tents” is taken. These are free: ")
    assert "l" not in refused.free, "it opens a verb of the game"
    assert [one.keys for one in keys.with_commands(PLAY_KEYS, TRIBES) if one.intent == TENTS] == [()]


def tents_of(view: Any, seat: Seat, words: Any) -> tuple[str, ...]:
    del view, seat, words
    return ()


def test_the_commands_of_the_games_in_the_box_have_free_keys() -> None:
    assert [command_refused(game) for game in GAMES.values()] == [None] * len(GAMES)
    assert command_keys(TRIBES)


def test_the_guide_lists_the_keys_that_are_free() -> None:
    assert f" {' '.join(f'`{key}`' for key in free_keys())}." in GUIDE.read_text("utf-8").replace("\n  ", " ")
    assert not {name for key in PLAY_KEYS for name in key.keys}.intersection(free_keys())


def test_a_command_without_words_is_said_by_its_action() -> None:
    assert "\nkey-tents = tents\n    .word = tents\n" in default_words(TRIBES)


@pytest.mark.parametrize(("language", "word"), [("en", "tents"), ("fr", "tentes"), ("fr", "TENTES")])
def test_line_by_line_a_command_has_a_word(language: str, word: str) -> None:
    talk = Chatterbox(1)
    study = Study(played())
    sitting = Sitting(Unkept(), study, words_for(language, TRIBES.key, NAMES), talk)
    verb = verb_of(sitting, word)
    assert verb is not None
    verb(sitting, "")
    assert talk.told
    assert all(any(digit in line for digit in "123456789") for line in talk.told)
    told = len(talk.told)
    obey(sitting, verb, word, "of all")
    assert "of all" in "".join(talk.told[told:]), "a word that takes nothing behind it says so"
    tell_help(sitting, "")
    assert any(line.startswith(f"{word.lower()}") for line in talk.told)
