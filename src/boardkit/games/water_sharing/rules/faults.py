"""Faults of tables of Sharing the Water: pieces, places, open business, the clock; and the box."""

from collections import Counter
from collections.abc import Container, Iterator, Mapping
from typing import Any, Final

from boardkit.core import CHANCE, Effect, Fault, Pending, Question, Seat, SeatEffect, SeatFault, refusal_in
from boardkit.core.editing.faults import NotAskedNow
from boardkit.core.editing.sound import entries, misaddressed, with_supply, within
from boardkit.core.rules.game import Derived, Limits, Pieces
from boardkit.games.water_sharing import box as printed
from boardkit.games.water_sharing.box import Spot, effects, things
from boardkit.games.water_sharing.box.cards import deck
from boardkit.games.water_sharing.rules import collecting, generating, ledger, model, rounds, scoring, sites
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.bargaining import MOST_DEALS, is_about_little
from boardkit.games.water_sharing.rules.building import dam_price, fitting, leanings, may_share
from boardkit.games.water_sharing.rules.cards import action, choices, rule_of
from boardkit.games.water_sharing.rules.setup import ACTIONS


class WrongSite(Fault):
    """A building stands where it may not."""

    building: things.Building
    at: Spot


class HexFault(Fault):
    """Something is wrong on a hex."""

    at: Spot


class NoDamThere(HexFault):
    """A dam does not stand over a river hex and two dry hexes beside it."""


class TwoOnOneHex(HexFault):
    """Several constructions stand on one hex."""


class WrongOwners(HexFault):
    """A dam belongs to nobody, or to more than three."""


class WaterAstray(HexFault):
    """Water lies where no river flows."""


class PollutionAstray(HexFault):
    """Pollution lies on dry land."""


class CrisisWithoutBuilding(HexFault):
    """A red cube lies where no building stands."""


class CrisisWithoutNeed(Fault):
    """A building that needs nothing is in crisis."""

    building: things.Building
    at: Spot


class WorksNot(HexFault):
    """Something works where nothing stands that could."""


class WrongTreatment(HexFault):
    """Something was used for treatment that is no plant."""


class StockAstray(SeatFault):
    """Cubes lie with a part of a community that does not exist."""

    at: Spot


class BoughtAstray(SeatFault):
    """A community has bought what is not traded, or the same good twice over."""


def faults(state: model.State) -> Iterator[Fault]:
    """3.1, 10.1 and 11 Look at all hexes that something lies or stands on."""
    tiles, dams = state.land.tiles, state.land.dams
    for at, tile in tiles.items():
        if tile.building not in printed.SINGLE or at not in printed.BLUEPRINTS[tile.building].sites:
            yield WrongSite(tile.building, at)
    taken = Counter([*tiles, *(at for dam in dams for at in dam.hexes)])
    yield from (TwoOnOneHex(at) for at, count in taken.items() if count > 1)
    yield from (NoDamThere(dam.at) for dam in dams if dam.site not in printed.DAM_SITES)
    yield from (WrongOwners(dam.at) for dam in dams if len(dam.owners) not in printed.DAM_COST)
    yield from (WaterAstray(at) for at in state.water if at not in printed.COURSE)
    yield from (PollutionAstray(at) for at in state.pollution if at not in (*printed.COURSE, *printed.SEAS))
    for at in sorted(state.crisis):
        if at not in tiles:
            yield CrisisWithoutBuilding(at)
        elif not printed.BLUEPRINTS[tiles[at].building].needs:
            yield CrisisWithoutNeed(tiles[at].building, at)
    working = {at for at, tile in tiles.items() if tile.building not in generating.NO_BONUS}
    yield from map(WorksNot, sorted(state.worked - working - {dam.at for dam in dams}))
    for at in state.treated:
        if at not in tiles or tiles[at].building is not things.Building.TREATMENT:
            yield WrongTreatment(at)


def with_the_communities(state: model.State) -> Iterator[Fault]:
    """3.2, 5.4 and 7 Look at what each community has."""
    for seat, community in zip(state.everyone, state.communities, strict=True):
        parts = state.land.holding(seat).thirst
        yield from (StockAstray(seat, at) for at in community.stores if at not in parts)
        yield from entries(state, ("communities", seat, "actions"), 0, ACTIONS)
        bought = set(community.bought)
        if len(bought) < len(community.bought) or not bought <= set(things.TRADED):
            yield BoughtAstray(seat)


CHANCES: Final = (qs.WhoBegins, qs.DealObjective, qs.DealAction, qs.RevealResource, qs.RollDie, qs.RollRiot)
"""The questions that chance answers."""

