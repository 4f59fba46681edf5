"""What hovering tells, and what a click on a text does: of everything that the rooms show."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, islice
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Game, Seat, choice_of, evolve
from boardkit.draw.blocks import Room
from boardkit.draw.seats import LETTERS, SEAT
from boardkit.games import GAMES
from boardkit.text.spots import Spot, spot_of, spots_in
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update, wanted
from boardkit.tui.desk.facts import TAB_NAMES, choices_of, forgoes, verbs
from boardkit.tui.desk.intents import Choose, Do, Next, ShowTab, Wheel
from boardkit.tui.desk.stakes import PROMPT, deed, prompt_in
from boardkit.tui.desk.tips import LINES, WIDTH, tip
from boardkit.tui.desk.wishes import Ask
from tests.desk.tools import HAND, ROOM, after, ink_of, new_match, opened, seat_lines, seated
from tests.every import every_game, every_language
from tests.tui.tools import played_at_random

FEW = 25
"""At how many desks of a match it is tried, as a rule."""


def desks(game: Game[Any], decisions: int = FEW, language: str = "en") -> Iterator[Desk]:
    """Give the first desks of a match at which somebody is asked."""
    return islice(played(game, max(decisions, FEW), language), decisions)


@lru_cache(maxsize=16)
def played(game: Game[Any], decisions: int, language: str) -> Sequence[Desk]:
    """Play a match at random."""
    random, found = Random(3), list[Desk]()
    desk = opened(seated(new_match(game, min(3, game.seats[-1]), 3), language))
    while not desk.match.over and len(found) < decisions:
        found.append(desk)
        desk = opened(desk.mode.decide(desk, random.choice(desk.sight.legal)).desk)
    return found


def spots(desk: Desk) -> list[Spot]:
    """List what the mouse may rest on: texts, entries, places, verbs and keys."""
    ink = ink_of(desk.game.key, len(desk.match.players))
    texts = (seat_lines(desk, ink, ROOM), panels.shared(desk, ink, Room(44, 6)))
    return [
        *dict.fromkeys(spot for text in texts for spot in spots_in(text)),
        *(("entry", number) for number in range(len(panels.hand(desk, ink, HAND)))),
        *(("place", place) for place in panels.map_(desk).picture.looks),
        *(("verb", verb.letter) for verb in verbs(desk)),
        *(("key", action) for action, _, _ in panels.keys(desk)),
    ]


def said(desk: Desk, spot: Spot) -> Text:
    return tip(desk, ink_of(desk.game.key, len(desk.match.players)), spot)


@pytest.mark.sample(10)
@every_game
@every_language
def test_all_that_the_mouse_may_rest_on_tells_of_itself(game: Game[Any], language: str) -> None:
    for desk in desks(game, decisions=8, language=language):
        for spot in spots(desk):
            lines = list(said(desk, spot).split("\n"))
            assert len(lines) <= LINES
            assert all(line.cell_len <= WIDTH for line in lines)
            if spot[0] != "shared":
                assert lines[0].plain.strip(), spot


@every_game
def test_the_row_of_every_seat_tells_its_whole_name_and_its_numbers(game: Game[Any]) -> None:
    for desk in desks(game, decisions=3):
        ink = ink_of(game.key, len(desk.match.players))
        shown = {which for kind, which in spots_in(seat_lines(desk, ink, ROOM)) if kind == "seat"}
        assert shown == set(range(len(desk.match.players)))
        for seat, player in enumerate(desk.match.players):
            assert player.name in said(desk, ("seat", seat)).plain


WIDE_CONSOLE = Console(width=200, color_system=None)


def seats_by_cell(text: Text) -> list[str]:
    """Write for every cell the letter of the seat that it stands for; a blank where it stands for none."""
    rows = []
    for line in text.split("\n"):
        parts = [(part.text.rstrip("\n"), part.style) for part in line.render(WIDE_CONSOLE)]
        known = [(said, spot_of(style.meta) if style else None) for said, style in parts]
        rows.append("".join((_letter(spot) if spot else " ") * cell_len(said) for said, spot in known))
    return rows


def _letter(spot: Spot) -> str:
    kind, which = spot
    assert kind == SEAT
    assert isinstance(which, int)
    return LETTERS[which]


@pytest.mark.sample(6)
@every_game
@pytest.mark.parametrize("room", [Room(50, 30), Room(44, 12), Room(70, 20)], ids=str)
def test_what_stands_on_the_colour_of_a_seat_stands_for_that_seat(game: Game[Any], room: Room) -> None:
    for seats in game.seats:
        match = new_match(game, seats)
        for desk in (seated(match), seated(played_at_random(match, 40))):
            ink = ink_of(game.key, seats)
            text = seat_lines(desk, ink, room)
            for line, told in zip(text.split("\n"), seats_by_cell(text), strict=True):
                for span in line.spans:
                    style = span.style if isinstance(span.style, Style) else Style()
                    ground = style.bgcolor.name if style.bgcolor else ""
                    heads = [seat for seat in range(seats) if ground == ink.palette[f"owner.{seat}"]]
                    if heads and style.bold and line.plain[span.start : span.end].startswith(" "):
                        begins = cell_len(line.plain[: span.start])
                        assert set(told[begins : begins + 3]) == {LETTERS[heads[0]]}


@pytest.mark.parametrize("room", [Room(70, 40), Room(50, 30), Room(44, 14)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_small_community_tells_of_whose_it_is(room: Room, seats: int) -> None:
    desk = seated(played_at_random(new_match(GAMES["life_in_reterra"], seats), 60))
    text = seat_lines(desk, ink_of("life_in_reterra", seats), room)
    told = seats_by_cell(text)
    lines = [line.plain for line in text.split("\n")]
    shown = desk.sight.view.to_move
    rivals = [LETTERS[seat] for seat in range(seats) if seat != shown]
    pictures = told[seats + 1 :]
    assert len(pictures) > 4
    rows = dict.fromkeys(pictures)  # several below each other where they have no room abreast
    assert [letter for row in rows for letter, _ in groupby(row) if letter != " "] == rivals
    for letter in rivals:
        row = next(row for row in rows if letter in row)
        below = slice(row.index(letter), row.rindex(letter) + 1)
        assert desk.words.seat(Seat(LETTERS.index(letter))) in lines[told.index(row)][below]


@every_game
def test_what_is_told_of_a_card_takes_nothing(game: Game[Any]) -> None:
    desk = next(desks(game))
    draft, cursor = desk.draft, desk.cursor
    said(desk, ("entry", 0))
    assert (desk.draft, desk.cursor) == (draft, cursor)


@every_game
def test_what_is_not_there_tells_nothing(game: Game[Any]) -> None:
    desk = next(desks(game))
    for spot in (("entry", 99), ("verb", "?"), ("key", "want('fly')"), ("else", 0)):
        assert not said(desk, spot).plain


def test_a_verb_of_which_nothing_is_possible_says_why() -> None:
    told = [
        said(desk, ("verb", verb.letter)).plain
        for desk in desks(GAMES["terraforming_mars"], decisions=40)
        for verb in verbs(desk)
    ]
    assert any(" 0 of " in one and "✗" in one and "§" in one for one in told)


@every_game
@every_language
def test_a_verb_that_lists_nothing_says_so_and_counts_nothing(game: Game[Any], language: str) -> None:
    for desk in desks(game, language=language):
        for verb in verbs(desk):
            if not choices_of(desk, verb):
                counted = desk.words("tip-verb", key=verb.letter, possible=0, count=0)
                told = " ".join(said(desk, ("verb", verb.letter)).plain.split())
                assert counted not in told
                assert forgoes(desk, verb.letter) or desk.words("tip-verb-none") in told


@every_game
def test_a_click_on_a_seat_lays_open_what_it_has(game: Game[Any]) -> None:
    desk = next(desks(game))
    intent = wanted(("seat", 0))
    assert intent is not None
    asked = any(isinstance(wish, Ask) for wish in update(desk, intent).wishes)
    assert asked == (desk.drawing.laid_open is not None)


@every_game
def test_a_click_on_a_tab_shows_that_part_of_the_side(game: Game[Any]) -> None:
    desk = next(desks(game))
    tabs = [spot for spot in spots_in(panels.tabs(desk)) if spot[0] == "tab"]
    assert [wanted(spot) for spot in tabs] == [ShowTab(number) for number in range(len(TAB_NAMES))]
    for number in range(len(TAB_NAMES)):
        assert after(desk, ShowTab(number)).tab == number
    assert after(desk, ShowTab(len(TAB_NAMES))).tab is None, "each part has its share again"


@every_game
@every_language
def test_where_enter_does_something_a_button_does_the_same(game: Game[Any], language: str) -> None:
    buttons = 0
    for desk in desks(game, language=language):
        button = deed(desk)
        for one in (desk, after(desk, Next(1))):
            shown = deed(one)
            assert bool(shown) <= (one.draft.legal or not one.sight.acting)
            if shown:
                buttons += 1
                [spot] = spots_in(shown)
                assert wanted(spot) is Do.ACT
        assert not button or desk.draft.legal
    assert buttons


@every_game
def test_the_button_changes_neither_the_lines_of_the_prompt_nor_its_width(game: Game[Any]) -> None:
    seen = 0
    for desk in desks(game, decisions=12):
        chosen = after(desk, Choose(choice_of(desk.sight.legal[0])))
        ink = ink_of(game.key, len(desk.match.players))
        for width in (78, 118, 198):
            bare, full = panels.prompt(chosen, ink), prompt_in(chosen, ink, width)
            if full == bare or max(line.cell_len for line in bare.split("\n")) > width:
                continue
            seen += 1
            before, after_ = list(bare.split("\n")), list(full.split("\n"))
            assert len(after_) == len(before) <= PROMPT
            assert [one.cell_len == width for one in after_].count(True) >= 1
            assert all(new.plain.startswith(old.plain) for new, old in zip(after_, before, strict=True))
    assert seen


@pytest.mark.parametrize(
    ("question", "result"),
    [
        ("Where do you lay your zone, and why there, of all places?", "✓ " + "one " * 40),
        (
            "Where do you lay your zone, and why there, of all the places?   c: cards",
            "✓ Lay it, and gain a cube of it",
        ),
    ],
)
def test_what_comes_of_a_move_leaves_the_button_room(
    question: str, result: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = desks(GAMES["terristories"])
    desk = next(
        one for one in (after(desk, Choose(choice_of(desk.sight.legal[0]))) for desk in asked) if deed(one)
    )
    prompt = Text("\n").join(map(Text, (question, result)))
    monkeypatch.setattr(type(desk.mode), "prompt", lambda *_: prompt)
    first, second = prompt_in(desk, ink_of("terristories", 2), 60).split("\n")
    assert first.plain.startswith("Where do you lay")
    assert first.plain.endswith(deed(desk).plain)
    assert result.startswith(second.plain.removesuffix("…").rstrip())
    assert first.cell_len == 60 >= second.cell_len


@every_game
def test_the_wheel_makes_no_move(game: Game[Any]) -> None:
    for desk in desks(game):
        for on_map in (False, True):
            assert after(desk, Wheel(1, on_map=on_map), Wheel(-1, on_map=on_map)).match is desk.match


def test_the_wheel_over_the_map_turns_what_is_held() -> None:
    turned = 0
    for desk in desks(GAMES["tectonic_tribes"], decisions=40):
        held = after(desk, Next(1))
        if held.match is desk.match and held.draft.turns:
            turned += after(held, Wheel(1, on_map=True)).draft != held.draft
    assert turned


def test_the_wheel_beside_the_map_goes_through_the_hand() -> None:
    moved = 0
    for desk in desks(GAMES["terraforming_mars"]):
        there = after(desk, Next(1))
        if there.match is desk.match and not there.picks_places and there.draft.choice:
            further = after(there, Wheel(1, on_map=False))
            moved += further.draft.choice != there.draft.choice
            assert after(further, Wheel(-1, on_map=False)).draft.choice == there.draft.choice
    assert moved


@every_game
def test_nothing_is_wanted_by_the_wheel_where_nobody_moves(game: Game[Any]) -> None:
    desk = next(desks(game))
    on_a_walk = after(desk, Do.WALK)
    assert after(on_a_walk, Wheel(1, on_map=True)) is on_a_walk
    assert evolve(desk).viewer != CHANCE
