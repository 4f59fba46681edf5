"""A match as it is being planned: who plays what, and how, and what there is to choose."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Self

import attrs
from msgspec import field

from boardkit.core import Fault, FaultError, Game, Match, Player, Seat, evolve, put
from boardkit.core.lines.match import COLOURS, LONGEST_NAME, Sitter
from boardkit.core.notation.plain import is_plain
from boardkit.core.notation.shapes import Basic, Number, alternatives, fields_of
from boardkit.core.records.record import start
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import Value
from boardkit.library.files import as_text

LEAST, MOST = 0, 99  # between which numbers an option lies that sets itself no bounds


class OptionField(Value):
    """An option: its name in the class, what it may be, and what it is by default."""

    name: str
    values: Sequence[Any]
    default: Any
    is_text: bool = False  # whether it is the text of a file, which is asked for by its name

    @property
    def message(self) -> str:
        """The message that names it."""
        return f"option-{kebab(self.name)}"


def option_fields(options: type[Any]) -> tuple[OptionField, ...]:
    """Return the options of a class in their order."""
    found = list[OptionField]()
    for one in attrs.fields(options):
        shape = fields_of(options)[one.name]
        values: Sequence[Any] = alternatives(shape)
        if isinstance(shape, Number):
            least, most = shape.least, shape.most
            values = range(LEAST if least is None else least, (MOST if most is None else most) + 1)
        found.append(OptionField(one.name, values, one.default, shape is Basic.TEXT))
    return tuple(found)


def option_named(game: Game[Any], message: str) -> str:
    """Return the option that a message names."""
    return next(field.name for field in option_fields(game.options) if field.message == message)


def offered(game: Game[Any], options: Any, seats: int) -> tuple[OptionField, ...]:
    """Return the options at which there is something to choose beside the others, and with these seats."""
    moot = frozenset(game.moot(options, seats))
    fields = (_fitting(game, field, seats) for field in option_fields(game.options) if field.name not in moot)
    return tuple(field for field in fields if field.is_text or len(field.values) > 1)


def possible(game: Game[Any], options: Any, seats: int) -> Any:
    """Return options with the default for whatever the number of seats does not allow."""
    fields = (_fitting(game, field, seats) for field in option_fields(game.options) if not field.is_text)
    usual = {f.name: f.default for f in fields if getattr(options, f.name) not in f.values}
    return evolve(options, **usual)


def settled(game: Game[Any], options: Any, seats: int) -> Any:
    """Return options with the default for whatever changes nothing beside the others and with these seats."""
    options, moot = possible(game, options, seats), frozenset(game.moot(options, seats))
    usual = {field.name: field.default for field in option_fields(game.options) if field.name in moot}
    return evolve(options, **usual)


def _fitting(game: Game[Any], field: OptionField, seats: int) -> OptionField:
    """Return an option without the values that these seats do not allow, whatever the other options are."""
    usual = game.options()
    fits = [value for value in field.values if not game.fault(evolve(usual, **{field.name: value}), seats)]
    return field.__replace__(values=fits)


NAMES: Final = "names"  # the library's setting that remembers who played last
LONGEST_SEED: Final = 18  # the most digits of a seed
COMPANY: Final = 2  # how many are thought to play while nobody has played yet, also where one may play alone


class NameFault(Fault):
    """Something is wrong with the name of the player at a seat."""

    seat: Seat


class NameMissing(NameFault):
    """A player has no name."""


class NameTooLong(NameFault):
    """A player's name has more than `limit` characters."""

    limit: int


class NameNotPlain(NameFault):
    """A player's name has characters that cannot be written."""


class NameTwice(NameFault):
    """Two players have the same name."""

    other: Seat


