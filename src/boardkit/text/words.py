"""Words of one language: saying values, and keys as they stand on its keyboards."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, Final

from boardkit.core import CHANCE, Fault, Move, Refusal, Seat
from boardkit.core.editing.faults import Entry, Piece, Way
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Shape, fields_of, shape
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import Value
from boardkit.text.messages import Messages
from boardkit.text.names import class_id, member_id, named_id, quoted, spaced, told_apart, visible

ARTICLES: Final = ("a", "the")  # the attributes in which the message of a thing has it with its articles

Argument = str | int
Sayer = Callable[["Words", Any], Argument]


class Words(Value):
    """The words of one language, with the players' names at hand."""

    language: str  # two letters
    messages: Messages  # the Fluent messages of the kit and of one game
    names: tuple[str, ...] = ()  # what to call the players, by seat
    open_table: bool = False  # whether nobody has secrets, so that of a message its attribute `open` is said
    # What a table tells of a value beyond what it says itself, as a whole sentence; else nothing.
    table: Callable[[object], str] | None = None
    # How what people have written, such as names and remarks, is put into sentences.
    written: Callable[[str], str] = visible

    def called(self, names: Iterable[str]) -> "Words":
        """Return the same words with other players' names, as they were typed, and told apart."""
        return self.__replace__(names=tuple(self.written(name) for name in told_apart(names)))

    def __call__(self, message: str, **values: Argument) -> str:
        """Say a message; MissingWordError if there is none, or it wants other values."""
        return self.formatted(message, None, values)

    def knows(self, message: str) -> bool:
        """Return whether there is such a message."""
        return message in self.messages

    def known(self, message: str, otherwise: str) -> str:
        """Say a message that wants no values, or something else where there is none."""
        return self(message) if message in self.messages else otherwise

    def say(self, value: object) -> str:
        """Say a question, move, event, refusal, score line, tie-break, verdict or fault as a sentence."""
        told = self.table and self.table(value)
        return told or self.formatted(class_id(type(value)), None, self.arguments(value))

    def short(self, value: object) -> str:
        """Say a value in a few words: the message's attribute `short`, or else the sentence."""
        message = class_id(type(value))
        has_short = self.knows(message) and "short" in self.messages.attributes(message)
        return self.formatted(message, "short" if has_short else None, self.arguments(value))

    def verb(self, kind: type[Move]) -> str:
        """Name a kind of move in a few words: the message's attribute `verb`, or else what it says of all."""
        message = class_id(kind)
        if self.knows(message) and "verb" in self.messages.attributes(message):
            return self.formatted(message, "verb", {})
        return self.messages.plain(message) or spaced(kind.__name__)

    def explanation(self, message: str, attribute: str = "help", **values: Argument) -> str:
        """Say what a message adds in an attribute; nothing when it has none."""
        explained = self.knows(message) and attribute in self.messages.attributes(message)
        return self.formatted(message, attribute, values) if explained else ""

    def met(self, kind: type[Refusal], figures: Refusal | None = None) -> str:
        """Say in its attribute `met` that what a class of refusal stands for does not hinder a move.

        A comparison of numbers needs no such attribute: it is told alike whether or not they suffice.
        """
        message = class_id(kind)
        if figures is not None and "met" not in self.messages.attributes(message):
            return self.say(figures)
        return self.formatted(message, "met", {} if figures is None else self.arguments(figures))

    def missing(self, refusal: Refusal) -> str:
        """Say what would make it so, where the message has an attribute `missing`; else nothing."""
        message = class_id(type(refusal))
        counted = refusal.missing > 0 and "missing" in self.messages.attributes(message)
        return self.formatted(message, "missing", self.arguments(refusal)) if counted else ""

    def name(self, value: object, kind: Any = None) -> str:
        """Name a single value: an enum's member, or one of an annotated type."""
        return self.value(value, shape(kind or type(value)))

    def value(self, value: object, whole: Shape) -> str:
        """Name a single value of a shape."""
        return str(_sayer(whole)(self, value))

    def seat(self, seat: Seat) -> str:
        """Return the name of who sits there."""
        if seat == CHANCE:
            return self("chance")
        return self.names[seat] if 0 <= seat < len(self.names) else self("seat-number", number=seat + 1)

    def either(self, items: Sequence[str]) -> str:
        """Join names to `a, b or c`."""
        return self.listed(items, "list-or")

    def listed(self, items: Sequence[str], last: str = "list-last") -> str:
        """Join names to `a, b and c`; `last` is the message that joins the last one."""
        if len(items) < 2:
            return items[0] if items else self("list-none")
        head = items[0]
        for item in items[1:-1]:
            head = self("list-more", a=head, b=item)
        return self(last, a=head, b=items[-1])

    def arguments(self, value: Any) -> dict[str, Argument]:
        """Say each fact of a value, as its message may ask for it."""
        arguments: dict[str, Argument] = {}
        told: Mapping[str, Any] = value.told if isinstance(value, Move) else {}
        for name, whole in fields_of(type(value)).items():
            inner = told.get(name, getattr(value, name))
            inner = _told(inner) if isinstance(value, Fault | Refusal) else inner
            arguments[name] = _sayer(whole)(self, inner)
            if isinstance(inner, Enum):
                arguments |= {f"{name}_key": inner.name.lower()} | self._forms(name, member_id(inner))
            if isinstance(whole, shapes.Piece) and whole.by is shapes.Basic.TEXT:
                named = dict.fromkeys((f"{name}_{form}" for form in ARTICLES), arguments[name])
                arguments |= named | self._forms(name, named_id(whole.kind, inner))
            if type(inner) is tuple:
                arguments[f"{name}_count"] = len(inner)
        if isinstance(value, Refusal):
            arguments["missing"] = value.missing
        return arguments

    def _forms(self, name: str, message: str) -> dict[str, Argument]:
        """Give a thing with its articles, where its message has them: `$building_a`, `$building_the`."""
        has = self.messages.attributes(message) if self.knows(message) else {}
        return {f"{name}_{form}": self.formatted(message, form, {}) for form in ARTICLES if form in has}

    def formatted(self, message: str, attribute: str | None, values: Mapping[str, Argument]) -> str:
        """Say a message or one of its attributes."""
        if self.open_table and attribute is None and "open" in self.messages.attributes(message):
            attribute = "open"
        return self.messages.format(message, attribute, values)


