"""IV The table before the first answer."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import CHANCE, Pending, Seat, Step, settle
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, things
from boardkit.games.terraforming_mars.rules import ANSWERS
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.model import Company, Options, State

CARDS_DEALT: Final = 10
MOST_SEATS: Final = 5
NEUTRAL_TILES: Final = 4


def setup(options: Options, seats: int) -> Step[State]:
    """IV, VII.A, VII.B Make boards, deck and corporations ready; chance deals, the seats choose."""
    extended = options.corporate_era or seats == 1
    production, rating = (0 if extended else 1,) * len(things.Resource), 14 if seats == 1 else 20
    chosen = (beginner(options, Seat(seat)) for seat in range(seats))
    companies = tuple(Company(production=production, rating=rating, chosen=each) for each in chosen)
    state = State(
        options=options,
        companies=companies,
        deck=deck(extended=extended),
        discards=((),) * seats,
        corporations=corporations(extended=extended),
        boxed=((),) * seats,
    )
    return settle(Step(state.ask(*_business(state))), ANSWERS.resolve)


def moot(options: Options, seats: int) -> Iterator[str]:
    """IV.5, V.A, VII.B Alone one always plays the Corporate Era, and drafts with nobody."""
    if seats == 1:
        yield from ("corporate_era", "draft")
    elif not options.corporate_era:
        yield "copy_corporations"
    yield from (f"beginner_{seat}" for seat in range(seats + 1, MOST_SEATS + 1))


@cache
def deck(*, extended: bool) -> tuple[things.Card, ...]:
    """IV.3 Return the project cards in play; those of the Corporate Era only in an extended game."""
    return tuple(sorted(card.id for card in CARDS.values() if extended or card.set == "base"))


@cache
def corporations(*, extended: bool) -> tuple[things.Corporation, ...]:
    """IV.5 Return the corporations to deal from."""
    sets = ("standard", "corporate_era") if extended else ("standard",)
    return tuple(sorted(card.id for card in CORPORATIONS.values() if card.set in sets))


def beginner(options: Options, seat: Seat) -> things.Corporation | None:
    """IV.5 Return the corporation of a beginner, of the plainest kind; None for all others."""
    return things.Corporation(f"beginner-corporation-{seat + 1}") if options.beginner(seat) else None


def _business(state: State) -> list[Pending]:
    """IV.5 to IV.8 What is to be done before the first generation."""
    neutral = range(1, NEUTRAL_TILES + 1) if state.solo else ()
    experts = [seat for seat in state.in_order if state.companies[seat].chosen is None]
    return [
        *map(qs.PlaceNeutral, neutral),
        *(qs.DealCorporation(CHANCE, seat) for seat in experts for _ in range(2)),
        *(qs.Deal(seat, CARDS_DEALT, offer=seat in experts) for seat in state.in_order),
        *(each for seat in experts for each in (qs.WhichCorporation(seat), qs.OpenOffer(seat))),
        *map(qs.RevealCompany, state.in_order),
        qs.BeginActions(),
    ]
