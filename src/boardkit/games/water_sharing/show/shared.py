"""Beside the map, for all: the card of the round, order, pollution, a conflict, the catalogue."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Question, Seat
from boardkit.draw import LETTERS, blocks
from boardkit.draw.colours import inked
from boardkit.draw.needs import BROAD, Need, Rank, at_least
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.games.water_sharing.box import BLUEPRINTS, things
from boardkit.games.water_sharing.box.cards import deck
from boardkit.games.water_sharing.rules import conflicts, questions, rounds
from boardkit.games.water_sharing.rules.cards import playable
from boardkit.games.water_sharing.rules.model import Conflict, State
from boardkit.games.water_sharing.rules.scoring import penalty, without_pollution
from boardkit.games.water_sharing.rules.trading import SELL_PRICE, price
from boardkit.games.water_sharing.show.buildings import GAINED, TREATED, asked, catalogue, cost_of, possible
from boardkit.games.water_sharing.show.drawing import ASIDE, WINDOWS
from boardkit.games.water_sharing.show.economy import is_last, progress, sums, this_round
from boardkit.games.water_sharing.show.forms import MINUS, balance
from boardkit.games.water_sharing.show.map import BUILDINGS, GOODS, POINTS, POLLUTION
from boardkit.games.water_sharing.show.words import action_text, brief, counted, objective_text
from boardkit.text import Words

NO_UNIT: Final = Text()


def market(view: State, words: Words, palette: Palette) -> Text:
    """Show how much water has come and what the world market asks of who is asked."""
    seat = view.to_move
    card = rounds.resource(view)
    prices = {things.Good.ENERGY: card.energy_price, things.Good.FOOD: card.food_price}
    if seat is not None and seat != CHANCE:
        prices = {good: price(view, seat, good) for good in things.TRADED}
    line = Text(f"{words('side-card')} ").append_text(_good(things.Good.WATER, card.water, palette))
    for good, thunes in prices.items():
        line.append_text(_good(good, thunes, palette, sign(things.Good.THUNES, palette)))
    return line


def sign(good: things.Good, palette: Palette) -> Text:
    """Draw the sign of a good in its colour."""
    return Text.assemble((GOODS[good], Style(color=palette[f"good.{good}"], bold=True)))


def _good(good: things.Good, count: int, palette: Palette, unit: Text = NO_UNIT) -> Text:
    return Text.assemble(sign(good, palette), str(count), unit, " ")


def _conflict(conflict: Conflict, palette: Palette) -> Text:
    """Show the parties of a conflict with what they have bid and rolled, as far as it may be seen."""
    line = Text()
    columns = zip(conflict.parties, conflict.bids, conflict.swords, conflict.extra, strict=True)
    for seat, bid, swords, extra in columns:
        line.append(f" {LETTERS[seat]} ", inked(palette[f"owner.{seat}"]))
        shown = "-" if bid is None else "✓" if bid == things.HIDDEN_BID else str(bid)
        scored = (shown, *(str(part) for part in (swords, extra or None) if part is not None))
        line.append("+".join(scored)).append(" ")
    return line


def leader(conflict: Conflict, words: Words) -> Iterator[Text]:
    """Say who is ahead by what, once all bids are shown."""
    if any(bid in (None, things.HIDDEN_BID) for bid in conflict.bids):
        return
    (best, seat), (second, _), *_ = sorted(
        zip(conflicts.scores(conflict), conflict.parties, strict=True), key=itemgetter(0), reverse=True
    )
    yield Text(words("conflict-leads", seat=words.seat(seat), points=best - second), "bold")


def _balance(view: State, seat: Seat, words: Words, palette: Palette) -> Iterator[Text]:
    """Compare what the buildings that will still work need with what there is, and say what is lacking."""
    if is_last(view):
        yield Text(words("balance-last"), "dim")
        return
    total, here = sums(view, seat), this_round(view)
    yield _goods(words("side-needs" if here else "side-needs-next"), total.needs, palette)
    yield _goods(words("side-has"), total.has, palette)
    if any(total.makes.values()):
        yield _goods(words("side-makes"), {good: made for good, made in total.makes.items() if made}, palette)
    if not total.all_missing:
        yield Text(words("side-lacks-nothing"), "dim")
        return
    lacks = _goods(words("side-lacks"), total.all_missing, palette)
    priced = things.TRADED if here and view.decks.card else ()
    cost = sum(total.lacks[good] * price(view, seat, good) for good in priced)
    if cost:
        lacks.append(words("side-market", thunes=cost), Style(bold=cost > total.has[things.Good.THUNES]))
    yield lacks


def _goods(name: str, counts: Mapping[things.Good, int], palette: Palette) -> Text:
    return Text.assemble(f"{name} ", *(_good(good, count, palette) for good, count in counts.items()))


def held(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Tell the objective and the action cards of who is asked, as far as they may be seen."""
    del palette
    seat = asked(view)
    if seat is None:
        return ()
    wrap = partial(_held, view, seat, words, room.width)
    return blocks.fitted(
        room,
        lambda: [*wrap(objective=True, actions=True)],
        lambda: [*wrap(objective=True, actions=False)],
        lambda: [*wrap(objective=True, actions=None)],
        lambda: [*wrap(objective=False, actions=False)],
        lambda: _named(view, seat, words, room.width),
    )


