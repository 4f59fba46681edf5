"""A match as one seat sees it: now, in what order the hand lists it, and along a walk through it."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from operator import attrgetter
from typing import Any, Final, Self, TypeAlias, TypeVar, TypeVarTuple, Unpack, cast

from msgspec import field

from boardkit.core import (
    CHANCE,
    Choice,
    Draft,
    Event,
    Game,
    Match,
    Move,
    Note,
    Refusal,
    Seat,
    Table,
    choice_of,
    legal,
)
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.course import Stride, known_decisions
from boardkit.core.lines.match import people_of
from boardkit.core.notation.shapes import fields_of
from boardkit.core.rules.ahead import Preview, guessed, preview
from boardkit.core.rules.step import Condition
from boardkit.core.teaching.coverage import due
from boardkit.core.values import Value
from boardkit.draw.numbers import Change, differences
from boardkit.draw.show import Numbers, Show, choice_said
from boardkit.text import Words
from boardkit.text.log import Line, told
from boardkit.text.names import folded

T = TypeVar("T")
Given = TypeVarTuple("Given")

LATELY: Final = 8  # how many of what a function drew are remembered: walks and cursors go to and fro


class Drawn:
    """Remembers of each function what it drew lately, and from what.

    Whoever asks changes nothing of what they are given: the next to ask is given the same.
    """

    __slots__ = ("_kept",)

    def __init__(self, kept: Mapping[Hashable, list[tuple[tuple[Any, ...], Any]]] | None = None) -> None:
        known = {what: [*lately] for what, lately in (kept or {}).items()}
        self._kept: defaultdict[Hashable, list[tuple[tuple[Any, ...], Any]]] = defaultdict(list, known)

    def apart(self) -> "Drawn":
        """Return another that remembers the same; from now on each forgets by itself."""
        return Drawn(self._kept)

    def once(self, draw: Callable[[Unpack[Given]], T], *given: *Given, what: Hashable = None) -> T:
        """Draw by a function that depends on nothing but what it is given; twice of the same, once only.

        Tables are the same or another, since comparing them takes long. `what` names one of several things
        that a function draws, each of which is remembered by itself.
        """
        lately = self._kept[draw if what is None else what]
        now: Any = given
        for at, (before, drawn) in enumerate(lately):
            for one, other in zip(before, now, strict=False):
                if one is not other and (isinstance(one, Table) or one != other):
                    break
            else:
                if len(before) != len(given):
                    continue
                if at:
                    lately.insert(0, lately.pop(at))
                return cast("T", drawn)
        anew = draw(*given)
        lately.insert(0, (given, anew))
        del lately[LATELY:]
        return anew


class Halt(Value):
    """A point of the walk: what had just happened, and the table then."""

    at: int  # the moment of the match
    event: Event | None  # what happened, as the walker may know it; None at the start, at a note, for nothing
    state: Table
    note: Note | None = None  # what somebody wrote into the log here
    move: Move | None = None  # the decision, where nothing came of it that could be told


class Unit(Value):
    """Where a halt belongs: the numbers of its decision, of the turn, and of the round, from 0."""

    decision: int
    turn: int
    round: int


class Walk(Value, eq=False):
    """All that happened in a match as one seat may know it, and where we stand in it.

    A turn is a run of decisions of one seat, chance's answers included; a round is what the game calls one.
    """

    halts: tuple[Halt, ...]
    units: tuple[Unit, ...]
    silent: tuple[int, ...]  # the halts at which nothing has happened: the start, and notes
    at: int
    also: Collection[int] = ()  # the moments of decisions at which it halts though nothing came of them

    @classmethod
    def through(cls, match: Match[Any], viewer: Seat, also: Collection[int] = ()) -> Self:
        """Begin a walk at its end, or at its start when the match is over."""
        halts = tuple(_halts(match, viewer, also))
        silent = tuple(at for at, halt in enumerate(halts) if halt.event is None and halt.move is None)
        return cls(halts, tuple(_units(match, halts)), silent, 0 if match.over else len(halts) - 1, also)

    @property
    def halt(self) -> Halt:
        """Where we stand."""
        return self.halts[self.at]

    @property
    def before(self) -> Halt:
        """The halt before this one; at the start, the start."""
        return self.halts[max(self.at - 1, 0)]

    @property
    def happening(self) -> int:
        """How many happenings lie behind, notes not counted."""
        return self._happenings(range(self.at + 1))

    @property
    def happenings(self) -> int:
        """How many happenings there are, notes not counted."""
        return self._happenings(range(len(self.halts)))

    @property
    def in_decision(self) -> tuple[int, int]:
        """Which happening of how many of its decision we stand at, notes not counted."""
        steps = self.decision
        return self._happenings(range(steps.start, self.at + 1)), self._happenings(steps)

    def _happenings(self, halts: range) -> int:
        silent = bisect_left(self.silent, halts.stop) - bisect_left(self.silent, halts.start)
        return len(halts) - silent

    @property
    def over(self) -> bool:
        """Whether we stand at the end."""
        return self.at == len(self.halts) - 1

    @property
    def decision(self) -> range:
        """The halts of the decision we stand in."""
        return self._around(self.at, Stride.DECISION)

    def on(self, steps: int) -> "Walk":
        """Go on by so many happenings, or back; never past an end."""
        return self.__replace__(at=min(max(self.at + steps, 0), len(self.halts) - 1))

    def by(self, stride: Stride, way: int) -> "Walk":
        """Go on, or back with -1, to where the next of its kind begins; back first to where this one did."""
        if stride is Stride.HAPPENING:
            return self.on(way)
        here = self._around(self.at, stride)
        if way > 0:
            return self.to(here.stop)
        return self.to(min(here.start, self._around(max(self.at - 1, 0), stride).start))

    def _around(self, at: int, stride: Stride) -> range:
        """Return the halts of the unit to which one belongs; their numbers never fall."""
        number = attrgetter(stride.value)
        here = number(self.units[at])
        first = bisect_left(self.units, here, key=number)
        return range(first, bisect_right(self.units, here, first, key=number))

    def to(self, at: int) -> "Walk":
        """Stand at a halt; never past an end."""
        return self.__replace__(at=0).on(at)


def _halts(match: Match[Any], viewer: Seat, also: Collection[int]) -> Iterator[Halt]:
    """Walk what logs tell, each note where it was written."""
    notes = sorted(match.notes, key=lambda note: note.at)
    for at, moment in enumerate(match.moments[: match.at + 1]):
        if at == 0:
            yield Halt(0, None, moment.step.frames[0].state if moment.step.frames else moment.step.state)
        told = [frame for frame in moment.step.frames if not frame.event.minor]
        yield from (Halt(at, frame.event.covered(viewer), frame.state) for frame in told)
        if not told and at in also:
            yield Halt(at, None, moment.step.state, move=moment.move)
        yield from (Halt(at, None, moment.step.state, note) for note in notes if note.at == at)


def _units(match: Match[Any], halts: Sequence[Halt]) -> Iterator[Unit]:
    seats = [moment.seat for moment in match.moments]
    decided = frozenset(known_decisions(match))
    decisions = _numbered(at if at in decided else None for at in range(len(seats)))
    turns = _numbered(seat if seat != CHANCE else None for seat in seats)
    rounds = _numbered(match.game.round(halt.state) for halt in halts)
    for halt, number in zip(halts, rounds, strict=True):
        yield Unit(decisions[halt.at], turns[halt.at], number)


def _numbered(values: Any) -> list[int]:
    """Number runs of equal values; a None belongs to the run before."""
    numbers, number, now = [], 0, None
    for value in values:
        if value is not None and value != now:
            number, now = number + 1, value
        numbers.append(number)
    return numbers


def acting(state: Table) -> Seat:
    """Return whose turn it is, or CHANCE when nobody's."""
    seat = state.to_move
    return CHANCE if seat is None else seat


