"""The state of a game: Mars with its tiles, all that each corporation has, and what its cards add up to."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Annotated, Any, Final, Self, TypeVar

from attrs import frozen
from msgspec import field

from boardkit.core import BY_SEAT, DERIVED, Seat, SeatEvent, Table, put
from boardkit.core.rules.table import clockwise
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box import FACTS, PROJECTS, effects, things
from boardkit.games.terraforming_mars.box import facts as rx
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Project, Resource, Tag

K = TypeVar("K", bound=rx.Reaction)
M = TypeVar("M", bound=effects.Modifier)

PLANTS_FOR_A_GREENERY: Final = 8
STEEL_VALUE: Final = 2
TITANIUM_VALUE: Final = 3


class TableauSummary(Value):
    """Sum of the cards of a tableau."""

    tags: Mapping[Tag, int]  # how often each tag is in play
    discounts: tuple[effects.Discount, ...]
    projects: Mapping[Project, int]  # what the standard projects cost
    steel: int
    titanium: int
    leniency: int
    plants: int  # what a greenery costs in plants
    heat_is_money: bool
    protected: tuple[Resource | CardResource, ...]  # what opponents cannot take
    on_tag: tuple[tuple[Card, rx.OnTag], ...]  # reactions of this kind with their cards; so for the others
    on_card: tuple[tuple[Card, rx.OnCard], ...]
    on_tile: tuple[tuple[Card, rx.OnTile], ...]
    on_payment: tuple[tuple[Card, rx.OnPayment], ...]
    on_bonus: tuple[tuple[Card, rx.OnPlacementBonus], ...]
    stores: Mapping[Card, CardResource]  # the cards that hold resources, with what they hold
    active: tuple[Card, ...]


@lru_cache(maxsize=8192)
def works(tableau: tuple[Card, ...]) -> TableauSummary:
    """Add up what the cards of a tableau do."""
    facts = [FACTS[card] for card in tableau]
    modifiers = [modifier for card in facts for modifier in card.modifiers]
    guards, tags = of_kind(effects.ProtectResources, modifiers), dict[Tag, int]()
    plants = [cost.plants for cost in of_kind(effects.GreeneryCost, modifiers)]
    for tag in (tag for card in facts for tag in card.tags):
        tags[tag] = tags.get(tag, 0) + 1
    discounts = tuple(of_kind(effects.Discount, modifiers))
    off = {project: sum(each.amount for each in discounts if each.project is project) for project in Project}
    return TableauSummary(
        tags=tags,
        discounts=discounts,
        # V.B Discounts are taken off what the board says, never below 0.
        projects={project: max(0, PROJECTS[project].cost - off[project]) for project in Project},
        steel=STEEL_VALUE + _worth(modifiers, Resource.STEEL),
        titanium=TITANIUM_VALUE + _worth(modifiers, Resource.TITANIUM),
        leniency=sum(modifier.steps for modifier in of_kind(effects.Leniency, modifiers)),
        plants=min(plants, default=PLANTS_FOR_A_GREENERY),
        heat_is_money=bool(of_kind(effects.HeatAsMegacredits, modifiers)),
        protected=tuple(kind for each in guards for kind in each.resources),
        on_tag=_reactions(rx.OnTag, facts),
        on_card=_reactions(rx.OnCard, facts),
        on_tile=_reactions(rx.OnTile, facts),
        on_payment=_reactions(rx.OnPayment, facts),
        on_bonus=_reactions(rx.OnPlacementBonus, facts),
        stores={card.id: card.stores for card in facts if card.stores},
        active=tuple(card.id for card in facts if card.actions),
    )


def of_kind(kind: type[M], modifiers: Iterable[effects.Modifier]) -> list[M]:
    """Return the modifiers of a kind."""
    return [modifier for modifier in modifiers if isinstance(modifier, kind)]


def _worth(modifiers: list[effects.Modifier], resource: Resource) -> int:
    return sum(more.bonus for more in of_kind(effects.ResourceValue, modifiers) if more.resource is resource)


def _reactions(kind: type[K], facts: list[rx.ProjectCard]) -> tuple[tuple[Card, K], ...]:
    every = ((card.id, reaction) for card in facts for reaction in card.reactions)
    return tuple((card, reaction) for card, reaction in every if isinstance(reaction, kind))


FIRST_SEAT: Final = Seat(0)


@frozen
class Options:
    """Variants and table options (sections IV, V.A, VII and XI)."""

    corporate_era: bool = False
    draft: bool = False
    copy_corporations: bool = True
    official_rulings: bool = False
    beginner_1: bool = False
    beginner_2: bool = False
    beginner_3: bool = False
    beginner_4: bool = False
    beginner_5: bool = False

    def beginner(self, seat: Seat) -> bool:
        """Return whether a seat plays a beginner corporation."""
        flag: bool = getattr(self, f"beginner_{seat + 1}")
        return flag


class Tile(Value):
    """A tile; oceans and the neutral tiles of a solo game have no owner."""

    kind: things.TileKind
    owner: Seat | None = None


class Planet(Value, dict=True):
    """The map: tiles by area, Ganymede and Phobos included, and areas claimed for a seat."""

    tiles: Mapping[things.Area, Tile] = field(default_factory=dict)
    claims: Mapping[things.Area, Seat] = field(default_factory=dict)

    def lay(self, at: things.Area, tile: Tile) -> Self:
        """Lay a tile; a claim (revendication) ends under it."""
        claims = {area: seat for area, seat in self.claims.items() if area != at}
        return type(self)({**self.tiles, at: tile}, claims)

    def claim(self, at: things.Area, seat: Seat) -> Self:
        """Keep an area for a seat."""
        return type(self)(self.tiles, {**self.claims, at: seat})

    @cached_property
    def oceans(self) -> int:
        """How many ocean tiles lie on the map."""
        return len(self.of_kind(things.TileKind.OCEAN))

    def of_kind(self, *kinds: things.TileKind) -> list[things.Area]:
        """Return the areas that hold tiles of these kinds."""
        return [at for at, tile in self.tiles.items() if tile.kind in kinds]

    def owned(self, seat: Seat, *kinds: things.TileKind) -> list[things.Area]:
        """Return the areas of a seat's tiles, of these kinds if any are named."""
        tiles = self.tiles.items()
        return [at for at, tile in tiles if tile.owner == seat and (not kinds or tile.kind in kinds)]


