"""How a game shows itself: a record with defaults for what a game leaves out."""

import sys
from pathlib import Path
from typing import Any

import pytest

from boardkit.core import choice_of
from boardkit.core.catalogue import KEYS
from boardkit.draw import drawings
from boardkit.draw.drawings import drawing_of
from boardkit.draw.palette import palette
from boardkit.draw.show import Show, card_of, heading_of, plain
from boardkit.text import words_in
from tests.toy import GAME, Pick

GIVEN_BY_NONE = {"proposal"}


def test_a_name_that_the_record_does_not_have_is_refused() -> None:
    wrong: dict[str, Any] = {"heading_on": str}
    with pytest.raises(TypeError, match="heading_on"):
        Show(**wrong)


def test_the_record_has_nothing_that_no_game_gives() -> None:
    left_out = Show()
    given = {
        name
        for key in KEYS
        for name in Show.__struct_fields__
        if getattr(drawing_of(key), name) is not getattr(left_out, name)
    }
    assert given == {*Show.__struct_fields__}


@pytest.mark.parametrize("lines", ["", "SHOW = plain(GAME).__replace__(heading=lambda view, words: 'Here')\n"])
def test_a_game_from_elsewhere_is_drawn_by_its_record_or_plainly(
    lines: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder `show` with styles alone is no module, and its game is drawn plainly."""
    name = "shown_plainly" if not lines else "shown_by_record"
    folder = tmp_path / name / "show"
    folder.mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    (folder / "screen.tcss").touch()
    if lines:
        begun = "from boardkit.draw.show import plain\nfrom tests.toy import GAME\n"
        (folder / "__init__.py").write_text(begun + lines, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(drawings, "package_of", lambda key: name)
    monkeypatch.setattr(drawings, "GAMES", {"toy": GAME})
    drawing_of.cache_clear()
    try:
        show = drawing_of("toy")
    finally:
        drawing_of.cache_clear()
        for module in (name, f"{name}.show"):
            sys.modules.pop(module, None)
    words, view = words_in("en"), GAME.setup(GAME.options(), 2)
    assert heading_of(show, view, words, 80) == ("Here" if lines else "")
    assert [one.name for one in show.numbers(view)] == ["undrawn-number-points"]
    assert card_of(show, view, choice_of(Pick(3)), words, palette()).text
    assert not any((show.hand(view, 0), show.struck(view, Pick(3)), show.legend, show.forms))
