"""What has happened, told decision by decision: with whom it begins, what is put together, who hears what."""

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Event, Frame, Game, Match, Note, NoteKind, Player, Seat, Step, legal
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.rules.playing import CardLaidOut, CardPlayed
from boardkit.games.terristories.rules.cubes import TerritoryDrained
from boardkit.games.terristories.rules.starting import CharacterDrawn
from boardkit.games.water_sharing.rules.generating import CubeFlowed
from boardkit.maps.octagons import Octagon
from boardkit.text import log, words_for
from tests.every import every_game
from tests.games.water_sharing import basin
from tests.helpers import new_match, played
from tests.toy import Tossed, Toy

NAMES = ("Ada", "Béla", "Chen")
ADA, BELA = Seat(0), Seat(1)


def decided(*seats: Seat) -> Match[Toy]:
    """Make a match in which some seats decided, one after the other, and CHANCE answered."""
    first = new_match().moments[0]
    moments = (first, *(first.__replace__(seat=seat) for seat in seats))
    return new_match().__replace__(moments=moments, at=len(seats))


def told_of(match: Match[Any], *lines: tuple[int, str]) -> list[tuple[int, Seat, int, str]]:
    """Group lines, and write each group as where it began, whose it is, how often, and what it says."""
    groups = log.grouped(
        match, [log.Line(at, text, event=Tossed(match.moments[at].seat)) for at, text in lines]
    )
    return [(group.at, group.seat, group.count, _said(group.items)) for group in groups]


def _said(items: tuple[log.Item, ...]) -> str:
    return ", ".join(f"{item.line.text} x{item.count}" for item in items)


class Tallied(Event, rule="1"):
    """Somebody counts; how often is told as a mapping, which has no hash."""

    counts: Mapping[str, int]


def test_an_event_is_told_as_it_is_now_even_where_it_has_no_hash() -> None:
    words = words_for("en").__replace__(table=lambda value: f"counted: {getattr(value, 'counts', 0)}")
    for counts in ({"rolls": 1}, {"rolls": 2}):
        first = new_match().moments[0]
        step = Step(first.step.state, (Frame(Tallied(counts), first.step.state),))
        match = new_match().__replace__(moments=(first.__replace__(step=step),), at=0)
        (line,) = log.told(match, CHANCE, words)
        assert line.text == f"counted: {counts}"


def test_the_answers_of_chance_belong_to_the_decision_before() -> None:
    match = decided(CHANCE, ADA, CHANCE, CHANCE, BELA)
    lines = (1, "toss"), (2, "pick"), (3, "roll"), (4, "again"), (5, "pick")
    assert told_of(match, *lines) == [
        (0, CHANCE, 1, "toss x1"),
        (2, ADA, 1, "pick x1, roll x1, again x1"),
        (5, BELA, 1, "pick x1"),
    ]


def test_what_only_followed_a_decision_that_is_not_told_has_nobody_before_it() -> None:
    assert told_of(decided(ADA, CHANCE), (2, "roll")) == [(1, CHANCE, 1, "roll x1")]


def test_what_is_not_about_who_decided_has_nobody_before_it() -> None:
    """Who passes without a word has not begun the phase that follows."""
    (group,) = log.grouped(decided(ADA), [log.Line(1, "phase 2", event=Tossed(BELA))])
    assert (group.at, group.seat) == (1, CHANCE)


def test_a_sentence_that_follows_on_itself_is_told_once() -> None:
    lines = [(1, text) for text in ("card", "card", "card", "coin", "card")]
    assert told_of(decided(ADA), *lines) == [(1, ADA, 1, "card x3, coin x1, card x1")]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "a1, b1 and c1 lose one cube each."), ("fr", "a1, b1 et c1 perdent chacun 1 cube.")],
)
def test_what_happens_to_several_at_once_is_told_in_one_sentence(language: str, said: str) -> None:
    words = words_for(language, "terristories", NAMES)
    alike = [TerritoryDrained(Octagon(column, 0), 1) for column in range(3)]
    lines = [log.Line(1, words.say(event), event=event) for event in alike]
    assert [line.text for line in log.together(lines, words)] == [said]
    later = [*lines[:1], lines[1].__replace__(at=2)]
    assert list(log.together(later, words)) == later


