"""VI Who has won: the common objective index by index, and personal objectives."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import ScoreLine, ScoreSheet, Seat, Verdict
from boardkit.games.terristories.rules.model import INDICES, Index, State
from boardkit.games.terristories.rules.starting import targets


@frozen
class IndexReached(ScoreLine):
    """How far an index has come towards its marker; the same for all."""

    rule: ClassVar[str] = "VI.a"

    index: Index
    value: int
    target: int

    @property
    def kind(self) -> str:
        """Points are charted by index."""
        return self.index.value


@frozen
class PersonalObjective(ScoreLine):
    """A personal objective that was met when the game ended: the finer victory."""

    rule: ClassVar[str] = "VI.c"

    @property
    def kind(self) -> str:
        """Personal objectives are a kind of their own."""
        return "personal"


@frozen
class StillPlaying(Verdict):
    """The game goes on."""

    rule: ClassVar[str] = "VI"


@frozen
class WonTogether(Verdict):
    """The common objective is met: everybody wins."""

    rule: ClassVar[str] = "VI.a"


@frozen
class WonFiner(Verdict):
    """The common objective is met, and some have met their own: theirs is the finer victory."""

    rule: ClassVar[str] = "VI.c"

    seats: tuple[Seat, ...]


@frozen
class WonAlone(Verdict):
    """Some have met their personal objectives, and the group has lost."""

    rule: ClassVar[str] = "VI.c"

    seats: tuple[Seat, ...]


@frozen
class LostTogether(Verdict):
    """Eight rounds are over, and nothing is reached."""

    rule: ClassVar[str] = "VI.b"


@frozen
class LostConquest(Verdict):
    """The common objective is met, in a conquest."""

    rule: ClassVar[str] = "VII"


def score(state: State) -> ScoreSheet:
    """VI Show how far the indices have come, and say who has won."""
    verdict = _verdict(state)
    return ScoreSheet(
        state.seats,
        (*_indices(state), *_personal(state)),
        verdict=verdict,
        winners_by_verdict=_winners(state, verdict),
    )


def _indices(state: State) -> tuple[IndexReached, ...]:
    rows = list(zip(INDICES, state.indices, targets(state), strict=True)) if state.land else []
    return tuple(
        IndexReached(seat, max(0, min(value, target)), index, value, target)
        for seat in state.everyone
        for index, value, target in rows
    )


def _personal(state: State) -> tuple[PersonalObjective, ...]:
    met = state.outcome.personal if state.outcome else ()
    return tuple(PersonalObjective(seat, 1) for seat in met)


def _verdict(state: State) -> Verdict:
    outcome = state.outcome
    if outcome is None:
        return StillPlaying()
    if outcome.common and state.options.conquest:
        return LostConquest()
    if outcome.common:
        return WonFiner(outcome.personal) if outcome.personal else WonTogether()
    return WonAlone(outcome.personal) if outcome.personal else LostTogether()


def _winners(state: State, verdict: Verdict) -> tuple[Seat, ...]:
    match verdict:
        case WonTogether() | WonFiner():
            return state.everyone
        case WonAlone(seats):
            return seats
    return ()
