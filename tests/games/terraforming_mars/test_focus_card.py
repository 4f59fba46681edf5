"""The focus card tells every card of the game in full, with a key that reads on, in both languages."""

from functools import cache

import pytest
from rich.text import Text

from boardkit.core import Choice, Question, choice_of, legal
from boardkit.draw.blocks import Room, wrapped
from boardkit.draw.show import card_of
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.rules import moves
from boardkit.games.terraforming_mars.rules.questions import BuyCards, LastGreenery, WhichPatent
from boardkit.games.terraforming_mars.rules.setup import deck
from boardkit.games.terraforming_mars.show.cards import DRAWN
from boardkit.text import words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Choose, Follow, Leaf
from boardkit.tui.desk.tips import FRAMED, focus_of
from tests.desk.test_legend import signs, told
from tests.desk.texts import leaves
from tests.desk.tools import after, focus_card, ink_of, new_match, opened, pressed, seated
from tests.every import every_language, with_each
from tests.games.terraforming_mars.tables import KIM, company, money, table
from tests.games.terraforming_mars.tables import after as play_moves
from tests.games.terraforming_mars.test_long_hand import match_at

BESIDE, SMALL = ROOMS = (Room(44, 10), Room(25, 14))
"""The room of the focus card beside the map in windows of 120x40 and 80x24."""

WINDOW = Room(120, 35)
"""The room of what lies in place of the map."""

OTHERS = (moves.DoProject, moves.ClaimMilestone, moves.FundAward)
"""What else a player may look at before it is chosen."""


@cache
def desk_with_all(language: str) -> Desk:
    """Sit down with all cards of the game in hand."""
    return seated(match_at(table(company(hand=" ".join(deck(extended=True))), company())), language)


def to_look_at() -> tuple[Choice, ...]:
    """List all cards, standard projects, milestones and awards."""
    choices = desk_with_all("en").sight.choices
    return tuple(choice for choice in choices if choice.kind in (moves.PlayCard, *OTHERS))


def untold(desk: Desk, choice: Choice, room: Room) -> list[str]:
    """List what a card says that is on no leaf of what is told of it."""
    ink = ink_of(GAME.key, 2)
    width = room.width - 2 if room.width >= FRAMED else room.width
    card = card_of(desk.drawing, desk.state, choice, desk.words, ink.palette)
    lines = focus_of(desk, ink, width, room.height - 2).lines
    told = words_on("\n".join(line.plain for line in leaves(desk, lines, room.height - 2)))
    return [said for said in card.text if words_on(said) not in told]


@pytest.mark.sample(2)
@every_language
def test_every_card_is_told_in_full_beside_the_map(language: str) -> None:
    desk = desk_with_all(language)
    assert sum(choice.kind is moves.PlayCard for choice in to_look_at()) == len(CARDS)
    for choice in to_look_at():
        assert not untold(after(desk, Choose(choice)), choice, BESIDE), choice


def words_on(lines: str) -> str:
    """Write what stands in a frame in one line."""
    return " ".join(word for line in lines.splitlines() for word in line.strip("┃").split())


@pytest.mark.sample(2)
@every_language
def test_what_is_printed_on_a_card_is_read_without_a_key(language: str) -> None:
    desk, ink = desk_with_all(language), ink_of(GAME.key, 2)
    for choice in to_look_at():
        looking = after(desk, Choose(choice))
        card = card_of(looking.drawing, looking.state, choice, looking.words, ink.palette)
        told = words_on(focus_card(looking, ink, BESIDE).plain)
        assert [said for said in card.texts[-1] if words_on(said) not in told] == [], choice


@every_language
def test_V_2_what_a_card_needs_is_never_left_out_where_it_is_bought(language: str) -> None:
    desk, ink = desk_with_all(language), ink_of(GAME.key, 2)
    needy = [card for card in CARDS if CARDS[card].requirements]
    drawn = [
        card_of(desk.drawing, desk.state, choice_of(moves.BuyCard(one)), desk.words, ink.palette)
        for one in needy
    ]
    assert all(any("✗" in said or "✓" in said for said in one.texts[-1]) for one in drawn)


@every_language
def test_cards_are_told_in_full_in_a_small_window(language: str) -> None:
    desk = desk_with_all(language)
    for choice in to_look_at()[::12]:
        assert not untold(after(desk, Choose(choice)), choice, SMALL), choice


