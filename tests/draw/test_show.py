"""How a game shows itself: a record with defaults for what a game leaves out."""

import sys
from pathlib import Path
from typing import Any

import pytest

from boardkit.core import Player, Seat, choice_of, legal, records
from boardkit.core.catalogue import KEYS
from boardkit.draw import drawings
from boardkit.draw.drawings import drawing_of
from boardkit.draw.palette import palette
from boardkit.draw.show import Show, card_of, heading_of
from boardkit.games.tectonic_tribes import GAME
from boardkit.text import words_for

RECORD = """\
from boardkit.draw.show import plain
from boardkit.games.tectonic_tribes import GAME

SHOW = plain(GAME).__replace__(heading=lambda view, words: "Here")
"""


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


@pytest.mark.parametrize("lines", ["", RECORD], ids=["plain", "record"])
def test_a_game_from_elsewhere_is_drawn_by_its_record_or_plainly(
    lines: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """A folder `show` that is no package is none of its record, and its game is drawn plainly."""
    name = f"shown_{request.node.callspec.id}"
    folder = tmp_path / name / "show"
    folder.mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    if lines:
        (folder / "__init__.py").write_text(lines, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(drawings, "package_of", lambda key: name)
    try:
        show = drawing_of.__wrapped__(GAME.key)
    finally:
        for module in (name, f"{name}.show"):
            sys.modules.pop(module, None)
    words = words_for("en", GAME.key, ["Ada", "Bob"])
    view = records.start(GAME, GAME.options(), [Player("Ada", 0), Player("Bob", 1)], 1).state
    move = legal(GAME, view)[0]
    assert heading_of(show, view, words, 80) == ("Here" if lines else "")
    assert [one.name for one in show.numbers(view)] == ["undrawn-number-points"]
    assert show.describe(view, words)
    assert card_of(show, view, choice_of(move), words, palette()).name
    assert not any((show.hand(view, Seat(0)), show.struck(view, move), show.legend, show.forms))