def _held(
    view: State, seat: Seat, words: Words, width: int, *, objective: bool, actions: bool | None
) -> Iterator[Text]:
    """Name what a seat holds, in full what is to be told so; action cards run on where `actions` is None."""
    aim = _aim(view, seat, words)
    if aim is not None:
        yield from blocks.wrapped(Text(aim[0], "bold"), width)
        if objective:
            yield from blocks.wrapped(Text(aim[1], "dim"), width)
    cards = _cards(view, seat)
    names = [words.name(card, things.ActionCard) for card in cards]
    if actions is None:
        yield from blocks.wrapped(Text(" · ".join(names), "bold"), width)
    for name, card in zip(names, cards, strict=True) if actions is not None else ():
        when = words.name(deck(view.options.own_cards).actions[card].when)
        said = words("side-action", name=name, when=when)
        yield from blocks.wrapped(Text(said, "bold"), width)
        if actions:
            yield from blocks.wrapped(Text(action_text(view, card, words), "dim"), width)


def _aim(view: State, seat: Seat, words: Words) -> tuple[str, str] | None:
    """Say the objective of a seat, if it may be seen: its name and points, and what it wants."""
    card = view.communities[seat].objective
    if card is None or card == things.HIDDEN_OBJECTIVE:
        return None
    points = deck(view.options.own_cards).objectives[card].vp
    name = words("side-objective", name=words.name(card, things.ObjectiveCard), points=points)
    far = progress(view, card, words) if view.clock.round else ()
    return name, " ".join((objective_text(view, card, words), *far))


def _cards(view: State, seat: Seat) -> Sequence[things.ActionCard]:
    """List the action cards of a seat that may be seen, but those that the hand offers and tells in full."""
    question, offered = view.question, set[things.ActionCard]()
    if (
        question is not None
        and seat == question.seat
        and not isinstance(question, (*ASIDE, questions.Generate))
    ):
        offered = {move.card for move in playable(view, question)}
    return [card for card in view.communities[seat].actions if card not in (things.HIDDEN_ACTION, *offered)]


def _named(view: State, seat: Seat, words: Words, width: int) -> Sequence[Text]:
    """Name what a seat holds in one line, or else the objective, with how many cards there are."""
    aim, cards = (_aim(view, seat, words) or ())[:1], _cards(view, seat)
    count = [words("side-cards", count=len(cards))] if cards else []
    names = [*aim, *(words.name(card, things.ActionCard) for card in cards)]
    said = blocks.longest(width, *map(" · ".join, (names, [*aim, *count], [*aim])))
    return [Text(said, "bold")] if names else []


LEAST_NAME, PRICE, NUMBER = 4, 4, 2
"""Columns that the name of a building keeps, and those of a price with blanks around it and of a number."""


def prices(view: State, seat: Seat, words: Words, palette: Palette, width: int) -> list[Text]:
    """Write the catalogue in few columns: number, name, price, needs, products; dim what cannot be built."""
    able = {building for building in things.Building if possible(view, seat, building)}
    # By its number a building is taken from the list, where one is built.
    listed = isinstance(view.question, questions.BuildFirst | questions.WhatToBuild)
    named, lines = list[Text](), list[Text]()
    for number, building in enumerate(things.Building, 1):
        shown = str(number) if listed else ""
        named.append(Text(f"{shown:>{NUMBER}}{BUILDINGS[building]} {brief(building, words)}"))
    widest = max(name.cell_len for name in named)
    for building, name in zip(things.Building, named, strict=True):
        trade = _trade(building, palette)
        left = width - trade.cell_len
        close = name.cell_len > left - PRICE
        price = f"{cost_of(view, seat, building):>{PRICE - 1 - close}} "
        room = min(widest, max(LEAST_NAME, left - len(price)))
        line = blocks.shortened(Text(name.plain.lstrip()) if close else name, room)
        line.pad_right(room - line.cell_len)
        line.append(price)
        line.pad_right(left - line.cell_len)
        line.append_text(trade)
        line.stylize("" if building in able else "dim")
        lines.append(line)
    return lines


