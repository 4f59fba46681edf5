"""Editing positions as sequences of intents, without a terminal: in every game, whatever comes."""

from random import Random
from typing import Any

import pytest

from boardkit.core import Fault, Match, Player, Study
from boardkit.core.records.position import drafted_position, position_code
from boardkit.core.records.record import start
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.palette import Depth
from boardkit.games import GAMES
from boardkit.maps.squares import Way
from boardkit.text import words_for
from boardkit.tui.desk.desk import Desk, Ink, update
from boardkit.tui.desk.editing import (
    EditingPosition,
    board_drawn,
    card,
    faults_said,
    scene,
    tabs,
    trail,
    values,
    what,
)
from boardkit.tui.desk.editing import lines as rows_drawn
from boardkit.tui.desk.intents import (
    Add,
    BeginWith,
    Do,
    Go,
    Intent,
    Lay,
    Point,
    Put,
    Show,
    ShowFault,
    ShowTab,
    Stand,
    Step,
    Take,
    TakeValue,
    Touch,
    Write,
)
from boardkit.tui.desk.position import Field, Position, path_of
from boardkit.tui.desk.wishes import Ask, Complain, Copy, Leave, Pick, Ring, Tell
from tests.daily import spread
from tests.every import every_key
from tests.tui.desks import done, entered, led_out, picked, sure, unknown, wanted_at_random, wished
from tests.tui.tools import played_at_random


def opened(key: str = "tectonic_tribes", decisions: int = 6) -> Match[Any]:
    game = GAMES[key]
    players = [Player(name, seat) for seat, name in enumerate(("Ada", "Béla"))]
    return played_at_random(start(game, game.options(), players, 7, open_table=True), decisions)


def boards_of(match: Match[Any], language: str = "en") -> Desk:
    """Edit a position on its boards."""
    drawing = drawing_of(match.game.key)
    words = words_for(language, match.game.key, [player.name for player in match.players])
    return Desk.of(Study(match), words, EditingPosition.begun(match.game, match.state, drawing, words))


def desk_of(match: Match[Any], language: str = "en") -> Desk:
    """Edit a position with all its fields as a tree."""
    return update(boards_of(match, language), Do.TREE).desk


def position_of(desk: Desk) -> Position:
    assert isinstance(desk.mode, EditingPosition)
    return desk.mode.position


def drawn(desk: Desk) -> None:
    """Draw the whole desk."""
    position, ink = position_of(desk), Ink(PALETTES[desk.game.key])
    rows = rows_drawn(position, ink.palette, 80)
    assert position.at < max(len(rows), 1)
    assert position.value is None or position.value < len(values(position, ink.palette))
    assert trail(position).plain.strip()
    assert faults_said(position, ink).lines
    assert len(tabs(position).areas) == len(position.boards)
    what(position)
    card(position, ink.palette, 36, 8)
    board_drawn(position, ink, 17)
    scene(position)


PALETTES = {key: match_palette(key, (0, 1), Depth.FULL) for key in GAMES}


def wrong(position: Position) -> str:
    """Write the faults."""
    return "\n".join(line.plain for line in faults_said(position, Ink(PALETTES["tectonic_tribes"])).lines)


def lines(position: Position) -> list[str]:
    """Write the rows."""
    return [line.plain for line in rows_drawn(position, PALETTES[position.editing.game.key], 80)]


def value_at(desk: Desk, number: int) -> Any:
    """Return what is in a row."""
    row = position_of(desk).rows[number]
    assert isinstance(row, Field)
    return row.part.value


def things_of(desk: Desk) -> list[Intent]:
    """List what may be clicked."""
    now = position_of(desk)
    places = [Point(place) for place in [*now.picture.looks][::7]]
    touched = [Touch(part.path) for group in now.groups for part in group.all]
    return [
        *places,
        *touched[:20],
        *map(TakeValue, range(8)),
        *map(ShowFault, range(3)),
        *map(ShowTab, range(6)),
    ]


@pytest.mark.sample(6)
@every_key
@pytest.mark.parametrize("seed", spread(range(4)))
def test_whatever_is_wanted_there_is_a_position_to_see_and_a_way_out(key: str, seed: int) -> None:
    random = Random(f"{key} {seed}")
    outcome = done(boards_of(opened(key, random.randrange(1, 12))))
    for number in range(60):
        before, intent = outcome.desk, wanted_at_random(outcome, random, things_of(outcome.desk))
        outcome = update(before, intent)
        if intent in unknown(before):
            assert outcome.desk is before
            assert not outcome.wishes
        if number % 6 == 0:
            drawn(outcome.desk)
    assert led_out(outcome.desk).answer is None


@every_key
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_number_is_raised_and_the_position_played(key: str, language: str) -> None:
    desk = desk_of(opened(key), language)
    if not set(NUMBERS) & set(names(desk)):
        desk = done(desk, Take(names(desk).index("clock"))).desk
    number = next(number for number, name in enumerate(names(desk)) if name in NUMBERS)
    before = value_at(desk, number)
    raised = done(desk, Stand(number), Step(1))
    assert value_at(raised.desk, number) == before + (2 if key == "terraforming_mars" else 1)
    outcome = done(raised.desk, *[Step(1)] * (STEPS.get(key, 1) - 1))
    after = position_of(outcome.desk)
    assert not after.editing.faults
    drawn(outcome.desk)
    begun = wished(update(outcome.desk, Do.START), Leave).answer
    assert isinstance(begun, BeginWith)
    assert drafted_position(GAMES[key], begun.code) == after.editing.state


NUMBERS = ("temperature", "hand", "round", "first", "rounds")
"""Parts of a table that may be raised."""

STEPS = {"life_in_reterra": 2}
"""How many steps of them lead to a table that can be."""