OF_DAMS: Final = (qs.WhichShore, qs.JoinDam, qs.FirstBuilder, qs.InviteToDam, qs.RaiseDam)

MOMENTS: Final[dict[things.Stage, tuple[type[Pending], ...]]] = {
    things.Stage.OPENING: (
        *(qs.WhoBegins, qs.DealObjective, qs.DealAction, qs.Open, qs.BeginRound),
        *(qs.PlaceZone, qs.BuildFirst, *OF_DAMS),
    ),
    things.Stage.REVEAL: (qs.RevealResource, qs.ChooseResource, qs.RaiseSprings),
    things.Stage.COLLECT: (qs.ContestWater, qs.FirstUse, qs.Collect, qs.MayContestWater, qs.MayCollect),
    things.Stage.GENERATE: (qs.Generate, qs.AnswerDeal, qs.MayGenerate),
    things.Stage.EARN: (qs.RollRiot, qs.Harvest, qs.CountCrises),
    things.Stage.POLLUTE: (qs.AfterPollution, qs.Pollute, qs.AfterFall),
    things.Stage.BUILD: (qs.ContestSite, qs.FirstSite, qs.WhatToBuild, qs.MayContestSite, *OF_DAMS),
    things.Stage.FLOW: (qs.Flow,),
}
"""Business that may be open in each step of the game."""

ALWAYS: Final = (qs.SufferCard, qs.WhichHex, qs.Strike)
FIGHTING: Final = (qs.HowMuch, qs.Reinforce, qs.RollDie, qs.ShowBids, qs.EndConflict)
CLOSING: Final = (qs.AnyCard, qs.MayPlayCards)
SKELETON: Final = (qs.BeginStage, qs.EndRound)


def seat_of(one: Pending) -> Seat:
    """Name the seat that business is for; chance where it is for nobody."""
    return one.seat if isinstance(one, Question | SeatEffect) else CHANCE


def fits(state: model.State, one: Pending) -> bool:
    """Return whether a piece of business belongs to the step and to what lies on the table."""
    if isinstance(one, SKELETON):
        return True
    if isinstance(one, FIGHTING):
        seat = one.to if isinstance(one, qs.RollDie) else seat_of(one)
        return state.conflict is not None and (isinstance(one, Effect) or seat in state.conflict.parties)
    if isinstance(one, CLOSING):
        return state.clock.stage is not things.Stage.OPENING
    if not isinstance(one, (*ALWAYS, *MOMENTS.get(state.clock.stage, ()))):
        return False
    return _suits(state, one) if isinstance(one, Question) else _follows(state, one)


def _is_invited(state: model.State, seat: Seat, by: Seat, at: object) -> bool:
    dams = [one for one in state.pile if isinstance(one, qs.RaiseDam)]
    return any(seat in dam.partners and (dam.seat, dam.site.at) == (by, at) for dam in dams)


def _follows(state: model.State, one: Pending) -> bool:
    """Return whether what resolves by itself can."""
    match one:
        case qs.RaiseDam(seat, site, partners):
            known = seat not in partners and site in printed.DAM_SITES
            return known and site in fitting(state, (seat, *partners))
        case qs.InviteToDam(seat, by, at):
            return _is_invited(state, seat, by, at)
        case qs.Strike(card=card):
            return action(state, card).when is not effects.When.CONFLICT
    return True


def _suits(state: model.State, question: Question) -> bool:
    """Return whether a question is about what there is."""
    match question:
        case qs.DealObjective(_, to):
            return state.communities[to].objective is None and bool(state.decks.objectives)
        case qs.DealAction(_, to):
            waiting = sum(isinstance(other, qs.DealAction) and other.to == to for other in state.pile)
            held = len(state.communities[to].actions)
            return held + waiting <= ACTIONS and len(state.decks.actions) >= waiting
        case qs.PlaceZone(seat):
            zones = state.tiles.get(things.Building.RESIDENTIAL, 0)
            return not state.land.holding(seat).part and zones >= state.seats
        case qs.WhatToBuild(seat) | qs.BuildFirst(seat):
            return seat not in state.clock.passed
        case qs.FirstUse(_, at):
            return at in printed.COURSE
        case qs.AnswerDeal(seat, by, deal):
            known = isinstance(deal, mv.Offer | mv.Request | mv.Swap) and is_about_little(deal)
            settled = ledger.main_part(state, by) is not None and ledger.main_part(state, seat) is not None
            return known and settled and by != seat and deal.to == seat
        case qs.RollRiot(_, to, at):
            tile = state.land.tiles.get(at)
            riots = at in state.crisis and at not in state.worked
            return (
                riots
                and tile is not None
                and tile.owner == to
                and bool(printed.BLUEPRINTS[tile.building].needs)
            )
        case qs.SufferCard(seat, by, card):
            return action(state, card).effect.harms and by != seat
        case qs.WhichHex(_, card, left):
            chosen = rule_of(action(state, card).effect).choosing is not None
            return chosen and left >= 1 and bool(choices(state, question))
        case qs.JoinDam(seat, by, at, cost):
            dams = (each.partners for each in state.pile if isinstance(each, qs.RaiseDam))
            owners = len(next(dams, ())) + 1
            return _is_invited(state, seat, by, at) and cost == dam_price(state, seat, owners)
        case qs.WhichShore(seat, _, partners):
            return refusal_in(may_share(state, seat, partners)) is None and bool(leanings(state, question))
    return True


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


