"""The coach at a table: a note stands until somebody chooses, is told once to each, and ends by a key."""

from typing import Any

import pytest

from boardkit.core import Game, Match, Study, legal
from boardkit.draw.blocks import Room
from boardkit.games import GAMES
from boardkit.maps.squares import Way
from boardkit.text import words_for
from boardkit.text.spots import spots_in
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, note_of, update, wanted
from boardkit.tui.desk.intents import Do, Go, Want
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.match.playing import Choosing, commands
from boardkit.tui.desk.sight import Coach
from boardkit.tui.desk.wishes import Ask, KeepCoach, Notice, Open, PlayAgain, Rules
from boardkit.tui.table.plan import signs_in
from tests.desk.tools import after, focus_card, ink_of, made, new_match, opened, pressed, seated
from tests.every import every_game, with_each
from tests.tui.desks import wished

WIDE, NARROW = Room(44, 10), Room(25, 14)


def coached(match: Match[Any], coach: Coach | None = None, language: str = "en") -> Desk:
    """Sit down at a match with a coach."""
    words = words_for(language, match.game.key, [player.name for player in match.players])
    desk = Desk.of(Study(match), words, Choosing()).__replace__(coach=coach or Coach(on=True))
    return opened(update(desk, Want.SIT_DOWN).desk)


def table(game: Game[Any], *, secret: bool = False) -> Match[Any]:
    match = new_match(game, max(2, game.seats[0]))
    return match if secret else match.__replace__(open_table=True)


def card(desk: Desk, room: Room = WIDE) -> str:
    ink = ink_of(desk.game.key, len(desk.match.players))
    return "\n".join(line.plain for line in focus_card(desk, ink, room).split("\n"))


def decided(desk: Desk) -> tuple[Desk, list[Coach]]:
    """Make the first legal move, and return what is kept for the coach."""
    outcome = made(desk, legal(desk.game, desk.match.state)[0])
    return opened(outcome.desk), [wish.coach for wish in outcome.wishes if isinstance(wish, KeepCoach)]


@every_game
@with_each("language", ["en", "fr"])
def test_a_note_fits_beside_the_map_and_says_how_to_read_on_and_how_to_end_it(
    game: Game[Any], language: str
) -> None:
    desk = coached(table(game), language=language)
    question = desk.match.state.question
    assert question is not None
    assert note_of(desk) == question.rule
    for room in (WIDE, NARROW):
        told = card(desk, room)
        assert f"§{question.rule} " in told
        assert desk.words("coach-stop", key="K") in told
        assert len(told.splitlines()) <= room.height
        assert not told.splitlines()[-1].endswith("…")


@every_game
def test_a_note_gives_way_to_whatever_is_chosen_and_comes_back(game: Game[Any]) -> None:
    desk = coached(table(game))
    touched = after(desk, Go(Way.RIGHT), Go(Way.DOWN))
    assert touched.touched
    assert not note_of(touched)
    again = after(touched, *[Do.BACK] * 3)
    assert note_of(again) == note_of(desk)


@every_game
def test_what_was_told_is_kept_by_name_once_somebody_decides_and_is_not_told_again(game: Game[Any]) -> None:
    desk = coached(table(game))
    seat = desk.match.state.to_move
    assert seat is not None
    name, note = desk.match.players[seat].name, note_of(desk)
    later, kept = decided(desk)
    assert [coach.told for coach in kept] == [{name: frozenset({note})}]
    for _ in range(12):
        if later.match.over or later.match.state.to_move is None:
            break
        assert later.match.state.to_move != seat or note_of(later) != note
        later, _ = decided(later)
    fresh = coached(table(game), kept[0].__replace__(on=True))
    assert note_of(fresh) != note


def test_taking_back_and_looking_around_tell_nobody_anything() -> None:
    desk = coached(table(GAMES["terristories"]))
    for intent in (Do.UNDO, Do.INSPECT, Do.TAB, Do.LOG):
        assert not [w for w in update(desk, intent).wishes if isinstance(w, KeepCoach)]
    back = after(decided(desk)[0], Do.UNDO)
    assert back.coach is not None
    assert back.coach.told == decided(desk)[1][0].told


def test_nothing_is_told_behind_a_curtain_nor_by_it() -> None:
    match = table(GAMES["terraforming_mars"], secret=True)
    words = words_for("en", match.game.key, ["Ada", "Bela"])
    desk = Desk.of(Study(match), words, Choosing()).__replace__(coach=Coach(on=True))
    hidden = update(desk, Want.SIT_DOWN).desk
    assert isinstance(hidden.mode, Curtain)
    assert not note_of(hidden)
    assert note_of(opened(hidden)) == "IV.7"


