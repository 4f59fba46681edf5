"""V.3 What a seat may do in its turn."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import Condition, Move, Ruling, Seat, Step, emit, must, refusal_in
from boardkit.core.rules.ruling import conditions_in
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS
from boardkit.games.terraforming_mars.box.effects import Raise
from boardkit.games.terraforming_mars.box.facts import CardAction
from boardkit.games.terraforming_mars.box.things import Award, Card, Milestone, Parameter, Project, Resource
from boardkit.games.terraforming_mars.rules import phases, playing, prizes, projects
from boardkit.games.terraforming_mars.rules.changes import stocked
from boardkit.games.terraforming_mars.rules.effects import NO_CARD, Job, NextAction, Pool
from boardkit.games.terraforming_mars.rules.events import (
    ActionUsed,
    FirstActionTaken,
    HeatConverted,
    Passed,
    TurnEnded,
)
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import (
    ClaimMilestone,
    ConvertHeat,
    ConvertPlants,
    Done,
    DoProject,
    EndTurn,
    FirstAction,
    FundAward,
    Pass,
    PlayCard,
    UseCardAction,
)
from boardkit.games.terraforming_mars.rules.payment import worth
from boardkit.games.terraforming_mars.rules.possible import demands
from boardkit.games.terraforming_mars.rules.questions import LastGreenery, TakeAction
from boardkit.games.terraforming_mars.rules.refusals import (
    ActionUsedUp,
    FirstActionDue,
    MustActOrPass,
    NoFirstAction,
    NoSuchAction,
    NotAsked,
    TooFewResources,
    TooLateToPass,
)
from boardkit.games.terraforming_mars.rules.requirements import wanted
from boardkit.games.terraforming_mars.rules.works import works

HEAT_FOR_A_STEP: Final = 8
"""V.G What a step of temperature costs in heat."""

PROJECT_MOVES: Final = tuple(map(DoProject, Project))
CLAIMS: Final = tuple(map(ClaimMilestone, Milestone))
FUNDINGS: Final = tuple(map(FundAward, Award))

WARMER: Final = Raise(Parameter.TEMPERATURE, 1)


def actions(state: State, question: TakeAction) -> Iterator[Move]:
    """V.3 List what the seat may do."""
    seat, company = question.seat, state.companies[question.seat]
    if company.opening:
        yield FirstAction()
    else:
        for card in company.hand:
            if playing.can_play(state, seat, CARDS[card]):
                yield _play_card(card)
        yield from _card_actions(state, seat)
        yield from _board_actions(state, seat)
    yield EndTurn() if question.taken else Pass()


@cache
def _play_card(card: Card) -> PlayCard:
    """Return the move, made once: it is listed again and again."""
    return PlayCard(card)


def _card_actions(state: State, seat: Seat) -> Iterator[Move]:
    """V.E List the actions of cards that may be used."""
    company = state.companies[seat]
    for card in works(company.tableau).active:
        if card not in company.used:
            for option in range(1, len(FACTS[card].actions) + 1):
                if refusal_in(may_use(state, seat, card, option)) is None:
                    yield UseCardAction(card, option)


def _board_actions(state: State, seat: Seat) -> Iterator[Move]:
    """V.B to V.G List what may be done without a card, leaving out at a glance what costs too much."""
    if may_convert_plants(state, seat).refusal is None:
        yield ConvertPlants()
    if may_convert_heat(state, seat).refusal is None:
        yield ConvertHeat()
    yield from (move for move in PROJECT_MOVES if projects.may_do(state, seat, move.project).refusal is None)
    money = worth(state.companies[seat])
    if money >= prizes.MILESTONE_COST and len(state.milestones) < prizes.MOST_MILESTONES:
        claims = ((move, prizes.may_claim(state, seat, move.milestone)) for move in CLAIMS)
        yield from (move for move, asked in claims if refusal_in(asked) is None)
    if money >= prizes.AWARD_COSTS[0] and len(state.awards) < len(prizes.AWARD_COSTS):
        fundings = ((move, prizes.may_fund(state, seat, move.award)) for move in FUNDINGS)
        yield from (move for move, asked in fundings if refusal_in(asked) is None)


def ruling(state: State, question: TakeAction, move: Move) -> Ruling:
    """V.3 Say what it takes for a seat to do something in its turn."""
    seat = question.seat
    match move:
        case EndTurn():
            return (must(question.taken, MustActOrPass()),)
        case Pass():
            return (must(not question.taken, TooLateToPass()),)
        case FirstAction():
            return (must(state.companies[seat].opening, NoFirstAction()),)
    if state.companies[seat].opening and isinstance(move, ACTIONS):
        return _once_opened(state, seat, move)
    return _may_act(state, seat, move)


def _once_opened(state: State, seat: Seat, move: Move) -> Iterator[Condition]:
    """V.3.3 The corporation's first action comes before all that an action takes otherwise."""
    corporation = state.companies[seat].corporation
    assert corporation is not None
    yield must(False, FirstActionDue(corporation))
    yield from conditions_in(_may_act(state, seat, move))


