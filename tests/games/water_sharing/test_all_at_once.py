"""All at once: taking all the water that is needed, and running all that can run, told before it is done."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from boardkit.core import Match, Move, Seat, legal
from boardkit.games import GAMES
from boardkit.games.water_sharing.box.things import Good
from boardkit.games.water_sharing.rules.collecting import need_of
from boardkit.games.water_sharing.rules.moves import Pass, Run, TakeWater
from boardkit.games.water_sharing.rules.questions import Collect, Generate
from boardkit.games.water_sharing.show.economy import all_at_once, sums
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.facts import counted, verb_of
from boardkit.tui.desk.intents import DecideAll, Do
from boardkit.tui.desk.wishes import Ask, Confirm, Tell
from tests.desk.tools import new_match, pressed, seated
from tests.tui.desks import wished

WATER = GAMES["water_sharing"]
KINDS: dict[type[Collect] | type[Generate], type[Move]] = {Collect: TakeWater, Generate: Run}


@cache
def asked() -> tuple[Match[Any], ...]:
    """List the moments of matches at random in which water is taken or buildings are run."""
    return tuple(_asked())


def _asked() -> Iterator[Match[Any]]:
    for seed in range(6):
        random, match = Random(seed), new_match(WATER, 3, seed).__replace__(open_table=True)
        while not match.over:
            moves = legal(WATER, match.state)
            if type(match.state.question) in KINDS and len(moves) > 1:
                yield match
            match = match.play(random.choice([one for one in moves if one != Pass()] or moves))


def answered(desk: Desk) -> tuple[Confirm, Desk]:
    """Ask for all, and say yes."""
    dialog = wished(pressed(desk, "e"), Ask).dialog
    assert isinstance(dialog, Confirm)
    assert isinstance(dialog.then, DecideAll)
    return dialog, update(desk, dialog.then).desk


def made(before: Desk, after: Desk) -> list[Move | None]:
    """List what was decided from one desk to another."""
    return [one.move for one in after.match.moments[before.match.at + 1 :]]


def test_all_is_told_with_its_sum_and_each_move_is_a_decision_of_its_own() -> None:
    several = 0
    for match in asked():
        series = all_at_once(match.state)
        assert series is not None
        if not series.moves:
            continue
        desk = seated(match)
        dialog, done = answered(desk)
        assert made(desk, done)[: len(series.moves)] == list(series.moves)
        assert len({type(move) for move in series.moves}) == 1
        assert desk.match is match
        *lines, total = dialog.question.split("\n")[: len(series.moves) + 1]
        assert len(lines) == len(series.moves)
        assert total.startswith("In all: ")
        several += len(series.moves) > 1
    assert several


def test_the_last_of_them_is_taken_back_and_again() -> None:
    for match in asked():
        series = all_at_once(match.state)
        if series is not None and len(series.moves) > 2 and not match.revealed_since(match.at):
            _, done = answered(seated(match))
            if done.match.revealed_since(match.at) or done.match.state.to_move != match.state.to_move:
                continue
            once, twice = pressed(done, "u").desk, pressed(done, "u", "u").desk
            assert once.match.at == match.at + len(series.moves) - 1
            assert twice.match.at == match.at + len(series.moves) - 2
            return
    raise AssertionError


def test_all_water_that_is_needed_is_taken_and_no_more() -> None:
    taken = 0
    for match in asked():
        question, series = match.state.question, all_at_once(match.state)
        if isinstance(question, Collect) and series is not None and series.moves:
            taken += 1
            assert all(isinstance(move, TakeWater) for move in series.moves)
            assert not any(isinstance(move, TakeWater) for move in legal(WATER, series.after))
            count = sum(getattr(move, "count", 0) for move in series.moves)
            assert need_of(series.after, question.seat) == need_of(match.state, question.seat) - count
    assert taken


def test_nothing_runs_that_takes_from_another_what_it_needs_and_which_is_said() -> None:
    stopped = whole = 0
    for match in asked():
        question, series = match.state.question, all_at_once(match.state)
        if not isinstance(question, Generate) or series is None:
            continue
        first = [move for move in legal(WATER, match.state) if isinstance(move, Run)]
        if not series.left:
            whole += bool(first)
            assert {*first} <= {*series.moves}
            continue
        stopped += 1
        desk = seated(match)
        outcome = pressed(desk, "e")
        dialog = wished(outcome, Ask).dialog if series.moves else None
        said = dialog.question if isinstance(dialog, Confirm) else wished(outcome, Tell).sentence
        table = desk.drawing.said_at
        assert table is not None
        for move in series.left:
            assert table(match.state, move, desk.words)[1:] in said
        assert ("There it stops" in said) == bool(series.moves)
        assert ("There is not enough" in said) != bool(series.moves)
        assert alike(series.after, question.seat, series.left)
    assert stopped
    assert whole


def alike(state: Any, seat: Seat, left: tuple[Move, ...]) -> bool:
    """Return whether what is left cannot all run, whatever runs first."""
    runs = [move for move in legal(WATER, state) if isinstance(move, Run)]
    assert {*runs} == {*left}
    assert state.to_move == seat
    return len(runs) > 1


def test_what_is_missing_for_the_rest_is_named_with_its_number_even_where_nothing_can_be_done() -> None:
    named = {True: 0, False: 0}
    for match in asked():
        question, series = match.state.question, all_at_once(match.state)
        assert series is not None
        assert isinstance(question, Collect | Generate)
        missing = sums(series.after, question.seat).all_missing
        goods = [Good.WATER] if isinstance(question, Collect) else [*Good]
        lacks = {f"number-{good}": missing[good] for good in goods if good in missing}
        assert series.lacks == lacks
        if lacks:
            outcome, words = pressed(seated(match), "e"), seated(match).words
            things = words.listed([f"{words(name)} {count}" for name, count in lacks.items()])
            dialog = wished(outcome, Ask).dialog if series.moves else None
            said = dialog.question if isinstance(dialog, Confirm) else wished(outcome, Tell).sentence
            assert said.endswith(words("series-lacks", things=things))
            named[bool(series.moves)] += 1
    assert all(named.values())


def test_where_nothing_can_be_done_at_once_the_verb_is_dim_and_says_so() -> None:
    desk = seated(new_match(WATER, 3).__replace__(open_table=True))
    verb = verb_of(desk, "e")
    assert verb is not None
    assert counted(desk, verb) == (0, 0)
    outcome = pressed(desk, "e")
    assert outcome.desk is desk
    assert wished(outcome, Tell).sentence == desk.words("verb-not-now", verb=desk.words(verb.message))


def test_an_enter_after_the_letter_means_yes_only_in_the_dialog() -> None:
    for match in asked():
        series = all_at_once(match.state)
        if series is not None and series.moves:
            assert update(pressed(seated(match), "e").desk, Do.ACT).desk.match is match
            return
