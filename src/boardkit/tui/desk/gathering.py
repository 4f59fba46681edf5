"""Taking several of a list: entries are ticked, and one key makes all of those moves and ends the list."""

from typing import Any

from boardkit.core import Choice, Match, Move, Question, Seat, evolve
from boardkit.draw.extras import proposed, several_of
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.works import PASS, passing


def ends(desk: Desk) -> Move | None:
    """Return the move that ends a list of which several may be taken; None where none such is asked for."""
    kinds, legal = several_of(desk.drawing), desk.sight.legal
    end = passing(legal)
    several = desk.modes[0].gathers and any(type(move) in kinds for move in legal)
    return end if several and end is not None and end.verb != PASS else None


def may_be_ticked(desk: Desk, choice: Choice) -> bool:
    """Tell whether an entry is one of several that may be taken together."""
    return (
        ends(desk) is not None and choice.kind in several_of(desk.drawing) and choice in desk.sight.playable
    )


def ticked(desk: Desk, choice: Choice) -> Desk:
    """Tick an entry, or take the tick away."""
    return evolve(desk, marked=desk.marked ^ {choice})


def moves_of(desk: Desk) -> list[Move]:
    """List the moves of what is ticked, in the order of the list, and the one that ends it."""
    end = ends(desk)
    return [*_chosen(desk), *([end] if end is not None else [])]


def _chosen(desk: Desk) -> list[Move]:
    return [choice.kind(**dict(choice.values)) for choice in desk.sight.choices if choice in desk.marked]


def gathered(desk: Desk, match: Match[Any]) -> Match[Any]:
    """Make all moves of what is ticked, and end the list, unless it ends by itself when nothing is left.

    Raises:
        RulesError: the rules refuse one of them.
    """
    end, done = ends(desk), match
    for move in _chosen(desk):
        done = _listed_again(desk, match, done.play(move))
    return done if end is None or _asked(done) != _asked(match) else done.play(end)


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
