"""What the table of TerriStories says on cards, in the rooms beside the map, and in its legend."""

from collections.abc import Callable
from typing import Any

import pytest

from boardkit.core import choice_of
from boardkit.draw.blocks import Room
from boardkit.draw.cards import Card
from boardkit.draw.drawings import match_palette
from boardkit.draw.glyphs import seven_bit
from boardkit.draw.palette import Depth
from boardkit.draw.show import card_of, heading_of, shared_in
from boardkit.games.terristories.box.things import (
    AleaCard,
    Character,
    Index,
    Mission,
    Planet,
    ProjectCard,
    Role,
)
from boardkit.games.terristories.rules.hazards import AleaImpacts
from boardkit.games.terristories.rules.model import Council, Offer, Shift, State
from boardkit.games.terristories.rules.moves import BuyZone, Contribute, ShowProfile, TakeRole, VoteFor
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.questions import ChooseRole, Develop, Finance, PayWages, Vote
from boardkit.games.terristories.rules.view import view
from boardkit.games.terristories.show import SHOW
from boardkit.games.terristories.show.cards import index_note
from boardkit.games.terristories.show.shared import TRACK, base
from boardkit.games.terristories.show.words import alea_said
from boardkit.text import words_for
from tests.every import every_language
from tests.games.terristories.board import A, B, card, place, table

NAMES = ("Ada", "Bela", "Chen", "Dana")
WORDS = words_for("en", "terristories", NAMES)
PALETTE = match_palette("terristories", (0, 1, 2, 3), Depth.FULL)
TURBINE = ProjectCard("entrepreneur_01")


def drawn(state: State, move: Any) -> Card:
    """Draw the card of a move."""
    made = card_of(SHOW, state, choice_of(move), WORDS, PALETTE)
    assert made is not None
    return made


def read(lines: Any) -> str:
    return "\n".join(line.plain for line in lines)


def test_a_role_tells_power_projects_and_the_three_characters() -> None:
    told = "\n".join(drawn(table("P7", ChooseRole(A), seats=3), TakeRole(Role.ECOLOGIST)).text)
    assert "Power, once in a game: Rebirth" in told
    assert "It costs: Economy −1." in told
    assert "17 projects, 10 of them hourglasses" in told
    assert "Activist: Societal at " in told


def test_a_first_game_tells_neither_powers_nor_characters() -> None:
    basic = table("P7", ChooseRole(A), options=Options(basic=True))
    told = "\n".join(drawn(basic, TakeRole(Role.ECOLOGIST)).text)
    assert "In a first game, powers are not used." in told
    assert "objectives" not in told
    beside = read(base(basic, WORDS, PALETTE, Room(80, 30)))
    assert beside.count("In this game there are no personal objectives.") == 1


def test_a_purchase_tells_price_and_what_is_left() -> None:
    made = drawn(table("P7Aa2", Develop(A), cards=((card("farmer_16"),),)), BuyZone(place("a1")))
    assert made.price == "3 ■"
    assert "You have 1 of 5 zones and 6 cubes." in made.text[0]


def test_a_project_on_offer_tells_who_paid_and_what_is_missing() -> None:
    state = table("P7", Finance(A), phase=2, offers=(None, None, Offer(TURBINE, (1, 0, 0))))
    made = drawn(state, Contribute(TURBINE, 1))
    assert made.price == "1/2 ■"
    assert made.tags is not None
    assert made.tags.plain == "Economy +1  Environment +1"
    assert "Proposed by Chen. Paid so far: Ada 1. One cube is missing; you have 6." in made.text


def test_an_objective_is_secret_until_it_is_shown() -> None:
    state = table("P7", Develop(A)).with_tableau(A, character=Character("smallholder"))
    made = drawn(state, ShowProfile())
    assert made.secret
    assert made.name == "Show your profile: Smallholder"
    assert drawn(view(state, B), ShowProfile()).name == "Show your profile: a secret profile"


def test_the_base_tells_what_the_indices_become() -> None:
    state = table("P7", Finance(A), phase=2, offers=(None, None, Offer(TURBINE, (1, 0, 0))))
    told = read(shared_in(SHOW, state, WORDS, PALETTE, Room(54, 60)))
    rows = [line.split() for line in told.splitlines()]
    assert ["Economy", "0", "0", "1", "7"] in rows
    assert "now 0, goal 7 ■■■▣□·····◇···\n" in told