def in_the_course(state: model.State) -> Iterator[Fault]:
    """5, 6 and 9 Look at the clock, at what is open, and at the conflict."""
    clock = state.clock
    yield from within(state, ("clock", "round"), 0, clock.rounds)
    opening = clock.stage is things.Stage.OPENING
    if (clock.round == 0) is not opening or clock.stage is things.Stage.INITIATIVE:
        yield StepWrong()
    yield from _cards(state)
    if state.pile:
        yield from _skeleton(state)
    ends = sum(isinstance(one, qs.EndConflict) for one in state.pile)
    if ends != (state.conflict is not None):
        yield ConflictAstray()
    if state.conflict is not None and not _is_fought(state, state.conflict):
        yield ConflictWrong()
    wrong = {seat_of(one) for one in state.pile if not fits(state, one)}
    yield from map(NotAskedNow, sorted(wrong))


def _cards(state: model.State) -> Iterator[Fault]:
    clock, decks = state.clock, state.decks
    waiting = any(isinstance(one, qs.RevealResource | qs.ChooseResource) for one in state.pile)
    if decks.card is None and not waiting and things.Stage.REVEAL <= clock.stage <= things.Stage.GENERATE:
        yield CardMissing()
    needed = clock.rounds - clock.round + waiting if state.pile else 0
    left = len(decks.resources) + (0 if waiting else len(decks.script))
    if left < needed:
        yield CardsTooFew(left, needed)


def _skeleton(state: model.State) -> Iterator[Fault]:
    """5 What is left of a round follows from its step; somebody is asked first."""
    stage, begun = state.clock.stage, state.clock.round > 0
    later = [step for step in rounds.STEPS[::-1] if begun and step.stage > stage]
    turned_up = not any(isinstance(one, qs.RevealResource | qs.ChooseResource) for one in state.pile)
    expected = later if turned_up else [*later, qs.RaiseSprings()]
    waiting = [one for one in state.pile if isinstance(one, qs.BeginStage | qs.RaiseSprings)]
    first = (qs.EndRound(),) if begun else (qs.Open(), qs.BeginRound())
    ends = [one for one in state.pile if isinstance(one, qs.Open | qs.BeginRound | qs.EndRound)]
    whole = waiting == expected and ends == list(state.pile[:1]) and ends[0] in first
    if not whole or not isinstance(state.pile[-1], Question):
        yield StepWrong()


def _is_fought(state: model.State, conflict: model.Conflict) -> bool:
    """6 Return whether it could be fought so; before bids are shown, nobody has bid more than it has."""
    parties = conflict.parties
    if len(parties) < 2 or conflict.by not in parties:
        return False
    if any(len(row) != len(parties) for row in (conflict.bids, conflict.swords, conflict.extra)):
        return False
    if not set(conflict.swords) <= {None, *printed.FACES}:
        return False
    secret = any(isinstance(one, qs.ShowBids) for one in state.pile)
    bids = zip(parties, conflict.bids, strict=True)
    if secret and any((bid or 0) > state.communities[seat].points for seat, bid in bids):
        return False
    if conflict.card is None:
        return conflict.at is not None and conflict.struck is None
    return conflict.at is None and conflict.struck in parties and len(parties) == 2


CUBES: Final = Counter({cube.value: printed.BOX[cube] for cube in things.Cube})
"""The cubes of the box by what they stand for."""

MANY: Final = range(1000)  # more than anybody ever has of anything

