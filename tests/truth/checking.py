"""Holds what a table says to the table itself, and counts which messages that covers."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, NumberLiteral, Placeable, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor
from msgspec import field

from boardkit.core.packaged import folder_of
from boardkit.core.values import Value
from boardkit.games import package_of
from boardkit.text import Words
from boardkit.text.messages import split
from tests.truth import kit, life_in_reterra, tectonic_tribes, terraforming_mars, terristories, water_sharing
from tests.truth.reading import Reader
from tests.truth.scenes import Said, Scene

GAMES: Final = (life_in_reterra, tectonic_tribes, terraforming_mars, terristories, water_sharing)

READERS: Final[Mapping[str, Mapping[str, Reader]]] = {
    game.KEY: {**kit.READERS, **game.READERS} for game in GAMES
}
"""How the messages of each game are read."""

NOT_THE_TABLE: Final = (
    "fault-",
    "part-",
    "term-",
    "count-",
    "option-",
    "misprint-",
    "match-length",
    "summary",
    "title",
)
"""What is said in the editor, at the set-up, and of a computer's thoughts, by how its messages begin."""

ONLY_IN: Final = {
    "event-": "event",
    "move-": "move",
    "refusal-": "condition",
    "score-": "line",
    "score-total": "sheet",
    "plain-score": "sheet",
    "winner-": "sheet",
    "change": "preview",
    "tip-number": "tip",
    "trade-": "desk",
    "form-limit": "desk",
    "plea-": "desk",
    **dict.fromkeys(kit.AT_THE_DESK, "desk"),
}
"""The scenes in which it is known what a message is about, by how it begins; the longest counts."""

WHOLE: Final = ("desk", "tip", "event", "move", "condition", "line", "preview")
"""The scenes in which no other message of a game is read."""

NUMBER: Final = re.compile(r"[−+-]?\d+")
KIT: Final = "kit"
"""What stands for the kit, whose messages are said at the tables of all games."""

KIT_FILES: Final = ("table_en.ftl", "scores_en.ftl")
"""The kit's files with the words of the table."""


class Falsehood(Value):
    """Something that was said and is not so."""

    scene: str
    said: Said
    truth: Mapping[str, Any]

    def __str__(self) -> str:
        return f"{self.scene}: {self.said.message}: “{self.said.text}”, but {dict(self.truth)}"


class Tally(Value):
    """Which messages with numbers were met and which were held to the table, and what was false."""

    met: dict[str, set[str]] = field(default_factory=dict)
    held: dict[str, set[str]] = field(default_factory=dict)
    false: list[Falsehood] = field(default_factory=list)

    @classmethod
    def of(cls, tallies: Iterable["Tally"]) -> "Tally":
        """Put several tallies together."""
        whole = cls()
        for one in tallies:
            for there, here in ((whole.met, one.met), (whole.held, one.held)):
                for message, names in here.items():
                    there.setdefault(message, set()).update(names)
            whole.false.extend(one.false)
        return whole

    def hear(self, scene: Scene) -> None:
        """Hold the sentences of a scene to its table."""
        readers = READERS[scene.game.key]
        for said in scene.said:
            names = numbers_in(scene.words, said)
            if names:
                self.met.setdefault(said.message, set()).update(names)
                read = readers.get(_pattern(said)) or readers.get(said.message)
                if said.attribute in ("many", "together") and scene.kind == "desk":
                    read = kit.repeated if said.attribute == "many" else None
                elif not _is_read_in(scene.kind, said.message):
                    read = None
                held = {} if read is None else dict(self._read(scene, said, read))
                self.held.setdefault(said.message, set()).update(held.keys() & names)

    def _read(self, scene: Scene, said: Said, read: Reader) -> Iterator[tuple[str, Any]]:
        if scene.rows is not None:
            yield from self._read_in_rows(scene, said, read)
            return
        truth = _truth(read, scene, said)
        if any(not _agrees(said.values.get(name), value) for name, value in truth.items()):
            self.false.append(Falsehood(scene.kind, said, truth))
        yield from truth.items()

    def _read_in_rows(self, scene: Scene, said: Said, read: Reader) -> Iterator[tuple[str, Any]]:
        """Hold it to each seat in whose rows it stands."""
        assert scene.rows is not None
        for seat, text in scene.rows.items():
            if not _stands_in(said.text, text):
                continue
            truth = _truth(read, scene.__replace__(seat=seat), said)
            if "?" in truth:
                self.false.append(Falsehood(f"{scene.kind} of {scene.words.seat(seat)}", said, truth))
                continue
            values = {name: value for name, value in truth.items() if not _agrees(said[name], value)}
            if any(isinstance(value, frozenset) for value in values.values()):
                self.false.append(Falsehood(f"{scene.kind} of {scene.words.seat(seat)}", said, truth))
                continue
            right = scene.words.formatted(said.message, said.attribute, {**said.values, **values})
            if truth and not _stands_in(right, text):
                self.false.append(Falsehood(f"{scene.kind} of {scene.words.seat(seat)}", said, truth))
            yield from truth.items()


def _is_read_in(kind: str, message: str) -> bool:
    """Tell whether a scene says what a message is about."""
    begins = max(filter(message.startswith, ONLY_IN), key=len, default="")
    return kind == ONLY_IN[begins] if begins else kind not in WHOLE


