from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Choice, Game, Seat, legal
from boardkit.core.lines.choosing import PLACE
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.players.lookup import pick
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, asks_all, update
from boardkit.tui.desk.facts import (
    DIGITS,
    NO_DIGIT,
    amount,
    amount_first,
    asks_for_number,
    keys_of,
    marks,
    numbers,
    types_entries,
)
from boardkit.tui.desk.intents import Choose, Do, Point, Take, TypeDigit
from boardkit.tui.desk.match.forms import Filling, FillingAlone
from boardkit.tui.desk.match.together import AnsweringTogether
from boardkit.tui.desk.sight import Sight, arranged, orders, sortable
from boardkit.tui.desk.stakes import hint, prompt_in
from boardkit.tui.desk.update import typed
from boardkit.tui.desk.wishes import Ask, Keep, Ring, Tell, Wake
from tests.desk.tools import after, by_kind, ink_of, new_match, pressed, seated
from tests.every import every_game
from tests.tui.desks import wished

FAR = 99_999


@cache
def tables(key: str) -> tuple[Desk, ...]:
    """Sit down at tables of a random match, each question once or twice."""
    game, seen, found = GAMES[key], dict[type, int](), list[Desk]()
    for seed in range(4):
        match, random = (
            new_match(game, max(2, game.seats[0]), seed).__replace__(open_table=True),
            Random(seed),
        )
        for _ in range(150):
            if match.over:
                break
            question = type(match.state.question)
            seen[question] = seen.get(question, 0) + 1
            if seen[question] < 4:
                found.append(seated(match))
            match = match.play(by_kind(legal(game, match.state), random))
    return tuple(found)


def taken(key: str) -> Iterator[Desk]:
    """Take each entry of those tables."""
    for desk in tables(key):
        yield from (after(desk, Choose(choice)) for choice in desk.draft.moves)


def typing(desk: Desk, number: int) -> Desk:
    """Type a number, digit by digit."""
    return after(desk, *map(TypeDigit, str(number)))


def amounts() -> list[Desk]:
    """Find the moves of all games that ask for an amount."""
    return [desk for key in GAMES for desk in taken(key) if amount(desk)]


def lists() -> list[Desk]:
    """Find the lists of all games that ask for nothing but a number."""
    return [desk for key in GAMES for desk in tables(key) if numbers(desk)]


def test_the_limits_of_an_amount_are_those_of_the_place_that_is_pointed_at() -> None:
    desk = next(
        one for one in amounts() if len(one.draft.places) > 1 and len(one.draft.turnings(amount(one))) > 1
    )
    draft, choice, (fewer, other, *_) = desk.draft, desk.draft.choice, sorted(desk.draft.places, key=str)
    assert choice is not None
    numbers = sorted(draft.turnings(amount(desk)))
    left = [
        one
        for one in draft.possible
        if (getattr(one, PLACE), getattr(one, amount(desk))) != (fewer, numbers[-1])
    ]
    desk = desk.__replace__(draft=draft.__replace__(moves={**draft.moves, choice: tuple(left)}))
    told = desk.words("number-limits", least=numbers[0], most=numbers[-1])
    assert told in hint(after(desk, Point(other))).plain
    assert told not in hint(after(desk, Point(fewer))).plain


def test_an_amount_that_is_asked_for_is_typed_at_once() -> None:
    asked = [desk for key in GAMES for desk in tables(key) if amount_first(desk)]
    assert asked
    for desk in asked:
        entry = amount_first(desk)
        assert entry is not None
        [name] = entry.kind.turns
        for number in desk.draft.take(entry).turnings(name):
            there = typing(desk, number)
            assert there.draft.move == entry.kind(**{name: number})
        assert set(marks(desk)) == {NO_DIGIT}
        assert "number" in hint(desk).plain


def test_an_amount_is_typed_as_a_number() -> None:
    tried = 0
    for desk in amounts():
        name = amount(desk)
        for number in desk.draft.turnings(name):
            tried += 1
            done = typing(desk, number)
            assert done.draft.turns[name] == number
            assert done.match is desk.match
    assert tried