@cache
def _sayer(whole: Shape) -> Sayer:
    """Return what says values of a shape."""
    match whole:
        case shapes.Maybe(inner):
            say = _sayer(inner)
            return lambda words, value: words("list-none") if value is None else say(words, value)
        case shapes.Series(item) | shapes.Row((item, *_)):
            each = _sayer(item)
            return lambda words, value: words.listed([str(each(words, one)) for one in value])
        case shapes.Basic.SEAT:
            return Words.seat
        case shapes.Basic.FLAG:
            return lambda words, value: words("yes" if value else "no")
        case shapes.Piece(kind, shapes.Basic.TEXT):
            # What somebody typed may be no such thing.
            return lambda words, value: words.known(named_id(kind, value), f"“{quoted(value)}”")
        case shapes.Number() | shapes.Piece() | shapes.Basic.TEXT:
            return lambda _, value: value
        case shapes.Place(kind):
            return lambda words, value: words.known(named_id(kind, str(value)), str(value))
        case shapes.Member():
            return lambda words, value: words(member_id(value))
        case shapes.Record(kind):
            return NAMED_BY.get(kind, Words.say)
    return _opaque


def _told(value: Any) -> Any:
    """Return what a field of a fault or a refusal holds, with texts and numbers from outside in short."""
    match value:
        case Enum() | bool():
            return value
        case str() | int():
            return quoted(value)
        case tuple() if type(value) is tuple:
            return tuple(_told(one) for one in value)
    return value


def _piece(words: Words, piece: Piece) -> str:
    """Say a piece by its name, after what it is where the game has a message for that, and whose it is."""
    named, sort = f"{piece.sort}-{kebab(str(piece.name))}", f"piece-{piece.sort}"
    said = words.known(named, str(quoted(piece.name)))
    if words.knows(sort):
        said = words(sort, piece=said, key=kebab(str(piece.name)))
    elif not words.knows(named):
        said = words("piece-unknown", piece=said)
    return said if piece.seat is None else words("piece-of-seat", piece=said, seat=words.seat(piece.seat))


def _way(words: Words, way: Way) -> str:
    """Say a way step by step: a field, an entry of a list, or what something lies at or under."""
    steps = way.steps
    said = (words.known(f"part-{kebab(at)}", at) if type(at) is str else words.name(at) for at in steps)
    return " ▸ ".join(said)


def _entry(words: Words, entry: Entry) -> str:
    """Name an entry by a word of its own, by the player it belongs to, or by its number."""
    number = f"{entry.number}." if entry.seat is None else words.seat(entry.seat)
    return words.known(f"part-{kebab(entry.field)}-{entry.number}", number)


def _opaque(words: Words, value: object) -> Argument:
    """Say what may be anything by what it is."""
    whole = shape(type(value))
    if whole is not shapes.Basic.OPAQUE:
        return str(_sayer(whole)(words, value))
    # A number with signs of its own is a text, but a sentence may want to leave out zero.
    return 0 if isinstance(value, int) and not value else str(quoted(str(value)))


NAMED_BY: Final[Mapping[type, Sayer]] = {Entry: _entry, Piece: _piece, Way: _way}
"""How parts of faults are said that are no sentences by themselves."""

BESIDE: Final = {"^q": "f9"}  # the same as keys that not every terminal and no browser lets through


def arriving(shown: str, kept: Container[str]) -> str:
    """Return a key as it is shown, or the one beside it where that is kept by what shows the screens."""
    return BESIDE.get(shown, shown) if shown.replace("^", "ctrl+") in kept else shown


def key_said(shown: str, words: Words) -> str:
    """Write a key as it stands on the keyboards of a language.

    A letter or a sign stands for itself, but what could be read as the end of a clause is quoted.
    """
    if shown in (".", ",") and words.knows("keyname-sign"):
        return words("keyname-sign", sign=shown)
    return words.known(f"keyname-{shown.replace('+', '-').replace('_', '-')}", shown)
