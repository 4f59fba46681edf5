"""Review of a match: what each decision was worth, what would have been better, and what was luck."""

from collections import Counter, deque
from collections.abc import Hashable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from enum import StrEnum
from functools import lru_cache
from itertools import islice
from random import Random
from statistics import fmean, mean
from typing import Any, Final

from boardkit import __version__
from boardkit.core import CHANCE, Game, Match, Move, Seat, Study, legal
from boardkit.core.catalogue import GAMES
from boardkit.core.lines.course import Course
from boardkit.core.lines.match import Sitter, seats_of
from boardkit.core.records.older import restored
from boardkit.core.records.record import from_json, record, to_json
from boardkit.core.rules.ahead import after, settled
from boardkit.core.values import Value
from boardkit.players.advising import MATTERS, MISTAKE, looked_closer
from boardkit.players.facts import SURE, standard_error
from boardkit.players.lookup import mind_of
from boardkit.players.mind import RIVAL_POINTS, Mind, Seen, margin, win
from boardkit.players.search import Listed, Search, Streams, decide
from boardkit.players.verdict import Verdict

MOMENTS: Final = 5  # how many decisions are told to have mattered, at most
TABLES: Final = 400  # how many tables a decision is looked at for: a whole match is reviewed


class Mark(StrEnum):
    """What players write beside a move."""

    GOOD = "!"
    DUBIOUS = "?!"
    MISTAKE = "?"
    BLUNDER = "??"
    NONE = ""


LOSSES: Final = ((0.30, Mark.BLUNDER), (MISTAKE, Mark.MISTAKE), (MATTERS, Mark.DUBIOUS))
"""From which loss on, as a share of the scale of a game, a decision has a mark."""

FEW: Final = 0.25  # how many times as often as by a deep look moves are tried by a usual one
AGAIN: Final = 4  # how many times as often moves are tried where one may be a blunder, and that hangs on luck
LONGER: Final = 2  # how many times as often they are tried by other luck before any is marked down
OTHERWISE: Final = 1_000_003  # what other luck is begun with
ALONE: Final = 0.12  # by which share of it a good move must be ahead of every other


class Judged(Value, eq=False):
    """A decision of a match, looked at again."""

    at: int  # the moment to which it led
    seat: Seat
    move: Move
    verdict: Verdict  # what a strong player thinks of the moves that there were, by what the seat could see
    # By how many points the move made is worth less than the best, at most what decides a game; 0 if it is
    # the best, or if that is no more than what one look differs by from another.
    lost: float
    mark: Mark
    unclear: bool = False  # whether it is neither shown nor excluded that another move was better

    @property
    def better(self) -> Move | None:
        """The move that is worth more, or None where the best was made."""
        best = self.verdict.opinions[0].move
        return best if self.lost > 0 and best != self.move else None

    @property
    def what(self) -> Hashable:
        """Who lost what, term by term, to a tenth of a point: the same may be left undone several times."""
        made = self.verdict.opinion_of(self.move)
        gaps = () if made is None else self.verdict.opinions[0].worth.over(made.worth)
        return self.seat, tuple((word, round(gap, 1)) for word, gap in gaps)


class Outlook(Value):
    """What each seat was to expect at the end of a round: points in the end, and the chance to win."""

    round: int
    points: tuple[float, ...]
    chances: tuple[float, ...]


class Review(Value, eq=False):
    """A match looked at again."""

    decisions: tuple[Judged, ...]  # those that were any, in order
    luck: tuple[float, ...]  # by seat, by how many points chance answered better than was to be expected
    outlooks: tuple[Outlook, ...] = ()  # by round, what was to be expected; at last, what came of it

    @property
    def deep(self) -> bool:
        """Whether every decision was looked at deeply."""
        return all(one.verdict.deep for one in self.decisions)

    @property
    def losses(self) -> Sequence[Judged]:
        """The decisions that lost something; of a seat's in a row that leave the same move open, the worst.

        Until the last of them that move could still be made: its worth is lost once.
        """
        found: dict[tuple[Seat, int], Judged] = {}
        turns, latest = Counter[Seat](), dict[Seat, Move | None]()
        for one in self.decisions:
            turns[one.seat] += one.better is None or one.better != latest.get(one.seat)
            latest[one.seat] = one.better
            before = found.get((one.seat, turns[one.seat]))
            if one.better is not None and (before is None or one.lost > before.lost):
                found[one.seat, turns[one.seat]] = one
        return tuple(found.values())

    @property
    def moments(self) -> tuple[Judged, ...]:
        """The decisions by which most was lost, in order; of those that lost the same thing, the first."""
        lost = [one for one in self.losses if one.mark in (Mark.DUBIOUS, Mark.MISTAKE, Mark.BLUNDER)]
        worst = {one.what: one for one in sorted(lost, key=lambda one: (one.lost, -one.at))}
        told = sorted(worst.values(), key=lambda one: -one.lost)[:MOMENTS]
        return tuple(sorted(told, key=lambda one: one.at))

    def sound_of(self, seat: Seat) -> tuple[int, int, int]:
        """Count the decisions of a seat than which nothing was better, those that are unclear, and all."""
        mine = [one for one in self.decisions if one.seat == seat]
        unclear = sum(one.unclear for one in mine)
        return sum(not one.lost for one in mine) - unclear, unclear, len(mine)

    def lost_by(self, seat: Seat) -> float:
        """Return by how many points a seat's decisions were worth less than the best: its want of skill."""
        return sum(one.lost for one in self.losses if one.seat == seat)