def names(desk: Desk) -> list[Any]:
    """Name the rows."""
    return [path_of(row)[-1] for row in position_of(desk).rows]


def row(desk: Desk, name: str) -> int:
    return names(desk).index(name)


def test_a_fault_is_told_and_the_position_not_played_until_it_is_mended() -> None:
    desk = picked(done(desk_of(opened()), Do.FIND), "(draw pile)").desk
    assert position_of(desk).path == ("deck",)
    card = value_at(desk, 0)
    desk = done(desk, Do.REMOVE).desk
    assert f"Terrain card {card}: one is missing" in wrong(position_of(desk))
    told = wished(update(desk, Do.START), Tell)
    assert told.wrong
    assert f"Terrain card {card}: one is missing" in told.sentence
    mended = done(desk, Do.UNDO).desk
    assert "Nothing is wrong" in wrong(position_of(mended))
    added = picked(done(desk, Do.NEW), "")
    assert position_of(added.desk).chosen is position_of(added.desk).rows[-2]
    assert sure(done(added.desk, Do.BACK, Do.BACK)).wishes


def test_what_was_not_changed_is_left_without_a_question() -> None:
    assert wished(update(desk_of(opened()), Do.BACK), Leave).answer is None


def test_numbers_are_typed_values_chosen_and_counted_round() -> None:
    desk = desk_of(opened("terraforming_mars", 8))
    asked = done(desk, Take(row(desk, "oxygen")))
    assert position_of(entered(asked, "9").desk).editing.state.oxygen == 9
    for text in ("", "-", "nine", "1234567", "\N{SUPERSCRIPT TWO}"):
        assert entered(asked, text).desk is asked.desk
    chosen = done(desk, Take(row(desk, "first")), Go(Way.DOWN), Do.ACT).desk
    assert position_of(chosen).editing.state.first == 1
    assert position_of(done(chosen, Step(-1)).desk).editing.state.first == 0
    assert position_of(done(chosen, Step(1)).desk).editing.state.first == 0


def test_something_is_laid_on_the_map_and_opened_by_pointing_at_it() -> None:
    desk = desk_of(opened("terraforming_mars", 8))
    inside = done(desk, Take(row(desk, "planet")), Take(0))
    laid = picked(done(inside.desk, Do.NEW), "").desk
    [place] = position_of(laid).editing.state.planet.tiles
    elsewhere = done(laid, Do.BACK, Do.BACK).desk
    pointed = position_of(done(elsewhere, Point(place)).desk)
    assert pointed.place == place
    assert path_of(pointed.rows[0]) == ("planet", "tiles", place)
    assert scene(pointed)[1].cursor == place


def test_back_puts_the_cursor_on_what_was_open() -> None:
    desk = desk_of(opened())
    hands = row(desk, "hands")
    inside = done(desk, Take(hands), Take(1)).desk
    assert position_of(inside).path == ("hands", 1)
    assert position_of(done(inside, Do.BACK).desk).at == 1
    assert position_of(done(inside, Do.BACK, Do.BACK).desk).at == hands


def test_what_cannot_be_done_is_told_or_rung() -> None:
    desk = desk_of(opened())
    assert "list" in wished(update(desk, Do.NEW), Tell).sentence
    assert wished(update(desk, Do.UNDO), Tell).sentence
    at_hands = done(desk, Stand(row(desk, "hands"))).desk
    for intent in (Step(1), Do.REMOVE):
        assert isinstance(wished(update(at_hands, intent), Ring), Ring)


def test_a_piece_changes_places_with_the_one_that_lay_there() -> None:
    desk = desk_of(opened())
    hand = done(desk, Take(row(desk, "hands")), Take(0))
    mine, asked = value_at(hand.desk, 0), done(hand.desk, Take(0), Do.FIND)
    pick = wished(asked, Ask).dialog
    assert isinstance(pick, Pick)
    put = next(one for said, one in pick.entries if "draw pile" in said)
    assert isinstance(put, Put)
    state = position_of(update(hand.desk, put).desk).editing.state
    assert state.hands[0][0] == put.value
    assert mine in state.deck
    assert put.value not in state.deck


def test_a_code_is_copied_and_laid_again() -> None:
    match = opened()
    code = position_code(match.game, match.state)
    desk = done(desk_of(opened(decisions=2)), Take(0)).desk
    asked = done(desk, Do.PASTE)
    laid = entered(asked, code).desk
    assert position_of(laid).editing.state == match.state
    assert position_of(laid).path == ()
    assert wished(update(laid, Do.COPY), Copy).code == code
    assert entered(asked, "").desk is asked.desk
    assert isinstance(wished(entered(asked, code[:-3]), Complain).fault, Fault)
    assert position_of(done(laid, Do.UNDO).desk).editing.state == position_of(desk).editing.state


def test_an_intent_for_a_part_that_is_there_no_more_changes_nothing() -> None:
    desk = desk_of(opened())
    for intent in (
        Put(("hands", 0, 99), 1),
        Put(("hands",), None),
        Put(("hands", 0, 0), "no such card"),
        Write(("nothing",), "1"),
        Write(("hands",), "1"),
        Add(("nothing",), 1),
        Add(("hands",), 1),
        Add(("deck",), "no such card"),
        Show(("nothing",)),
        Lay(""),
    ):
        assert update(desk, intent).desk is desk


def test_the_parts_are_named_in_another_language() -> None:
    desk = desk_of(opened())
    french = words_for("fr", "tectonic_tribes", ["Ada", "Béla"])
    there = position_of(desk).__replace__(at=2)
    assert lines(there.retold(french)) == lines(position_of(desk_of(opened(), "fr")))
    assert there.retold(french).at == 2