OFTEN: Final = 3  # in so many turns a sign is explained to a player


class Coach(Value):
    """The sections told to each player, the rule that is told now, and how often signs were explained."""

    on: bool = False  # whether anything is told
    # the sections that have been told, by the player's name
    told: Mapping[str, frozenset[str]] = field(default_factory=dict)
    note: str = ""  # the section that is told now; empty for none
    to: tuple[str, ...] = ()  # the names of those who read it
    # in how many turns signs have been explained, by the player's name
    signs: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    def looking(self, match: Match[Any], viewer: Seat, *, together: bool) -> "Coach":
        """Return the coach with what whoever looks at the table needs to be told.

        Args:
            match: the match, where it stands.
            viewer: who looks; CHANCE for nobody in particular.
            together: whether all look at the screen, since all are asked.
        """
        people = people_of(match.players)
        alone = (viewer,) if viewer in people and match.state.to_move == viewer else ()
        readers = (people if together else alone) if self.on else ()
        for reader in readers:
            name = match.players[reader].name
            # Whoever is asked stands for all where all are.
            asked = match.state.to_move if together else reader
            note = due(match, CHANCE if asked is None else asked, self.told_to(name))
            if note:
                return self.__replace__(note=note, to=tuple(match.players[one].name for one in readers))
        return self.__replace__(note="", to=())

    def told_to(self, name: str) -> frozenset[str]:
        """Name the sections that a player has been told."""
        return self.told.get(name, frozenset())

    def knows(self, name: str) -> frozenset[str]:
        """Name the signs that a player has been told often enough."""
        return frozenset(sign for sign, count in self.signs.get(name, {}).items() if count >= OFTEN)

    def explained(self, name: str, signs: Collection[str]) -> "Coach":
        """Count that signs were explained to a player in one more turn."""
        known = self.signs.get(name, {})
        counts = {**known, **{sign: known.get(sign, 0) + 1 for sign in signs}}
        return self.__replace__(signs={**self.signs, name: counts})

    def heard(self) -> "Coach":
        """Remember that what is told now has been told."""
        if not self.note:
            return self
        told = {name: self.told_to(name) | {self.note} for name in self.to}
        return self.__replace__(told={**self.told, **told}, note="", to=())


