"""What cannot be on a table of TerriStories: land and roles that do not fit; and what is in its box."""

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from boardkit.core import CHANCE, Derived, Fault, Limits, Pieces, Seat
from boardkit.core.editing.sound import entries, misaddressed, total, with_supply, within
from boardkit.games.terristories.box import (
    ALEAS,
    HAND,
    HIGHEST,
    LOWEST,
    PLANETS,
    PROFILES,
    PROJECTS,
    ROUNDS,
    TERRAINS,
)
from boardkit.games.terristories.box.things import NOTHING, AleaCard, ProjectCard, Role
from boardkit.games.terristories.rules.effects import Deal, LayPlanet
from boardkit.games.terristories.rules.faults.asking import asking
from boardkit.games.terristories.rules.faults.fitting import fitting
from boardkit.games.terristories.rules.faults.mistakes import (
    CharacterAstray,
    LandOfAnotherPlanet,
    MissionNotDrawn,
    NotForStock,
    NoZoneAtAll,
    RoleMissing,
    TokenAstray,
)
from boardkit.games.terristories.rules.hazards import pile as hazards
from boardkit.games.terristories.rules.ledger import capacity, labels, zones
from boardkit.games.terristories.rules.model import Debt, State, Tableau
from boardkit.games.terristories.rules.options import Options, drawn, without_objectives
from boardkit.games.terristories.rules.questions import (
    OF_CHANCE,
    AnswerRequest,
    ChooseRole,
    DrawCharacter,
    DrawMission,
    DrawPlanet,
    Fertilise,
    Present,
    PutRequest,
    Restore,
    StealFrom,
)
from boardkit.games.terristories.rules.season import Season, Turn
from boardkit.games.terristories.rules.starting import pile as projects
from boardkit.games.terristories.rules.talking import DEALS
from boardkit.maps.octagons import Octagon

PAWNS: Final = 5
"""How many individuals and how many zones a seat has (V.1.d)."""

SUPPLY: Final = Counter({"labels": 12})
"""What all seats have of one supply."""

PURCHASES: Final = 2
"""How many purchases a seat makes in a round at most, with the governor's power."""

SOME: Final = range(100)
"""More than anything of a round comes to that is added up."""

FEW: Final = range(1, 10)
"""More than anything comes to that a single card brings."""

LIMITS: Final[Limits] = {
    (State, "indices"): range(LOWEST, HIGHEST + 1),
    (State, "round"): range(ROUNDS + 1),
    (Tableau, "cubes"): range(1000),
    (Debt, "amount"): range(1, 10_000),
    (Turn, "bought"): range(PURCHASES + 1),
    (Turn, "taken"): SOME[1:],
    (Season, "extra"): range(10),
    (Season, "harvest"): SOME,
    (Season, "drilling"): SOME,
    (Season, "relief"): SOME,
    (Season, "rain"): range(-99, 100),
    (Season, "deals"): range(DEALS + 1),
    (AnswerRequest, "amount"): range(1, 1000),
    (PutRequest, "amount"): range(1, 1000),
    (Fertilise, "amount"): FEW,
    (Fertilise, "left"): FEW,
    (Restore, "amount"): FEW,
    (Present, "amount"): FEW,
    (StealFrom, "amount"): FEW,
}
"""The numbers that may stand in a field, as far as that is always the same."""


DERIVED: Final[Derived] = {}
"""Nothing on a table follows from the rest of it."""


def known(state: State) -> Mapping[Any, Container[Any]]:
    """III.1 Tell the territories of the planet, and the cards of the box."""
    return {Octagon: state.land, ProjectCard: {*PROJECTS, NOTHING}, AleaCard: ALEAS}


def box(state: State) -> Pieces:
    """III.1 Count what the box holds: projects by seat and role, once they are dealt, and hazards."""
    dealt = state.round or any(tableau.bag or tableau.hand for tableau in state.tableaux)
    own = tuple(tuple(_pile(state, seat)) for seat in state.everyone) if dealt else ()
    return {
        "project-card": _of_their_own(own),
        "alea-card": _hazards(state.options),
        "supply": SUPPLY,
        **_of_seats(state.seats),
    }


def _pile(state: State, seat: Seat) -> Sequence[ProjectCard]:
    """IV.2.l Name the projects of a seat's role; without a role, any may be its own."""
    return _projects(state, seat) if state.tableaux[seat].role is None else projects(state, seat)


@lru_cache(maxsize=1024)
def _of_their_own(piles: tuple[tuple[ProjectCard, ...], ...]) -> Counter[tuple[int, ProjectCard]]:
    return Counter((seat, card) for seat, pile in enumerate(piles) for card in pile)


@cache
def _hazards(options: Options) -> Counter[AleaCard]:
    return Counter(hazards(options))