def test_the_base_reads_the_hazard_aloud() -> None:
    state = table("P7", phase=4, alea=AleaCard("drought"))
    told = read(shared_in(SHOW, state, WORDS, PALETTE, Room(54, 60)))
    assert "Hazard: Drought" in told
    assert "loses one cube." in told


def test_projects_of_a_seat_that_have_no_room_are_counted() -> None:
    mine = tuple(map(card, ("farmer_09", "farmer_04", "farmer_01")))
    told = read(SHOW.seats(table("P7Aa2", cards=(mine,)), WORDS, PALETTE, Room(52, 7))).splitlines()[2]
    assert told == "    Farmer, power left · Organic farming and 2 more"


def test_a_seat_shows_its_boards_as_room_allows() -> None:
    state = table("P7Aa2 M9Aa1", Develop(A), cards=((card("farmer_09"),),))
    assert read(SHOW.seats(state, WORDS, PALETTE, Room(44, 7))).splitlines()[:3] == [
        "           cubes people zones labels hand",
        "▶ A  Ada ⚑     6      3     2      1    0",
        "    Farmer, power left · Organic farming",
    ]
    assert read(SHOW.seats(state, WORDS, PALETTE, Room(38, 7))).splitlines()[2] == (
        "    Farmer, power left · 1 project"
    )
    assert (
        read(SHOW.seats(state, WORDS, PALETTE, Room(27, 4))).splitlines()[0] == "▶ A  Ada ⚑   ■6 ☺3 ⌂2 ✿1 c0"
    )
    assert read(SHOW.seats(state, WORDS, PALETTE, Room(27, 7))).splitlines()[:2] == [
        "▶ A  Ada ⚑   ■6 ☺3 ⌂2 ✿1 c0",
        "    Farmer · 1 project",
    ]


@every_language
def test_what_an_index_does_is_told_once_while_all_vote_for_one(language: str) -> None:
    words = words_for(language, "terristories", ("Ada", "Bela", "Chen"))
    voting = table("P7", Vote(A, Index.ECONOMY), council=Council(B, (None, None, None), (0, 0, 0)))
    room = Room(50, 40)
    beside, notes = [
        " ".join(read(shared_in(SHOW, state, words, PALETTE, room)).split())
        for state in (voting, table("P7", Develop(A)))
    ]
    for index in Index:
        note = index_note(index, words)
        made = card_of(SHOW, voting, choice_of(VoteFor(index)), words, PALETTE)
        assert made is not None
        assert note in made.text
        assert note in notes
        assert note not in beside


def test_projects_in_play_stand_by_phase() -> None:
    cards = (card("farmer_09"), card("farmer_05", "a1"), card("farmer_06", "b1"))
    state = table("P7Aa2 M9Aa1", Develop(A), cards=(cards,))
    told = read(SHOW.seats(state, WORDS, PALETTE, Room(90, 7))).splitlines()[2]
    assert told.endswith(" · phase 3: Greenhouse (a1), Orchard (b1) · phase 4: Organic farming")


def test_the_heading_names_the_phases_as_room_allows() -> None:
    state = table("P7", phase=4)
    mission = f"mission {WORDS.name(state.mission)}"
    assert heading_of(SHOW, state, WORDS, 130) == (
        f"{mission} · round 2/8 · 1 development ✓ · 2 projects ✓ · 3 harvest ✓ · 4 HAZARD · 5 wages "
        "· 6 regeneration"
    )
    assert heading_of(SHOW, state, WORDS, 60) == f"{mission} · round 2/8 · 4 HAZARD · 5 wages"
    assert heading_of(SHOW, state, WORDS, 20) == "round 2/8 · 4 hazard"


def test_the_heading_names_the_mission_wherever_it_has_room() -> None:
    for state in (table("P7", phase=4), table("P7", phase=0)):
        for width in (50, 80, 120):
            assert heading_of(SHOW, state, WORDS, width).startswith(f"mission {WORDS.name(state.mission)} · ")


def test_a_territory_tells_room_for_zones_harvest_and_danger() -> None:
    state = table("P2Aa2 W0", Develop(A))
    told = SHOW.inspect(state, place("a1"), WORDS)
    assert told[1:4] == [
        "Room for 2 more zones.",
        "As things stand, Ada may harvest 2 cubes here.",
        "Only 2 cubes are left: without the last one the land turns sterile, and every index falls by 1.",
    ]
    assert SHOW.inspect(state, place("b1"), WORDS)[1] == "Room for one more zone."