LIMITS: Final[Limits] = {
    (model.Community, "thunes"): MANY,
    (model.Community, "points"): MANY,
    (model.Community, "deals"): range(MOST_DEALS + 1),
    (model.Favours, "cistern"): MANY,
    (model.Favours, "cheap_energy"): MANY,
    (model.Favours, "cheap_food"): MANY,
    (model.Favours, "dearer"): MANY,
    (model.Favours, "discount"): MANY,
    (model.Conflict, "bids"): MANY,
    (model.Clock, "rounds"): range(1, max(things.Rounds) + 1),
    (model.State, "treated"): range(1, collecting.TREATMENTS + 1),
}
"""The numbers that may stand in a field, as far as that is always the same."""


def known(state: model.State) -> Mapping[Any, Container[Any]]:
    """3 Tell the hexes of the board, and the cards of the box."""
    cards = deck(state.options.own_cards)
    return {
        Spot: printed.BOARD,
        things.ActionCard: cards.actions,
        things.ObjectiveCard: cards.objectives,
        things.ResourceCard: cards.resources,
    }


def box(state: model.State) -> Pieces:
    """3 Count cubes, tiles, markers and cards, cards in as far as the mode has any; the bank gives thunes."""
    cards, polluted = deck(state.options.own_cards), not scoring.without_pollution(state.options)
    copies = {card: action.copies for card, action in cards.actions.items()}
    return {
        "cube": CUBES,
        "thune": Counter(paid=state.bank.paid),
        "marker": Counter({(seat, "own"): sites.MARKERS for seat in state.order}),
        "building": Counter({building: plan.tiles for building, plan in printed.BLUEPRINTS.items()}),
        "resource-card": Counter(list(cards.resources)),
        "action-card": Counter(copies if polluted else ()),
        "objective-card": Counter(list(cards.objectives) if polluted else ()),
    }


def pieces(state: model.State) -> Pieces:
    """Count cubes, thunes, tiles and cards, wherever they lie; markers, if a community lacks some."""
    decks, tiles, dams = state.decks, state.land.tiles.values(), state.land.dams
    buildings = Counter(state.tiles)
    buildings.update([*(tile.building for tile in tiles), *(things.Building.DAM for _ in dams)])
    owners = [*(tile.owner for tile in tiles), *(owner for dam in dams for owner in dam.owners)]
    cubes = Counter({name: getattr(state.bank, name) for name in CUBES})
    cubes.update(water=sum(state.water.values()), pollution=sum(state.pollution.values()))
    cubes.update(crisis=len(state.crisis))
    actions, objectives = Counter((*decks.actions, *decks.played)), Counter(decks.objectives)
    for community in state.communities:
        actions.update(community.actions)
        objectives.update(() if community.objective is None else (community.objective,))
        for store in community.stores.values():
            cubes.update(water=store.water, energy=store.energy, food=store.food)
    return {
        "cube": cubes,
        "thune": Counter(paid=sum(community.thunes for community in state.communities)),
        "marker": with_supply(box(state)["marker"], Counter((owner, "own") for owner in owners)),
        "building": buildings,
        "resource-card": Counter(filter(None, (*decks.resources, *decks.script, *decks.shown, decks.card))),
        "action-card": actions,
        "objective-card": objectives,
    }


def astray(state: model.State) -> Iterator[Fault]:
    """5 Look at the communities, and at what is asked."""
    yield from list(misaddressed(state, CHANCES)) or [*with_the_communities(state), *in_the_course(state)]


def swept(state: model.State) -> model.State:
    """5.4 Where no cube lies, nothing is written; each building has a number of tiles that are left."""
    # 7.2, 11 Of what was refused, what was really proposed is kept.
    proposed = mv.Offer | mv.Request | mv.Swap | mv.BuildDam
    refused = tuple((by, move) for by, move in state.clock.refused if isinstance(move, proposed))
    return state.__replace__(
        water={at: count for at, count in state.water.items() if count},
        pollution={at: count for at, count in state.pollution.items() if count},
        tiles={building: state.tiles.get(building, 0) for building in things.Building},
        clock=state.clock.__replace__(refused=refused),
    )


def tidied(community: model.Community) -> model.Community:
    """5.4 Stocks that are empty are left out; cards and purchases are sorted."""
    stores = {part: store for part, store in community.stores.items() if store != model.EMPTY}
    actions = tuple(sorted(community.actions))
    return community.__replace__(stores=stores, actions=actions, bought=tuple(sorted(community.bought)))


DERIVED: Final[Derived] = {model.Community: tidied, model.State: swept}
"""How what follows from the rest of a record is worked out again."""
