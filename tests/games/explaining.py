"""What every game tells of every move: why not, what would make it so, and what a legal one would cause."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from boardkit.core import CHANCE, Condition, Game, Match, Move
from boardkit.core.rules.ahead import guessed, preview
from boardkit.draw.drawings import drawing_of
from boardkit.testing.causes import changes, remembered, tells
from boardkit.testing.matches import some_tables, strange_moves
from boardkit.testing.promises import rulebooks
from boardkit.text import LANGUAGES, Words, words_for
from boardkit.text.reasons import condition_said

TABLES, STRANGE, LIKELY = 12, 40, 5
"""How many tables of a match, moves from elsewhere at a table, and legal moves of a class are looked at."""

NOT_ASKED = "NotAsked"
"""How every game calls the refusal of an answer to another question."""


def reasons_are_worded(match: Match[Any], random: Random) -> None:
    """Every refusal is the first unmet condition; every condition has words and a rule that exists."""
    strange = strange_moves(match, random)
    found: set[Condition] = set()
    for state in random.sample(tables := some_tables(match, 1, random), min(TABLES, len(tables))):
        asked = [*random.sample(strange, min(STRANGE, len(strange))), *offered(match, state)]
        for move in (*asked, *some_legal(match, state, random)):
            conditions = match.game.conditions(state, move)
            unmet = [condition.refusal for condition in conditions if condition.refusal is not None]
            assert next(iter(unmet), None) == match.game.refusal(state, move)
            found.update(conditions)
    for words in all_words(match):
        sections = rulebooks(match.game)[words.language].sections
        assert [one.section for one in found if one.section not in sections] == []
        reasons = [condition_said(condition, words) for condition in found]
        assert [reason for reason in reasons if not is_worded(reason)] == []


def legal_answers_tell_what_they_meet(match: Match[Any], random: Random) -> None:
    """A legal move meets all its conditions, and has some wherever another answer of its class is refused."""
    strange = strange_moves(match, random)
    for state in some_tables(match, 1, random):
        ruled = {type(move) for move in strange if is_ruled_out(match.game, state, move)}
        for move in some_legal(match, state, random):
            conditions = match.game.conditions(state, move)
            assert all(condition.refusal is None for condition in conditions), move
            assert conditions or type(move) not in ruled, move


def previews_are_what_happens(match: Match[Any], random: Random) -> None:
    """A preview tells the events and the numbers that then come, up to what nobody can know."""
    drawing = drawing_of(match.game.key)
    for state in random.sample(tables := some_tables(match, 2, random), min(TABLES, len(tables))):
        seat = state.to_move
        if seat in (None, CHANCE):
            continue
        table = guessed(match.game, state, seat)
        for move in some_legal(match, state, random):
            told = preview(match.game, table, seat, move)
            step = match.game.apply(state, move)
            frames = step.frames[: len(told.events)]
            assert told.events == [frame.event.covered(seat) for frame in frames], move
            rest = step.frames[len(told.events) :]
            assert told.unknown is (bool(rest) or step.state.to_move == CHANCE)
            assert not rest or rest[0].event.is_news(seat)
            after = step.state if not rest else frames[-1].state if frames else state
            assert drawing.numbers(told.state) == drawing.numbers(match.game.view(after, seat)), move


def previews_tell_what_changes(match: Match[Any], random: Random) -> None:
    """Whatever a preview changes, it tells, with the answers that a game proposes to what comes next."""
    proposing = drawing_of(match.game.key).proposal
    for state in random.sample(tables := some_tables(match, 2, random), min(TABLES, len(tables))):
        seat = state.to_move
        if seat in (None, CHANCE):
            continue
        table = guessed(match.game, state, seat)
        for move in some_legal(match, state, random):
            told = preview(match.game, table, seat, move, proposing)
            changed = [
                path
                for path in changes(match.game.view(state, seat), told.state)
                if not remembered(match.game, path) and not any(tells(event, path) for event in told.events)
            ]
            assert changed == [], move


def offered(match: Match[Any], state: Any) -> Sequence[Move]:
    """List what the hand shows, though it may not be legal."""
    seat = state.to_move
    view = match.game.view(state, CHANCE if seat is None else seat)
    return drawing_of(match.game.key).offers(view) if seat not in (None, CHANCE) else ()


def is_ruled_out(game: Game[Any], state: Any, move: Move) -> bool:
    """Tell whether an answer to the question is refused; an answer to another question is not ruled on."""
    refusal = game.refusal(state, move)
    return refusal is not None and type(refusal).__name__ != NOT_ASKED


def some_legal(match: Match[Any], state: Any, random: Random) -> Iterable[Move]:
    """Choose some legal moves of each class."""
    by_kind: dict[type[Move], list[Move]] = {}
    for move in match.game.answers.legal(state):
        if match.game.refusal(state, move) is None:
            by_kind.setdefault(type(move), []).append(move)
    return [move for moves in by_kind.values() for move in random.sample(moves, min(LIKELY, len(moves)))]


def all_words(match: Match[Any]) -> list[Words]:
    """Return the words of the match in every language."""
    names = [f"P{seat}" for seat in range(len(match.players))]
    return [words_for(language, match.game.key, names) for language in LANGUAGES]


def is_worded(text: str) -> bool:
    """Tell whether a reason says something, with nothing left open in it."""
    said = text.strip("✓✗· \n")
    return bool(said) and "{" not in said and not said.startswith("(§")
