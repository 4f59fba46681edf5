"""XI Where tables differ: the book and our reading by themselves, the official rulings as a table option."""

from random import Random

import pytest

from boardkit.core import Match, Player, Seat, Study, legal, play
from boardkit.core.notation.moves import read
from boardkit.core.records.position import position_code, position_of
from boardkit.core.records.record import from_json, record, start, to_json
from boardkit.core.records.replay import restore
from boardkit.core.rules import chance
from boardkit.draw.show import asked_there, heading_of
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import GROUNDS
from boardkit.games.terraforming_mars.box.things import TileKind
from boardkit.games.terraforming_mars.rules.card_effects import NoProductionToChange
from boardkit.games.terraforming_mars.rules.land import OPEN_LAND, NoRoomForTile, NowhereToPlace
from boardkit.games.terraforming_mars.rules.model import Options, Planet, State
from boardkit.games.terraforming_mars.rules.questions import DealOffer, LastGreenery, TakeAction, WhichDraft
from boardkit.games.terraforming_mars.rules.setup import deck
from boardkit.games.terraforming_mars.show import SHOW
from boardkit.players.lookup import pick
from boardkit.text import words_for
from boardkit.text.reasons import refusal_said
from tests.every import with_each
from tests.games.terraforming_mars.tables import (
    KIM,
    STANLEY,
    after,
    choices,
    company,
    has,
    makes,
    on,
    refused,
    rich,
    table,
    told,
)

DECK = deck(extended=True)

OPTIONS = {"book": Options(corporate_era=True), "ruling": Options(corporate_era=True, official_rulings=True)}

by_the_book = pytest.mark.parametrize("by", ["book", "ruling"])

TILES = {
    "nuclear-zone": TileKind.NUCLEAR_ZONE,
    "mohole-area": TileKind.MOHOLE_AREA,
    "mining-rights": TileKind.MINING_RIGHTS,
    "lava-flows": TileKind.LAVA_FLOWS,
    "natural-preserve": TileKind.NATURAL_PRESERVE,
    "research-outpost": TileKind.CITY,
    "plantation": TileKind.GREENERY,
    "mangrove": TileKind.GREENERY,
}
"""Cards with a tile of each kind that a card may place."""


def full(state: State) -> State:
    """Let Stanley claim all of Mars, so that no tile of anybody else's has a place, oceans not excepted."""
    return state.but(planet=Planet(state.planet.tiles, dict.fromkeys(GROUNDS, STANLEY)))


def on_full_mars(by: str, card: str = "") -> State:
    """Give Kim a card and plenty of all, and no place for a tile; the climate suits the card."""
    kim, temperature = rich(hand=card, tableau="research"), 8 if card == "mangrove" else -30
    return full(table(kim, company(), options=OPTIONS[by], temperature=temperature))


@by_the_book
@pytest.mark.parametrize("card", TILES)
def test_XI_A_a_card_whose_tile_has_no_place(card: str, by: str) -> None:
    state = on_full_mars(by, card)
    if by == "book":
        assert refused(state, f"play {card}") is None
        return
    assert refused(state, f"play {card}") == NoRoomForTile(TILES[card])
    assert f"play {card}" not in choices(state)


@by_the_book
@pytest.mark.parametrize("card", ["comet", "artificial-lake", "flooding"])
def test_XI_A_a_card_may_be_played_for_an_ocean_that_has_no_place(card: str, by: str) -> None:
    assert (
        refused(full(table(rich(hand=card), company(), temperature=8, options=OPTIONS[by])), f"play {card}")
        is None
    )


@by_the_book
@pytest.mark.parametrize("project", ["city", "greenery"])
def test_XI_A_a_project_whose_tile_has_no_place(project: str, by: str) -> None:
    state = on_full_mars(by)
    if by == "book":
        assert NowhereToPlace(KIM, TileKind(project)) in told(state, f"project {project}")
        return
    assert refused(state, f"project {project}") == NoRoomForTile(TileKind(project))
    assert f"project {project}" not in choices(state)


@by_the_book
def test_XI_A_all_other_projects_stay_open(by: str) -> None:
    state = on_full_mars(by).but(temperature=8, oxygen=14)
    assert {"project aquifer", "project asteroid", "project power_plant", "heat"} <= {*choices(state)}


