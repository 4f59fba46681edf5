"""What cannot be on a table of Terraforming Mars: pieces, boards, the map, prizes, and what waits."""

from collections.abc import Iterator

from boardkit.core import Fault, Seat, evolve
from boardkit.core.records.position import uneven
from boardkit.games.terraforming_mars.rules.faults.boards import (
    CubesAstray,
    MinedAstray,
    NoFirstActionThere,
    ProductionTooLow,
    RatingBelowZero,
    SixResources,
    StockBelowZero,
    UsedAstray,
    WaitingAstray,
    on_board,
)
from boardkit.games.terraforming_mars.rules.faults.cards import (
    BeginnerAstray,
    CardMissing,
    CardTwice,
    CorporationAstray,
    EventInPlay,
    NoEventPlayed,
    NoSuchCard,
    box,
    pieces,
    with_cards,
)
from boardkit.games.terraforming_mars.rules.faults.choosing import (
    ChosenElsewhere,
    CorporationMissing,
    CorporationTooSoon,
    DraftUneven,
    NothingToChoose,
    OfferAstray,
    in_choosing,
)
from boardkit.games.terraforming_mars.rules.faults.map import (
    ClaimMisplaced,
    ClaimUnderTile,
    NoSuchPlace,
    NoTileThere,
    OceanOwned,
    TileMisplaced,
    TileUnowned,
    TooManyTiles,
    on_mars,
)
from boardkit.games.terraforming_mars.rules.faults.tracks import (
    AwardTwice,
    GenerationOffTrack,
    MilestoneTwice,
    OxygenOffTrack,
    PrizesAlone,
    TemperatureOffTrack,
    TooManyAwards,
    TooManyMilestones,
    on_tracks,
)
from boardkit.games.terraforming_mars.rules.faults.waiting import (
    ActionsTaken,
    NotAskedNow,
    OnlyChanceDeals,
    OtherPrice,
    PassedSeatAsked,
    WrongCount,
    in_waiting,
    phase_of,
    whose_turn,
)
from boardkit.games.terraforming_mars.rules.model import Planet, State

__all__ = [
    "ActionsTaken",
    "AwardTwice",
    "BeginnerAstray",
    "CardMissing",
    "CardTwice",
    "ChosenElsewhere",
    "ClaimMisplaced",
    "ClaimUnderTile",
    "CorporationAstray",
    "CorporationMissing",
    "CorporationTooSoon",
    "CubesAstray",
    "DraftUneven",
    "EventInPlay",
    "GenerationOffTrack",
    "MilestoneTwice",
    "MinedAstray",
    "NoEventPlayed",
    "NoFirstActionThere",
    "NoSuchCard",
    "NoSuchPlace",
    "NoTileThere",
    "NotAskedNow",
    "NothingToChoose",
    "OceanOwned",
    "OfferAstray",
    "OnlyChanceDeals",
    "OtherPrice",
    "OxygenOffTrack",
    "PassedSeatAsked",
    "PrizesAlone",
    "ProductionTooLow",
    "RatingBelowZero",
    "SixResources",
    "StockBelowZero",
    "TemperatureOffTrack",
    "TileMisplaced",
    "TileUnowned",
    "TooManyAwards",
    "TooManyMilestones",
    "TooManyTiles",
    "UsedAstray",
    "WaitingAstray",
    "WrongCount",
    "box",
    "faults",
    "pieces",
    "rebuilt",
]


def faults(state: State) -> Iterator[Fault]:
    """III, IX Count the cards and tiles, and look at every track, board and question.

    What waits is looked at where somebody is asked, and questions last, on a table that is sound otherwise:
    to do so, rules are asked.
    """
    found = [*_laid(state)]
    yield from found
    if not found and state.question is not None:
        yield from in_waiting(state)


def _laid(state: State) -> Iterator[Fault]:
    yield from uneven(state.seats, state.discards, state.boxed)
    yield from on_tracks(state)
    yield from on_mars(state)
    for seat, company in enumerate(state.companies):
        yield from on_board(Seat(seat), company)
    yield from with_cards(state)
    if state.question is not None:
        yield from in_choosing(state)


def recompute_derived(state: State) -> State:
    """III.B Lay all tiles again, one after the other, on an empty planet.

    V Whose turn it is, and in which phase, follows from what waits.
    """
    planet = Planet()
    for at, tile in state.planet.tiles.items():
        planet = planet.lay(at, tile)
    for at, seat in state.planet.claims.items():
        planet = planet.claim(at, seat)
    return evolve(state, planet=planet, phase=phase_of(state), active=whose_turn(state))
