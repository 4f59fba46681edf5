"""The boards of the editor: in every game something on the map, on a seat's board and a card are changed."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardkit.core import Seat, legal
from boardkit.core.editing.parts import Part
from boardkit.core.notation.shapes import Leaf
from boardkit.core.records.position import position_code, position_of
from boardkit.draw.drawings import drawing_of
from boardkit.library.kept_files import code_of, keep
from boardkit.maps.squares import Way
from boardkit.players.lookup import pick
from boardkit.text import words_for
from boardkit.text.names import folded
from boardkit.tui.desk.desk import Desk, Ink
from boardkit.tui.desk.editing import board_drawn, card, scene, trail, values
from boardkit.tui.desk.intents import (
    BeginWith,
    Do,
    Go,
    KeepAs,
    Kept,
    Next,
    Point,
    Show,
    ShowTab,
    Stand,
    Step,
    TakeValue,
    Touch,
    TypeDigit,
)
from boardkit.tui.desk.position import (
    Field,
    Gap,
    Here,
    Land,
    Position,
    Seated,
    Shared,
    Whole,
    are_in_order,
    area_of,
    beside,
    is_card,
    offers,
    outline,
    painted,
    path_of,
)
from boardkit.tui.desk.wishes import Ask, ChoosePosition, KeepPosition, Leave, Pick, ReadPosition, Tell
from tests.every import every_key
from tests.tui.desks import done, entered, picked, sure, wished
from tests.tui.test_editing_positions import PALETTES, boards_of, lines, opened, wrong
from tests.tui.test_editing_positions import position_of as at

DECISIONS = {"tectonic_tribes": 20, "terraforming_mars": 30, "life_in_reterra": 30, "water_sharing": 40}
"""How far matches have come, from which positions are taken."""

NUMBERLESS = ("life_in_reterra",)
"""The games in which no number of a board can be another while all else stays."""


def desk_of(key: str) -> Desk:
    return boards_of(opened(key, DECISIONS.get(key, 30)))


@pytest.mark.sample(4)
@every_key
def test_a_board_is_drawn_as_it_is_laid_out(key: str) -> None:
    desk = desk_of(key)
    ink = Ink(PALETTES[key])
    for board, shown in enumerate(at(desk).boards):
        now = at(desk).turned_to(board)
        if isinstance(shown, Land | Whole):
            assert now.groups == ()
            continue
        outlined, drawn = outline(now), painted(now, ink.palette, "red")
        assert outlined.areas == drawn.areas
        assert [line.cell_len for line in outlined.lines] == [line.cell_len for line in drawn.lines]
        things = [part.path for group in now.groups for part in group.all]
        assert len(set(things)) == len(things) == len(outlined.areas)
        assert all(area_of(outlined, path) for path in things)
        here, top = board_drawn(now, ink, 17)
        area = area_of(here, now.thing)
        assert area is not None
        assert top <= area.top < top + 17


@every_key
def test_every_thing_of_a_board_is_reached_by_arrows(key: str) -> None:
    desk = desk_of(key)
    for board in range(len(at(desk).boards)):
        now = at(desk).turned_to(board)
        there, reached, fresh = outline(now), set[Any](), [now.thing]
        while fresh:
            thing = fresh.pop()
            if thing not in reached:
                reached.add(thing)
                fresh += [beside(there, thing, way) for way in (Way.UP, Way.DOWN, Way.LEFT, Way.RIGHT)]
        assert reached == {part.path for group in now.groups for part in group.all} or not now.groups


@pytest.mark.sample(6)
@every_key
def test_map_seat_and_card_are_edited_kept_and_played(key: str, tmp_path: Path) -> None:
    desk = desk_of(key)
    for edits in (edits_on_maps, edits_of_cards, *([edits_of_numbers] if key not in NUMBERLESS else [])):
        before = at(desk).editing.state
        desk = sound(desk, edits(desk))
        assert at(desk).editing.state != before
    now = at(desk)
    asked = entered(done(desk, Do.KEEP), "Mine")
    wish = wished(asked, KeepPosition)
    keep(tmp_path, wish.name, wish.code)
    state = position_of(now.editing.game, code_of(tmp_path, "Mine"))
    assert state == now.editing.state
    begun = wished(done(desk, Do.START), Leave).answer
    assert begun == BeginWith(wish.code)
    random = Random(1)
    for _ in range(12):
        moves = legal(now.editing.game, state)
        state = now.editing.game.apply(state, pick(moves, random)).state if moves else state


def sound(desk: Desk, edits: Iterator[Desk]) -> Desk:
    """Return the first desk on which the table is another and nothing is wrong."""
    state = at(desk).editing.state
    tried = islice((one for one in edits if at(one).editing.state != state), 200)
    return next(one for one in tried if not at(one).editing.faults)


def edits_on_maps(desk: Desk) -> Iterator[Desk]:
    """Take every value of every row of every place, those where something lies first."""
    places = sorted(at(desk).picture.looks, key=lambda place: -lying(done(desk, Point(place)).desk))
    for place in places:
        there = done(desk, Point(place)).desk
        for row in range(len(at(there).rows)):
            standing = done(there, Stand(row)).desk
            for value in range(len(offers(at(standing)))):
                yield done(standing, TakeValue(value)).desk


def lying(desk: Desk) -> int:
    """Count what lies at the place that is pointed at."""
    return sum(isinstance(row, Field) for row in at(desk).rows)


def edits_of_numbers(desk: Desk) -> Iterator[Desk]:
    """Count every number of the boards up or down, and take the next of values that are in order."""
    for there, part in things(desk):
        if isinstance(part.shape, Leaf) and are_in_order(part):
            steps = ([Step(by)] * times for times in (1, 2) for by in (1, -1))
            yield from (done(there, Touch(part.path), *some).desk for some in steps)


def edits_of_cards(desk: Desk) -> Iterator[Desk]:
    """Take another for every card of the boards."""
    for there, part in things(desk):
        if is_card(part):
            touched = done(there, Touch(part.path)).desk
            for value in range(len(offers(at(touched)))):
                yield done(touched, TakeValue(value)).desk


def things(desk: Desk) -> Iterator[tuple[Desk, Part]]:
    """Walk what lies on the boards that are no maps, the seats' first."""
    for number, board in enumerate(at(desk).boards):
        if not isinstance(board, Land | Whole):
            there = done(desk, ShowTab(number)).desk
            yield from ((there, part) for group in at(there).groups for part in group.parts)


