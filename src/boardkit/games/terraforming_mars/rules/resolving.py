"""What business does that resolves by itself."""

from collections.abc import Callable
from typing import Any, Final

from boardkit.core import Effect, Step
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.rules import (
    choices,
    companies,
    cubes,
    deck,
    effects,
    gains,
    offers,
    payment,
    phases,
    playing,
    pool,
    prizes,
    projects,
    solo,
    taking,
    tiles,
)
from boardkit.games.terraforming_mars.rules.model import State


def resolve(state: State, effect: Effect) -> Step[State]:
    """Do what a piece of business does that was taken off the pile."""
    if isinstance(effect, effects.Job):
        first = effect.effects[0]
        return EFFECT_HANDLERS[type(first)](state, effect, first)
    return RESOLVES[type(effect)](state, effect)


RESOLVES: Final[dict[type[Effect], Callable[[State, Any], Step[State]]]] = {
    effects.Pool: pool.resolve_pool,
    effects.Bill: payment.settle_bill,
    effects.EffectBill: payment.settle_bill,
    effects.TakeCard: offers.take,
    effects.TakeMilestone: prizes.claimed,
    effects.TakeAward: prizes.funded,
    effects.PutCard: playing.put_card,
    effects.DoneProject: projects.done,
    effects.NextAction: phases.next_action,
    effects.Deal: deck.deal,
    effects.OpenOffer: offers.open_offer,
    effects.PassPacks: lambda state, _: offers.pass_packs(state),
    effects.EndDraft: lambda state, _: offers.end_draft(state),
    effects.RevealCompany: companies.reveal,
    effects.PlaceNeutral: solo.ask_cost,
    effects.BeginGeneration: lambda state, _: phases.begin_generation(state),
    effects.BeginActions: lambda state, _: phases.begin_actions(state),
    effects.Produce: lambda state, _: phases.produce_all(state),
    effects.LastPlants: phases.last_plants,
    effects.EndGame: lambda state, _: phases.end_game(state),
}

EFFECT_HANDLERS: Final[dict[type[fx.CardEffect], Callable[[State, effects.Job, Any], Step[State]]]] = {
    fx.Gain: gains.do_gain,
    fx.Pay: gains.do_pay,
    fx.Production: gains.do_production,
    fx.DecreaseAnyProduction: taking.do_decrease,
    fx.ProductionFromBonus: gains.do_production_from_bonus,
    fx.RemoveResource: taking.do_take,
    fx.StealResource: taking.do_take,
    fx.RemoveFromTileOwner: taking.do_take,
    fx.Raise: gains.do_raise,
    fx.PlaceTile: tiles.do_place,
    fx.ClaimArea: tiles.do_claim,
    fx.Rating: gains.do_rating,
    fx.DrawCards: deck.do_draw,
    fx.Look: offers.do_look,
    fx.Reveal: deck.do_reveal,
    fx.DiscardCards: deck.do_discard,
    fx.AddCardResource: cubes.do_add,
    fx.RemoveCardResource: cubes.do_remove,
    fx.Choose: choices.do_choose,
    fx.ChooseNumber: choices.do_choose_number,
    fx.If: choices.do_if,
    fx.CopyProductionBox: choices.do_copy,
    fx.NextCard: gains.do_next_card,
}
