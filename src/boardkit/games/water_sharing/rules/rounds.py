"""4, 5.1, 5.9 and 8 The opening, the steps of a round, and the end."""

from attrs import frozen

from boardkit.core import CHANCE, Event, Pending, Seat, Step, emit, evolve
from boardkit.games.water_sharing.box.things import Scenario, Stage, Supply
from boardkit.games.water_sharing.rules.dealing import turn_up
from boardkit.games.water_sharing.rules.effects import (
    AfterFall,
    BeginRound,
    BeginStage,
    CountCrises,
    EndRound,
    FirstBuilder,
    Flow,
    Harvest,
    MayCollect,
    MayContestSite,
    MayContestWater,
    MayGenerate,
    MayPlayCards,
    Pollute,
    RaiseSprings,
)
from boardkit.games.water_sharing.rules.ending import end_game
from boardkit.games.water_sharing.rules.ledger import stock
from boardkit.games.water_sharing.rules.model import NO_FAVOURS, Community, State
from boardkit.games.water_sharing.rules.objectives import without_pollution
from boardkit.games.water_sharing.rules.questions import ChooseResource, PlaceZone, RevealResource

STEPS = (
    BeginStage(Stage.COLLECT),
    BeginStage(Stage.GENERATE),
    BeginStage(Stage.EARN),
    BeginStage(Stage.POLLUTE),
    BeginStage(Stage.BUILD),
    BeginStage(Stage.FLOW),
)
"""The steps that follow the card."""


def open_game(state: State) -> Step[State]:
    """4 In the order of the initiative everybody places a zone; then they build, one thing at a time."""
    zones = [PlaceZone(seat) for seat in state.order]
    return Step(state.ask(*zones, FirstBuilder(), BeginRound()))


@frozen
class OpeningOver(Event, rule="4"):
    """Nobody builds any more before the first round."""


@frozen
class RoundBegun(Event, rule="5.1"):
    """A round begins, and a seat has the initiative."""

    touches = ("clock.round", "clock.first", "clock.stage", "worked", "treated")

    seat: Seat
    round: int
    rounds: int


def begin_round(state: State) -> Step[State]:
    """5.1 The initiative goes on clockwise; the card is turned up, and the steps follow."""
    clock = state.clock
    first = clock.first if clock.round == 0 else state.order[1]
    now = evolve(
        clock, round=clock.round + 1, first=first, stage=Stage.REVEAL, passed=(), refused=(), silent=()
    )
    opening = clock.round == 0 and clock.stage is Stage.OPENING and bool(clock.passed)
    step = emit(state, OpeningOver()) if opening else Step(state)
    state = evolve(state, clock=now, worked=frozenset(), treated={})
    begun = emit(state, RoundBegun(first, now.round, now.rounds)).then(_turn_up_card)
    return Step(begun.state, step.frames + begun.frames)


def _turn_up_card(state: State) -> Step[State]:
    state = state.ask(RaiseSprings(), *map(MayPlayCards, state.order), *STEPS, EndRound())
    script = state.decks.script
    if not script:
        chosen = state.options.supply is Supply.CHOSEN and state.options.scenario is Scenario.FREE
        return Step(state.ask(ChooseResource(state.clock.first) if chosen else RevealResource(CHANCE)))
    return turn_up(evolve(state, decks=evolve(state.decks, script=script[1:])), script[0])


@frozen
class StepBegun(Event, rule="5"):
    """A step of the round begins."""

    touches = ("clock.stage",)

    number: int
    stage: Stage


def begin_stage(state: State, effect: BeginStage) -> Step[State]:
    """5 A step of the round begins; without pollution two of them are left out."""
    stage = effect.stage
    if without_pollution(state.options) and stage in (Stage.POLLUTE, Stage.FLOW):
        return Step(state)
    clock = evolve(state.clock, stage=stage, contested=(), passed=(), refused=())
    state = evolve(state, clock=clock).ask(*_business(state, stage))
    return emit(state, StepBegun(int(stage), stage))


def _business(state: State, stage: Stage) -> list[Pending]:
    """5, 9.3 List what a step consists of; a window for cards closes it."""
    order = state.order
    match stage:
        case Stage.COLLECT:
            step: list[Pending] = [*map(MayContestWater, order), *map(MayCollect, order)]
        case Stage.GENERATE:
            step = [*map(MayGenerate, order)]
        case Stage.EARN:
            step = [*map(Harvest, order), *map(CountCrises, order)]
        case Stage.POLLUTE:
            step = [*map(Pollute, order), *map(AfterFall, order)]
        case Stage.BUILD:
            step = [*map(MayContestSite, order), FirstBuilder()]
        case _:
            step = [Flow()]
    return [*step, *map(MayPlayCards, order)]


def go_without(state: State) -> Step[State]:
    """5 A seat does no more, and nothing else happens."""
    return Step(state.answered())


@frozen
class WaterGone(Event, rule="5.9"):
    """All water went to the sea."""

    touches = ("water", "bank.water", "communities[].stores", "communities[].favours", "communities[].bought")

    cubes: int


def end_round(state: State) -> Step[State]:
    """5.9 All water goes to the sea, but for what a cistern keeps; favours end."""
    cubes = sum(state.water.values())
    state = evolve(state, water={}, bank=evolve(state.bank, water=state.bank.water + cubes))
    for seat in state.order:
        kept = state.communities[seat].favours.cistern
        for part in state.land.holding(seat).thirst:
            water = state.communities[seat].stock(part).water
            lost = max(0, water - kept)
            kept -= water - lost
            cubes += lost
            state = stock(state, seat, part, water=-lost) if lost else state
    state = evolve(state, communities=tuple(map(_refreshed, state.communities)))
    step = emit(state, WaterGone(cubes))
    if state.clock.round < state.clock.rounds:
        return Step(step.state.ask(BeginRound()), step.frames)
    return step.then(end_game)


def _refreshed(community: Community) -> Community:
    return evolve(community, favours=NO_FAVOURS, bought=(), deals=0)
