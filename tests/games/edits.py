"""Positions that are edited at random and played on from, in `test_every_position.py`.

Each edit has its own number, from which seats, options, the moment of a match and what is changed on its
table are drawn. Whatever comes of it is told in words, or a match can be played from there to its end.
"""

from collections import defaultdict
from random import Random
from typing import Any, Final

from boardkit.core import Fault, Game, Match, Player, legal
from boardkit.core.editing.editing import Editing
from boardkit.core.editing.parts import Part, walk
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Leaf, Shape
from boardkit.core.records.position import drafted_position, position_code
from boardkit.draw.drawings import drawing_of
from boardkit.players.lookup import options_at_random, pick
from boardkit.text import LANGUAGES, words_for
from boardkit.text.reasons import fault_said

NUMBERS: Final = (-1, 0, 1, 2, 7, 99, 100_000)
"""Numbers to put where they may not belong."""

LOOK: Final = 20
"""After how many answers the table is looked over for faults again."""


def edit(game: Game[Any], number: int) -> tuple[str, ...]:
    """Change a table one to three times, and see what comes of it; name the faults that are told.

    Raises:
        AssertionError: neither are its faults told, nor can a match be played on from it.
    """
    random = Random(number)
    editing = moment(game, random)
    for _ in range(random.randint(1, 3)):
        editing = changed(editing, random)
    state = editing.state
    assert drafted_position(game, position_code(game, state)) == state
    drawing_of(game.key).map(state, None)
    if not editing.faults:
        play_on(game, state, random)
        return ()
    for language in LANGUAGES:
        words = words_for(language, game.key, ["P0", "P1", "P2", "P3", "P4"])
        for fault in editing.faults[:20]:
            said = fault_said(fault, words)
            assert said
            assert "{" not in said
    return tuple(type(fault).__name__ for fault in editing.faults)


def moment(game: Game[Any], random: Random) -> Editing[Any]:
    """Take the table of some moment of a match at random."""
    seats = random.choice(game.seats)
    players = [Player(f"P{seat}", seat) for seat in range(seats)]
    match = Match.start(game, options_at_random(game, seats, random), players, random.randrange(2**32))
    for _ in range(int(random.paretovariate(0.5)) * 10 % 400):
        if not match.over:
            match = match.play(pick(legal(game, match.state), random))
    places = tuple(drawing_of(game.key).map(match.state, None).looks)
    return Editing(game, match.state, places=places)


def changed(editing: Editing[Any], random: Random) -> Editing[Any]:
    """Change one part of a table as the editor would; each field is as likely to be met as any other."""
    fields = defaultdict(list)
    walked = [part for part in walk(editing.whole) if part.path]
    # The key of a place is walked before its value, on the same path.
    values = {part.path: part for part in walked}
    for part in walked:
        if values[part.path] is part:
            fields[tuple(step for step in part.path if type(step) is str)].append(part)
    part = random.choice(fields[random.choice(list(fields))])
    if isinstance(part.shape, shapes.Number):
        return editing.put(part.path, random.choice([*NUMBERS, (part.value or 0) + 1, (part.value or 0) - 1]))
    if editing.grows(part) and random.random() < 0.7:
        return added(editing, part, random)
    holder = editing.part(part.path[:-1])
    if holder is not None and editing.grows(holder) and random.random() < 0.3:
        return editing.without(part.path)
    known = editing.values(part.shape) if isinstance(part.shape, Leaf) else ()
    choices = [*([None] if part.optional else []), *known]
    return editing.put(part.path, random.choice(choices)) if choices else editing


def added(editing: Editing[Any], part: Part, random: Random) -> Editing[Any]:
    """Add an entry to a list."""
    match part.shape:
        case shapes.Lookup(key, item):
            return editing.added(part.path, (some(editing, key, random), editing.fresh(item)))
        case shapes.Series(item) | shapes.Bunch(item):
            return editing.added(part.path, some(editing, item, random))
    return editing


def some(editing: Editing[Any], wanted: Shape, random: Random) -> Any:
    """Return a value that is known somewhere on the table, or the plainest."""
    known = editing.values(wanted) if isinstance(wanted, Leaf) else ()
    return random.choice(known) if known else editing.fresh(wanted)


def play_on(game: Game[Any], state: Any, random: Random) -> None:
    """Play a table at random to its end; what is sound stays sound."""
    answers, bound = 0, game.longest
    while moves := legal(game, state):
        assert answers < bound, "the match is too long"
        state = game.apply(state, pick(moves, random)).state
        answers += 1
        if answers % LOOK == 0:
            assert not own_faults(game, state), f"after {answers} answers: {own_faults(game, state)}"
    assert state.question is None, f"nothing answers {state.question}"
    assert not own_faults(game, state), f"at the end: {own_faults(game, state)}"
    sheet = game.score(state)
    assert sheet.winners or sheet.verdict
    drawing_of(game.key).map(state, None)


def own_faults(game: Game[Any], state: Any) -> list[Fault]:
    """List the faults that only the game looks for."""
    return [*game.faults(state), *game.astray(state)]
