"""4, 5, 5.1, 5.2 and 5.9 The opening, the steps of a round, its card and its end."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from boardkit.core import CHANCE, Event, Pending, SeatEvent, Step, emit
from boardkit.core.values import without
from boardkit.games.water_sharing.box import RIVERS
from boardkit.games.water_sharing.box.cards import Resource, deck
from boardkit.games.water_sharing.box.things import Cube, ResourceCard, Scenario, Stage, Supply
from boardkit.games.water_sharing.rules import ledger, questions, scoring
from boardkit.games.water_sharing.rules.model import NO_FAVOURS, State, owned
from boardkit.games.water_sharing.rules.moves import DrawResource, TurnUp
from boardkit.games.water_sharing.rules.questions import ChooseResource, PlaceZone, RevealResource

_reveal: Final = cache(DrawResource)  # makes each answer once: the cards are listed in every round


def resources(state: State) -> Iterable[DrawResource]:
    """5.2 List the cards for water and world market that are left."""
    return map(_reveal, state.decks.resources)


def reveal(state: State, move: DrawResource) -> Step[State]:
    """5.2 Chance turns up one of the cards that are left."""
    bag = without(state.decks.resources, move.card)
    return turn_up(state.answered().__replace__(decks=state.decks.__replace__(resources=bag)), move.card)


def choosable(state: State) -> Iterator[TurnUp]:
    """9.2 List what the cards that are left say; equal ones are one choice."""
    cards = deck(state.options.own_cards).resources
    said = {_says(cards[card]) for card in state.decks.resources}
    yield from sorted(said, key=lambda move: (move.water, move.energy, move.food))


def _says(card: Resource) -> TurnUp:
    return TurnUp(card.water, card.energy_price, card.food_price)


def turn_up_chosen(state: State, move: TurnUp) -> Step[State]:
    """9.2 The card that the table has chosen is turned up."""
    cards = deck(state.options.own_cards).resources
    card = next(card for card in state.decks.resources if _says(cards[card]) == move)
    return reveal(state, DrawResource(card))


class ResourceRevealed(Event, rule="5.2", reveals=True, touches=("decks",)):
    """The card for water and world market was turned up."""

    card: ResourceCard
    water: int
    energy: int
    food: int


def turn_up(state: State, card: ResourceCard) -> Step[State]:
    """5.2 The card of this round lies open; the one before is put away."""
    before = state.decks.card
    shown = state.decks.shown if before is None else (*state.decks.shown, before)
    state = state.__replace__(decks=state.decks.__replace__(card=card, shown=shown))
    now = resource(state)
    return emit(state, ResourceRevealed(card, now.water, now.energy_price, now.food_price))


class SpringsRisen(Event, rule="5.2", minor=True, touches=("water", "bank.water")):
    """Water has come to every river hex."""

    water: int


class SpringsFellShort(SpringsRisen, minor=False):
    """Water has come to the river hexes, as far as there was any."""


def raise_springs(state: State) -> Step[State]:
    """5.2, 2 As many cubes of water as the card says come to every river hex, as long as there are any."""
    water, due = dict(state.water), resource(state).water
    left, short = state.bank.water, []
    for at in RIVERS:
        cubes = min(left, due)
        left -= cubes
        if cubes:
            water[at] = water.get(at, 0) + cubes
        if cubes < due:
            short.append(at)
    missing = due * len(RIVERS) - (state.bank.water - left)
    state = state.__replace__(water=water, bank=state.bank.__replace__(water=left))
    event = SpringsFellShort(due) if short else SpringsRisen(due)
    return emit(state, event).then(ledger.tell_missing, Cube.WATER, missing, *short)


def resource(state: State) -> Resource:
    """9.2 Return what the card of this round says."""
    card = state.decks.card
    assert card is not None
    return deck(state.options.own_cards).resources[card]


STEPS: Final = tuple(questions.BeginStage(stage) for stage in Stage if stage > Stage.REVEAL)
"""The steps that follow the card."""


def open_game(state: State) -> Step[State]:
    """4 In the order of the initiative everybody places a zone; then they build, one thing at a time."""
    zones = [PlaceZone(seat) for seat in state.order]
    return Step(state.ask(*zones, questions.FirstBuilder(), questions.BeginRound()))


class OpeningOver(Event, rule="4"):
    """Nobody builds any more before the first round."""


def begin_round(state: State) -> Step[State]:
    """5.1 The initiative goes on clockwise; the card is turned up, and the steps follow."""
    clock = state.clock
    opening = clock.round == 0 and clock.stage is Stage.OPENING and bool(clock.passed)
    step = emit(state, OpeningOver()) if opening else Step(state)
    return step.then(_pass_initiative).then(_turn_up_card)


class RoundBegun(SeatEvent, rule="5.1"):
    """A round begins, and a seat has the initiative."""

    touches = ("clock.round", "clock.first", "clock.stage", "worked", "treated")

    round: int
    rounds: int


def _pass_initiative(state: State) -> Step[State]:
    before = state.clock
    first = before.first if before.round == 0 else state.order[1]
    clock = before.__replace__(round=before.round + 1, first=first, stage=Stage.REVEAL)
    clock = clock.__replace__(passed=(), refused=(), silent=())
    state = state.__replace__(clock=clock, worked=frozenset(), treated={})
    return emit(state, RoundBegun(first, clock.round, clock.rounds))


def _turn_up_card(state: State) -> Step[State]:
    cards = map(questions.MayPlayCards, state.order)
    state = state.ask(questions.RaiseSprings(), *cards, *STEPS, questions.EndRound())
    script = state.decks.script
    if not script:
        chosen = state.options.supply is Supply.CHOSEN and state.options.scenario is Scenario.FREE
        return Step(state.ask(ChooseResource(state.clock.first) if chosen else RevealResource(CHANCE)))
    return turn_up(state.__replace__(decks=state.decks.__replace__(script=script[1:])), script[0])


class StepBegun(Event, rule="5", touches=("clock.stage",)):
    """A step of the round begins."""

    number: int
    stage: Stage


def begin_stage(state: State, effect: questions.BeginStage) -> Step[State]:
    """5, 9.3 A step begins, and a window for cards closes it; without pollution two are left out."""
    stage, order = effect.stage, state.order
    if scoring.without_pollution(state.options) and stage in (Stage.POLLUTE, Stage.FLOW):
        return Step(state)
    clock = state.clock.__replace__(stage=stage, contested=(), passed=(), refused=())
    due: list[Pending] = []
    match stage:
        case Stage.COLLECT:
            due = [*map(questions.MayContestWater, order), *map(questions.MayCollect, order)]
        case Stage.GENERATE:
            due = [*map(questions.MayGenerate, order)]
        case Stage.EARN:
            due = [*map(questions.Harvest, order), *map(questions.CountCrises, order)]
        case Stage.POLLUTE:
            due = [*map(questions.Pollute, order), *map(questions.AfterFall, order)]
        case Stage.BUILD:
            due = [*map(questions.MayContestSite, order), questions.FirstBuilder()]
        case Stage.FLOW:
            due = [questions.Flow()]
    state = state.__replace__(clock=clock).ask(*due, *map(questions.MayPlayCards, order))
    return emit(state, StepBegun(int(stage), stage))


def go_without(state: State) -> Step[State]:
    """5 A seat does no more, and nothing else happens."""
    return Step(state.answered())


class WaterGone(
    Event, rule="5.9", touches=("water", "bank.water", *owned("stores", "favours", "bought", by=""))
):
    """All water went to the sea."""

    cubes: int


def end_round(state: State) -> Step[State]:
    """5.9 All water goes to the sea, but for what a cistern keeps, for the main part first; favours end."""
    water = state.bank.water
    state = state.__replace__(water={}, bank=state.bank.__replace__(water=water + sum(state.water.values())))
    for seat in state.order:
        kept = state.communities[seat].favours.cistern
        for part in state.land.holding(seat).thirst:
            lost = max(0, state.communities[seat].stock(part).water - kept)
            kept -= state.communities[seat].stock(part).water - lost
            state = ledger.stock(state, seat, part, water=-lost) if lost else state
    fresh = (one.__replace__(favours=NO_FAVOURS, bought=(), deals=0) for one in state.communities)
    step = emit(state.__replace__(communities=tuple(fresh)), WaterGone(state.bank.water - water))
    if state.clock.round < state.clock.rounds:
        return Step(step.state.ask(questions.BeginRound()), step.frames)
    return step.then(scoring.end_game)
