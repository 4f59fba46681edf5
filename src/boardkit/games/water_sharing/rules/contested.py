"""6 The hex that a conflict was about: its winner uses it before anybody else, and no other."""

from collections.abc import Iterator

from boardkit.core import Condition, Question, Refusal, must
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.rules.questions import FirstSite, FirstUse


def hex_won(question: Question) -> Spot | None:
    """6 Name the hex that the winner of a conflict is asked about; None where it is asked about none."""
    return question.at if isinstance(question, FirstUse | FirstSite) else None


class OnlyContestedSite(Refusal, word="only-contested-site", rule="6"):
    """Only the hex that the conflict was about can be used now."""


def must_be_won(question: Question, at: Spot) -> Iterator[Condition]:
    """6 The winner of a conflict may use no other hex first."""
    won = hex_won(question)
    if won is not None:
        yield must(at == won, OnlyContestedSite())
