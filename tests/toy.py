"""A tiny complete game for tests: pick a number in secret, the highest number that nobody shares scores.

1 Setup: chance tosses who picks first.
2 A round: 2.1 every seat picks a number in secret, not the one it picked last; 2.2 the numbers are shown;
2.3 chance rolls a die; the seat with the highest number that nobody shares scores it, and the die too if
stakes are high.
3 The end: 3.1 after the last round; 3.2 most points win; 3.3 a tie goes to the lower sum of picks.
"""

from collections.abc import Iterable
from enum import StrEnum
from random import Random
from typing import Annotated

from attrs import frozen

from boardkit.core import (
    BY_SEAT,
    CHANCE,
    Answers,
    Effect,
    Event,
    Game,
    Move,
    Question,
    Refusal,
    ScoreLine,
    ScoreSheet,
    Seat,
    Step,
    Table,
    TieBreak,
    answer,
    effect,
    emit,
)
from boardkit.core.values import Value

HIDDEN = 0


class Stakes(StrEnum):
    LOW = "low"
    HIGH = "high"


@frozen
class ToyOptions:
    rounds: int = 3
    repeats: bool = False
    stakes: Stakes = Stakes.LOW


class Picks(Value):
    """What a seat has picked: one number a round, HIDDEN where it is not known."""

    numbers: tuple[int, ...] = ()


class Toy(Table, kw_only=True):
    options: ToyOptions
    picks: Annotated[tuple[Picks, ...], BY_SEAT]
    points: Annotated[tuple[int, ...], BY_SEAT]
    rounds: int = 0
    shown: int = 0

    @property
    def seats(self) -> int:
        return len(self.picks)


class WhoPicksFirst(Question, word="who-picks-first", rule="1"):
    pass


class WhichNumber(Question, word="which-number", rule="2.1"):
    pass


class WhichPips(Question, word="which-pips", rule="2.3"):
    pass


class ShowNumbers(Effect, word="show-numbers", rule="2.2"):
    pass


class EndRound(Effect, word="end-round", rule="3.1"):
    first: Seat


class Toss(Move, verb="toss"):
    seat: Seat


class Pick(Move, verb="pick"):
    number: int


class Roll(Move, verb="roll"):
    pips: int


class Tossed(Event, rule="1"):
    seat: Seat


class Picked(Event, rule="2.1"):
    seat: Seat
    number: int

    def covered(self, seat: Seat | None) -> "Picked":
        return self if seat == self.seat else self.__replace__(number=HIDDEN)


class Shown(Event, rule="2.2", reveals=True):
    numbers: tuple[int, ...]


class Scored(Event, rule="2.3", reveals=True):
    pips: int
    seat: Seat | None
    points: int


class Ended(Event, rule="3.1"):
    pass


class OutOfRange(Refusal, word="out-of-range", rule="2.1"):
    value: int
    most: int


class PickedLast(Refusal, word="picked-last", rule="2.1"):
    number: int


class TooManyRounds(Refusal, word="too-many-rounds", rule="3.1"):
    rounds: int
    most: int


class RoundPoints(ScoreLine, rule="2.3"):
    pass


class Modesty(TieBreak, rule="3.3"):
    pass


def setup(options: ToyOptions, seats: int) -> Step[Toy]:
    table = Toy(options=options, picks=(Picks(),) * seats, points=(0,) * seats)
    return Step(table.ask(WhoPicksFirst(CHANCE)))


def tosses(state: Toy) -> Iterable[Toss]:
    return map(Toss, map(Seat, range(len(state.picks))))


def may_toss(state: Toy, move: Toss) -> Refusal | None:
    return None if move.seat in range(len(state.picks)) else OutOfRange(move.seat, len(state.picks) - 1)


def toss(state: Toy, move: Toss) -> Step[Toy]:
    return emit(begin_round(state.answered(), move.seat), Tossed(move.seat))


def numbers(state: Toy) -> Iterable[Pick]:
    return map(Pick, range(1, most(state) + 1))


def may_pick(state: Toy, question: WhichNumber, move: Pick) -> Refusal | None:
    if move.number not in range(1, most(state) + 1):
        return OutOfRange(move.number, most(state))
    if not state.options.repeats and state.picks[question.seat].numbers[-1:] == (move.number,):
        return PickedLast(move.number)
    return None


