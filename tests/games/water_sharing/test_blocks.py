"""Cards, boards and panels in every room: they fit, they have words, and every sign is in the legend."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from boardkit.core import Match, Move, Player, Question, choice_of, legal
from boardkit.core.records.record import start
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import drawing_of
from boardkit.draw.palette import Depth, Palette, palette
from boardkit.draw.show import card_of, heading_of, shared_in, words_there
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box import BLUEPRINTS
from boardkit.games.water_sharing.box.things import ActionCard, Building, Good, ObjectiveCard, Options, Stage
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules.model import Conflict, State
from boardkit.games.water_sharing.rules.moves import Build, DrawObjective, Run
from boardkit.games.water_sharing.rules.questions import (
    AnswerDeal,
    AnyCard,
    Collect,
    ContestSite,
    ContestWater,
    FirstSite,
    Generate,
    HowMuch,
    JoinDam,
    PlaceZone,
    SufferCard,
    WhatToBuild,
    WhichHex,
)
from boardkit.games.water_sharing.show import SHOW
from boardkit.games.water_sharing.show.buildings import trade
from boardkit.games.water_sharing.show.map import BUILDINGS
from boardkit.games.water_sharing.show.shared import fight, held, prices
from boardkit.games.water_sharing.show.shared import trade as economy
from boardkit.games.water_sharing.show.words import brief, inspect_choice
from boardkit.text import Words, words_for
from tests.every import every_language
from tests.games.water_sharing.basin import A, B, at, dealt, priced, stocked, table

NAMES = ("Ada", "Béla", "Chen")


def words_in(language: str) -> Words:
    return words_for(language, GAME.key, NAMES)


def colours(depth: Depth = Depth.FULL) -> Palette:
    return palette(depth).with_tokens(SHOW.tokens(depth))


@cache
def tables() -> tuple[State, ...]:
    """Tables of random matches, some of them over, in the normal and in the simplified mode."""
    return tuple(
        state
        for seed, options in enumerate((Options(), Options(), Options(simplified=True)))
        for state in wandered(start(GAME, options, [Player(name, n) for n, name in enumerate(NAMES)], seed))
    )


def wandered(match: Match[State]) -> list[State]:
    """Play at random, kinds of moves alike, and keep every fifteenth table and the last."""
    random, kept = Random(match.seed), []
    for count in range(400):
        if match.over:
            break
        if not count % 15:
            kept.append(match.state)
        moves = legal(GAME, match.state)
        kind = random.choice(sorted({type(move) for move in moves}, key=lambda one: one.verb))
        match = match.play(random.choice([move for move in moves if type(move) is kind]))
    return [*kept, match.state]


def test_the_steps_are_named_with_room_for_them() -> None:
    state = table("A farm 6 4", Generate(A))
    assert heading_of(SHOW, state, words_in("en"), 120) == (
        "round 1/5  1 initiative ✓  2 water card ✓  3 collect water ✓  ▸4 GENERATE  5 harvest  7 build"
    )
    assert (
        heading_of(SHOW, state, words_in("en"), 60) == "round 1/5  3 collect water ✓  ▸4 GENERATE  5 harvest"
    )


def test_as_many_steps_are_named_as_there_is_room_for_the_last_ones_late_in_a_round() -> None:
    early, late = table("A farm 6 4", Generate(A)), table("A farm 6 4", WhatToBuild(A))
    assert heading_of(SHOW, early, words_in("en"), 70) == (
        "round 1/5  3 collect water ✓  ▸4 GENERATE  5 harvest  7 build"
    )
    assert heading_of(SHOW, late, words_in("en"), 70) == (
        "round 1/5  3 collect water ✓  4 generate ✓  5 harvest ✓  ▸7 BUILD"
    )


def test_a_building_tells_where_it_could_stand_and_what_it_would_pollute() -> None:
    state = table("A residential 6 4", WhatToBuild(A), options=Options(), stage=Stage.BUILD)
    card = card_of(SHOW, state, choice_of(Build(Building.FARM, at(5, 3))), words_in("en"), colours())
    assert (card.name, card.price, str(card.tags)) == ("≡ farm", "5¥", "1≈ → 2♣ ■")
    assert card.text[:3] == (
        "Each round it needs 1 water, and makes 2 food.",
        "You own none. It could stand at f4, f5, g6 and h5. 17 tiles left.",
        "Pollution: 1 when built, 1 each time it works.",
    )


def test_running_tells_which_buildings_can_and_what_the_others_lack() -> None:
    state = stocked(priced(table("A residential 6 4\nA farm 6 5", Generate(A)), 3, 2), A, water=2)
    told = card_of(SHOW, state, choice_of(Run(at(6, 5))), words_in("en"), colours()).text
    assert told[:-1] == (
        "Residential zone at g5: lacks 1 energy and 1 food (would make 5 thunes and 1 victory point).",
        "Farm at g6: can run, 1 water for 2 food.",
    )


def test_a_fight_tells_which_hexes_can_be_fought_over_and_with_whom() -> None:
    state = table("A farm 6 4\nB farm 5 2", ContestWater(A), water={at(6, 3): 2, at(9, 4): 1})
    (told,) = (
        card_of(SHOW, state, choice_of(move), words_in("en"), colours()).text
        for move in legal(GAME, state)[:1]
    )
    assert told[1] == "g4: 2 cubes of water, also in reach of Béla."


def test_a_hex_tells_where_its_pollution_falls_but_not_in_the_simplified_mode() -> None:
    told = "Any pollution from here falls at h4."
    assert told in SHOW.inspect(table(options=Options()), at(6, 4), words_in("en"))
    assert told not in SHOW.inspect(table(), at(6, 4), words_in("en"))


def test_an_objective_tells_how_far_its_owner_is() -> None:
    state = dealt(table("A farm 6 4\nB farm 1 1", options=Options()), A, objective=ObjectiveCard("granary"))
    card = card_of(SHOW, state, choice_of(DrawObjective(ObjectiveCard("granary"))), words_in("en"), colours())
    assert (card.secret, card.price, str(card.tags)) == (True, "6★", "So far 1 of 4.")


def test_the_balance_tells_what_is_missing_after_own_production() -> None:
    state = priced(table("A residential 6 4\nA farm 6 5\nB farm 1 1", Generate(A)), 3, 2)
    lines = shared_in(SHOW, stocked(state, A, water=1), words_in("en"), colours(), Room(44, 20))
    told = [line.plain.rstrip() for line in lines]
    at = told.index(" A  this round  water  energy  food  thunes")
    assert told[at : at + 5] == [
        " A  this round  water  energy  food  thunes",
        "has now             1       0     0      20",
        "buildings make      –       –    +2      +5",
        "buildings need     −2      −1    −1       –",
        "still missing       1       1     –       –",
    ]


def test_the_boards_of_all_seats_lie_open() -> None:
    state = stocked(table("A farm 6 4\nA farm 6 5\nB mine 1 1 !", Generate(B), points=3), B, energy=2)
    lines = SHOW.seats(state, words_in("en"), colours(), Room(44, 6))
    assert [line.plain.replace("\N{NO-BREAK SPACE}", " ").rstrip() for line in lines] == [
        "                 points  ¥ water energy food",
        "  A  Ada              3 20     0      0    0",
        "   farm g5 g6",
        "▶ B  Béla             3 20     0      2    0",
        "   mine b2!",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Run the farm at", "Destroy the farm at")),
        ("fr", ("Faire fonctionner l’exploitation agricole en", "Détruire l’exploitation agricole en")),
    ],
)
def test_moves_of_a_hint_name_the_building_that_stands_there(language: str, said: tuple[str, str]) -> None:
    words = words_there(drawing_of(GAME.key), table("A farm 6 5", Generate(A)), words_in(language))
    here = at(6, 5)
    assert (words.say(Run(here)), words.say(mv.Destroy(here))) == tuple(f"{start} {here}" for start in said)
    assert words.say(mv.Pass()) == words_in(language).say(mv.Pass())


@every_language
def test_what_a_community_has_built_is_broken_between_kinds_of_buildings(language: str) -> None:
    for state in tables():
        for line in SHOW.seats(state, words_in(language), colours(), Room(25, 40)):
            said = line.plain.strip()
            assert not said.endswith(tuple(BUILDINGS.values())), said
            assert not said.startswith("·"), said


@every_language
def test_what_pollution_costs_is_said_in_a_line_beside_the_map(language: str) -> None:
    assert len(words_in(language)("shared-pollution", count=160, lost=53)) <= 43


@every_language
@pytest.mark.parametrize("seats", GAME.seats)
def test_who_comes_after_whom_stands_in_one_line_however_narrow(language: str, seats: int) -> None:
    view, words = table(seats=seats), words_for(language, GAME.key)
    for width in (25, 26, 40):
        told = economy(view, words, colours(), Room(width, 9))
        order = next(line.plain for line in told if words("shared-order") in line.plain)
        assert re.findall(r" ([A-D])(?= |$)", order) == list("ABCD"[:seats])


@every_language
def test_whoever_passes_hears_how_much_water_is_theirs_alone(language: str) -> None:
    words, ink = words_in(language), colours()
    state = table("A farm 6 4\nB farm 6 2", ContestWater(B), water={at(6, 3): 1, at(5, 2): 4})
    alone = sum(state.water[spot] for spot in state.water if spot not in state.land.holding(A).taps)
    assert alone
    text = " ".join(card_of(SHOW, state, choice_of(mv.Pass()), words, ink).text)
    assert text == words("act-pass-contest", need=1, alone=alone)


@every_language
def test_a_card_that_is_offered_in_the_hand_is_not_told_beside_the_map_as_well(language: str) -> None:
    words, ink, room = words_in(language), colours(), Room(60, 20)
    state = table("A farm 6 4", AnyCard(A), hands={A: ["rain_shower", "festival"]}, options=Options())
    shower, festival = (words.name(card, ActionCard) for card in map(ActionCard, ("rain_shower", "festival")))
    told = "\n".join(line.plain for line in held(state, words, ink, room))
    assert shower not in told
    assert festival in told
    asked = state.answered().ask(Generate(A))
    assert shower in "\n".join(line.plain for line in held(asked, words, ink, room))


@every_language
def test_a_treatment_plant_tells_by_signs_what_it_does(language: str) -> None:
    line = trade(BLUEPRINTS[Building.TREATMENT], colours())
    assert line is not None
    assert line.plain == "2¥ ■ → 1≈"
    state = table("A farm 6 4", WhatToBuild(A))
    rows = [row.plain for row in prices(state, A, words_in(language), colours(), 40)]
    assert any("2¥■→≈" in row for row in rows)


@every_language
def test_an_entry_of_a_deal_begins_with_a_word_and_names_the_partner_first(language: str) -> None:
    words = words_in(language)
    deals = (mv.Offer(B, 1, Good.FOOD, 2), mv.Request(B, 1, Good.FOOD, 2), mv.Swap(B, 1, Good.FOOD, 2))
    said = [words.short(deal) for deal in deals]
    assert len({*said}) == len(said)
    assert all(one[0].isalpha() and one.index("Béla") < one.index("1") for one in said)


@every_language
def test_short_names_of_buildings_are_parts_of_their_names(language: str) -> None:
    words = words_in(language)
    for building in Building:
        whole = words.name(building).casefold()
        assert all(part[:3] in whole for part in brief(building, words).casefold().split("/"))


def told_of(state: State, move: Move, language: str) -> str:
    """Read what the card of an answer says."""
    card = card_of(SHOW, state, choice_of(move), words_in(language), colours())
    return " ".join((card.price, *card.text))


@every_language
def test_of_a_site_that_is_fought_over_no_water_is_told(language: str) -> None:
    water = {at(6, 3): 1}
    site = table("A farm 6 4\nB farm 6 2", ContestSite(A), water=water, thunes=2)
    fight = next(move for move in legal(GAME, site) if isinstance(move, mv.Contest) and move.at in water)
    words = words_in(language)
    other = words("act-contest-hex", at=str(fight.at), water=0, rivals=words.seat(B))
    assert other in told_of(site, fight, language)
    river = site.answered().ask(ContestWater(A))
    assert other not in told_of(river, fight, language)


@every_language
def test_no_two_answers_say_the_same(language: str) -> None:
    offer, card = mv.Offer(A, 1, Good.FOOD, 1), ActionCard("inspection")
    river: dict[str, Any] = {"water": {at(6, 3): 1}}
    pairs: tuple[tuple[Question, dict[str, Any], Move, Move], ...] = (
        (Collect(A), river, mv.TakeWater(at(6, 3), 1), mv.Pass()),
        (AnswerDeal(A, B, offer), {}, mv.Accept(), mv.Refuse()),
        (JoinDam(A, B, at(6, 3), 13), {}, mv.Accept(), mv.Refuse()),
        (SufferCard(A, B, card), {"options": Options()}, mv.Accept(), mv.Refuse()),
    )
    for question, changes, *both in pairs:
        state = priced(table("A farm 6 4\nB farm 6 2", question, **changes), 2, 2)
        said = [told_of(state, move, language) for move in both]
        one, other = ({part.strip() for part in re.split("[.;]", text)} - {""} for text in said)
        assert one
        assert other
        assert not one & other
    assert words_in(language)("act-refuse-dam") != words_in(language)("act-refuse-deal")


@every_language
def test_a_card_speaks_to_whom_it_strikes(language: str) -> None:
    card, words = ActionCard("inspection"), words_in(language)
    mine, theirs = (words.explanation(f"action-card-{card}", form) for form in ("struck", "help"))
    suffered = table("A farm 6 4\nB farm 6 2", SufferCard(A, B, card), options=Options())
    fought = Conflict(B, (A, B), (None, None), (None, None), (0, 0), card=card, struck=A)
    assert mine in told_of(suffered, mv.Accept(), language)
    for seat, told in ((A, mine), (B, theirs)):
        state = suffered.answered().ask(HowMuch(seat)).__replace__(conflict=fought)
        beside = [line.plain for line in shared_in(SHOW, state, words, colours(), Room(120, 30))]
        assert told in beside


@every_language
def test_how_much_the_others_can_bid_is_told_once_beside_the_map(language: str) -> None:
    state = table("A farm 6 4\nB farm 6 2", ContestWater(A), water={at(6, 3): 1}, points=3)
    state = GAME.apply(state, mv.Contest(at(6, 3), (B,))).state
    assert state.question == HowMuch(B)
    words = words_in(language)
    beside = [line.plain for line in shared_in(SHOW, state, words, colours(), Room(60, 30))]
    assert sum(words("shared-bid-none", most=3) in line for line in beside) == 2
    bids = [told_of(state, move, language) for move in legal(GAME, state)]
    assert not any(words.seat(A) in said for said in bids)


def test_who_won_a_site_is_told_of_no_other_place() -> None:
    state = table("A farm 6 4\nB farm 6 2", FirstSite(A, at(5, 3)))
    build = next(move for move in legal(GAME, state) if isinstance(move, Build))
    assert build.at == at(5, 3)
    assert "could stand at c5" not in told_of(state, build, "en")
    assert f"It could stand at {build.at}." in told_of(state, build, "en")


def test_what_is_sold_says_what_it_brings() -> None:
    state = stocked(table("A farm 6 4", Generate(A)), A, energy=1)
    assert told_of(state, mv.Sell(Good.ENERGY, 1), "en").startswith("+1¥")


def test_the_first_zone_costs_nothing_wherever_it_is_told() -> None:
    state = table("", PlaceZone(A))
    choice = choice_of(Build(Building.RESIDENTIAL, at(6, 4)))
    words = words_in("en")
    assert words("tile-cost", cost=0) in inspect_choice(state, choice, words)
    assert words("tile-cost", cost=4) in inspect_choice(state.answered().ask(WhatToBuild(A)), choice, words)


@every_language
def test_a_bonus_marker_says_what_it_does(language: str) -> None:
    words, state = words_in(language), table("A farm 6 4", WhatToBuild(A))
    said = [" ".join(SHOW.inspect(state, place, words)) for place in SHOW.map(state, None).looks]
    for good in ("thunes", "energy", "food"):
        assert sum(words("hex-bonus", good=good) in one for one in said) == 4
    assert len({words("hex-bonus", good=good) for good in ("thunes", "energy", "food")}) == 3


@every_language
def test_whoever_runs_a_building_reads_what_the_harvest_brings(language: str) -> None:
    words = words_in(language)
    state = table("A leisure 6 4\nA farm 5 4", Generate(A))
    assert SHOW.said_at is not None
    leisure, farm = (SHOW.said_at(state, Run(place), words) for place in (at(6, 4), at(5, 4)))
    assert words("tile-points", count=3) in leisure
    assert leisure.endswith(")")
    assert not farm.endswith(")")


@every_language
def test_what_can_run_is_told_before_what_running_is(language: str) -> None:
    state = table("A leisure 6 4\nA farm 5 4", Generate(A))
    card = card_of(SHOW, state, choice_of(Run(at(6, 4))), words_in(language), colours())
    assert any(str(at(6, 4)) in said for said in card.text[:2])
    assert words_in(language)("act-run") in card.known


@every_language
def test_where_there_is_no_room_for_names_cards_are_counted_beside_the_objective(language: str) -> None:
    words = words_in(language)
    state = table("A farm 6 4", Generate(A), hands={A: ["rain_shower", "festival"]}, options=Options())
    state = dealt(state, A, objective=ObjectiveCard("granary"))
    name = words.name(ObjectiveCard("granary"), ObjectiveCard)
    for width in range(26, 60):
        line, *more = (line.plain for line in held(state, words, colours(), Room(width, 1)))
        assert not more
        assert line.startswith(name)
        assert len(line) <= width
    assert words("side-cards", count=2) in held(state, words, colours(), Room(34, 1))[0].plain


@every_language
def test_what_is_fought_over_is_told_in_every_room_and_while_a_card_is_played(language: str) -> None:
    state = table("A farm 6 4\nB farm 6 2", ContestWater(A), water={at(6, 3): 1}, points=3)
    state = GAME.apply(state, mv.Contest(at(6, 3), (B,))).state
    for high in range(1, 7):
        lines = fight(state, words_in(language), colours(), Room(26, high))
        assert len(lines) <= max(high, 2)
        assert any(str(at(6, 3)) in line.plain for line in lines)
    assert {one.name for one in SHOW.needs[WhichHex]} >= {"fight", "held", "sums", "market"}
