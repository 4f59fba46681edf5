"""A sitting: a match played line by line, with the move in the making, and the terminal it is told to."""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from shutil import get_terminal_size
from typing import Any, Final, Self, TextIO

from boardkit.core import CHANCE, Choice, Draft, Match, Move, Note, Refusal, Seat, Study, legal
from boardkit.core.lines.choosing import PLACE, numbered
from boardkit.core.lines.match import LONGEST_NOTE, people_of, played_on
from boardkit.core.notation.moves import parser, write_value
from boardkit.core.notation.shapes import Number, fields_of
from boardkit.core.teaching.rulebook import Rulebook, rulebook_of
from boardkit.core.values import Value
from boardkit.draw.drawings import drawing_of
from boardkit.draw.glyphs import SHOWS, Repertoire, written_for
from boardkit.draw.hearing import signs_of
from boardkit.library.session import Keeper, Session
from boardkit.text import Words
from boardkit.text.aloud import Aloud
from boardkit.text.names import folded, shortened, visible
from boardkit.tui.terminal.capabilities import repertoire_of, terminal_from

if sys.platform != "win32":
    import curses

LONGEST: Final = LONGEST_NOTE + 100  # the characters of a line that count; no remark is longer
FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"  # has a terminal empty its window and forget what was above it

YES: Final = frozenset({"y", "yes", "o", "oui"})
NO: Final = frozenset({"n", "no", "non"})
QUIT: Final = frozenset({"q", "quit", "quitter"})
"""What is understood wherever something is asked, in both languages."""


class Making(Value):
    """The legal moves, and those that the answers so far leave."""

    draft: Draft
    left: tuple[Move, ...] = ()  # empty until a choice is taken

    @classmethod
    def of(cls, legal: Iterable[Move]) -> Self:
        """Begin; a single choice is taken already, unless it is a whole move."""
        draft = Draft.of(legal)
        if len(draft.possible) == 1:
            return cls(draft.take(None))
        return cls(draft, tuple(draft.possible))

    @property
    def choice(self) -> Choice | None:
        """The choice that was taken."""
        return self.draft.choice

    @property
    def move(self) -> Move | None:
        """The move, once a single one is left."""
        return self.left[0] if len(self.left) == 1 else None

    @property
    def field(self) -> str | None:
        """The field to be answered next; None while a choice is to be taken, and once all is settled."""
        if self.choice is None:
            return None
        names = (*([PLACE] if self.choice.needs_place else ()), *self.choice.kind.turns)
        return next((name for name in names if len(self.values(name)) > 1), None)

    def values(self, name: str) -> tuple[Any, ...]:
        """List what a field may still be."""
        return tuple(dict.fromkeys(getattr(move, name) for move in self.left))

    def take(self, choice: Choice) -> "Making":
        """Take a choice."""
        draft = self.draft.take(choice)
        return self.__replace__(draft=draft, left=tuple(draft.possible))

    def back(self) -> Self:
        """Begin again."""
        return type(self).of(move for moves in self.draft.moves.values() for move in moves)

    def fill(self, name: str, value: object) -> "Making":
        """Settle a field; a value that the rules refuse leaves nothing."""
        return self.__replace__(left=tuple(move for move in self.left if getattr(move, name) == value))

    def read(self, word: str) -> object | None:
        """Read a word as a value of the field to be answered next, or as its number in the list; or None."""
        name, choice = self.field, self.choice
        if name is None or choice is None:
            return None
        shape = fields_of(choice.kind)[name]
        entry: object = None if isinstance(shape, Number) else picked(self.values(name), word)
        if name != PLACE and entry is not None:
            return entry
        try:
            return parser(shape)(word)
        except (ValueError, KeyError):
            return None

    def answer(self, answers: Sequence[str]) -> "Answered":
        """Take a choice by its number, unless one is taken, and settle the open fields, an answer each."""
        making, rest = self, tuple(answers)
        if rest and making.choice is None and (choice := picked(making.draft.choices, rest[0])) is not None:
            making, rest = making.take(choice), rest[1:]
        while rest and (name := making.field) is not None and (value := making.read(rest[0])) is not None:
            filled = making.fill(name, value)
            if not filled.left:
                return Answered(making, rest, (name, value))
            making, rest = filled, rest[1:]
        return Answered(making, rest)


