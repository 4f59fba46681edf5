"""Explaining a decision: why a computer made it, and what would have come of a better one."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from boardkit.core import CHANCE, Match, Seat, legal
from boardkit.core.lines.match import Sitter
from boardkit.players.facts import Fact, When, weightiest
from boardkit.players.lookup import mind_of
from boardkit.players.mind import Counts, Level, Seen
from boardkit.players.review import Judged, settled_at
from boardkit.players.search import decide
from boardkit.players.thinking import Task

GUESSES: Final = 4  # how often what a viewer does not see is made up, to find out what hangs on it


def task_of(match: Match[Any], at: int) -> Task:
    """Set the task again whose solution led to a moment, as whoever sits there now had it."""
    return Task.of(match.jump(at - 1), match.players[match.moments[at].seat].sitter)


def changes_seen(match: Match[Any], at: int, viewer: Seat) -> Sequence[Fact]:
    """Say what a person can count of what a decision changed for whoever made it.

    It follows from what a viewer sees before and after, and from nothing else: what hangs on what is hidden
    comes out otherwise with each guess, and is left out.
    """
    game, seat, mind = match.game, match.moments[at].seat, mind_of(match.game.key)
    before, after = match.moments[at - 1].step.state, settled_at(match, at)

    def counted(state: Any, number: int) -> Counts:
        return mind.counts(game.guess(game.view(state, viewer), viewer, Random(number)), seat)

    pairs = [(counted(before, number), counted(after, number)) for number in range(GUESSES)]
    gains = {word: {then[word] - now[word] for now, then in pairs} for word in mind.units}
    facts = (Fact.of(word, When.NOW, [*gain]) for word, gain in gains.items() if len(gain) == 1)
    return weightiest(filter(None, facts), mind.units)


LONGEST: Final = 12  # how many answers of seats a line has at most
QUICK: Final = Level(tables=60)  # how its own answers are found: whoever walks the line waits for them


def better_line(match: Match[Any], one: Judged, begun: Match[Any]) -> Match[Any]:
    """Make the better move after `begun` and go on to the end of the turn, others as in the match."""
    assert one.better is not None
    mind, later = mind_of(match.game.key), match.moments[one.at + 1 : match.at + 1]
    others = (moment.move for moment in later if moment.seat not in (CHANCE, one.seat))
    level = QUICK.__replace__(doubt=mind.levels[Sitter.STRONG].doubt)
    turn, line = mind.turn(begun.state), begun.play(one.better)
    for _ in range(LONGEST):
        if line.over or mind.turn(line.state) != turn:
            break
        if line.state.to_move == one.seat:
            seen = Seen.of(line.game, line.state, one.seat)
            line = line.play(decide(seen, mind, level, line.seed + line.at).move)
        elif turn is not None and (move := next(others, None)) in legal(line.game, line.state):
            assert move is not None
            line = line.play(move)
        else:
            break
    return line
