"""Answers in secret: several seats may give them at once, each before the rules come to ask it."""

from collections.abc import Iterable
from itertools import takewhile
from typing import Any

from boardkit.core.lines.match import Match, people_of
from boardkit.core.rules.game import Game, legal
from boardkit.core.rules.step import Move, at_rest
from boardkit.core.rules.table import CHANCE, Question, S, Seat, Table
from boardkit.core.values import evolve


def has_hands(match: Match[Any]) -> bool:
    """Return whether people at a table have hands to hide from each other."""
    return len(people_of(match.players)) > 1 and not match.has_no_secrets


def is_secret(game: Game[Any], state: Table) -> bool:
    """Return whether what is asked is answered in secret."""
    return isinstance(state.question, game.in_secret)


def asked_apart(game: Game[S], state: S, seat: Seat) -> S | None:
    """Return the table as if a seat were asked before all others who answer in secret now.

    Below its business lies a question to nobody: whatever it answers, nothing else goes on there.
    None where nothing waits for the seat.
    """
    run = [*takewhile(lambda one: isinstance(one, game.in_secret), reversed(state.pile))]
    run = run or [*state.pile[-1:]]
    own = [one for one in run if getattr(one, "seat", None) == seat]
    if not own:
        return None
    rest = (*state.pile[: len(state.pile) - len(run)], *reversed([one for one in run if one not in own]))
    table = evolve(state, pile=(*rest, Question(CHANCE), *reversed(own)))
    table = at_rest(table, game.answers.resolve)
    return table if table.to_move == seat else None


def after_answers(game: Game[S], table: S, moves: Iterable[Move]) -> S | None:
    """Return the table after answers of the seat that is asked; None where one does not fit any more."""
    seat = table.to_move
    for move in moves:
        if table.to_move != seat or move not in legal(game, table):
            return None
        table = game.answers.after(table, move)
    return table
