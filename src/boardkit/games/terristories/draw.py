"""The table of TerriStories: the planet, projects, the space base, and the seats."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from boardkit.core.choosing import PLACE, Choice
from boardkit.core.notation import field_types
from boardkit.core.step import Move
from boardkit.core.table import Seat
from boardkit.draw.drawing import Face, Numbers, Picture
from boardkit.draw.geometry import OctagonBoard
from boardkit.draw.glyphs import glyph
from boardkit.draw.looks import Chip, Look
from boardkit.draw.palette import Depth, Palette
from boardkit.draw.shapes import Place
from boardkit.games.terristories.base import LETTERS, side
from boardkit.games.terristories.components import PROJECTS, ROUNDS
from boardkit.games.terristories.model import HIDDEN, INDICES, ProjectCard, State, Terrain, Territory
from boardkit.games.terristories.moves import MoveIndividual, Propose
from boardkit.games.terristories.rules.financing import price, proposals
from boardkit.games.terristories.rules.ledger import capacity, individuals, labels, zones
from boardkit.games.terristories.spoken import (
    describe,
    impacts_said,
    inspect,
    inspect_choice,
    kind_said,
)
from boardkit.maps.octagons import Octagon
from boardkit.text import Words

TOKENS: Final = {
    Depth.STANDARD: {"terrain.marsh": "color(6)", "terrain.sterile": "color(8)"},
    Depth.EIGHT_BIT: {"terrain.marsh": "#5f8787", "terrain.sterile": "#5f5f5f"},
    Depth.FULL: {"terrain.marsh": "#5b9186", "terrain.sterile": "#5a5350"},
}
"""The colours that are the game's own."""

FILLS: Final = {
    Terrain.MOUNTAIN: "terrain.mountain",
    Terrain.PLAIN: "terrain.plain",
    Terrain.MARSH: "terrain.marsh",
}

ANYTHING: Final[Mapping[str, Any]] = {"amount": 1}
"""What stands in a move for a field that is not chosen yet, and that no short sentence says."""

__all__ = [
    "describe",
    "face",
    "hand",
    "heading",
    "inspect",
    "inspect_choice",
    "numbers",
    "offers",
    "picture",
    "seat_line",
    "side",
    "tokens",
    "touched",
]


def tokens(depth: Depth) -> Mapping[str, str]:
    """Add the colours of marshes and of sterile land."""
    return TOKENS[depth]


def picture(view: State, ghost: Move | None = None) -> Picture:
    """Draw the planet; before it is known, a single empty place."""
    del ghost
    if not view.land:
        unknown = Octagon(0, 0)
        return Picture(OctagonBoard(((unknown,),)), {unknown: Look("empty", ("?",))})
    looks: dict[Place, Look] = {at: _look(view, at) for at in view.land}
    columns = range(max(at.column for at in view.land) + 1)
    rows = range(max(at.row for at in view.land) + 1)
    grid = (tuple(Octagon(column, row) for column in columns) for row in rows)
    board = OctagonBoard(tuple(tuple(at if at in view.land else None for at in row) for row in grid))
    return Picture(board, looks)


def _look(view: State, at: Octagon) -> Look:
    territory = view.land[at]
    fill = "terrain.sterile" if territory.sterile else FILLS[territory.terrain]
    cubes = f"{glyph(FILLS[territory.terrain])}{territory.cubes}/{capacity(view, at)}"
    lines = [cubes, _people(territory), _zones(territory), _tokens(view, at)]
    while not lines[-1]:
        lines.pop()
    owners = tuple(Chip(LETTERS[seat], f"owner.{seat}") for seat in view.everyone)
    return Look(fill, tuple(lines), owners=owners, short=f"{territory.cubes}{_zones(territory)}")


def _people(territory: Territory) -> str:
    """Write individuals as small letters with their numbers."""
    counts = enumerate(territory.individuals)
    return "".join(f"{LETTERS[seat].lower()}{count}" for seat, count in counts if count)


def _zones(territory: Territory) -> str:
    """Write each zone as its seat's letter."""
    return "".join(LETTERS[seat] * count for seat, count in enumerate(territory.zones))


def _tokens(view: State, at: Octagon) -> str:
    """Write how many tokens stand there."""
    count = sum(card.at == at for tableau in view.tableaux for card in tableau.cards)
    return f"+{count}" if count else ""


def touched(move: Move) -> frozenset[Place]:
    """Name where an individual comes from and where it goes."""
    return frozenset((move.origin, move.at)) if isinstance(move, MoveIndividual) else frozenset()


def offers(view: State) -> Sequence[Move]:
    """Show nothing that is not legal: the reasons are with the keys and in the rulebook."""
    del view
    return ()


def hand(view: State, seat: Seat) -> Sequence[Move]:
    """Show the projects that a seat holds."""
    return tuple(map(Propose, view.tableaux[seat].hand))


def face(view: State, choice: Choice, words: Words, palette: Palette) -> Face:
    """Draw a project as its name, its price and impacts, and when it acts; another choice in a line."""
    del palette
    values = dict(choice.values)
    missing = {name: ANYTHING.get(name) for name in choice.kind.turns}
    if PLACE in field_types(choice.kind):
        missing[PLACE] = next(iter(view.land), Octagon(0, 0))
    name = words.short(choice.kind(**values, **missing))
    card = values.get("card")
    if card is None or card == HIDDEN:
        return Face((Text(name),))
    project = PROJECTS[card]
    when = f"{kind_said(project)}{_paid(view, card)}"
    return Face((Text(name), Text(impacts_said(project, words)), Text(when, "dim")))


def _paid(view: State, card: ProjectCard) -> str:
    """Write how much is paid of the price of a project that is proposed."""
    for owner, offer in proposals(view):
        if offer.project == card:
            return f"  {sum(offer.paid)}/{price(view, owner, card)}"
    return ""


def heading(view: State, words: Words) -> str:
    """Say the round, the phase, and the planet."""
    if view.outcome is not None:
        return words("side-over")
    if not view.round:
        return words("side-setup", planet=words.name(view.planet))
    return words("side-round", round=view.round, rounds=ROUNDS, phase=view.phase)


def seat_line(view: State, seat: Seat, words: Words) -> str:
    """Give a seat's cubes, individuals, zones and labels."""
    del words
    cubes = view.tableaux[seat].cubes
    return f"■{cubes:<2} ☺{individuals(view, seat)} ⌂{zones(view, seat)} ✿{labels(view, seat)}"


def numbers(view: State) -> Sequence[Numbers]:
    """Give the indices, the same for all, and cubes, individuals and zones by seat."""
    shared = [Numbers(f"number-{index}", (view.index(index),), shared=True) for index in INDICES]
    return (
        *shared,
        Numbers("number-cubes", tuple(tableau.cubes for tableau in view.tableaux)),
        Numbers("number-individuals", tuple(individuals(view, seat) for seat in view.everyone)),
        Numbers("number-zones", tuple(zones(view, seat) for seat in view.everyone)),
    )