def test_the_next_hazard_is_told_to_whoever_has_seen_it() -> None:
    state = table("P7", Develop(A), foreseen=AleaCard("drought"), seer=A)
    told = [read(shared_in(SHOW, view(state, seat), WORDS, PALETTE, Room(54, 60))) for seat in (A, B)]
    assert ["Drought" in each for each in told] == [True, False]


def test_planets_and_missions_are_told_before_they_are_chosen() -> None:
    assert SHOW.option_told(Planet.ERDE, WORDS).endswith("One territory begins sterile.")
    assert "Economy: from 0 to 7" in SHOW.option_told(Mission.COMPTOIR, WORDS)
    assert SHOW.option_told(Mission.COMPTOIR, WORDS).endswith(
        "With two players, each index begins one point higher."
    )
    assert SHOW.option_told(Planet.ONE_STAR, WORDS) == SHOW.option_told(True, WORDS) == ""


def test_a_broad_room_says_what_indices_become_and_how_near_an_objective_is_in_a_line_each() -> None:
    offers = (None, None, Offer(TURBINE, (2, 0, 0)))
    state = table("P7Aa2", Finance(A), phase=2, offers=offers).with_tableau(
        A, character=Character("smallholder")
    )
    told = read(shared_in(SHOW, state, WORDS, PALETTE, Room(82, 12)))
    assert "paid 1 · with all 1" in told
    assert "zones on fertile territories: 1 of 3." in told
    assert "Wind turbine 2/2 ■ A 2  Economy +1  Environment +1" in told


def test_the_hazard_is_told_in_full_in_a_broad_room() -> None:
    state = table("P7Aa2", PayWages(A, 2), phase=5, alea=AleaCard("space_tax"))
    told = read(shared_in(SHOW, state, WORDS, PALETTE, Room(82, 12)))
    assert "2 labels" in told


@every_language
def test_impacts_of_nothing_are_not_told(language: str) -> None:
    words = words_for(language, "terristories", NAMES)
    told = words.say(AleaImpacts(Shift(0), Shift(-2), Shift(1)))
    assert "−2" in told
    assert "+1" in told
    for said in (told, *alea_said(AleaCard("space_tax"), words)):
        assert " 0" not in said


def test_an_index_at_its_goal_is_ticked() -> None:
    told = read(shared_in(SHOW, table("P7", Develop(A), indices=(8, 0, 0)), WORDS, PALETTE, Room(54, 20)))
    assert "8, goal reached ✓" in told
    assert "0, goal 7" in told


def test_an_index_at_zero_looks_other_than_below_without_colours() -> None:
    drawn = []
    for value in (-1, 0):
        state = table("P7Aa1", indices=(value, -3, -3))
        lines = shared_in(SHOW, view(state, A), WORDS, PALETTE, Room(54, 20))
        drawn.append(next(line.plain for line in lines if "◇" in line.plain).partition("◇")[0])
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("goal", [0, 7])
@pytest.mark.parametrize("spell", [str, seven_bit])
def test_a_goal_that_is_reached_looks_other_than_one_just_ahead_without_colours(
    goal: int, spell: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardkit.games.terristories.show.shared.targets", lambda _: (goal, goal, goal))
    state = table("P7Aa1", indices=(goal - 1, goal, goal))
    lines = [spell(line.plain) for line in shared_in(SHOW, view(state, A), WORDS, PALETTE, Room(54, 20))]
    below, at, _ = (
        line.split()[-1] for line in lines if str(goal) in line and len(line.split()[-1]) == TRACK
    )
    assert below != at


def test_where_an_index_stands_is_said_as_long_as_there_is_room() -> None:
    state = table("P7", Develop(A), indices=(8, -1, 0))
    said = {width: read(shared_in(SHOW, state, WORDS, PALETTE, Room(width, 20))) for width in (44, 40, 30)}
    assert "Economy     −1, goal 7 ■■■0······◇···" in said[44]
    assert "Economy     −1, goal 7 ■■" in said[40]
    assert "Eco −1, goal 7 ■■" in said[30]
