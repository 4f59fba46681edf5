"""Everything that can be chosen as a card, what it would mean now, and what passing gives up."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from boardkit.core import Choice, Move, Question, Seat
from boardkit.draw.cards import Card
from boardkit.draw.palette import Palette
from boardkit.games.water_sharing.box import BLUEPRINTS, DAM_COST, FACES, Spot, cards, things
from boardkit.games.water_sharing.rules import bargaining, collecting, conflicts
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.trading import SELL_PRICE, price
from boardkit.games.water_sharing.show.buildings import asked, dam_card, possible, sample, tile_card
from boardkit.games.water_sharing.show.economy import idle, lacking, makes_at, progress, sums
from boardkit.games.water_sharing.show.map import GOODS, POINTS
from boardkit.games.water_sharing.show.words import action_text, counted, objective_text
from boardkit.text import Words
from boardkit.text.names import capital


def told(view: State, move: Move, words: Words) -> Iterator[str]:
    """Say what an answer means now, a paragraph each."""
    seat = asked(view)
    match move:
        case mv.Run() if seat is not None:
            yield from _runs(view, seat, words)
        case mv.Buy() | mv.Sell() if seat is not None:
            yield from _trading(view, seat, move, words)
        case mv.Deal() if seat is not None:
            yield from _dealing(view, seat, move.to, move.good, words)
        case mv.TakeWater() if seat is not None:
            yield words("act-take", count=collecting.need_of(view, seat))
        case mv.FillDam(dam):
            yield words("act-fill", at=str(dam), water=view.water.get(dam, 0), room=collecting.DAM_ROOM)
        case mv.Treat(plant):
            yield words("act-treat", cost=collecting.TREATMENT_COST, points=collecting.RETURN_POINTS)
            yield words("act-treat-used", times=view.treated.get(plant, 0), most=collecting.TREATMENTS)
        case mv.Contest():
            yield words("act-contest")
            yield from _contested(view, words)
            yield words("act-contest-cost")
        case mv.Bid(points) if seat is not None:
            yield from _bidding(view, seat, points, words)
        case mv.Destroy():
            yield words("act-destroy")
        case mv.Refuse() if view.question is not None:
            yield words(REFUSED[type(view.question)])
        case _:
            yield from _answering(view, move, words)


def _runs(view: State, seat: Seat, words: Words) -> Iterator[str]:
    """Say of each building that stands still whether it can run, and what for; then what running is."""
    for at, building in idle(view, seat):
        lacks = lacking(view, seat, at, building)
        yield words(
            "act-run-lacks" if lacks else "act-run-ready",
            building=capital(words.name(building)),
            at=str(at),
            needs=counted(lacks or BLUEPRINTS[building].needs, 0, words),
            makes=counted(makes_at(at, building), BLUEPRINTS[building].points, words),
        )
    yield words("act-run")


def _trading(view: State, seat: Seat, move: mv.Buy | mv.Sell, words: Words) -> Iterator[str]:
    """Say what a good costs or brings, and how much of it is needed after own production."""
    good, own = move.good, view.communities[seat]
    name, buys = words.name(good), isinstance(move, mv.Buy)
    if buys:
        yield words("act-buy", good=name, price=price(view, seat, good), thunes=own.thunes)
    else:
        yield words("act-sell", good=name, price=SELL_PRICE, has=own.total(good))
    yield words("act-lacks", good=name, count=sums(view, seat).lacks[good])
    if buys:
        yield words("act-buy-only")


def _dealing(view: State, seat: Seat, other: Seat, good: things.Good, words: Words) -> Iterator[str]:
    """Say what both sides have, what the other lacks, and what the market would do."""
    for one in (seat, other):
        total, name = sums(view, one), words.seat(one)
        has, lacks = (counted(goods, 0, words) for goods in (total.has, total.all_missing))
        count = sum(total.all_missing.values())
        yield words("act-deal-side", seat=name, has=has, count=count, lacks=lacks)
    yield words("act-deal-market", good=words.name(good), price=price(view, seat, good), sell=SELL_PRICE)


def _contested(view: State, words: Words) -> Iterator[str]:
    """Say which hexes can be fought over, and with whom."""
    question = view.question
    if not isinstance(question, qs.ContestWater | qs.ContestSite):
        return
    rivals: dict[Spot, str] = {}
    for move in conflicts.contests(view, question):
        rivals.setdefault(move.at, words.listed([words.seat(seat) for seat in move.against]))
    for at, names in rivals.items():
        water = 0 if isinstance(question, qs.ContestSite) else view.water.get(at, 0)
        yield words("act-contest-hex", at=str(at), water=water, rivals=names)


def _bidding(view: State, seat: Seat, points: int, words: Words) -> Iterator[str]:
    """Say what a bid costs, and what score it may bring."""
    has = view.communities[seat].points
    yield words("act-bid-cost", points=points, has=has, left=has - points)
    yield words("act-bid-score", least=points + min(FACES), most=points + max(FACES))


REFUSED: Final[Mapping[type[Question], str]] = {
    qs.AnswerDeal: "act-refuse-deal",
    qs.JoinDam: "act-refuse-dam",
    qs.SufferCard: "act-resist",
}
"""What refusing means; what it is about stands with the other answer."""


def _answering(view: State, move: Move, words: Words) -> Iterator[str]:
    """Say what it means to agree, to choose, to pass, or what chance brings."""
    match move, view.question:
        case mv.Accept(), qs.AnswerDeal(seat, by, deal):
            yield from _dealing(view, seat, by, deal.good, words)
        case mv.Accept(), qs.JoinDam():
            made = BLUEPRINTS[things.Building.DAM].makes[things.Good.ENERGY]
            yield words("card-dam", made=made, room=collecting.DAM_ROOM)
        case mv.Accept(), qs.SufferCard(_, _, card):
            yield words("act-bear")
            yield action_text(view, card, words)
        case mv.Pick(), qs.WhichHex(_, card):
            yield action_text(view, card, words)
        case mv.Pick(), qs.WhichShore():
            yield words("card-dam-site")
        case mv.Pass(), qs.Generate(seat):
            yield words("act-pass-generate", count=len(list(idle(view, seat))))
        case mv.Pass(), qs.Collect(seat) | qs.FirstUse(seat):
            yield words("act-pass-collect", count=collecting.need_of(view, seat))
        case mv.Pass(), qs.ContestWater(seat) as question:
            alone = conflicts.unrivalled(view, question, view.land.holding(seat).taps)
            cubes = sum(view.water.get(at, 0) for at in alone)
            yield words("act-pass-contest", need=collecting.need_of(view, seat), alone=cubes)
        case mv.Pass(), qs.ContestSite():
            yield words("act-pass-site")
        case mv.Pass(), qs.BuildFirst() | qs.WhatToBuild():
            yield words("act-pass-build")
        case mv.Roll(swords), qs.RollRiot():
            yield words("act-roll-riot", swords=swords)
        case _:
            yield words(f"act-{move.verb}")


COLOURS: Final[dict[type[Move], str]] = {
    mv.Contest: "card.conflict",
    mv.Bid: "card.conflict",
    mv.TakeWater: "good.water",
    mv.FillDam: "good.water",
    mv.Treat: "good.water",
    mv.Run: "good.energy",
}
"""The colours of cards for what is done."""


def card(view: State, choice: Choice, words: Words, palette: Palette) -> Card:
    """Draw a choice as a card."""
    move = sample(choice)
    match move:
        case mv.Build(building):
            return tile_card(view, building, words, palette)
        case mv.BuildDam(_, partners):
            return dam_card(words.short(move), partners, DAM_COST[len(partners) + 1], words, palette)
        case mv.PlayAction(kind) | mv.DrawAction(kind):
            return _action(view, kind, words.short(move), words)
        case mv.DrawObjective(kind):
            return _objective(view, kind, words)
        case mv.DrawResource(number):
            return _market(cards.deck(view.options.own_cards).resources[number], words.short(move), words)
        case mv.TurnUp(water, energy, food):
            numbers = cards.Resource(water=water, energy_price=energy, food_price=food)
            return _market(numbers, words.verb(mv.TurnUp), words)
        case mv.Buy() | mv.Sell() | mv.Deal():
            return _trade(view, move, words)
    name = words.verb(choice.kind) if choice.needs_place else words.short(move)
    known = (words("act-run"),) if isinstance(move, mv.Run) else ()
    return Card(name, colour=COLOURS.get(choice.kind, ""), text=tuple(told(view, move, words)), known=known)


def _action(view: State, kind: things.ActionCard, name: str, words: Words) -> Card:
    if kind == things.HIDDEN_ACTION:
        return Card(name, colour="card.action", text=(words("card-hidden"),))
    action = cards.deck(view.options.own_cards).actions[kind]
    when = Text(words.name(action.when), "italic")
    strikes = (words("card-strikes"),) if action.effect.harms else ()
    return Card(name, colour="card.action", tags=when, text=(action_text(view, kind, words), *strikes))


def _objective(view: State, kind: things.ObjectiveCard, words: Words) -> Card:
    name = words.name(kind, things.ObjectiveCard)
    if kind == things.HIDDEN_OBJECTIVE:
        return Card(name, colour="card.objective", text=(words("card-hidden"),))
    points = cards.deck(view.options.own_cards).objectives[kind].vp
    far = Text(" ".join(progress(view, kind, words)), "italic")
    text = (objective_text(view, kind, words), words("card-objective-end"))
    return Card(name, f"{points}{POINTS}", "card.objective", far or None, text=text, secret=True)


def _market(numbers: cards.Resource, name: str, words: Words) -> Card:
    text = words("describe-card", water=numbers.water, energy=numbers.energy_price, food=numbers.food_price)
    return Card(name, colour="card.market", text=(text,))


def _trade(view: State, move: mv.Buy | mv.Sell | mv.Deal, words: Words) -> Card:
    """Show a purchase, a sale or a deal, with the price that the world market asks."""
    seat = asked(view)
    cost = price(view, seat, move.good) if isinstance(move, mv.Buy) and seat is not None else 0
    sum_ = f"+{SELL_PRICE}" if isinstance(move, mv.Sell) else cost or ""
    colour = "card.deal" if isinstance(move, mv.Deal) else f"good.{move.good}"
    thunes = f"{sum_}{GOODS[things.Good.THUNES]}" if sum_ else ""
    closely = ""
    if isinstance(move, mv.Deal):
        goods, back = f"{move.count}{GOODS[move.good]}", GOODS[bargaining.in_return(move.good)]
        closely = words(f"brief-{move.verb}", seat=words.seat(move.to), goods=goods, back=back)
    return Card(words.short(move), thunes, colour, text=tuple(told(view, move, words)), brief=closely)


def given_up(view: State, words: Words) -> Sequence[str]:
    """Say what is given up by passing now, a sentence each; nothing where nothing is."""
    match view.question:
        case qs.Collect(seat):
            count = sums(view, seat).lacks[things.Good.WATER]
            return [words("pass-thirsty", count=count)] if count else []
        case qs.Generate(seat):
            # Buildings that could run are named before those that would stand still anyway.
            still: dict[str, list[str]] = {"pass-could-run": [], "pass-stands-still": []}
            for at, building in idle(view, seat):
                message = "pass-stands-still" if lacking(view, seat, at, building) else "pass-could-run"
                still[message].append(f"{words.name(building)} {at}")
            told = ((message, words.listed(names), len(names)) for message, names in still.items() if names)
            return [words(message, buildings=names, count=count) for message, names, count in told]
        case qs.BuildFirst(seat) | qs.WhatToBuild(seat):
            stage = "opening" if view.clock.stage is things.Stage.OPENING else "round"
            if any(possible(view, seat, building) for building in things.Building):
                return [words("pass-building", thunes=view.communities[seat].thunes, stage=stage)]
    return []
