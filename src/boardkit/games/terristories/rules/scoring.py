"""VI Who has won: the common objective index by index, and personal objectives."""

from collections.abc import Iterator

from boardkit.core import ScoreLine, ScoreSheet, Seat, Verdict
from boardkit.games.terristories.box.things import INDICES, Character, Index
from boardkit.games.terristories.rules.ending import profile_of, progress, wanted
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.options import without_objectives
from boardkit.games.terristories.rules.starting import targets


class IndexReached(ScoreLine, rule="VI.a"):
    """How far an index has come towards its marker; the same for all."""

    index: Index
    value: int
    target: int

    @property
    def kind(self) -> str:
        """Points are charted by index."""
        return self.index.value


class PersonalObjective(ScoreLine, rule="VI.c", kind="personal"):
    """A personal objective that was met when the game ended: the finer victory."""

    character: Character


class ObjectiveMissed(ScoreLine, rule="VI.c"):
    """A personal objective that was not met in the end: how far its index and what it counts came."""

    character: Character
    index: Index
    value: int
    wanted: int
    counted: str
    count: int
    amount: int

    @property
    def kind(self) -> str:
        """It brings nothing, so no chart of its own is drawn: it stands with its index."""
        return self.index.value


class StillPlaying(Verdict, rule="VI"):
    """The game goes on."""


class WonTogether(Verdict, rule="VI.a"):
    """The common objective is met: everybody wins."""


class WonFiner(Verdict, rule="VI.c"):
    """The common objective is met, and some have met their own: theirs is the finer victory."""

    seats: tuple[Seat, ...]


class WonAlone(Verdict, rule="VI.c"):
    """Some have met their personal objectives, and the group has lost."""

    seats: tuple[Seat, ...]


class LostTogether(Verdict, rule="VI.b"):
    """Eight rounds are over, and nothing is reached."""


class LostConquest(Verdict, rule="VII"):
    """The common objective is met, in a conquest."""


def score(state: State) -> ScoreSheet:
    """VI Show how far the indices have come, and say who has won."""
    rows = list(zip(INDICES, state.indices, targets(state), strict=True)) if state.land else []
    reached = [IndexReached(seat, max(0, min(row[1:])), *row) for seat in state.everyone for row in rows]
    verdict = _verdict(state)
    winners = state.everyone if isinstance(verdict, WonTogether | WonFiner) else ()
    winners = verdict.seats if isinstance(verdict, WonAlone) else winners
    return ScoreSheet(state.seats, (*reached, *_personal(state)), verdict=verdict, winners_by_verdict=winners)


def _personal(state: State) -> Iterator[PersonalObjective | ObjectiveMissed]:
    """VI Profiles are turned up when the game is over: who has met theirs, and how near others came."""
    if state.outcome is None or without_objectives(state.options, state.seats):
        return
    for seat in state.everyone:
        profile = profile_of(state, seat)
        if profile is not None and seat in state.outcome.personal:
            yield PersonalObjective(seat, 1, profile.id)
        elif profile is not None:
            came = state.index(profile.index), wanted(state, profile)
            counts = progress(state, seat, profile), profile.amount(state.seats)
            counted = profile.condition.value
            yield ObjectiveMissed(seat, 0, profile.id, profile.index, *came, counted, *counts)


def _verdict(state: State) -> Verdict:
    outcome = state.outcome
    if outcome is None:
        return StillPlaying()
    if outcome.common and state.options.conquest:
        return LostConquest()
    if outcome.common:
        return WonFiner(outcome.personal) if outcome.personal else WonTogether()
    return WonAlone(outcome.personal) if outcome.personal else LostTogether()
