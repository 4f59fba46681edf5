"""A tile as a card, and what stands behind effects: how tracks stand, what tiles earn."""

from collections.abc import Iterator
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.cards import Card as Drawn
from boardkit.draw.colours import ink
from boardkit.draw.palette import Palette
from boardkit.games.terraforming_mars.box import FACTS, TILES, TRACKS
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.effects import Effects
from boardkit.games.terraforming_mars.box.things import CITIES, Parameter, TileKind
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.effects import Job
from boardkit.games.terraforming_mars.rules.jobs import job_of
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.parameters import at_goal, level
from boardkit.games.terraforming_mars.rules.questions import WhereClaim, WherePlace
from boardkit.games.terraforming_mars.show.cardtext import points_said, sentence
from boardkit.games.terraforming_mars.show.clauses import clause, together
from boardkit.games.terraforming_mars.show.map import TILE_SIGNS
from boardkit.games.terraforming_mars.show.phrases import ORDINARY, degrees
from boardkit.text import Words
from boardkit.text.names import capital

STANDARD: Final = "card.standard"
"""The colour of what stands on no card."""


def tile_card(view: State, seat: Seat, words: Words, palette: Palette) -> Drawn:
    """Draw what is about to be placed: the tile, what it earns, where it may lie."""
    del seat
    match view.question:
        case WherePlace(_, tile):
            job, effect = job_of(view, fx.PlaceTile)
            tags = Text(words("kind-tile"))
            text = (*_about(job, effect, words), words("tile-bonus"))
            return Drawn(capital(words.name(tile)), "", STANDARD, tags, tile_drawn(tile, palette), text)
        case WhereClaim():
            return Drawn(words.verb(mv.Place), "", STANDARD, text=(words("claim-text"),))
    return Drawn(words.verb(mv.Place), "", STANDARD, text=(words("tile-bonus"),))


def _about(job: Job, effect: fx.PlaceTile, words: Words) -> Iterator[str]:
    """Say what a tile earns, and where it may lie: as such tiles always may, or as its card says."""
    gives, where = tile_said(effect.tile, words)
    usual = effect.placement == TILES[effect.tile].placement
    special = effect.tile not in ORDINARY and job.card in FACTS
    yield where if usual else sentence(clause(effect, words), words)
    yield from points_said(FACTS[job.card], words) if special else (gives,)


def tile_drawn(tile: TileKind, palette: Palette) -> tuple[Text, ...]:
    """Draw a tile in its colour."""
    sign = TILE_SIGNS[tile]
    fill = palette[sign.fill]
    inside = Text(f"{sign.lines[0]:^7}", Style(color=ink(fill), bgcolor=fill, bold=True))
    edge = Style(color=fill)
    return (
        Text("╭───────╮", edge),
        Text.assemble(("│", edge), inside, ("│", edge)),
        Text("╰───────╯", edge),
    )


def tile_said(tile: TileKind, words: Words) -> tuple[str, str]:
    """Say what a tile earns and where it may lie."""
    if tile in (TileKind.OCEAN, TileKind.GREENERY):
        return words(f"tile-{tile}-gives"), words(f"tile-{tile}-where")
    if tile in CITIES:
        return words("tile-city-gives"), words("tile-city-where")
    return words("tile-special-gives"), words("tile-land-where")


def raised(view: State, parameter: Parameter, words: Words) -> Iterator[str]:
    """Say where a parameter stands, what a step of it earns, and the bonus of the next step."""
    track, now = TRACKS[parameter], level(view, parameter)
    shown = degrees(now) if parameter is Parameter.TEMPERATURE else str(now)
    yield words(f"now-{parameter}", now=shown, goal=track.goal)
    if at_goal(view, parameter):
        yield words("now-at-goal")
        return
    if parameter is not Parameter.OCEANS:
        yield words("step-rating")
    bonus = track.bonuses.get(now + track.step)
    if bonus:
        at = degrees(now + track.step) if parameter is Parameter.TEMPERATURE else str(now + track.step)
        yield words("step-bonus", at=at, effects=together(bonus, words))


def explained(view: State, effects: Effects, words: Words) -> Iterator[str]:
    """Say what stands behind effects: how the tracks stand and what tiles earn."""
    for effect in effects:
        match effect:
            case fx.Raise(parameter):
                yield from raised(view, parameter, words)
            case fx.PlaceTile(TileKind.OCEAN as tile):
                yield from (*raised(view, Parameter.OCEANS, words), *tile_said(tile, words))
            case fx.PlaceTile(TileKind.GREENERY as tile):
                yield from (*tile_said(tile, words), *raised(view, Parameter.OXYGEN, words))
            case fx.PlaceTile(tile):
                yield from tile_said(tile, words)


def pictured(effects: Effects, palette: Palette) -> tuple[Text, ...]:
    """Draw the first tile that effects place."""
    tiles = [effect.tile for effect in effects if isinstance(effect, fx.PlaceTile)]
    return tile_drawn(tiles[0], palette) if tiles else ()
