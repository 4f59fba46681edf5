"""Paying is a form where a list of all ways would be long: how many of each, and money pays the rest."""

import pytest

from boardkit.core import Choice
from boardkit.draw.blocks import Room
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.rules.moves import Pay, PlayCard
from boardkit.games.terraforming_mars.rules.questions import HowToPay
from boardkit.maps.squares import Way
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import Choose, Do, Go, GoToCell, Put, TypeDigit
from boardkit.tui.desk.match.forms import FillingAlone
from boardkit.tui.desk.wishes import Ring
from tests.desk.tools import after, ink_of, seated
from tests.games.terraforming_mars.tables import company, table
from tests.games.terraforming_mars.test_long_hand import match_at

INK = ink_of("terraforming_mars", 2)


def paying(language: str = "en", **stock: int) -> Desk:
    """Play a card of 21 M€ that titanium may pay as a corporation whose heat is money."""
    state = table(company("helion", hand="comet", stock=stock), company())
    desk = seated(match_at(state), language)
    return after(desk, Choose(Choice(PlayCard, (("card", Card("comet")),))), Do.ACT)


def filled(desk: Desk) -> list[int]:
    mode = desk.mode
    assert isinstance(mode, FillingAlone)
    return [number for (number,) in mode.filled.cells]


def test_few_ways_to_pay_are_a_list_and_many_a_form_that_begins_with_the_cheapest() -> None:
    few = paying(megacredits=18, heat=1, titanium=1)
    assert isinstance(few.state.question, HowToPay)
    assert not isinstance(few.mode, FillingAlone)
    assert filled(paying(megacredits=19, heat=9, titanium=3)) == [3, 0]


@pytest.mark.parametrize(("language", "said"), [("en", "pays the rest"), ("fr", "paient le reste")])
def test_the_form_asks_for_what_is_paid_and_says_what_money_pays_and_what_is_kept(
    language: str, said: str
) -> None:
    desk = paying(language, megacredits=19, heat=9, titanium=3)
    lines = [line.plain for line in desk.mode.sheet(desk, INK, Room(78, 9)).lines]  # type: ignore[union-attr]
    assert ["[ 3 ]" in line for line in lines] == [True, False, False, False]
    assert said in lines[2]
    assert "12" in lines[2]
    asked, taken = panels.prompt(desk, INK).plain.split("\n")
    assert "21 M€" in asked
    assert taken == desk.words("form-take")
    assert "✓" in panels.prompt(after(desk, Go(Way.DOWN)), INK).plain
    # Where there is less room, only what is kept goes.
    assert len(desk.mode.sheet(desk, INK, Room(78, 3)).lines) == 3  # type: ignore[union-attr]


def test_the_other_numbers_follow_the_one_that_is_put_so_that_enter_always_pays() -> None:
    desk = paying(megacredits=10, heat=9, titanium=3)
    for intents in (
        (Put((0, 0), 1),),
        (Put((1, 0), 9),),
        (TypeDigit("2"),),
        (Go(Way.DOWN), Go(Way.DOWN), Go(Way.RIGHT)),
    ):
        there = after(desk, *intents)
        assert there.mode.ready(there)
        paid = update(there, Do.ACT).desk.match
        assert isinstance(paid.moments[desk.match.at + 1].move, Pay)
    assert filled(after(desk, Put((0, 0), 1))) == [1, 8]
    assert filled(after(desk, GoToCell((1, 0)), TypeDigit("9")))[1] == 9


def test_an_enter_too_many_pays_nothing_and_an_arrow_takes_what_is_proposed() -> None:
    desk = paying(megacredits=19, heat=9, titanium=3)
    vain = update(desk, Do.ACT)
    assert vain.desk.match is desk.match
    assert any(isinstance(wish, Ring) for wish in vain.wishes)
    for way in Way.UP, Way.RIGHT:
        taken = after(desk, Go(way))
        assert filled(taken) == filled(desk)
        assert update(taken, Do.ACT).desk.match.at > desk.match.at


def test_more_than_can_be_paid_of_a_resource_is_refused_with_the_most() -> None:
    desk = paying(megacredits=19, heat=9, titanium=3)
    refused = update(desk, Put((0, 0), 4))
    assert refused.desk is desk
    assert any(isinstance(wish, Ring) for wish in refused.wishes)


def test_the_list_of_all_ways_and_what_was_before_are_one_key_away() -> None:
    desk = paying(megacredits=19, heat=9, titanium=3)
    listed = after(desk, Do.BACK)
    assert not isinstance(listed.mode, FillingAlone)
    assert len(listed.listed) == len(desk.sight.legal)
    assert not isinstance(after(desk, Do.UNDO).state.question, HowToPay)
