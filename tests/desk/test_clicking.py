"""Clicks and the wheel: a second click where the first one was makes the move, and no clock is asked."""

from collections.abc import Iterator
from typing import Any

from boardkit.core import Choice, Game
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.facts import amount, is_away, may_be_ticked, targets
from boardkit.tui.desk.intents import Choose, Click, Do, Hover, Intent, Next, Point, Take, Wheel
from boardkit.tui.desk.match.forms import FillingAlone
from boardkit.tui.desk.update import clicked
from boardkit.tui.desk.wishes import Ask, Confirm
from tests.desk.test_verbs import tables
from tests.desk.tools import after
from tests.every import every_game


def clicks(desk: Desk, *intents: Intent) -> Outcome:
    """Click on one thing after the other; what is no click is done in between."""
    outcome = Outcome(desk)
    for intent in intents:
        click = isinstance(intent, Point | Take)
        then = clicked(outcome.desk, Click(intent)) if click else Outcome(after(outcome.desk, intent))
        outcome = then
    return outcome


def acted(before: Desk, outcome: Outcome) -> bool:
    """Tell whether a move was made, or is asked for once more because of its stakes."""
    return outcome.desk.match.at > before.match.at or any(
        isinstance(wish, Ask) and isinstance(wish.dialog, Confirm) for wish in outcome.wishes
    )


def listing(game: Game[Any]) -> list[Desk]:
    """List the tables of a game on which no form lies in place of the hand."""
    return [desk for desk in tables(game.key) if not isinstance(desk.mode, FillingAlone)]


def holding(game: Game[Any]) -> Iterator[tuple[Desk, list[Any]]]:
    """Take what needs a place at tables of a game, and list where it may go."""
    for desk in tables(game.key):
        for choice in [one for one in desk.draft.choices if one.needs_place][:2]:
            held = after(desk, Choose(choice))
            if not is_away(held):
                yield held, targets(held)


@every_game
def test_a_second_click_on_a_place_makes_the_move(game: Game[Any]) -> None:
    made = 0
    for held, places in holding(game):
        for place in places[:3]:
            once = clicks(held, Point(place))
            assert not acted(held, once)
            assert acted(held, clicks(held, Point(place), Point(place)))
            made += 1
    assert made


@every_game
def test_the_mouse_may_wander_after_a_click_and_only_another_click_points_elsewhere(game: Game[Any]) -> None:
    tried = 0
    for held, places in holding(game):
        here, there = places[0], places[-1]
        if here == there:
            continue
        tried += 1
        assert not acted(held, clicks(held, Hover(here), Point(here)))
        assert acted(held, clicks(held, Point(here), Hover(there), Hover(here), Point(here)))
        wandered = clicks(held, Point(here), Hover(there))
        assert wandered.desk.draft.at == here
        assert acted(held, clicks(wandered.desk, Point(here)))
        assert not acted(held, clicks(held, Point(here), Point(there), Point(here)))
        assert not acted(held, clicks(held, Point(here), Next(1), Point(here)))
    assert tried


@every_game
def test_a_second_click_on_an_entry_that_needs_no_place_makes_the_move(game: Game[Any]) -> None:
    made = 0
    for desk in listing(game):
        for number, entry in enumerate(desk.listed):
            if not isinstance(entry, Choice) or entry not in desk.draft.moves or entry.needs_place:
                continue
            if may_be_ticked(desk, entry) or amount(after(desk, Choose(entry))):
                continue
            assert not acted(desk, clicks(desk, Take(number)))
            assert acted(desk, clicks(desk, Take(number), Take(number)))
            made += 1
    assert made


@every_game
def test_what_may_be_ticked_loses_its_tick_by_a_second_click(game: Game[Any]) -> None:
    for desk in tables(game.key):
        for number, entry in enumerate(desk.listed):
            if isinstance(entry, Choice) and may_be_ticked(desk, entry):
                assert entry in clicks(desk, Take(number)).desk.marked
                twice = clicks(desk, Take(number), Take(number))
                assert entry not in twice.desk.marked
                assert not acted(desk, twice)


@every_game
def test_a_click_too_many_does_nothing_at_the_next_question(game: Game[Any]) -> None:
    for held, places in holding(game):
        outcome = clicks(held, Point(places[0]), Point(places[0]))
        if outcome.desk.match.at > held.match.at and not outcome.wishes[1:]:
            assert outcome.desk.clicked is None
            assert not acted(outcome.desk, clicks(outcome.desk, Point(places[0])))


@every_game
def test_the_wheel_turns_over_the_map_what_is_held_and_back_again(game: Game[Any]) -> None:
    for held, _ in holding(game):
        for name in held.draft.turns:
            on = after(held, Wheel(1, on_map=True))
            values = held.draft.turnings(name)
            assert (on.draft.turns[name] == held.draft.turns[name]) == (len(values) == 1)
            assert after(on, Wheel(-1, on_map=True)).draft.turns == held.draft.turns


@every_game
def test_the_wheel_goes_through_the_hand_and_back_whatever_is_held(game: Game[Any]) -> None:
    gone = 0
    for desk in listing(game):
        choices = [entry for entry in desk.listed if isinstance(entry, Choice)]
        if len(choices) < 2 or len(choices) < len(desk.listed):
            continue
        begun = after(desk, Take(0))
        on, back = (Wheel(step, on_map=False) for step in (1, -1))
        assert after(begun, on).draft.choice == choices[1]
        assert after(begun, on, back).draft.choice == choices[0]
        assert begun.draft.turns or after(begun, on.__replace__(on_map=True)).draft.choice == choices[1]
        gone += 1
    assert gone


@every_game
def test_the_wheel_makes_no_move(game: Game[Any]) -> None:
    for desk in tables(game.key):
        for on_map in (True, False):
            assert after(desk, *[Wheel(1, on_map=on_map)] * 3).match is desk.match
    assert after(desk, Do.BACK).match is desk.match
