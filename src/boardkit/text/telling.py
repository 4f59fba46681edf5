"""Telling a match as sentences, as one seat may hear them."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from enum import Enum
from typing import Any

from boardkit.core import CHANCE, Event, FaultError, Game, Match, Note, NoteKind, Seat, notation
from boardkit.core.notation.shapes import fields_of
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import Value
from boardkit.text.names import member_id
from boardkit.text.words import Words


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
    """A sentence of the log.

    Attributes:
        at: the moment it belongs to.
        text: the sentence.
        rule: the section of the rulebook behind it; empty for a note.
        event: the event as the seat may know it, if it is one.
    """

    at: int
    text: str
    rule: str = ""
    event: Event | None = None


def told(
    match: Match[Any], viewer: Seat, words: Words, since: int = 0, *, minor: bool = False
) -> Iterator[Line]:
    """Tell what happened after moment `since`, up to now, and the notes written on the way.

    Args:
        match: the match.
        viewer: whose view to keep to; CHANCE for what everybody may know.
        words: the language, with the players' names.
        since: the moment after which to begin; 0 tells everything.
        minor: whether to tell also what logs leave out.
    """
    notes = sorted(match.notes, key=lambda note: note.at)
    for at, frame in match.frames():
        yield from _notes_before(notes, at, since, match, words)
        event = frame.event.covered(viewer)
        if at >= since and (minor or not event.minor):
            yield Line(at, words.say(event), event.rule, event)
    yield from _notes_before(notes, match.at + 1, since, match, words)


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
    move = _taken_back(note, game, words) if note.kind is NoteKind.TAKEN_BACK else ""
    if note.seat == CHANCE and note.kind is NoteKind.ABANDONED:
        return words("note-abandoned-chance")
    if move and note.seat == CHANCE:
        return words("note-taken-back-chance", move=move)
    if move:
        return words("note-taken-back-move", seat=seat, move=move)
    return words(f"note-{note.kind}", seat=seat)


def _taken_back(note: Note, game: Game[Any], words: Words) -> str:
    """Say the move that was taken back, or its kind where no more of it is known; else nothing."""
    with suppress(FaultError):
        return words.say(notation.read(note.text, game.moves))
    return next((words.verb(kind) for kind in game.moves if kind.verb == note.text), "")
