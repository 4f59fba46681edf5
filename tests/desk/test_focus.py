"""The focus card: what is looked at, told in full, and nothing of what the looker may not know."""

from functools import cache
from random import Random
from typing import Any, Final

import pytest
from rich.text import Text

from boardkit.core import CHANCE, Game, Seat, legal
from boardkit.draw.blocks import Room
from boardkit.draw.show import card_of
from boardkit.games import GAMES
from boardkit.games.life_in_reterra.rules.moves import PlaceBuilding
from boardkit.games.terraforming_mars.rules.questions import WherePlace
from boardkit.games.water_sharing.rules.questions import Generate
from boardkit.maps.squares import Square, Turn
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.facts import inspected_at, plan_of
from boardkit.tui.desk.hand import taken_said
from boardkit.tui.desk.intents import Choose, Leaf, OpenVerb, Point
from boardkit.tui.desk.match.curtain import Curtain, draw_curtain
from boardkit.tui.desk.match.playing import Choosing
from boardkit.tui.desk.tips import FRAME, focus_of
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.table.plan import planned
from tests.desk.texts import prompted
from tests.desk.tools import after, focus_card, ink_of, made, new_match, opened, pressed, random_match, seated
from tests.every import every_game

WIDTH = 300
"""Wide enough for any sentence to be in one line."""

MOST: Final = 9
"""More leaves than any card has."""


@cache
def tables(key: str, language: str = "en") -> tuple[Desk, ...]:
    """Sit down at tables of a match that is played at random."""
    game, random = GAMES[key], Random(6)
    match, found = new_match(game, max(2, game.seats[0])).__replace__(open_table=True), list[Desk]()
    for number in range(80):
        if match.over:
            break
        if number % 4 == 0:
            found.append(seated(match, language))
        match = match.play(random.choice(legal(game, match.state)))
    return tuple(found)


def told(desk: Desk) -> tuple[str, str]:
    """Return the title of the focus card, and all its text."""
    focus = focus_of(desk, ink_of(desk.game.key, len(desk.match.players)), WIDTH)
    return focus.title, "\n".join(line.plain for line in focus.lines)


@every_game
def test_before_anything_is_chosen_the_rule_of_the_question_is_quoted(game: Game[Any]) -> None:
    for desk in tables(game.key):
        title, text = told(desk)
        question = desk.match.state.question
        assert question is not None
        assert title.startswith(f"§{question.rule} ") or title == desk.words("title")
        assert text or title == desk.words("title")


@every_game
def test_a_place_of_the_last_decision_does_not_stay_in_the_way_of_the_next(game: Game[Any]) -> None:
    left = 0
    for desk in tables(game.key):
        places = desk.draft.places or tuple(desk.drawing.map(desk.state, None).looks)
        if isinstance(desk.mode, Choosing) and places:
            there = after(desk, Point(places[0]))
            decided = made(there, there.sight.legal[0]).desk
            if isinstance(decided.mode, Choosing):
                assert not decided.touched
                assert told(decided) == told(decided.__replace__(cursor=None))
                left += decided.cursor is not None
    assert left


@every_game
def test_an_entry_that_is_taken_is_told_with_its_conditions_and_what_it_changes(game: Game[Any]) -> None:
    met = 0
    for desk in tables(game.key):
        for choice in desk.sight.choices[:8]:
            taken = after(desk, Choose(choice))
            title, text = told(taken)
            assert title
            move = taken.draft.move
            if move is None:
                continue
            marks = [line[0] for line in text.splitlines() if line[:1] in ("✓", "✗")]
            refused = taken.sight.refusal(move) is not None
            assert ("✗" in marks) >= refused or not desk.game.conditions(desk.sight.view, move)
            met += "✓" in marks
    assert met


@every_game
def test_beside_the_map_every_card_can_be_read_to_its_end(game: Game[Any]) -> None:
    room, ink = Room(44, 9), ink_of(game.key, 2)
    read = 0
    for desk in tables(game.key)[::3]:
        for choice in desk.sight.choices[:3]:
            taken = after(desk, Choose(choice))
            lines = focus_of(taken, ink, room.width - FRAME, room.height - FRAME).lines
            *_, last = lines or (Text(),)
            leaves = 0
            while last.plain.rstrip() not in focus_card(taken, ink, room).plain:
                taken, leaves = after(taken, Leaf(1)), leaves + 1
                assert leaves < MOST
            read += leaves
    assert read


def test_what_fits_nowhere_says_why_it_does_not_fit_where_one_points() -> None:
    seen = set[str]()
    for desk in tables("life_in_reterra")[::3]:
        for choice in desk.sight.choices:
            if choice.kind is not PlaceBuilding or choice in desk.draft.moves:
                continue
            held = after(desk, Choose(choice))
            for place in (tile.place for tile in plan_of(held).tiles if isinstance(tile.place, Square)):
                there = after(held, Point(place))
                refusal = there.sight.refusal(PlaceBuilding(dict(choice.values)["card"], place, Turn.R0))
                assert refusal is not None
                said = there.words.say(refusal)
                seen.add(said)
                assert said in prompted(there)
                assert said in told(there)[1]
    assert len(seen) > 2


