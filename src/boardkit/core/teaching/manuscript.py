"""A lesson in the making: a line of a match, and the steps at its moments; or made from a match's log."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, Self

from attrs import asdict, evolve, field, frozen

from boardkit.core.faults import FaultError
from boardkit.core.lines.match import Match, NoteKind, Player
from boardkit.core.notation import moves as notation
from boardkit.core.records.position import position_code
from boardkit.core.records.record import moves_of, start_at
from boardkit.core.records.replay import played
from boardkit.core.rules.ahead import guessed
from boardkit.core.rules.game import Game
from boardkit.core.rules.step import Move
from boardkit.core.rules.table import CHANCE, S, Seat
from boardkit.core.teaching.checking import sample_of
from boardkit.core.teaching.faults import FitsNothing, NoRemarks
from boardkit.core.teaching.goals import Said
from boardkit.core.teaching.lesson import FORMAT, Branch, Chapter, Lesson, Start, Step, Task, check_texts
from boardkit.core.teaching.stages import opening

OTHER_SEED = 0  # the seed of a line begun with a guess: the match's would tell what is hidden


@frozen(eq=False)
class Placed:
    """A step, and the moment of the line at which it stands."""

    step: Step  # the step, without moves of its own: the line has them
    at: int
    chapter: Said = field(factory=dict)  # the heading of the chapter that begins with it, if one does


@frozen(eq=False, kw_only=True, slots=False)
class Manuscript:
    """A lesson in the making."""

    line: Match[Any]  # without secrets; its chance answers by itself, its moments are walked along
    title: Said
    summary: Said
    steps: tuple[Placed, ...] = ()
    seat: int = 0  # the seat of the reader
    since: int = 0  # the moment before which no step stands: of a branch, that of the table after its answer

    @cached_property
    def rests(self) -> tuple[int, ...]:
        """The moments at which a step may stand: somebody is asked, or all is over."""
        return tuple(at for at in self.line.decisions() if at >= self.since)

    @cached_property
    def laid(self) -> tuple[Placed, ...]:
        """The steps where they really stand: none before the one above is done; tasks with their moves."""
        made, laid = self.since, list[Placed]()
        for placed in self.steps:
            at, step = self.rest_from(max(placed.at, made)), placed.step
            made = at
            if step.task is not None:
                step = evolve(step, task=evolve(step.task, play=self.move_at(at)))
                made = min(at + 1, len(self.line.moments) - 1)
            laid.append(evolve(placed, step=step, at=at))
        return tuple(laid)

    def rest_from(self, at: int) -> int:
        """Return the first moment, from one on, at which a step may stand; the last where there is none."""
        return next((rest for rest in self.rests if rest >= at), self.rests[-1])

    def rest_before(self, at: int) -> int:
        """Return the last moment before one at which a step may stand; the first where there is none."""
        return next((rest for rest in reversed(self.rests) if rest < at), self.rests[0])

    def move_at(self, at: int) -> str:
        """Write the move that the line makes at a moment; empty at its end."""
        return next(iter(self.moves(at, at + 1)), "")

    def moves(self, since: int, until: int) -> list[str]:
        """Write the moves after moment `since`, up to moment `until`."""
        return moves_of(self.line.moments[since + 1 : until + 1])

    @property
    def rest(self) -> list[str]:
        """The moves of the line after the last step."""
        last = self.laid[-1] if self.laid else None
        made = self.since if last is None else last.at + (last.step.task is not None)
        return self.moves(made, len(self.line.moments))

    def with_step(self, placed: Placed, after: int) -> tuple[Self, int]:
        """Put a step below one that stands at its moment, else where its moment is; return its number too."""
        laid = self.laid
        below = 0 <= after < len(laid) and laid[after].at == placed.at
        number = after + 1 if below else sum(one.at <= placed.at for one in laid)
        return evolve(self, steps=(*laid[:number], placed, *laid[number:])), number

    def with_changed(self, number: int, placed: Placed) -> Self:
        """Put another step in the place of one."""
        return evolve(self, steps=(*self.steps[:number], placed, *self.steps[number + 1 :]))

    def without(self, number: int) -> Self:
        """Take a step away; the chapter that began with it begins with the next."""
        rest, gone = list(self.laid), self.steps[number]
        del rest[number]
        if gone.chapter and number < len(rest) and not rest[number].chapter:
            rest[number] = evolve(rest[number], chapter=gone.chapter)
        return evolve(self, steps=tuple(rest))

    def shifted(self, number: int, by: int) -> Self:
        """Let a step change places with the one above or below; it takes that one's moment."""
        laid, other = list(self.laid), number + by
        if not 0 <= other < len(laid):
            return self
        one, two = laid[number], laid[other]
        laid[other] = evolve(one, at=two.at, chapter=two.chapter)
        laid[number] = evolve(two, chapter=one.chapter)
        return evolve(self, steps=tuple(laid))

    def brought_to(self, number: int, at: int) -> tuple[Self, int]:
        """Let a step stand at another moment."""
        moved = evolve(self.laid[number], at=at)
        return self.without(number).with_step(evolve(moved, chapter={}), -1)

    def with_move(self, at: int, move: Move) -> Self:
        """Let the line go on with a move from a moment, where it does not; RulesError if that is refused."""
        if self.move_at(at) == notation.write(move):
            return self
        return evolve(self, line=self.line.jump(at).play(move), steps=self.laid)

    @property
    def lesson(self) -> Lesson:
        """The lesson that is made of it."""
        made = self.laid[0].at if self.laid else 0
        chapters, moves = list(self._chapters(made)), self.moves(0, made)
        return _lesson(self.line, self.title, self.summary, chapters, moves=moves, seat=self.seat)

    @property
    def told(self) -> list[Step]:
        """The steps of a branch as its file has them."""
        return [step for chapter in self._chapters(self.since) for step in chapter.steps]

    def _chapters(self, made: int) -> Iterator[Chapter]:
        heading, steps = self.title, list[Step]()
        for placed in self.laid:
            if placed.chapter and steps:
                yield Chapter(title=heading, steps=steps)
                steps = []
            heading = placed.chapter or heading
            steps.append(evolve(placed.step, moves=self.moves(made, placed.at)))
            made = placed.at + (placed.step.task is not None)
        if steps:
            yield Chapter(title=heading, steps=steps)