ACTIONS: Final = (
    PlayCard,
    DoProject,
    ClaimMilestone,
    FundAward,
    UseCardAction,
    ConvertPlants,
    ConvertHeat,
)


def _may_act(state: State, seat: Seat, move: Move) -> Ruling:
    match move:
        case PlayCard(card):
            return playing.may_play(state, seat, card)
        case DoProject(project):
            return (projects.may_do(state, seat, project),)
        case ClaimMilestone(milestone):
            return prizes.may_claim(state, seat, milestone)
        case FundAward(award):
            return prizes.may_fund(state, seat, award)
        case UseCardAction(card, option):
            return may_use(state, seat, card, option)
        case ConvertPlants():
            return (may_convert_plants(state, seat),)
        case ConvertHeat():
            return (may_convert_heat(state, seat),)
    return NotAsked()


def may_use(state: State, seat: Seat, card: Card, option: int) -> Iterator[Condition]:
    """V.E A card's action is used once a generation, its condition holds, and its cost can be paid."""
    company = state.companies[seat]
    there = card in company.tableau and 1 <= option <= len(FACTS[card].actions)
    yield must(there, NoSuchAction(card, option))
    if not there:
        return
    yield must(card not in company.used, ActionUsedUp(card))
    action = FACTS[card].actions[option - 1]
    if action.condition:
        yield wanted(state, seat, action.condition)
    yield from demands(state, seat, action.cost, card)


def may_convert_plants(state: State, seat: Seat) -> Condition:
    """V.F There are enough plants."""
    return _enough(state, seat, Resource.PLANTS, works(state.companies[seat].tableau).plants)


def may_convert_heat(state: State, seat: Seat) -> Condition:
    """V.G There is enough heat."""
    return _enough(state, seat, Resource.HEAT, HEAT_FOR_A_STEP)


def last_greeneries(state: State, question: LastGreenery) -> Iterator[Move]:
    """VI.A List another greenery, if there are plants for it, and to plant no more."""
    if may_convert_plants(state, question.seat).refusal is None:
        yield ConvertPlants()
    yield Done()


def _enough(state: State, seat: Seat, resource: Resource, least: int) -> Condition:
    has = state.companies[seat].stock[resource]
    return must(has >= least, TooFewResources(resource, least, has))


def act(state: State, question: TakeAction, move: Move) -> Step[State]:
    """V.3 An action is carried out; then comes the next, or the next seat."""
    seat = question.seat
    state = state.answered()
    match move:
        case EndTurn():
            return emit(state, TurnEnded(seat)).then(phases.next_turn, seat)
        case Pass():
            state = state.give(seat, passed=True, next_card=())
            return emit(state, Passed(seat)).then(phases.next_turn, seat)
    return _act(state.ask(NextAction(seat, question.taken + 1)), seat, move)


def _act(state: State, seat: Seat, move: Move) -> Step[State]:
    match move:
        case PlayCard(card):
            return playing.play(state, seat, card)
        case DoProject(project):
            return projects.begin(state, seat, project)
        case ClaimMilestone(milestone):
            return prizes.claim(state, seat, milestone)
        case FundAward(award):
            return prizes.fund(state, seat, award)
        case UseCardAction(card, option):
            return use(state, seat, card, FACTS[card].actions[option - 1])
        case ConvertPlants():
            return phases.convert_plants(state, seat)
        case ConvertHeat():
            return convert_heat(state, seat)
        case FirstAction():
            return take_first_action(state, seat)
    raise TypeError(f"{move} is no action")


def use(state: State, seat: Seat, card: Card, action: CardAction) -> Step[State]:
    """V.E The cost is paid, then the effects follow; the card is marked as used."""
    used = (*state.companies[seat].used, card)
    state = state.give(seat, used=used)
    state = state.ask(Pool(seat, (Job(seat, card, (*action.cost, *action.effects)),)))
    return emit(state, ActionUsed(seat, card))


def convert_heat(state: State, seat: Seat) -> Step[State]:
    """V.G Heat becomes a step of temperature."""
    state = stocked(state, seat, Resource.HEAT, -HEAT_FOR_A_STEP)
    state = state.ask(Pool(seat, (Job(seat, NO_CARD, (WARMER,)),)))
    return emit(state, HeatConverted(seat, HEAT_FOR_A_STEP))


def take_first_action(state: State, seat: Seat) -> Step[State]:
    """V.3.3 The corporation's first action is carried out; the corporation itself reacts to it."""
    corporation = state.companies[seat].corporation
    assert corporation is not None
    jobs = tuple(Job(seat, NO_CARD, (effect,)) for effect in CORPORATIONS[corporation].first_action)
    state = state.give(seat, opening=False).ask(Pool(seat, jobs))
    return emit(state, FirstActionTaken(seat, corporation))
