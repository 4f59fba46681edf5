"""Tables set for a test, and moves made on them in their notation."""

from collections.abc import Mapping
from typing import Any

from boardkit.core import Event, Refusal, Seat, legal, play
from boardkit.core.notation.moves import read, write
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box.things import Area, Card, Corporation, Resource, TileKind
from boardkit.games.terraforming_mars.rules.model import Company, Options, Phase, Planet, State, Tile
from boardkit.games.terraforming_mars.rules.questions import TakeAction
from boardkit.games.terraforming_mars.rules.setup import deck

NAMES = {str(resource): resource for resource in Resource}
KIM, STANLEY, ROBINSON = Seat(0), Seat(1), Seat(2)


def company(
    corporation: str = "teractor",
    *,
    hand: str = "",
    tableau: str = "",
    events: str = "",
    stock: Mapping[str, int] | None = None,
    production: Mapping[str, int] | None = None,
    cubes: Mapping[str, int] | None = None,
    **more: Any,
) -> Company:
    """Set a seat's board: cards by their ids, apart by spaces; resources by their names."""
    return Company(
        corporation=Corporation(corporation),
        hand=tuple(sorted(map(Card, hand.split()))),
        played=tuple(map(Card, tableau.split())),
        events=tuple(map(Card, events.split())),
        stock=amounts(stock or {}),
        production=amounts(production or {}),
        cubes={Card(card): number for card, number in (cubes or {}).items()},
        **more,
    )


def amounts(named: Mapping[str, int]) -> tuple[int, ...]:
    """Return resources by their places on a board."""
    found = [0] * 6
    for name, amount in named.items():
        found[NAMES[name]] = amount
    return tuple(found)


def tiles(placed: str) -> Planet:
    """Lay tiles such as `city@C4=0 ocean@B6`: kind, area, owner."""
    planet = Planet()
    for word in placed.split():
        kind, _, rest = word.partition("@")
        at, _, owner = rest.partition("=")
        planet = planet.lay(Area.parse(at), Tile(TileKind(kind), Seat(int(owner)) if owner else None))
    return planet


def table(*companies: Company, placed: str = "", **more: Any) -> State:
    """Set a table in the middle of an action phase; the first seat is to act."""
    used = {card for each in companies for card in (*each.hand, *each.tableau, *each.events)}
    state = State(
        options=more.pop("options", Options(corporate_era=True)),
        companies=companies,
        deck=more.pop("deck", tuple(card for card in deck(extended=True) if card not in used)),
        discards=((),) * len(companies),
        boxed=((),) * len(companies),
        planet=tiles(placed),
        phase=Phase.ACTIONS,
        **more,
    )
    return state.ask(TakeAction(state.active, 0))


def after(state: State, *moves: str) -> State:
    """Make moves, chance's included, that are written in their notation."""
    for move in moves:
        state = play(GAME, state, read(move, GAME.moves)).state
    return state


def told(state: State, move: str) -> list[Event]:
    """Make a move and return what happened."""
    return [frame.event for frame in play(GAME, state, read(move, GAME.moves)).frames]


def refused(state: State, move: str) -> Refusal | None:
    """Say why a move may not be made, or None."""
    return GAME.refusal(state, read(move, GAME.moves))


def choices(state: State) -> list[str]:
    """List the legal moves in their notation."""
    return [write(move) for move in legal(GAME, state)]


def has(state: State, seat: Seat, resource: str) -> int:
    """Look up a stock."""
    return state.companies[seat].stock[NAMES[resource]]


def makes(state: State, seat: Seat, resource: str) -> int:
    """Look up a production."""
    return state.companies[seat].production[NAMES[resource]]


def on(state: State, card: str) -> int:
    """Count the resources on a card, whoever has it."""
    return sum(each.cubes.get(Card(card), 0) for each in state.companies)


def points(state: State, seat: Seat, kind: str) -> int:
    """Count a seat's points of a kind."""
    return GAME.score(state).by_kind(seat).get(kind, 0)


def rich(corporation: str = "teractor", **more: Any) -> Company:
    """Set a board with plenty of everything, and cards as named."""
    stock = dict.fromkeys(NAMES, 50) | more.pop("stock", {})
    production = dict.fromkeys(NAMES, 3) | more.pop("production", {})
    return company(corporation, stock=stock, production=production, **more)


def money(amount: int, **more: int) -> dict[str, int]:
    """Name a stock of megacredits, and other resources."""
    return {"megacredits": amount, **more}
