"""Matches of older rules: looked at as far as they fit, and refused where the whole of them is wanted."""

from pathlib import Path
from typing import Final

from tests.cli.running import Shell

GOLDEN: Final = Path(__file__).parent.parent / "golden" / "before"
MISFIT: Final = str(GOLDEN / "terristories" / "01.json")
FITTING: Final = str(GOLDEN / "tectonic_tribes" / "01.json")


def test_what_fits_is_shown_and_the_rest_is_told(shell: Shell) -> None:
    shown = shell("show", MISFIT)
    assert shown.code == 0
    assert "earlier version of the rules (version 1, today 2)" in shown.err
    assert "“recruit a1”" in shown.err
    assert "TerriStories" in shown.out


def test_whoever_wants_the_whole_match_is_refused(shell: Shell) -> None:
    for command in ("replay", "import"):
        answer = shell(command, MISFIT)
        assert answer.code == 2
        assert "“recruit a1”" in answer.err
    assert shell("list", "--json").out.strip() == "[]"


def test_what_fits_whole_is_told_without_a_word(shell: Shell) -> None:
    assert shell("show", FITTING).err == ""
    assert shell("replay", FITTING).code == 0
