"""Several entries of a list: ticked one by one, made by one key, never more than is asked."""

from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Choice, Game, Match, Seat, legal
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.rules.moves import BuyCard, Done, Pay
from boardkit.games.terraforming_mars.rules.questions import BuyCards, HowToPay
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.facts import DIGITS, ends
from boardkit.tui.desk.intents import Do, Next, Take
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.sight import passing
from boardkit.tui.desk.stakes import hint
from boardkit.tui.desk.teach.lessons import ReadingLesson
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.desk.wishes import Tell
from tests.desk.lessons import FOUND, lesson_desk, reading_of, step_done
from tests.desk.tools import after, new_match, opened, pressed, said, seated
from tests.every import every_game
from tests.tui.desks import wished

MARS = GAMES["terraforming_mars"]
FIRST_CARDS, PRICE = 10, 3


def buying(*, open_table: bool = False) -> Desk:
    """Sit down where the first cards are bought."""
    match = new_match(MARS, 2).__replace__(open_table=open_table)
    while not isinstance(match.state.question, BuyCards):
        match = match.play(legal(MARS, match.state)[0])
    desk = opened(seated(match))
    assert len(desk.listed) == FIRST_CARDS
    return desk


def bought(desk: Desk, buyer: Desk) -> list[Any]:
    """List what has been bought since."""
    moments = desk.match.moments[buyer.match.at + 1 : desk.match.at + 1]
    return [(moment.seat, moment.move) for moment in moments if moment.seat != CHANCE]


def test_digits_tick_and_tick_again_takes_the_tick_away() -> None:
    desk = pressed(buying(), "1", "3", "4", "3").desk
    assert desk.marked == {desk.listed[0], desk.listed[3]}
    assert desk.words("ticked", count=2, moves="").split()[0] in said(desk)


def test_where_several_may_be_ticked_the_prompt_says_so_before_the_first() -> None:
    desk = buying()
    assert hint(desk).plain == desk.words("choose-any", key="p")
    assert hint(
        seated(new_match(GAMES["tectonic_tribes"], 2).__replace__(open_table=True))
    ).plain != desk.words("choose-any", key="p")


def test_enter_with_nothing_ticked_does_nothing_and_the_key_that_is_told_takes_none() -> None:
    buyer = buying()
    idle = pressed(buyer, "enter", "enter")
    assert idle.desk.vain
    assert idle.desk.match is buyer.match
    assert {move for _, move in bought(pressed(buyer, "p").desk, buyer)} == {Done()}


def test_space_ticks_what_the_arrows_have_taken() -> None:
    desk = after(buying(), Next(1), Next(1), Do.TICK, Next(1), Next(1), Do.TICK)
    assert desk.marked == {desk.listed[1], desk.listed[3]}


def test_a_tick_is_shown_at_its_entry() -> None:
    desk = pressed(buying(), "2").desk
    assert said(desk).count("[x]") <= 1
    assert desk.words("ticked", count=1, moves="").split()[0] in said(desk)


def test_one_key_buys_all_that_is_ticked_and_ends_the_list() -> None:
    buyer = buying()
    wanted = [choice.kind(**dict(choice.values)) for choice in buyer.sight.choices[:10:3]]
    outcome = pressed(buyer, "1", "4", "7", "0", "enter")
    desk = outcome.desk
    assert [move for _, move in bought(desk, buyer)] == [*wanted, ends(buyer)]
    assert {seat for seat, _ in bought(desk, buyer)} == {buyer.viewer}
    assert isinstance(desk.mode, HandingOver)
    assert not desk.marked


def test_what_was_bought_in_secret_is_told_to_nobody_else() -> None:
    buyer = buying()
    cards = [buyer.words.short(choice.kind(**dict(choice.values))) for choice in buyer.sight.choices[:3]]
    desk = pressed(buyer, "1", "2", "3", "enter").desk
    for one in (desk, pressed(desk, "enter").desk, pressed(desk, "enter", "enter").desk):
        assert isinstance(one.mode, HandingOver | Curtain) or one.viewer != buyer.viewer
        assert not [card for card in cards if card in said(one)]


@pytest.mark.parametrize("open_table", [False, True])
def test_buying_everything_ends_the_list_once_and_not_the_list_of_the_next(open_table: bool) -> None:
    buyer = buying(open_table=open_table)
    desk = pressed(buyer, *DIGITS, "enter").desk
    assert len(bought(desk, buyer)) == FIRST_CARDS
    assert {seat for seat, _ in bought(desk, buyer)} == {buyer.viewer}
    assert desk.match.state.to_move == Seat(1 - buyer.viewer)


def test_buying_everything_offered_never_stops_the_rival_from_buying() -> None:
    match, random, tried = new_match(MARS, 2, 4), Random(4), 0
    for _ in range(200):
        desk = opened(seated(match))
        if isinstance(match.state.question, BuyCards) and tried < 3:
            all_ticked = after(desk, *(Take(number) for number in range(len(desk.listed) - 1)))
            done = pressed(all_ticked, "enter").desk
            tried += done.match.at > desk.match.at
            assert {seat for seat, _ in bought(done, desk)} <= {desk.viewer}
        match = match.play(random.choice(legal(MARS, match.state)))
    assert tried


