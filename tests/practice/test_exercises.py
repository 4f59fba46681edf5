"""Exercises: the same of the same seed, one answer right by the rules, and the sections that have none."""

import json
import pkgutil
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import pytest

from bench.practice import looked_at_again
from boardkit.core import CHANCE, Event, Game, Move, ScoreLine, TieBreak, Verdict, legal
from boardkit.core.catalogue import GAMES, KEYS
from boardkit.core.lines.secret import is_secret
from boardkit.core.teaching.lesson import About
from boardkit.core.teaching.quiz import Allowed, Amount, Happening, Refused
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.values import evolve, values_in
from boardkit.games.tectonic_tribes.box import TRIBE
from boardkit.games.tectonic_tribes.rules.moves import PlaceTribe
from boardkit.games.tectonic_tribes.rules.rounds import RegionScored
from boardkit.games.water_sharing.rules.moves import Build
from boardkit.practice.exercises import (
    FEWEST,
    Exercise,
    Kind,
    exercise,
    exercises_at,
    happens,
    is_sound,
    played_out,
    refusals,
)
from boardkit.practice.sessions import Pattern, patterns_in, patterns_of, session, table_mark
from boardkit.practice.telling import is_clear, step_of
from boardkit.text import LANGUAGES, words_for
from boardkit.text.teaching import choice_said, wrong_said
from boardkit.tui.desk.teach.lessons import Quizzing
from tests.every import with_each

WITHOUT: Mapping[str, Mapping[str, str]] = {
    "tectonic_tribes": {
        "2": "where the first card lies is a convention, and the others lie by 3.3",
        "3": "begins a hand, whatever anybody does",
        "3.1": "everybody chooses at once: only the program has an order",
        "3.2": "follows from cards that nobody sees before they are turned over",
        "3.4": "the same for everybody, and nobody's decision",
    },
    "terraforming_mars": {
        "III.A": "is told by the sections below it",
        "III.A.7": "what it brings happens by the sections that give it",
        "IV.7": "everybody buys at once: only the program has an order",
        "IV.5": "only chance is told that a corporation is gone",
        "V.2": "everybody buys at once",
        "V.A.2": "whoever plays a card decides on, among what is listed",
        "V.A.2.4": "the move itself says who loses what",
        "VII.C": "everybody drafts at once",
        "V.1": "begins a generation, whatever anybody does",
        "V.3": "begins a phase, whatever anybody does",
        "V.3.3": "what is asked says itself that nothing else may be done",
        "V.A": "what a card costs stands on it",
        "V.4": "is told by the sections below it",
        "V.A.2.6": "single cards",
        "V.A.2.7": "single cards",
        "V.G": "the move itself says what it costs",
        "VI.B": "is told by the sections below it",
        "VI.C": "ties are rare",
        "VI.D": "several effects at once are rare",
        "VII.B.1": "chance turns over where the neutral cities lie",
        "VII.B.3": "alone, there are none to be had",
        "VII.B.4": "alone, the move itself says who loses what",
        "VII.B.5": "alone only, once a match",
        "IX.C.9": "chance draws the card",
        "XI.A": "tiles that have no place are rare",
        "XI.C": "a single card",
    },
    "life_in_reterra": {
        "5.2": "cards that are not on the board are offered to nobody",
        "5.3": "tiles run out in few matches",
        "5.4": "tokens run out in few matches",
        "5.5": "chance deals",
        "6": "begins a turn, whatever anybody does",
        "6.3": "the same seat decides on",
        "6.4": "chance fills the row up",
        "7.1": "turned so that it stands the same: rare",
        "7.3": "is about setting up",
    },
    "water_sharing": {
        "2": "cubes and tiles run out in few matches",
        "3.1": "places that are off the board are offered to nobody",
        "3.2": "chance deals",
        "3.3": "chance draws who begins",
        "5.1": "begins a round, whatever anybody does",
        "5.2": "the mediator's card is revealed by chance",
        "7.2": "whoever is named in a deal is asked, and refuses or accepts what it says",
        "9.2": "asked of the mediator, who chooses freely",
        "9.3": "what decides stands on the cards, not in the rules",
        "9.4": "cards of one's own",
        "12": "is about setting up",
    },
    "terristories": {
        "III.2": "what a first game leaves out is offered to nobody",
        "IV.2.a": "chance draws the planet",
        "IV.2.c": "is about setting up",
        "IV.2.d": "chance draws the mission",
        "V.4": "chance draws the hazard",
        "V.2.a": "everybody proposes in secret at once",
        "V.5.a": "what is asked says what is owed",
        "V.6.a": "chance tosses the rain",
        "V.6.b": "the index is rarely that high or low",
        "V.6.c": "the index is rarely that high or low",
        "VI": "the end, once a match",
        "VI.b": "the end, once a match",
        "VII": "is about options",
    },
}
"""The sections that rules cite and that have no exercise, with the reason; the others have none anyway."""

