"""What the table of Terraforming Mars tells in hints, hands, results and beside the map."""

import pytest

from boardkit.core import Seat, choice_of
from boardkit.draw.blocks import INDENT, Room
from boardkit.draw.numbers import Change, changes_said
from boardkit.games import GAMES
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box.things import Card, Milestone
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import PlayCard
from boardkit.games.terraforming_mars.rules.questions import BuyCards
from boardkit.text import words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.facts import letters_on
from boardkit.tui.desk.hand import held_lines
from boardkit.tui.desk.intents import Choose, Do, OpenVerb, Take
from boardkit.tui.desk.update import HandingOver
from tests.desk.tools import after, ink_of, made, new_match, opened, seat_lines, seated
from tests.games.terraforming_mars.tables import KIM, company, rich, table
from tests.games.terraforming_mars.test_long_hand import match_at

INK = ink_of(GAME.key, 2)
HAND = Room(118, 7)


def at(state: State, language: str = "en") -> Desk:
    return seated(match_at(state), language)


def hand(desk: Desk, room: Room = HAND) -> list[str]:
    return [line.plain for entry in panels.hand(desk, INK, room) for line in entry.face.lines]


def test_a_seat_is_named_once_for_all_its_numbers() -> None:
    words = words_for("en", GAME.key, ["Ada", "Bela"])
    changes = [
        Change("number-steel", Seat(0), 2, 0),
        Change("number-heat", Seat(1), 8, 0),
        Change("number-score", Seat(0), 5, 8),
        Change("parameter-oxygen", None, 3, 4),
    ]
    said = changes_said(changes, words)
    assert said == "oxygen 3 → 4   Ada: steel 2 → 0 · points 5 → 8   Bela: heat 8 → 0"


def test_what_hurts_another_is_told_once() -> None:
    desk = at(table(company(hand="heat-trappers", stock={"megacredits": 9}), company(production={"heat": 3})))
    prompt = panels.prompt(after(desk, Choose(choice_of(PlayCard(Card("heat-trappers"))))), INK).plain
    assert prompt.count("heat production 3 → 1") == 1
    assert "⚠" in prompt


def test_a_card_that_is_worth_a_point_is_not_vain() -> None:
    desk = at(table(rich(hand="zeppelins"), company()))
    move = PlayCard(Card("zeppelins"))
    changes = {change.name for change in desk.sight.changes(move)} if move in desk.sight.legal else set()
    assert move not in desk.sight.legal or "number-score" in changes


def test_a_hand_of_six_says_what_each_does_and_why_it_may_not_be_played() -> None:
    six = "asteroid comet mine power-plant birds trees"
    lines = hand(after(at(table(company(hand=six, stock={"megacredits": 5}), company())), OpenVerb("c")))
    heads = [line for line in lines if not line.startswith(INDENT)]
    assert len(heads) == 6
    assert all(line.count("M€") for line in heads)
    assert any("✗ M€: 5 of 14." in line and "Temperature +1 step." in line for line in lines)
    assert any("Production: energy +1." in line for line in lines)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_standard_projects_are_told_in_words_where_there_is_room(language: str) -> None:
    lines = hand(after(at(table(rich(), company()), language), OpenVerb("s")))
    heads = [line for line in lines if not line.startswith(INDENT)]
    assert len(heads) == 6
    assert all(len(line.split()) > 4 for line in heads)
    assert not any("‹" in line for line in lines)


def test_the_cheapest_way_to_pay_stands_first() -> None:
    state = table(
        company("helion", hand="comet", stock={"megacredits": 19, "heat": 9, "titanium": 3}), company()
    )
    desk = after(at(state), Choose(choice_of(PlayCard(Card("comet")))), Do.ACT)
    assert desk.words.say(desk.sight.choices[0].kind(**dict(desk.sight.choices[0].values))) == (
        "Pay 12 M€ and 3 titanium"
    )