def _truth(read: Reader, scene: Scene, said: Said) -> Mapping[str, Any]:
    """Work out what values have to be, of those that the message uses; what cannot be so is told."""
    try:
        truth = read(scene, said) or {}
    except Exception as error:
        return {"?": repr(error)}
    used = uses(scene.words.messages.source(said.message)).all
    return {name: value for name, value in truth.items() if name in said.values and name in used}


def _stands_in(said: str, text: str) -> bool:
    """Tell whether a sentence stands somewhere, not as a part of longer words or numbers."""
    plain = re.escape(_line(said))
    return re.search(rf"(?<![\w−+]){plain}(?!\w)", text) is not None


def _agrees(said: Any, truth: Any) -> bool:
    """Compare what is said with what is so: one value, or one of several."""
    if isinstance(truth, set | frozenset):
        return any(_agrees(said, one) for one in truth)
    return _plain(said) == _plain(truth)


def _plain(value: Any) -> str:
    text = str(int(value)) if isinstance(value, bool) else str(value)
    return text.replace("\N{MINUS SIGN}", "-").removeprefix("+")


def _pattern(said: Said) -> str:
    return said.message if said.attribute is None else f"{said.message}.{said.attribute}"


def numbers_in(words: Words, said: Said) -> frozenset[str]:
    """Name the values of a message that are numbers, as it was said."""
    named = countable(words.messages.source(said.message))
    return frozenset(name for name in named if _is_number(said.values.get(name)))


def falsified(scene: Scene) -> Iterator[Scene]:
    """Say each sentence once more with a number that is one more, wherever it stands."""
    for said in scene.said:
        for name in numbers_in(scene.words, said):
            if isinstance(said[name], int):
                values = {**said.values, name: said[name] + 1}
                text = scene.words.formatted(said.message, said.attribute, values)
                rows = {
                    seat: row.replace(_line(said.text), _line(text))
                    for seat, row in (scene.rows or {}).items()
                }
                wrong = said.__replace__(values=values, text=text)
                yield scene.__replace__(said=(wrong,), rows=rows if scene.rows is not None else None)


def _line(text: str) -> str:
    return " ".join(text.split())


def _is_number(value: Any) -> bool:
    return type(value) is int or NUMBER.fullmatch(str(value)) is not None


class Uses(Value, Visitor):
    """What a message does with its values: which it tells, and by which it chooses between forms."""

    told: set[str] = field(default_factory=set)
    chosen_by: set[str] = field(default_factory=set)
    counted: set[str] = field(default_factory=set)
    plural: set[str] = field(default_factory=set)

    def visit_Placeable(self, node: Placeable) -> None:
        match node.expression:
            case VariableReference(id=Identifier(name=name)):
                self.told.add(name)
            case SelectExpression(selector=VariableReference(id=Identifier(name=name)), variants=variants):
                keys = [variant.key for variant in variants]
                self.chosen_by.add(name)
                self.counted.update({name} if any(isinstance(key, NumberLiteral) for key in keys) else ())
                self.plural.update({name} if any(getattr(key, "name", "") == "one" for key in keys) else ())
        self.generic_visit(node)

    @property
    def all(self) -> set[str]:
        """All values that it uses."""
        return self.told | self.chosen_by | self.plural

    @property
    def surely(self) -> set[str]:
        """The values that are numbers for sure."""
        return self.plural | (self.told & self.counted)


@cache
def uses(source: str) -> Uses:
    """Read what a message does with its values."""
    found = Uses()
    if "$" in source:
        found.visit(FluentParser(with_spans=False).parse(source))
    return found


@cache
def countable(source: str) -> frozenset[str]:
    """Name the values of a message that may be numbers."""
    found = uses(source)
    return frozenset(found.told | found.plural)


@cache
def with_numbers(game: str) -> frozenset[str]:
    """Name the messages of a game's table that have a number, said or not."""
    return frozenset(message for message, source in _sources(game) if uses(source).surely)


def _sources(game: str) -> Iterator[tuple[str, str]]:
    """Read the messages of a game's table, or of the kit's."""
    for file in sorted((folder_of("boardkit" if game == KIT else package_of(game)) / "text").iterdir()):
        ours = file.name in KIT_FILES if game == KIT else file.stem.endswith("en")
        messages = split(file.read_text("utf-8")).items() if ours else ()
        yield from ((name, source) for name, source in messages if not name.startswith(NOT_THE_TABLE))


class Coverage(Value):
    """Of the messages of a game that have a number, which are held to the table.

    Attributes:
        covered: met, and every number that was met in them held.
        met: met, but not held.
        unmet: never said in the matches that were played.
    """

    covered: tuple[str, ...]
    met: tuple[str, ...]
    unmet: tuple[str, ...]

    @property
    def share(self) -> float:
        """In a hundred, rounded down."""
        whole = len(self.covered) + len(self.met) + len(self.unmet)
        return 100 * len(self.covered) / whole

    @classmethod
    def sum(cls, several: Sequence["Coverage"]) -> "Coverage":
        """Put several together."""
        covered, met, unmet = (
            tuple(name for one in several for name in getattr(one, part))
            for part in ("covered", "met", "unmet")
        )
        return cls(covered, met, unmet)

    @classmethod
    def of(cls, game: str, tally: Tally) -> "Coverage":
        """Sum up what was heard at tables of a game."""
        sources = dict(_sources(game))
        met = {name for name in tally.met if name in sources}
        held = {name for name in met if tally.held.get(name, set()) >= tally.met[name]}
        unmet = with_numbers(game) - met
        return cls(tuple(sorted(held)), tuple(sorted(met - held)), tuple(sorted(unmet)))
