"""Cards of projects, roles, powers, characters, hazards, planets and missions, with all that they do."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from boardkit.core import Seat, values_in
from boardkit.draw.cards import Card
from boardkit.draw.colours import inked
from boardkit.draw.glyphs import glyph
from boardkit.draw.palette import Palette
from boardkit.games.terristories import box
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box import things
from boardkit.games.terristories.box.effects import Label, Restore
from boardkit.games.terristories.box.printed import Alea, Layout, Profile, Project
from boardkit.games.terristories.rules.ending import personal_met, profile_of, progress, wanted
from boardkit.games.terristories.rules.model import Card as CardInPlay
from boardkit.games.terristories.rules.model import Shift, State
from boardkit.games.terristories.rules.options import STARS, without_objectives
from boardkit.games.terristories.rules.starting import pile
from boardkit.games.terristories.show.map import FILLS
from boardkit.maps.octagons import Octagon
from boardkit.text import Words


def effect_said(effect: fx.CardEffect, words: Words) -> str:
    """Say what an effect does."""
    values: dict[str, str | int] = {"less": -effect.amount} if isinstance(effect, fx.Measured) else {}
    for name, value in values_in(effect).items():
        match value:
            case things.Terrain():
                values |= {"terrain": words.name(value), "terrain_key": value.value}
            case things.Role():
                values[name] = words.name(value)
            case int():
                values[name] = value
    return words(f"effect-{'-'.join(_parts(effect))}".replace("_", "-"), **values)


def _parts(effect: fx.CardEffect) -> Iterator[str]:
    """Walk what tells the sentences of effects apart."""
    yield effect.word
    for name, value in values_in(effect).items():
        match value:
            case fx.Where():
                yield value.name.lower()
            case fx.Target() | fx.Goods() | fx.Per() if value is not fx.Target.SELF:
                yield value.value
            case things.Terrain() if not isinstance(effect, fx.OnLand):
                yield name
            case True:
                yield name
    if isinstance(effect, fx.Measured) and effect.amount < 0:
        yield "less"


def standing(view: State, seat: Seat, profile: Profile) -> dict[str, int]:
    """Count how far both parts of an objective are met, and how far they are to be."""
    index = {"value": view.index(profile.index), "wanted": wanted(view, profile)}
    return {**index, "count": progress(view, seat, profile), "amount": profile.amount(view.seats)}


def progress_said(view: State, seat: Seat, words: Words) -> str:
    """Say how far both parts of a known objective are met, and if they are."""
    profile = profile_of(view, seat)
    assert profile is not None
    index, counted = words.name(profile.index), words(f"counted-{profile.condition.replace('_', '-')}")
    said = words("told-progress", index=index, counted=counted, **standing(view, seat, profile))
    return f"{said} {words('told-met')}" if personal_met(view, seat) else said


GAP: Final = "  "


def impact_tags(impacts: things.Triple, words: Words, palette: Palette) -> Text:
    """Write how the indices move, each in its colour."""
    moved = [index for index, change in zip(things.INDICES, impacts, strict=True) if change]
    said = impacts_named(impacts, words)
    colours = [palette[f"index.{index}"] for index in moved]
    return Text(GAP).join(map(Text, said, colours))


def impacts_named(impacts: things.Triple, words: Words) -> list[str]:
    """Name the indices that move, and by how much."""
    moved = [(words.name(one), change) for one, change in zip(things.INDICES, impacts, strict=True) if change]
    return [words("tag-impact", index=name, change=str(Shift(change))) for name, change in moved]


def project_card(project: things.ProjectCard, words: Words, palette: Palette) -> Card:
    """Draw a project: price, impacts, when it acts, and what it does."""
    name = words.name(project, things.ProjectCard)
    if project not in box.PROJECTS:
        return Card(name, text=(words("told-hidden"),))
    printed = box.PROJECTS[project]
    text = (*project_effects(printed, words), *_course(printed, words))
    tags, cost = impact_tags(printed.impacts, words, palette), words("price-cubes", cubes=printed.cost)
    return Card(name, cost, f"role.{printed.role}", tags, text=text, known=(words("card-token"),))


def project_effects(project: Project, words: Words) -> tuple[str, ...]:
    """Say what a project does."""
    return tuple(effect_said(effect, words) for effect in project.effects)


def when_said(project: Project, words: Words) -> str:
    """Say in which phases a project acts, and whether more than once."""
    phases = words.listed(list(map(str, project.phases)))
    lasts = "card-lasts" if project.lasts else "card-once"
    return words(lasts, phases=phases, phases_count=len(project.phases))


def _course(project: Project, words: Words) -> Iterator[str]:
    yield when_said(project, words)
    if project.stock:
        yield words("card-stock", phase=project.phase)
    if project.token:
        yield words("card-token")


def role_card(view: State, role: things.Role, words: Words) -> Card:
    """Draw a role before it is taken: its power, its projects, and its characters."""
    projects, named = _projects_text(view, role, words)
    # All characters or none are told: they are lines of one paragraph.
    known = projects, "\n".join(_characters_text(view, role, words)), named
    text = *_power_text(view, role, words), *known
    return Card(words.name(role), colour=f"role.{role}", text=text, known=known)


def power_card(role: things.Role, words: Words, palette: Palette) -> Card:
    """Draw the power of a role, under its name and what it costs in points of indices: what it does."""
    tags = impact_tags(box.POWERS[role].cost, words, palette)
    text = (words("told-power-once"), *power_does(role, words), words("told-power-bars"))
    return Card(words(f"power-{role}"), colour=f"role.{role}", tags=tags, text=text)


def _power_text(view: State, role: things.Role, words: Words) -> tuple[str, ...]:
    if view.options.basic:
        return (words("told-basic"),)
    name = words("card-power", name=words(f"power-{role}"))
    costs = words("told-power-costs", costs=words.listed(impacts_named(box.POWERS[role].cost, words)))
    return (name, *power_does(role, words), costs)


def power_does(role: things.Role, words: Words) -> Iterator[str]:
    """Say what the power of a role does, and what it does where that finds nothing."""
    for effect in box.POWERS[role].effects:
        yield effect_said(effect, words)
        if isinstance(effect, Restore):
            yield words("card-power-else", amount=effect.amount)


def _projects_text(view: State, role: things.Role, words: Words) -> tuple[str, str]:
    cards = pile(view.with_tableau(Seat(0), role=role), Seat(0))
    projects = [box.PROJECTS[card] for card in cards]
    moved = zip(*(project.impacts for project in projects), strict=True)
    raised = [sum(change > 0 for change in one) for one in moved]
    up = {index.value: count for index, count in zip(things.INDICES, raised, strict=True)}
    labelled = sum(project.total(Label) > 0 for project in projects)
    lasting = sum(project.lasts for project in projects)
    named = words.listed([words.name(card, things.ProjectCard) for card in cards])
    counted = words("told-role-projects", count=len(cards), lasting=lasting, labels=labelled, **up)
    return counted, words("told-role-named", projects=named)


def _characters_text(view: State, role: things.Role, words: Words) -> Iterator[str]:
    if without_objectives(view.options, view.seats):
        return
    yield words("told-characters")
    for profile in box.PROFILES.values():
        if profile.role is role:
            character = words.name(profile.id, things.Character)
            yield words("told-character", character=character, aim=_aim(view, profile.id, words))


def _aim(view: State, character: things.Character, words: Words) -> str:
    profile = box.PROFILES[character]
    condition = words(f"condition-{profile.condition.replace('_', '-')}", amount=profile.amount(view.seats))
    index = words.name(profile.index)
    return words("told-aim", index=index, wanted=wanted(view, profile), condition=condition)


def character_card(view: State, seat: Seat | None, character: things.Character, words: Words) -> Card:
    """Draw a character: its personal objective, and how near a seat is to it."""
    name = words.name(character, things.Character)
    if character == things.HIDDEN_CHARACTER or character not in box.PROFILES:
        return Card(name, text=(words("told-secret"),))
    profile = box.PROFILES[character]
    text = [_aim(view, character, words)]
    if seat is not None and view.land:
        text.append(progress_said(view, seat, words))
    return Card(name, colour=f"role.{profile.role}", text=tuple(text))


def hazard_card(alea: things.AleaCard, words: Words, palette: Palette) -> Card:
    """Draw a hazard to read aloud: what it does to indices, land and players, and what protects from it."""
    name = words.name(alea, things.AleaCard)
    if alea == things.HIDDEN_ALEA or alea not in box.ALEAS:
        return Card(name)
    printed = box.ALEAS[alea]
    tags, text = impact_tags(printed.impacts, words, palette), tuple(hazard_does(printed, words))
    return Card(name, colour=f"card.hazard.{printed.sign}", tags=tags, text=text)


def hazard_does(alea: Alea, words: Words) -> Iterator[str]:
    """Say what a hazard does, and which labels protect from it."""
    yield from (effect_said(effect, words) for effect in alea.effects)
    if alea.protects is not None and alea.labels is not None:
        yield words(f"card-protects-{alea.protects}", labels=alea.labels)


def planet_card(planet: things.Planet, words: Words, palette: Palette) -> Card:
    """Draw a planet: its map, and how many cubes and zones its terrains hold."""
    name = words("told-planet", planet=words.name(planet))
    if planet in STARS:
        return Card(name, text=(words("told-drawn"),))
    layout = box.PLANETS[planet]
    columns = range(max(map(len, layout.map)))
    rows = ([Octagon(column, row) for column in columns] for row in range(len(layout.map)))
    globe = tuple(Text().join(_spot(layout, at, palette) for at in row) for row in rows)
    return Card(name, picture=globe, text=_land_text(layout, words))


def _land_text(layout: Layout, words: Words) -> tuple[str, ...]:
    there = [*layout.territories.values()]
    counts = {terrain.value: there.count(terrain) for terrain in box.TERRAINS}
    stars = words("told-stars", stars=layout.stars)
    return stars, words("told-land", **counts), words("told-barren", count=len(layout.sterile))


def option_told(value: object, words: Words) -> str:
    """Tell a planet or a mission that may be chosen before the game; nothing of other options."""
    match value:
        case things.Planet() if value not in STARS:
            return " ".join(_land_text(box.PLANETS[value], words))
        case things.Mission() if value not in STARS:
            head, *goals, two = mission_card(value, words).text
            return f"{head} {words.listed(goals)}. {two}"
    return ""


def _spot(layout: Layout, at: Octagon, palette: Palette) -> Text:
    terrain, barren = layout.territories.get(at), at in layout.sterile
    if terrain is None:
        return Text("     ")
    ground = palette["terrain.sterile" if barren else FILLS[terrain]]
    sign = f" {glyph(FILLS[terrain])}{glyph('terrain.sterile') if barren else ' '} "
    return Text.assemble((sign, inked(ground)), " ")


def mission_card(mission: things.Mission, words: Words) -> Card:
    """Draw a mission: where the indices begin, and where they are to go."""
    name = words("told-mission", mission=words.name(mission))
    if mission in STARS:
        return Card(name, text=(words("told-drawn"),))
    printed = box.MISSIONS[mission]
    goals = zip(map(words.name, things.INDICES), printed.start, printed.target, strict=True)
    rows = [words("told-goal", index=index, start=start, target=target) for index, start, target in goals]
    stars = words("told-mission-stars", stars=printed.stars)
    return Card(name, text=(stars, *rows, words("told-mission-two")))


def placed_name(card: CardInPlay, words: Words) -> str:
    """Name a project in play, with where its token is or that it is kept."""
    name = words.name(card.project, things.ProjectCard)
    if card.stocked:
        return words("side-stocked", card=name)
    return name if card.at is None else words("side-token", card=name, at=str(card.at))
