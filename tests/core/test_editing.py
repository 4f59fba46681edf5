"""Editing a table: parts by their ways, pieces that change places, and what is hidden from whom."""

from typing import Any

from boardkit.core import CHANCE, Match, Player, Seat, legal
from boardkit.core.editing.editing import Editing
from boardkit.core.editing.faults import Missing, OutOfRange, Piece, TooMany, Way
from boardkit.core.editing.parts import hidden, walk, whole
from boardkit.core.notation.shapes import Basic, Lookup, Number, Place
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.box.things import Area, TileKind
from tests.every import every_key


def editing(key: str, decisions: int = 20) -> Editing[Any]:
    game = GAMES[key]
    match = Match.start(game, game.options(), [Player("A", 0), Player("B", 1)], 3)
    for _ in range(decisions):
        match = match.play(legal(game, match.state)[-1])
    return Editing(game, match.state, places=tuple(Area(0, n) for n in range(5)))


def sound(edit: Editing[Any]) -> bool:
    return edit.faults == ()


@every_key
def test_every_part_is_found_by_its_way(key: str) -> None:
    edit = editing(key)
    parts = [part for part in walk(edit.whole) if edit.part(part.path) is not None]
    assert len(parts) > 50
    for part in parts:
        if not part.path or part.path[-1] != part.value:
            assert edit.part(part.path) == part


@every_key
def test_putting_back_what_is_there_changes_nothing(key: str) -> None:
    edit = editing(key)
    for part in list(walk(edit.whole))[:400]:
        if part.path and edit.part(part.path) == part:
            assert edit.put(part.path, part.value).state == edit.state


@every_key
def test_every_change_is_taken_back(key: str) -> None:
    edit = editing(key)
    for part in edit.whole.parts():
        if isinstance(part.shape, Number):
            assert edit.put(part.path, part.value + 1).undone().state == edit.state
    assert edit.undone() is edit


def test_a_piece_changes_places_with_its_like() -> None:
    edit = editing("tectonic_tribes")
    mine, other = edit.state.hands[0][0], edit.state.deck[0]
    swapped = edit.put(("hands", 0, 0), other)
    assert swapped.state.hands[0][0] == other
    assert mine in swapped.state.deck
    assert sound(swapped)


def test_a_piece_that_is_added_comes_from_where_it_lay() -> None:
    edit = editing("tectonic_tribes")
    card = edit.state.deck[5]
    added = edit.added(("hands", 1), card)
    assert added.state.hands[1][-1] == card
    assert card not in added.state.deck
    assert not any(isinstance(fault, TooMany | Missing) for fault in added.faults)


def test_a_piece_that_is_taken_away_is_missed() -> None:
    edit = editing("tectonic_tribes")
    card = edit.state.deck[5]
    without = edit.without(("deck", 5))
    assert without.faults == (Missing(Piece("terrain-card", card), 1),)
    twice = TooMany(Piece("terrain-card", edit.state.deck[0]), 1)
    assert twice in editing_with_two_of(edit).faults


def editing_with_two_of(edit: Editing[Any]) -> Editing[Any]:

    deck = edit.state.deck
    return edit.changed(edit.state.__replace__(deck=(deck[0], *deck[:-1])))


def test_a_card_laid_on_the_continent_is_seen_on_its_squares() -> None:
    edit = editing("tectonic_tribes")
    before = edit.state.continent
    taken = edit.without(("continent", "placements", len(before.placements) - 1))
    assert taken.state.continent.cells != before.cells
    assert len(taken.state.continent.placements) == len(before.placements) - 1


def test_two_ocean_tiles_too_many_are_told() -> None:
    edit = editing("terraforming_mars", 5)
    kind = edit.part(("planet", "tiles"))
    assert kind is not None
    for row, column in [(row, column) for row in range(3) for column in range(5)][:11]:
        edit = edit.added(("planet", "tiles"), (Area(row, column), tile()))
    assert TooMany(Piece("tile-kind", TileKind.OCEAN), 2) in edit.faults


def tile() -> object:
    from boardkit.games.terraforming_mars.rules.model import Tile

    return Tile(TileKind.OCEAN)


def test_a_track_that_is_left_is_told() -> None:
    edit = editing("terraforming_mars", 5).put(("temperature",), -29)
    assert edit.faults == (OutOfRange(Way(("temperature",)), -29, -30, 8, 2),)


def test_a_fresh_part_is_the_plainest() -> None:
    edit = editing("terraforming_mars", 5)
    tiles = edit.part(("planet", "tiles"))
    assert tiles is not None
    assert isinstance(tiles.shape, Lookup)
    assert edit.values(Place(Area))[:5] == [Area(0, n) for n in range(5)]
    assert edit.values(Basic.SEAT) == (Seat(0), Seat(1))


@every_key
def test_what_is_hidden_from_a_seat_is_where_its_view_differs(key: str) -> None:
    edit = editing(key)
    for seat in (Seat(0), Seat(1), CHANCE):
        view = edit.game.view(edit.state, seat)
        found = list(hidden(edit.state, view))
        assert bool(found) == (view != edit.state)
        assert all(part.path for part in found)
    assert not list(hidden(edit.state, edit.state))


def test_nobody_is_told_to_lack_the_own_hand() -> None:
    edit = editing("tectonic_tribes")
    paths = [part.path for part in hidden(edit.state, edit.game.view(edit.state, Seat(0)))]
    assert ("hands", 1) in paths
    assert ("hands", 0) not in paths


def test_lists_with_an_entry_for_each_seat_are_known() -> None:
    edit = editing("tectonic_tribes")
    listed = {part.field[1] for part in walk(whole(edit.state)) if part.by_seat}
    assert listed == {"hands", "tribes", "set_aside", "chosen"}
