"""What has happened since a seat's last turn: on the curtain, beside the map, on it, and played again."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from random import Random
from typing import Any

import pytest

from bench.pictures import kept
from boardkit.core import CHANCE, Game, Seat, evolve
from boardkit.draw.blocks import FROM_ABOVE, INDENT, Room
from boardkit.draw.show import happened_at
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.moves import Discard, Play
from boardkit.games.water_sharing.rules.conflicts import BidShown
from boardkit.text.log import decided_at, recap
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, asks_all
from boardkit.tui.desk.facts import MUCH
from boardkit.tui.desk.intents import Do, StandAt
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.panels import first_new, last_places
from boardkit.tui.desk.recap import recap_beside, recap_for, since
from boardkit.tui.desk.update import HandingOver, decided
from tests.desk.tools import after, by_kind, called_to_answer, ink_of, new_match, opened, pressed, seated
from tests.every import every_game

WIDTH = 300
"""Wide enough for any sentence to be in one line."""


@lru_cache(maxsize=16)
def desks(game: Game[Any], seed: int = 2, decisions: int = 50, **changes: Any) -> tuple[Desk, ...]:
    """Play a match by hand, and return every desk on the way: hands, results and curtains."""
    return tuple(_desks(game, seed, decisions, **changes))


def _desks(game: Game[Any], seed: int, decisions: int, **changes: Any) -> Iterator[Desk]:
    random = Random(seed)
    desk = seated(evolve(new_match(game, min(3, game.seats[-1]), seed), **changes))
    for _ in range(decisions):
        yield desk
        while isinstance(desk.mode, HandingOver | Curtain) or asks_all(desk):
            desk = called_to_answer(desk) if asks_all(desk) else after(desk, Do.ACT)
            yield desk
        if desk.match.over:
            return
        desk = desk.mode.decide(desk, by_kind(desk.sight.legal, random)).desk


def recap_said(desk: Desk, width: int = WIDTH) -> list[str]:
    """Return the lines of the recap that the desk shows."""
    ink = ink_of(desk.game.key, len(desk.match.players))
    if isinstance(desk.mode, HandingOver):
        return [line.plain for line in desk.mode.below(desk, ink, Room(width, 1000))]
    behind = isinstance(desk.mode, Curtain)
    shown = panels.curtain_recap(desk, ink, width) if behind else panels.recap(desk, ink, width)
    return shown.plain.splitlines()


def told_above(lines: list[str]) -> list[str]:
    """Write lines as they stand where all above them is told, too."""
    return [line.replace(FROM_ABOVE, INDENT, 1) if at == 0 else line for at, line in enumerate(lines)]


def sentences(desk: Desk, since_: int, ears: Seat) -> list[str]:
    """Return what is told of a match from a moment on, as it may be heard."""
    groups = recap(desk.match, ears, desk.words, since_)
    return [text for group in groups for text, _ in group.sentences]


@pytest.mark.sample(3)
@every_game
def test_each_seat_is_told_what_is_new_to_it_as_it_may_hear_it(game: Game[Any]) -> None:
    told = 0
    for desk in desks(game):
        if isinstance(desk.mode, Curtain):
            first, ears = since(desk.match, desk.mode.seat), CHANCE
        elif desk.viewer == CHANCE:
            continue
        else:
            first, ears = since(desk.match, desk.viewer), desk.sight.past
        items = [item for group in recap(desk.match, ears, desk.words, first) for item in group.items]
        lines = recap_said(desk)
        while len(items) > len(lines) > 0 and not isinstance(desk.mode, Curtain):
            assert type(items.pop().line.event) in desk.drawing.in_view
        expected = [item.line.text for item in items]
        if not expected and isinstance(desk.mode, Curtain):
            assert lines == [desk.words("recap-nothing")]
            continue
        assert len(lines) == len(expected)
        assert all(text in line for text, line in zip(expected, lines, strict=True))
        told += len(lines)
    assert told


def test_no_recap_beside_the_map_ends_with_what_the_screen_shows() -> None:
    for desk in desks(GAMES["life_in_reterra"]):
        if not isinstance(desk.mode, HandingOver | Curtain) and desk.viewer != CHANCE:
            assert not [line for line in recap_said(desk)[-1:] if "begins" in line or "comes into" in line]


@every_game
def test_a_seat_whose_curtain_is_not_open_hears_what_all_may_hear(game: Game[Any]) -> None:
    for desk in desks(game):
        if desk.viewer not in (CHANCE, desk.seated) and not desk.match.open_table:
            assert desk.sight.past == CHANCE
            assert recap_said(desk) == recap_said(desk.__replace__(sight=desk.sight.__replace__(past=CHANCE)))


@every_game
def test_a_result_tells_the_decisions_of_the_turn_and_no_other(game: Game[Any]) -> None:
    for desk in desks(game):
        if isinstance(desk.mode, HandingOver):
            by, first = desk.mode.by, since(desk.match, CHANCE)
            match = desk.match
            assert match.moments[first].seat == by
            chosen = [at for at in range(first, match.at + 1) if match.decided(at)]
            assert {match.moments[at].seat for at in chosen} == {by}
            assert match.decider(first - 1) != by
            told = [
                text
                for group in decided(recap(match, CHANCE, desk.words, first))
                for text, _ in group.sentences
            ]
            assert len(recap_said(desk)) == len(told)


def test_before_the_first_decision_all_is_new() -> None:
    desk = seated(new_match(GAMES["tectonic_tribes"], 2))
    assert since(desk.match, CHANCE) == since(desk.match, Seat(0)) == 1


def test_at_the_end_the_last_turn_is_told() -> None:
    *_, last = desks(GAMES["tectonic_tribes"], decisions=400, open_table=True)
    assert last.match.over
    assert last.viewer == CHANCE
    assert since(last.match, CHANCE) <= last.match.at
    assert recap_said(last)


def test_the_curtain_tells_the_next_seat_nothing_of_what_was_chosen_in_secret() -> None:
    secret = 0
    for desk in desks(GAMES["tectonic_tribes"], decisions=80):
        match = desk.match
        move, by = match.moments[match.at].move, match.moments[match.at].seat
        if isinstance(move, Discard | Play) and isinstance(desk.mode, HandingOver | Curtain):
            secret += 1
            news = sentences(desk, match.at, by), sentences(desk, match.at, CHANCE)
            assert news[0] != news[1]
            assert not [
                line for line in recap_said(desk) if any(own in line for own in set(news[0]) - set(news[1]))
            ]
    assert secret


@pytest.mark.sample(6)
@every_game
@pytest.mark.parametrize("width", [30, 44, 80])
def test_no_line_of_a_recap_is_wider_than_its_room(game: Game[Any], width: int) -> None:
    for desk in desks(game, decisions=25):
        assert all(len(line) <= width for line in recap_said(desk, width))


@pytest.mark.sample(4)
@every_game
def test_lines_that_go_on_with_a_sentence_are_known(game: Game[Any]) -> None:
    for desk in desks(game):
        if not isinstance(desk.mode, Curtain | HandingOver):
            ink = ink_of(desk.game.key, len(desk.match.players))
            lines, carried = recap_said(desk), panels.carried_over(desk, ink, WIDTH)
            groups = recap_beside(desk)
            told = [*chain.from_iterable(group.sentences for group in groups)]
            assert len(lines) - len(carried) == len(told)
            for at in carried:
                assert lines[at].startswith(INDENT)
                assert not lines[at - 1].endswith(".") or "." in lines[at]


def test_a_pass_that_ended_a_generation_is_new_with_what_was_produced() -> None:
    game, told = GAMES["terraforming_mars"], 0
    match = new_match(game, 3).__replace__(open_table=True)
    while match.state.generation < 3:
        legal = seated(match).sight.legal
        match = match.play(next((move for move in legal if move.verb == "pass"), legal[0]))
        at = decided_at(match, match.at)
        before, after_it = (match.moments[one].step.state.generation for one in (at - 1, at))
        if 0 < before < after_it:
            seat = match.moments[at].seat
            news = sentences(seated(match), since(match, seat), seat)
            told += any("production" in line for line in news)
    assert told == 2


def test_what_the_last_bid_uncovers_is_new_to_who_made_it() -> None:
    shown = 0
    for match in kept(GAMES["water_sharing"]):
        for at, moment in enumerate(match.moments):
            if any(isinstance(frame.event, BidShown) for frame in moment.step.frames):
                shown += 1
                assert since(match.jump(at), moment.seat) <= at
    assert shown


@pytest.mark.sample(4)
@every_game
def test_what_follows_from_a_decision_stands_below_it(game: Game[Any]) -> None:
    heads = 0
    for desk in desks(game):
        hands_over = isinstance(desk.mode, HandingOver)
        groups = recap_for(desk, desk.viewer, desk.sight.past) if hands_over else recap_beside(desk)
        lines = [] if isinstance(desk.mode, Curtain) else recap_said(desk)
        leads = [line.startswith("  → ") for line in lines]
        if lines:
            heads += len(groups)
            assert leads.count(False) == len(groups)
            assert not leads[0]
    assert heads


@pytest.mark.sample(6)
@every_game
def test_what_is_new_is_marked_on_the_map(game: Game[Any]) -> None:
    marked = 0
    for desk in desks(game):
        if not isinstance(desk.mode, Curtain):
            places = last_places(desk)
            assert panels.map_(desk).marks.last == places
            marked += bool(places)
    assert marked


@pytest.mark.parametrize("at", [205, 341, 420])
def test_where_much_of_the_map_has_changed_only_what_was_decided_is_marked(at: int) -> None:
    match = next(kept(GAMES["terristories"])).__replace__(at=at)
    desk = seated(match)
    events = [frame.event for one in match.moments[first_new(desk) : at + 1] for frame in one.step.frames]
    places = happened_at(desk.drawing, events, None)
    assert MUCH * len(places) > len(panels.map_(desk).picture.looks)
    assert last_places(desk) < places


@pytest.mark.sample(4)
@every_game
def test_n_plays_what_is_new_from_its_beginning(game: Game[Any]) -> None:
    played = 0
    for desk in desks(game):
        if isinstance(desk.mode, Curtain):
            assert pressed(desk, "n").desk is desk
            continue
        walking = pressed(desk, "n").desk
        walk, first = walking.walk, since(desk.match, desk.viewer)
        assert walk is not None
        assert walk.halt.at < first or walk.at == 0
        assert all(halt.at >= first for halt in walk.halts[walk.at + 1 :])
        assert walking.mode.pace(walking)
        played += not walk.over
        assert opened(after(walking, Do.BACK, Do.BACK)).match is desk.match
    assert played


def test_n_on_a_walk_plays_from_what_is_new() -> None:
    desk = [one for one in desks(GAMES["tectonic_tribes"], open_table=True) if recap_said(one)][-1]
    begun = pressed(desk, "n").desk
    again = pressed(after(desk, Do.WALK, StandAt(0)), "n").desk
    assert begun.walk is not None
    assert again.walk is not None
    assert again.walk.at == begun.walk.at


def test_what_is_repeated_is_told_with_how_often() -> None:
    for game in GAMES.values():
        for desk in desks(game):
            groups = [] if isinstance(desk.mode, Curtain) else recap_beside(desk)
            for group in groups:
                text, count = group.sentences[0]
                if group.count * count > 1:
                    times = desk.words("recap-times", text=text, times=group.count * count)
                    assert any(times in line for line in recap_said(desk))
                    return
    raise AssertionError("nothing is ever repeated")
