"""What a seat does without a card of its own, as cards: projects, conversions, tiles, payments, losses."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.cards import Card as Drawn
from boardkit.draw.palette import Palette
from boardkit.games.terraforming_mars.box import CORPORATIONS, FACTS, PROJECTS
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.things import Card, Parameter, Resource, TileKind
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.converting import HEAT_FOR_A_STEP
from boardkit.games.terraforming_mars.rules.effects import NO_CARD
from boardkit.games.terraforming_mars.rules.jobs import job_of
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.payment import bill_of, bill_purse
from boardkit.games.terraforming_mars.rules.questions import (
    HowToPay,
    LastGreenery,
    WhichLoss,
    WhichNumber,
    WhichPatent,
    WhichProduction,
)
from boardkit.games.terraforming_mars.rules.tableau import TableauSummary
from boardkit.games.terraforming_mars.rules.works import project_cost
from boardkit.games.terraforming_mars.show.brief import at_once, brief
from boardkit.games.terraforming_mars.show.cardtext import sentence
from boardkit.games.terraforming_mars.show.clauses import together
from boardkit.games.terraforming_mars.show.phrases import UNKNOWN, production, units
from boardkit.games.terraforming_mars.show.tilecards import explained, pictured, raised, tile_drawn, tile_said
from boardkit.text import Words

Drawer = Callable[[State, Seat, Any, Words, Palette], Drawn]

SPENT: Final = (Resource.MEGACREDITS, Resource.STEEL, Resource.TITANIUM, Resource.HEAT)
"""What a payment is made of."""


def _project(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    facts = PROJECTS[move.project]
    cost = project_cost(view.companies[seat], facts.id)
    does = [*at_once(view, seat, NO_CARD, facts.effects, words)] or [words("project-sale")]
    cheaper = [words("card-cheaper", cost=cost, printed=facts.cost)] if cost != facts.cost else []
    text = (*does, *cheaper, *explained(view, facts.effects, words))
    tags, picture = Text(words("kind-standard")), pictured(facts.effects, palette)
    price = words("price-money", amount=cost) if facts.cost else ""
    return Drawn(words.name(facts.id), price, "card.standard", tags, picture, text, plain=True)


def _plants(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """V.F Draw what plants become."""
    company = view.companies[seat]
    needed = company.works.plants
    has, makes = company.stock[Resource.PLANTS], company.production[Resource.PLANTS]
    have = "stock-have-last" if view.phase is Phase.ENDING else "stock-have"
    text = (
        words(have, things=units(Resource.PLANTS, has, words), makes=makes),
        *tile_said(TileKind.GREENERY, words),
        *raised(view, Parameter.OXYGEN, words),
    )
    price, picture = words("price-plants", amount=needed), tile_drawn(TileKind.GREENERY, palette)
    return _converted(move, price, words, picture, text)


def _heat(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """V.G Draw what heat becomes; energy left over becomes heat in production, too."""
    del palette
    company = view.companies[seat]
    makes = company.production[Resource.HEAT] + company.stock[Resource.ENERGY]
    text = (
        words("stock-have", things=units(Resource.HEAT, company.stock[Resource.HEAT], words), makes=makes),
        words("brief-raise-temperature", steps=1),
        *raised(view, Parameter.TEMPERATURE, words),
    )
    return _converted(move, words("price-heat", amount=HEAT_FOR_A_STEP), words, (), text)


def _converted(
    move: Any, price: str, words: Words, picture: tuple[Text, ...], text: tuple[str, ...]
) -> Drawn:
    tags = Text(words("kind-conversion"))
    return Drawn(
        words.short(move), price, "card.standard", tags, picture, tuple(dict.fromkeys(text)), plain=True
    )


def _opening(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    corporation = view.companies[seat].corporation
    effects = CORPORATIONS[corporation].first_action if corporation is not None else ()
    said = [words("deed-first-action", effects=together(effects, words))] if effects else []
    text = (*said, *explained(view, effects, words))
    picture = pictured(effects, palette)
    return Drawn(words.short(move), "", "card.corporation", picture=picture, text=text, plain=True)


def ways_to_pay(way: mv.Pay, values: TableauSummary, words: Words) -> str:
    """Say a payment: `7 M€ and 3 steel (2 M€ each)`."""
    worth = {Resource.STEEL: values.steel, Resource.TITANIUM: values.titanium}
    paid = [(resource, getattr(way, str(resource))) for resource in SPENT]
    said = [
        words(f"way-worth-{resource}", count=count, worth=worth[resource])
        if resource in worth
        else words(f"way-{resource}", count=count)
        for resource, count in paid
        if count
    ]
    return words.listed(said)


def _payment(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """V.A.2.2 Draw a payment: whether something is lost, and what is kept."""
    del palette
    text = []
    if isinstance(view.question, HowToPay):
        purse = bill_purse(view, bill_of(view))
        paid = move.steel * purse.steel_value + move.titanium * purse.titanium_value
        cost = view.question.cost
        text.append(words("pay-worth", over=move.megacredits + move.heat + paid - cost, cost=cost))
    stock = view.companies[seat].stock
    kept = [
        words(f"way-{resource}", count=stock[resource] - getattr(move, str(resource)))
        for resource in SPENT
        if stock[resource]
    ]
    text += [words("pay-keep", things=words.listed(kept))] if kept else []
    return Drawn(words.say(move), "", "card.standard", text=tuple(text))


def _plain(message: str) -> Drawer:
    """Draw a move of which there is nothing more to say than one sentence."""

    def draw(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
        del view, seat, palette
        return Drawn(words.short(move), "", "card.standard", text=(words(message),))

    return draw


def _take(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """V.A.2.4 Draw a loss: what its owner has, keeps, and will gain again."""
    del seat, palette
    if not isinstance(view.question, WhichLoss):
        return Drawn(words.short(move))
    resource, victim, name = view.question.resource, view.companies[move.of], words.seat(move.of)
    rated = victim.rating if resource is Resource.MEGACREDITS else 0
    has, makes = victim.stock[resource], victim.production[resource] + rated
    said = words.name(resource)
    text = (
        words("deed-take", seat=name, has=has, left=has - move.amount, resource=said),
        words("deed-take-makes", seat=name, makes=makes),
    )
    return Drawn(words.short(move), "", f"owner.{move.of}", text=text)


def _lower(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """V.A.2.3 Draw a production that falls."""
    del palette
    if not isinstance(view.question, WhichProduction):
        return Drawn(words.short(move))
    resource, now = view.question.resource, view.companies[move.of].production[view.question.resource]
    falls = words(
        "deed-lower",
        seat=words.seat(move.of),
        production=production(resource, words),
        **{"from": now, "to": now - view.question.amount},
    )
    own = (words("deed-lower-own"),) if move.of == seat else ()
    return Drawn(words.short(move), "", f"owner.{move.of}", text=(falls, *own))


def _raise(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """V.A.2.6 Draw a production that rises, as the area covered shows."""
    del palette
    now = view.companies[seat].production[move.resource]
    name = production(move.resource, words)
    rises = words("deed-raise", production=name, **{"from": now, "to": now + 1})
    return Drawn(words.short(move), "", "card.standard", text=(rises,))


def _option(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """V.A.2 Draw one of the ways of a card, all that it does."""
    del seat
    _, effect = job_of(view, fx.Choose)
    chosen = effect.options[move.option - 1]
    text = (sentence(together(chosen, words), words), *explained(view, chosen, words))
    return Drawn(
        words.short(move), "", "card.standard", picture=pictured(chosen, palette), text=text, plain=True
    )


def _number(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    del palette
    question = view.question
    card = FACTS.get(question.card) if isinstance(question, WhichNumber) else None
    does = brief(view, seat, card, words) if card is not None else []
    said = words("deed-number", name=UNKNOWN, number=move.number)
    return Drawn(words.short(move), "", "card.standard", text=(said, *does))


def _first(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """V.A.2 Draw an effect that may come before others, with the card that it stands on."""
    del palette
    does = brief(view, seat, FACTS[move.card], words) if move.card in FACTS else []
    said = words("deed-first", card=words.name(move.card, Card))
    whole = (words("deed-whole-card"), *does) if does else ()
    return Drawn(words.short(move), "", "card.standard", text=(said, *whole))


def _done(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw what ends a choice, by what was chosen."""
    message = DONE.get(type(view.question), "deed-done")
    return _plain(message)(view, seat, move, words, palette)


DONE: Final[Mapping[type, str]] = {
    LastGreenery: "deed-done-greenery",
    WhichPatent: "deed-done-patents",
}
"""What is said of it that is not to be taken, but placed or sold."""


DEEDS: Final[Mapping[type, Drawer]] = {
    mv.DoProject: _project,
    mv.ConvertPlants: _plants,
    mv.ConvertHeat: _heat,
    mv.FirstAction: _opening,
    mv.Pay: _payment,
    mv.TakeFrom: _take,
    mv.TakeFromNeutral: _plain("deed-take-neutral"),
    mv.TakeCubesFromNeutral: _plain("deed-take-neutral"),
    mv.LowerProduction: _lower,
    mv.LowerNeutral: _plain("deed-lower-neutral"),
    mv.RaiseProduction: _raise,
    mv.ChooseOption: _option,
    mv.ChooseNumber: _number,
    mv.DoFirst: _first,
    mv.EndTurn: _plain("deed-end-turn"),
    mv.Pass: _plain("deed-pass"),
    mv.Done: _done,
    mv.Decline: _plain("deed-decline"),
}
"""How each of them is drawn."""