PASSING: Final = ("done", "end", "decline", "pass")
"""The verbs of moves that end something: a list of choices, a turn, an offer, a round; the mildest first."""

PASS: Final = PASSING[-1]  # the verb of the move that gives up more than a turn


def passing(legal: Sequence[Move]) -> Move | None:
    """Find the mildest legal move that ends something."""
    moves = {move.verb: move for move in legal if move.verb in PASSING}
    return next((moves[verb] for verb in PASSING if verb in moves), None)


class Glance(Value, eq=False, dict=True):
    """A table as one seat sees it, and what the rules answer that seat."""

    match: Match[Any]
    viewer: Seat  # who looks; CHANCE sees what everybody may know
    drawing: Show
    down: bool = False  # whether what the viewer hides lies face down: they are asked what needs none of it
    _refusals: dict[Move, Refusal | None] = field(default_factory=dict)
    _previews: dict[Move, Preview[Any]] = field(default_factory=dict)
    _changes: dict[Move, Sequence[Change]] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.match.game

    @cached_property
    def view(self) -> Table:
        """The table, with what the viewer may not see covered."""
        return self._covered(self.match.state)

    @cached_property
    def own(self) -> Table:
        """The table as the viewer may see it, by which the rules answer, though something lies face down."""
        own: Table = self.game.view(self.match.state, self.viewer)
        return own

    def _covered(self, state: Table) -> Table:
        covered: Table = self.game.view(state, CHANCE if self.down else self.viewer)
        return covered

    def refusal(self, move: Move) -> Refusal | None:
        """Say why the viewer may not make a move, or None."""
        if move not in self._refusals:
            self._refusals[move] = self.game.refusal(self.own, move)
        return self._refusals[move]

    def conditions(self, move: Move) -> Sequence[Condition]:
        """List all that a move of the viewer must meet now."""
        return self.game.conditions(self.own, move)

    @cached_property
    def _guess(self) -> Table:
        """A full table that the viewer cannot tell from the real one: rules need all of it."""
        full: Table = guessed(self.game, self.match.state, self.viewer)
        return full

    def preview(self, move: Move) -> Preview[Any]:
        """Work out what a legal move would cause, as the viewer may know it beforehand.

        Where the game proposes how to answer what the move leads to, such as how to pay, that is counted in.
        """
        if move not in self._previews:
            proposing = self.drawing.proposal
            found = preview(self.game, self._guess, self.viewer, move, proposing)
            if self.down:
                events = [event.covered(CHANCE) for event in found.events]
                found = found.__replace__(events=events, state=self._covered(found.state))
            self._previews[move] = found
        return self._previews[move]

    def changes(self, move: Move) -> Sequence[Change]:
        """Say which numbers a legal move would change, as far as it reveals nothing."""
        if move not in self._changes:
            after = self.drawing.numbers(self.preview(move).state)
            self._changes[move] = tuple(differences(self._numbers, after))
        return self._changes[move]

    @cached_property
    def _numbers(self) -> Sequence[Numbers]:
        """The numbers of the table, which every move is held to."""
        return self.drawing.numbers(self.view)


