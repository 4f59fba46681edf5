"""The table of TerriStories in words: the round, territories, cards, and all for whoever does not see it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from boardkit.core import CHANCE, Choice, Seat
from boardkit.draw.blocks import longest
from boardkit.draw.shapes import Place
from boardkit.games.terristories.box import ALEAS, MISSIONS, PLANETS, POWERS, PROJECTS, ROUNDS, TERRAINS
from boardkit.games.terristories.box.printed import Project
from boardkit.games.terristories.box.things import HIDDEN, INDICES, AleaCard, Character, ProjectCard, Triple
from boardkit.games.terristories.rules.ending import profile_of, wanted
from boardkit.games.terristories.rules.harvest import most
from boardkit.games.terristories.rules.ledger import capacity, individuals, labels, zones
from boardkit.games.terristories.rules.model import Shift, State
from boardkit.games.terristories.rules.moves import ClaimVictory, ShowProfile, StaySilent, UsePower
from boardkit.games.terristories.rules.rounds import PHASES
from boardkit.games.terristories.rules.starting import targets
from boardkit.games.terristories.show import printed
from boardkit.games.terristories.show.map import CUBE, HOURGLASS, LIGHTNING, STANDING, STOCK
from boardkit.maps.octagons import Octagon
from boardkit.text import Words

FEW: Final = 2  # with so many cubes a territory is in danger


def outlook_said(view: State, at: Octagon, words: Words) -> Iterator[str]:
    """Say how many zones have room, what whoever is asked may harvest, and whether few cubes are left."""
    territory = view.land[at]
    yield words("territory-room", room=TERRAINS[territory.terrain].zones - sum(territory.zones))
    if territory.sterile:
        return
    seat = view.to_move
    if view.round and seat is not None and seat in view.everyone and territory.individuals[seat]:
        yield words("territory-harvest", seat=words.seat(seat), most=most(view, seat, at))
    if territory.cubes <= FEW:
        yield words("territory-few", cubes=territory.cubes)


DONE: Final = "✓"


def heading(view: State, words: Words) -> str:
    """Say the round, the phase, and the planet."""
    if view.outcome is not None:
        return words("side-over")
    if not view.round:
        return words("side-setup", planet=words.name(view.planet))
    return words("side-round", round=view.round, rounds=ROUNDS, phase=view.phase)


def heading_in(view: State, words: Words, width: int) -> str:
    """Say the round and its phases in a width: all that is done, going on and to come, or only the one.

    The mission stands before it, and gives way last.
    """
    short, mission = heading(view, words), words("heading-mission", mission=words.name(view.mission))
    if view.outcome is not None or not view.round:
        # A planet and a mission may share a name, which is said once.
        alike = view.outcome is None and words.name(view.mission) == words.name(view.planet)
        return longest(width, f"{mission} · {words('side-setup-mission') if alike else short}", short)
    around = [phase for phase in PHASES if 0 <= phase - view.phase <= 1]
    rounds = words("heading-round", round=view.round, rounds=ROUNDS)
    named = ([rounds, *(_phase(view, one, words) for one in phases)] for phases in (PHASES, around))
    told = (*(" · ".join(stepper) for stepper in named), short)
    return longest(width, *(f"{mission} · {one}" for one in told), *told, f"{rounds} · {view.phase}")


def _phase(view: State, phase: int, words: Words) -> str:
    name = f"{phase} {words('phase-long', phase=phase)}"
    if phase == view.phase:
        return name.upper()
    return f"{name} {DONE}" if phase < view.phase else name


ABOUT_PROFILE: Final = (ShowProfile, ClaimVictory, StaySilent)


def impacts_said(project: Project, words: Words) -> str:
    """Write the price of a project and its impacts in a few signs."""
    moved = [(index, change) for index, change in zip(INDICES, project.impacts, strict=True) if change]
    signs = (f"{words(f'track-{index}')}{Shift(change)}" for index, change in moved)
    return " ".join((f"{CUBE}{project.cost}", *signs))


def kind_said(project: Project) -> str:
    """Write in a few signs how long a project acts, and in which phase."""
    signs = (HOURGLASS if project.lasts else LIGHTNING) + (STOCK if project.stock else "")
    token = f" {STANDING}" if project.token else ""
    return f"{signs}{','.join(map(str, project.phases))}{token}"


def project_said(card: ProjectCard, words: Words) -> tuple[str, ...]:
    """Say all that is printed on a project, and where that is from."""
    if card == HIDDEN:
        return (words("project-card-hidden"),)
    project = PROJECTS[card]
    name, role = words.name(card, ProjectCard), words.name(project.role)
    head = words("card-project", card=name, role=role, cost=project.cost)
    lines = [head, printed.when_said(project, words)]
    if project.stock:
        lines.append(words("card-stock", phase=project.phase))
    lines += _impacts(project.impacts, words)
    lines += [printed.effect_said(effect, words) for effect in project.effects]
    if project.token:
        lines.append(words("card-token"))
    return (*lines, source_said(project.source, words))


def source_said(source: str, words: Words) -> str:
    """Say whether a component is as printed, in part, or ours."""
    if source.startswith("original"):
        return words("source-original")
    return words("source-part" if "original" in source else "source-printed")


def _impacts(impacts: Triple, words: Words) -> Sequence[str]:
    named = printed.impacts_named(impacts, words)
    return [words("card-impacts", impacts=words.listed(named))] if named else []


def alea_said(card: AleaCard, words: Words) -> tuple[str, ...]:
    """Say all that is printed on a hazard."""
    alea = ALEAS[card]
    lines = [words("card-hazard", alea=words.name(card, AleaCard)), *_impacts(alea.impacts, words)]
    return (*lines, *printed.hazard_does(alea, words), source_said(alea.source, words))


def profile_said(view: State, seat: Seat, words: Words) -> tuple[str, ...]:
    """Say a personal objective that is known, and how near the seat is to it."""
    profile = profile_of(view, seat)
    if profile is None:
        return ()
    index, high = words.name(profile.index), wanted(view, profile)
    condition = f"condition-{profile.condition.replace('_', '-')}"
    return (
        words("card-profile", character=words.name(profile.id, Character), index=index, wanted=high),
        words(condition, amount=profile.amount(view.seats)),
        printed.progress_said(view, seat, words),
        source_said(profile.source, words),
    )


def power_said(view: State, seat: Seat, words: Words) -> tuple[str, ...]:
    """Say what a seat's power costs and does."""
    role = view.tableaux[seat].role
    if role is None:
        return ()
    power = POWERS[role]
    lines = [words("card-power", name=words(f"power-{role}")), *_impacts(power.cost, words)]
    return (*lines, *printed.power_does(role, words), source_said(power.source, words))