def test_a_tile_is_laid_from_pictures_and_its_fault_leads_back_to_it() -> None:
    desk = desk_of("terraforming_mars")
    place = next(place for place in at(desk).picture.looks if str(place) == "E4")
    pointed = done(desk, Point(place), Do.ACT).desk
    assert isinstance(at(pointed).chosen, Gap)
    drawn = values(at(pointed), PALETTES["terraforming_mars"])
    ocean, city = drawn[0], drawn[2]
    assert "ocean" in ocean.plain
    assert ocean.spans[0] != city.spans[0]
    laid = done(pointed, Do.ACT, Go(Way.DOWN), Go(Way.DOWN), Do.ACT).desk
    assert lines(at(laid))[0].split()[:3] == ["tiles", "a", "city"]
    assert "E4 has no owner" in wrong(at(laid))
    assert scene(at(laid))[1].refused == frozenset({place})
    away = done(laid, Next(1)).desk
    back = done(away, Do.FAULT).desk
    assert at(back).place == place
    assert at(back).shown == Land(None)
    assert wrong(at(back)).splitlines()[1].startswith("▸")
    gone = done(back, Stand(0), Do.REMOVE).desk
    assert at(gone).editing.state == at(desk).editing.state


def test_a_place_is_named_and_no_longer() -> None:
    desk = desk_of("water_sharing")
    place = next(place for place in at(desk).picture.looks)
    pointed = done(desk, Point(place)).desk
    row = next(number for number, row in enumerate(at(pointed).rows) if isinstance(row, Here))
    named = done(pointed, Stand(row), Step(1)).desk
    assert at(named).editing.state != at(desk).editing.state
    assert at(done(named, TakeValue(1)).desk).editing.state == at(desk).editing.state
    assert at(done(named, TakeValue(0)).desk).editing.state == at(named).editing.state


def test_digits_are_one_change_that_is_taken_back_and_made_again() -> None:
    desk = desk_of("terraforming_mars")
    rating = done(desk, Show(("companies", 1, "rating"))).desk
    assert at(rating).shown == Seated(Seat(1))
    typed = done(rating, *map(TypeDigit, "35")).desk
    assert at(typed).editing.state.companies[1].rating == 35
    assert len(at(typed).editing.before) == 1
    ended = done(typed, Do.ACT)
    assert ended.wishes == ()
    assert at(done(ended.desk, TypeDigit("4")).desk).editing.state.companies[1].rating == 4
    undone = done(typed, Do.UNDO).desk
    assert at(undone).editing.state == at(desk).editing.state
    again = done(undone, Do.REDO).desk
    assert at(again).editing.state == at(typed).editing.state
    assert "taken back" in wished(done(again, Do.REDO), Tell).sentence
    assert at(done(undone, Step(1)).desk).editing.after == ()