def decisions_of(match: Match[Any]) -> list[int]:
    """List the moments to which a decision led where there was something to decide."""
    game, moments = match.game, match.moments
    chosen = (at for at in range(1, match.at + 1) if moments[at].seat != CHANCE)
    return [at for at in chosen if len(legal(game, moments[at - 1].step.state)) > 1]


def look_at(match: Match[Any], at: int, *, deep: bool = False) -> Verdict:
    """Look at the decision again that led to a moment, and keep what is told of it.

    Of what a deep look marks down players of another kind have their say, too, where points are what it is
    about: they play on from both to the end.
    """
    made = match.moments[at].move
    assert made is not None
    found = _looked_at(match, at, deep=deep)
    told = found.beside(made).__replace__(deep=deep)
    marked = found.opinions[0].move != made and judge(match, at, found).mark is not Mark.NONE
    if not deep or not marked or RIVAL_POINTS not in mind_of(match.game.key).units:
        return told
    return told.__replace__(ends=_by_others(match, at, found.opinions[0].move))


def _looked_at(match: Match[Any], at: int, *, deep: bool) -> Verdict:
    """Look at the decision again that led to a moment, by what its seat could see then.

    A deep look tries a gap that is neither shown nor excluded more often. A move is marked down only where
    two looks agree that do not hang on each other: a second one by other luck, as a coach would look. The
    one that finds less is told.
    """
    moment, before = match.moments[at], match.moments[at - 1].step.state
    assert moment.move is not None
    made, mind = moment.move, mind_of(match.game.key)
    seen, seed, matters = Seen.of(match.game, before, moment.seat), match.seed + at, MATTERS * mind.scale
    # The widest level with fewer tables, which holds to no first idea: a strong player's own measure, doubts
    # included, would find nothing in what a strong player does.
    coach = mind.levels[Sitter.COACH].__replace__(doubt=0.0)
    glance = coach.__replace__(tables=min(coach.tables, TABLES), slip=0.0)
    verdict = decide(seen, mind, glance, seed, also=(made,))
    plain = _mark(verdict, made, _lost(verdict, made), mind.scale) is Mark.NONE
    if plain and not (deep and verdict.open_beside(made) >= matters):
        return verdict
    level = mind.levels[Sitter.STRONG].__replace__(doubt=0.0)
    candidates = list(dict.fromkeys((made, *(opinion.move for opinion in verdict.opinions[:2]))))
    often = 1 if deep else FEW
    closer = looked_closer(seen, mind, level, seed, candidates, often)
    if deep and _lost(closer, made) < matters <= closer.open_beside(made):
        closer = looked_closer(seen, mind, level, seed, candidates, AGAIN)
    if _lost(closer, made) < matters:
        return closer
    longer = looked_closer(seen, mind, coach, seed + OTHERWISE, candidates, LONGER * often)
    return min(closer, longer, key=lambda verdict: _lost(verdict, made))


PLAYED: Final = 16  # how often a table is played to its end by players who decide at a glance
OUTLOOKS: Final = 8  # how often one is, to say what was to be expected after a round


def _by_others(match: Match[Any], at: int, best: Move) -> tuple[float, float]:
    """Say by how many points a move is ahead of the one made in the end, and how much of it may be luck."""
    game, moment, mind = match.game, match.moments[at], mind_of(match.game.key)
    assert moment.move is not None
    seen = Seen.of(game, match.moments[at - 1].step.state, moment.seat)
    gaps: list[float] = []
    for number in range(PLAYED):
        dealt = seen.dealt(Random(f"{at}:{number}"))
        ends = [_gone_on(game, mind, after(game, dealt, move), number) for move in (best, moment.move)]
        gaps.append(float(margin(game, ends[0], moment.seat) - margin(game, ends[1], moment.seat)))
    return fmean(gaps), SURE * standard_error(gaps)