@every_game
def test_notes_end_and_begin_by_key_and_by_command(game: Game[Any]) -> None:
    desk = coached(table(game))
    off = pressed(desk, "K")
    assert not note_of(off.desk)
    assert [wish.coach.on for wish in off.wishes if isinstance(wish, KeepCoach)] == [False]
    assert note_of(pressed(off.desk, "K").desk) == note_of(desk)
    labels = [label for label, intent in commands(desk) if intent is Do.COACH]
    assert labels == [desk.words("command-coach-off")]
    assert [label for label, intent in commands(off.desk) if intent is Do.COACH] != labels


@every_game
def test_a_sign_is_explained_in_three_turns_of_a_player_and_then_by_k_alone(game: Game[Any]) -> None:
    desk = coached(table(game, secret=True), Coach())
    name = desk.match.players[desk.viewer].name

    def told(coach: Coach, which: Desk = desk) -> frozenset[str]:
        known = which.__replace__(coach=coach)
        return signs_in(panels.signs(known, ink_of(game.key, len(known.match.players)), 118))

    all_signs = told(Coach())
    some, coach = sorted(all_signs)[:2], Coach()
    assert some
    for _ in range(3):
        assert told(coach) == all_signs
        coach = coach.explained(name, some)
    assert told(coach) == all_signs.difference(some)
    assert told(Coach().explained("somebody else", some).explained("somebody else", some)) == all_signs
    everything = wished(pressed(desk.__replace__(coach=coach), "k"), Ask).dialog
    assert isinstance(everything, Notice)
    assert all(f"{sign} " in "\n".join(everything.lines) for sign in some)


def test_where_nothing_is_kept_there_is_no_coach() -> None:
    desk = seated(table(GAMES["terristories"]))
    assert note_of(pressed(desk, "K").desk) == ""
    assert Do.COACH not in [intent for _, intent in commands(desk)]


def test_g_and_a_click_read_on_where_the_note_stands_and_the_reader_knows_what_was_told() -> None:
    desk = coached(table(GAMES["life_in_reterra"]))
    (door,) = (wish.door for wish in update(desk, Do.RULES).wishes if isinstance(wish, Open))
    assert isinstance(door, Rules)
    assert (door.section, door.heard) == ("6.1", frozenset({"6.1"}))
    lines = focus_card(desk, ink_of(desk.game.key, 2), WIDE).split("\n")
    clicks = [wanted(spot) for line in lines for spot in spots_in(line)]
    assert Do.COACH in clicks
    (click, *_) = (intent for intent in clicks if intent is not Do.COACH)
    assert click is not None
    (door,) = (wish.door for wish in update(desk, click).wishes if isinstance(wish, Open))
    assert isinstance(door, Rules)
    assert door.section == "6.1"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("room", [Room(80, 19), Room(120, 35)])
def test_where_a_sheet_takes_the_room_of_the_side_the_note_stands_below_it(language: str, room: Room) -> None:
    desk = coached(table(GAMES["terraforming_mars"]), language=language)
    sheet = panels.sheet(desk, ink_of(desk.game.key, 2), room)
    assert sheet is not None
    told = [line.plain for line in sheet.lines]
    assert len(told) <= room.height
    assert any("§IV.7" in line for line in told)
    assert sheet.at(0, len(told) - 1) == sheet.at(0, len(told) - 3) != Do.COACH
    assert sheet.at(len(told[-1]) - 1, len(told) - 1) is Do.COACH


def test_a_coached_match_is_begun_anew_with_its_coach() -> None:
    desk = coached(table(GAMES["terristories"]))
    for one in (desk, pressed(desk, "K").desk):
        (again,) = (wish for wish in update(one, Want.REMATCH).wishes if isinstance(wish, PlayAgain))
        assert one.coach is not None
        assert again.coached == one.coach.on


@every_game
def test_a_whole_first_round_tells_several_rules_to_each(game: Game[Any]) -> None:
    desk, told = coached(table(game)), dict[str, frozenset[str]]()
    for _ in range(40):
        if desk.match.over:
            break
        desk, kept = decided(desk)
        told = dict(kept[-1].told) if kept else told
    assert len(told) == len(desk.match.players)
    assert min(map(len, told.values())) >= 3