NO_RESOURCES: Final = (0, 0, 0, 0, 0, 0)


class Company(Value, kw_only=True, dict=True):
    """All that one seat has."""

    corporation: things.Corporation | None = None  # the corporation once it is revealed
    chosen: things.Corporation | None = None  # the corporation chosen in secret, until then
    choices: tuple[things.Corporation, ...] = ()  # the corporations to choose from
    stock: tuple[int, ...] = NO_RESOURCES  # resources by `Resource`
    production: tuple[int, ...] = NO_RESOURCES  # production by `Resource`
    rating: int = 20  # the terraform rating (niveau de terraformation)
    hand: tuple[things.Card, ...] = ()  # project cards in hand, sorted
    # cards to choose from: dealt, drawn to look at, or passed on in a draft
    offer: tuple[things.Card, ...] = ()
    picked: tuple[things.Card, ...] = ()  # cards taken from the offer and not yet in hand
    played: tuple[things.Card, ...] = ()  # the project cards in play face up, oldest first
    events: tuple[things.Card, ...] = ()  # event cards played
    cubes: Mapping[things.Card, int] = field(default_factory=dict)  # resources on cards in play
    used: tuple[things.Card, ...] = ()  # the cards whose action was used in this generation
    # which production a card raised by the place of its tile
    mined: Mapping[things.Card, things.Resource] = field(default_factory=dict)
    next_card: tuple[things.Card, ...] = ()  # cards whose effect waits for the next card played
    passed: bool = False  # whether the seat has passed in this generation
    raised: bool = False  # whether the rating rose in this generation
    opening: bool = False  # whether the corporation's first action is still due

    @cached_property
    def tableau(self) -> tuple[things.Card, ...]:
        """The corporation and the cards in play: all whose tags and effects count."""
        return self.played if self.corporation is None else (things.Card(self.corporation), *self.played)

    @cached_property
    def works(self) -> TableauSummary:
        """Sum of the cards of the tableau."""
        return works(self.tableau)

    def but(self, **changes: Any) -> "Company":
        """Return a copy with some fields changed; what the tableau adds up to is kept while it stays."""
        copy = self.__replace__(**changes)
        if "played" not in changes and "corporation" not in changes:
            vars(copy).update(tableau=self.tableau, works=self.works)
        return copy

    @staticmethod
    def modernised(plain: dict[str, Any]) -> dict[str, Any]:
        """Read the board of an older code, in which the corporation lay among the cards in play, too."""
        tableau = plain.get("tableau")
        if not isinstance(tableau, list) or "played" in plain:
            return plain
        played = [card for card in tableau if card != plain.get("corporation")]
        return {**{name: part for name, part in plain.items() if name != "tableau"}, "played": played}


