"""Log of a match in sentences: what one seat may hear, recapped by decision, and its branches."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from enum import Enum
from functools import lru_cache, partial
from itertools import dropwhile, filterfalse, groupby
from typing import Any, Final

from boardkit.core import CHANCE, Event, FaultError, Game, Match, Note, NoteKind, Seat, Study, notation
from boardkit.core.lines.course import decided_since, is_closed
from boardkit.core.lines.match import has_answered
from boardkit.core.lines.study import ABANDONED, MAIN, taken_back_by
from boardkit.core.notation.shapes import Basic, fields_of, leaves, shape
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import Value
from boardkit.text.names import class_id, member_id, told_apart
from boardkit.text.words import Words

TOGETHER: Final = "together"  # the attribute of a message that says of several at once what happened to each
FOLLOWED: Final = "followed"  # the attribute that names the message which tells the same once it is done
MANY: Final = "many"  # the attribute that says how often it happened, if more than `FEW` times at once
FEW: Final = 2


def badges(match: Match[Any], words: Words) -> Sequence[str]:
    """Name in short the options that a title tells: those that change what one plays for."""
    return [badge for _, badge in _agreed(match, words)]


def titled(match: Match[Any], words: Words) -> str:
    """Name the game of a match, and the options that a title tells."""
    return " · ".join((words("title"), *(name for name, _ in _agreed(match, words))))


def _agreed(match: Match[Any], words: Words) -> Iterator[tuple[str, str]]:
    """Name the options that a title tells, at length and in short.

    A switch that is on and a value of several have an attribute `badge`, a switch that is off `badge-off`;
    whoever plays alone plays for what `title-alone` says.
    """
    for name in fields_of(type(match.options)):
        value, option = getattr(match.options, name), f"option-{kebab(name)}"
        message = member_id(value) if isinstance(value, Enum) else option
        if badge := words.explanation(message, "badge-off" if value is False else "badge"):
            yield badge if value is False else words(message), badge
    if len(match.players) == 1 and words.knows("title-alone"):
        yield words("title-alone"), words("title-alone")


class Line(Value):
    """A sentence of the log."""

    at: int  # the moment it belongs to
    text: str  # the sentence
    rule: str = ""  # the section of the rulebook behind it; empty for a note
    event: Event | None = None  # the event as the seat may know it, if it is one


def told(
    match: Match[Any], viewer: Seat, words: Words, since: int = 0, *, minor: bool = False
) -> Iterator[Line]:
    """Tell what happened after moment `since` as a seat may know it, and the notes written on the way.

    CHANCE hears what everybody may; `minor` tells also what logs leave out.
    """
    notes = sorted(match.notes, key=lambda note: note.at)
    for at, frame in match.frames():
        yield from _notes_before(notes, at, since, match, words)
        event = frame.event.covered(viewer)
        if at >= since and (minor or not event.minor):
            yield _line(at, event, words)
    yield from _notes_before(notes, match.at + 1, since, match, words)


def _line(at: int, event: Event, words: Words) -> Line:
    with suppress(TypeError):  # an event of a game from elsewhere may hold what has no hash
        return _known_line(at, event, words)
    return _known_line.__wrapped__(at, event, words)


@lru_cache(maxsize=4096)
def _known_line(at: int, event: Event, words: Words) -> Line:
    """Tell an event: after each decision, all that happened before is told once more."""
    return Line(at, words.say(event), event.rule, event)


def _notes_before(notes: list[Note], at: int, since: int, match: Match[Any], words: Words) -> Iterator[Line]:
    while notes and notes[0].at < at:
        note = notes.pop(0)
        if note.at >= since:
            yield Line(note.at, noted(note, match.game, words))


def noted(note: Note, game: Game[Any], words: Words) -> str:
    """Say a note of the log."""
    seat = words.seat(note.seat)
    if note.kind is NoteKind.REMARK:
        # After the end it is nobody's turn.
        message = "note-remark-nobody" if note.seat == CHANCE else "note-remark"
        return words(message, seat=seat, text=words.written(note.text))
    move = ""
    if note.kind is NoteKind.TAKEN_BACK:
        # Of the move that was taken back no more than its kind may be known.
        move = next((words.verb(kind) for kind in game.moves if kind.verb == note.text), "")
        with suppress(FaultError):
            move = words.say(notation.read(note.text, game.moves))
    if note.seat == CHANCE and note.kind is NoteKind.ABANDONED:
        return words("note-abandoned-chance")
    if move and note.seat == CHANCE:
        return words("note-taken-back-chance", move=move)
    if move:
        return words("note-taken-back-move", seat=seat, move=move)
    return words(f"note-{note.kind}", seat=seat)


class Item(Value):
    """A sentence, and how often it follows on itself."""

    line: Line
    count: int = 1


class Group(Value):
    """A decision, or what happened before the first."""

    at: int  # the moment to which it led
    seat: Seat  # who decided; CHANCE before the first decision
    items: tuple[Item, ...]  # what was decided and what came of it, in order
    count: int = 1  # how often the same was decided by the same seat in a row

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
    """Leave out what was begun, where what it led to is told as well, with all the facts of it."""
    events = [line.event for line in lines if line.event is not None]
    said: dict[type, str] = {kind: class_id(kind) for kind in map(type, events)}
    follows = {kind: words.explanation(message, FOLLOWED) for kind, message in said.items()}
    for number, line in enumerate(lines):
        ending = follows.get(type(line.event), "")
        later = [one.event for one in lines[number:] if ending and said.get(type(one.event)) == ending]
        facts = words.arguments(line.event) if later else {}
        if not any(facts.items() <= words.arguments(event).items() for event in later):
            yield line


def decided_at(match: Match[Any], at: int) -> int:
    """Return the last moment up to `at` at which somebody decided: what chance answered since is one run."""
    return next((one for one in range(at, 0, -1) if has_answered(match, one)), 0)


def together(lines: Iterable[Line], words: Words, run: Callable[[int], int] | None = None) -> Iterator[Line]:
    """Say in one sentence what happened to several at once in a `run` of moments, where words exist."""
    for _, same in groupby(lines, key=lambda line: (run(line.at) if run else line.at, type(line.event))):
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
    """Put sentences of a match together by decision, and what is repeated into one.

    Chance's answers belong to the decision before. Nobody stands before notes, and before what followed a
    decision that is told elsewhere.
    """
    decided, groups = [0], list[Group]()
    for at in range(1, match.at + 1):
        decided.append(at if has_answered(match, at) else decided[-1])
    for at, of_one in groupby(lines, key=lambda line: decided[line.at]):
        texts = (list(same) for _, same in groupby(of_one, key=lambda line: line.text))
        items = tuple(Item(alike[0], len(alike)) for alike in texts)
        first, seat = items[0].line, match.moments[at].seat
        tells = first.at == at and first.event is not None and is_about(first.event, seat)
        groups.append(Group(at, seat if tells else CHANCE, items))
    same_groups = (list(same) for _, same in groupby(groups, key=lambda one: (one.seat, one.sentences)))
    return tuple(alike[0].__replace__(count=len(alike)) for alike in same_groups)


def is_about(event: Event, seat: Seat) -> bool:
    """Return whether an event is about a seat, and did not just follow when it passed without a word."""
    return any(part is Basic.SEAT and value == seat for part, value in leaves(shape(type(event)), event))


def last_turn(match: Match[Any], seat: Seat, idle: Callable[[int], bool] | None = None) -> int:
    """Return the moment to which the last decision of a seat's last turn led; 0 before its first.

    A turn is a run of decisions of one seat that are not `idle`, made by themselves. One that goes on still
    is not the last yet; alone, every decision is a turn.
    """
    moments = match.moments
    decided: Iterator[int] = filter(match.decided, range(match.at, 0, -1))
    if idle is not None:
        decided = filterfalse(idle, decided)
    if match.state.to_move == seat and len(match.players) > 1:
        decided = dropwhile(lambda at: moments[at].seat == seat, decided)
    return next((at for at in decided if moments[at].seat == seat), 0)


def line_said(study: Study[Any], name: str, words: Words) -> str:
    """Name a line: by its name, or, of one that was taken back, by who did so and when.

    Names that are alike, or that cannot be seen, have the number of the line in the list behind them.
    """
    if name == MAIN:
        return words("branches-match")
    by = taken_back_by(study.line(name))
    if by is None or not name.startswith(ABANDONED):
        return words.written(dict(zip(study.names, told_apart(study.names), strict=True))[name])
    at = _decisions_before(study, name)
    if by == CHANCE:
        return words("branch-taken-back-chance", at=at)
    return words("branch-taken-back", seat=words.seat(by), at=at)


def line_about(study: Study[Any], name: str, words: Words) -> str:
    """Say how long a line is, and where and with which luck it leaves the match."""
    if name == MAIN:
        return words("branches-of-match", decisions=decided_since(study.main, 0))
    line = study.line(name)
    # Its decisions after it leaves the match count as far as everybody may know of them.
    open_table = line.open_table and not is_closed(study.main)
    own = decided_since(line.__replace__(open_table=open_table), study.root(name))
    by = taken_back_by(line)
    if by is not None and name.startswith(ABANDONED):
        return words("branches-taken-back", decisions=own)
    luck = words("branch-luck", same="yes" if study.same_luck(name) else "no")
    return words("branches-from", at=_decisions_before(study, name), decisions=own, luck=luck)


def _decisions_before(study: Study[Any], name: str) -> int:
    return decided_since(study.main.jump(study.root(name)), 0)
