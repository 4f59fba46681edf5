"""What happens by itself between two answers."""

from boardkit.core import Effect, Step
from boardkit.games.water_sharing.rules import (
    collecting,
    conflicts,
    dams,
    dealing,
    generating,
    polluting,
    rounds,
    striking,
    turns,
    windows,
)
from boardkit.games.water_sharing.rules.effects import (
    AfterFall,
    BeginRound,
    BeginStage,
    CountCrises,
    EndConflict,
    EndRound,
    FirstBuilder,
    Flow,
    Harvest,
    InviteToDam,
    MayCollect,
    MayContestSite,
    MayContestWater,
    MayGenerate,
    MayPlayCards,
    Open,
    Pollute,
    RaiseDam,
    RaiseSprings,
    ShowBids,
    Strike,
)
from boardkit.games.water_sharing.rules.model import State


def resolve(state: State, effect: Effect) -> Step[State]:
    """Do what a piece of business does that nobody is asked about."""
    match effect:
        case Open():
            return rounds.open_game(state)
        case BeginRound():
            return rounds.begin_round(state)
        case RaiseSprings():
            return dealing.raise_springs(state)
        case BeginStage(stage):
            return rounds.enter(state, stage)
        case FirstBuilder():
            return turns.next_builder(state, None)
        case Flow():
            return polluting.flow(state)
        case EndRound():
            return rounds.end_round(state)
        case ShowBids():
            return conflicts.show_bids(state)
        case EndConflict():
            return conflicts.end_conflict(state)
        case Strike():
            return striking.strike(state, effect)
    return _resolve_of_seat(state, effect)


def _resolve_of_seat(state: State, effect: Effect) -> Step[State]:
    match effect:
        case MayContestWater(seat):
            return conflicts.may_contest_water(state, seat)
        case MayCollect(seat):
            return collecting.may_collect(state, seat)
        case MayGenerate(seat):
            return generating.may_generate(state, seat)
        case Harvest(seat):
            return generating.harvest(state, seat)
        case MayPlayCards(seat):
            return windows.may_play_cards(state, seat)
        case CountCrises(seat):
            return generating.count_crises(state, seat)
        case Pollute(seat):
            return polluting.pollute(state, seat)
        case AfterFall(seat):
            return collecting.may_clean(state, seat)
        case InviteToDam():
            return dams.invite(state, effect)
        case RaiseDam():
            return dams.raise_dam(state, effect)
        case MayContestSite(seat):
            return conflicts.may_contest_site(state, seat)
    raise TypeError(f"no rule resolves {effect}")