class Phase(StrEnum):
    """The part of a game or generation (phase)."""

    SETUP = "setup"
    RESEARCH = "research"
    ACTIONS = "actions"
    PRODUCTION = "production"
    ENDING = "ending"


class State(Table, kw_only=True):
    """The table of Terraforming Mars."""

    options: Options
    companies: Annotated[tuple[Company, ...], BY_SEAT]
    # the project cards nobody has drawn, as a bag: nobody knows their order, so they have none
    deck: tuple[things.Card, ...]
    # discarded cards, face down, by the seat that saw them
    discards: Annotated[tuple[tuple[things.Card, ...], ...], BY_SEAT]
    face_up: tuple[things.Card, ...] = ()  # discarded cards that everybody saw
    corporations: tuple[things.Corporation, ...] = ()  # corporations nobody was dealt
    # corporations put back into the box, by the seat that saw them
    boxed: Annotated[tuple[tuple[things.Corporation, ...], ...], BY_SEAT] = ()
    planet: Planet = Planet()
    temperature: int = -30
    oxygen: int = 0
    generation: int = 1
    phase: Annotated[Phase, DERIVED] = Phase.SETUP
    first: Seat = FIRST_SEAT  # the seat with the first player marker
    active: Annotated[Seat, DERIVED] = FIRST_SEAT  # the seat whose turn it is
    latest: things.Area | None = None  # where the last tile was laid
    # which were claimed, and by whom, oldest first
    milestones: tuple[tuple[things.Milestone, Seat], ...] = ()
    awards: tuple[tuple[things.Award, Seat], ...] = ()  # which were funded, and by whom, oldest first

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.companies)

    @property
    def solo(self) -> bool:
        """Whether one player plays alone."""
        return len(self.companies) == 1

    @property
    def in_order(self) -> tuple[Seat, ...]:
        """All seats in the order of this generation."""
        return clockwise(self.first, self.seats)

    def but(self, **changes: Any) -> "State":
        """Return a copy with some fields changed."""
        return self.__replace__(**changes)

    def give(self, seat: Seat, **changes: Any) -> "State":
        """Change what a seat has."""
        company = self.companies[seat].but(**changes)
        return self.but(companies=put(self.companies, seat, company))


class CardEvent(SeatEvent):
    """What a seat does with a card, or a card does for it."""

    card: things.Card


def of_company(*parts: str) -> tuple[str, ...]:
    """Name parts of the company of an event's seat, which the event touches."""
    return tuple(f"companies[seat].{part}" for part in parts)
