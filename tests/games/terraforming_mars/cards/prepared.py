"""The prepared table of the card tables, and how a case differs from it."""

import re
from collections.abc import Iterable
from typing import Final

from boardkit.core import Seat, put
from boardkit.games.terraforming_mars.box import CORPORATIONS
from boardkit.games.terraforming_mars.box.things import Area, Card, Corporation, TileKind
from boardkit.games.terraforming_mars.rules.model import Company, Options, Phase, State, Tile
from boardkit.games.terraforming_mars.rules.questions import TakeAction
from boardkit.games.terraforming_mars.rules.setup import deck
from tests.games.terraforming_mars.cards.casebook import PLAYS, Case
from tests.games.terraforming_mars.cards.ledger import PRODUCTION, STOCK

OCEANS: Final = ("I5", "E4", "E5", "E6", "F7", "F8", "D8", "A2", "B6")

PLAIN: Final = {
    "animal": "predators small-animals fish",
    "building": "mine titanium-mine carbonate-processing building-industries strip-mine",
    "earth": "sponsors acquired-company cartel",
    "jovian": "asteroid-mining-consortium asteroid-mining vesta-shipyard",
    "microbe": "archaebacteria worms insects",
    "plant": "algae grass heather",
    "power": "power-grid energy-saving wave-power",
    "science": "breathing-filters gene-repair artificial-photosynthesis robotic-workforce inventors-guild"
    " restricted-area search-for-life",
    "space": "satellites soletta toll-station",
}
"""Cards with the tag that do nothing once they are in play."""

AMOUNT: Final = re.compile(r"([A-Za-z]+)(?:@(\d))?=(-?\d+)")
TILE: Final = re.compile(r"([A-I]\d|ganymede|phobos)=([a-z_]+)(?:@(\d))?")
TAGS: Final = re.compile(r"([a-z]+)\*(\d)(?:@(\d))?")
MEMBER: Final = re.compile(r"(hand|past|waiting|used|mined)(?:@(\d))?\+([a-z0-9-]+)(?::([a-z]+))?")
IN_PLAY: Final = re.compile(r"([a-z0-9-]+)(?:@(\d))?(?::(\d+))?")
ZONES: Final = {"hand": "hand", "past": "events", "waiting": "next_card", "used": "used"}


def prepared(case: Case) -> State:
    """Build the table of a case, its card where it has to be, the first seat to act asked.

    Raises:
        ValueError: a word of the second column means nothing.
    """
    state = standard()
    words = (*_in_play(case), *case.table)
    for word in words:
        state = _differ(state, word)
    state = _with_hand(state, case)
    return _with_deck(state).but(pile=(TakeAction(state.active, 0),))


def standard() -> State:
    """Build the table that the README describes."""
    companies = (
        _company(0, stock=(60, 0, 0, 0, 0, 0), production=(1,) * 6),
        _company(1, stock=(5,) * 6, production=(2,) * 6),
        _company(2, stock=(0,) * 6, production=(0,) * 6),
    )
    options = Options(corporate_era=True)
    return State(
        options=options,
        companies=companies,
        deck=(),
        discards=((), (), ()),
        boxed=((), (), ()),
        phase=Phase.ACTIONS,
    )


def _company(seat: int, *, stock: tuple[int, ...], production: tuple[int, ...]) -> Company:
    corporation = CORPORATIONS[Corporation(f"beginner-corporation-{seat + 1}")]
    return Company(corporation=corporation.id, stock=stock, production=production)


def _in_play(case: Case) -> Iterable[str]:
    """Say that the card of an action or of a trigger is in play, unless the case says how."""
    told = any(IN_PLAY.fullmatch(word) and re.split("[@:]", word)[0] == case.card for word in case.table)
    if case.verb in PLAYS or told:
        return ()
    return (case.card, "opening") if case.verb == "first" else (case.card,)


