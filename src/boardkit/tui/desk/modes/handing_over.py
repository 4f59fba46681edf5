"""Looking at the result before the keyboard is handed over; until then, taking back is free."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, dropwhile
from typing import Any, Final

from rich.text import Text

from boardkit.core import CHANCE, Event, Match, Move, Seat
from boardkit.core.lines.match import Sitter
from boardkit.core.values import Value
from boardkit.text.recap import Group
from boardkit.tui.desk.changing import change, opens_window, pays_together, present
from boardkit.tui.desk.deeds import deeds, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Notice
from boardkit.tui.desk.far import LOOKING, STROLLING
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.jumping import remembering
from boardkit.tui.desk.labelled import Labelled
from boardkit.tui.desk.layers import own_map
from boardkit.tui.desk.looking import inspect
from boardkit.tui.desk.modes.asking import undo
from boardkit.tui.desk.modes.curtain import covered, draw_curtain, falls
from boardkit.tui.desk.past import group_told, item_said, recap_for, since
from boardkit.tui.desk.wishes import Ask, ChangeHands

MOST: Final = 4
"""How much of a turn of a single decision the prompt tells; all of it stands above, where the hand lay."""


class HandingOver(Value, Labelled):
    """Shows what came of a turn to whoever has taken it, as everybody may see it.

    Attributes:
        by: who has taken the turn.
        to: who is asked next.
        alone: whether nobody else can have taken the keyboard yet.
        thinks: whether a computer is next, which needs neither the keyboard nor a curtain.
        drawn: what the seat has drawn in its turn, which it may look at before it hands over.
    """

    by: Seat
    to: Seat
    alone: bool = True
    thinks: bool = False
    drawn: tuple[Event, ...] = ()

    @property
    def deeds(self) -> Deeds:
        """Hand over, take back, look around."""
        return HANDING_OVER

    @property
    def resting(self) -> bool:
        """Let nobody move."""
        return True

    @property
    def labels(self) -> Mapping[str, str]:
        """The keys of a hand-over."""
        keys = LETTING_THINK if self.thinks else KEYS
        return {**keys, "inspect": "handing-drawn"} if self.may_look else keys

    @property
    def may_look(self) -> bool:
        """Whether the seat has drawn something, and nobody else can have taken the keyboard yet."""
        return self.alone and bool(self.drawn)

    def due(self, desk: Desk) -> Seat:
        """Say whose time runs: that of whoever has not handed over yet."""
        del desk
        return self.by

    def below(self, desk: Desk, ink: Ink, width: int) -> Sequence[Text]:
        """Tell all that came of the turn, where the prompt does not."""
        groups = _groups(desk, self.by)
        told = _told_of(groups)
        whole = Text("   ".join(_came_of_it(desk, self.by))).cell_len <= width
        if whole and all(len(group.items) <= told for group in groups):
            return ()
        lines = (group_told(desk.sight, group, desk.words, ink.palette, width) for group in groups)
        return [*chain.from_iterable(lines)]

    def lit(self, desk: Desk) -> Mapping[str, str]:
        """Let all verbs stay where they are; none of them can be chosen."""
        del desk
        return {}

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what came of the turn, and how to go on."""
        del ink
        words = desk.words
        keys = words("handing-on" if self.thinks else "handing-over", seat=words.seat(self.to))
        if self.may_look:
            keys = words("handing-look", keys=keys, seat=words.seat(self.by))
        said, name = "   ".join(_came_of_it(desk, self.by)), words.seat(self.by)
        if not said:
            secret = _chose_in_secret(desk.match, self.by)
            result = words("handing-secret" if secret else "handing-quiet", seat=name)
        else:
            result = said if name in said else words("handing-followed", seat=name, said=said)
        return Text.assemble((result, "bold"), "\n", keys)


def _came_of_it(desk: Desk, by: Seat) -> Iterator[str]:
    """Say what a seat has decided, and what came of the last decision, where one was all."""
    groups = _groups(desk, by)
    for group in groups:
        said = group.items[: _told_of(groups)]
        yield from (item_said(item, desk.words, group.count) for item in said)


def _chose_in_secret(match: Match[Any], by: Seat) -> bool:
    """Tell whether a seat has chosen something in its turn that the others do not know yet."""
    moments = match.moments[since(match, CHANCE) : match.at + 1]
    events = [frame.event for moment in moments if moment.seat == by for frame in moment.step.frames]
    return any(event.hides and getattr(event, "seat", None) == by for event in events)


