"""What does not fit the course of the game: the clock, open business, and a conflict."""

from collections.abc import Iterator
from typing import Final

from boardkit.core import Fault, Question, Seat
from boardkit.core.editing.faults import NotAskedNow
from boardkit.core.editing.sound import within
from boardkit.games.water_sharing.box import FACES
from boardkit.games.water_sharing.box.things import Stage
from boardkit.games.water_sharing.rules import effects
from boardkit.games.water_sharing.rules.faults.pertinence import fits, seat_of
from boardkit.games.water_sharing.rules.model import Conflict, State
from boardkit.games.water_sharing.rules.moves import BuildDam, Offer, Request, Swap
from boardkit.games.water_sharing.rules.questions import ChooseResource, RevealResource
from boardkit.games.water_sharing.rules.rounds import STEPS

ENDS: Final = (effects.Open, effects.BeginRound, effects.EndRound)
"""What lies below all other business."""


class StepWrong(Fault):
    """The step does not fit the round, or what is still to be done in it."""


class CardMissing(Fault):
    """No card for water and world market lies open while water is collected or goods are bought."""


class CardsTooFew(Fault):
    """There are fewer cards for water and world market than rounds to come."""

    count: int
    needed: int


class ConflictWrong(Fault):
    """A conflict has parties, bids or swords that do not fit, or is about nothing."""


class ConflictAstray(Fault):
    """A conflict is on the table that nobody fights, or one is fought that is not there."""


def in_the_course(state: State) -> Iterator[Fault]:
    """5, 6 and 9 Look at the clock, at what is open, and at the conflict."""
    yield from _clock(state)
    yield from _cards(state)
    if state.pile:
        yield from _skeleton(state)
    yield from _conflict(state)
    wrong = {seat_of(one) for one in state.pile if not fits(state, one)}
    yield from map(NotAskedNow, sorted(wrong))


def _clock(state: State) -> Iterator[Fault]:
    clock = state.clock
    yield from within(state, ("clock", "round"), 0, clock.rounds)
    if (clock.round == 0) is not (clock.stage is Stage.OPENING) or clock.stage is Stage.INITIATIVE:
        yield StepWrong()


def _cards(state: State) -> Iterator[Fault]:
    clock, decks = state.clock, state.decks
    waiting = _turns_up_card(state)
    if decks.card is None and not waiting and Stage.REVEAL <= clock.stage <= Stage.GENERATE:
        yield CardMissing()
    needed = clock.rounds - clock.round + waiting if state.pile else 0
    left = len(decks.resources) + (0 if waiting else len(decks.script))
    if left < needed:
        yield CardsTooFew(left, needed)


def _turns_up_card(state: State) -> bool:
    return any(isinstance(one, RevealResource | ChooseResource) for one in state.pile)


def _skeleton(state: State) -> Iterator[Fault]:
    """5 What is left of a round follows from its step; somebody is asked first."""
    stage, begun = state.clock.stage, state.clock.round > 0
    later = [step for step in STEPS[::-1] if begun and step.stage > stage]
    springs = [effects.RaiseSprings()] if _turns_up_card(state) else []
    expected = [*later, *springs]
    waiting = [one for one in state.pile if isinstance(one, effects.BeginStage | effects.RaiseSprings)]
    first = (effects.EndRound(),) if begun else (effects.Open(), effects.BeginRound())
    ends = [
        one for one in state.pile if isinstance(one, effects.Open | effects.BeginRound | effects.EndRound)
    ]
    whole = waiting == expected and ends == list(state.pile[:1]) and ends[0] in first
    if not whole or not isinstance(state.pile[-1], Question):
        yield StepWrong()


def _conflict(state: State) -> Iterator[Fault]:
    ends = sum(isinstance(one, effects.EndConflict) for one in state.pile)
    if ends != (state.conflict is not None):
        yield ConflictAstray()
    if state.conflict is not None and not _is_fought(state, state.conflict):
        yield ConflictWrong()


def _is_fought(state: State, conflict: Conflict) -> bool:
    parties = conflict.parties
    if len(parties) < 2 or conflict.by not in parties:
        return False
    if any(len(row) != len(parties) for row in (conflict.bids, conflict.swords, conflict.extra)):
        return False
    if not set(conflict.swords) <= {None, *FACES}:
        return False
    return _is_covered(state, conflict) and _is_about_something(conflict)


def _is_covered(state: State, conflict: Conflict) -> bool:
    """6 Before they are shown, nobody has bid more than it has."""
    secret = any(isinstance(one, effects.ShowBids) for one in state.pile)
    bids = zip(conflict.parties, conflict.bids, strict=True)
    return not secret or all((bid or 0) <= state.communities[seat].points for seat, bid in bids)


def _is_about_something(conflict: Conflict) -> bool:
    if conflict.card is None:
        return conflict.at is not None and conflict.struck is None
    return conflict.at is None and conflict.struck in conflict.parties and len(conflict.parties) == 2


def refusals_kept(state: State) -> tuple[tuple[Seat, Offer | Request | Swap | BuildDam], ...]:
    """7.2, 11 Keep what was really proposed among what was refused."""
    kinds = Offer | Request | Swap | BuildDam
    return tuple((by, move) for by, move in state.clock.refused if isinstance(move, kinds))