def _differ(state: State, word: str) -> State:
    """Change one thing on the table."""
    if word == "opening":
        return state.give(Seat(0), opening=True)
    if word == "solo":
        return state.but(companies=state.companies[:1], discards=((),), boxed=((),))
    if match := AMOUNT.fullmatch(word):
        return _amount(state, match[1], int(match[2] or 0), int(match[3]))
    if match := TILE.fullmatch(word):
        return _tile(state, Area.parse(match[1]), match[2], Seat(int(match[3] or 0)))
    if match := TAGS.fullmatch(word):
        cards = PLAIN[match[1]].split()[: int(match[2])]
        assert len(cards) == int(match[2])
        return _put_in_play(state, int(match[3] or 0), *map(Card, cards))
    if match := MEMBER.fullmatch(word):
        return _member(state, match[1], int(match[2] or 0), Card(match[3]), match[4])
    if match := IN_PLAY.fullmatch(word):
        return _card(state, int(match[2] or 0), match[1], int(match[3] or 0))
    raise ValueError(word)


def _amount(state: State, name: str, seat: int, amount: int) -> State:
    company = state.companies[seat]
    if name in STOCK:
        return state.give(Seat(seat), stock=put(company.stock, STOCK.index(name), amount))
    if name in PRODUCTION:
        return state.give(Seat(seat), production=put(company.production, PRODUCTION.index(name), amount))
    if name in ("rating", "raised"):
        return state.give(Seat(seat), **{name: amount})
    if name == "oceans":
        for at in OCEANS[:amount]:
            state = _tile(state, Area.parse(at), "ocean", Seat(0))
        return state
    if name not in ("temperature", "oxygen", "turn", "generation"):
        raise ValueError(name)
    return state.but(**{"active" if name == "turn" else name: amount})


def _tile(state: State, at: Area, kind: str, seat: Seat) -> State:
    if kind == "claim":
        return state.but(planet=state.planet.claim(at, seat))
    tile = Tile(TileKind(kind), None if kind == "ocean" else seat)
    return state.but(planet=state.planet.lay(at, tile))


def _member(state: State, zone: str, seat: int, card: Card, more: str | None) -> State:
    company = state.companies[seat]
    if zone == "mined":
        mined = {**company.mined, card: _resource(more or "")}
        return state.give(Seat(seat), mined=mined)
    cards = (*getattr(company, ZONES[zone]), card)
    return state.give(Seat(seat), **{ZONES[zone]: tuple(sorted(cards)) if zone == "hand" else cards})


def _resource(name: str) -> int:
    return STOCK.index(name)


def _card(state: State, seat: int, card: str, cubes: int) -> State:
    if card in CORPORATIONS:
        return _corporation(state, seat, Corporation(card))
    state = _put_in_play(state, seat, Card(card))
    company = state.companies[seat]
    return state.give(Seat(seat), cubes={**company.cubes, Card(card): cubes}) if cubes else state


def _corporation(state: State, seat: int, corporation: Corporation) -> State:
    return state.give(Seat(seat), corporation=corporation)


def _put_in_play(state: State, seat: int, *cards: Card) -> State:
    return state.give(Seat(seat), played=(*state.companies[seat].played, *cards))


def _with_hand(state: State, case: Case) -> State:
    """Give the seat to act the cards that it is going to play, unless somebody has them."""
    held = {card for company in state.companies for card in company.hand}
    plays = [answer.split()[1] for answer in case.moves if answer.split()[0] in PLAYS]
    missing = [Card(card) for card in plays if card not in held]
    hand = state.companies[state.active].hand
    return state.give(state.active, hand=tuple(sorted((*hand, *missing))))


def _with_deck(state: State) -> State:
    """Let the deck be all cards that lie nowhere else."""
    seen = {
        card for company in state.companies for card in (*company.hand, *company.tableau, *company.events)
    }
    return state.but(deck=tuple(card for card in deck(extended=True) if card not in seen))
