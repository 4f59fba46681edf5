"""Options on the command line: those that are texts, and those that change nothing."""

from pathlib import Path

import pytest
from attrs import evolve, frozen

from boardkit.commands.reading import options_from
from boardkit.core import Fault, FaultError, Study
from boardkit.core.notation.faults import NotText
from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.library.faults import FileTrouble, Trouble
from tests.cli.running import Shell, random_match


@frozen
class Told:
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
        ("en", "“small” changes nothing here, beside the other options and with 2 players: leave it out."),
        ("fr", "« small » ne change rien ici, à côté des autres options et à 2 joueurs : omettez-la."),
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
        (("watch", "1", "--present", "--plain"), "--present changes nothing line by line"),
        (("--lang", "fr", "watch", "1", "--present", "--plain"), "--present ne change rien ligne par ligne"),
        (("rules", "tectonic_tribes", "2", "--whole"), "--whole changes nothing without --coverage."),
        (
            ("handout", "1", "--format", "text", "--step", "1", "--at", "1"),
            "--at changes nothing beside --step.",
        ),
        (("handout", "1", "--format", "text", "--at", "1", "--to", "2"), "--to changes nothing beside --at."),
        (("study", "GAMES", "--top", "3", "--html", "-"), "--top changes nothing beside --html."),
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