def laid_open(view: State, seat: Seat, words: Words) -> Sequence[str]:
    """Say all that lies before a seat: power, profile where it is known, projects; then what is for all."""
    lines = [_seat_said(view, seat, words), "", *power_said(view, seat, words)]
    if not view.tableaux[seat].power:
        lines.append(words("power-used"))
    profile = profile_said(view, seat, words)
    lines += ["", *profile] if profile else []
    for card in view.tableaux[seat].cards:
        lines += ["", *project_said(card.project, words)]
        if card.stocked:
            lines.append(words("card-kept"))
        elif card.at is not None:
            lines.append(words("card-token-at", at=str(card.at)))
    for project in view.tableaux[seat].hand:
        lines += ["", words("card-in-hand"), *project_said(project, words)] if project != HIDDEN else []
    return [*lines, "", *voyage_said(view, words)] if view.land else lines


def inspect_choice(view: State, choice: Choice, words: Words) -> Sequence[str]:
    """Say what a project, the power or the profile is that a choice is about."""
    card: Any = dict(choice.values).get("card")
    if card is not None:
        return project_said(card, words)
    seat = view.to_move
    if seat is None or seat == CHANCE:
        return ()
    if choice.kind is UsePower:
        return power_said(view, seat, words)
    return profile_said(view, seat, words) if choice.kind in ABOUT_PROFILE else ()


def inspect(view: State, place: Place, words: Words) -> Sequence[str]:
    """Say what a territory is, what stands on it, and what the hazard of the round does."""
    if not isinstance(place, Octagon) or place not in view.land:
        return (words("territory-none", at=str(place)),)
    lines = [territory_said(view, place, words), *outlook_said(view, place, words)]
    for seat in view.everyone:
        for card in (card for card in view.tableaux[seat].cards if card.at == place):
            name = words.name(card.project, ProjectCard)
            effects = " ".join(printed.effect_said(one, words) for one in PROJECTS[card.project].effects)
            lines.append(words("territory-token", card=name, seat=words.seat(seat), effects=effects))
    if view.alea is not None:
        lines += alea_said(view.alea, words)
    return lines


def voyage_said(view: State, words: Words) -> tuple[str, ...]:
    """Say the planet and the mission, and where these cards are from."""
    layout, goal = PLANETS[view.planet], MISSIONS[view.mission]
    aim = {index.value: target for index, target in zip(INDICES, targets(view), strict=True)}
    return (
        words("card-planet", planet=words.name(view.planet), stars=layout.stars),
        source_said(layout.source, words),
        words("card-mission", mission=words.name(view.mission), stars=goal.stars, **aim),
        source_said(goal.source, words),
    )


