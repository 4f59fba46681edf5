"""Taking several of a list: entries are ticked, and one key makes all of those moves and ends the list."""

from collections.abc import Mapping
from typing import Any, Final

from boardkit.core import Choice, Match, Move, Question, Seat, legal
from boardkit.draw.extras import proposed, several_of
from boardkit.draw.forms import Together, together_of
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.works import PASS, passing

LETTERS: Final = "abcdef"
DIGITS: Final = "1234567890"
"""The keys of the entries where two questions are answered on one screen."""


DONE: Final = "✓"
"""What marks a card of what has been done in this turn."""


def form(desk: Desk) -> Together | None:
    """Return the two questions that are answered on one screen, where the first of them is asked."""
    together, legal = together_of(desk.drawing), desk.sight.legal
    if together is None or not desk.modes[0].gathers or not all(type(move) is together.one for move in legal):
        return None
    shown = any(choice.kind is together.several for choice in desk.sight.choices)
    return together if legal and shown else None


def keys_of(desk: Desk) -> Mapping[str, int]:
    """Return the entries of such a screen by key: letters where one is chosen, digits for the others."""
    together = form(desk)
    kinds = () if together is None else (together.one, together.several)
    keys = zip(kinds, (LETTERS, DIGITS), strict=False)
    return {
        key: number for kind, signs in keys for key, number in zip(signs, _numbers(desk, kind), strict=False)
    }


def _numbers(desk: Desk, kind: type[Move]) -> list[int]:
    return [number for number, entry in enumerate(desk.listed) if getattr(entry, "kind", None) is kind]


def ends(desk: Desk) -> Move | None:
    """Return the move that ends a list of which several may be taken; None where none such is asked for."""
    kinds, legal = several_of(desk.drawing), desk.sight.legal
    end = passing(legal)
    several = desk.modes[0].gathers and any(type(move) in kinds for move in legal)
    return end if several and end is not None and end.verb != PASS else None


def may_be_ticked(desk: Desk, choice: Choice) -> bool:
    """Tell whether an entry is one of several that may be taken together."""
    if form(desk) is not None:
        return True
    return (
        ends(desk) is not None and choice.kind in several_of(desk.drawing) and choice in desk.sight.playable
    )


def tick_on_card(desk: Desk, choice: Choice) -> str:
    """Say on a card whether it is done, or ticked, or may be ticked."""
    if choice in desk.sight.done:
        return f" {DONE}"
    return "" if not may_be_ticked(desk, choice) else " [x]" if choice in desk.marked else " [ ]"


def is_ticked(desk: Desk, choice: Choice) -> bool:
    """Tell whether an entry is ticked, by the player or because it is done."""
    return choice in desk.marked or choice in desk.sight.done


def is_whole(desk: Desk) -> bool:
    """Tell whether what is ticked answers all that is asked, where something is ticked."""
    together = form(desk)
    return together is None or any(choice.kind is together.one for choice in desk.marked)


def ticked(desk: Desk, choice: Choice) -> Desk:
    """Tick an entry, or take the tick away; of those of which one is chosen, the other loses its tick."""
    together = form(desk)
    one = together is not None and choice.kind is together.one
    others = {other for other in desk.marked if one and other.kind is choice.kind and other != choice}
    return desk.__replace__(marked=(desk.marked - others) ^ {choice})


def moves_of(desk: Desk) -> list[Move]:
    """List the moves of what is ticked, and the one that ends the list."""
    end = ends(desk)
    return [*chosen(desk), *([end] if end is not None else [])]


def chosen(desk: Desk) -> list[Move]:
    """List the moves of what is ticked, in the order of the list."""
    return [choice.kind(**dict(choice.values)) for choice in desk.sight.choices if choice in desk.marked]


def gathered(desk: Desk, match: Match[Any]) -> Match[Any]:
    """Make all moves of what is ticked, and end the list, unless it ends by itself when nothing is left.

    Raises:
        RulesError: the rules refuse one of them.
    """
    moves = chosen(desk)
    first = 1 if form(desk) is not None else 0
    begun = match.play(moves[0]) if first else match
    done, end = begun, passing(legal(begun.game, begun.state))
    for move in moves[first:]:
        done = _listed_again(desk, begun, done.play(move))
    return (
        done if end is None or _asked(done) != _asked(begun) or _asks_others(begun, match) else done.play(end)
    )


def _asks_others(begun: Match[Any], match: Match[Any]) -> bool:
    """Tell whether somebody else is asked than before."""
    return bool(begun.state.to_move != match.state.to_move)


def _listed_again(desk: Desk, before: Match[Any], after: Match[Any]) -> Match[Any]:
    """Pay as the game proposes, if that leads back to the list; anything else is left to the player."""
    seat = after.state.to_move
    if seat is None or seat != before.state.to_move or _asked(after) == _asked(before):
        return after
    answer = proposed(desk.drawing, after.game.view(after.state, seat))
    answered = after if answer is None else after.play(answer)
    return answered if _asked(answered) == _asked(before) else after


def _asked(match: Match[Any]) -> tuple[Seat | None, type[Question] | None]:
    """Say who is asked for what."""
    question = match.state.question
    return match.state.to_move, None if question is None else type(question)