@cache
def _of_seats(seats: int) -> dict[str, Counter[Any]]:
    pawns = {(seat, name): PAWNS for seat in range(seats) for name in ("individuals", "zones")}
    return {"role": Counter(Role), "pawn": Counter(pawns)}


def pieces(state: State) -> Pieces:
    """Count cards wherever they lie, and what stands on the planet; the rest is beside it."""
    aleas = Counter([*state.aleas, *state.aleas_under, *state.aleas_out])
    aleas.update(card for card in (state.alea, state.foreseen) if card is not None)
    own = Counter([(seat, card) for seat in state.everyone for card in _projects(state, seat)])
    held = Counter(labels=sum(labels(state, seat) for seat in state.everyone))
    roles = Counter([tableau.role for tableau in state.tableaux if tableau.role is not None])
    whole = _of_seats(state.seats)
    return {
        "project-card": own,
        "alea-card": aleas,
        "supply": with_supply(SUPPLY, held),
        "role": with_supply(whole["role"], roles),
        "pawn": with_supply(whole["pawn"], _pawns(state)),
    }


def _pawns(state: State) -> Counter[tuple[int, str]]:
    """V.1.d Count the individuals and zones of each seat on the planet."""
    land = state.land.values()
    rows = {
        "individuals": [territory.individuals for territory in land],
        "zones": [territory.zones for territory in land],
    }
    return Counter(
        {(seat, name): sum(row[seat] for row in rows[name]) for seat in state.everyone for name in rows}
    )


def _projects(state: State, seat: Seat) -> list[ProjectCard]:
    tableau, offer = state.tableaux[seat], state.offers[seat]
    buried = [entry.card for entry in tableau.under]
    lying = [card.project for card in tableau.cards]
    return [*tableau.hand, *tableau.bag, *buried, *lying, *([offer.project] if offer else [])]


def faults(state: State) -> Iterator[Fault]:
    """III to VI Look at what lies on the table."""
    yield from _voyage(state)
    yield from _tokens(state)
    for at, land in state.land.items():
        yield from within(state, ("land", at, "cubes"), 0, capacity(state, at))
        yield from total(state, ("land", at, "zones"), TERRAINS[land.terrain].zones)
    for seat in state.everyone:
        yield from entries(state, ("tableaux", seat, "hand"), 0, HAND)
        yield from _seat(state, seat)


def astray(state: State) -> Iterator[Fault]:
    """IV, V Look at whether it fits the moment."""
    yield from list(misaddressed(state, OF_CHANCE)) or [*fitting(state), *asking(state)]


def _voyage(state: State) -> Iterator[Fault]:
    """IV.2 Planet and mission are drawn, or to be drawn, and the territories are those of the planet."""
    waiting = {type(business) for business in state.pile}
    tiles = {at: territory.terrain for at, territory in state.land.items()}
    unknown = drawn(state.planet) and DrawPlanet not in waiting
    missing = not tiles and LayPlanet not in waiting
    if unknown or missing or (tiles and tiles != PLANETS[state.planet].territories):
        yield LandOfAnotherPlanet(state.planet)
    if drawn(state.mission) and DrawMission not in waiting:
        yield MissionNotDrawn()


def _tokens(state: State) -> Iterator[Fault]:
    """V.2.c Each project has one token, if any, which stands by a zone of its seat."""
    placed = Counter(
        card.project for tableau in state.tableaux for card in tableau.cards if card.at is not None
    )
    for seat in state.everyone:
        for card in state.tableaux[seat].cards:
            if card.stocked and not PROJECTS[card.project].stock:
                yield NotForStock(card.project)
            if card.at is not None:
                twice = placed[card.project] > 1 or not PROJECTS[card.project].token
                if twice or not state.land[card.at].zones[seat]:
                    yield TokenAstray(card.project)


def _seat(state: State, seat: Seat) -> Iterator[Fault]:
    """IV.2.h, IV.2.p A seat has a role, its character, and a zone once the first round begins."""
    if state.round and not zones(state, seat):
        yield NoZoneAtAll(seat)
    if state.tableaux[seat].role is None and ChooseRole(seat) not in state.pile:
        yield RoleMissing(seat)
    elif not _has_its_character(state, seat):
        yield CharacterAstray(seat)


def _is_dealt_one(state: State, seat: Seat) -> bool:
    """IV.2.h Tell whether a seat has its character still to come: all draw theirs once all have roles."""
    return Deal() in state.pile or DrawCharacter(CHANCE, seat) in state.pile


def _has_its_character(state: State, seat: Seat) -> bool:
    tableau = state.tableaux[seat]
    if tableau.character is None:
        none = without_objectives(state.options, state.seats) or _is_dealt_one(state, seat)
        return none and not tableau.shown
    profile = PROFILES.get(tableau.character)
    fits = profile is not None and profile.role is tableau.role
    return fits and not without_objectives(state.options, state.seats)
