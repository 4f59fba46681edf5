"""The table of Tectonic Tribes in words: squares, cards, and everything for whoever does not see it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby

from boardkit.core import Choice, Seat
from boardkit.draw.shapes import Place
from boardkit.games.tectonic_tribes.box import TERRAIN, TRIBE
from boardkit.games.tectonic_tribes.box.things import HIDDEN, Face, Terrain, TerrainCard, TribeCard
from boardkit.games.tectonic_tribes.rules.model import Cell, Placement, Region, State
from boardkit.games.tectonic_tribes.rules.moves import PlaceTerrain
from boardkit.games.tectonic_tribes.rules.placing import card_to_lay
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard, PlaceOwn, PlaceStart
from boardkit.games.tectonic_tribes.rules.scoring import score
from boardkit.maps.squares import Square
from boardkit.text import Words

TENT = "⌂"


def card_of(view: State, choice: Choice) -> TerrainCard | TribeCard | None:
    """Return the card that a choice is about."""
    values = dict(choice.values)
    if "card" in values:
        card: TerrainCard | TribeCard = values["card"]
        return card
    question = view.question
    if choice.kind is PlaceTerrain and isinstance(question, PlaceStart | PlaceCard | PlaceOwn):
        return card_to_lay(view, question)
    return None


def lacks_card(view: State, question: object) -> bool:
    """Return whether a question is put to a seat whose terrain card of this round is lost."""
    return isinstance(question, PlaceCard) and bool(view.order) and view.chosen[question.seat] is None


def inspect(view: State, place: Place, words: Words) -> Sequence[str]:
    """Say what a square is, what lies on top there, and whose region it belongs to."""
    cell = view.continent.cells.get(place) if isinstance(place, Square) else None
    if cell is None:
        return (words("square-empty", at=str(place)),)
    lines = [_what(cell, str(place), words), _top_card(view.continent.placements[cell.layer], words)]
    if cell.height:
        lines.append(words("square-height", count=cell.height))
    if cell.terrain is Terrain.LAVA:
        lines.append(words("square-lava"))
    for region in view.continent.regions:
        if place in region.squares:
            lines += _region(region, words)
    return (*lines, words("card-source"))


def _what(cell: Cell, at: str, words: Words) -> str:
    if cell.tent is not None:
        return words("square-tent", at=at, seat=words.seat(cell.tent))
    terrain = words.name(cell.terrain)
    if cell.bonus:
        return words("square-land-bonus", at=at, terrain=terrain, bonus=words.name(cell.bonus))
    return words("square-land", at=at, terrain=terrain)


def _top_card(placement: Placement, words: Words) -> str:
    seat = words.seat(placement.seat)
    if placement.tribe is not None:
        return words("square-tribe", card=words.name(placement.tribe, TribeCard), seat=seat)
    return words("square-card", card=placement.terrain or HIDDEN, seat=seat)


def _region(region: Region, words: Words) -> list[str]:
    lines = [words("square-region", squares=len(region.squares), points=region.points)]
    if region.tents:
        lines.append(words("square-region-tents", tents=tents_said(region, words)))
    if region.holder is None:
        return [*lines, words("square-region-free")]
    return [*lines, words("square-region-held", seat=words.seat(region.holder))]


def tents_said(region: Region, words: Words) -> str:
    """Say who has how many tents around a region."""
    counts = ((words.seat(seat), count) for seat, count in sorted(region.tents.items()))
    return words.listed([words("square-region-tent", seat=seat, count=count) for seat, count in counts])


def tents(view: State, _seat: Seat, words: Words) -> Iterator[str]:
    """Say who has how many tents around each region, the best first, and by how many somebody leads."""
    fought = [region for region in view.continent.regions if region.tents]
    for region in sorted(fought, key=lambda region: -region.points):
        most, second = sorted((0, *region.tents.values()), reverse=True)[:2]
        where, said = {"terrain": words.name(region.terrain), "at": str(region.at)}, tents_said(region, words)
        of = region.holder
        kind, seat = ("tents-tied", "") if of is None else ("tents-held", words.seat(of))
        yield words(kind, seat=seat, points=region.points, tents=said, lead=most - second, **where)
    if not fought:
        yield words("tents-none")


def inspect_choice(view: State, choice: Choice, words: Words) -> Sequence[str]:
    """Say what is printed on a card that lies face up."""
    card = card_of(view, choice)
    if card not in TERRAIN and card not in TRIBE:
        return ()
    if isinstance(card, int):
        top, bottom = (", ".join(_said(square, words) for square in row) for row in TERRAIN[card])
        return words("card-terrain", card=card, top=top, bottom=bottom), words("card-source")
    tents = sum(square.tent for row in TRIBE[card] for square in row)
    return words("card-tribe", card=words.name(card, TribeCard), tents=tents), words("card-source")


def _said(square: Face, words: Words) -> str:
    return words.name(square.terrain) + (f" {words.name(square.bonus)}" if square.bonus else "")


def describe(view: State, words: Words) -> Sequence[str]:
    """Describe the continent row by row, then the seats and the regions."""
    cells = view.continent.cells
    if not cells:
        return (words("describe-empty"),)
    order = sorted(cells, key=lambda at: (at.y, at.x))
    first, last = order[0], order[-1]
    lines = [words("describe-continent", squares=len(cells), first=str(first), last=str(last))]
    for y, squares in groupby(order, key=lambda at: at.y):
        row = [f"{at} {_brief(cells[at], words)}" for at in squares]
        lines.append(words("describe-row", row=str(Square(0, y))[2:], squares=", ".join(row)))
    for seat, points in enumerate(score(view).totals):
        name, tribes, cards = words.seat(Seat(seat)), len(view.tribes[seat]), len(view.hands[seat])
        lines.append(words("describe-seat", seat=name, points=points, tribes=tribes, cards=cards))
    return (*lines, *(region_said(region, words) for region in view.continent.regions if region.tents))


def _brief(cell: Cell, words: Words) -> str:
    if cell.tent is not None:
        return words("heard-tent", seat=words.seat(cell.tent))
    return _said(Face(cell.terrain, cell.bonus), words)


def region_said(region: Region, words: Words) -> str:
    """Say what a region is, where, what it is worth, and who holds it."""
    seat = region.holder
    holder = words("describe-nobody") if seat is None else words("describe-holder", seat=words.seat(seat))
    terrain, counts = words.name(region.terrain), {"squares": len(region.squares), "points": region.points}
    return words("describe-region", terrain=terrain, at=str(region.at), holder=holder, **counts)


def from_where(words: Words) -> Collection[str]:
    """Name what is said of where things are from."""
    return {words("card-source")}


def glimpse(view: State, _seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is on a square, its terrain first."""
    cell = view.continent.cells.get(place) if isinstance(place, Square) else None
    if cell is None:
        return (words("heard-sea"),)
    said = [words("heard-tent", seat=words.seat(cell.tent))] if cell.tent is not None else []
    if cell.bonus is not None:
        said.append(words("heard-bonus", bonus=words.name(cell.bonus)))
    return (words.name(cell.terrain), *said)


def regions(view: State, words: Words) -> Iterator[str]:
    """Say every region with its squares, its points, the tents around it and who holds it."""
    for region in view.continent.regions:
        named = words.listed([*map(str, sorted(region.squares, key=lambda at: (at.y, at.x)))])
        said = [region_said(region, words), words("heard-squares", squares=named)]
        if region.tents:
            said.append(words("heard-tents", tents=tents_said(region, words)))
        yield " ".join(said)


def piles(view: State, words: Words) -> Mapping[str, int]:
    """Count the terrain cards that nobody holds."""
    lying = {"pile-deck": view.deck, "pile-seen": view.face_up, "pile-covered": view.face_down}
    return {words(name): len(cards) for name, cards in lying.items()}
