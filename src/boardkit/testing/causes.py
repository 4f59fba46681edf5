"""Which parts of a table have changed, and whether what happened tells of them."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

from boardkit.core import Event, Game, Match, Table
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Shape, fields_of, shape
from boardkit.core.values import Value, has_fields, names_of

Path = tuple[object, ...]
"""The way to a part: names of fields, numbers of entries, places."""

STEPS = re.compile(r"(\w+)|\[(\w*)\]")
ANY = object()


def changes(before: Any, after: Any, path: Path = ()) -> Iterator[Path]:
    """Walk the smallest parts in which two tables differ; the pile is the rules' own business."""
    if before is after or before == after:
        return
    if type(before) is not type(after):
        yield path
    elif has_fields(type(before)):
        for name in names_of(type(before)):
            if name != "pile" or path:
                yield from changes(getattr(before, name), getattr(after, name), (*path, name))
    elif isinstance(before, Mapping):
        for key in dict.fromkeys((*before, *after)):
            yield from changes(before.get(key), after.get(key), (*path, key))
    elif type(before) is tuple and len(before) == len(after):
        for number, pair in enumerate(zip(before, after, strict=True)):
            yield from changes(*pair, (*path, number))
    elif isinstance(before, frozenset):
        yield from ((*path, one) for one in before ^ after)
    else:
        yield path


def differing(before: Table, after: Table) -> str:
    """Name the first part in which two tables differ, with what either has there."""
    for path in changes(before, after):
        one, other = part_at(before, path), part_at(after, path)
        return f"{'.'.join(map(str, path))} is {one!r}, not {other!r}"
    return f"pile is {before.pile!r}, not {after.pile!r}"


def part_at(whole: Any, path: Path) -> Any:
    """Return the part to which a way leads, or None where there is none."""
    for step in path:
        if has_fields(type(whole)):
            whole = getattr(whole, str(step))
        elif isinstance(whole, Mapping):
            whole = whole.get(step)
        elif isinstance(whole, frozenset):
            return step if step in whole else None
        else:
            whole = whole[step]
    return whole


@cache
def steps(pattern: str) -> tuple[tuple[str, bool], ...]:
    """Read what an event touches: names, and whether each is in brackets."""
    return tuple((name or key, not name) for name, key in STEPS.findall(pattern))


def exists(table: Any, event: type[Event], pattern: str) -> bool:
    """Return whether tables of an annotated type have the part that a pattern of an event leads to."""
    if "".join(found[0] for found in STEPS.finditer(pattern)) != pattern.replace(".", ""):
        return False
    found = {shape(table)}
    for name, is_key in steps(pattern):
        found = {inner for whole in found for inner in _inner(whole, name, is_key)}
        if is_key and name and not (name in fields_of(event) or hasattr(event, name)):
            return False
    return bool(found)


def _inner(whole: Shape, name: str, is_key: bool) -> Iterator[Shape]:
    """Walk the shapes of what a step leads to: a field, or the entries of a list or of places."""
    match whole:
        case shapes.Maybe(inner):
            yield from _inner(inner, name, is_key)
        case shapes.Either(parts):
            yield from (inner for part in parts for inner in _inner(part, name, is_key))
        case shapes.Series(item) | shapes.Bunch(item) | shapes.Lookup(item=item) if is_key:
            yield item
        case shapes.Row(items) if is_key:
            yield from items
        case shapes.Record(kind):
            yield from (inner for field, inner in fields_of(kind).items() if field == name or is_key)


def tells(event: Event, path: Path) -> bool:
    """Return whether an event names a part of the table among those it may change."""
    return any(leads(event, steps(pattern), path) for pattern in event.touches)


def remembered(game: Game[Any], path: Path) -> bool:
    """Return whether a part of the table is what rules remember, and nobody sees."""
    return any(leads(None, steps(pattern), path) for pattern in game.unseen)


def leads(event: Event | None, pattern: tuple[tuple[str, bool], ...], path: Path) -> bool:
    """Return whether a pattern leads to a part, or to one that it belongs to."""
    if len(path) < len(pattern):
        return False
    return all(fits(event, *pair) for pair in zip(pattern, path, strict=False))


def fits(event: Event | None, step: tuple[str, bool], at: object) -> bool:
    """Return whether one step of a pattern leads to a part."""
    name, is_key = step
    if not is_key:
        return at == name
    if not name:
        return True
    value = getattr(event, name)
    return at in value if type(value) in (tuple, frozenset) else at == value


class Scene(Value):
    """What happened in one move, if anything, and the tables before and after it."""

    at: int
    event: Event | None
    before: Table
    after: Table


def scenes(match: Match[Any]) -> Iterator[list[Scene]]:
    """Walk all that happened, move by move; last comes what a move changes besides, with no event."""
    start = match.moments[0].step
    state = start.frames[0].state if start.frames else start.state
    for at, moment in enumerate(match.moments):
        tables = [state, *(frame.state for frame in moment.step.frames), moment.step.state]
        events = [*(frame.event for frame in moment.step.frames), None]
        yield [Scene(at, event, *pair) for event, pair in zip(events, pairwise(tables), strict=True)]
        state = moment.step.state


def untold(match: Match[Any]) -> Iterator[tuple[Scene, Path]]:
    """Walk what changes though what happened does not tell of it."""
    for scene in (scene for move in scenes(match) for scene in move):
        for path in changes(scene.before, scene.after):
            told = scene.event is not None and tells(scene.event, path)
            if not told and not remembered(match.game, path):
                yield scene, path


def told_late(match: Match[Any], counts: Callable[[Any], object]) -> Iterator[tuple[Scene, Path]]:
    """Walk what changes counts and is left out of logs, though the next sentence there does not tell it."""
    for move in scenes(match):
        owed: list[tuple[Scene, Path]] = []
        for scene in move:
            if scene.event is not None and scene.event.minor:
                owed += _counted(scene, counts)
            else:
                event, now, owed = scene.event, owed, []
                yield from (pair for pair in now if event is None or not tells(event, pair[1]))


def _counted(scene: Scene, counts: Callable[[Any], object]) -> Iterator[tuple[Scene, Path]]:
    """Walk what changes in a scene in which numbers change that everybody sees."""
    if counts(scene.before) != counts(scene.after):
        yield from ((scene, path) for path in changes(scene.before, scene.after))
