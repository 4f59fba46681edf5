"""When an action of the table makes sense: the footer and the list of keys show no other."""

from collections.abc import Callable, Sequence
from typing import Final

from boardkit.core import CHANCE, Move
from boardkit.tui.desk.sorting import sortable
from boardkit.tui.table.typing import TypingScreen

PASSING: Final = ("done", "end", "decline", "pass")
"""The verbs of moves that end something: a list of choices, a turn, an offer, a round; the mildest first."""

PASS: Final = PASSING[-1]
"""The verb of the move that gives up more than a turn."""


def passing(legal: Sequence[Move]) -> Move | None:
    """Find the mildest legal move that ends something."""
    moves = {move.verb: move for move in legal if move.verb in PASSING}
    return next((moves[verb] for verb in PASSING if verb in moves), None)


def always(_: TypingScreen) -> bool:
    """Answer for actions that always work."""
    return True


WORKS: Final[dict[str, Callable[[TypingScreen], bool]]] = {
    "pick": lambda screen: bool(
        screen.walk or screen.draft.legal or screen.match.over or screen.chance_waits
    ),
    "eyes": lambda screen: screen.match.open_table,
    "turn": lambda screen: bool(screen.draft.turns) and screen.walk is None,
    "next_target": lambda screen: screen.sight.acting and screen.walk is None,
    "last_target": lambda screen: screen.sight.acting and screen.walk is None,
    "jump": lambda screen: bool(screen.draft.places) and screen.walk is None,
    "only_move": lambda screen: len(screen.sight.legal) == 1,
    "pass_turn": lambda screen: screen.walk is None and passing(screen.sight.legal) is not None,
    "undo": lambda screen: screen.walk is None and screen.match.undo().at != screen.match.at,
    "redo": lambda screen: screen.walk is None and screen.match.redo().at != screen.match.at,
    "choices": lambda screen: screen.walk is None and bool(screen.sight.choices),
    "sort": lambda screen: screen.walk is None and sortable(screen.sight.choices),
    "type_move": lambda screen: screen.sight.acting,
    "speed": lambda screen: screen.walk is not None,
    "back": lambda screen: bool(
        screen.walk
        or screen.letters
        or screen.kind
        or (screen.draft.choice is not None and len(screen.draft.choices) > 1)
    ),
    "curtain": lambda screen: screen.viewer != CHANCE,
    "main_line": lambda screen: bool(screen.study.name),
    "why": lambda screen: screen.walk is None and screen.sight.acting,
    "hint": lambda screen: hasattr(screen, "action_hint"),
    "overlay": lambda screen: hasattr(screen, "action_overlay"),
}
"""When an action makes sense, for those that do not always."""
