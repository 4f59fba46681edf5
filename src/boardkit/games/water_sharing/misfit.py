"""What does not fit the course of the game: the clock, open business, and a conflict."""

from collections.abc import Iterator
from typing import Final

from attrs import frozen

from boardkit.core.faults import Fault
from boardkit.core.ruling import refusal_in
from boardkit.core.table import CHANCE, Effect, Pending, Question, Seat
from boardkit.games.water_sharing.components import BLUEPRINTS, BOARD, COURSE, DAM_SITES, FACES, Target, deck
from boardkit.games.water_sharing.deals import Offer, Request, Swap
from boardkit.games.water_sharing.misplaced import MOST
from boardkit.games.water_sharing.model import Conflict, State
from boardkit.games.water_sharing.moves import BuildDam
from boardkit.games.water_sharing.questions import (
    AfterPollution,
    AnswerDeal,
    AnyCard,
    BuildFirst,
    ChooseResource,
    Collect,
    ContestSite,
    ContestWater,
    DealAction,
    DealObjective,
    FirstSite,
    FirstUse,
    Generate,
    HowMuch,
    JoinDam,
    PlaceZone,
    Reinforce,
    RevealResource,
    RollDie,
    RollRiot,
    SufferCard,
    WhatToBuild,
    WhichHex,
    WhichShore,
    WhoBegins,
)
from boardkit.games.water_sharing.rules import effects
from boardkit.games.water_sharing.rules.bargaining import is_about_little
from boardkit.games.water_sharing.rules.dams import dam_price, fitting, may_share, shores
from boardkit.games.water_sharing.rules.ledger import main_part
from boardkit.games.water_sharing.rules.picking import CHOOSES, choices
from boardkit.games.water_sharing.rules.rounds import STEPS
from boardkit.games.water_sharing.setup import ACTIONS
from boardkit.games.water_sharing.things import Building, Rounds, Stage

CHANCES: Final = (WhoBegins, DealObjective, DealAction, RevealResource, RollDie, RollRiot)
"""The questions that chance answers."""

MOMENTS: Final[dict[Stage, tuple[type[Pending], ...]]] = {
    Stage.OPENING: (
        WhoBegins,
        DealObjective,
        DealAction,
        PlaceZone,
        BuildFirst,
        WhichShore,
        JoinDam,
        effects.Open,
        effects.BeginRound,
        effects.FirstBuilder,
        effects.InviteToDam,
        effects.RaiseDam,
    ),
    Stage.REVEAL: (RevealResource, ChooseResource, effects.RaiseSprings),
    Stage.COLLECT: (ContestWater, FirstUse, Collect, effects.MayContestWater, effects.MayCollect),
    Stage.GENERATE: (Generate, AnswerDeal, effects.MayGenerate),
    Stage.EARN: (RollRiot, effects.Harvest, effects.CountCrises),
    Stage.POLLUTE: (AfterPollution, effects.Fall, effects.AfterFall),
    Stage.BUILD: (
        ContestSite,
        FirstSite,
        WhatToBuild,
        WhichShore,
        JoinDam,
        effects.MayContestSite,
        effects.FirstBuilder,
        effects.InviteToDam,
        effects.RaiseDam,
    ),
    Stage.FLOW: (effects.Flow,),
}
"""What may be open in each step of the game."""

ALWAYS: Final = (SufferCard, WhichHex, effects.Strike)
FIGHTING: Final = (HowMuch, Reinforce, RollDie, effects.ShowBids, effects.EndConflict)
CLOSING: Final = (AnyCard, effects.MayPlayCards)
WINDOWED: Final = (Stage.COLLECT, Stage.GENERATE, Stage.EARN, Stage.POLLUTE, Stage.BUILD)
SKELETON: Final = (effects.Enter, effects.EndRound)
ENDS: Final = (effects.Open, effects.BeginRound, effects.EndRound)
"""What lies below all other business."""


@frozen
class RoundsWrong(Fault):
    """The round is none of those that are played, or there are too many."""

    round: int
    rounds: int
    most: int


@frozen
class StepWrong(Fault):
    """The step does not fit the round, or what is still to be done in it."""


@frozen
class NobodyFirst(Fault):
    """Nobody has the initiative."""


@frozen
class SeatListed(Fault):
    """A list of communities names nobody, or a community twice."""


@frozen
class CardMissing(Fault):
    """No card for water and world market lies open while water is collected or goods are bought."""


@frozen
class CardsTooFew(Fault):
    """There are fewer cards for water and world market than rounds to come."""

    count: int
    needed: int