EACH = [(key, pattern) for key in KEYS for pattern in patterns_of(GAMES[key])]


def cited(game: Game[Any]) -> set[str]:
    """Name the sections that the rules of a game cite: those of questions, refusals, events and lines."""
    for _, name, _ in pkgutil.walk_packages([str(game.file("rules"))], f"{game.package}.rules."):
        import_module(name)
    events = (kind for base in (Event, ScoreLine, TieBreak, Verdict) for kind in descendants(base))
    own = [kind for kind in events if kind.__module__.startswith(game.package)]
    return {getattr(kind, "rule", "") for kind in (*own, *game.refusals, *game.business)}


def descendants(base: type) -> Iterator[type]:
    kinds: list[type] = base.__subclasses__()
    for kind in kinds:
        yield kind
        yield from descendants(kind)


@with_each("key", KEYS)
def test_every_section_that_the_rules_cite_can_be_practised_or_says_why_not(key: str) -> None:
    game = GAMES[key]
    sections = {section.number for section in rulebook_of(game, "en").rules}
    practised = {pattern.section for pattern in patterns_of(game)}
    assert (sections & cited(game)) - practised == set(WITHOUT[key])


@with_each("key", KEYS)
def test_every_kind_of_question_is_asked_in_some_game_and_three_at_least_in_each(key: str) -> None:
    assert {pattern.kind for _, pattern in EACH} == {*Kind}
    assert len({pattern.kind for pattern in patterns_of(GAMES[key])}) >= 3


@pytest.mark.sample(56)
@pytest.mark.parametrize(("key", "pattern"), EACH, ids=lambda one: getattr(one, "section", one))
def test_an_exercise_has_one_right_answer_by_the_rules_also_at_a_second_look(
    key: str, pattern: Pattern
) -> None:
    game = GAMES[key]
    found = exercise(game, pattern.section, pattern.kind, 5, is_clear)
    assert found is not None
    assert (found.section, found.kind) == (pattern.section, pattern.kind)
    assert looked_at_again(found) == ""
    step = step_of(found).step
    assert set(step.note) == {*LANGUAGES}
    assert step.note["en"] != step.note["fr"]


@cache
def made(section: str, kind: Kind, seed: int = 8, key: str = "tectonic_tribes") -> Exercise:
    """Make an exercise that there is."""
    found = exercise(GAMES[key], section, kind, seed, is_clear)
    assert found is not None
    return found


def some_exercises() -> Iterator[Exercise]:
    """Make one of each sort of answers."""
    patterns = (("3.3", Kind.LEGAL), ("3.3", Kind.PLACE), ("4", Kind.POINTS), ("3.3.2", Kind.COST))
    return (made(section, kind) for section, kind in (*patterns, ("4", Kind.NEXT)))