class Sight(Glance, eq=False, dict=True):
    """A match as one seat sees it now."""

    resting: bool = False  # nobody is to move now, though the rules ask somebody
    past: Seat = CHANCE  # through whose eyes the past is told
    _told: dict[str, tuple[Line, ...]] = field(default_factory=dict)

    def _open(self, moves: Iterable[Move]) -> tuple[Move, ...]:
        """Leave out the moves by which something is played that lies face down."""
        if not self.down:
            return tuple(moves)
        apart = (move for move in moves if type(move) not in self.game.held)
        return tuple(move for move in apart if not any(one in self._held for one in choice_of(move).values))

    @cached_property
    def _held(self) -> Collection[object]:
        """What the viewer holds and nobody else sees, each with its field: a seat may equal a card."""
        hands = (self.drawing.hand(table, self.viewer) for table in (self.own, self.view))
        own, seen = ([pair for move in hand for pair in choice_of(move).values] for hand in hands)
        return [pair for pair in own if pair not in seen]

    def _offers(self, state: Table) -> tuple[Move, ...]:
        """List what the game shows at a table; of what lies face down, nothing."""
        own = self.drawing.offers(self.game.view(state, self.viewer))
        known = {*self.drawing.offers(self._covered(state))} if self.down else own
        return tuple(move for move in own if move in known)

    @cached_property
    def acting(self) -> bool:
        """Whether the viewer is the one who is asked."""
        return not self.resting and self.view.to_move == self.viewer != CHANCE

    @cached_property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves, if the viewer is asked."""
        return self._open(legal(self.game, self.own)) if self.acting else ()

    @cached_property
    def holds_covered(self) -> bool:
        """Whether whoever is asked has something face down: nobody may tell whether it can be played."""
        return self.down and self.acting and bool(self._held)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """Everything the hand lists: what may be done, and what the game shows besides."""
        if not self.acting:
            return ()
        listed = dict.fromkeys(map(choice_of, (*self._before, *self.offers, *self.legal)))
        alike = {*map(choice_of, self.drawing.alike(self.own))}
        return tuple(choice for choice in listed if choice not in alike)

    @cached_property
    def offers(self) -> tuple[Move, ...]:
        """The moves that the game shows, legal or not."""
        return self._offers(self.match.state)

    @cached_property
    def barred(self) -> tuple[Move, ...]:
        """Moves that stand for what the hand lists beside what may be done."""
        return (*self.offers, *self._before)

    @cached_property
    def _before(self) -> tuple[Move, ...]:
        """Moves listed earlier in this turn, where the list keeps its numbers; first come first."""
        states = [self.match.moments[at].step.state for at in self._turn]
        known = ((state, self.game.view(state, self.viewer)) for state in states)
        lists = ((*self._offers(state), *legal(self.game, view)) for state, view in known)
        return self._open(move for moves in lists for move in moves)

    @cached_property
    def done(self) -> frozenset[Choice]:
        """Choices made in this turn that cannot be made again, where the list keeps its numbers.

        What others had a say in is not simply done: something else may have come of it.
        """
        made = (self.match.moments[at + 1].move for at in self._turn if self._alone_after(at))
        return frozenset(choice_of(move) for move in made if move is not None) - self.playable

    def _alone_after(self, at: int) -> bool:
        """Return whether nobody else was asked after a moment before its question came back."""
        for moment in self.match.moments[at + 1 : self.match.at + 1]:
            if moment.step.state.question == self.match.state.question:
                break
            if moment.step.state.to_move not in (CHANCE, self.viewer):
                return False
        return True

    @cached_property
    def _turn(self) -> Sequence[int]:
        """The moments of this turn at which the same was asked before, where its list keeps its numbers."""
        moments, begun, question = self.match.moments, self.match.at, self.match.state.question
        if not self.acting or type(question) not in self.drawing.steady:
            return ()
        while begun and question in moments[begun - 1].step.state.pile:
            begun -= 1
        return [at for at in range(begun, self.match.at) if moments[at].step.state.question == question]

    @property
    def aside(self) -> Collection[type[Move]]:
        """The kinds of moves that a verb lists, and the question does not."""
        question = self.view.question
        return () if question is None else self.drawing.aside.get(type(question), ())

    @cached_property
    def playable(self) -> frozenset[Choice]:
        """The choices that have a legal move."""
        return frozenset(map(choice_of, self.legal))

    def draft(self) -> Draft:
        """Begin a move: what can go one way only is taken, and so is what the game proposes.

        A card that is to be laid is in the hand.
        """
        draft = self._fresh
        proposal = self.drawing.proposal(self.view) if self.acting else None
        if proposal is not None:
            return draft.take(choice_of(proposal))
        first = next(iter(draft.moves), None)
        return draft.take(first) if first is not None and first.needs_place else draft

    def bare_draft(self) -> Draft:
        """Begin a move of which nothing is taken yet."""
        return self._fresh.take(None)

    @cached_property
    def _fresh(self) -> Draft:
        """A move of which nothing is taken but what leaves no choice."""
        return Draft.of(self.legal)

    def told(self, words: Words) -> tuple[Line, ...]:
        """Tell all that happened; once in each language."""
        if words.language not in self._told:
            self._told[words.language] = tuple(told(self.match, self.past, words))
        return self._told[words.language]


def secret_from_all(match: Match[Any], seat: Seat) -> bool:
    """Return whether a seat may see now what other people may not; computers do not look."""
    game, state = match.game, match.state
    hides = game.secret and len(people_of(match.players)) > 1
    return bool(hides and game.view(state, seat) != game.view(state, CHANCE))


def chance_waits(match: Match[Any]) -> bool:
    """Return whether somebody is to answer for chance now."""
    return match.by_hand and match.open_table and match.state.to_move == CHANCE


AS_IT_LIES: Final = "sort-as-it-lies"
PLAYABLE: Final = "sort-playable"
BY_NAME: Final = "sort-name"


def orders(sight: Sight) -> tuple[str, ...]:
    """List the orders of a hand, each by the message that names it."""
    return (AS_IT_LIES, PLAYABLE, BY_NAME, *(sort.name for sort in sight.drawing.sorts))


def after(sight: Sight, order: str) -> str:
    """Return the order that follows another."""
    all_orders = orders(sight)
    return all_orders[(all_orders.index(order) + 1) % len(all_orders)]


def arranged(sight: Sight, order: str, words: Words) -> tuple[Choice, ...]:
    """Sort what the hand lists; kinds of choices keep their order, and so does what is equal."""
    if order == AS_IT_LIES:
        return sight.choices

    def name(choice: Choice) -> str:
        whole = not choice.kind.turns
        return words.short(choice.kind(**dict(choice.values))) if whole else choice_said(choice, words)

    keys: dict[str, Callable[[Choice], Any]] = {
        PLAYABLE: lambda choice: choice not in sight.playable,
        BY_NAME: lambda choice: "" if choice.needs_place else folded(name(choice)),
        **{sort.name: partial(sort.key, sight.view) for sort in sight.drawing.sorts},
    }
    key = keys[order]
    kinds = dict.fromkeys(choice.kind for choice in sight.choices)
    by_kind = ([choice for choice in sight.choices if choice.kind is kind] for kind in kinds)
    return tuple(choice for alike in by_kind for choice in sorted(alike, key=key))


def sortable(choices: Sequence[Choice]) -> bool:
    """Return whether there is anything to sort: several choices of one kind."""
    return len({choice.kind for choice in choices}) < len(choices)


MOST_AT_ONCE: Final = 15  # how many choices of several kinds are listed before the kinds are listed instead
Listed: TypeAlias = Choice | type[Move]  # an entry of the hand: a choice, or a kind of choices to be opened


def listed(
    choices: Sequence[Choice], kind: type[Move] | None, each: Collection[type[Move]] = ()
) -> tuple[Listed, ...]:
    """List choices; many of several kinds by kind until one is opened, but for kinds listed one by one."""
    counts: dict[type[Move], int] = {}
    for choice in choices:
        counts[choice.kind] = counts.get(choice.kind, 0) + 1
    if len(choices) <= MOST_AT_ONCE or len(counts) == 1:
        return tuple(choices)
    if kind in counts:
        return tuple(choice for choice in choices if choice.kind is kind)
    folded = {kind for kind, count in counts.items() if count > 1} - set(each)
    entries = (choice.kind if choice.kind in folded else choice for choice in choices)
    return tuple(dict.fromkeys(entries))


def entries(
    drawing: Show, choices: Sequence[Choice], letter: str, kind: type[Move] | None
) -> tuple[Listed, ...]:
    """List the choices of the verb that is opened by its letter, or else all."""
    verb = next((verb for verb in drawing.verbs if verb.letter == letter), None)
    if verb is None:
        return listed(choices, kind, drawing.each)
    return tuple(one for one in choices if verb.offers(one))


def needs_place(entry: Listed) -> bool:
    """Return whether a map fills a field of an entry's moves."""
    return PLACE in fields_of(entry.kind if isinstance(entry, Choice) else entry)


def want_places(choice: Choice | None, shown: Sequence[Listed]) -> bool:
    """Return whether the choice that is taken wants a place, or else any entry; or nothing is listed."""
    if choice is not None:
        return choice.needs_place
    return not shown or any(map(needs_place, shown))