@every_game
def test_a_place_that_is_pointed_at_is_told(game: Game[Any]) -> None:
    random = Random(1)
    for desk in tables(game.key):
        place = random.choice(list(panels.map_(desk).picture.looks))
        there = after(desk.__replace__(draft=desk.draft.take(None)), Point(place))
        if there.draft.choice is None and there.cursor is not None:
            title, text = told(there)
            assert title == there.words.name(there.cursor)
            assert text == "\n".join(inspected_at(there, there.cursor))


@pytest.mark.sample(16)
@every_game
@pytest.mark.parametrize("room", [Room(36, 10), Room(44, 14), Room(52, 20), Room(60, 1)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_card_keeps_to_its_room(game: Game[Any], room: Room, language: str) -> None:
    for desk in tables(game.key, language)[:8]:
        for one in (desk, pressed(desk, "enter").desk, pressed(desk, "1").desk):
            lines = focus_card(one, ink_of(game.key, len(one.match.players)), room)
            written = lines.split("\n")
            assert len(written) <= room.height
            assert all(line.cell_len <= room.width for line in written) or room.height == 1


@every_game
def test_the_card_of_a_cover_and_of_a_result_tells_of_no_hand(game: Game[Any]) -> None:
    random, covers = Random(4), 0
    desk = seated(new_match(game, max(2, game.seats[0]), 4))
    for _ in range(40):
        if desk.match.over:
            break
        if isinstance(desk.mode, Curtain | HandingOver):
            covers += 1
            assert desk.cursor is None
            assert desk.draft.choice is None
            assert told(desk) == told(onlooker(desk))
            desk = opened(desk)
        shown = pressed(desk, "enter").desk
        hidden = draw_curtain(shown, Seat(0)).desk
        assert told(hidden) == told(onlooker(hidden))
        desk = played(opened(desk), random)
    assert covers or not game.secret


def played(desk: Desk, random: Random) -> Desk:
    """Make a legal move."""
    return desk.mode.decide(desk, random.choice(desk.sight.legal)).desk


def onlooker(desk: Desk) -> Desk:
    """Look at the same match as everybody does, with nothing taken."""
    fresh = seated(desk.match.__replace__(open_table=False))
    return draw_curtain(fresh, Seat(0)).desk if fresh.viewer != CHANCE else fresh


@pytest.mark.sample(6)
@every_game
def test_what_the_hand_says_of_an_entry_is_not_said_beside_the_map_again(game: Game[Any]) -> None:
    ink, size, said = ink_of(game.key, 2), Room(120, 40), 0
    for desk in tables(game.key)[::2]:
        for choice in desk.sight.choices[:4]:
            taken = after(desk, Choose(choice))
            plan = planned(taken, ink, size)
            hand = taken_said(panels.hand(taken, ink, Room(size.width, plan.hand)))
            beside = " ".join(line.plain.strip("┃ ") for line in plan.texts.get("focus", ()))
            card = card_of(desk.drawing, taken.state, choice, desk.words, ink.palette)
            shown = [part for part in card.text if part in hand and not card.picture]
            assert not [part for part in shown if part in beside]
            said += len(shown) + bool(card.picture)
    assert said


def test_an_entry_of_which_the_hand_says_all_has_no_card_beside_the_map() -> None:
    zone = tables("water_sharing")[0]
    taken = after(zone, Choose(zone.sight.choices[0]))
    assert "focus" not in planned(taken, ink_of("water_sharing", 2), Room(120, 40)).texts
    pointed = after(taken, Point(taken.draft.places[0]))
    beside = [
        line.plain for line in planned(pointed, ink_of("water_sharing", 2), Room(120, 40)).texts["focus"]
    ]
    assert any("meadow" in line for line in beside)


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [Room(120, 40), Room(160, 50)])
def test_a_tile_that_the_hand_tells_whole_is_not_told_beside_the_map(size: Room) -> None:
    ink, said = ink_of("terraforming_mars", 2), 0
    for decisions in range(20, 120):
        desk = seated(random_match("terraforming_mars", decisions))
        if not isinstance(desk.match.state.question, WherePlace):
            continue
        taken = after(desk, Choose(desk.sight.choices[0]))
        bonus, plan = desk.words("tile-bonus").split()[0:4], planned(taken, ink, size)
        assert " ".join(bonus) in taken_said(panels.hand(taken, ink, Room(size.width, plan.hand)))
        beside = " ".join(line.plain.strip("┃ ") for line in plan.texts.get("focus", ()))
        assert " ".join(bonus) not in beside
        assert "╭" not in beside
        said += 1
    assert said


def test_a_hex_pointed_at_before_is_not_told_of_beside_a_list_that_needs_no_place() -> None:
    seen = set()
    for desk in tables("water_sharing"):
        if not isinstance(desk.match.state.question, Generate) or not desk.match.state.land.tiles:
            continue
        pointed = after(desk, Point(next(iter(desk.match.state.land.tiles))))
        assert pointed.cursor is not None
        for letter in "yd":
            opened_list = after(pointed, OpenVerb(letter))
            if opened_list.verb == letter and opened_list.mode == pointed.mode:
                seen.add(letter)
                assert opened_list.cursor is None
    assert seen