def _gone_on(game: Game[Any], mind: Mind[Any, Any], state: Any, number: int, *, whole: bool = True) -> Any:
    """Let all go on at a glance to the end of the game, or of the round."""
    random, begun = Random(number), game.round(state)
    for _ in range(game.longest):
        state = settled(game, state, random)
        if state.question is None or not (whole or game.round(state) == begun):
            break
        state = after(game, state, mind.policy(state, Listed(game, state), random))
    return state


def _lost(verdict: Verdict, made: Move) -> float:
    """Return by how much a move is worth less than the best."""
    mine = verdict.opinion_of(made)
    assert mine is not None
    return max(0.0, verdict.opinions[0].worth.total - mine.worth.total)


def judge(match: Match[Any], at: int, verdict: Verdict) -> Judged:
    """Say by how much the move that led to a moment was worse than the best of a verdict.

    What is lost by two looks is unclear where players of another kind lose nothing by it in the end. It is
    dubious at most where nobody can count what it is: that is opinion alone.
    """
    moment, mind = match.moments[at], mind_of(match.game.key)
    assert moment.move is not None
    scale = mind.scale
    lost = 0.0 if verdict.opinions[0].move == moment.move else _lost(verdict, moment.move)
    mark, least = _mark(verdict, moment.move, lost, scale), MATTERS * scale
    counted_out = verdict.ends is not None and verdict.ends[0] > verdict.ends[1]
    facts = any(fact.by * mind.units.get(fact.word, 0.0) > 0 for fact in verdict.told)
    if mark in (Mark.MISTAKE, Mark.BLUNDER) and not (facts or counted_out):
        mark = Mark.DUBIOUS
    refuted = lost >= least and verdict.ends is not None and sum(verdict.ends) < least
    unclear = refuted or (mark is Mark.NONE and verdict.open >= least)
    counted = 0.0 if refuted or mark is Mark.NONE else min(lost, scale)
    return Judged(at, moment.seat, moment.move, verdict, counted, Mark.NONE if refuted else mark, unclear)


def _mark(verdict: Verdict, move: Move, lost: float, scale: float) -> Mark:
    found = next((mark for share, mark in LOSSES if lost >= share * scale), Mark.NONE)
    if found is not Mark.NONE or verdict.opinions[0].move != move or len(verdict.opinions) < 2:
        return found
    ahead = verdict.opinions[0].worth.total - verdict.opinions[1].worth.total
    return Mark.GOOD if ahead >= ALONE * scale else Mark.NONE


def outlooks_of(match: Match[Any]) -> Iterator[Outlook]:
    """Say for each round what was to be expected, were all to play on at a glance; at last, what came.

    The winners of a match share its win.
    """
    game, mind = match.game, mind_of(match.game.key)
    for end in Course(match).ends:
        state = settled_at(match, end.at)
        numbers = range(1 if state.question is None else OUTLOOKS)
        ends = [_gone_on(game, mind, state, number) for number in numbers]
        winners = [game.score(one).winners for one in ends]
        shares = ([(seat in won) / max(1, len(won)) for won in winners] for seat in seats_of(match.players))
        points = zip(*map(game.totals, ends), strict=True)
        yield Outlook(end.number, tuple(map(fmean, points)), tuple(map(fmean, shares)))


def worth_to(game: Game[Any], mind: Mind[Any, Any], state: Any, seat: Seat) -> float:
    """Judge a table; a finished one by the seat's own points and the win, where its game has no other way."""
    if state.question is not None:
        return mind.worth(state, seat, mind.weights).total
    if mind.final is not None:
        return mind.ended(game, state, seat).total
    return game.totals(state)[seat] + win(game.score(state), seat, mind.winning)


def settled_at(match: Match[Any], at: int) -> Any:
    """Return the table once chance has answered all it was asked from a moment on."""
    later = (moment.step.state for moment in match.moments[at : match.at + 1])
    return next((state for state in later if state.to_move != CHANCE), match.state)


DRAWS: Final = 6  # how often chance is let answer again, to say what was to be expected of it


def luck_of(match: Match[Any]) -> tuple[float, ...]:
    """Sum up by seat what chance gave in a match."""
    gains = [gain_at(match, at) for at in chances_of(match)]
    return tuple(sum(by_seat) for by_seat in zip(*gains, strict=True)) or (0.0,) * len(match.players)


