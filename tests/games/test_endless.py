"""Games whose rules never end: checking them does."""

from collections.abc import Callable
from functools import partial

import pytest

from boardkit.core import (
    CHANCE,
    Answers,
    Effect,
    Game,
    Move,
    NoOptions,
    Question,
    Seat,
    Step,
    Table,
    bare,
    effect,
)
from boardkit.testing import checking
from boardkit.testing.checking import PLAYED, Breach, check, interrupting
from boardkit.testing.promises import promise_4_random_play_ends


class State(Table, kw_only=True):
    seats: int = 2


class Again(Question, word="again", rule="1"):
    """Once more?"""


class Round(Effect, word="round", rule="1"):
    """And round it goes."""


class Go(Move, verb="go"):
    """Go on."""


def begin(_: NoOptions, seats: int) -> Step[State]:
    return Step(State(seats=seats).ask(Again(Seat(0))))


def ask_again(state: State) -> Step[State]:
    return Step(state.answered().ask(Again(Seat(0))))


def ask_chance(state: State) -> Step[State]:
    return Step(state.answered().ask(Again(CHANCE)))


def turn(state: State) -> Step[State]:
    return Step(state.answered().ask(Round()))


def hang(state: State) -> Step[State]:
    while state.question is not None:
        pass
    return Step(state)


def breaches(go: Callable[[State], Step[State]]) -> dict[str, Breach]:
    """Check the game in which answering does this; say what broke, and hold that nothing is played again."""
    answers = Answers(
        rows=(bare(Again, Go, go),),
        effects=(effect(Round, lambda state: Step(state.ask(Round()))),),
        reasons=(),
        end="1",
    )
    game = Game(
        key="endless",
        package=__name__,
        seats=range(2, 3),
        state=State,
        setup=begin,
        answers=answers,
        longest=50,
    )
    held = check(game, range(3))
    assert {one.tried for one in held if one.promise == PLAYED} == {1}
    return {one.promise: one.breach for one in held if one.breach is not None}


def test_a_match_that_never_ends_is_told_with_what_is_asked() -> None:
    breach = breaches(ask_again)[promise_4_random_play_ends.__name__]
    assert breach.why == "after 50 answers, as many as it has at most, Again(seat=0) is asked"


def test_chance_that_is_asked_without_end_is_told() -> None:
    why = breaches(ask_chance)[PLAYED].why
    assert why.endswith("after 10000 answers of chance in a row, Again(seat=-1) is still on top")


def test_effects_without_end_are_told() -> None:
    why = breaches(turn)[PLAYED].why
    assert why.endswith("after 10000 effects in a row, Round() is still on top")


def test_a_rule_that_does_not_return_is_told_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "interrupting", partial(interrupting, patience=0.2))
    breach = breaches(hang)[PLAYED]
    assert breach.why == "a rule has not come to its end after 0.2 seconds"
    assert breach.where.endswith("in hang")


def test_who_breaks_off_is_not_taken_for_a_rule_that_hangs() -> None:
    with pytest.raises(KeyboardInterrupt), interrupting(__name__):
        raise KeyboardInterrupt
