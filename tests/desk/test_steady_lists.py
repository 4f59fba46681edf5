"""Lists that keep their numbers throughout a turn: what is done is ticked, what cannot be done is dim."""

from boardkit.core import Choice, legal
from boardkit.games import GAMES
from boardkit.games.terristories.box.things import Index
from boardkit.games.terristories.rules.moves import (
    BuyIndividual,
    CallCouncil,
    MoveIndividual,
    Pass,
    Pledge,
    UsePower,
    VoteFor,
)
from boardkit.games.terristories.rules.questions import Develop
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.facts import why_barred
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.sight import Listed
from tests.desk.tools import HAND, after, ink_of, made, new_match, opened, seated

GAME = GAMES["terristories"]


def developing() -> Desk:
    """Sit down at an open table at which the first player begins to develop."""
    match = new_match(GAME, 2)
    while not isinstance(match.state.question, Develop):
        match = match.play(legal(GAME, match.state)[0])
    return opened(seated(match))


def bought(desk: Desk) -> Desk:
    """Buy an individual."""
    return opened(made(desk, next(move for move in desk.sight.legal if isinstance(move, BuyIndividual))).desk)


def entry(desk: Desk, kind: type) -> int:
    """Return the number of the first entry of a kind."""
    return next(at for at, one in enumerate(desk.listed) if isinstance(one, Choice) and one.kind is kind)


def test_an_entry_keeps_its_number_when_others_become_impossible() -> None:
    desk = developing()
    before: tuple[Listed, ...] = desk.listed
    after_it = bought(desk)
    assert after_it.listed[: len(before)] == before
    walk = next(move for move in after_it.sight.legal if isinstance(move, MoveIndividual))
    moved = opened(made(after_it, walk).desk)
    assert moved.listed[: len(before)] == before


def test_what_was_done_is_ticked_and_tells_why_it_is_over() -> None:
    desk = bought(developing())
    number = entry(desk, BuyIndividual)
    shown = panels.hand(desk, ink_of(GAME.key, 2), HAND)
    assert [at for at, one in enumerate(shown) if one.ticked] == [number]
    assert shown[number].barred
    choice = desk.listed[number]
    assert isinstance(choice, Choice)
    refusal = why_barred(desk, choice)
    assert refusal is not None
    assert refusal.word == "purchase-made"


def test_a_purchase_taken_back_is_ticked_no_more() -> None:
    desk = after(bought(developing()), Do.UNDO)
    assert not desk.sight.done


def test_a_council_that_was_held_stays_in_the_list_but_what_came_of_it_was_for_others_to_say() -> None:
    desk = developing()
    before = desk.listed
    desk = opened(made(desk, CallCouncil(Index.SOCIETAL)).desk)
    while not isinstance(desk.match.state.question, Develop):
        kinds = (VoteFor, Pledge, Pass)
        move = next(one for kind in kinds for one in desk.sight.legal if isinstance(one, kind))
        desk = opened(made(desk, move).desk)
    assert desk.listed[: len(before)] == before
    council = Choice(CallCouncil, (("index", Index.SOCIETAL),))
    assert council not in desk.sight.done
    assert why_barred(desk, council) is not None


def test_the_next_player_has_a_list_of_their_own() -> None:
    desk = opened(made(bought(developing()), Pass()).desk)
    assert desk.match.state.to_move == 1
    assert not desk.sight.done
    assert entry(desk, UsePower) > entry(desk, BuyIndividual)