def test_an_answer_that_is_wrong_by_the_rules_would_be_noticed() -> None:
    for found in some_exercises():
        wrong = (found.quiz.right + 1) % len(found.quiz.choices)
        assert not is_sound(found.__replace__(quiz=found.quiz.__replace__(right=wrong)))
        twice = [*found.quiz.choices, found.quiz.choices[found.quiz.right]]
        assert not is_sound(found.__replace__(quiz=found.quiz.__replace__(choices=twice)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wrong_answer_is_told_why_without_the_right_one(language: str) -> None:
    for found in some_exercises():
        words = words_for(language, found.match.game.key, [player.name for player in found.match.players])
        said = [choice_said(found.quiz, number, words) for number in range(len(found.quiz.choices))]
        right = said.pop(found.quiz.right)
        wrong = [number for number in range(len(found.quiz.choices)) if number != found.quiz.right]
        told = [wrong_said(found.quiz, [number], words) for number in wrong]
        assert all(one.startswith(f"✗ {words('lesson-wrong')} ") and len(one) > 8 for one in told)
        assert found.kind is Kind.COST or not [one for one in told if right in one]


def test_no_wrong_answer_says_half_of_what_happens() -> None:
    found = made("5.4", Kind.NEXT, 9227, "water_sharing")
    right = found.quiz.choices[found.quiz.right]
    assert isinstance(right, Happening)
    assert right.event == evolve(right.event, energy=2)
    half = Happening(evolve(right.event, energy=0), None)
    assert not is_clear(found.__replace__(quiz=found.quiz.__replace__(choices=[half, right], right=1)))
    other = Happening(evolve(right.event, energy=1), None)
    assert is_clear(found.__replace__(quiz=found.quiz.__replace__(choices=[other, right], right=1)))


def test_no_wrong_answer_is_said_as_something_else_that_happens() -> None:
    """A region is named by its terrain alone: another like it is as true as it."""
    found = made("4", Kind.NEXT, 4419)
    assert found.quiz.move is not None
    right = found.quiz.choices[found.quiz.right]
    assert isinstance(right, Happening)
    scored = [one for one in happens(found.match, found.seat, found.quiz.move) if type(one) is RegionScored]
    other = next(one for one in scored if one != right.event)
    for points, clear in ((other.points, False), (other.points + 7, True)):
        elsewhere = Happening(evolve(other, squares=other.squares[:1], points=points), None)
        quiz = found.quiz.__replace__(choices=[elsewhere, right], right=1)
        assert is_sound(found.__replace__(quiz=quiz))
        assert is_clear(found.__replace__(quiz=quiz)) is clear
        assert (looked_at_again(found.__replace__(quiz=quiz)) == "") is clear


def test_whoever_takes_a_move_for_allowed_or_for_refused_is_told_what_it_takes() -> None:
    told = set[tuple[type, bool]]()
    for key in ("tectonic_tribes", "water_sharing"):
        match, random = played_out(GAMES[key], 3), Random(3)
        words = words_for("en", key, [player.name for player in match.players])
        tables = [match.jump(at) for at in range(0, len(match.moments) - 1, 6)]
        for found in (one for table in tables for one in exercises_at(table, Kind.LEGAL, 3, random)):
            quiz, state = found.quiz, found.match.state
            assert quiz.move is not None
            conditions = match.game.conditions(state, quiz.move)
            unmet = [words.say(one.refusal) for one in conditions if one.refusal is not None]
            met = [words.met(one.kind, one.figures) for one in conditions if one.refusal is None]
            some_left = len(quiz.choices) > FEWEST
            for number in {*range(len(quiz.choices))} - {quiz.right}:
                why = wrong_said(quiz, [number], words)
                assert words("reason-not-so") not in why
                told.add((type(quiz.choices[number]), some_left))
                if isinstance(quiz.choices[number], Refused):
                    assert [one for one in met if one in why]
                elif some_left:
                    assert all(one in why for one in met)
                    assert not [one for one in unmet if one in why]
                else:
                    assert unmet[0] in why
    assert told == {(kind, some) for kind in (Allowed, Refused) for some in (True, False)}


def test_the_same_seed_makes_the_same_exercise_and_another_seed_another() -> None:
    game = GAMES["tectonic_tribes"]
    one, same, other = (exercise(game, "3.3", Kind.PLACE, seed) for seed in (3, 3, 3000))
    assert one is not None
    assert same is not None
    assert other is not None
    assert (one.match.state, one.quiz.choices) == (same.match.state, same.quiz.choices)
    assert one.match.state != other.match.state


def test_sections_below_are_practised_with_one() -> None:
    sections = {pattern.section for pattern in patterns_in(GAMES["tectonic_tribes"], ["3"])}
    assert sections == {"3.3", "3.3.2"}


def test_a_question_that_names_its_answer_is_not_asked() -> None:
    found = made("3.3", Kind.PLACE)
    one = found.quiz.choices[found.quiz.right]
    moves = legal(found.match.game, found.match.state)
    other = next(move for move in moves if type(move) is type(one) and move != one)
    assert isinstance(one, Move)
    (event, *_) = happens(found.match, found.seat, one)
    telling = found.__replace__(event=event, quiz=found.quiz.__replace__(choices=[one, other], right=0))
    assert is_sound(telling)
    assert not is_clear(telling)


@with_each("key", KEYS)
def test_what_is_listed_are_kinds_and_sections_of_the_game(key: str) -> None:
    game = GAMES[key]
    listed = json.loads(game.file("box", "practice.json").read_text("utf-8"))
    assert set(listed) <= set(Kind)
    assert {section for sections in listed.values() for section in sections} <= {
        *rulebook_of(game, "en").sections
    }


@pytest.mark.usefixtures("short_sessions")
def test_no_table_comes_twice_in_a_session_nor_one_that_was_given_before() -> None:
    game = GAMES["tectonic_tribes"]
    patterns = patterns_in(game, ["3.3"])
    first = session(game, patterns, 11)
    assert all(one.section.startswith("3.3") for one in first)
    assert all(one.match.state != other.match.state for one in first for other in first if one is not other)
    given = {table_mark(one.match) for one in first}
    assert len(given) == len(first)
    assert {table_mark(one.match) for one in session(game, patterns, 11)} == given
    second = session(game, patterns, 11, given=given)
    assert len(second) == len(first)
    assert not given & {table_mark(one.match) for one in second}


def test_no_answer_only_tells_when_something_happens() -> None:
    """Another hand of the match, or another player's, is no answer to learn from."""
    match, random = played_out(GAMES["tectonic_tribes"], 5), Random(5)
    begun = [
        at
        for at in range(1, len(match.moments))
        if "3" in [one.event.rule for one in match.moments[at].step.frames]
    ]
    assert len(begun) > 1
    sections = {one.section for at in begun for one in exercises_at(match.jump(at - 1), Kind.NEXT, 5, random)}
    assert "3.3" in sections
    assert "3" not in sections


def test_who_decides_next_is_told_with_what_is_asked_and_nobody_is_asked_it_of_what_all_do_at_once() -> None:
    game = GAMES["tectonic_tribes"]
    match = next(one for seed in range(20) if len((one := played_out(game, seed)).players) > FEWEST)
    tables = [match.jump(at) for at in range(0, len(match.moments) - 1, 12)]
    secret = [table for table in tables if is_secret(game, table.state)]
    assert secret
    asked_there = (one for table in secret for one in exercises_at(table, Kind.NEXT, 5, Random(5)))
    assert not [one for one in asked_there if one.quiz.about is About.NEXT]
    found = made("3.3", Kind.NEXT, 7003)
    assert found.quiz.about is About.NEXT
    assert found.quiz.choices[found.quiz.right] != found.seat
    asked = found.quiz.match.state.question
    assert asked is not None
    words = words_for("en", game.key, [player.name for player in found.match.players])
    told = words("practice-at", seat=words.seat(asked.seat), question=words.say(asked))
    assert step_of(found).step.because["en"].splitlines()[-1] == told


def test_where_the_first_card_lies_is_no_question() -> None:
    match, random = played_out(GAMES["tectonic_tribes"], 5), Random(5)
    first = next(at for at in range(len(match.moments)) if match.jump(at).state.to_move not in (None, CHANCE))
    assert [*exercises_at(match.jump(first), Kind.LEGAL, 5, random)] == []
    assert [*exercises_at(match.jump(first), Kind.PLACE, 5, random)] == []


def test_points_are_told_line_by_line_and_the_question_on_the_table_is_left_out() -> None:
    found = made("4", Kind.POINTS)
    step = step_of(found).step
    assert len(step.note["en"].splitlines()) == 1
    told = [int(re.match(r"\d+", line)[0]) for line in step.because["en"].splitlines()]  # type: ignore[index]
    assert sum(told) == found.quiz.choices[found.quiz.right]


def test_what_a_move_costs_is_told_in_numbers_and_stands_on_no_card() -> None:
    for seed in (1, 8):
        found = made("3.3.2", Kind.COST, seed)
        right, move = found.quiz.choices[found.quiz.right], found.quiz.move
        assert isinstance(right, Amount)
        assert isinstance(move, PlaceTribe)
        before, after = map(int, re.findall(r"\d+", step_of(found).step.because["en"].splitlines()[0]))
        assert after - before == right.number
        assert sum(face.tent for row in TRIBE[move.card] for face in row) != right.number


def test_the_move_that_is_asked_about_is_shown_until_another_is_taken() -> None:
    legal_, place = (made("3.3", kind) for kind in (Kind.LEGAL, Kind.PLACE))
    assert legal_.quiz.move is not None
    assert Quizzing(legal_.quiz, (0,)).offered == legal_.quiz.move
    assert Quizzing(place.quiz).offered is None
    assert Quizzing(place.quiz, (1,)).offered == place.quiz.choices[1]


def test_a_payment_is_asked_nothing_about_for_what_is_paid_lies_nowhere() -> None:
    game = GAMES["terraforming_mars"]
    match, random = played_out(game, 3), Random(3)
    tables = [match.jump(at) for at in range(len(match.moments) - 1)]
    paying = [one for one in tables if type(one.state.question).__name__ == "HowToPay"]
    assert paying
    assert not [one for table in paying for one in exercises_at(table, Kind.COST, 3, random)]


def test_a_wrong_reason_compares_no_numbers_of_another_move() -> None:
    match, random = played_out(GAMES["water_sharing"], 3), Random(3)
    found = [
        one
        for at in range(0, len(match.moments) - 1, 4)
        for one in exercises_at(match.jump(at), Kind.LEGAL, 3, random)
    ]
    wrong = [
        answer for one in found for number, answer in enumerate(one.quiz.choices) if number != one.quiz.right
    ]
    reasons = [one.refusal for one in wrong if isinstance(one, Refused)]
    assert len(reasons) > 5
    assert not [one for one in reasons if one.lacks]


def test_what_does_not_happen_is_told_of_the_same_move() -> None:
    """The one who makes the move, and what it is about, tell no answer from another."""
    match, random = played_out(GAMES["water_sharing"], 3), Random(3)
    told = 0
    for at in range(0, len(match.moments) - 1, 2):
        for one in exercises_at(match.jump(at), Kind.NEXT, 3, random):
            events = [answer.event for answer in one.quiz.choices if isinstance(answer, Happening)]
            if one.section == "5.6" and isinstance(one.quiz.move, Build) and is_sound(one):
                told += 1
                told_of = {(values_in(event)["seat"], values_in(event)["at"]) for event in events}
                assert told_of == {(one.seat, one.quiz.move.at)}
    assert told


def test_nobody_is_asked_whether_to_move_from_a_place_to_itself() -> None:
    game, told = GAMES["terristories"], dict[str, int]()
    match, random = played_out(game, 3), Random(3)
    for at in range(0, len(match.moments) - 1, 2):
        table = match.jump(at)
        if type(table.state.question).__name__ == "Develop" and table.state.to_move is not None:
            for move, _ in refusals(table, table.state.to_move, random):
                places = [str(value) for value in values_in(move).values()]
                told[type(move).__name__] = max(
                    told.get(type(move).__name__, 0), places.count(str(getattr(move, "at", "")))
                )
    assert "MoveIndividual" in told
    assert set(told.values()) <= {0, 1}


def test_what_is_allowed_is_told_with_all_that_it_had_to_meet() -> None:
    found = made("11", Kind.LEGAL, 9140, "water_sharing")
    assert isinstance(found.quiz.choices[found.quiz.right], Allowed)
    head, *lines = step_of(found).step.because["en"].splitlines()
    assert head == words_for("en")("why-conditions")
    assert len(lines) > 1
    assert all(line.startswith("✓ ") for line in lines)