@frozen
class AskedWrong(Fault):
    """What somebody is asked, or is to be asked, does not fit the table."""

    seat: Seat


@frozen
class ConflictWrong(Fault):
    """A conflict has parties, bids or swords that do not fit, or is about nothing."""


@frozen
class ConflictAstray(Fault):
    """A conflict is on the table that nobody fights, or one is fought that is not there."""


def in_the_course(state: State) -> Iterator[Fault]:
    """5, 6 and 9 Look at the clock, at what is open, and at the conflict."""
    yield from _clock(state)
    yield from _cards(state)
    if state.pile:
        yield from _skeleton(state)
    yield from _conflict(state)
    wrong = {_seat(one) for one in state.pile if not _fits(state, one)}
    yield from map(AskedWrong, sorted(wrong))


def _clock(state: State) -> Iterator[Fault]:
    clock = state.clock
    if not (0 <= clock.round <= clock.rounds and 1 <= clock.rounds <= max(Rounds)):
        yield RoundsWrong(clock.round, clock.rounds, max(Rounds))
    if (clock.round == 0) is not (clock.stage is Stage.OPENING) or clock.stage is Stage.INITIATIVE:
        yield StepWrong()
    if clock.first == CHANCE:
        yield NobodyFirst()
    for seats in (clock.passed, clock.silent):
        if CHANCE in seats or len(set(seats)) < len(seats):
            yield SeatListed()


def _cards(state: State) -> Iterator[Fault]:
    clock, decks = state.clock, state.decks
    if decks.card is None and clock.stage in (Stage.COLLECT, Stage.GENERATE):
        yield CardMissing()
    waiting = any(isinstance(one, RevealResource | ChooseResource) for one in state.pile)
    needed = clock.rounds - clock.round + waiting if state.pile else 0
    left = len(decks.resources) + (0 if waiting else len(decks.script))
    if left < needed:
        yield CardsTooFew(left, needed)


def _skeleton(state: State) -> Iterator[Fault]:
    """5 What is left of a round follows from its step; somebody is asked first."""
    stage, begun = state.clock.stage, state.clock.round > 0
    later = [step for step in STEPS[::-1] if begun and step.stage > stage]
    springs = [effects.RaiseSprings()] if stage is Stage.REVEAL else []
    expected = [*later, *springs]
    waiting = [one for one in state.pile if isinstance(one, effects.Enter | effects.RaiseSprings)]
    first = (effects.EndRound(),) if begun else (effects.Open(), effects.BeginRound())
    ends = [
        one for one in state.pile if isinstance(one, effects.Open | effects.BeginRound | effects.EndRound)
    ]
    whole = waiting == expected and ends == list(state.pile[:1]) and ends[0] in first
    if not whole or not isinstance(state.pile[-1], Question):
        yield StepWrong()


def _seat(one: Pending) -> Seat:
    return one.seat if isinstance(one, Question | effects.SeatEffect) else CHANCE


def _fits(state: State, one: Pending) -> bool:
    """Tell whether a piece of business belongs to the step and to what lies on the table."""
    if isinstance(one, SKELETON):
        return True
    if isinstance(one, Question | effects.SeatEffect) and (one.seat == CHANCE) is not isinstance(
        one, CHANCES
    ):
        return False
    if isinstance(one, FIGHTING):
        return _fits_conflict(state, one)
    if isinstance(one, CLOSING):
        return state.clock.stage in WINDOWED
    if not isinstance(one, (*ALWAYS, *MOMENTS.get(state.clock.stage, ()))):
        return False
    return _suits(state, one) if isinstance(one, Question) else _follows(state, one)


def _fits_conflict(state: State, one: Pending) -> bool:
    conflict = state.conflict
    if conflict is None or isinstance(one, Effect):
        return conflict is not None
    seat = one.to if isinstance(one, RollDie) else _seat(one)
    return seat in conflict.parties


def _follows(state: State, one: Pending) -> bool:
    """Tell whether what resolves by itself can."""
    match one:
        case effects.RaiseDam(seat, site, partners):
            owners = {seat, *partners}
            known = CHANCE not in owners and len(owners) == len(partners) + 1 and site in DAM_SITES
            return known and site in fitting(state, (seat, *partners))
        case effects.InviteToDam(seat, by, at):
            return _is_invited(state, seat, by, at)
        case effects.Strike(_, card, target):
            return card in deck(state.options.own_cards).actions and target != CHANCE
    return True


def _is_invited(state: State, seat: Seat, by: Seat, at: object) -> bool:
    dams = [one for one in state.pile if isinstance(one, effects.RaiseDam)]
    return any(seat in dam.partners and (dam.seat, dam.site.at) == (by, at) for dam in dams)


