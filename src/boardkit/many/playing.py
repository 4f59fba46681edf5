"""Playing one game after the other, by players each named by a word."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from msgspec import field

from boardkit import core
from boardkit.core import records
from boardkit.core.lines.match import COLOURS, Standing
from boardkit.core.rules.game import check
from boardkit.core.values import Value
from boardkit.games import GAMES
from boardkit.many.job import Deed, Job, Outcome, deeds_of, naming
from boardkit.many.run_faults import NeverEnds, UnknownPlayer, WorkerDiffers
from boardkit.players.lookup import BASELINES, RANDOM, chooser_of, mind_of
from boardkit.players.mind import Seen

Chooser: TypeAlias = Callable[[Standing[Any], Sequence[core.Move], Random], core.Move]
"""(where a match stands, its legal moves, randomness) -> one of them; the seat may know `game.view` alone."""


def at_random(_now: Standing[Any], moves: Sequence[core.Move], random: Random) -> core.Move:
    """Take any legal move."""
    return random.choice(moves)


def player_called(game: str, word: str) -> Chooser:
    """Return the player of a game by its word; all but `random` are told what their seat sees, and no more.

    Raises:
        FaultError: there is none.

    The player raises:
        RulesError: it has chosen a move that the rules refuse.
    """
    known = (*BASELINES, *mind_of(game).levels)
    if word not in known:
        raise core.FaultError(UnknownPlayer(word, known))
    if word == RANDOM:
        return at_random
    choose = chooser_of(game, word)

    def chosen(now: Standing[Any], moves: Sequence[core.Move], random: Random) -> core.Move:
        seed, seat = random.getrandbits(32), now.state.to_move
        assert seat is not None
        if len(moves) == 1:
            return moves[0]
        move = choose(Seen.of(now.game, now.state, seat), seed)
        check(now.game, now.state, move)
        return move

    return chosen


MOST_DECISIONS: Final = 100_000  # when to give a game up; the longest match of any game is far shorter
Played: TypeAlias = (
    tuple[Outcome, ...] | core.Fault
)  # what came of some games, or what keeps a worker from it


def play_batch(jobs: Sequence[Job]) -> Played:
    """Play some games of one game; what a worker is sent."""
    if jobs and (jobs[0].game not in GAMES or GAMES[jobs[0].game].rules != jobs[0].rules):
        return WorkerDiffers(jobs[0].game)
    number = -1
    try:
        outcomes = []
        for job in jobs:
            number = job.number
            outcomes.append(play(job))
    except core.EndlessError as error:
        return NeverEnds(number, str(error))
    return tuple(outcomes)


def play(job: Job) -> Outcome:
    """Play one game, to its end unless it has none.

    Raises:
        FaultError: the game is not for so many seats, the options do not fit, or a player is unknown.
        EndlessError: the rules go round in a circle.
    """
    now, random = Standing.of(begin(job)), Random(f"{job.seed}/{job.number}")
    choosers = [player_called(job.game, word) for word in job.players]
    course = Course()
    while (seat := now.state.to_move) is not None and course.decisions < MOST_DECISIONS:
        moves = core.legal(now.game, now.state)
        move = choosers[seat](now, moves, random)
        course.note(seat, now.game.round(now.state), moves, move)
        now = now.play(move)
    return _outcome(job, now, course)


def begin(job: Job) -> core.Match[Any]:
    """Set the table of a game; FaultError if seats or options do not fit."""
    players = [core.Player(str(seat + 1), seat % COLOURS) for seat in range(job.seats)]
    luck = Random(f"{job.seed}:{job.number}").getrandbits(30)
    return records.start(GAMES[job.game], job.options, players, luck)


class Course(Value, eq=False):
    """What is counted while a game is played; it grows with every decision."""

    listed: list[int] = field(default_factory=list)
    rounds: list[Hashable] = field(default_factory=list)
    order: dict[core.Seat, None] = field(default_factory=dict)
    # What seats put into the fields of moves that hold names, by class and field, and how often.
    fields: Counter[tuple[core.Seat, type[core.Move], str, object]] = field(default_factory=Counter)

    @property
    def decisions(self) -> int:
        """How many there were so far."""
        return len(self.listed)

    def note(self, seat: core.Seat, key: Hashable, moves: Sequence[core.Move], move: core.Move) -> None:
        """Count a decision that is about to be made in the round of a key."""
        self.listed.append(len(moves))
        self.order.setdefault(seat)
        for name in naming(type(move)):
            self.fields[seat, type(move), name, getattr(move, name)] += 1
        if key is not None and self.rounds[-1:] != [key]:
            self.rounds.append(key)


def _outcome(job: Job, end: Standing[Any], course: Course) -> Outcome:
    sheet: core.ScoreSheet = end.game.score(end.state)
    places: dict[core.Seat, int] = {}
    for seats in sheet.ranking:
        places |= dict.fromkeys(seats, len(places) + 1)
    by_seat = [sheet.by_kind(core.Seat(seat)) for seat in range(sheet.seats)]
    return Outcome(
        number=job.number,
        setting=job.setting,
        players=job.players,
        decisions=course.decisions,
        listed=sum(course.listed),
        finished=end.over,
        rounds=len(course.rounds),
        verdict="" if sheet.verdict is None else core.kebab(type(sheet.verdict).__name__),
        totals=sheet.totals,
        places=tuple(places[core.Seat(seat)] for seat in range(sheet.seats)),
        winners=sheet.winners if end.over else (),
        order=(*course.order, *(seat for seat in end.state.everyone if seat not in course.order)),
        points={kind: tuple(points[kind] for points in by_seat) for kind in by_seat[0]},
        deeds=_deeds(course, job.seats),
    )


def _deeds(course: Course, seats: int) -> Mapping[Deed, tuple[int, ...]]:
    by_deed: dict[Deed, list[int]] = {}
    for (seat, kind, name, held), times in course.fields.items():
        for deed in deeds_of(kind, name, held):
            by_deed.setdefault(deed, [0] * seats)[seat] += times
    return {deed: tuple(times) for deed, times in by_deed.items()}
