"""What the role of a seat promises before anything is played: what its projects raise and bring."""

from collections.abc import Sequence
from functools import cache
from statistics import mean
from typing import Final

from boardkit.core import Seat
from boardkit.games.terristories.box import LOWEST, MISSIONS, POWERS, PROFILES, PROJECTS
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.printed import Project
from boardkit.games.terristories.box.things import INDICES, Role, Triple
from boardkit.games.terristories.players.projects import LASTING
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.starting import targets

PAID: Final = 3
"""How many of its projects a seat sees paid in a match, at least."""

ROUNDS_PAID: Final = 4
"""For how many rounds a project that lasts brings something, once it is paid."""


def begun(state: State) -> Triple:
    """Tell where the indices stood when the mission began."""
    if state.options.ex_nihilo:
        return (LOWEST,) * 3
    return MISSIONS[state.mission].start if state.mission in MISSIONS else (0, 0, 0)


def promised_indices(state: State) -> float:
    """Say how near the roles that are taken bring all indices; what lacks most counts most."""
    roles = [tableau.role for tableau in state.tableaux if tableau.role]
    lacks = [mark - value for mark, value in zip(targets(state), begun(state), strict=True)]
    rest = [max(0.0, lack - PAID * sum(_raises(role)[at] for role in roles)) for at, lack in enumerate(lacks)]
    return -sum(lack * lack for lack in rest) / max(1.0, mean(lacks))


def promised_own_index(state: State, seat: Seat) -> float:
    """Say by how many points the projects of a seat raise the index that its objective may ask for."""
    role = state.tableaux[seat].role
    if role is None:
        return 0.0
    asked = [INDICES.index(profile.index) for profile in PROFILES.values() if profile.role is role]
    return PAID * mean(_raises(role)[at] for at in asked)


def promised_cubes(state: State, seat: Seat) -> float:
    """Count the cubes that the projects of a seat and its power bring."""
    role = state.tableaux[seat].role
    return 0.0 if role is None else PAID * _brings(role) + _by_power(role)


def _projects(role: Role) -> Sequence[Project]:
    return [project for project in PROJECTS.values() if project.role is role]


@cache
def _raises(role: Role) -> tuple[float, ...]:
    """Return by how much a project of a role raises each index, on the average."""
    return tuple(mean(moved) for moved in zip(*(card.impacts for card in _projects(role)), strict=True))


@cache
def _brings(role: Role) -> float:
    """Return how many cubes a project of a role brings, on the average."""
    return mean(
        sum(LASTING.get(type(effect), 0.0) * _amount(effect) for effect in card.effects)
        * (ROUNDS_PAID if card.lasts else 1)
        for card in _projects(role)
    )


def _amount(effect: object) -> int:
    return effect.amount if isinstance(effect, fx.Measured) else 1


def _by_power(role: Role) -> int:
    return sum(effect.amount for effect in POWERS[role].effects if isinstance(effect, fx.Gain))