def _suits(state: State, question: Question) -> bool:
    """Tell whether a question is about what there is."""
    match question:
        case DealObjective(_, to):
            return to != CHANCE and state.communities[to].objective is None and bool(state.decks.objectives)
        case DealAction(_, to):
            return _is_dealt(state, to)
        case PlaceZone(seat):
            return (
                not state.land.holding(seat).part and state.tiles.get(Building.RESIDENTIAL, 0) >= state.seats
            )
        case WhatToBuild(seat) | BuildFirst(seat):
            return seat not in state.clock.passed
        case FirstUse(_, at):
            return at in COURSE
        case FirstSite(_, at):
            return at in BOARD
        case AnswerDeal():
            return _is_proposed(state, question)
        case RollRiot(_, to, at):
            tile = state.land.tiles.get(at)
            riots = at in state.crisis and at not in state.worked
            return riots and tile is not None and tile.owner == to and bool(BLUEPRINTS[tile.building].needs)
    return _is_about_card(state, question)


def _is_about_card(state: State, question: Question) -> bool:
    actions = deck(state.options.own_cards).actions
    match question:
        case SufferCard(seat, by, card):
            struck = card in actions and actions[card].target is not Target.SELF
            return struck and by not in (CHANCE, seat)
        case WhichHex(_, card, left, target):
            picks = card in actions and actions[card].op in CHOOSES and left >= 1
            return picks and target != CHANCE and bool(choices(state, question))
    return _is_about_dam(state, question)


def _is_about_dam(state: State, question: Question) -> bool:
    match question:
        case JoinDam(seat, by, at, cost):
            owners = (
                len(next((one.partners for one in state.pile if isinstance(one, effects.RaiseDam)), ())) + 1
            )
            return _is_invited(state, seat, by, at) and cost == dam_price(state, seat, owners)
        case WhichShore(seat, _, partners):
            named = CHANCE not in partners and refusal_in(may_share(state, seat, partners)) is None
            return named and bool(shores(state, question))
    return True


def _is_dealt(state: State, to: Seat) -> bool:
    waiting = sum(isinstance(one, DealAction) and one.to == to for one in state.pile)
    known = to != CHANCE and len(state.communities[to].actions) + waiting <= ACTIONS
    return known and len(state.decks.actions) >= waiting


def _is_proposed(state: State, question: AnswerDeal) -> bool:
    deal = question.deal
    apart = question.by not in (CHANCE, question.seat) and deal.to == question.seat
    known = isinstance(deal, Offer | Request | Swap) and is_about_little(deal)
    settled = apart and None not in (main_part(state, question.by), main_part(state, question.seat))
    return known and settled


def _conflict(state: State) -> Iterator[Fault]:
    ends = sum(isinstance(one, effects.EndConflict) for one in state.pile)
    if ends != (state.conflict is not None):
        yield ConflictAstray()
    if state.conflict is not None and not _is_fought(state, state.conflict):
        yield ConflictWrong()


def _is_fought(state: State, conflict: Conflict) -> bool:
    parties = conflict.parties
    rows = (conflict.bids, conflict.swords, conflict.extra)
    if CHANCE in parties or len(set(parties)) < max(2, len(parties)) or conflict.by not in parties:
        return False
    if any(len(row) != len(parties) for row in rows) or min(conflict.extra) < 0:
        return False
    if not set(conflict.swords) <= {None, *FACES}:
        return False
    return _is_covered(state, conflict) and _is_about_something(state, conflict)


def _is_covered(state: State, conflict: Conflict) -> bool:
    """6 Before they are shown, nobody has bid more than it has."""
    secret = any(isinstance(one, effects.ShowBids) for one in state.pile)
    bids = zip(conflict.parties, conflict.bids, strict=True)
    held = state.communities
    return all(bid is None or 0 <= bid <= (held[seat].points if secret else MOST) for seat, bid in bids)


def _is_about_something(state: State, conflict: Conflict) -> bool:
    if conflict.card is None:
        return conflict.at in BOARD and conflict.struck is None
    known = conflict.card in deck(state.options.own_cards).actions
    return (
        known and conflict.at is None and conflict.struck in conflict.parties and len(conflict.parties) == 2
    )


def refusals_kept(state: State) -> tuple[tuple[Seat, Offer | Request | Swap | BuildDam], ...]:
    """7.2, 11 Keep what was really proposed among what was refused."""
    kinds = Offer | Request | Swap | BuildDam
    return tuple((by, move) for by, move in state.clock.refused if isinstance(move, kinds) and by != CHANCE)