def begun(match: Match[S], viewer: Seat, title: Said, summary: Said) -> Manuscript:
    """Begin with a match, or, if it has secrets, with its table as the viewer may guess it; or FaultError."""
    players = tuple(Player(player.name, player.colour) for player in match.players)
    if match.has_no_secrets:
        plain = match.__replace__(players=players, notes=(), open_table=True, by_hand=False)
        line = plain.__replace__(moments=match.moments[: match.at + 1]).advance_chance()
    else:
        table = guessed(match.game, match.state, viewer)
        line = start_at(match.game, position_code(match.game, table), players, OTHER_SEED)
    return Manuscript(line=line, title=title, summary=summary)


def manuscript_of(game: Game[S], lesson: Lesson, rest: list[str] | None = None) -> Manuscript:
    """Take a lesson in hand again, `rest` played after its last step; FaultError if moves do not fit."""
    match, steps = opening(game, lesson), list[Placed]()
    for chapter in lesson.chapters:
        # A first chapter that is called as its lesson is follows the lesson's title.
        heading = chapter.title if steps or chapter.title != lesson.title else {}
        match, found = _taken(match, chapter.steps, heading)
        steps += found
    line = _until_asked(played(match, rest or [])).__replace__(by_hand=False)
    plain = Manuscript(line=line, title=lesson.title, summary=lesson.summary, seat=lesson.start.seat)
    return evolve(plain, steps=tuple(steps))


def branch_of(text: Manuscript, number: int, branch: Branch) -> Manuscript:
    """Take a branch of a step in hand, from the table after its answer; FaultError if moves do not fit."""
    placed = text.laid[number]
    table = text.line.jump(placed.at).__replace__(by_hand=True)
    if placed.step.task is not None:
        answer = sample_of(table, branch.answer)
        if answer is None:
            raise FaultError(FitsNothing(branch.answer))
        table = table.answer(answer)
    match, steps = _taken(table, branch.steps, {})
    line = _until_asked(match).__replace__(by_hand=False)
    return evolve(text, line=line, steps=tuple(steps), since=table.at)


def _taken(match: Match[S], steps: Sequence[Step], heading: Said) -> tuple[Match[S], list[Placed]]:
    """Place steps where the moves before them lead, the first under a heading, and say where all lead."""
    found = list[Placed]()
    for step in steps:
        match = played(match, step.moves)
        found.append(Placed(evolve(step, moves=[]), match.at, {} if found else heading))
        if step.task is not None:
            match = played(match, [step.task.play])
    return match, found


def _until_asked(match: Match[S]) -> Match[S]:
    """Let chance answer where a line would end while it is asked."""
    return match.let_chance_answer() if match.state.to_move == CHANCE else match


def recorded(match: Match[S], language: str, title: str, summary: str) -> Lesson:
    """Make a lesson of a match, told by the remarks of its log; FaultError: `NoRemarks`, `TextTooLong`."""
    steps, said = list(_steps(match, language)), {language: title}
    if not steps:
        raise FaultError(NoRemarks())
    lesson = _lesson(match, said, {language: summary}, [Chapter(title=said, steps=steps)])
    check_texts(lesson)
    return lesson


def _lesson(line: Match[S], title: Said, summary: Said, chapters: list[Chapter], **begun: Any) -> Lesson:
    """Write a lesson on a match, with the table that it began with."""
    players = [player.name for player in line.players]
    options, game = {} if line.position else asdict(line.options), line.game.key
    start = Start(players=players, options=options, seed=line.seed, position=line.position, **begun)
    return Lesson(lesson=FORMAT, game=game, title=title, summary=summary, start=start, chapters=chapters)


def _steps(match: Match[S], language: str) -> Iterator[Step]:
    made = 0
    remarks = [note for note in match.notes if note.kind is NoteKind.REMARK and note.at <= match.at]
    for at, notes in groupby(sorted(remarks, key=lambda note: note.at), key=lambda note: note.at):
        text = {language: "\n\n".join(note.text for note in notes)}
        moves = moves_of(match.moments[made + 1 : at + 1])
        following = match.moments[at + 1 : match.at + 1][:1]
        own = moves_of([moment for moment in following if moment.seat != CHANCE])
        made = at + len(own)
        question, task = match.moments[at].step.state.question, Task(play=own[0]) if own else None
        yield Step(note=text, rule=question.rule if question else "", moves=moves, task=task)