def test_what_chance_draws_for_one_after_the_other_is_told_in_one_sentence() -> None:
    game, words = GAMES["terristories"], words_for("en", "terristories", NAMES)
    match = start(game, game.options(), [Player(name, seat) for seat, name in enumerate(NAMES)], 1)
    while not any(isinstance(frame.event, CharacterDrawn) for _, frame in match.frames()):
        match = match.play(legal(game, match.state)[0])
    said = [text for group in log.recap(match, CHANCE, words) for text, _ in group.sentences]
    assert [text for text in said if "a character" in text] == ["Ada, Béla and Chen draw a character each."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Pollution flows down by a hex: 3 cubes."),
        ("fr", "La pollution descend d’un hexagone : 3 cubes."),
    ],
)
def test_what_happens_again_and_again_is_told_by_how_often(language: str, said: str) -> None:
    words = words_for(language, "water_sharing", NAMES)
    places = [basin.at(row, 5) for row in range(2, 6)]
    flows = [CubeFlowed(at, to) for at, to in pairwise(places)]
    lines = [log.Line(1, words.say(event), event=event) for event in flows]
    assert [line.text for line in log.together(lines, words)] == [said]
    assert list(log.together(lines[:2], words)) == lines[:2]


def test_what_differs_in_more_than_one_fact_stays_apart() -> None:
    words = words_for("en", "terristories", NAMES)
    events = [TerritoryDrained(Octagon(column, 0), column + 1) for column in range(2)]
    lines = [log.Line(1, words.say(event), event=event) for event in events]
    assert list(log.together(lines, words)) == lines


def test_the_same_decision_again_and_again_is_told_once() -> None:
    match = decided(ADA, ADA, ADA, BELA, ADA)
    lines = [(at, text) for at in range(1, 6) for text in ("buys", "pays")]
    assert told_of(match, *lines) == [
        (1, ADA, 3, "buys x1, pays x1"),
        (4, BELA, 1, "buys x1, pays x1"),
        (5, ADA, 1, "buys x1, pays x1"),
    ]


def test_decisions_that_came_to_different_things_stay_apart() -> None:
    assert len(told_of(decided(ADA, ADA), (1, "buys"), (2, "buys"), (2, "pays"))) == 2


def test_nobody_decided_a_note() -> None:
    (group,) = log.grouped(decided(ADA), [log.Line(1, "hello")])
    assert (group.at, group.seat) == (1, CHANCE)


def test_what_was_noted_after_the_decision_before_is_new() -> None:
    match = at_random(GAMES["tectonic_tribes"], 3, 1)
    words = words_for("en", "tectonic_tribes", NAMES)
    noted = match.noted(Note(match.at, NoteKind.REMARK, ADA, "Well!"))
    (group,) = log.recap(noted, BELA, words, match.at + 1)
    assert "Well!" in group.items[0].line.text


def test_nothing_makes_no_recap() -> None:
    assert told_of(decided(ADA)) == []


@pytest.mark.parametrize(
    ("seats", "last"),
    [((), 0), ((CHANCE, BELA), 0), ((ADA, BELA, CHANCE), 1), ((ADA, CHANCE, ADA, BELA, BELA), 3)],
)
def test_the_last_turn_of_a_seat_ends_with_the_last_decision_of_a_run(
    seats: tuple[Seat, ...], last: int
) -> None:
    assert log.last_turn(decided(*seats), ADA) == last


@pytest.mark.parametrize(("decisions", "last"), [(1, 2), (2, 0), (3, 5), (4, 2), (5, 8)])
def test_a_turn_that_goes_on_still_is_not_the_last(decisions: int, last: int) -> None:
    match = played(new_match(), decisions)
    assert log.last_turn(match, match.decider(match.at)) == last
    assert (match.state.to_move == match.decider(match.at)) == (decisions in (2, 4))


