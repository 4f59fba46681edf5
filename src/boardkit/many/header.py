"""A plan as it stands in a file of games: two runs into one file must have the same."""

import json
from collections.abc import Iterator
from typing import Any, Final

from boardkit.core import FaultError
from boardkit.core.faults import UnknownGame
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.plain import parsed
from boardkit.core.values import Value, values_in
from boardkit.games import GAMES
from boardkit.many.faults import NewerGames, NotGames, OtherPlan, PlanPart
from boardkit.many.job import Plan

FORM: Final = 1
"""The version of the form of files of games."""

MOST_SEATS: Final = 100
"""No file of games has more; that of a game is looked up where it is known."""


class Header(Value, kw_only=True):
    """A plan as plain data.

    Attributes:
        many: the version of the form.
        settings: the options, each setting by name.
    """

    many: int = FORM
    game: str
    rules: int
    seats: int
    seed: int
    players: list[str]
    settings: list[dict[str, Any]]

    @property
    def is_sound(self) -> bool:
        """Whether games can be of such a plan."""
        return 0 < self.seats <= MOST_SEATS and len(self.players) == self.seats and bool(self.settings)


def header_of(plan: Plan) -> Header:
    """Write a plan as plain data."""
    return Header(
        game=plan.game,
        rules=plan.rules,
        seats=plan.seats,
        seed=plan.seed,
        players=list(plan.players),
        settings=json.loads(json.dumps([unstructure(options) for options in plan.settings])),
    )


def written(header: Header) -> str:
    """Write a plan as JSON."""
    return json.dumps(values_in(header), ensure_ascii=False)


def read(text: str, path: str) -> Header:
    """Read a plan from JSON that stood in a file.

    Raises:
        FaultError: it is none, or one of a later version, or of an unknown game.
    """
    plain = parsed(text)
    if not isinstance(plain, dict):
        raise FaultError(NotGames(path))
    if type(form := plain.get("many")) is int and form > FORM:
        raise FaultError(NewerGames(path, form, FORM))
    header = structure(plain, Header)
    if not header.is_sound:
        raise FaultError(NotGames(path))
    if header.game not in GAMES:
        raise FaultError(UnknownGame(header.game, tuple(GAMES)))
    return header


def check_same(path: str, there: Header, here: Header) -> None:
    """Refuse to mix games of two plans.

    Raises:
        FaultError: the plans differ.
    """
    for part in PlanPart:
        old, new = getattr(there, part.value), getattr(here, part.value)
        if old != new:
            raise FaultError(OtherPlan(path, part, _said(part, old, new), _said(part, new, old)))


def as_typed(value: object) -> str:
    """Write the value of an option as on the command line."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _said(part: PlanPart, value: Any, other: Any) -> str:
    """Say a part of a plan in short, of settings what differs."""
    match part:
        case PlanPart.PLAYERS:
            return ", ".join(value)
        case PlanPart.SETTINGS:
            return "; ".join(_differing(value, other))
    return str(value)


def _differing(settings: list[dict[str, Any]], others: list[dict[str, Any]]) -> Iterator[str]:
    varying = {
        name for one in (*settings, *others) for name in one if len(_values(name, settings, others)) > 1
    }
    for one in settings:
        yield ", ".join(f"{name}={as_typed(value)}" for name, value in one.items() if name in varying) or "…"


def _values(name: str, *several: list[dict[str, Any]]) -> set[str]:
    return {repr(one.get(name)) for settings in several for one in settings}
