"""Every sign that is drawn, with what it stands for; and what can be done at a turn, each with its letter."""

from collections.abc import Mapping
from typing import Final

from boardkit.draw.extras import Sign, Verb
from boardkit.games.terraforming_mars.box.things import OFF_MARS, Project, Resource, TileKind
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.converting import HEAT_FOR_A_STEP
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.show.map import TILE_SIGNS
from boardkit.games.terraforming_mars.show.phrases import ORDINARY
from boardkit.games.terraforming_mars.show.shared import shown_seat

PRINTED: Final = (
    Sign("■", "sign-steel"),
    Sign("★", "sign-titanium"),
    Sign("♣", "sign-plants", "terrain.forest"),
    Sign("□", "sign-card"),
    Sign("€", "sign-megacredits"),
    Sign("≈", "sign-ocean", "terrain.water"),
    Sign("⌂", "sign-city", "terrain.town"),
    Sign("▲", "sign-volcano", "mars.volcano"),
    Sign("⚑", "sign-claim"),
)
"""What is printed on Mars, and what lies there."""

WRITTEN: Final = (
    Sign("▶", "sign-asked"),
    Sign("✓", "sign-met"),
    Sign("✗", "sign-unmet"),
    Sign("●", "sign-used"),
    Sign("○", "sign-unused"),
    Sign("·", "sign-open"),
    Sign("▸", "sign-action"),
    Sign("→", "sign-becomes"),
    Sign("←", "sign-stolen"),
    Sign("+", "sign-more"),
    Sign("−", "sign-less"),
    Sign("±", "sign-either"),
    Sign("×", "sign-times"),
    Sign("=", "sign-equals"),
    Sign("≥", "sign-least"),
    Sign("≤", "sign-most"),
    Sign("↑", "sign-rises"),
    Sign("°", "sign-degrees"),
)
"""What stands in texts, on cards and beside Mars."""

LETTERS: Final = (
    Sign("", "legend-heat", written="sign-heat"),
    Sign("", "legend-energy", written="sign-energy"),
    Sign("", "legend-temperature", written="sign-temperature"),
    Sign("", "legend-oxygen", written="sign-oxygen"),
    Sign("", "legend-rating", written="sign-rating"),
    Sign("", "legend-points", written="sign-points"),
    Sign("", "legend-track-production", written="track-bonus-production"),
    Sign("1+2", "legend-stock"),
    Sign("", "legend-tags", written="legend-tags-short"),
    Sign("[+1]", "legend-production"),
    Sign("‹ ›", "legend-tile"),
    Sign("*", "legend-anybody"),
)
"""Letters on cards, on tracks and beside resources, which are others in another language."""

PLACES: Final = (
    Sign("Noc N", "sign-noctis", "mars.noctis"),
    *(Sign(name[:3].capitalize(), f"area-{name}", "mars.orbit") for name in OFF_MARS),
)
SPECIAL: Final = (
    Sign("⌂ C", "tile-kind-capital", "terrain.town"),
    *(
        Sign(f"{sign.lines[0]} {sign.short}", f"tile-kind-{kind.name.lower().replace('_', '-')}", sign.fill)
        for kind, sign in TILE_SIGNS.items()
        if kind not in (*ORDINARY, TileKind.CAPITAL)
    ),
)
"""Letters on special tiles: three, or one at the smallest size."""

LEGEND: Final = (*PRINTED, *WRITTEN, *LETTERS, *PLACES, *SPECIAL)

VERBS: Final = (
    Verb("c", "verb-bar-cards", (mv.PlayCard,)),
    Verb("a", "verb-bar-actions", (mv.UseCardAction, mv.FirstAction)),
    Verb("s", "verb-bar-standard", (mv.DoProject,)),
    Verb("g", "verb-bar-greenery", (mv.ConvertPlants,)),
    Verb("h", "verb-bar-heat", (mv.ConvertHeat,)),
    Verb("m", "verb-bar-milestones", (mv.ClaimMilestone,)),
    Verb("f", "verb-bar-awards", (mv.FundAward,)),
    Verb("x", "verb-bar-sell", (mv.SellCard,), also=(mv.DoProject(Project.SELL_PATENTS),)),
    Verb("e", "verb-bar-end", (mv.EndTurn,)),
    Verb("p", "verb-bar-pass", (mv.Pass,)),
)
"""V.3.1 What can be done at a turn; patents are sold by a standard project, too."""

THINGS: Final = (mv.PlayCard, mv.ChooseCorporation, mv.ClaimMilestone, mv.FundAward, mv.DoProject)
"""The moves whose cards are told of in the log: what lies on the table, by a move about it."""


def tallies(view: State) -> Mapping[str, str]:
    """V.F, V.G Count plants and heat against what they are wanted for."""
    company = view.companies[shown_seat(view)]
    plants, heat = company.stock[Resource.PLANTS], company.stock[Resource.HEAT]
    return {"g": f"{plants}/{company.works.plants}", "h": f"{heat}/{HEAT_FOR_A_STEP}"}
