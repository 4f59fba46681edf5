"""Every choice as a card: project cards and corporations, tiles, projects, payments and losses."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import compress
from operator import not_
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Choice, Move, Seat, kebab
from boardkit.draw.cards import Card as Drawn
from boardkit.draw.colours import inked
from boardkit.draw.palette import Palette
from boardkit.games.terraforming_mars import box
from boardkit.games.terraforming_mars.box import CARDS, FACTS, things
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.rules import actions, changes, payment, projects, requirements, scoring
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.jobs import cost_of, job_of
from boardkit.games.terraforming_mars.rules.model import Phase, State, TableauSummary
from boardkit.games.terraforming_mars.rules.setup import MOST_SEATS
from boardkit.games.terraforming_mars.show import cardtext, shared
from boardkit.games.terraforming_mars.show.hand import cheapest, made
from boardkit.games.terraforming_mars.show.map import TILE_SIGNS
from boardkit.text import Words
from boardkit.text.names import capital

STANDARD: Final = "card.standard"  # the colour of what stands on no card


def tile_card(view: State, _seat: Seat, words: Words, palette: Palette) -> Drawn:
    """Draw what is about to be placed: the tile, what it earns, where it may lie."""
    match view.question:
        case qs.WherePlace(_, tile):
            job, effect = job_of(view, fx.PlaceTile)
            gives, where = tile_said(tile, words)
            # It may lie where such tiles always may, or where its card says, which says what it earns, too.
            if effect.placement != box.TILES[tile].placement:
                where = cardtext.sentence(cardtext.clause(effect, words), words)
            special = tile not in cardtext.ORDINARY and job.card in FACTS
            earns = cardtext.points_said(FACTS[job.card], words) if special else (gives,)
            tags, text = Text(words("kind-tile")), (where, *earns, words("tile-bonus"))
            name, picture = capital(words.name(tile)), tile_drawn(tile, words, palette)
            return Drawn(name, "", STANDARD, tags, picture, text, plain=True)
        case qs.WhereClaim():
            return Drawn(words.verb(mv.Place), "", STANDARD, text=(words("claim-text"),))
    return Drawn(words.verb(mv.Place), "", STANDARD, text=(words("tile-bonus"),))


def tile_drawn(tile: things.TileKind, words: Words, palette: Palette) -> tuple[Text, ...]:
    """Draw a tile in its colour."""
    sign = TILE_SIGNS[tile]
    fill = palette[sign.fill]
    said = sign.lines[0] if tile in cardtext.ORDINARY else words(f"tile-word-{kebab(tile)}")
    inside = Text(f"{said:^7}", inked(fill, bold=True))
    edge, line = Style(color=fill), "─" * inside.cell_len
    return (Text(f"╭{line}╮", edge), Text.assemble(("│", edge), inside, ("│", edge)), Text(f"╰{line}╯", edge))


def tile_said(tile: things.TileKind, words: Words) -> tuple[str, str]:
    """Say what a tile earns and where it may lie."""
    if tile in (things.TileKind.OCEAN, things.TileKind.GREENERY):
        return words(f"tile-{tile}-gives"), words(f"tile-{tile}-where")
    if tile in things.CITIES:
        return words("tile-city-gives"), words("tile-city-where")
    return words("tile-special-gives"), words("tile-land-where")


def raised(view: State, parameter: things.Parameter, words: Words) -> Iterator[str]:
    """Say where a parameter stands, what a step of it earns, and the bonus of the next step."""
    track, now = box.TRACKS[parameter], changes.level(view, parameter)
    yield words(f"now-{parameter}", now=cardtext.stands(parameter, now), goal=track.goal)
    if changes.at_goal(view, parameter):
        yield words("now-at-goal")
        return
    if parameter is not things.Parameter.OCEANS:
        yield words("step-rating")
    bonus = track.bonuses.get(now + track.step)
    if bonus:
        at = cardtext.stands(parameter, now + track.step)
        yield words("step-bonus", at=at, effects=cardtext.together(bonus, words))


def explained(view: State, effects: fx.Effects, words: Words) -> Iterator[str]:
    """Say what stands behind effects: how the tracks stand and what tiles earn."""
    for effect in effects:
        match effect:
            case fx.Raise(parameter):
                yield from raised(view, parameter, words)
            case fx.PlaceTile(things.TileKind.OCEAN as tile):
                yield from (*raised(view, things.Parameter.OCEANS, words), *tile_said(tile, words))
            case fx.PlaceTile(things.TileKind.GREENERY as tile):
                yield from (*tile_said(tile, words), *raised(view, things.Parameter.OXYGEN, words))
            case fx.PlaceTile(tile):
                yield from tile_said(tile, words)


def pictured(effects: fx.Effects, words: Words, palette: Palette) -> tuple[Text, ...]:
    """Draw the first tile that effects place."""
    tiles = [effect.tile for effect in effects if isinstance(effect, fx.PlaceTile)]
    return tile_drawn(tiles[0], words, palette) if tiles else ()


Drawer = Callable[[State, Seat, Any, Words, Palette], Drawn]

SPENT: Final = tuple(things.Resource[name.upper()] for name in mv.Pay.__struct_fields__)
"""Resources of a payment."""


def _standard_project(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    facts = box.PROJECTS[move.project]
    cost = view.companies[seat].works.projects[facts.id]
    does = [*cardtext.at_once(view, seat, qs.NO_CARD, facts.effects, words)] or [words("project-sale")]
    cheaper = [words("card-cheaper", cost=cost, printed=facts.cost)] if cost != facts.cost else []
    text = (*does, *cheaper, *explained(view, facts.effects, words))
    tags, picture = Text(words("kind-standard")), pictured(facts.effects, words, palette)
    price = words("price-money", amount=cost) if facts.cost else ""
    return Drawn(words.name(facts.id), price, STANDARD, tags, picture, text, plain=True)


def _converted(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """V.F, V.G Draw what plants or heat become; energy left over becomes heat in production, too."""
    company, plants = view.companies[seat], isinstance(move, mv.ConvertPlants)
    kind = things.Resource.PLANTS if plants else things.Resource.HEAT
    makes = company.production[kind] + (0 if plants else company.stock[things.Resource.ENERGY])
    have = "stock-have-last" if plants and view.phase is Phase.ENDING else "stock-have"
    text = [words(have, things=cardtext.units(kind, company.stock[kind], words), makes=makes)]
    picture: tuple[Text, ...] = ()
    if plants:
        price, picture = "price-plants", tile_drawn(things.TileKind.GREENERY, words, palette)
        text += [*tile_said(things.TileKind.GREENERY, words), *raised(view, things.Parameter.OXYGEN, words)]
    else:
        price = "price-heat"
        text += [words("brief-raise-temperature", steps=1)]
        text += raised(view, things.Parameter.TEMPERATURE, words)
    cost = words(price, amount=company.works.plants if plants else actions.HEAT_FOR_A_STEP)
    tags, said = Text(words("kind-conversion")), tuple(dict.fromkeys(text))
    return Drawn(words.short(move), cost, STANDARD, tags, picture, said, plain=True)


def _opening(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    corporation = view.companies[seat].corporation
    effects = box.CORPORATIONS[corporation].first_action if corporation is not None else ()
    said = [words("deed-first-action", effects=cardtext.together(effects, words))] if effects else []
    text = (*said, *explained(view, effects, words))
    picture = pictured(effects, words, palette)
    return Drawn(words.short(move), "", "card.corporation", picture=picture, text=text, plain=True)


def ways_to_pay(way: mv.Pay, values: TableauSummary, words: Words) -> str:
    """Say a payment: `7 M€ and 3 steel (2 M€ each)`."""
    worth = {things.Resource.STEEL: values.steel, things.Resource.TITANIUM: values.titanium}
    paid = [(resource, getattr(way, str(resource))) for resource in SPENT]
    said = [
        words(f"way-worth-{resource}", count=count, worth=worth[resource])
        if resource in worth
        else words(f"way-{resource}", count=count)
        for resource, count in paid
        if count
    ]
    return words.listed(said)


def payment_told(view: State, seat: Seat, move: mv.Pay, words: Words) -> Sequence[str]:
    """V.A.2.2 Say whether something of a payment is lost, and what is kept."""
    stock, text = view.companies[seat].stock, []
    spent = [one for one in SPENT if stock[one]]
    if isinstance(view.question, qs.HowToPay):
        purse, cost = payment.bill_purse(view, payment.bill_of(view)), view.question.cost
        spent = [one for one in SPENT if getattr(purse, str(one))]
        paid = move.steel * purse.steel_value + move.titanium * purse.titanium_value
        over = move.megacredits + move.heat + paid - cost
        text += [words("pay-worth", over=over, cost=cost)] if over else []
    left = ((one, stock[one] - getattr(move, str(one))) for one in spent)
    kept = [words(f"way-{resource}", count=count) for resource, count in left]
    return [*text, words("pay-keep", things=words.listed(kept))] if kept else text


def _payment_card(view: State, seat: Seat, move: Any, words: Words, _palette: Palette) -> Drawn:
    """V.A.2.2 Draw a payment."""
    return Drawn(words.say(move), "", STANDARD, text=tuple(payment_told(view, seat, move, words)))


def _take(view: State, _seat: Seat, move: Any, words: Words, _palette: Palette) -> Drawn:
    """V.A.2.4 Draw who may lose something: what there is, how much of it may go, what comes again."""
    name, question = words.seat(move.of), view.question
    if not isinstance(question, qs.WhichLoss):
        return Drawn(name)
    resource, victim = question.resource, view.companies[move.of]
    rated = victim.rating if resource is things.Resource.MEGACREDITS else 0
    has, makes = victim.stock[resource], victim.production[resource] + rated
    said, most = cardtext.units(resource, has, words), min(has, question.up_to)
    taken = words("deed-take", seat=name, has=said, most=most)
    return Drawn(name, "", f"owner.{move.of}", text=(taken, words("deed-take-makes", seat=name, makes=makes)))


def _lower(view: State, seat: Seat, move: Any, words: Words, _palette: Palette) -> Drawn:
    """V.A.2.3 Draw a production that falls."""
    if not isinstance(view.question, qs.WhichProduction):
        return Drawn(words.short(move))
    resource, now = view.question.resource, view.companies[move.of].production[view.question.resource]
    seen, made = {"from": now, "to": now - view.question.amount}, cardtext.production(resource, words)
    falls = words("deed-lower", seat=words.seat(move.of), production=made, **seen)
    own = (words("deed-lower-own"),) if move.of == seat else ()
    return Drawn(words.short(move), "", f"owner.{move.of}", text=(falls, *own))


SAID: Final[Mapping[type, str]] = {
    **dict.fromkeys((mv.TakeFromNeutral, mv.TakeCubesFromNeutral), "deed-take-neutral"),
    mv.LowerNeutral: "deed-lower-neutral",
    mv.EndTurn: "deed-end-turn",
    mv.Pass: "deed-pass",
    mv.Decline: "deed-decline",
    qs.LastGreenery: "deed-done-greenery",
    qs.WhichPatent: "deed-done-patents",
}
"""Message about a move, or about being done with a question, of which there is nothing more to say."""


def _deed(view: State, seat: Seat, move: Move, words: Words, palette: Palette) -> Drawn:
    """Draw what is chosen in the middle of something, and what comes of it."""
    picture: tuple[Text, ...] = ()
    match move:
        case mv.RaiseProduction(resource):
            now, name = view.companies[seat].production[resource], cardtext.production(resource, words)
            text = [words("deed-raise", production=name, **{"from": now, "to": now + 1})]
        case mv.ChooseOption(option):
            chosen = job_of(view, fx.Choose)[1].options[option - 1]
            picture = pictured(chosen, words, palette)
            said = cardtext.sentence(cardtext.together(chosen, words), words)
            text = [said, *explained(view, chosen, words)]
        case mv.ChooseNumber(number):
            card = FACTS.get(view.question.card) if isinstance(view.question, qs.WhichNumber) else None
            text = [words("deed-number", name=cardtext.UNKNOWN, number=number)]
            text += [] if card is None else cardtext.brief(view, seat, card, words)
        case mv.DoFirst(_, source):
            # The card that it stands on is told with it.
            does = cardtext.brief(view, seat, FACTS[source], words) if source in FACTS else []
            text = [words("deed-first")]
            text += [words("deed-whole-card"), *does] if does else []
        case mv.Done():
            text = [words(SAID.get(type(view.question), "deed-done"))]
        case _:
            text = [words(SAID[type(move)])]
    plain = isinstance(move, mv.ChooseOption)
    name = words.verb(type(move)) if move.turns else words.short(move)
    return Drawn(name, "", STANDARD, picture=picture, text=tuple(text), plain=plain)


def card(view: State, choice: Choice, words: Words, palette: Palette) -> Drawn | None:
    """Draw a choice as a card, with all that stands on it and how it stands now."""
    seat = shared.shown_seat(view)
    if choice.needs_place:
        return tile_card(view, seat, words, palette)
    draw = DRAWN.get(choice.kind)
    return draw(view, seat, made(choice), words, palette) if draw else None


def _covered(name: str, words: Words) -> Drawn:
    return Drawn(name, text=(words("card-covered"),), secret=True)


def _held(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw a card that is not in play: what it costs the seat, does, needs, and may be paid with."""
    facts = CARDS.get(move.card)
    if facts is None:
        return _covered(words.name(move.card, things.Card), words)
    cost = cost_of(view.companies[seat], facts)
    cheaper = [words("card-cheaper", cost=cost, printed=facts.cost)] if cost != facts.cost else []
    lacking, needed = _needs(view, seat, facts, move, words)
    often = [*cheaper, *_payment(view, seat, facts, words), *_builder(view, seat, facts, words)]
    text = [*lacking, *cardtext.brief(view, seat, facts, words), *needed, *often]
    # What a card that may be played does not meet is told with it; whoever buys one reads it here alone.
    known = (*(needed if isinstance(move, mv.PlayCard) else ()), *often)
    price = words("price-money", amount=cost)
    return _project(facts, text, words, palette, price=price).__replace__(known=known)