@every_language
@pytest.mark.parametrize("room", ROOMS)
def test_every_corporation_is_told_in_full(language: str, room: Room) -> None:
    desk = desk_with_all(language)
    for corporation in CORPORATIONS:
        choice = choice_of(moves.ChooseCorporation(corporation))
        assert not untold(after(desk, Follow("", card=choice)), choice, room), corporation


@pytest.mark.parametrize("room", ROOMS)
def test_a_key_and_the_wheel_read_on_and_the_foot_says_so(room: Room) -> None:
    desk, ink = (
        after(desk_with_all("en"), Choose(choice_of(moves.PlayCard(Card("search-for-life"))))),
        ink_of(GAME.key, 2),
    )
    leaves = [focus_card(desk, ink, room).plain]
    for key in ("comma", "comma"):
        desk = pressed(desk, key).desk
        leaves.append(focus_card(desk, ink, room).plain)
    assert [
        leaf.count(f"“,” next part · {number} of 2") for number, leaf in zip((1, 2, 1), leaves, strict=True)
    ] == [1] * 3
    assert leaves[0] == leaves[2] != leaves[1]
    assert focus_card(after(desk, Leaf(1), Leaf(-1)), ink, room).plain == leaves[0]


def test_what_is_looked_at_next_is_read_from_its_start() -> None:
    desk, ink = desk_with_all("en"), ink_of(GAME.key, 2)
    one, other = to_look_at()[:2]
    first = focus_card(after(desk, Choose(one)), ink, BESIDE)
    assert focus_card(after(desk, Choose(other), Leaf(1), Choose(one)), ink, BESIDE) == first


@pytest.mark.sample(2)
@every_language
def test_cards_that_are_dealt_are_told_in_full_below_those_to_choose_from(language: str) -> None:
    desk = opened(seated(new_match(GAME, 2, 14, corporate_era=True), language))
    ink = ink_of(GAME.key, 2)
    for card in list(CARDS)[::24]:
        choice = choice_of(moves.BuyCard(card))
        looking, told = desk.__replace__(draft=desk.draft.take(choice)), list[str]()
        for _ in range(2):
            sheet = panels.sheet(looking, ink, WINDOW)
            assert sheet is not None
            assert len(sheet.lines) <= WINDOW.height
            told += [line.plain.strip() for line in sheet.lines]
            looking = after(looking, Leaf(1))
        text = card_of(desk.drawing, desk.state, choice, desk.words, ink.palette).text
        lines = [line.plain.strip() for said in text for line in wrapped(Text(said), WINDOW.width)]
        assert set(lines) <= set(told), card


@every_language
def test_every_sign_on_a_card_is_told(language: str) -> None:
    desk, palette = desk_with_all(language), ink_of(GAME.key, 2).palette
    faces = (desk.drawing.face(desk.sight.view, choice, desk.words, palette) for choice in to_look_at())
    drawn = signs("".join(line.plain for face in faces for line in face.lines))
    assert drawn <= signs(told(desk)), drawn - signs(told(desk))


@every_language
@with_each(
    "question, message",
    [
        (LastGreenery(KIM), "deed-done-greenery"),
        (WhichPatent(KIM, 1), "deed-done-patents"),
        (BuyCards(KIM, 3), "deed-done"),
    ],
)
def test_that_is_all_says_what_is_done_no_more(language: str, question: Question, message: str) -> None:
    words, palette = words_for(language, GAME.key), ink_of(GAME.key, 2).palette
    state = table(company(stock={"plants": 9}), company()).ask(question)
    done = DRAWN[moves.Done](state, KIM, moves.Done(), words, palette)
    assert done.text == (words(message),)


@every_language
def test_V_A_2_an_effect_that_may_come_first_is_told_apart_from_its_whole_card(language: str) -> None:
    words, palette = words_for(language, GAME.key), ink_of(GAME.key, 2).palette
    state = table(company(hand="comet", stock=money(30)), company(stock={"plants": 3}))
    state = play_moves(state, "play comet")
    first = next(move for move in legal(GAME, state) if isinstance(move, moves.DoFirst))
    told = DRAWN[moves.DoFirst](state, KIM, first, words, palette).text
    assert told[1] == words("deed-whole-card")
    assert len(told) > 2