@by_the_book
def test_XI_A_plants_that_have_no_place_for_a_greenery(by: str) -> None:
    state = on_full_mars(by)
    if by == "book":
        assert has(after(state, "plants"), KIM, "plants") == 42
        return
    assert refused(state, "plants") == NoRoomForTile(TileKind.GREENERY)
    assert "plants" not in choices(state)


def test_XI_A_too_few_plants_are_told_first() -> None:
    state = full(table(company(), company(), options=OPTIONS["ruling"]))
    conditions = GAME.conditions(state, read("plants", GAME.moves))
    assert [condition.refusal is None for condition in conditions] == [False, False]
    assert refused(state, "plants") != NoRoomForTile(TileKind.GREENERY)


@by_the_book
def test_XI_A_nobody_is_asked_for_a_last_greenery_that_has_no_place(by: str) -> None:
    oceans = "ocean@A2 ocean@A4 ocean@A5 ocean@B6 ocean@D8 ocean@E4 ocean@E5 ocean@E6 ocean@F6"
    state = table(rich(), company(), placed=oceans, oxygen=14, temperature=8, options=OPTIONS[by])
    assert isinstance(after(full(state), "pass", "pass").question, LastGreenery) is (by == "book")


@by_the_book
def test_XI_A_a_first_action_that_has_no_place(by: str) -> None:
    seat = rich("tharsis-republic", opening=True)
    state = full(table(seat, company(), options=OPTIONS[by]))
    if by == "book":
        assert choices(state) == ["first", "pass"]
        return
    assert refused(state, "first") == NoRoomForTile(TileKind.CITY)
    assert refused(state, "project power_plant") is None
    assert "first" not in choices(state)


@by_the_book
def test_XI_A_a_tile_that_has_a_place_is_placed_as_ever(by: str) -> None:
    state = table(rich(hand="nuclear-zone"), company(), options=OPTIONS[by])
    assert refused(state, "play nuclear-zone") is None
    assert refused(state, "plants") is None
    assert after(state, "project city", "place C3").planet.owned(KIM, TileKind.CITY)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is no place for a city: none is left, or no area allows it."),
        ("fr", "Il n’y a pas de place pour une cité : il n’en reste plus, ou aucune zone ne convient."),
    ],
)
def test_XI_A_the_refusal_names_its_section(language: str, said: str) -> None:
    refusal = refused(on_full_mars("ruling"), "project city")
    assert refusal is not None
    assert refusal_said(refusal, words_for(language, GAME.key)) == f"✗ {said} (§XI.A)"


@pytest.mark.parametrize("seed", range(2))
def test_XI_A_no_tile_is_lost_however_little_room_there_is(seed: int) -> None:
    """Three areas are left to Kim; the chance of a match decides what is tried on them."""
    random = Random(seed)
    state = Match.start(GAME, OPTIONS["ruling"], [Player("Kim", 0), Player("Stanley", 1)], seed).state
    land = [*OPEN_LAND]
    state = state.but(planet=Planet({}, dict.fromkeys(random.sample(land, len(land) - 3), STANLEY)))
    for _ in range(500):
        if not state.pile:
            return
        moves = legal(GAME, state)
        step = play(GAME, state, pick(moves, random))
        lost = [each.event for each in step.frames if isinstance(each.event, NowhereToPlace)]
        assert all(event.tile is TileKind.OCEAN for event in lost)
        state = step.state


@by_the_book
def test_XI_B_virus_takes_animals_from_one_card(by: str) -> None:
    victim = rich(tableau="birds fish", cubes={"birds": 1, "fish": 2})
    state = after(table(rich(hand="virus"), victim, options=OPTIONS[by]), "play virus")
    state = after(state, "option 1 remove_card_resource")
    assert {"cubes birds 1", "cubes fish 1", "cubes fish 2", "decline"} == {*choices(state)}
    state = after(state, "cubes birds 1")
    if by == "book":
        assert choices(state) == ["cubes fish 1", "decline"]
    else:
        assert (on(state, "birds"), on(state, "fish")) == (0, 2)
        assert isinstance(state.question, TakeAction)


@by_the_book
def test_XI_B_virus_may_take_both_animals_of_a_card(by: str) -> None:
    victim = rich(tableau="birds fish", cubes={"birds": 1, "fish": 2})
    state = after(table(rich(hand="virus"), victim, options=OPTIONS[by]), "play virus")
    state = after(state, "option 1 remove_card_resource", "cubes fish 2")
    assert (on(state, "birds"), on(state, "fish")) == (1, 0)


