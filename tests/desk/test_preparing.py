"""Corporation and first cards are chosen together, on one sheet, and played as the rules ask for them."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import CHANCE, Choice
from boardkit.draw.blocks import Room
from boardkit.draw.show import card_of
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.rules.moves import BuyCard, ChooseCorporation, Done
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Sheet, update
from boardkit.tui.desk.facts import form, keys_of
from boardkit.tui.desk.intents import Do, Take
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.desk.wishes import Keep, Tell
from tests.desk.tools import after, ink_of, new_match, opened, pressed, said, seated

MARS = GAMES["terraforming_mars"]
SMALL, LARGE = Room(80, 19), Room(120, 35)
rooms_of_all_sizes = pytest.mark.parametrize("room", [SMALL, LARGE, Room(200, 55)])


def beginning(language: str = "en", *, open_table: bool = False) -> Desk:
    desk = opened(seated(new_match(MARS, 2).__replace__(open_table=open_table), language))
    assert form(desk) is not None
    return desk


def sheet(desk: Desk, room: Room = LARGE) -> Sheet:
    found = panels.sheet(desk, ink_of(desk.game.key, 2), room)
    assert found is not None
    return found


def text(desk: Desk, room: Room = LARGE) -> str:
    return "\n".join(line.plain for line in sheet(desk, room).lines)


def decided(desk: Desk, before: Desk) -> list[object]:
    moments = desk.match.moments[before.match.at + 1 : desk.match.at + 1]
    return [moment.move for moment in moments if moment.seat != CHANCE]


@given(st.sampled_from("ab"), st.sets(st.sampled_from("1234567890")))
@settings(deadline=None, max_examples=40)
def test_whatever_is_ticked_is_played_as_the_rules_ask_for_it(letter: str, digits: set[str]) -> None:
    desk = beginning()
    keys = keys_of(desk)
    wanted = [desk.listed[keys[key]] for key in (letter, *sorted(digits, key=lambda key: keys[key]))]
    done = pressed(desk, *sorted(digits), letter, "enter").desk
    moves = [entry.kind(**dict(entry.values)) for entry in wanted if isinstance(entry, Choice)]
    end = [Done()] if len(digits) < len(keys) - 2 else []
    assert decided(done, desk) == [*moves, *end]
    assert isinstance(done.mode, HandingOver)


def test_of_two_corporations_one_is_chosen_and_the_same_letter_takes_it_back() -> None:
    desk = beginning()
    assert "( )" in text(desk)
    assert "(•)" not in text(desk)
    both = pressed(desk, "a", "b").desk
    assert [choice.kind for choice in both.marked] == [ChooseCorporation]
    assert both.listed[keys_of(both)["b"]] in both.marked
    assert not pressed(both, "b").desk.marked


def test_cards_without_a_corporation_are_not_played() -> None:
    ticked = pressed(beginning(), "1", "3").desk
    outcome = pressed(ticked, "enter")
    assert outcome.desk.vain
    assert outcome.desk.match is ticked.match
    assert not any(isinstance(wish, Tell) for wish in outcome.wishes)
    asked = panels.prompt(ticked, ink_of("terraforming_mars", len(ticked.match.players))).plain
    assert ticked.words("form-one-first", letters="a or b") in asked
    assert "want('pick')" not in [action for action, _, _ in panels.keys(ticked)]


def test_nothing_is_ticked_at_first_and_two_enters_play_nothing() -> None:
    desk = beginning()
    assert not desk.marked
    outcome = pressed(desk, "enter", "enter")
    assert outcome.desk.match is desk.match
    assert not any(isinstance(wish, Keep) for wish in outcome.wishes)


def test_what_was_ticked_is_told_to_nobody_else() -> None:
    desk = beginning()
    names = [
        desk.words.short(BuyCard(dict(entry.values)["card"]))
        for entry in desk.listed[2:5]
        if isinstance(entry, Choice)
    ]
    done = pressed(desk, "a", "1", "2", "3", "enter").desk
    assert panels.sheet(done, ink_of(done.game.key, 2), LARGE) is None
    assert isinstance(done.mode, HandingOver)
    assert not any(name in said(done) for name in names)
    other = opened(done)
    assert other.viewer != desk.viewer
    assert not any(name in text(other) for name in names)
    assert not other.marked


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_line_without_room_for_all_tags_shows_that_there_are_more(language: str) -> None:
    ink, fewer = ink_of(MARS.key, 2), 0
    for seed in range(12):
        desk = opened(seated(new_match(MARS, 2, seed), language))
        lines = [line.plain for line in sheet(desk, SMALL).lines]
        for entry in desk.listed:
            assert isinstance(entry, Choice)
            card = card_of(desk.drawing, desk.state, entry, desk.words, ink.palette)
            for rest in (line.partition(f"] {card.name}  {card.price}")[2] for line in lines):
                told = re.split(r" *\d \[", rest)[0]
                tags = told.strip()
                assert tags != "+", lines
                assert set(tags.removesuffix("+").split()) <= set(str(card.tags).split())
                assert not tags or tags in {str(card.tags), str(card.signs)} or tags.endswith("+")
                fewer += tags.endswith("+")
    assert fewer


@rooms_of_all_sizes
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_has_its_key_its_name_and_its_box_in_any_window(room: Room, language: str) -> None:
    desk = pressed(beginning(language), "b", "2").desk
    lines = sheet(desk, room).lines
    assert len(lines) <= room.height
    assert all(line.cell_len <= room.width for line in lines)
    shown = text(desk, room)
    assert shown.count("[ ]") == 9
    assert shown.count("[x]") == shown.count("(•)") == shown.count("( )") == 1
    for key in keys_of(desk):
        assert f"{key} " in shown


@pytest.mark.parametrize("seed", [1, 2, 5, 6, 7, 11, 28])
def test_no_card_is_cut_while_all_have_room_when_they_are_written_closely(seed: int) -> None:
    desk = opened(seated(new_match(MARS, 2, seed, corporate_era=True)))
    bodies = [line.plain for line in sheet(desk).lines if not line.plain.startswith("┌")]
    assert not any("…" in line for line in bodies)


@rooms_of_all_sizes
def test_a_click_on_a_card_ticks_it_and_every_card_can_be_clicked(room: Room) -> None:
    desk = beginning()
    drawn = sheet(desk, room)
    for number in range(len(desk.listed)):
        cells = [
            (column, line)
            for line in range(len(drawn.lines))
            for column in range(0, room.width, 3)
            if drawn.at(column, line) == Take(number)
        ]
        assert cells
        ticked = update(desk, Take(number)).desk
        assert ticked.marked == {desk.listed[number]}


def test_the_sum_follows_what_is_ticked() -> None:
    desk = pressed(beginning(), "a").desk
    first = int(text(desk, SMALL).split(" M€ − ")[0].split()[-1])
    three = pressed(desk, "1", "2", "3").desk
    assert f"{first} M€ − 9 for 3 cards = {first - 9};" in " ".join(text(three, SMALL).split())


def test_the_map_comes_back_by_the_key_that_shares_the_room() -> None:
    desk = beginning()
    bare = after(desk, Do.ZOOM)
    assert panels.sheet(bare, ink_of(bare.game.key, 2), LARGE) is None


def test_pointing_shows_a_card_in_full_and_space_ticks_it() -> None:
    desk = pressed(beginning(), "tab", "tab", "tab").desk
    assert desk.draft.choice is not None
    assert not desk.marked
    assert "▸" in text(desk, SMALL)
    assert pressed(desk, "space").desk.marked == {desk.draft.choice}


def test_in_a_small_window_what_is_chosen_from_is_not_cut() -> None:
    assert "…" not in text(beginning(), SMALL)


def test_a_long_name_gives_way_to_what_the_card_costs() -> None:
    for seed in range(12):
        desk = opened(seated(new_match(MARS, 2, seed), "fr"))
        listed = [line for line in text(desk, SMALL).split("\n") if "[ ]" in line]
        assert listed
        assert all(line.count("[ ]") == line.count(" M€") for line in listed)


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_card_is_cut_while_lines_below_stay_empty_whatever_is_pointed_at(language: str) -> None:
    cut = 0
    for seed in range(6):
        desk = opened(seated(new_match(MARS, 2, seed), language))
        lines = text(desk).splitlines()
        drawn = max(number for number, line in enumerate(lines) if "┘" in line)
        if any("…" in line for line in lines[:drawn] if "┌" not in line):
            cut += 1
            pointed = [text(after(desk, Take(number))).splitlines() for number in range(len(desk.listed))]
            told = [sum(bool(line.strip()) for line in one[drawn + 1 :]) for one in pointed]
            assert max(told) == LARGE.height - drawn - 1, lines
    assert cut <= 3
