"""The bare ground: one key hides the pieces of every map, and any other shows them again, doing no more."""

from typing import Any

import pytest

from boardkit.core import Game
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.facts import own_map
from boardkit.tui.desk.intents import Click, Do, Next, Point
from boardkit.tui.desk.stakes import prompt_in
from boardkit.tui.desk.update import clicked, typed
from tests.desk.tools import after, ink_of, random_match, seated
from tests.every import every_game, every_language, with_each


def lain(desk: Desk) -> set[str]:
    """List what is written on a map: owners' letters, and texts."""
    looks = panels.map_(desk).picture.looks.values()
    return {f"chip {look.chip.letter}" for look in looks if look.chip} | {
        f"text {line}" for look in looks for line in (*look.lines, look.short, *look.full) if line.strip()
    }


@every_game
def test_no_piece_is_left_on_the_bare_ground_whatever_lies_on_the_map(game: Game[Any]) -> None:
    early, late = (seated(random_match(game.key, decisions)) for decisions in (60, 160))
    for desk in (early, late):
        bare = after(desk, Do.BARE)
        assert any(said.startswith("chip") for said in lain(desk)) or desk.drawing.in_words is not None
        assert not any(said.startswith("chip") for said in lain(bare))
        assert not any(look.owners or look.ghost for look in panels.map_(bare).picture.looks.values())
        assert bare.match is desk.match
    fixed = panels.map_(after(early, Do.BARE)).picture.looks
    if own_map(early) is None and game.key != "tectonic_tribes":
        assert panels.map_(after(late, Do.BARE)).picture.looks == fixed


@every_game
def test_other_seats_maps_are_bare_too(game: Game[Any]) -> None:
    desk = seated(random_match(game.key, 60))
    if own_map(desk) is None:
        return
    other = after(desk, Do.OVERLAY)
    assert lain(after(other, Do.BARE)) != lain(after(desk, Do.BARE))
    assert not any(said.startswith("chip") for said in lain(after(other, Do.BARE)))


@with_each("key", ["enter", "escape", "a", "p", "u", "1", "question_mark", "G", "left", "f9"])
def test_the_next_key_shows_the_pieces_and_does_nothing_else(key: str) -> None:
    desk = seated(random_match("terraforming_mars", 40))
    bare = after(desk, Do.BARE)
    assert typed(bare, key) is Do.BARE
    shown = after(bare, Do.BARE)
    assert not shown.bare
    assert (shown.match, shown.draft, shown.cursor) == (desk.match, desk.draft, desk.cursor)


def test_a_click_shows_the_pieces_and_does_nothing_else() -> None:
    desk = seated(random_match("terraforming_mars", 40))
    place = next(iter(panels.map_(desk).picture.looks))
    shown = clicked(after(desk, Do.BARE), Click(Point(place))).desk
    assert (shown.bare, shown.cursor, shown.clicked) == (False, desk.cursor, desk.clicked)


@pytest.mark.parametrize("intent", [Next(1), Do.INSPECT, Do.WALK])
def test_whatever_else_is_wanted_meanwhile_is_done_on_the_map_as_it_is(intent: Any) -> None:
    desk = seated(random_match("terraforming_mars", 40))
    assert not after(desk, Do.BARE, intent).bare
    assert after(desk, Do.BARE, intent).modes == after(desk, intent).modes or intent is Do.WALK


@every_language
def test_the_prompt_says_that_pieces_are_hidden(language: str) -> None:
    desk = after(seated(random_match("terristories", 20), language), Do.BARE)
    said = prompt_in(desk, ink_of("terristories", 2), 80)
    assert said.plain == desk.words("bare-ground")
    assert said.cell_len <= 160