@by_the_book
def test_XI_C_insulation_changes_at_least_one_step(by: str) -> None:
    state = after(table(rich(hand="insulation"), company(), options=OPTIONS[by]), "play insulation")
    assert choices(state) == [f"number {n}" for n in range(by == "ruling", 4)]
    cold = table(company(hand="insulation", stock={"megacredits": 9}), company(), options=OPTIONS[by])
    if by == "book":
        assert makes(after(cold, "play insulation"), KIM, "megacredits") == 0
    else:
        assert isinstance(refused(cold, "play insulation"), NoProductionToChange)
        assert "play insulation" not in choices(cold)


def dealt(by: str, seats: int, left: int, discarded: int = 0) -> tuple[list[int], list[Seat]]:
    """Let a generation end; count what each seat is offered in the next, and name who was dealt each card."""
    discards = (DECK[left : left + discarded], *[()] * (seats - 1))
    state = table(*[company() for _ in range(seats)], options=OPTIONS[by], deck=DECK[:left])
    state = after(state.but(discards=discards), *["pass"] * seats)
    random, to = Random(3), list[Seat]()
    while isinstance(state.question, DealOffer):
        to.append(state.question.to)
        state = play(GAME, state, chance.answer(GAME, state, random)).state
    return [len(each.offer) for each in state.companies], to


@with_each(
    "left, book, ruling", [(12, [4, 4, 4], [4, 4, 4]), (10, [2, 4, 4], [3, 3, 3]), (5, [0, 4, 1], [1, 1, 1])]
)
def test_XI_D_what_is_left_of_the_deck_is_dealt_evenly(left: int, book: list[int], ruling: list[int]) -> None:
    found = [dealt(by, 3, left)[0] for by in OPTIONS]
    assert found == [book, ruling]


def test_XI_D_cards_go_round_one_by_one_and_the_discards_are_dealt_then() -> None:
    assert dealt("ruling", 2, 3, 40) == ([4, 4], [Seat(1), Seat(0)] * 4)
    assert dealt("book", 2, 3, 40) == ([4, 4], [Seat(1)] * 4 + [Seat(0)] * 4)
    assert dealt("ruling", 2, 100)[1] == [Seat(1)] * 4 + [Seat(0)] * 4


@pytest.mark.parametrize("seed", range(2))
def test_XI_the_option_is_kept_in_records_and_positions(seed: int) -> None:
    players = [Player(f"P{seat}", seat) for seat in range(2)]
    match: Match[State] = start(GAME, Options(official_rulings=True), players, seed)
    for _ in range(30):
        match = match.play(legal(GAME, match.state)[0])
    plain = from_json(to_json(record(Study(match), "1")).encode())
    assert restore(GAME, plain).main.options.official_rulings
    assert position_of(GAME, position_code(GAME, match.state)).options.official_rulings


def drafting(generation: int) -> State:
    """Let the generation before end, and everything be dealt that Kim, Stanley and Robinson draft from."""
    draft = Options(corporate_era=True, draft=True)
    state = table(*[company() for _ in range(3)], options=draft, generation=generation - 1)
    state, random = after(state, "pass", "pass", "pass"), Random(1)
    while not isinstance(state.question, WhichDraft):
        state = play(GAME, state, chance.answer(GAME, state, random)).state
    return state


NAMES = ("Kim", "Stanley", "Robinson")

SAID = {
    "en": "Keep a card in secret; the others go to {}, on your {}",
    "fr": "Gardez une carte en secret ; les autres vont à {}, à votre {}",
}


@pytest.mark.parametrize("language", SAID)
@pytest.mark.parametrize(("generation", "side", "step"), [(2, "left", 1), (3, "right", -1)])
def test_VII_C_the_question_names_the_neighbour_who_gets_the_pack(
    generation: int, side: str, step: int, language: str
) -> None:
    state, words = drafting(generation), words_for(language, GAME.key, NAMES)
    sides = {"en": side, "fr": {"left": "gauche", "right": "droite"}[side]}
    packs = [each.offer for each in state.companies]
    for _ in range(3):
        assert state.question is not None
        to = NAMES[(state.question.seat + step) % 3]
        assert asked_there(SHOW, state, words) == SAID[language].format(to, sides[language])
        assert to in heading_of(SHOW, state, words, 120)
        state = play(GAME, state, legal(GAME, state)[0]).state
    for seat, pack in enumerate(packs):
        assert state.companies[(seat + step) % 3].offer == pack[1:]