def _trade(building: things.Building, palette: Palette) -> Text:
    """Write what a building needs and makes by signs alone; one of a good is its sign."""
    plan, line = BLUEPRINTS[building], Text()
    treats = building is things.Building.TREATMENT
    for goods in (TREATED, GAINED) if treats else (plan.needs, plan.makes):
        line.append("→" if goods in (plan.makes, GAINED) and line else "")
        for good, count in goods.items():
            sign = Style(color=palette[f"good.{good}"], bold=True)
            line.append(f"{count if count > 1 else ''}{GOODS[good]}", sign)
        line.append(POLLUTION if goods is TREATED else "")
    points = f"{plan.points}{POINTS}" if plan.points else ""
    return line.append(points, "bold").append(POLLUTION * plan.pollution)


BUILDING = (things.Stage.OPENING, things.Stage.BUILD)  # the steps in which something is built


def tiles(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Write the catalogue where something is built; nothing where it has no room."""
    seat = asked(view)
    if seat is None or view.clock.stage not in BUILDING:
        return ()
    rows = partial(catalogue, view, seat, words, palette, room.width)
    key = blocks.wrapped(Text(words("catalogue-key"), "dim"), room.width)
    brief = partial(prices, view, seat, words, palette, room.width)
    return blocks.fitted(room, lambda: [*rows(), *key], rows, brief, lambda: ())


def trade(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Tell the card of the round, the order and the pollution."""
    return blocks.fitted(
        room,
        lambda: _facts(view, words, palette, room.width),
        lambda: [*_prices(view, words), _brief_order(view, palette)],
        lambda: [*_market(view, words, palette), _brief_order(view, palette)],
        lambda: [Text(" ").join((*_market(view, words, palette), _brief_order(view, palette)))],
    )


def market_lines(view: State, columns: int) -> int:
    """Want the card of the round in whole sentences where lines have room for them, else in two lines."""
    return 2 if columns < BROAD or view.decks.card is None else 3


def _facts(view: State, words: Words, palette: Palette, width: int) -> Iterator[Text]:
    lines = [*_prices(view, words)]
    chips, order = [chip(seat, palette) for seat in view.order], Text(f"{words('shared-order')} ")
    *wider, narrow = (order + Text(arrow).join(chips) for arrow in (" → ", "→", ""))
    lines.append(next((one for one in wider if one.cell_len <= width), narrow))
    if not without_pollution(view.options):
        lines.append(Text(words("shared-pollution", count=sum(view.pollution.values()), lost=penalty(view))))
    for line in lines:
        yield from blocks.wrapped(line, width)


def _prices(view: State, words: Words) -> Iterator[Text]:
    """Say how much water has come, and what the world market asks of who is asked."""
    if view.decks.card is None:
        return
    card, seat = rounds.resource(view), asked(view)
    energy, food = card.energy_price, card.food_price
    if seat is not None:
        energy, food = (price(view, seat, good) for good in things.TRADED)
    yield Text(words("shared-water", count=card.water))
    yield Text(words("shared-market", energy=energy, food=food, sell=SELL_PRICE))


def _market(view: State, words: Words, palette: Palette) -> Sequence[Text]:
    return [] if view.decks.card is None else [market(view, words, palette)]


def _brief_order(view: State, palette: Palette) -> Text:
    """Show the order of the initiative, and how many points the pollution costs so far, in signs."""
    line = Text("→").join([chip(seat, palette) for seat in view.order])
    if without_pollution(view.options):
        return line
    count, lost = sum(view.pollution.values()), penalty(view)
    return line.append(f" {POLLUTION}{count}").append(f" {MINUS}{lost}{POINTS}" if lost else "")


def fight(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Tell what is fought over, who has bid what as far as it may be seen, and who leads by what."""
    conflict = view.conflict
    if conflict is None:
        return ()
    about, *rest = [_title(conflict, words), _conflict(conflict, palette), *leader(conflict, words)]
    bids = partial(_bids, view, conflict, words, palette)
    at = Text("" if conflict.at is None else f"{conflict.at} ", "bold")
    does = action_text(view, conflict.card, words) if conflict.card is not None else ""
    told = blocks.wrapped(Text(does, "dim"), room.width) if does else ()
    return blocks.fitted(
        room,
        lambda: [about, *told, *bids()],
        lambda: [about, *bids()],
        lambda: [about, *rest],
        lambda: [at + rest[0], *rest[1:]],
    )


def _title(conflict: Conflict, words: Words) -> Text:
    if conflict.card is not None:
        return Text(words("shared-conflict-card", card=words.name(conflict.card, things.ActionCard)), "bold")
    return Text(words("shared-conflict", at=str(conflict.at)), "bold")


def _bids(view: State, conflict: Conflict, words: Words, palette: Palette) -> Iterator[Text]:
    columns = zip(conflict.parties, conflict.bids, conflict.swords, conflict.extra, strict=True)
    for seat, points, swords, extra in columns:
        if points is None:
            bid = words("shared-bid-none", most=view.communities[seat].points)
        elif points == things.HIDDEN_BID:
            bid = words("shared-bid-made")
        elif swords is None:
            bid = words("shared-bid", points=points)
        else:
            bid = words("shared-bid-rolled", points=points, swords=swords, score=points + swords + extra)
        said = words("shared-party", seat=words.seat(seat), bid=bid)
        yield Text(" ").append_text(chip(seat, palette)).append(f" {said}")
    yield from leader(conflict, words)


def economy(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Write what who is asked has, makes, needs, and still lacks; where all are asked, what each lacks."""
    seat = asked(view)
    if seat is None and type(view.question) not in WINDOWS:
        return ()
    if is_last(view):
        return blocks.wrapped(Text(words("balance-last"), "dim"), room.width)
    if seat is None:
        forms = (partial(_lacking, view, words, palette, named=named) for named in (True, False))
        return blocks.fitted(
            room, *forms, lambda: blocks.wrapped(Text(" ").join(_lacking(view, words, palette)), room.width)
        )
    args = view, seat, words, palette
    return blocks.fitted(
        room,
        lambda: balance(*args),
        lambda: balance(*args, named=False),
        lambda: balance(*args, brief=True),
        lambda: [*_balance(*args)],
        lambda: [*_balance(*args)][-1:],
    )


def _lacking(view: State, words: Words, palette: Palette, *, named: bool = False) -> Iterator[Text]:
    """Say what each community still lacks, by names or by signs."""
    for seat in view.everyone:
        lacks, line = sums(view, seat).all_missing, chip(seat, palette)
        if named:
            said = words("seats-lacks", count=sum(lacks.values()), lacks=counted(lacks, 0, words))
            yield line.append(f" {said}", "" if lacks else "dim")
        elif lacks:
            yield line.append(" ").append_text(_goods(words("side-lacks"), lacks, palette))
        else:
            yield line.append(f" {words('side-lacks-nothing')}", "dim")


def rule(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Say how a conflict ends."""
    del palette
    if view.conflict is None:
        return ()
    lines = blocks.wrapped(Text(words("shared-conflict-rule"), "dim"), room.width)
    return blocks.fitted(room, lambda: lines, lambda: ())


SUMS: Final = Need("sums", Rank.MINE, economy)
HELD: Final = Need("held", Rank.MINE, held, held=True)
FIGHT: Final = Need("fight", Rank.COMMON, fight, lambda view, _columns: 3 if view.conflict else 0)
MARKET: Final = Need("market", Rank.COMMON, trade, market_lines)
TILES: Final = Need("tiles", Rank.COMMON, tiles, at_least(0))
LISTED: Final = TILES.__replace__(rank=Rank.RULE)  # where the hand lists the same: once all else is told
TOLD: Final = Need("told", Rank.RULE, rule, at_least(0))
CONTESTED: Final = (HELD, SUMS, FIGHT, MARKET, TOLD)
BUILT: Final = (SUMS, HELD, MARKET, TILES)
CHOSEN: Final = (SUMS, HELD, MARKET, LISTED)
EARNED: Final = (SUMS, HELD, MARKET)
PLAYED: Final = (HELD, SUMS, FIGHT, MARKET)

NEEDS: Final[Mapping[type[Question] | None, Sequence[Need]]] = {
    **dict.fromkeys((questions.ContestWater, questions.ContestSite, questions.HowMuch), CONTESTED),
    **dict.fromkeys((questions.RollDie, questions.Reinforce), CONTESTED),
    **dict.fromkeys((questions.FirstUse, questions.FirstSite), CONTESTED),
    **dict.fromkeys((questions.PlaceZone, questions.WhichShore, questions.JoinDam), BUILT),
    **dict.fromkeys((questions.BuildFirst, questions.WhatToBuild), CHOSEN),
    **dict.fromkeys((questions.Collect, questions.Generate, questions.AnswerDeal), EARNED),
    **dict.fromkeys((questions.AnyCard, questions.SufferCard, questions.WhichHex), PLAYED),
    **dict.fromkeys((questions.AfterPollution, questions.WhoBegins, questions.ChooseResource), EARNED),
    None: EARNED,
}
"""The needs of each question: what is mine, then what belongs to all."""