class Answered(Value):
    """What came of some answers."""

    making: Making  # the move as far as they have made it
    rest: tuple[str, ...]  # the answers that were not taken, from the first on that is none
    refused: tuple[str, object] | None = None  # the field and the value that the rules refuse, if that is why


def picked(entries: Sequence[Any], word: str) -> Any | None:
    """Return the entry of a list that a word names by its number; None if it names none."""
    return keyed(entries).get(word.lstrip("0") or "0") if word.isascii() and word.isdigit() else None


def keyed(entries: Sequence[Any]) -> dict[str, Any]:
    """Name each entry by its number from 1, or its own; beside numbers, others by their moves."""
    choices = [entry for entry in entries if isinstance(entry, Choice)]
    own = numbered(choices) if len(choices) == len(entries) else {}
    if not own:
        return {str(number): entry for number, entry in enumerate(entries, start=1)}
    named = {str(number): choice for number, choice in own.items()}
    for choice in choices:
        if choice not in own.values():
            named[" ".join((choice.kind.verb, *(write_value(value) for _, value in choice.values)))] = choice
    return named


def written(values: Iterable[object]) -> str:
    """Write values as they are typed."""
    return ", ".join(write_value(value) for value in values)


class Talk:
    """A conversation over two streams."""

    live = False  # whether somebody sits at a terminal, for whom to wait
    forgets = False  # whether there is a terminal that can forget what it has shown
    remembers = False  # whether there is one that cannot

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source = source
        self._sink = sink
        self.live, seen = source.isatty(), sink.isatty()
        self.forgets = seen and can_forget()
        self.remembers = (seen or self.live) and not self.forgets
        # Python takes any terminal of the C locale for one of UTF-8.
        self._shows = SHOWS[repertoire_of(terminal_from(os.environ)) if seen else Repertoire.ALL]

    def say(self, *lines: str) -> None:
        """Say something, a line each."""
        for line in lines:
            # What a stream lacks is written as it is typed, or else as a question mark.
            letters = [line] if self._has(line) else [written_for(letter, self._has) for letter in line]
            print(*letters, sep="", file=self._sink)

    def flush(self) -> None:
        """Let everything be heard that was said."""
        self._sink.flush()

    def _has(self, text: str) -> bool:
        """Return whether the stream takes a text, and the terminal behind it shows it."""
        try:
            text.encode(getattr(self._sink, "encoding", None) or "utf-8")
        except UnicodeEncodeError:
            return False
        return self._shows(text)

    def listen(self) -> str:
        """Wait for a line and return it stripped, control codes made visible; EOFError at the end."""
        if self.live:
            print("> ", end="", file=self._sink)
        self._sink.flush()
        line = self._source.readline()
        if not line:
            raise EOFError
        return visible(line.strip()[:LONGEST])

    def hide(self) -> None:
        """Have the terminal forget what was said; where it cannot, push that out of sight."""
        if self.forgets:
            print(FORGET, end="", file=self._sink, flush=True)
        elif self.live:
            self.say(*[""] * get_terminal_size().lines)


def can_forget() -> bool:
    """Return whether the terminal forgets what was scrolled out of its window when it is told to."""
    term = os.environ.get("TERM", "")
    if sys.platform == "win32":
        return "WT_SESSION" in os.environ
    if term.startswith("screen"):
        # Screen itself cannot; what calls itself so within tmux is tmux.
        return "TMUX" in os.environ
    if term.startswith("xterm"):
        # Whatever calls itself so does, though older databases do not know it.
        return True
    try:
        curses.setupterm(term or "dumb", 1)
    except curses.error:
        return False
    return bool(curses.tigetstr("E3"))


class Leaving(Exception):  # noqa: N818 - not an error
    """Somebody wants to leave the table."""


class Speaker:
    """Says messages in a conversation, with words for all signs, and asks yes or no."""

    talk: Talk
    aloud: Aloud  # writes words for signs

    @property
    def words(self) -> Words:
        """The words that are spoken."""
        return self.aloud.words

    def tell(self, *lines: str) -> None:
        """Say some lines, with words for all signs."""
        self.talk.say(*self.aloud.lines(lines))

    def say(self, message: str, **values: str | int) -> None:
        """Say a message of the Fluent files."""
        self.tell(self.words(message, **values))

    def quoted(self, text: str) -> str:
        """Return what was typed as a sentence quotes it: as it is, and in short."""
        return self.words.written(shortened(text))

    def agrees(self, message: str, **values: str | int) -> bool:
        """Ask until it is yes or no; raise Leaving if somebody wants to leave instead."""
        while True:
            self.say(message, **values)
            answer = folded(self.talk.listen())
            if answer in QUIT:
                raise Leaving
            if answer in YES | NO:
                return answer in YES


