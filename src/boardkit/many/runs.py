"""A run of many games: what a file keeps already is counted, the rest is played and kept as it comes."""

from collections.abc import Callable, Iterator

from attrs import define, field

from boardkit.many.crews import Crew
from boardkit.many.figures import Tally
from boardkit.many.job import Outcome, Plan
from boardkit.many.running import outcomes
from boardkit.many.store import Store


@define
class Counted:
    """What has come of games so far; it grows with every one.

    Attributes:
        settings: the figures by setting of the plan.
        totals: the points by seat, by number of the game.
        kept: how many games had been played before.
        decisions: how many were made in the games that have been played now.
    """

    settings: list[Tally]
    totals: dict[int, tuple[int, ...]] = field(factory=dict)
    kept: int = 0
    decisions: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        self.settings[outcome.setting].add(outcome)
        self.totals[outcome.number] = outcome.totals

    def sum(self, value: Callable[[Tally], int]) -> int:
        """Add up a figure of all settings."""
        return sum(map(value, self.settings))


def begun(plan: Plan, games: int, store: Store | None) -> Counted:
    """Count the games of a plan, up to so many, that a file keeps already."""
    counted = Counted([Tally(plan.seats) for _ in plan.settings])
    for outcome in store.outcomes() if store else ():
        if outcome.number < games:
            counted.add(outcome)
    counted.kept = len(counted.totals)
    return counted


def go_on(plan: Plan, games: int, crew: Crew, store: Store | None, counted: Counted) -> Iterator[int]:
    """Play the other games, keep and count them, and tell how many more there are now.

    Raises:
        FaultError: the games cannot be played, or what has come of them cannot be kept.
    """
    missing = (number for number in range(games) if number not in counted.totals)
    for some in outcomes(map(plan.job, missing), crew):
        if store:
            store.keep(some)
        for outcome in some:
            counted.add(outcome)
            counted.decisions += outcome.decisions
        yield len(some)
