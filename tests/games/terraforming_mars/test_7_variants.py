"""Section VII: the Corporate Era, the game for one, the draft."""

from random import Random

import pytest

from boardkit.core import CHANCE, Seat, legal, play
from boardkit.core.rules import chance
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box.things import Area, TileKind
from boardkit.games.terraforming_mars.rules.model import Options, Phase, State
from boardkit.games.terraforming_mars.rules.moves import KeepCard
from boardkit.games.terraforming_mars.rules.projects import NotAlone
from boardkit.games.terraforming_mars.rules.questions import WhichDraft
from boardkit.games.terraforming_mars.rules.scoring import NotTerraformed
from tests.games.terraforming_mars.tables import (
    KIM,
    after,
    choices,
    company,
    has,
    makes,
    money,
    refused,
    rich,
    table,
)


def until(state: State, asked: type) -> State:
    """Let chance answer, and everybody pass or do without, until such a question is asked."""
    random = Random(1)
    while not isinstance(state.question, asked):
        if state.to_move == CHANCE:
            state = play(GAME, state, chance.answer(GAME, state, random)).state
        else:
            state = play(GAME, state, legal(GAME, state)[-1]).state
    return state


def test_VII_A_the_corporate_era_has_all_cards_and_no_production() -> None:
    long, short = GAME.setup(Options(corporate_era=True), 2).state, GAME.setup(Options(), 2).state
    assert (len(long.deck), len(short.deck)) == (208, 137)
    assert (len(long.corporations), len(short.corporations)) == (12, 10)
    assert (set(long.companies[0].production), set(short.companies[0].production)) == ({0}, {1})


@pytest.mark.parametrize(
    ("card", "first", "last"), [("indentured-workers", "A1", "I4"), ("moss", "B2", "I1")]
)
def test_VII_B_1_a_cost_counts_places(card: str, first: str, last: str) -> None:
    state = after(GAME.setup(Options(), 1).state, f"draw {card}")
    assert state.planet.of_kind(TileKind.CITY) == [Area.parse(first)]
    state = after(state, "draw fish", "draw virus" if card == "indentured-workers" else "draw mine")
    assert state.planet.of_kind(TileKind.CITY)[1] == Area.parse(last)


def test_VII_B_1_the_greenery_counts_clockwise_around_its_city() -> None:
    state = after(GAME.setup(Options(), 1).state, "draw asteroid", "draw moss")
    (city,) = state.planet.of_kind(TileKind.CITY)
    (greenery,) = state.planet.of_kind(TileKind.GREENERY)
    assert (str(city), str(greenery)) == ("C7", "C6")
    assert (state.oxygen, state.companies[KIM].rating) == (0, 14)


def test_VII_B_3_alone_there_are_no_milestones_and_awards() -> None:
    state = table(rich(rating=40))
    assert refused(state, "claim terraformer") == NotAlone()
    assert refused(state, "fund miner") == NotAlone()


def test_VII_B_4_the_neutral_opponent_can_be_robbed_and_lowered() -> None:
    kim = company(hand="hired-raiders birds", tableau="predators", stock=money(20), production={})
    state = after(table(kim, oxygen=14), "play hired-raiders", "option 1 steal_resource")
    assert choices(state) == ["take-neutral 2", "take-neutral 1", "decline"]
    state = after(state, "take-neutral 2")
    assert has(state, KIM, "steel") == 2
    state = after(state, "play birds", "lower-neutral", "use predators 1", "cubes-neutral")
    assert makes(state, KIM, "plants") == 0
    assert state.companies[KIM].cubes == {"predators": 1}


@pytest.mark.parametrize(("temperature", "lost"), [(8, False), (6, True)])
def test_VII_B_5_mars_must_be_terraformed_by_generation_14(temperature: int, lost: bool) -> None:
    placed = "ocean@A2 ocean@A4 ocean@A5 ocean@B6 ocean@D8 ocean@E4 ocean@E5 ocean@E6 ocean@F6"
    kim = company(stock={"plants": 9})
    state = after(table(kim, placed=placed, generation=14, oxygen=14, temperature=temperature), "pass")
    assert state.phase is Phase.ENDING
    sheet = GAME.score(after(state, "plants", "place C3"))
    assert sheet.verdict == (NotTerraformed() if lost else None)
    assert bool(sheet.winners) is not lost


def test_VII_B_5_the_last_greeneries_do_not_raise_the_oxygen() -> None:
    state = after(table(company(stock={"plants": 8}), generation=14, oxygen=3), "pass", "plants", "place C3")
    assert (state.oxygen, state.companies[KIM].rating) == (3, 20)


def test_VII_B_5_the_game_goes_on_to_generation_14() -> None:
    placed = "ocean@A2 ocean@A4 ocean@A5 ocean@B6 ocean@D8 ocean@E4 ocean@E5 ocean@E6 ocean@F6"
    state = after(table(company(), placed=placed, generation=12, oxygen=14, temperature=8), "pass")
    assert state.generation == 13


@pytest.mark.parametrize(("generation", "to"), [(1, 1), (2, -1)])
def test_VII_C_packs_go_left_in_even_generations_and_right_in_odd_ones(generation: int, to: int) -> None:
    seats = [company() for _ in range(3)]
    state = table(*seats, generation=generation, options=Options(corporate_era=True, draft=True))
    state = until(after(state, "pass", "pass", "pass"), WhichDraft)
    packs = [each.offer for each in state.companies]
    for _ in range(3):
        state = play(GAME, state, legal(GAME, state)[0]).state
    for seat in range(3):
        assert state.companies[(seat + to) % 3].offer == packs[seat][1:]


def test_VII_C_everybody_ends_with_four_cards_to_buy_from() -> None:
    state = table(company(), company(), options=Options(corporate_era=True, draft=True))
    state = until(after(state, "pass", "pass"), WhichDraft)
    dealt = sorted(card for each in state.companies for card in each.offer)
    while isinstance(state.question, WhichDraft):
        move = legal(GAME, state)[0]
        assert isinstance(move, KeepCard)
        state = play(GAME, state, move).state
    assert [len(each.offer) for each in state.companies] == [4, 4]
    assert sorted(card for each in state.companies for card in each.offer) == dealt


def test_IV_5_a_beginner_has_ten_cards_for_nothing() -> None:
    state = GAME.setup(Options(beginner_1=True, beginner_2=True), 2).state
    random = Random(2)
    while state.to_move == CHANCE:
        state = play(GAME, state, chance.answer(GAME, state, random)).state
    for seat in map(Seat, range(2)):
        assert has(state, seat, "megacredits") == 42
        assert len(state.companies[seat].hand) == 10
    assert state.phase is Phase.ACTIONS
