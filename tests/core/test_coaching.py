"""Coached matches: which rule is due, and how much of it is told."""

from random import Random

from boardkit.core import Player, Seat, legal
from boardkit.core.records.record import start
from boardkit.core.teaching.coverage import LONG_LIST, Brief, brief, due
from boardkit.core.teaching.rulebook import Section, rulebook_of
from boardkit.games import GAMES
from tests.every import every_key, with_each

TRIBES = GAMES["tectonic_tribes"]


def section(text: str) -> Section:
    return Section("1", "One", 2, text)


@with_each(
    "text, told, whole",
    [
        ("Short.", "Short.", True),
        ("First.\n\nSecond.", "First.", False),
        ("| a | b |\n|---|---|\n| 1 | 2 |\n\nAfter the table.", "After the table.", False),
        ("There are two:\n\n1. One.\n2. Two.\n\nMore.", "There are two:\n1. One.\n2. Two.", False),
        ("It is:\n\n| a |\n|---|\n| 1 |", "It is:", False),
        (f"{'x' * 150}. {'y' * 150}.", f"{'x' * 150}.", False),
        (f"{'x' * 400}. Rest.", f"{'x' * 400}.", False),
        (f"Begin. {'x' * 150}. As follows:\n\n- {'y' * 300}.", f"Begin. {'x' * 150}.", False),
        ("", "", True),
    ],
)
def test_a_section_is_told_by_its_first_sentences(text: str, told: str, whole: bool) -> None:
    assert brief(section(text)) == Brief(told, whole)


def test_less_is_told_where_there_is_less_room_but_never_less_than_a_sentence() -> None:
    long = section("One sentence. Another one here. And a third of them.")
    assert [brief(long, most).text.count(".") for most in (300, 35, 20, 1)] == [3, 2, 1, 1]


@every_key
@with_each("language", ["en", "fr"])
def test_every_section_with_a_text_has_a_note_of_whole_sentences(key: str, language: str) -> None:
    for one in rulebook_of(GAMES[key], language).sections.values():
        note = brief(one).text
        assert bool(note) == any(line and not line.startswith("|") for line in one.text.splitlines())
        assert len(note) <= 2 * LONG_LIST
        assert all(line in one.text for line in note.splitlines())


def test_the_rule_of_the_question_is_due_first_then_those_of_what_happened_since() -> None:
    players = [Player("Ada", 0), Player("Bela", 1)]
    match = start(TRIBES, TRIBES.options(), players, 7)
    told = set[str]()
    order = list[str]()
    seat = match.state.to_move
    assert seat is not None
    while rule := due(match, seat, told):
        order.append(rule)
        told.add(rule)
    assert order == ["2"]
    assert due(match, Seat(1 - seat), ()) == "2"


@every_key
def test_each_seat_is_told_each_rule_once_and_only_rules_that_the_log_tells(key: str) -> None:
    game, random = GAMES[key], Random(5)
    match = start(game, game.options(), [Player(f"P{seat}", seat) for seat in range(2)], 5)
    told: dict[Seat, list[str]] = {Seat(0): [], Seat(1): []}
    for _ in range(120):
        seat = match.state.to_move
        if seat is None:
            break
        if rule := due(match, seat, told[seat]):
            cited = {frame.event.rule for _, frame in match.frames() if not frame.event.minor}
            assert match.state.question is not None
            assert rule in cited | {match.state.question.rule}
            told[seat].append(rule)
        match = match.play(random.choice(legal(game, match.state)))
    assert all(len(rules) == len(set(rules)) >= 4 for rules in told.values())
