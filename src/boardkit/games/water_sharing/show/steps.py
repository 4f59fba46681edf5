"""The eight steps of a round by name: those that are over, the one that is played, those to come."""

from collections.abc import Iterator

from boardkit.draw.blocks import longest
from boardkit.games.water_sharing.box.things import Stage
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.objectives import without_pollution
from boardkit.text import Words

LEAST_NAMED = 3
"""How many steps are named beside each other, if not all: the one that is played, and its neighbours."""


def heading(view: State, words: Words) -> str:
    """Say which round it is, and which of its steps."""
    clock = view.clock
    if view.over:
        return words("side-over")
    if not clock.round:
        return words.name(Stage.OPENING)
    return words(
        "side-round", round=clock.round, rounds=clock.rounds, step=clock.stage, name=words.name(clock.stage)
    )


def heading_in(view: State, words: Words, width: int) -> str:
    """Say which round it is, and as many of its steps by name as there is room for."""
    now = view.clock.stage
    if view.over or now is Stage.OPENING:
        return heading(view, words)
    named = [_named(view, stages, words) for stages in _around(list(played(view)), now)]
    short = heading(view, words)
    rounds = words("side-rounds", round=view.clock.round, rounds=view.clock.rounds)
    return longest(width, *named, short, _named(view, [now], words), f"{rounds} · {now}")


def _around(stages: list[Stage], now: Stage) -> Iterator[list[Stage]]:
    """List all steps, then fewer and fewer: from the one before the one that is played, or the last ones."""
    place = stages.index(now)
    for many in range(len(stages), LEAST_NAMED - 1, -1):
        first = max(0, min(place - 1, len(stages) - many))
        yield stages[first : first + many]


def played(view: State) -> Iterator[Stage]:
    """List the steps of a round, without those that the simplified mode leaves out."""
    for stage in list(Stage)[1:]:
        if not (without_pollution(view.options) and stage in (Stage.POLLUTE, Stage.FLOW)):
            yield stage


def _named(view: State, stages: list[Stage], words: Words) -> str:
    """Write steps by name: ticked if they are over, in capitals if they are played."""
    clock = view.clock
    said = [words("side-rounds", round=clock.round, rounds=clock.rounds)]
    for stage in stages:
        name = words.name(stage)
        if stage is clock.stage:
            said.append(f"▸{stage} {name.upper()}")
        else:
            said.append(f"{stage} {name} ✓" if stage < clock.stage else f"{stage} {name}")
    return "  ".join(said)
