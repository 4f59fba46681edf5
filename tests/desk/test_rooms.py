"""The rooms of the table: nothing is cut where there is room, on screens of all sizes, in both languages."""

from itertools import islice
from typing import Any

import pytest

from bench.cuts import SIZES, desks, faults
from boardkit.core import Choice, Game, Question, evolve, legal
from boardkit.draw.blocks import Room
from boardkit.draw.cards import Card
from boardkit.games import GAMES
from boardkit.games.terristories.rules.moves import Reap
from boardkit.games.terristories.rules.questions import Develop, Harvest, PlaceFirstZone
from boardkit.games.water_sharing.rules.questions import BuildFirst, Collect
from boardkit.text import LANGUAGES
from boardkit.tui.desk import rooms
from boardkit.tui.desk.abreast import _more_is_cut
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Choose, Do
from boardkit.tui.desk.modes.curtain import asks_all
from boardkit.tui.desk.moving import NO_DIGIT, marks
from boardkit.tui.desk.works import asks_for_place
from boardkit.tui.widgets.handrows import flow
from tests.daily import in_turn
from tests.desk.tools import after, ink_of, new_match, seated

by_turns = pytest.mark.parametrize(
    ("game", "language"), in_turn(GAMES.values(), LANGUAGES, lambda game: game.key)
)


@by_turns
def test_no_label_is_cut_while_cells_beside_it_are_free(game: Game[Any], language: str) -> None:
    for desk in islice(desks(game, 2, language, every=23), 5):
        for size in SIZES:
            assert list(faults(desk, size)) == []


def opening(language: str) -> Desk:
    """Sit down where the first thing is built, with the whole catalogue in the hand."""
    match = evolve(new_match(GAMES["water_sharing"], 4, 5), open_table=True)
    while not isinstance(match.state.question, BuildFirst):
        match = match.play(legal(match.game, match.state)[0])
    return seated(match, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_list_takes_as_many_columns_for_each_as_its_own_entries_want(language: str) -> None:
    entries = rooms.hand(opening(language), ink_of("water_sharing", 4), Room(120, 7))
    assert len(entries) > 10
    lines = [entry.face.lines[0].plain for entry in entries]
    assert sum("¥" in line for line in lines) == 11, "prices stay"
    assert language != "en" or not [line for line in lines if "…" in line]
    assert flow(entries, 120, [str(number) for number in range(1, 20)])[-1].region.bottom <= 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_list_stands_as_many_abreast_as_are_not_cut(language: str) -> None:
    entries = rooms.hand(opening(language), ink_of("water_sharing", 4), Room(160, 9))
    placed = flow(entries, 160)
    assert sum(spot.region.y == 0 for spot in placed) > 2
    assert placed[-1].region.bottom < 7, "the legend has the other lines"
    assert not [entry for entry in entries if "…" in entry.face.lines[0].plain]


def test_where_only_passing_is_left_nobody_is_told_to_point_at_a_place() -> None:
    match = evolve(new_match(GAMES["water_sharing"], 2, 5), open_table=True)
    while not isinstance(match.state.question, Collect) or len(legal(match.game, match.state)) > 1:
        match = match.play(legal(match.game, match.state)[-1])
    desk = seated(match)
    assert not asks_for_place(desk)
    assert desk.words("choose-only", key=".") in rooms.prompt(desk, ink_of("water_sharing", 2)).plain


def asked_for(kind: type[Question], language: str = "en") -> Desk:
    """Sit down at the first question of a kind in a match of TerriStories."""
    match = evolve(new_match(GAMES["terristories"], 4, 5), open_table=True)
    while not isinstance(match.state.question, kind):
        match = match.play(legal(match.game, match.state)[0])
    return seated(match, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [Room(80, 3), Room(80, 5), Room(118, 4), Room(118, 5)])
def test_entries_in_columns_stand_below_one_another(language: str, room: Room) -> None:
    entries = rooms.hand(asked_for(Develop, language), ink_of("terristories", 4), room)
    placed = flow(entries, room.width)
    abreast = sum(spot.region.y == 0 for spot in placed)
    assert abreast > 1
    columns = [spot.region.x for spot in placed[:abreast]]
    assert [spot.region.x for spot in placed] == (columns * len(placed))[: len(placed)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_few_choices_take_the_lines_that_are_free(language: str) -> None:
    desk = asked_for(PlaceFirstZone, language)
    for height in (1, 2, 3):
        (entry,) = rooms.hand(desk, ink_of("terristories", 4), Room(80, height))
        assert len(entry.face.lines) == height
        assert max(line.cell_len for line in entry.face.lines) <= 80
    assert "…" not in entry.face.lines[1].plain


def test_while_a_number_is_asked_no_entry_has_a_digit() -> None:
    desk = after(asked_for(Harvest), Choose(Choice(Reap, ())))
    assert desk.draft.turns
    assert set(marks(desk)) == {NO_DIGIT}
    drawn = [entry.face.lines[0].plain for entry in rooms.hand(desk, ink_of("terristories", 4), Room(150, 9))]
    assert all(f" {NO_DIGIT} " in line for line in drawn)
    assert not marks(after(desk, Do.BACK))


def test_what_would_be_cut_on_narrow_cards_is_told_in_lines() -> None:
    desk, ink = asked_for(Harvest), ink_of("terristories", 4)
    narrow, broad = (rooms.hand(desk, ink, room) for room in (Room(130, 7), Room(200, 7)))
    assert not any(entry.boxed for entry in narrow)
    assert all(entry.boxed for entry in broad)
    assert sum("…" in line.plain for entry in narrow for line in entry.face.lines) <= 1


def test_where_cards_would_cut_what_has_to_be_told_and_lines_would_not_it_is_told_in_lines() -> None:
    known = ("You can pay 4 and 2 steel.", "Builder: 4 of 8 tags with it.")
    said = ("Place an ocean tile on a free area.", "Needs minus eight degrees or warmer; it is colder now.")
    cards = [Card("Card", "8", "card.event", text=(*said, *known), known=known)] * 5
    assert _more_is_cut(cards, 19, Room(120, 7))
    assert not _more_is_cut(cards, 40, Room(120, 7))


@by_turns
def test_who_is_asked_is_named_in_the_title_however_narrow_it_is(game: Game[Any], language: str) -> None:
    for desk in islice(desks(game, 3, language, every=31), 8):
        line = rooms.title(desk, ink_of(game.key, len(desk.match.players)), 80).plain
        assert len(line) <= 80
        asked = [desk.words("window-all")] if asks_all(desk) else desk.words.names
        assert desk.match.over or line.rstrip().endswith(tuple(asked))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_that_has_lines_for_all_in_two_columns_stands_in_them(language: str) -> None:
    """Rows that are free are given to those that are cut."""
    room = Room(200, 9)
    entries = rooms.hand(opening(language), ink_of("water_sharing", 4), room)
    placed = flow(entries, room.width, [str(number) for number in range(1, 20)])
    rows = [one.region.y for one in placed]
    assert all(rows.count(row) == 2 for row in rows)
    assert room.height - 2 < max(one.region.bottom for one in placed) <= room.height