def test_entries_that_are_numbers_are_taken_by_typing_them() -> None:
    assert lists()
    for desk in lists():
        for number, choice in numbers(desk).items():
            done = typing(desk, number)
            assert done.draft.choice == choice
            assert done.match is desk.match


def test_a_number_that_may_not_be_rings_and_changes_nothing_of_the_move() -> None:
    tried = 0
    for desk in [*amounts(), *lists()]:
        name = amount(desk)
        may_be = set(desk.draft.turnings(name) if name else numbers(desk))
        wrong = next((digit for digit in "987654321" if int(digit) not in may_be), None)
        if wrong is None:
            continue
        tried += 1
        outcome = pressed(typing(desk, FAR), wrong)
        wished(outcome, Ring)
        assert not any(isinstance(wish, Keep) for wish in outcome.wishes)
        assert outcome.desk.match is desk.match
    assert tried


def test_a_number_is_begun_anew_at_another_entry() -> None:
    for desk in amounts():
        begun = typing(desk, desk.draft.turnings(amount(desk))[-1])
        assert begun.digits
        for other in begun.draft.moves:
            if other != begun.draft.choice:
                assert not after(begun, Choose(other)).digits
        assert not after(begun, Do.TURN).digits


@every_game
def test_digits_take_entries_where_no_number_is_asked_for(game: Game[Any]) -> None:
    plain = [
        desk
        for desk in tables(game.key)
        if not (asks_for_number(desk) or keys_of(desk) or types_entries(desk))
        if not isinstance(desk.mode, FillingAlone)
    ]
    assert plain
    for desk in plain:
        for number, digit in enumerate(DIGITS[: len(desk.listed)]):
            assert typed(desk, digit) == Take(number)
            entry = desk.listed[number]
            if isinstance(entry, Choice):
                assert pressed(desk, digit).desk.draft.choice == entry
        if 0 < len(desk.listed) < 9:
            beyond = pressed(desk, "9")
            assert beyond.desk is desk
            assert wished(beyond, Tell).sentence == desk.words("no-such-entry", number=9)


@pytest.mark.sample(6)
@every_game
def test_any_key_is_typed_at_any_table_without_harm(game: Game[Any]) -> None:
    for desk in tables(game.key):
        for key in "0123456789":
            assert pressed(desk, key).desk.match is desk.match
            assert pressed(after(desk, Do.TURN), key, key, "escape", key).desk.match is desk.match


@every_game
def test_an_enter_that_is_not_aimed_does_nothing_and_says_what_to_do(game: Game[Any]) -> None:
    for desk in tables(game.key):
        assert not desk.touched
        assert desk.draft.choice is None
        outcome = pressed(desk, "enter", "enter")
        assert outcome.desk.match is desk.match
        assert outcome.desk.draft == desk.draft
        assert not outcome.desk.touched
        if not asks_all(desk):
            wished(outcome, Ring)
            stands_out(outcome.desk)


def stands_out(desk: Desk) -> None:
    """Check that the prompt says what to do where it can be seen at once, until the next key."""
    ink = ink_of(desk.game.key, len(desk.match.players))
    said = prompt_in(desk, ink, 200)
    reversed_ = "".join(said.plain[span.start : span.end] for span in said.spans if span.style == "reverse")
    assert hint(desk).plain.split("   ")[0] in reversed_ or (
        reversed_ and isinstance(desk.mode, Filling | AnsweringTogether)
    )
    after = update(desk, Do.LEGEND).desk
    assert not [span for span in prompt_in(after, ink, 200).spans if span.style == "reverse"]


def offers_enter(desk: Desk) -> bool:
    """Return whether the footer names what enter does."""
    return "want('pick')" in [action for action, _, _ in panels.keys(desk)]