def test_alone_every_decision_is_a_turn() -> None:
    match = played(new_match(), 2)
    alone = match.__replace__(players=match.players[:1])
    assert log.last_turn(alone, ADA) == 3


def test_what_was_taken_back_is_no_decision() -> None:
    match = played(new_match(), 3)
    seat = match.decider(match.at)
    assert log.last_turn(match, seat) > log.last_turn(match.undo(), seat)


def unfolded(groups: tuple[log.Group, ...]) -> list[str]:
    """Say every sentence as often as it was said."""
    return [
        item.line.text
        for group in groups
        for _ in range(group.count)
        for item in group.items
        for _ in range(item.count)
    ]


def at_random(game: Game[Any], decisions: int, seed: int) -> Match[Any]:
    """Play so many decisions at random."""
    seats, random = min(3, game.seats[-1]), Random(seed)
    match = start(game, game.options(), [Player(name, n) for n, name in enumerate(NAMES[:seats])], seed)
    for _ in range(decisions):
        if not match.over:
            match = match.play(random.choice(legal(game, match.state)))
    return match


@pytest.mark.sample(4)
@every_game
@pytest.mark.parametrize("seed", range(2))
def test_a_recap_tells_every_seat_what_it_may_hear_and_leaves_nothing_out(game: Game[Any], seed: int) -> None:
    match = at_random(game, 60, seed)
    words = words_for(("en", "fr")[seed % 2], game.key, [player.name for player in match.players])
    for seat in (CHANCE, *map(Seat, range(len(match.players)))):
        for since in (0, log.last_turn(match, seat) + 1, match.at):
            groups = log.recap(match, seat, words, since)
            lines = list(log.told(match, seat, words, since))
            assert unfolded(groups) == [
                line.text
                for line in log.together(log.completed(lines, words), words, partial(log.decided_at, match))
            ]
            assert [group.at for group in groups] == sorted({group.at for group in groups})
            assert all(group.seat in (CHANCE, match.moments[group.at].seat) for group in groups)


def test_only_its_owner_hears_which_card_was_chosen() -> None:
    match = at_random(GAMES["tectonic_tribes"], 12, 1)
    words = words_for("en", "tectonic_tribes", NAMES)
    alone = {seat: set(unfolded(log.recap(match, seat, words))) for seat in map(Seat, range(3))}
    all_hear = set(unfolded(log.recap(match, CHANCE, words)))
    own = [alone[seat] - all_hear for seat in alone]
    assert all(own)
    assert not own[0] & own[1]
    assert not own[1] & own[2]


def test_what_was_begun_is_left_out_once_it_is_told_as_done() -> None:
    words, led, waiting = words_for("en", "terraforming_mars", NAMES[:2]), 0, 0
    match = at_random(GAMES["terraforming_mars"], 300, 3)
    for at in range(1, match.at):
        begun = [event for event in events_at(match, at) if isinstance(event, CardLaidOut)]
        if not begun:
            continue
        here = match.__replace__(at=at, moments=match.moments[: at + 1])
        waiting += CardLaidOut in kinds_told(log.recap(here, CHANCE, words, at))
        done = next(later for later in range(at, match.at) if plays(match, later, begun[0].card))
        there = match.__replace__(at=done, moments=match.moments[: done + 1])
        kinds = kinds_told(log.recap(there, CHANCE, words, at))
        assert CardLaidOut not in kinds
        assert CardPlayed in kinds
        led += 1
    assert led
    assert waiting == led


def events_at(match: Match[Any], at: int) -> list[Event]:
    """List what happened at a moment."""
    return [frame.event for frame in match.moments[at].step.frames]


def kinds_told(groups: tuple[log.Group, ...]) -> set[type[Event] | None]:
    """List of which kinds the events are that are told."""
    return {
        None if item.line.event is None else type(item.line.event) for group in groups for item in group.items
    }


def plays(match: Match[Any], at: int, card: Card) -> bool:
    """Tell whether a card came into play at a moment."""
    return any(isinstance(event, CardPlayed) and event.card == card for event in events_at(match, at))
