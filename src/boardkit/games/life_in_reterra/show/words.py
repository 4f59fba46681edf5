"""The table of Life in Reterra in words: powers, spaces, tiles, and all for whoever does not see it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from boardkit.core import CHANCE, Choice, Seat, kebab
from boardkit.draw.blocks import longest
from boardkit.draw.shapes import Place
from boardkit.games.life_in_reterra.box import CARDS, TILES, Kind, Source, powers, size_of
from boardkit.games.life_in_reterra.box.things import HIDDEN, Card, LandTile, Side, Space
from boardkit.games.life_in_reterra.rules import model, scoring
from boardkit.games.life_in_reterra.rules.building import placings
from boardkit.games.life_in_reterra.rules.community import Building, Community, corner_at, reading
from boardkit.games.life_in_reterra.rules.model import State, building_at, face_of, neighbours_of, stall_of
from boardkit.games.life_in_reterra.rules.moves import ChangeTile, PlaceBuilding
from boardkit.games.life_in_reterra.rules.powers import protected, uses
from boardkit.games.life_in_reterra.rules.questions import BeginPowers, Build, LayTile, OfferPowers, UsePowers
from boardkit.games.life_in_reterra.rules.turns import TURNS
from boardkit.maps.squares import Square
from boardkit.text import Words


def building_said(view: State, card: Card, words: Words) -> Iterator[str]:
    """Say what a building of the game is, what its face says, and where that comes from."""
    stall = stall_of(view, card)
    if stall is None:
        return
    facts = CARDS[card]
    face, name, side = facts.faces[stall.side], words.name(card, Card), words.name(stall.side)
    counts = {"size": size_of(card), "points": face.points, "left": stall.left}
    yield words("building-facts", card=name, side=side, **counts)
    yield from face_said(card, stall.side, words)
    yield words("building-source", name=facts.source.value, face=face.source.value)


def face_said(card: Card, side: Side, words: Words) -> Iterator[str]:
    """Write the text of a face, a sentence for each power."""
    powers = CARDS[card].faces[side].powers
    yield from (power_said(card, power, words) for power in powers)
    if not powers:
        yield words("power-none")


def neighbours_said(view: State, card: Card, seat: Seat, words: Words) -> Iterator[str]:
    """6.3 Name the neighbours of a seat, where a face speaks of them and they are not all the others."""
    near = neighbours_of(view, seat)
    if len(near) < view.seats - 1 and any(map(_minds_neighbours, face_of(view, card).powers)):
        yield words("neighbours-are", seat=words.seat(seat), seats=words.listed([*map(words.seat, near)]))


def _minds_neighbours(power: powers.Power) -> bool:
    match power:
        case powers.Active(_, powers.Junk()) | powers.Majority():
            return True
        case powers.Scoring(counted):
            return counted is powers.Counted.NEIGHBOUR_SAME_BUILDING
    return False


def source_said(source: Source, words: Words) -> str:
    """Say where a fact about a component comes from."""
    return words(f"source-{source.value}")


def power_said(card: Card, power: powers.Power, words: Words) -> str:
    """Write a power as a sentence."""
    match power:
        case powers.Active(timing, deed, condition):
            always = f"power-{timing.value}"
            when = f"power-{timing.value}-{kebab(condition.name)}" if condition else always
            return words("power-said", when=words(when), what=_deed(deed, words))
        case powers.Scoring(counted, points, most, terrain):
            land, name = words.name(terrain) if terrain else "", words.name(card, Card)
            message = f"power-{kebab(counted.name)}"
            return words(message, points=points, most=most, card=name, terrain=land)
        case powers.Majority(rivalry, points, tie, once):
            message = f"power-majority-{kebab(rivalry.name)}"
            return words(message, points=points, tie=tie, once="yes" if once else "no")
        case powers.Protect():
            return words("power-protect")


def _deed(deed: powers.Deed, words: Words) -> str:
    match deed:
        case powers.Relics(where, count):
            return words("power-relics", where=where.value, count=count)
        case powers.Inhabitants(where, count):
            return words("power-inhabitants", where=where.value, count=count)
        case powers.Junk(whom, count):
            return words("power-junk", whom=whom.value, count=count)
        case powers.RowChange(count):
            return words("power-row-change", count=count)
        case powers.Choose(options):
            first, second = (_deed(option, words) for option in options)
            return words("power-choose", first=first, second=second)


def shown_seat(view: State) -> Seat:
    """Say whose community is looked at: that of whoever is asked, or else plays."""
    if view.now is not None:
        return view.now.seat
    asked = view.to_move
    return view.first if asked in (None, CHANCE) else asked


def builder_of(view: State, by: Square) -> Building | None:
    """Find the building whose power is used now."""
    return building_at(view, shown_seat(view), by)


def inspect(view: State, place: Place, words: Words) -> Sequence[str]:
    """Say what is on a square of the community that is looked at."""
    return inspect_in(view, shown_seat(view), place, words)


def inspect_in(view: State, seat: Seat, place: Place, words: Words) -> Sequence[str]:
    """Say what a space of a seat's community is, what stands there, and what it counts for."""
    land = view.communities[seat]
    if not isinstance(place, Square) or place not in land.spaces:
        return (words("square-empty", at=str(place), seat=words.seat(seat)),)
    space, tile = space_said(land.spaces[place], words), tile_at(land, place)
    energy = "square-energy-in" if corner_at(place) in scoring.scoring_energy(land) else "square-energy-out"
    sizes = (len(segment.spaces) for segment in scoring.segments_of(view, seat) if place in segment.spaces)
    size = next(sizes, 0)
    return (
        words("square-land", at=str(place), seat=words.seat(seat), space=space, tile=tile),
        *_standing(view, seat, place, words),
        *([words(energy)] if TILES[tile].kind is Kind.ENERGY else ()),
        words("square-segment", size=size, counts="yes" if size >= scoring.LARGE else "no"),
        source_said(TILES[tile].source, words),
    )