class Plan(Value, kw_only=True):
    """Everything that has to be settled before a match begins."""

    game: Game[Any]
    seats: int  # how many of the names and colours sit down
    names: tuple[str, ...]  # as typed, for as many as may ever sit down
    options: Any
    colours: tuple[int, ...] = tuple(range(COLOURS))  # numbers of the palette's colours, all different
    # People and computers, for as many as may ever sit down.
    sitters: tuple[Sitter, ...] = (Sitter.PERSON,) * COLOURS
    # The names of files whose texts are meant, by option.
    files: Mapping[str, str] = field(default_factory=dict)
    seed: str = ""  # digits; empty for a seed by chance
    open_table: bool = False
    coached: bool = False
    hands: bool = False  # whether they are shown on devices of the seats' own

    @classmethod
    def of(cls, game: Game[Any], names: Sequence[str], others: Sequence[str], options: Any = None) -> Self:
        """Plan a match with those who played last; `others` are called for where that is not enough."""
        seats = min(max(len(names) or COMPANY, game.seats[0]), game.seats[-1])
        known = (*names, *others[len(names) :])
        chosen = game.options() if options is None else options
        return cls(game=game, seats=seats, names=known[:COLOURS], options=chosen)

    @property
    def players(self) -> tuple[Player, ...]:
        """Those who sit down."""
        seated = zip(self.names[: self.seats], self.colours, self.sitters, strict=False)
        return tuple(Player(name.strip(), colour, sitter) for name, colour, sitter in seated)

    def called(self, seat: int, name: str) -> "Plan":
        """Give a seat a name."""
        return self.__replace__(names=(*self.names[:seat], name, *self.names[seat + 1 :]))

    def coloured(self, seat: int, colour: int) -> "Plan":
        """Give a seat a colour; who had it takes the seat's own."""
        swap = {colour: self.colours[seat], self.colours[seat]: colour}
        return self.__replace__(colours=tuple(swap.get(other, other) for other in self.colours))

    def sat(self, seat: int, sitter: Sitter) -> "Plan":
        """Let a person or a computer sit at a seat."""
        return self.__replace__(sitters=put(self.sitters, seat, sitter))

    def like(self, players: Sequence[Player]) -> "Plan":
        """Let those sit at the first seats who sat there before, in their colours."""
        sitters = (*(player.sitter for player in players), *self.sitters[len(players) :])
        colours = dict.fromkeys((*(player.colour for player in players), *self.colours))
        return self.__replace__(colours=tuple(colours), sitters=sitters)

    def seated(self, seats: int) -> "Plan":
        """Let `seats` players sit down; an option that names a seat which is gone is as usual again."""
        return self.__replace__(seats=seats, options=possible(self.game, self.options, seats))

    def with_option(self, name: str, value: Any) -> "Plan":
        """Choose an option."""
        return self.__replace__(options=evolve(self.options, **{name: value}))

    def with_file(self, name: str, path: str) -> "Plan":
        """Let an option be the text of a file; of none if the path is empty."""
        return self.__replace__(files={**self.files, name: path})

    @property
    def fault(self) -> Fault | None:
        """The first fault of the names, or None."""
        seen: dict[str, Seat] = {}
        for number, player in enumerate(self.players):
            seat = Seat(number)
            if not player.name:
                return NameMissing(seat)
            if len(player.name) > LONGEST_NAME:
                return NameTooLong(seat, LONGEST_NAME)
            if not is_plain(player.name):
                return NameNotPlain(seat)
            other = seen.setdefault(player.name.casefold(), seat)
            if other != seat:
                return NameTwice(seat, other)
        return None

    def match(self, seed: int, read: Callable[[str], bytes]) -> Match[Any]:
        """Begin the match, `seed` unless typed, files by `read`; FaultError if a name or option is wrong."""
        if self.fault is not None:
            raise FaultError(self.fault)
        chosen = int(self.seed) if self.seed else seed
        texts = {name: as_text(read(path)) for name, path in self.files.items() if path.strip()}
        options = settled(self.game, evolve(self.options, **texts), self.seats)
        return start(self.game, options, self.players, chosen, open_table=self.open_table)


def names_from(plain: Any) -> list[str]:
    """Read the names that the library remembers; what cannot be a name counts as not remembered."""
    names = plain if isinstance(plain, list) else []
    return [name[:LONGEST_NAME] for name in names if isinstance(name, str) and is_plain(name)][:COLOURS]