def territory_said(view: State, at: Octagon, words: Words) -> str:
    """Say a territory in a sentence."""
    territory, room = view.land[at], {"cubes": view.land[at].cubes, "capacity": capacity(view, at)}
    kind, terrain = "territory-sterile" if territory.sterile else "territory", words.name(territory.terrain)
    zoned, people = counted(territory.zones, words), counted(territory.individuals, words)
    return words(kind, at=str(at), terrain=terrain, zones=zoned, individuals=people, **room)


def counted(counts: Sequence[int], words: Words) -> str:
    """Say who has, or pays, how many, seat by seat; nothing of those with none."""
    named = ((words.seat(Seat(seat)), count) for seat, count in enumerate(counts) if count)
    return words.listed([words("territory-count", seat=seat, count=count) for seat, count in named])


def describe(view: State, words: Words) -> Sequence[str]:
    """Describe the planet, the base, the seats and what is known of hands."""
    if not view.land:
        return (words("describe-unknown"),)
    lines = [words("describe-planet", planet=words.name(view.planet), mission=words.name(view.mission))]
    aim = "describe-limit" if view.options.conquest else "describe-index"
    lines += [words("base-conquest")] if view.options.conquest else []
    for index, value, target in zip(INDICES, view.indices, targets(view), strict=True):
        lines.append(words(aim, index=words.name(index), value=value, target=target))
    lines += [territory_said(view, at, words) for at in view.land]
    lines += [_seat_said(view, seat, words) for seat in view.everyone]
    debts = ((words.seat(debt.seat), words.seat(debt.to), debt.amount) for debt in view.debts)
    return (*lines, *(words("describe-debt", seat=seat, to=to, amount=amount) for seat, to, amount in debts))


def _seat_said(view: State, seat: Seat, words: Words) -> str:
    tableau, name = view.tableaux[seat], words.seat(seat)
    cards = words.listed([words.name(card.project, ProjectCard) for card in tableau.cards])
    role = words.name(tableau.role) if tableau.role else words("seat-no-role")
    has = {"individuals": individuals(view, seat), "zones": zones(view, seat), "labels": labels(view, seat)}
    return words("describe-seat", seat=name, role=role, cubes=tableau.cubes, cards=cards, **has)


ALOUD: Final[Mapping[str, str]] = {LIGHTNING: ""}  # the sign is a letter elsewhere; its word stands beside it


def heading_aloud(view: State, words: Words) -> str:
    """Say the round and the phase, which the heading of the screen only numbers."""
    if view.outcome is not None or not view.round:
        return heading(view, words)
    return words("heard-heading", round=view.round, rounds=ROUNDS, phase=view.phase)


def from_where(words: Words) -> Collection[str]:
    """Name what is said of where things are from."""
    return {words(f"source-{one}") for one in ("printed", "part", "original")}


def glimpse(view: State, _seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is on a territory: its terrain, its cubes, and who is there."""
    if not isinstance(place, Octagon) or place not in view.land:
        return ()
    territory = view.land[place]
    cubes = words("heard-cubes", cubes=territory.cubes, capacity=capacity(view, place))
    settled = (said for seat in view.everyone for said in _settled(view, seat, place, words))
    return (words.name(territory.terrain), words("heard-sterile") if territory.sterile else cubes, *settled)


def _settled(view: State, seat: Seat, at: Octagon, words: Words) -> Iterator[str]:
    """Say what a seat has on a territory; nothing where it has nothing."""
    territory, name = view.land[at], words.seat(seat)
    if territory.zones[seat]:
        yield words("heard-zones", seat=name, count=territory.zones[seat])
    if territory.individuals[seat]:
        yield words("heard-individuals", seat=name, count=territory.individuals[seat])
    for card in view.tableaux[seat].cards:
        if card.at == at:
            yield words("heard-token", seat=name, card=words.name(card.project, ProjectCard))


def piles(view: State, words: Words) -> Mapping[str, int]:
    """Count the hazards to come, and the projects on the pile of each seat."""
    hazards = len(view.aleas) + len(view.aleas_under) + (view.foreseen in ALEAS)
    names = (words("pile-projects", seat=words.seat(seat)) for seat in view.everyone)
    projects = {name: len(one.bag + one.under) for name, one in zip(names, view.tableaux, strict=True)}
    return {words("pile-hazards"): hazards, **projects}