class Sitting(Speaker):
    """A match being played line by line."""

    def __init__(self, session: Keeper, study: Study[Any], words: Words, talk: Talk) -> None:
        self.session = session  # keeps the match, in the library
        self.study = study  # how it stands, with its branches
        self.talk = talk
        self.making = Making.of(())  # the move that the seat in turn is making
        self.seated: Seat | None = None  # who is at the keyboard, or None while nobody has said so
        self.opened: Seat | None = None  # whose secrets may be told; None while they lie face down
        self.brief = False  # whether lists of cards tell their names alone
        self.advised: Callable[[str], str] = str  # completes the command lines that a sentence advises
        # Makes a lesson of the match, as a seat sees it.
        self.make: Callable[[Match[Any], Seat], None] | None = None
        self.drawing = drawing_of(study.main.game.key)
        self.aloud = Aloud(words, signs_of(self.drawing))

    @property
    def number(self) -> str:
        """The number of the match in the library; nothing for one that leaves no trace."""
        return str(self.session.number) if isinstance(self.session, Session) else ""

    @property
    def match(self) -> Match[Any]:
        """The line of the match that is played."""
        return self.study.match

    @property
    def seat(self) -> Seat:
        """Whose turn it is; CHANCE, which sees what everybody may see, when all is over."""
        seat = self.match.state.to_move
        return CHANCE if seat is None else seat

    @property
    def eyes(self) -> Seat:
        """Through whom the table is told: the seat in turn; CHANCE while what it hides lies face down."""
        return CHANCE if self.closed and self.opened != self.seat else self.seat

    @property
    def view(self) -> Any:
        """The table as it may be told now."""
        return self.match.game.view(self.match.state, self.eyes)

    @property
    def closed(self) -> bool:
        """Whether people have secrets from each other here."""
        people = people_of(self.match.players)
        return self.match.game.secret and not self.match.open_table and len(people) > 1

    def forget(self) -> None:
        """Take what the seat at the keyboard was told out of everybody's sight, if others may not know it."""
        if self.closed and self.opened is not None:
            self.talk.hide()
        self.seated = self.opened = None

    @property
    def rules(self) -> Rulebook:
        """The rules in the player's language."""
        return rulebook_of(self.match.game, self.words.language)

    def begin_move(self) -> None:
        """Forget what was chosen so far and look at what is legal now."""
        match = self.match
        self.making = Making.of(() if match.over else legal(match.game, match.state))

    def say_refusal(self, refusal: Refusal) -> None:
        """Say why a move may not be made, and by which rule."""
        section = self.rules.sections[refusal.section]
        self.tell(self.words.say(refusal))
        self.say("plain-rule", section=section.number, title=section.title)

    def decide(self, move: Move) -> None:
        """Make a move, and what then answers itself; raise RulesError if the rules refuse it."""
        self.change(played_on(self.match.play(move)))

    def change(self, match: Match[Any]) -> None:
        """Keep the match as it has become, and go on with it."""
        self.study = self.session.kept(self.study.playing(match))
        self.begin_move()

    def switch(self, study: Study[Any]) -> None:
        """Go on with another line of the match."""
        self.study = self.session.kept(study)
        self.begin_move()

    def note(self, note: Note) -> None:
        """Write a line into the log; the move in the making stays."""
        self.study = self.session.kept(self.study.playing(self.match.noted(note)))


def face_up(sitting: Sitting) -> None:
    """Draw a curtain before what the seat in turn hides is told, unless it is told already."""
    seat = sitting.seat
    if sitting.eyes == seat:
        return
    sitting.forget()
    name, answer = sitting.words.seat(seat), None
    if not sitting.talk.live:
        sitting.say("plain-pass-on", seat=name)
        answer = ""
    while answer != "":
        sitting.say("plain-pass-keyboard", seat=name)
        answer = sitting.talk.listen()
        if answer.lower() in QUIT:
            raise Leaving
    sitting.seated = sitting.opened = seat