def chances_of(match: Match[Any]) -> list[int]:
    """List the moments at which chance began to answer after a decision."""
    moments = match.moments[: match.at + 1]
    return [
        at for at in range(1, len(moments)) if moments[at].seat == CHANCE and moments[at - 1].seat != CHANCE
    ]


def gain_at(match: Match[Any], at: int) -> Sequence[float]:
    """Say by seat how much better chance answered from a moment on than was to be expected of it.

    Each time it is let answer again, what came and what might have come are judged by the same further luck.
    """
    before, came = match.moments[at - 1].step.state, settled_at(match, at)
    gains: list[tuple[float, ...]] = []
    for number in range(DRAWS):
        other = settled(match.game, before, Random(f"{match.seed}:{number}"))
        now, then = (_outlook(match, state, number) for state in (came, other))
        gains.append(tuple(mine - yours for mine, yours in zip(now, then, strict=True)))
    return [mean(by_seat) for by_seat in zip(*gains, strict=True)]


def _outlook(match: Match[Any], state: Any, number: int) -> tuple[float, ...]:
    """Say what a table will soon be worth to each seat: where chance shows what it has dealt.

    A game whose players let all play on before they judge is judged like that; in any other, whoever is asked
    makes the best of it at once.
    """
    game, mind, seats = match.game, mind_of(match.game.key), seats_of(match.players)
    level, tables = mind.levels[Sitter.STRONG], dict[Seat, Any]()
    if mind.dealt is None and state.question is not None:
        if level.playout:
            state = _gone_on(game, mind, state, number, whole=False)
        else:
            search = Search(Seen(game, state, Seat(state.to_move)), mind, level, [state], number)
            tables[state.to_move] = search.best_next(state, Streams(number))[1]
    if mind.dealt is not None and state.question is not None:
        # What was just dealt to a seat counts, too.
        return tuple(mind.dealt(state, seat, mind.weights).total for seat in seats)
    return tuple(worth_to(game, mind, tables.get(seat, state), seat) for seat in seats)


Some = Mapping[int, Verdict]  # verdicts by the moment to which the decision led
BATCH: Final = 4  # how many decisions a process looks at before it tells what it found


def written(match: Match[Any]) -> bytes:
    """Write a match as it is sent to a process."""
    return to_json(record(Study(match), __version__)).encode()


class Background(Value):
    """What is told of a match besides its decisions: by seat what luck gave, and by round the outlook."""

    luck: tuple[float, ...]
    outlooks: tuple[Outlook, ...]


def decisions_in(data: bytes) -> Sequence[int]:
    """List the moments of a match to which a decision led."""
    return decisions_of(_match_of(data))


def background_in(data: bytes) -> Background:
    """Say what luck gave, and what every table was worth."""
    match = _match_of(data)
    return Background(luck_of(match), tuple(outlooks_of(match)))


def look_at_some(data: bytes, moments: Sequence[int], *, deep: bool = False) -> Some:
    """Look at some decisions of a match."""
    match = _match_of(data)
    return {at: look_at(match, at, deep=deep) for at in moments}


def missing_in(found: Some, wanted: Sequence[int], *, deep: bool) -> Sequence[int]:
    """List the decisions that were not looked at before, or not deeply."""
    return [at for at in wanted if at not in found or (deep and not found[at].deep)]


def tried_first(moments: Sequence[int], count: int) -> Sequence[int]:
    """Choose a few decisions, from the whole of a match, by which to tell how long all will take."""
    return moments[:: max(1, len(moments) // count)][:count]


def minutes_left(seconds: float, looked: int, left: int, at_once: int) -> int:
    """Return about how many whole minutes are left, where so many decisions took so many seconds."""
    return round(seconds / looked * left / at_once / 60)


def looked_at(
    executor: Executor, data: bytes, moments: Sequence[int], at_once: int, *, deep: bool = False
) -> Iterator[Future[Some]]:
    """Hand decisions out, so many batches at once, and tell of each batch in its turn."""
    left = iter(moments)
    waiting = deque[Future[Some]]()
    for batch in iter(lambda: tuple(islice(left, BATCH)), ()):
        waiting.append(executor.submit(look_at_some, data, batch, deep=deep))
        if len(waiting) >= at_once:
            yield waiting.popleft()
    yield from waiting


@lru_cache(maxsize=1)
def _match_of(data: bytes) -> Match[Any]:
    plain = from_json(data)
    return restored(GAMES[plain.game], plain).main
