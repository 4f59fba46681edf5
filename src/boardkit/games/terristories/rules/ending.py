"""VI The end of a round, and of the game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from boardkit.core import Event, Refusal, Ruling, Seat, SeatEvent, Step, emit, must, put
from boardkit.games.terristories.box import HIGHEST, PROFILES, ROUNDS
from boardkit.games.terristories.box.printed import Condition, Profile
from boardkit.games.terristories.box.things import HIDDEN_CHARACTER, INDICES, Character
from boardkit.games.terristories.rules import ledger
from boardkit.games.terristories.rules.model import Claim, Outcome, State
from boardkit.games.terristories.rules.moves import ClaimVictory, StaySilent
from boardkit.games.terristories.rules.options import without_objectives
from boardkit.games.terristories.rules.questions import BeginRound, ClaimObjective, CountClaims
from boardkit.games.terristories.rules.starting import targets
from boardkit.maps.octagons import Octagon


def common_met(state: State) -> bool:
    """VI.a The common objective: every index stands at its marker, or beyond."""
    return all(value >= target for value, target in zip(state.indices, targets(state), strict=True))


def profile_of(state: State, seat: Seat) -> Profile | None:
    """IV.2.h Return the profile of a seat, if it has one that is known."""
    character = state.tableaux[seat].character
    return None if character in (None, HIDDEN_CHARACTER) else PROFILES[character]


def wanted(state: State, profile: Profile) -> int:
    """II.2 How high the index of a profile must stand: so much above the marker, and never off the track."""
    return min(targets(state)[INDICES.index(profile.index)] + profile.above, HIGHEST)


def progress(state: State, seat: Seat, profile: Profile) -> int:
    """II.2 Count what the second condition of a profile asks for."""
    return COUNTS[profile.condition](state, seat)


def personal_met(state: State, seat: Seat) -> bool:
    """II.2 A personal objective: an index, and an achievement, both at once."""
    profile = profile_of(state, seat)
    if profile is None or state.index(profile.index) < wanted(state, profile):
        return False
    return progress(state, seat, profile) >= profile.amount(state.seats)


def _in_all(count: Callable[[State, Seat], int]) -> Callable[[State, Seat], int]:
    """Count for all seats together."""
    return lambda state, _: sum(count(state, seat) for seat in state.everyone)


def _filled(state: State, places: Sequence[Octagon], share: int = 1) -> int:
    """Count the territories that are full, or filled to a share of what they hold, such as to a half: 2."""
    return sum(share * state.land[at].cubes >= ledger.capacity(state, at) for at in places)


COUNTS: Final[Mapping[Condition, Callable[[State, Seat], int]]] = {
    Condition.OWN_RESOURCES: lambda state, seat: state.tableaux[seat].cubes,
    Condition.OWN_ZONE_TERRITORIES: lambda state, seat: len(ledger.thriving(state, seat)),
    Condition.ALL_INDIVIDUALS: _in_all(ledger.individuals),
    Condition.SABLIER_IN_PLAY: _in_all(lambda state, seat: len(ledger.hourglasses(state, seat))),
    Condition.OWN_ZONES: ledger.zones,
    Condition.LABELS_IN_PLAY: _in_all(ledger.labels),
    Condition.OWN_TOKENS: lambda state, seat: sum(card.at is not None for card in state.tableaux[seat].cards),
    Condition.OWN_LABELS: ledger.labels,
    Condition.OWN_ZONE_FULL: lambda state, seat: _filled(state, ledger.settled(state, seat)),
    Condition.TERRITORIES_AT_LEAST_HALF: lambda state, _: _filled(state, [*state.land], 2),
}
"""How each achievement is counted."""


def end_round(state: State) -> Step[State]:
    """VI, VII The common objective ends the game; else everybody is asked, in secret, about their own."""
    if common_met(state):
        return end_game(state)
    if without_objectives(state.options, state.seats):
        return _go_on(state)
    return Step(state.ask(*map(ClaimObjective, state.order), CountClaims()))


class ObjectiveNotMet(Refusal, word="objective-not-met", rule="VI.c"):
    """The personal objective is not met."""


def may_claim(state: State, question: ClaimObjective) -> Ruling:
    """VI.c Only an objective that is met may be claimed."""
    return (must(personal_met(state, question.seat), ObjectiveNotMet()),)


class ObjectiveAnswered(SeatEvent, rule="VI.c", minor=True, touches=("claims[seat]",)):
    """A seat has said in secret whether it claims its objective."""


def claim(state: State, question: ClaimObjective, move: ClaimVictory | StaySilent) -> Step[State]:
    """VI.c A seat claims its objective, or has nothing to claim, or plays on."""
    said = Claim.CLAIMED if isinstance(move, ClaimVictory) else Claim.SILENT
    state = state.answered().__replace__(claims=put(state.claims, question.seat, said))
    return emit(state, ObjectiveAnswered(question.seat))


def count_claims(state: State) -> Step[State]:
    """VI.c A single claim ends the game."""
    claimed = Claim.CLAIMED in state.claims
    state = state.__replace__(claims=(Claim.OPEN,) * state.seats)
    return end_game(state) if claimed else _go_on(state)


def _go_on(state: State) -> Step[State]:
    """VI.b After the eighth round nothing is left but to see who has met what."""
    return end_game(state) if state.round == ROUNDS else Step(state.ask(BeginRound()))


def outcome_of(state: State) -> Outcome:
    """VI, VII All who meet an objective win; in a conquest, the common one is the end of everybody."""
    common = common_met(state)
    lost = state.options.conquest and common
    return Outcome(common, tuple(seat for seat in state.everyone if personal_met(state, seat) and not lost))


class CommonObjectiveMet(Event, rule="VI.a"):
    """The common objective is met."""


class GameEnded(Event, rule="VI", touches=("outcome", "claims")):
    """The game is over."""


def end_game(state: State) -> Step[State]:
    """VI The game is over, and profiles are turned up."""
    outcome = outcome_of(state)
    step = emit(state.__replace__(outcome=outcome), GameEnded())
    if outcome.common:
        step = step.then(emit, CommonObjectiveMet())
    for seat in outcome.personal:
        character = state.tableaux[seat].character
        assert character is not None
        step = step.then(emit, PersonalObjectiveMet(seat, character))
    return step


class PersonalObjectiveMet(SeatEvent, rule="VI.c", reveals=True):
    """A seat has met its personal objective."""

    character: Character