@pytest.mark.sample(4)
@every_game
def test_enter_is_offered_only_where_it_does_something_and_else_says_what_to_do(game: Game[Any]) -> None:
    idle = 0
    for fresh in tables(game.key):
        for desk in (fresh, pressed(fresh, "tab").desk, pressed(fresh, "tab", "escape").desk):
            done = pressed(desk, "enter")
            told = done.desk.vain
            if offers_enter(desk):
                assert (
                    done.desk is not desk or told or not any(isinstance(wish, Ring) for wish in done.wishes)
                )
            else:
                idle += 1
                assert told
                assert not any(isinstance(wish, Tell) for wish in done.wishes)
                stands_out(done.desk)
    assert idle or game.key == "life_in_reterra"


def test_a_number_before_its_place_is_pointed_at_says_what_comes_first() -> None:
    waiting = [
        desk
        for desk in amounts()
        if desk.draft.move is None and desk.draft.choice is not None and desk.draft.choice.needs_place
    ]
    assert waiting
    for desk in waiting:
        outcome = pressed(desk, "9")
        stands_out(outcome.desk)
        assert [type(wish) for wish in outcome.wishes] == [Ring]


def long_lists() -> list[Desk]:
    """Find lists whose entries are more than there are digits."""
    return [desk for key in GAMES for desk in tables(key) if types_entries(desk)]


def test_every_entry_of_a_long_list_is_taken_by_its_number() -> None:
    assert long_lists()
    for desk in long_lists():
        for number, entry in enumerate(desk.listed, 1):
            done = pressed(after(desk, Do.FORGET), *str(number)).desk
            assert entry in (done.draft.choice, done.kind)


def test_a_second_digit_counts_from_anew_after_a_moment() -> None:
    for desk in long_lists():
        once = pressed(desk, "1")
        assert any(isinstance(wish, Wake) and wish.intent is Do.FORGET for wish in once.wishes)
        assert pressed(after(once.desk, Do.FORGET), "2").desk.draft.choice in (desk.listed[1], None)


def test_a_digit_from_before_is_no_part_of_a_number_once_its_entry_is_given_back() -> None:
    for desk in long_lists():
        first = next((at for at, one in enumerate(desk.listed[:9]) if isinstance(one, Choice)), None)
        if first is None:
            continue
        back = pressed(desk, str(first + 1), "escape").desk
        assert back.draft.choice is None
        again = pressed(back, str(first + 1)).desk
        assert again.draft.choice == desk.listed[first]


def test_a_digit_before_a_question_is_no_part_of_a_number_after_it() -> None:
    asked = 0
    for desk in long_lists():
        outcome = update(pressed(desk, "1").desk, Do.FORGO)
        if any(isinstance(wish, Ask) for wish in outcome.wishes):
            asked += 1
            assert not outcome.desk.digits
    assert asked


def test_a_digit_before_another_list_is_opened_is_forgotten_in_a_moment() -> None:
    for desk in long_lists():
        typed_one = pressed(desk, "1").desk
        shorter = typed_one.__replace__(verb=next(verb.letter for verb in panels.bar(desk) if verb.count))
        assert not after(shorter, Do.FORGET).digits or asks_for_number(shorter)


DECISIONS = 120


@every_game
def test_every_order_lists_what_can_be_chosen(game: Game[Any]) -> None:
    random, match = Random(7), new_match(game, game.seats[-1])
    asked = set[type]()
    for _ in range(DECISIONS):
        if match.over:
            break
        seat = match.state.to_move
        assert seat is not None
        assert seat != CHANCE
        sight = Sight(match, Seat(seat), drawing_of(game.key))
        if type(match.state.question) not in asked and sortable(sight.choices):
            asked.add(type(match.state.question))
            for language in LANGUAGES:
                words = words_for(language, game.key)
                for order in orders(sight):
                    assert sorted(map(hash, arranged(sight, order, words))) == sorted(
                        map(hash, sight.choices)
                    )
        match = match.play(pick(legal(game, match.state), random))
    assert asked