def _groups(desk: Desk, by: Seat) -> Sequence[Group]:
    """List what a seat has decided in its turn, each with what came of it."""
    moments = desk.match.moments
    return decided([group for group in recap_for(desk, CHANCE, CHANCE) if moments[group.at].seat == by])


def decided(groups: Sequence[Group]) -> Sequence[Group]:
    """Leave out what only led to the first decision that is told, if one is."""
    return [*dropwhile(lambda group: group.seat == CHANCE, groups)] or groups


def _told_of(groups: Sequence[Group]) -> int:
    """Say how much the prompt tells of each decision."""
    return MOST if len(groups) == 1 else 1


def decide(desk: Desk, move: Move) -> Outcome:
    """Make a move, keep it, and go on; before the keyboard goes to another seat, show what came of it."""
    return go_on(remembering(desk), lambda match: match.play(move))


def go_on(desk: Desk, make: Callable[[Match[Any]], Match[Any]]) -> Outcome:
    """Go on with the match, and show what came of it before the keyboard goes to another seat."""
    return change(desk, make, _shown)


def _shown(desk: Desk) -> Outcome:
    match, by = desk.match, desk.seated
    to = match.state.to_move
    if opens_window(desk) or pays_together(desk):
        return present(desk)
    if by == CHANCE or to in (None, CHANCE, by) or by != match.decider(match.at) or not falls(desk, Seat(to)):
        return present(desk)
    thinks = match.players[to].sitter is not Sitter.PERSON
    return _result(HandingOver(by, Seat(to), thinks=thinks, drawn=tuple(_drawn(match, by))), desk)


def _drawn(match: Match[Any], by: Seat) -> Iterator[Event]:
    """List what chance has dealt to a seat since its turn began, and nobody else may know."""
    for moment in match.moments[since(match, CHANCE) : match.at + 1]:
        events = [frame.event for frame in moment.step.frames if moment.seat == CHANCE]
        yield from (one for one in events if one.hides and getattr(one, "seat", None) == by)


def look(desk: Desk) -> Outcome:
    """Tell a seat, and nobody else, what it has drawn; else what is pointed at."""
    mode, words = _mode(desk), desk.words
    if not mode.may_look or desk.cursor is not None:
        return inspect(desk)
    lines = tuple(dict.fromkeys(map(words.say, mode.drawn)))
    return desk.wishing(Ask(Notice(words("handing-drawn-title", seat=words.seat(mode.by)), lines)))


def _result(mode: HandingOver, desk: Desk) -> Outcome:
    return covered(desk).then(lambda bare: Outcome(_on_its_map(mode, bare), (ChangeHands(),)))


def _on_its_map(mode: HandingOver, bare: Desk) -> Desk:
    """Show the result on the map of whoever has taken the turn, where each has one."""
    desk = bare.entering(mode)
    return desk if own_map(desk) in (None, mode.by) else desk.__replace__(layer=mode.by)


def _mode(desk: Desk) -> HandingOver:
    assert isinstance(desk.mode, HandingOver)
    return desk.mode


def hand_over(desk: Desk) -> Outcome:
    """Let the curtain fall before whoever is next; from there the result can be looked at once more.

    A computer that is next begins to think, and what it holds stays hidden.
    """
    mode = _mode(desk)
    if mode.thinks:
        return present(desk.leaving())
    again = partial(_result, mode.__replace__(alone=False))
    return draw_curtain(desk, mode.to, deeds(simply(Do.UNDO, again)))


def take_back(desk: Desk) -> Outcome:
    """Take the last decision back; nobody need agree unless something was revealed by it."""
    mode, match = _mode(desk), desk.match
    if match.revealed_since(match.undo().at):
        return undo(desk)
    return change(desk.__replace__(seated=mode.by if mode.alone else CHANCE), _undone)


def _undone(match: Match[Any]) -> Match[Any]:
    return match.undo()


KEYS: Final = {
    "pick": "handing-do",
    "undo": "key-undo",
    "replay": "handing-replay",
    "walk": "key-walk",
    "log": "key-log",
    "legend": "key-legend",
    "help": "key-help",
}
"""The keys that the footer shows while a turn is handed over, with the messages that say what they do."""

LETTING_THINK: Final = {**KEYS, "pick": "handing-think"}
"""The same where a computer is next."""

HANDING_OVER: Final[Deeds] = {
    **LOOKING,
    **STROLLING,
    **deeds(simply(Do.ACT, hand_over), simply(Do.UNDO, take_back), simply(Do.INSPECT, look)),
}
"""What can be done before the keyboard is handed over."""
