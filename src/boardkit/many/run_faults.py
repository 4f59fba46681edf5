"""Faults of a run of many games and of what is kept of it, as facts."""

from enum import StrEnum

from msgspec import field

from boardkit.core import Fault
from boardkit.core.packaged import installer


class PlanPart(StrEnum):
    """What two plans may differ in."""

    GAME = "game"
    RULES = "rules"
    SEATS = "seats"
    SEED = "seed"
    PLAYERS = "players"
    SETTINGS = "settings"


class OtherPlan(Fault):
    """A file keeps games of another plan."""

    path: str
    part: PlanPart
    there: str
    here: str


class NotGames(Fault):
    """A file is no file of games."""

    path: str


class NewerGames(Fault):
    """A file of games was written by a later version of the program."""

    path: str
    form: int
    known: int


class GamesDamaged(Fault):
    """What a file keeps of a game cannot have come of any."""

    path: str
    number: int


class GamesNotKept(Fault):
    """A file of games cannot be written or read; `reason` is what the database says."""

    path: str
    reason: str


class GamesBusy(Fault):
    """Another run is writing a file of games."""

    path: str


class UnknownEnding(Fault):
    """By the ending of a file's name nobody can tell its form."""

    path: str
    known: tuple[str, ...]


class ExtraMissing(Fault):
    """What is asked for needs an extra that is not installed."""

    extra: str
    installer: str = field(default_factory=installer)


class NoCluster(Fault):
    """No Dask scheduler answers at an address."""

    address: str
    reason: str


class WorkersLost(Fault):
    """Workers die again and again."""

    times: int


class WorkerDiffers(Fault):
    """A worker has other rules of the game, or not the game or the program at all."""

    game: str


class NeverEnds(Fault):
    """The rules of a game go round in a circle."""

    number: int
    reason: str


class UnknownPlayer(Fault):
    """Nobody is called so who could sit down at a seat."""

    player: str
    known: tuple[str, ...]
