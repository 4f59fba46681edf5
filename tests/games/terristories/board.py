"""Tables of TerriStories from diagrams: one word a territory, in rows from `a1`.

A word is a terrain (`M`, `P` or `W`), its cubes, a capital letter for each zone, and a small letter with a
number for individuals: `P7AABa2b1`. A dot is a gap.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from boardkit.core import Pending, Seat
from boardkit.core.values import evolve
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box.printed import BY_LETTER
from boardkit.games.terristories.box.things import ProjectCard, Role
from boardkit.games.terristories.rules.model import Card, State, Tableau, Territory
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.setup import setup
from boardkit.games.terristories.rules.starting import pile
from boardkit.maps.octagons import Octagon
from tests.games.acting import Hands
from tests.games.acting import events as events
from tests.games.acting import kinds as kinds

WORD = re.compile(r"([MPW])(\d)([A-D]*)((?:[a-d]\d)*)")
LETTERS = "ABCD"
OPEN = "P7Aa2 P7Bb2 M9Cc2 \n M9 P7 W4"
"""A planet for three seats with two individuals each."""

A, B, C, D = map(Seat, range(4))


def land(diagram: str, seats: int) -> dict[Octagon, Territory]:
    """Read a diagram."""
    rows = [line.split() for line in diagram.strip().splitlines()]
    words = {Octagon(x, y): word for y, row in enumerate(rows) for x, word in enumerate(row)}
    return {at: _territory(word, seats) for at, word in words.items() if word != "."}


def _territory(word: str, seats: int) -> Territory:
    found = WORD.fullmatch(word)
    assert found is not None, word
    terrain, cubes, zones, people = found.groups()
    counts = {letter: int(number) for letter, number in re.findall(r"([a-d])(\d)", people)}
    return Territory(
        BY_LETTER[terrain],
        int(cubes),
        tuple(zones.count(letter) for letter in LETTERS[:seats]),
        tuple(counts.get(letter.lower(), 0) for letter in LETTERS[:seats]),
    )


def table(diagram: str = OPEN, *asks: Pending, seats: int = 3, **changes: Any) -> State:
    """Set a table in round 2 with this land, on which this business waits, what is named first on top.

    Every seat has six cubes; `cubes`, `cards`, `hands` and `roles` by seat say otherwise.
    """
    options = changes.pop("options", Options())
    state = setup(options, seats).state.__replace__(pile=(), round=2, phase=1, land=land(diagram, seats))
    roles = changes.pop("roles", tuple(Role))
    parts = {name: changes.pop(name, ()) for name in ("cubes", "cards", "hands")}
    tableaux = tuple(_tableau(state, Seat(seat), roles[seat], parts) for seat in range(seats))
    return evolve(state, tableaux=tableaux, **changes).ask(*asks)


def _tableau(state: State, seat: Seat, role: Role, parts: dict[str, Sequence[Any]]) -> Tableau:
    own = {name: values[seat] if seat < len(values) else None for name, values in parts.items()}
    hand = projects(own["hands"] or ())
    cards = tuple(own["cards"] or ())
    away = {*hand, *(card.project for card in cards)}
    bag = pile(state.with_tableau(seat, role=role), seat)
    return Tableau(
        role=role,
        cubes=6 if own["cubes"] is None else own["cubes"],
        hand=hand,
        bag=tuple(card for card in bag if card not in away),
        cards=cards,
    )


def projects(names: Iterable[str]) -> tuple[ProjectCard, ...]:
    """Take project cards by name."""
    return tuple(map(ProjectCard, names))


def card(name: str, at: str = "", *, since: int = 1, stocked: bool = False) -> Card:
    """Lay a project in front of a seat, with its token at a place."""
    return Card(ProjectCard(name), since, stocked, Octagon.parse(at) if at else None)


def place(name: str) -> Octagon:
    """Name a territory."""
    return Octagon.parse(name)


HANDS = Hands(GAME)
act, refused, verbs = HANDS.act, HANDS.refused, HANDS.verbs


def cubes(state: State) -> list[int]:
    """List the seats' cubes."""
    return [tableau.cubes for tableau in state.tableaux]


def there(state: State, at: str) -> Territory:
    """Return a territory."""
    return state.land[Octagon.parse(at)]