def _project(facts: ProjectCard, text: list[str], words: Words, palette: Palette, price: str = "") -> Drawn:
    """Draw a card with its tags in words and colours, then its kind and its fixed points."""
    kind = facts.type.value if facts.id in CARDS else "corporation"
    named = words.name(facts.id, things.Card)
    signs = Text(" ").join(Text(words.name(tag), palette[f"tag.{tag}"]) for tag in facts.tags)
    parts = [signs, Text(words(f"kind-{kind}"))]
    if facts.points is not None and facts.points.per is None:
        parts.append(Text(words("points-tag", points=facts.points.points), "bold"))
    tags = Text(" · ").join(part for part in parts if part)
    return Drawn(named, price, f"card.{kind}", tags, text=tuple(dict.fromkeys(text)), signs=signs)


def _needs(view: State, seat: Seat, facts: ProjectCard, move: Any, words: Words) -> Sequence[Sequence[str]]:
    """Say what a card needs and the seat lacks, and what else it needs, marked where the kit does not."""
    said = cardtext.needs(view, seat, facts, words)
    lacks = [requirements.unmet(view, seat, requirement) is not None for requirement in facts.requirements]
    if isinstance(move, mv.PlayCard) and isinstance(view.question, qs.TakeAction):
        # The first that is not met stands beside the card, as the reason why it may not be played.
        return (), [one for at, one in enumerate(said) if not (lacks[at] and at == lacks.index(True))]
    marks = ("✗" if one else "✓" for one in lacks)
    marked = [words("checked", mark=mark, need=need) for mark, need in zip(marks, said, strict=True)]
    return [*compress(marked, lacks)], [*compress(marked, map(not_, lacks))]


