"""What stands beside the map: the steps, the card, what a community lacks, its objective, a conflict."""

from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Seat
from boardkit.draw.colours import ink
from boardkit.draw.palette import Palette
from boardkit.games.water_sharing.box import deck
from boardkit.games.water_sharing.box.things import (
    HIDDEN_BID,
    HIDDEN_OBJECTIVE,
    TRADED,
    Good,
    ObjectiveCard,
    Stage,
)
from boardkit.games.water_sharing.rules.conflicts import scores
from boardkit.games.water_sharing.rules.model import Conflict, State
from boardkit.games.water_sharing.rules.objectives import without_pollution
from boardkit.games.water_sharing.rules.springs import resource
from boardkit.games.water_sharing.rules.trading import price
from boardkit.games.water_sharing.show.economy import Sums, sums, this_round
from boardkit.games.water_sharing.show.signs import GOODS, letter
from boardkit.games.water_sharing.show.spoken import objective_text
from boardkit.text import Words

NO_UNIT: Final = Text()


def side(view: State, words: Words, palette: Palette) -> Sequence[Text]:
    """List the steps, the card of the round, and what concerns who is asked."""
    lines = [_ribbon(view)]
    if view.decks.card is not None:
        lines.append(market(view, words, palette))
    if view.conflict is not None:
        lines += [_conflict(view.conflict, words, palette), *leader(view.conflict, words)]
    seat = view.to_move
    if seat is not None and seat != CHANCE:
        lines += _balance(view, seat, words, palette)
    return [*lines, *_objective(view, words)]


def _ribbon(view: State) -> Text:
    """Show the steps of a round: those that are over dim, the one that is played in brackets and reversed."""
    line = Text()
    for stage in list(Stage)[1:]:
        if without_pollution(view.options) and stage in (Stage.POLLUTE, Stage.FLOW):
            continue
        begun = view.clock.round > 0
        now = begun and stage is view.clock.stage and view.question is not None
        past = begun and stage < view.clock.stage
        line.append(f"[{stage}]" if now else f" {stage} ", Style(reverse=now, bold=now, dim=past))
    return line


def market(view: State, words: Words, palette: Palette) -> Text:
    """Show how much water has come and what the world market asks of who is asked."""
    seat = view.to_move
    card = resource(view)
    prices = {Good.ENERGY: card.energy_price, Good.FOOD: card.food_price}
    if seat is not None and seat != CHANCE:
        prices = {good: price(view, seat, good) for good in TRADED}
    line = Text(f"{words('side-card')} ").append_text(_good(Good.WATER, card.water, palette))
    for good, thunes in prices.items():
        line.append_text(_good(good, thunes, palette, sign(Good.THUNES, palette)))
    return line


def sign(good: Good, palette: Palette) -> Text:
    """Draw the sign of a good in its colour."""
    return Text.assemble((GOODS[good], Style(color=palette[f"good.{good}"], bold=True)))


def _good(good: Good, count: int, palette: Palette, unit: Text = NO_UNIT) -> Text:
    return Text.assemble(sign(good, palette), str(count), unit, " ")


def _conflict(conflict: Conflict, words: Words, palette: Palette) -> Text:
    """Show the parties of a conflict with what they have bid and rolled, as far as it may be seen."""
    line = Text(f"{words('side-conflict')} ")
    columns = zip(conflict.parties, conflict.bids, conflict.swords, conflict.extra, strict=True)
    for seat, bid, swords, extra in columns:
        owner = palette[f"owner.{seat}"]
        line.append(f" {letter(seat)} ", Style(color=ink(owner), bgcolor=owner))
        shown = "-" if bid is None else "✓" if bid == HIDDEN_BID else str(bid)
        scored = (shown, *(str(part) for part in (swords, extra or None) if part is not None))
        line.append("+".join(scored)).append(" ")
    return line


def leader(conflict: Conflict, words: Words) -> Iterator[Text]:
    """Say who is ahead by what, once all bids are shown."""
    if any(bid in (None, HIDDEN_BID) for bid in conflict.bids):
        return
    (best, seat), (second, _), *_ = sorted(
        zip(scores(conflict), conflict.parties, strict=True), key=itemgetter(0), reverse=True
    )
    yield Text(words("conflict-leads", seat=words.seat(seat), points=best - second), "bold")


def _balance(view: State, seat: Seat, words: Words, palette: Palette) -> Iterator[Text]:
    """Compare what the buildings that will still work need with what there is, and say what is lacking."""
    total = sums(view, seat)
    here = this_round(view)
    yield _goods(words("side-needs" if here else "side-needs-next"), total.needs, palette)
    yield _goods(words("side-has"), total.has, palette)
    if any(total.makes.values()):
        yield _goods(words("side-makes"), {good: made for good, made in total.makes.items() if made}, palette)
    if not total.all_missing:
        yield Text(words("side-lacks-nothing"), "dim")
        return
    lacks = _goods(words("side-lacks"), total.all_missing, palette)
    yield lacks.append_text(_market_price(view, seat, total, words))


def _market_price(view: State, seat: Seat, total: Sums, words: Words) -> Text:
    """Say what all that is lacking in this round would cost on the world market."""
    cost = sum(total.missing(good) * price(view, seat, good) for good in TRADED) if view.decks.card else 0
    if not cost or not this_round(view):
        return Text()
    return Text(words("side-market", thunes=cost), Style(bold=cost > total.has[Good.THUNES]))


def _goods(name: str, counts: Mapping[Good, int], palette: Palette) -> Text:
    return Text.assemble(f"{name} ", *(_good(good, count, palette) for good, count in counts.items()))


def _objective(view: State, words: Words) -> Iterator[Text]:
    """Show the objective of who looks: the only one that is open while the game goes on."""
    if view.over:
        return
    for community in view.communities:
        card = community.objective
        if card is not None and card != HIDDEN_OBJECTIVE:
            points = deck(view.options.own_cards).objectives[card].vp
            yield Text(words("side-objective", name=words.name(card, ObjectiveCard), points=points))
            yield Text(objective_text(view, card, words), Style(dim=True))