def test_where_a_place_is_asked_for_the_prompt_says_how_it_is_pointed_at() -> None:
    state = table(company(stock={"plants": 8}), company())
    desk = after(at(state), OpenVerb("g"), Do.ACT)
    desk = desk if "Where" in panels.prompt(desk, INK).plain else after(desk, Do.ACT)
    keys = len(next(iter(letters_on(desk).values())))
    assert desk.words("choose-place", keys=keys) in panels.prompt(desk, INK).plain


def test_a_verb_of_which_nothing_can_be_done_says_so() -> None:
    desk = after(at(table(company(hand="comet asteroid"), company())), OpenVerb("c"))
    assert desk.words("choose-none") in panels.prompt(desk, INK).plain


def test_no_number_is_asked_for_where_none_of_those_listed_can_be_done() -> None:
    """A list of the two ways of one card is typed by number; used up, it has none to type."""
    used = company(tableau="electro-catapult", used=(Card("electro-catapult"),))
    desk = after(at(table(used, company())), OpenVerb("a"))
    assert len(desk.listed) > 1
    assert desk.words("choose-none") in panels.prompt(desk, INK).plain


def test_a_list_of_which_nothing_can_be_done_says_so_however_it_was_opened() -> None:
    desk = at(table(company(hand="comet asteroid"), company()))
    desk = desk.__replace__(drawing=desk.drawing.__replace__(verbs=()))
    desk = after(desk, Take(desk.listed.index(PlayCard)))
    assert desk.kind is PlayCard
    assert desk.words("choose-none") in panels.prompt(desk, INK).plain


def test_research_tells_what_is_held_what_is_bought_and_what_is_left() -> None:
    offer = tuple(map(Card, ("comet", "mine", "birds", "trees")))
    kim = company(hand="asteroid", stock={"megacredits": 20}, offer=offer)
    desk = at(table(kim, company()).ask(BuyCards(KIM, 3)))
    assert [line.plain for line in held_lines(desk, INK, Room(44, 2))] == ["You hold: Asteroid"]
    bought = after(desk, Take(0), Take(1))
    assert "2 cards for 6 M€: 14 M€ left of 20" in panels.prompt(bought, INK).plain


def test_the_result_of_a_turn_tells_both_of_its_acts() -> None:
    state = table(company(hand="sponsors acquired-company", stock={"megacredits": 30}), company(hand="comet"))
    desk = opened(seated(match_at(state).__replace__(open_table=False)))
    for card in ("sponsors", "acquired-company"):
        desk = made(desk, PlayCard(Card(card))).desk
    assert isinstance(desk.mode, HandingOver)
    result = "\n".join(line.plain for line in desk.mode.below(desk, INK, Room(118, 7)))
    assert "Sponsors" in result
    assert "Acquired Company" in result


def test_tags_and_prizes_of_all_stay_in_sight_beside_mars() -> None:
    many = "mine power-plant trees birds research earth-office"
    state = table(company(tableau=many), company(tableau=many), milestones=((Milestone.MAYOR, KIM),))
    desk = at(state)
    seats = seat_lines(desk, INK, Room(44, 5)).plain
    assert "…" not in "".join(line.split("TR")[1][:24] for line in seats.splitlines() if "TR" in line)
    assert "Mayor" in panels.shared(desk, INK, Room(44, 6)).plain


def test_a_few_cards_in_hand_are_told_in_full_while_something_else_is_asked() -> None:
    state = table(company(hand="asteroid", stock={"megacredits": 20}, offer=(Card("comet"),)), company())
    told = "\n".join(line.plain for line in held_lines(at(state.ask(BuyCards(KIM, 3))), INK, Room(60, 40)))
    assert "Asteroid  14 M€" in told


def test_what_is_this_tells_all_that_stands_on_a_card_of_which_the_game_says_nothing_else() -> None:
    desk = opened(seated(new_match(GAMES["terristories"], 3)))
    outcome = update(after(desk, Choose(desk.sight.choices[0])), Do.INSPECT)
    told = str(outcome.wishes)
    assert "Power, once in a game: Great harvest" in told