def test_more_than_the_money_buys_is_refused_whole_and_stays_ticked() -> None:
    poor = opened(seated(with_money(at_research(), 2 * PRICE + 1)))
    ticked = pressed(poor, "1", "2", "3", "4").desk
    outcome = pressed(ticked, "enter")
    assert wished(outcome, Tell).wrong
    assert outcome.desk is ticked
    fewer = pressed(ticked, "2", "4", "enter").desk
    assert [move for _, move in bought(fewer, poor) if isinstance(move, BuyCard)] == [
        choice.kind(**dict(choice.values)) for choice in (poor.sight.choices[0], poor.sight.choices[2])
    ]


def test_between_two_cards_it_is_paid_as_the_game_proposes() -> None:
    buyer = opened(seated(with_money(at_research(), 30)))
    done = pressed(buyer, "1", "2", "enter").desk
    kinds = [type(move) for _, move in bought(done, buyer)]
    assert kinds == [BuyCard, Pay, BuyCard, Pay, type(ends(buyer))]
    assert done.match.state.to_move != buyer.viewer


def test_what_the_last_card_costs_is_paid_by_hand_where_the_list_ends() -> None:
    buyer = opened(seated(with_money(at_research(), 30)))
    done = pressed(buyer, "1", "2", "3", "4", "enter").desk
    assert done.viewer == buyer.viewer
    assert isinstance(done.match.state.question, HowToPay)


def at_research() -> Match[Any]:
    """Pass until cards are bought in the second generation."""
    match = buying().match
    while match.state.generation == 1 or not isinstance(match.state.question, BuyCards):
        moves = legal(MARS, match.state)
        match = match.play(passing(moves) or moves[0])
    return match


def with_money(match: Match[Any], money: int) -> Match[Any]:
    """Leave whoever is asked so much money."""
    state, now = match.state, match.moments[match.at]
    assert state.to_move is not None
    company = state.companies[state.to_move]
    stock = (money, *company.stock[1:])
    companies = tuple(one.__replace__(stock=stock) if one is company else one for one in state.companies)
    there = now.__replace__(step=now.step.__replace__(state=state.__replace__(companies=companies)))
    return match.__replace__(moments=(*match.moments[: match.at], there))


def test_nothing_ticked_means_one_entry_at_a_time() -> None:
    buyer = buying()
    desk = after(buyer, Next(1), Do.ACT)
    assert len(bought(desk, buyer)) == 1
    assert desk.viewer == buyer.viewer


def test_ticks_are_gone_behind_the_curtain() -> None:
    desk = pressed(buying(), "1", "2", "ctrl+l").desk
    assert not desk.marked
    assert not opened(desk).marked


def test_enter_twice_buys_nothing_that_was_not_ticked() -> None:
    buyer = buying(open_table=True)
    desk = pressed(buyer, "1", "enter", "enter").desk
    assert [move for seat, move in bought(desk, buyer) if seat == buyer.viewer][1:] == [ends(buyer)]
    assert not [move for seat, move in bought(desk, buyer) if seat != buyer.viewer]


def test_what_ends_a_list_of_ticks_stands_in_the_bar_and_is_no_entry() -> None:
    desk = buying()
    assert {entry.kind for entry in desk.listed if isinstance(entry, Choice)} == {BuyCard}
    assert [verb.letter for verb in panels.bar(desk) if verb.possible] == ["p"]


@pytest.mark.sample(4)
@every_game
def test_only_what_a_game_lets_be_taken_together_is_ticked(game: Game[Any]) -> None:
    match, random = new_match(game, max(2, game.seats[0])).__replace__(open_table=True), Random(1)
    for _ in range(60):
        desk = seated(match)
        for number in range(min(3, len(desk.listed))):
            desk = after(desk, Take(number), Do.TICK) if desk.match is match else desk
        assert all(choice.kind in desk.drawing.several for choice in desk.marked)
        if not match.over:
            match = match.play(random.choice(legal(game, match.state)))


def test_nothing_is_ticked_in_a_lesson() -> None:
    lists = 0
    for found in [one for one in FOUND if one.game == "terraforming_mars"]:
        desk = lesson_desk(found)
        while not reading_of(desk).finished:
            buys = [number for number, one in enumerate(desk.listed) if getattr(one, "kind", None) is BuyCard]
            if buys and isinstance(desk.mode, ReadingLesson) and desk.sight.acting:
                lists += 1
                taken = after(desk, Take(buys[0]))
                assert not taken.marked
                assert taken.draft.choice == desk.listed[buys[0]]
                assert "[ ]" not in said(taken)
            desk = step_done(desk).desk
    assert lists