def test_temperature_goes_by_the_steps_of_its_track() -> None:
    desk = done(desk_of("terraforming_mars"), Show(("temperature",))).desk
    before = at(desk).editing.state.temperature
    assert at(done(desk, Go(Way.RIGHT)).desk).editing.state.temperature == before + 2


def test_fields_cards_and_places_are_found_without_accents() -> None:
    desk = boards_of(opened("terristories", 12), "fr")
    dialog = wished(done(desk, Do.FIND), Ask).dialog
    assert isinstance(dialog, Pick)
    labels = [folded(label if isinstance(label, str) else label.plain) for label, _ in dialog.entries]
    for wanted in ("societal", "projets en main", "b2"):
        assert any(wanted in label for label in labels), wanted
    assert not any("companies" in label or "('" in label for label in labels)


def test_the_cards_of_values_are_searched_and_drawn() -> None:
    desk = done(desk_of("terraforming_mars"), Show(("companies", 0, "corporation"))).desk
    palette = PALETTES["terraforming_mars"]
    inside = done(desk, Do.ACT).desk
    assert at(inside).value is not None
    now, after = at(inside), at(done(inside, Go(Way.UP)).desk)
    assert card(now, palette, 36, 8) != card(after, palette, 36, 8)
    assert len(card(now, palette, 36, 8)) == 8
    chosen = picked(done(inside, Do.FIND), "Ecoline").desk
    assert at(chosen).editing.state.companies[0].corporation == "ecoline"


def test_what_is_kept_is_left_without_a_question() -> None:
    desk = done(desk_of("tectonic_tribes"), Show(("hand",)), Step(1)).desk
    away = done(desk, Do.BACK).desk
    assert sure(done(away, Do.BACK)).wishes
    kept = done(away, Kept("Mine"))
    assert "Mine" in wished(kept, Tell).sentence
    assert wished(done(kept.desk, Do.BACK), Leave).answer is None
    assert wished(done(desk, Do.KEPT), ChoosePosition).game == "tectonic_tribes"
    assert wished(entered(done(desk, Do.FILE), "mine.txt"), ReadPosition).name == "mine.txt"
    assert done(desk, KeepAs("  ")).wishes == ()


def test_a_card_is_added_to_the_hand_that_is_pointed_at() -> None:
    desk = done(desk_of("tectonic_tribes"), Show(("hands", 0, 0))).desk
    held = len(at(desk).editing.state.hands[0])
    added = picked(done(desk, Do.NEW), "(draw pile)").desk
    assert at(added).thing == ("hands", 0, held)
    assert len(at(added).editing.state.hands[0]) == held + 1
    assert trail(at(added)).plain == f" Ada ▸ cards in hand ▸ {held + 1}."
    assert path_of(at(added).rows[0]) == ("hands", 0, held)


def test_a_table_that_cannot_be_is_edited_with_cards_of_one_that_can() -> None:
    match = opened("terristories", 12)
    state = match.state.__replace__(ambassador=Seat(5))
    words = words_for("en", "terristories", ["Ada", "Béla"])
    now = Position.of(match.game, state, drawing_of("terristories"), words, match.state)
    assert now.base == match.state
    assert not now.drawable
    assert scene(now)[0].looks
    assert [board for board in now.boards if isinstance(board, Shared)]


def test_a_position_code_survives_the_editor() -> None:
    desk = desk_of("life_in_reterra")
    now = at(desk)
    assert wished(done(desk, Do.START), Leave).answer == BeginWith(
        position_code(now.editing.game, now.editing.state)
    )


def test_a_card_to_add_is_seen_before_it_is_added() -> None:
    desk = done(desk_of("terraforming_mars"), Show(("companies", 0, "hand"))).desk
    last = done(desk, Stand(len(at(desk).rows) - 1), Do.ACT).desk
    assert at(last).value == 0
    assert card(at(last), PALETTES["terraforming_mars"], 36, 8)
    held = at(desk).editing.state.companies[0].hand
    added = done(last, Go(Way.DOWN), Do.ACT).desk
    assert len(at(added).editing.state.companies[0].hand) == len(held) + 1
