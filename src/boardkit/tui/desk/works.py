"""When an intent makes sense: the footer and the list of keys show no other."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Final

from boardkit.core import CHANCE, Match, Move
from boardkit.core.lines.match import people_of
from boardkit.tui.desk.changing import chance_waits
from boardkit.tui.desk.deeds import kind_of
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Do, Intent, Next, Type
from boardkit.tui.desk.labelled import labels
from boardkit.tui.desk.layers import has_overlay, is_away
from boardkit.tui.desk.modes.curtain import asks_all, touched
from boardkit.tui.desk.sorting import sortable

PASSING: Final = ("done", "end", "decline", "pass")
"""The verbs of moves that end something: a list of choices, a turn, an offer, a round; the mildest first."""

PASS: Final = PASSING[-1]
"""The verb of the move that gives up more than a turn."""


def passing(legal: Sequence[Move]) -> Move | None:
    """Find the mildest legal move that ends something."""
    moves = {move.verb: move for move in legal if move.verb in PASSING}
    return next((moves[verb] for verb in PASSING if verb in moves), None)


def asks_for_place(desk: Desk) -> bool:
    """Tell whether a place is what is asked now: for what has been taken, or where nothing else can be."""
    if Type not in desk.mode.deeds or not desk.sight.acting or desk.walk is not None or is_away(desk):
        return False
    choice = desk.draft.choice
    if desk.touched:
        return choice is not None and choice.needs_place
    placed = [one.needs_place for one in desk.sight.playable if one.kind.verb not in PASSING]
    return bool(placed) and all(placed)


def works(desk: Desk, intent: Intent) -> bool:
    """Tell whether something can be wanted now, and makes sense."""
    kind = kind_of(intent)
    if kind not in desk.mode.deeds:
        return False
    return desk.walk is not None or WORKS.get(kind, _always)(desk) or bool(labels(desk))


def _always(_: Desk) -> bool:
    return True


def _can_act(desk: Desk) -> bool:
    rests = any(mode.resting for mode in desk.modes)
    return bool(rests or asks_all(desk) or desk.draft.moves or desk.match.over or chance_waits(desk))


def _can_back(desk: Desk) -> bool:
    several = desk.draft.choice is not None and len(desk.draft.choices) > 1
    opened = desk.letters or desk.kind or desk.verb or len(desk.modes) > 1
    return bool(opened or several or desk.modes[0].may_leave)


def _can_be_advised(desk: Desk) -> bool:
    return desk.sight.acting or asks_all(desk) or desk.modes[0].teaches or desk.match.over


def _leads_back(match: Match[Any]) -> bool:
    """Tell whether there is a decision to be taken back."""
    return match.undo().at != match.at


def _leads_on(match: Match[Any]) -> bool:
    """Tell whether there is a decision to be made again."""
    return match.redo().at != match.at


WORKS: Final[Mapping[Enum | type[Intent], Callable[[Desk], bool]]] = {
    Do.ACT: _can_act,
    Do.BACK: _can_back,
    Do.EYES: lambda desk: desk.match.open_table,
    Do.TURN: lambda desk: bool(touched(desk).draft.turns),
    Next: lambda desk: desk.sight.acting,
    Do.JUMP: lambda desk: bool(touched(desk).draft.places),
    Do.ONLY_MOVE: lambda desk: len(desk.sight.legal) == 1,
    Do.FORGO: lambda desk: asks_all(desk) or passing(desk.sight.legal) is not None,
    Do.UNDO: lambda desk: desk.drawn.once(_leads_back, desk.match),
    Do.REDO: lambda desk: desk.drawn.once(_leads_on, desk.match),
    Do.CHOICES: lambda desk: bool(desk.sight.choices),
    Do.SORT: lambda desk: sortable(desk.sight.choices),
    Do.TYPE_MOVE: lambda desk: desk.sight.acting,
    Do.CURTAIN: lambda desk: desk.viewer != CHANCE,
    Do.MAIN_LINE: lambda desk: bool(desk.study.name),
    Do.HINT: _can_be_advised,
    Do.WHY: lambda desk: desk.sight.acting or len(people_of(desk.match.players)) < len(desk.match.players),
    Do.OVERLAY: has_overlay,
    Do.COACH: lambda desk: desk.coach is not None,
}
"""When an intent makes sense at a table where nobody walks, for those that do not always."""
