"""Options on the command line that are texts."""

from pathlib import Path

import pytest
from attrs import evolve, frozen

from boardkit.commands.reading import options_from
from boardkit.core.faults import Fault, FaultError, NotText
from boardkit.games import GAMES
from boardkit.library.faults import FileTrouble, Trouble


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
