"""5.3, 6 Water that lies on a hex, what a community can still use, and who uses a contested hex first."""

from collections.abc import Iterator

from boardkit.core import Condition, Question, Refusal, Seat, must
from boardkit.games.water_sharing.box.board import Spot
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import FirstSite, FirstUse


def need(state: State, seat: Seat, part: Spot) -> int:
    """5.3 Say how much water a part can still use; a cistern serves the main part."""
    holding, community = state.land.holding(seat), state.communities[seat]
    cistern = community.favours.cistern if part == holding.main else 0
    return max(0, holding.thirst[part] + cistern - community.stock(part).water)


def need_at(state: State, seat: Seat, at: Spot) -> int:
    """5.3 Say how much water the parts that touch a river hex can still use."""
    return sum(need(state, seat, part) for part in state.land.holding(seat).taps.get(at, ()))


def need_of(state: State, seat: Seat) -> int:
    """5.3 Say how much water all parts of a seat can still use."""
    return sum(need(state, seat, part) for part in state.land.holding(seat).thirst)


class NoWaterThere(Refusal, word="no-water-there", rule="5.3"):
    """The hex does not have so much water."""

    has: int


def must_flow(state: State, at: Spot, count: int) -> Condition:
    """5.3 So much water lies on the hex."""
    there = state.water.get(at, 0)
    return must(0 < count <= there, NoWaterThere(there))


class NoNeed(Refusal, word="no-need", rule="5.3"):
    """The seat's buildings need no more water than so much."""

    need: int


def must_need(count: int, wanted: int) -> Condition:
    """5.3 Nobody takes more water than its buildings need."""
    return must(count <= wanted, NoNeed(wanted))


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
