"""Matches of the toy game, and the fault that something ends in."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import strategies as st

from boardkit.core import Fault, FaultError, Game, Match, Player, Study, legal, records
from tests.toy import TOY, Toy, ToyOptions

GAMES: Final[dict[str, Game[Any]]] = {"toy": TOY}
LETTERS: Final = st.characters(exclude_categories=["Cs"])
"""All that UTF-8 can write; Hypothesis, asked for that by name, tries a million codes in each worker."""

PLAYERS: Final = (Player("Ada", 0), Player("Élodie [b]", 3))


def new_match(seed: int = 1, rounds: int = 3) -> Match[Toy]:
    return records.start(TOY, ToyOptions(rounds=rounds), PLAYERS, seed)


def played(match: Match[Toy], decisions: int) -> Match[Toy]:
    """Play on by the last legal answer, decision after decision, at most to the end."""
    for _ in range(decisions):
        if not match.over:
            match = match.play(legal(TOY, match.state)[-1])
    return match


def played_on(study: Study[Toy], decisions: int) -> Study[Toy]:
    """Play on the line that is played, as `played` does."""
    return study.playing(played(study.match, decisions))


def fault_of(act: Callable[[], object]) -> Fault:
    with pytest.raises(FaultError) as caught:
        act()
    return caught.value.fault