def most(state: Toy) -> int:
    return len(state.picks) + 2


def rolls(state: Toy) -> Iterable[Roll]:
    return map(Roll, range(1, 7))


def may_roll(state: Toy, move: Roll) -> Refusal | None:
    return None if move.pips in range(1, 7) else OutOfRange(move.pips, 6)


def begin_round(state: Toy, first: Seat) -> Toy:
    seats = [Seat((first + turn) % len(state.picks)) for turn in range(len(state.picks))]
    return state.ask(
        *(WhichNumber(seat) for seat in seats), ShowNumbers(), WhichPips(CHANCE), EndRound(seats[1])
    )


def pick(state: Toy, question: WhichNumber, move: Pick) -> Step[Toy]:
    picks = list(state.picks)
    picks[question.seat] = Picks((*picks[question.seat].numbers, move.number))
    return emit(state.answered().__replace__(picks=tuple(picks)), Picked(question.seat, move.number))


def show_numbers(state: Toy) -> Step[Toy]:
    numbers = tuple(picks.numbers[-1] for picks in state.picks)
    return emit(state.__replace__(shown=state.shown + 1), Shown(numbers))


def score_round(state: Toy, move: Roll) -> Step[Toy]:
    state, pips = state.answered(), move.pips
    numbers = [picks.numbers[-1] for picks in state.picks]
    alone = [number for number in numbers if numbers.count(number) == 1]
    if not alone:
        return emit(state, Scored(pips, None, 0))
    seat = Seat(numbers.index(max(alone)))
    gain = max(alone) + (pips if state.options.stakes == Stakes.HIGH else 0)
    points = tuple(had + gain * (seat == other) for other, had in enumerate(state.points))
    return emit(state.__replace__(points=points), Scored(pips, seat, gain))


def end_round(state: Toy, effect: EndRound) -> Step[Toy]:
    state = state.__replace__(rounds=state.rounds + 1)
    if state.rounds == state.options.rounds:
        return emit(state, Ended())
    return Step(begin_round(state, effect.first))


def view(state: Toy, seat: Seat) -> Toy:
    def seen(owner: int, picks: Picks) -> Picks:
        covered = (HIDDEN,) * len(picks.numbers[state.shown :])
        return picks if owner == seat else Picks(picks.numbers[: state.shown] + covered)

    return state.__replace__(picks=tuple(seen(owner, picks) for owner, picks in enumerate(state.picks)))


def guess(state: Toy, seat: Seat, random: Random) -> Toy:
    def imagined(picks: Picks) -> Picks:
        if HIDDEN not in picks.numbers:
            return picks
        known = picks.numbers[:-1]
        repeated = () if state.options.repeats else known[-1:]
        return Picks((*known, random.choice([n for n in range(1, most(state) + 1) if n not in repeated])))

    return state.__replace__(picks=tuple(imagined(picks) for picks in view(state, seat).picks))


def score(state: Toy) -> ScoreSheet:
    seats = range(len(state.picks))
    lines = tuple(RoundPoints(Seat(seat), state.points[seat]) for seat in seats)
    modesty = Modesty(tuple(-sum(picks.numbers) for picks in state.picks))
    return ScoreSheet(len(seats), lines, (modesty,))


def weight(state: Toy, move: Move) -> int:
    """Load the die: a six comes up three times as often."""
    return 3 if move == Roll(6) else 1


def fault(options: ToyOptions, seats: int) -> Refusal | None:
    longest = 400 // seats
    return None if 1 <= options.rounds <= longest else TooManyRounds(options.rounds, longest)


TOY = Game(
    key="toy",
    seats=range(2, 5),
    secret=True,
    options=ToyOptions,
    state=Toy,
    setup=setup,
    answers=Answers(
        rows=(
            answer(WhoPicksFirst, Toss, tosses, toss, may_toss),
            answer(WhichNumber, Pick, numbers, pick, may_pick, rough=True),
            answer(WhichPips, Roll, rolls, score_round, may_roll),
        ),
        effects=(effect(ShowNumbers, show_numbers), effect(EndRound, end_round)),
        reasons=(OutOfRange, PickedLast, TooManyRounds),
        end="3.1",
    ),
    view=view,
    guess=guess,
    score=score,
    weight=weight,
    fault=fault,
)