def tile_at(land: Community, at: Square) -> LandTile:
    """Return the tile that a space belongs to; StopIteration where there is none."""
    corner = corner_at(at)
    return next(laid.tile for laid in land.tiles if laid.at == corner)


def space_said(space: Space, words: Words) -> str:
    """Say what is printed on a space."""
    terrain = words.name(space.terrain)
    if space.icon is None:
        return words("space-terrain", terrain=terrain)
    return words("space-icon", terrain=terrain, icon=words.name(space.icon))


def _standing(view: State, seat: Seat, at: Square, words: Words) -> Iterator[str]:
    land = view.communities[seat]
    if at in land.built:
        yield from building_said(view, land.built[at].card, words)
    elif at in land.inhabitants:
        yield words("square-inhabitant")
    elif at in land.gears:
        yield words("square-gear-free")
    if at in land.relics:
        yield words("square-relic")
    if at in land.junk:
        yield words("square-junk", lost=-scoring.junk_points(view.options))
    if at in land.visible_relics and at in protected(view, land):
        yield words("square-protected")


def inspect_choice(view: State, choice: Choice, words: Words) -> Sequence[str]:
    """Say what a tile or a building is, or whose power is used."""
    values = dict(choice.values)
    if "tile" in values:
        return tuple(_tile(view, values["tile"], words))
    if "card" in values:
        return tuple(_building(view, values["card"], words))
    building = builder_of(view, values["by"]) if "by" in values else None
    return tuple(_building(view, building.card, words)) if building else ()


def _building(view: State, card: Card, words: Words) -> Iterator[str]:
    yield from building_said(view, card, words)
    if stall_of(view, card) is not None:
        yield from neighbours_said(view, card, shown_seat(view), words)


def _tile(view: State, tile: LandTile, words: Words) -> Iterator[str]:
    if tile not in TILES:
        return
    yield _by_rows("tile-facts", tile, words)
    yield words("tile-from-row" if tile in view.row else "tile-secret")
    yield source_said(TILES[tile].source, words)


def _by_rows(message: str, tile: LandTile, words: Words) -> str:
    top, bottom = (", ".join(space_said(space, words) for space in row) for row in TILES[tile].spaces)
    return words(message, tile=tile, top=top, bottom=bottom)


def describe(view: State, words: Words) -> Sequence[str]:
    """Describe the row, the board and the secret tiles, then every community row by row."""
    row = [_by_rows("describe-row-tile", tile, words) for tile in view.row]
    named = [(words.name(stall.card, Card), words.name(stall.side), stall.left) for stall in view.market]
    stalls = [words("describe-stall", card=card, side=side, left=left) for card, side, left in named]
    market = words("describe-market", buildings=words.listed(stalls))
    lines = [words("describe-row", tiles=words.listed(row)), market]
    for own in view.secrets:
        if own and HIDDEN not in own:
            secret = [_by_rows("describe-row-tile", tile, words) for tile in own]
            lines.append(words("describe-secret", tiles=words.listed(secret)))
    for seat in map(Seat, range(view.seats)):
        lines += _community_described(view, seat, words)
    return lines


def _community_described(view: State, seat: Seat, words: Words) -> Iterator[str]:
    land, name = view.communities[seat], words.seat(seat)
    if not land.tiles:
        yield words("describe-empty", seat=name)
        return
    has = {"tiles": len(land.tiles), "inhabitants": len(land.inhabitants), "secrets": len(view.secrets[seat])}
    yield words("describe-seat", seat=name, points=scoring.score(view).totals[seat], **has)
    for y in sorted({at.y for at in land.spaces}):
        places = sorted((at for at in land.spaces if at.y == y), key=reading)
        spaces = ", ".join(_brief(land, at, words) for at in places)
        yield words("describe-line", seat=name, row=str(Square(0, y))[2:], spaces=spaces)