def _payment(view: State, seat: Seat, facts: ProjectCard, words: Words) -> Iterator[str]:
    """Say with what a card would best be paid, where steel or titanium helps."""
    building, space = things.Tag.BUILDING in facts.tags, things.Tag.SPACE in facts.tags
    cost = cost_of(view.companies[seat], facts)
    bill = qs.Bill(seat, cost, building, space, payment.reserve(facts.id))
    way = cheapest(payment.bill_purse(view, bill), cost) if view.phase is not Phase.SETUP and cost else None
    if way is not None and way.megacredits != cost:
        yield words("card-pay", ways=ways_to_pay(way, view.companies[seat].works, words))


def _builder(view: State, seat: Seat, facts: ProjectCard, words: Words) -> Iterator[str]:
    """Say how far a card brings its owner to the milestone of building tags, while it is to be had."""
    more, least = facts.tags.count(things.Tag.BUILDING), box.MILESTONES[things.Milestone.BUILDER].least
    claimed = dict(view.milestones)
    open_still = things.Milestone.BUILDER not in claimed and len(claimed) < projects.MOST_MILESTONES
    has = view.companies[seat].works.tags.get(things.Tag.BUILDING, 0)
    if more and not facts.is_event and open_still and not view.solo and has < least:
        yield words("card-builder", count=has + more, least=least)


