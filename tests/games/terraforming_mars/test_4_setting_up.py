"""Section IV: what is dealt, chosen in secret, revealed and paid for."""

from random import Random

import pytest

from boardkit.core import CHANCE, Seat, choice_of, legal, play
from boardkit.core.rules import chance
from boardkit.draw.palette import Depth, palette
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS
from boardkit.games.terraforming_mars.box.facts import CorporationCard
from boardkit.games.terraforming_mars.box.things import HIDDEN, HIDDEN_CORPORATION, Card, Corporation
from boardkit.games.terraforming_mars.rules import offers
from boardkit.games.terraforming_mars.rules.changes import TooExpensive
from boardkit.games.terraforming_mars.rules.model import Options, Phase, State
from boardkit.games.terraforming_mars.rules.moves import BuyCard, ChooseCorporation
from boardkit.games.terraforming_mars.rules.questions import WhichCorporation
from boardkit.games.terraforming_mars.show import SHOW
from boardkit.text import words_for
from tests.every import with_each
from tests.games.terraforming_mars.tables import KIM, STANLEY, after, choices, has, makes, refused


@pytest.fixture(name="dealt")
def deal() -> State:
    """Deal to two seats; the first has PhoboLog to choose."""
    state = GAME.setup(Options(), 2).state
    state = after(state, "corporation phobolog", "corporation ecoline")
    random = Random(5)
    while state.to_move == CHANCE:
        state = play(GAME, state, chance.answer(GAME, state, random)).state
    return state


def test_IV_5_everybody_chooses_from_two_corporations_and_ten_cards(dealt: State) -> None:
    assert [len(each.choices) for each in dealt.companies] == [2, 2]
    assert [len(each.offer) for each in dealt.companies] == [10, 10]
    assert dealt.question == WhichCorporation(KIM)
    assert choices(dealt) == ["choose ecoline", "choose phobolog"]


def test_IV_5_other_corporations_cannot_be_chosen(dealt: State) -> None:
    assert refused(dealt, "choose teractor") == offers.NotYourCorporation(Corporation("teractor"))


def test_IV_7_no_more_cards_than_the_corporation_can_pay_for(dealt: State) -> None:
    state = after(dealt, "choose phobolog")
    for _ in range(7):
        state = after(state, choices(state)[0])
    assert choices(state) == ["done"]
    left = state.companies[KIM].offer[0]
    assert refused(state, f"buy {left}") == TooExpensive(3, 2)
    elsewhere = next(card for card in state.deck)
    assert refused(state, f"buy {elsewhere}") == offers.NotOffered(Card(elsewhere))


def test_IV_7_corporations_and_cards_lie_open_together_to_their_owner_alone(dealt: State) -> None:
    corporations, cards = dealt.companies[KIM].choices, dealt.companies[KIM].offer
    own = GAME.view(dealt, KIM)
    assert SHOW.offers(own) == (*map(ChooseCorporation, corporations), *map(BuyCard, cards))
    assert set(SHOW.hand(own, KIM)) == set(SHOW.offers(own))
    assert SHOW.hand(GAME.view(dealt, STANLEY), KIM) == ()
    words = words_for("en", GAME.key)
    for card in cards:
        cost, *_ = SHOW.face(own, choice_of(BuyCard(card)), words, palette(Depth.FULL)).lines
        assert cost.plain.startswith(f"{CARDS[card].cost}€ ")
        assert len(SHOW.inspect_choice(own, choice_of(BuyCard(card)), words)) > 2


def test_IV_7_the_corporation_is_chosen_before_cards_are_bought(dealt: State) -> None:
    assert refused(dealt, f"buy {dealt.companies[KIM].offer[0]}") == offers.CorporationFirst()


def test_IV_7_what_is_chosen_stays_in_sight_while_cards_are_bought(dealt: State) -> None:
    state = after(dealt, "choose phobolog")
    state = after(state, choices(state)[0])
    bought, left = state.companies[KIM].picked, state.companies[KIM].offer
    shown = SHOW.hand(GAME.view(state, KIM), KIM)
    assert shown == (ChooseCorporation(Corporation("phobolog")), *map(BuyCard, (*left, *bought)))


def test_IV_7_a_choice_is_secret_until_all_have_chosen(dealt: State) -> None:
    state = after(dealt, "choose phobolog")
    seen = GAME.view(after(state, choices(state)[0], choices(state)[1], "done"), STANLEY).companies[KIM]
    assert seen.chosen == HIDDEN_CORPORATION
    assert seen.choices == (HIDDEN_CORPORATION,) * 2
    assert (seen.offer, seen.picked) == ((HIDDEN,) * 10, ())
    assert seen.corporation is None


def test_IV_7_nothing_is_told_about_cards_kept_in_secret(dealt: State) -> None:
    state = after(dealt, "choose phobolog")
    step = GAME.apply(state, legal(GAME, state)[0])
    assert not any(isinstance(frame.event, offers.CardTaken) for frame in step.frames)


def test_IV_4_productions_of_the_corporation_are_added_to_the_common_ones() -> None:
    state = GAME.setup(Options(), 2).state
    state = after(
        state, "corporation ecoline", "corporation helion", "corporation thorgate", "corporation credicor"
    )
    random = Random(5)
    while state.phase is Phase.SETUP:
        moves = legal(GAME, state)
        move = chance.answer(GAME, state, random) if state.to_move == CHANCE else moves[-1]
        if isinstance(state.question, WhichCorporation):
            move = moves[state.question.seat]
        state = play(GAME, state, move).state
    assert (makes(state, KIM, "plants"), has(state, KIM, "plants")) == (3, 3)
    assert makes(state, STANLEY, "energy") == 2


@with_each("corporation", [each for each in CORPORATIONS.values() if each.set != "beginner"])
def test_every_corporation_starts_with_what_it_shows(corporation: CorporationCard) -> None:
    name = corporation.id
    other = next(each for each in ("helion", "ecoline") if each != name)
    state = GAME.setup(Options(corporate_era=True, beginner_2=True), 2).state
    state = after(state, f"corporation {name}", f"corporation {other}")
    random = Random(5)
    while state.to_move == CHANCE:
        state = play(GAME, state, chance.answer(GAME, state, random)).state
    state = after(state, f"choose {name}", "done")
    start = corporation.start
    kim = state.companies[KIM]
    assert kim.stock[0] == start.megacredits
    for resource, amount in start.resources.items():
        assert kim.stock[resource] == amount
    for resource, amount in start.production.items():
        assert kim.production[resource] == amount
    assert kim.production[0] == (1 if name == "saturn-systems" else 0)
    assert state.companies[Seat(1)].stock[0] == 42