def _brief(land: Community, at: Square, words: Words) -> str:
    space = f"{at} {space_said(land.spaces[at], words)}"
    thing = thing_said(land, at, words)
    return words("describe-with", space=space, thing=thing) if thing else space


def thing_said(land: Community, at: Square, words: Words) -> str:
    """Say what stands or lies on a space; nothing where it is bare."""
    if at in land.built:
        return words("thing-building", card=words.name(land.built[at].card, Card))
    things = {"thing-inhabitant": land.inhabitants, "thing-junk": land.junk, "thing-relic": land.relics}
    return next((words(name) for name, places in things.items() if at in places), "")


def given_up(view: State, words: Words) -> Sequence[str]:
    """Say what is given up by passing now; gears that stay free, and tiles of the row, are not."""
    question = view.question
    if isinstance(question, UsePowers):
        given = any(not isinstance(use, ChangeTile) for use in uses(view, question))
        return (words("pass-powers"),) if given else ()
    moves = placings(view, question) if isinstance(question, Build) else ()
    cards = dict.fromkeys(move.card for move in moves if isinstance(move, PlaceBuilding))
    named = [words.name(card, Card) for card in cards]
    return (words("pass-could-build", buildings=words.listed(named)),) if named else ()


DONE = "✓"  # behind a step that is done
STEPS: Final = ((LayTile,), (Build, BeginPowers), (UsePowers, OfferPowers))  # waits up to each step


def heading(view: State, words: Words) -> str:
    """Say which turn is played, and which of its four steps."""
    if not view.pile:
        return words("side-over")
    if view.now is None:
        return words("side-setup")
    return words(f"side-step-{step_of(view)}", number=view.now.number, turns=TURNS)


def heading_in(view: State, words: Words, width: int) -> str:
    """Say the turn and its steps in a width: what is done is ticked, what goes on is in capitals."""
    short = heading(view, words)
    if not view.pile or view.now is None:
        return short
    now, turn = step_of(view), words("heading-turn", number=view.now.number, turns=TURNS)
    names = [words("step-long", step=step) for step in range(1, len(STEPS) + 2)]
    named = [*(f"{name} {DONE}" for name in names[: now - 1]), names[now - 1].upper(), *names[now:]]
    every, single = " · ".join((turn, *named)), " · ".join((turn, named[now - 1]))
    return longest(width, every, short, single, turn)


def step_of(view: State) -> int:
    """Say which of the four steps of a turn we are in, from 1."""
    waiting = (number for number, business in enumerate(STEPS, start=1) if view.waits(*business))
    return next(waiting, len(STEPS) + 1)


def from_where(words: Words) -> Collection[str]:
    """Name what is said of where things are from."""
    pairs = product(Source, repeat=2)
    built = {words("building-source", name=name.value, face=face.value) for name, face in pairs}
    return built | {source_said(source, words) for source in Source}


def heading_aloud(view: State, words: Words) -> str:
    """Say which turn is played, and which of its four steps."""
    if not view.pile or view.now is None:
        return heading(view, words)
    return words("heard-turn", number=view.now.number, turns=TURNS, step=words(f"heard-step-{step_of(view)}"))


def on_show(view: State) -> Sequence[Choice]:
    """List the buildings on the board, whether or not one may be built now."""
    return [Choice(PlaceBuilding, (("card", stall.card),)) for stall in view.market]


def glimpse(view: State, seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is on a space of a community, its terrain first."""
    land = view.communities[shown_seat(view) if seat is None else seat]
    if not isinstance(place, Square) or place not in land.spaces:
        return (words("heard-no-land"),)
    space, thing = land.spaces[place], thing_said(land, place, words)
    icon = words.name(space.icon) if space.icon is not None else ""
    return tuple(filter(None, (words.name(space.terrain), icon, thing)))


def regions(view: State, words: Words) -> Iterator[str]:
    """Say every segment of every community that is more than a single space, the largest first."""
    for seat in view.everyone:
        for segment in sorted(scoring.segments_of(view, seat), key=lambda one: -len(one.spaces)):
            size, terrain = len(segment.spaces), words.name(segment.terrain)
            facts = {"seat": words.seat(seat), "counts": "yes" if size >= scoring.LARGE else "no"}
            spaces = words.listed([str(at) for at in sorted(segment.spaces, key=reading)])
            if size > 1:
                yield words("heard-segment", terrain=terrain, size=size, spaces=spaces, **facts)


def piles(view: State, words: Words) -> Mapping[str, int]:
    """Count the stack, and what communities take from."""
    left = {"pile-tokens": model.tokens_left(view), "pile-inhabitants": model.inhabitants_left(view)}
    counts = {"pile-stack": len(view.stack) + len(view.beneath), **left}
    return {words(name): count for name, count in counts.items()}
