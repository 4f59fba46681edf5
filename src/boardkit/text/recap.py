"""What has happened, told decision by decision: who decided, what came of it, and what was repeated."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import dropwhile, filterfalse, groupby
from typing import Any, Final

from boardkit.core import CHANCE, Event, Match, Seat
from boardkit.core.notation.shapes import Basic, leaves, shape
from boardkit.core.values import Value
from boardkit.text.names import class_id
from boardkit.text.telling import Line, told
from boardkit.text.words import Words

TOGETHER: Final = "together"
"""The attribute of a message that says of several at once what happened to each."""

FOLLOWED: Final = "followed"
"""The attribute of a message that names the one which tells the same once it is done."""

MANY: Final = "many"
"""The attribute of a message that says how often it happened, where that is more than `FEW` times at once."""

FEW: Final = 2


class Item(Value):
    """A sentence, and how often it follows on itself."""

    line: Line
    count: int = 1


class Group(Value):
    """A decision, or what happened before the first.

    Attributes:
        at: the moment to which it led.
        seat: who decided; CHANCE before the first decision.
        items: what was decided and what came of it, in order.
        count: how often the same was decided by the same seat in a row.
    """

    at: int
    seat: Seat
    items: tuple[Item, ...]
    count: int = 1

    @property
    def sentences(self) -> tuple[tuple[str, int], ...]:
        """What is told of it."""
        return tuple((item.line.text, item.count) for item in self.items)


def recap(match: Match[Any], viewer: Seat, words: Words, since: int = 0) -> tuple[Group, ...]:
    """Tell a match from moment `since` on, up to now, as a seat may know it; CHANCE hears what all may.

    What was noted after the decision before is new as well.
    """
    lines = told(match, viewer, words, max(since - 1, 0))
    new = (line for line in lines if line.at >= since or line.event is None)
    return grouped(match, together(completed(list(new), words), words, partial(decided_at, match)))


def completed(lines: Sequence[Line], words: Words) -> Iterator[Line]:
    """Leave out what was begun, where what it led to is told as well."""
    events = [line.event for line in lines if line.event is not None]
    said = {kind: class_id(kind) for kind in map(type, events)}
    follows = {kind: _followed(message, words) for kind, message in said.items()}
    for number, line in enumerate(lines):
        ending = follows.get(type(line.event), "")
        later = (one.event for one in lines[number:] if ending and said.get(type(one.event)) == ending)
        if not any(_is_same(line.event, event, words) for event in later):
            yield line


def _followed(message: str, words: Words) -> str:
    """Name the message that tells the same once it is done; empty where there is none."""
    if not words.knows(message) or FOLLOWED not in words.messages.attributes(message):
        return ""
    return words.formatted(message, FOLLOWED, {})


def _is_same(begun: Any, done: Any, words: Words) -> bool:
    """Tell whether something that was done has all the facts of what was begun."""
    return words.arguments(begun).items() <= words.arguments(done).items()


def decided_at(match: Match[Any], at: int) -> int:
    """Return the last moment up to `at` at which somebody decided: what chance answered since is one run."""
    return next((one for one in range(at, 0, -1) if match.chosen(one)), 0)


def _itself(at: int) -> int:
    return at


def together(lines: Iterable[Line], words: Words, run: Callable[[int], int] = _itself) -> Iterator[Line]:
    """Say in one sentence what happened to several at once, where there are words for it.

    Args:
        lines: what happened.
        words: the words in which it is said.
        run: (moment) -> by which moments that belong together are told from others.
    """
    for _, same in groupby(lines, key=lambda line: (run(line.at), type(line.event))):
        alike = list(same)
        events = [line.event for line in alike if line.event is not None]
        said = _said_together(events, words) if len(events) > 1 else ""
        yield from [alike[0].__replace__(text=said)] if said else alike


def _said_together(events: Sequence[Event], words: Words) -> str:
    """Say events of a kind that are many, or differ in one fact, by an attribute of their message."""
    message = class_id(type(events[0]))
    ways = words.messages.attributes(message) if words.knows(message) else ()
    if MANY in ways and len(events) > FEW:
        return words.formatted(message, MANY, {"count": len(events)})
    if TOGETHER not in ways:
        return ""
    facts = [words.arguments(event) for event in events]
    differing = [name for name in facts[0] if len({one[name] for one in facts}) > 1]
    if len(differing) != 1:
        return ""
    every = words.listed([str(one[differing[0]]) for one in facts])
    return words.formatted(message, TOGETHER, {**facts[0], differing[0]: every})


def grouped(match: Match[Any], lines: Iterable[Line]) -> tuple[Group, ...]:
    """Put sentences of a match together by decision, and what is repeated into one."""
    decided = list(_decided(match))
    by_decision = groupby(lines, key=lambda line: decided[line.at])
    return tuple(_collapsed([_group(match, at, list(of_one)) for at, of_one in by_decision]))


def _group(match: Match[Any], at: int, lines: Sequence[Line]) -> Group:
    """Put sentences together; nobody stands before notes, and what followed a decision told elsewhere."""
    first, seat = lines[0], match.moments[at].seat
    tells = first.at == at and first.event is not None and is_about(first.event, seat)
    return Group(at, seat if tells else CHANCE, tuple(_items(lines)))


def is_about(event: Event, seat: Seat) -> bool:
    """Tell whether an event is about a seat, and did not just follow when it passed without a word."""
    return any(part is Basic.SEAT and value == seat for part, value in leaves(shape(type(event)), event))


def _decided(match: Match[Any]) -> Iterator[int]:
    """Say for each moment to which decision it belongs: chance answers belong to the decision before."""
    last = 0
    for at in range(match.at + 1):
        last = at if match.chosen(at) else last
        yield last


def _items(lines: Iterable[Line]) -> Iterator[Item]:
    for _, same in groupby(lines, key=lambda line: line.text):
        alike = list(same)
        yield Item(alike[0], len(alike))


def _collapsed(groups: Sequence[Group]) -> Iterator[Group]:
    for _, same in groupby(groups, key=lambda group: (group.seat, group.sentences)):
        alike = list(same)
        yield alike[0].__replace__(count=len(alike))


def last_turn(match: Match[Any], seat: Seat, idle: Callable[[int], bool] | None = None) -> int:
    """Return the moment to which the last decision of a seat's last turn led; 0 before its first.

    A turn is a run of decisions of one seat. One that goes on still is not the last yet; alone, every
    decision is a turn.

    Args:
        match: the match.
        seat: whose turn it was.
        idle: whether the decision of a moment was none that a seat made by itself; None for never.
    """
    moments = match.moments
    decided: Iterator[int] = filter(match.chosen, range(match.at, 0, -1))
    if idle is not None:
        decided = filterfalse(idle, decided)
    if match.state.to_move == seat and len(match.players) > 1:
        decided = dropwhile(lambda at: moments[at].seat == seat, decided)
    return next((at for at in decided if moments[at].seat == seat), 0)