def printed(_view: State, choice: Choice, words: Words, palette: Palette) -> Drawn | None:
    """Draw a project card, a milestone or an award without how things stand."""
    match made(choice):
        case mv.PlayCard(card):
            facts = CARDS[card]
            wanted = (cardtext.condition(one, words) for one in facts.requirements)
            needs = (words("card-needs", conditions=one) for one in wanted)
            text = [*needs, *cardtext.deeds(facts, words), *cardtext.points_said(facts, words)]
            return _project(facts, text, words, palette, price=words("price-money", amount=facts.cost))
        case mv.ClaimMilestone(prize):
            goal = words(f"prize-printed-{prize}", least=box.MILESTONES[prize].least)
            kind, told = "milestone", (goal, words("prize-points", points=scoring.MILESTONE_POINTS))
        case mv.FundAward(prize):
            kind, told = "award", (words(f"prize-measure-{prize}"), words("prize-award", seats=MOST_SEATS))
        case _:
            return None
    tags = Text(words(f"kind-{kind}"), palette[f"card.{kind}"])
    return Drawn(words.name(prize), "", f"card.{kind}", tags, text=told)


def _sold(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    drawn = _held(view, seat, move, words, palette)
    sold = words("card-sold")
    return drawn.__replace__(text=(sold, *drawn.text), signs=None, known=(*drawn.known, sold))


def _dealt(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw a card that chance may deal: what it does for whoever plays it."""
    facts = CARDS.get(move.card)
    if facts is None:
        return _covered(words.name(move.card, things.Card), words)
    text = [*cardtext.brief(view, seat, facts, words), *cardtext.needs(view, seat, facts, words)]
    return _project(facts, text, words, palette, price=words("price-money", amount=facts.cost))


def _corporation(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    facts = box.CORPORATIONS.get(move.corporation)
    if facts is None:
        return _covered(words.name(move.corporation, things.Corporation), words)
    text = [*cardtext.corporation_sentences(facts, words), *_cheaper(view, seat, move.corporation, words)]
    return _project(facts.card, text, words, palette)


def _cheaper(view: State, seat: Seat, corporation: things.Corporation, words: Words) -> Iterator[str]:
    """IV.7 Name the cards on offer that cost less with a corporation."""
    company = view.companies[seat].but(corporation=corporation)
    offered = [CARDS[card] for card in (*company.offer, *company.picked) if card in CARDS]
    costs = ((words.name(one.id, things.Card), cost_of(company, one), one.cost) for one in offered)
    less = ((name, cost) for name, cost, printed in costs if cost < printed)
    cheaper = [words("corporation-cheaper-card", card=name, cost=cost) for name, cost in less]
    if cheaper:
        yield words("corporation-cheaper", cards=words.listed(cheaper))


def _used(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw a card whose action may be used: this way of it, what lies on it, and what it is worth."""
    facts = FACTS[move.card]
    way = cardtext.action_now(view, seat, facts, move.option - 1, words, alone=True)
    lies, worth = cardtext.here(view, seat, facts, words), cardtext.points_now(view, seat, facts, words)
    return _project(facts, [way, *lies, *worth], words, palette)


def _in_play(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw a card in play that is chosen: what happens to it, what lies on it, what it does."""
    owner = next((one for one in view.everyone if move.card in view.companies[one].tableau), seat)
    facts = FACTS[move.card]
    lies, does = cardtext.here(view, owner, facts, words), cardtext.brief(view, owner, facts, words)
    return _project(facts, [*_fate(view, owner, facts, move, words), *lies, *does], words, palette)


def _fate(view: State, owner: Seat, facts: ProjectCard, move: Any, words: Words) -> Iterator[str]:
    held, question = view.companies[owner].cubes.get(facts.id, 0), view.question
    if isinstance(move, mv.TakeCubes):
        yield words("deed-take-cubes", seat=words.seat(owner), has=held, left=held - move.amount)
    elif isinstance(question, qs.WhichCopy):
        yield words("card-copied")
    elif facts.stores is not None:
        will = held + int(getattr(question, "amount", 0))
        has, after = (cardtext.cubes(facts.stores, count, words) for count in (held, will))
        yield words("card-gets", has=has, will=after)


DRAWN: Final[Mapping[type, Drawer]] = {
    **dict.fromkeys((mv.PlayCard, mv.BuyCard, mv.KeepCard, mv.DiscardCard), _held),
    mv.SellCard: _sold,
    mv.Draw: _dealt,
    **dict.fromkeys((mv.ChooseCorporation, mv.GiveCorporation), _corporation),
    mv.UseCardAction: _used,
    **dict.fromkeys((mv.ChooseCard, mv.TakeCubes), _in_play),
    mv.ClaimMilestone: shared.milestone_card,
    mv.FundAward: shared.award_card,
    mv.DoProject: _standard_project,
    **dict.fromkeys((mv.ConvertPlants, mv.ConvertHeat), _converted),
    mv.FirstAction: _opening,
    mv.Pay: _payment_card,
    mv.TakeFrom: _take,
    mv.LowerProduction: _lower,
    **dict.fromkeys((mv.RaiseProduction, mv.ChooseOption, mv.ChooseNumber, mv.DoFirst, mv.Done), _deed),
    **dict.fromkeys((mv.TakeFromNeutral, mv.TakeCubesFromNeutral, mv.LowerNeutral), _deed),
    **dict.fromkeys((mv.EndTurn, mv.Pass, mv.Decline), _deed),
}
"""How each kind of choice is drawn."""
