"""Places of a map: what lies at one, what may be laid there, and what a fault is about."""

from typing import Any

from boardkit.core import Seat
from boardkit.core.editing.editing import Editing, Free, Lies, Named, found_at, laid, named
from boardkit.core.editing.faults import about
from boardkit.core.editing.sound import faults_of
from boardkit.draw.drawings import drawing_of
from boardkit.games.terraforming_mars.box.things import Area, TileKind
from boardkit.games.water_sharing.box import Spot
from boardkit.maps.squares import Square
from tests.tui.test_editing_positions import opened

TILES = ("planet", "tiles")


def editing_of(key: str, decisions: int = 12) -> Editing[Any]:
    match = opened(key, decisions)
    return Editing(match.game, match.state)


def test_what_lies_at_a_place_is_told_from_what_may_lie_there() -> None:
    editing, at = editing_of("terraforming_mars"), Area(4, 3)
    found = list(found_at(editing.whole, at))
    assert [one.holder.path for one in found if isinstance(one, Free)] == [TILES, ("planet", "claims")]
    assert [one.holder.path for one in found if isinstance(one, Named)] == [("latest",)]
    city = laid(editing, TILES, at, TileKind.CITY)
    assert city.state.planet.tiles[at].kind is TileKind.CITY
    assert [one.part.path for one in found_at(city.whole, at) if isinstance(one, Lies)] == [(*TILES, at)]
    assert city.undone().state == editing.state


def test_a_field_names_a_place_and_forgets_it() -> None:
    editing, at = editing_of("terraforming_mars"), Area(4, 3)
    there = named(editing, ("latest",), at)
    assert there.state.latest == at
    assert named(there, ("latest",), at).state.latest is None
    crisis = named(editing_of("water_sharing"), ("crisis",), Spot(1, 4))
    assert Spot(1, 4) in crisis.state.crisis
    assert Spot(1, 4) not in named(crisis, ("crisis",), Spot(1, 4)).state.crisis


def test_on_the_map_of_a_seat_nothing_of_others_lies() -> None:
    editing, covers = editing_of("life_in_reterra", 30), drawing_of("life_in_reterra").covers
    mine = list(found_at(editing.whole, Square(0, 0), Seat(0), covers))
    paths = [one.part.path for one in mine if isinstance(one, Lies)]
    assert paths
    assert {path[1] for path in paths if path[0] == "communities"} == {0}


def test_a_card_lies_on_every_square_that_it_covers() -> None:
    editing, drawing = editing_of("tectonic_tribes", 20), drawing_of("tectonic_tribes")
    covers = drawing.covers
    for number, placement in enumerate(editing.state.continent.placements):
        squares = covers(placement)
        assert len(squares) == 6
        for square in squares:
            found = found_at(editing.whole, square, covers=covers)
            lying = [one.part.path for one in found if isinstance(one, Lies)]
            assert ("continent", "placements", number) in lying
            assert lying == sorted(lying, reverse=True)


def test_a_fault_is_about_the_parts_and_places_that_it_names() -> None:
    editing, at = editing_of("terraforming_mars"), Area(4, 3)
    city = laid(editing, TILES, at, TileKind.CITY)
    assert {about(fault, city.whole).places for fault in city.faults} == {frozenset({at})}
    cold = editing.state.__replace__(temperature=-32)
    [fault] = faults_of(editing.game, cold)
    assert about(fault, Editing(editing.game, cold).whole).paths == (("temperature",),)
    first, *rest = editing.state.deck
    double = editing.state.__replace__(deck=(first, first, *rest))
    [twice] = faults_of(editing.game, double)
    assert about(twice, Editing(editing.game, double).whole).paths == (("deck", 0), ("deck", 1))
