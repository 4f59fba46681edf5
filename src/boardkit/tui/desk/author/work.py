"""A lesson in the making: what its author wants, its parts, and what stands in each."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from typing import Any, Final

from attrs import evolve

from boardkit.core import CHANCE, Fault, FaultError, Game, Match, Move, Player, Seat, Study, notation
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.records.record import start
from boardkit.core.teaching import goals
from boardkit.core.teaching.checking import faults_in
from boardkit.core.teaching.goals import ANYTHING, Goal, Said
from boardkit.core.teaching.lesson import About, Ask, Branch, Lesson, Offered, Step, Task, check_texts
from boardkit.core.teaching.manuscript import Manuscript, Placed, begun, branch_of
from boardkit.core.teaching.reaching import Reach, attempts_at, lacks, parts_of, reach
from boardkit.core.values import Value
from boardkit.text import LANGUAGES, Words
from boardkit.text.names import visible
from boardkit.text.teaching import asked_said, goal_said, in_a_line, own_text
from boardkit.tui.desk.desk import Desk, Mode, Outcome
from boardkit.tui.desk.intents import Because, Intent
from boardkit.tui.desk.match.curtain import look
from boardkit.tui.desk.wishes import Author, Complain, Tell, Wish

Way = tuple[str | int, ...]  # the way to a part of a step in its file, such as `("task", "hint", "en")`


class Sort(StrEnum):
    """The sort of a step."""

    NOTE = "note"
    ASK = "ask"
    TASK = "task"


class Use(StrEnum):
    """The use of a move."""

    TASK = "task"
    LINE = "line"
    SAMPLE = "sample"
    ALSO = "also"
    REPLY = "reply"
    BRANCH = "branch"
    CHOICE = "choice"


class Begin(Value, Intent):
    """Begin a step: ask for its note; with a move for the reader to make, if one is given."""

    sort: Sort
    move: Move | None = None


class AddStep(Value, Intent):
    """Add a step with a note."""

    sort: Sort
    note: str
    move: Move | None = None


class AskFor(Value, Intent):
    """Ask for what is to stand in a part of the step at hand."""

    way: Way


class AskAt(Value, Intent):
    """Take a step in hand, by its number from 0, and ask for what is to stand in a part of it."""

    number: int
    way: Way


class Fill(Value, Intent, eq=False):
    """Put something into a part of the step at hand, as its file has it; nothing takes it away."""

    way: Way
    value: Any
    then: Way = ()  # the part that is asked for next; empty for none


class AskReply(Value, Intent):
    """Ask for what is said to a wrong answer."""

    way: Way  # where the reply is to stand
    said: tuple[tuple[str, str], ...]  # what it has besides: which answer it is about


class EnterBranch(Value, Intent):
    """Take the steps in hand that are told to who gives an answer to the step at hand."""

    answer: str  # as the file has it


class LeaveBranch(Value, Intent):
    """Go back from a branch to the step that it belongs to."""


class UseMove(Value, Intent):
    """Use a move for something."""

    move: Move
    use: Use


class Shift(Value, Intent):
    """Let the step at hand change places with the one above, or below with 1."""

    by: int


class BringHere(Value, Intent):
    """Let the step at hand stand at the moment that is shown."""


class TryFrom(Value, Intent):
    """Play the lesson as a reader does, from the step with a number, from 0."""

    step: int


class Guessed(Because, eq=False, kw_only=True):
    """A second reader has tried the step at hand once more; `verdict` says what it does."""

    text: Manuscript  # the lesson that it reads
    moves: tuple[Move, ...]  # what it did before


class SetBounds(Value, Intent):
    """Give what is counted by the goal at hand other bounds, as they were typed."""

    text: str


class SetAnswers(Value, Intent):
    """Give the question at hand the answers of its author's own that were typed, in a language."""

    language: str
    text: str


class TypeRule(Value, Intent):
    """Cite a section as it was typed."""

    number: str


class MakeLesson(Wish, eq=False):
    """Make a lesson, beginning at a moment, or go on with the one that was begun and not saved."""

    text: "Manuscript"
    at: int


class KeepDraft(Wish, eq=False):
    """Keep a lesson in the making; of each game, one is kept. `name` is what it was saved by."""

    text: "Manuscript"
    name: str = ""


class KeepLesson(Wish, eq=False):
    """Save a lesson by a name among the player's own; `over` says that it may take the place of another."""

    name: str
    lesson: Lesson
    over: bool = False


NONE = -1  # the number of the step at hand where there is none


class Spot(Value, eq=False):
    """A manuscript, and where its author stood in it."""

    text: Manuscript
    chosen: int
    at: int


class Aside(Value, eq=False):
    """Where a branch belongs."""

    work: "Work"  # what it is a branch of, at the step it belongs to
    way: Way  # where it stands in that step
    answer: str  # whom it is told to, as the file has it


class Work(Value, eq=False, kw_only=True, dict=True):
    """A lesson in the making, or a branch of one."""

    text: Manuscript
    chosen: int = NONE  # the number of the step at hand, from 0
    at: int = 0  # the moment of the line that is shown
    before: tuple[Spot, ...] = ()  # what was changed, the latest last; `after` is what was taken back
    after: tuple[Spot, ...] = ()
    faults: tuple[Fault, ...] = ()  # all that does not fit, as `boardkit lesson check` lists it
    name: str = ""  # the name it was saved by; empty before that
    saved: Manuscript | None = None  # what was saved last
    aside: Aside | None = None  # where it belongs, if it is a branch

    @classmethod
    def begun(cls, text: Manuscript, name: str = "", at: int | None = None, *, kept: bool = False) -> "Work":
        """Take a manuscript in hand at a moment, or at its last step."""
        last = len(text.laid) - 1
        there = at if at is not None else text.laid[last].at if text.laid else text.rests[-1]
        work = cls(text=text, chosen=last, at=text.rest_from(there), name=name, saved=text if kept else None)
        return work.__replace__(faults=work.found())

    @property
    def step(self) -> Placed | None:
        """The step at hand, where it really stands."""
        return self.text.laid[self.chosen] if 0 <= self.chosen < len(self.text.laid) else None

    @cached_property
    def match(self) -> Match[Any]:
        """The table that is shown."""
        return self.text.line.jump(self.at)

    @cached_property
    def before_step(self) -> Match[Any]:
        """The table at which the step at hand stands; that which is shown where there is none."""
        return self.match if self.step is None else self.text.line.jump(self.step.at)

    @property
    def next_move(self) -> Move | None:
        """The move that the line makes from the moment that is shown."""
        after = self.at + 1
        return self.text.line.moments[after].move if after < len(self.text.line.moments) else None

    @property
    def sample_text(self) -> str:
        """The move of the task at hand, in notation; empty where there is none."""
        step = self.step
        return "" if step is None or step.step.task is None else step.step.task.play

    @property
    def sample(self) -> Move | None:
        """The move of the task at hand."""
        text = self.sample_text
        return notation.read(text, self.text.line.game.moves) if text else None

    @property
    def lost(self) -> bool:
        """Whether something would be lost if nobody kept it."""
        around = self.aside is not None and self.aside.work.lost
        return around or (bool(self.before) and self.text is not self.saved)

    @property
    def around(self) -> Manuscript:
        """What it is a branch of, with all that stands in it now; what it is itself, if it is none."""
        if self.aside is None:
            return self.text
        outer, steps = self.aside.work, unstructure(self.text.told)
        branch = {"answer": self.aside.answer, "steps": steps} if steps else None
        return filled(outer.text, outer.chosen, self.aside.way, branch)

    @property
    def whole(self) -> "Work":
        """The whole lesson, with the branches that are at hand."""
        return self if self.aside is None else self.aside.work.__replace__(text=self.around).whole

    def found(self) -> tuple[Fault, ...]:
        """List all that does not fit."""
        text = self.whole.text
        if not text.steps:
            return ()
        lesson = text.lesson
        try:
            check_texts(lesson)
        except FaultError as error:
            return (error.fault,)
        return faults_in(text.line.game, lesson)

    def entering(self, answer: str) -> "Work":
        """Take the branch for an answer to the step at hand in hand; FaultError if it cannot be played."""
        assert self.step is not None
        part = "ask" if self.step.step.ask is not None else "task"
        then = (self.step.step.ask or self.step.step.task or Task(play="")).then
        number = next((at for at, one in enumerate(then) if one.answer == answer), len(then))
        branch = then[number] if number < len(then) else Branch(answer=answer, steps=[])
        text, aside = branch_of(self.text, self.chosen, branch), Aside(self, (part, "then", number), answer)
        begun = Work(text=text, at=text.rests[0], faults=self.faults, name=self.name, aside=aside)
        return begun.on_step(0)

    def left(self) -> "Work":
        """Go back from a branch."""
        assert self.aside is not None
        outer = self.aside.work.__replace__(name=self.name)
        return outer.changed(self.around) if self.before else outer

    def changed(self, text: Manuscript, chosen: int | None = None, at: int | None = None) -> "Work":
        """Change something, which can be taken back."""
        before = (*self.before, Spot(self.text, self.chosen, self.at))
        return self._at(text, self.chosen if chosen is None else chosen, at, before, ())

    def undone(self) -> "Work":
        """Take the last change back."""
        *rest, last = self.before
        now = Spot(self.text, self.chosen, self.at)
        return self._at(last.text, last.chosen, last.at, tuple(rest), (*self.after, now))

    def redone(self) -> "Work":
        """Make the change again that was taken back last."""
        *rest, last = self.after
        now = Spot(self.text, self.chosen, self.at)
        return self._at(last.text, last.chosen, last.at, (*self.before, now), tuple(rest))

    def _at(
        self, text: Manuscript, chosen: int, at: int | None, before: tuple[Spot, ...], after: tuple[Spot, ...]
    ) -> "Work":
        last = len(text.steps) - 1
        there = text.rest_from(self.at if at is None else at)
        now = self.__replace__(text=text, chosen=min(chosen, last), at=there, before=before, after=after)
        return now.__replace__(faults=now.found())

    def standing(self, at: int) -> "Work":
        """Show another moment."""
        return self.__replace__(at=self.text.rest_from(at))

    def on_step(self, number: int) -> "Work":
        """Take a step in hand, and show its moment; past an end, the step there."""
        if not self.text.laid:
            return self
        number = min(max(number, 0), len(self.text.laid) - 1)
        return self.__replace__(chosen=number, at=self.text.laid[number].at)

    def walked(self, way: int) -> "Work":
        """Go on along the line by a decision, or back with -1."""
        ms = self.text
        return self.standing(ms.rest_from(self.at + 1) if way > 0 else ms.rest_before(self.at))


OF_LESSON = ("title", "summary", "seat")  # the parts of the lesson as a whole
REPLY = 2  # where the number of a reply stands in the way to it
CHAPTER = "chapter"  # the heading of the chapter that begins with a step


def filled(text: Manuscript, number: int, way: Way, value: Any) -> Manuscript:
    """Put something into a part of the lesson, or of a step; FaultError if it does not belong there."""
    head, *rest = way
    if head == "seat":
        return evolve(text, seat=int(value))
    if head in OF_LESSON:
        whole = put({"title": text.title, "summary": text.summary}, way, value)
        return evolve(text, title=whole["title"], summary=whole["summary"]) if head in whole else text
    placed = text.laid[number]
    if head == CHAPTER:
        return text.with_changed(number, evolve(placed, chapter=put(placed.chapter, tuple(rest), value)))
    plain = unstructure(placed.step)
    # Whoever takes the only text of a reply away takes the reply away.
    reply = way[1:REPLY] == ("mistakes",) and len(way) > REPLY + 1 and _is_empty(value)
    last = reply and len(part(text, number, way[:-1]) or ()) <= 1
    step = structure(put(plain, way[: REPLY + 1] if last else way, value), Step)
    return text.with_changed(number, evolve(placed, step=step))


def part(text: Manuscript, number: int, way: Way) -> Any:
    """Return what stands in a part, as the file has it; None where nothing does."""
    head, *rest = way
    if head in OF_LESSON:
        plain: Any = {"title": text.title, "summary": text.summary, "seat": text.seat}
    elif not 0 <= number < len(text.laid):
        return None
    else:
        placed = text.laid[number]
        plain = {**unstructure(placed.step), CHAPTER: placed.chapter}
    for key in (head, *rest):
        if isinstance(plain, list):
            plain = plain[key] if isinstance(key, int) and key < len(plain) else None
        else:
            plain = plain.get(key) if isinstance(plain, Mapping) else None
    return plain


def put(plain: Any, way: Way, value: Any) -> Any:
    """Put a value under a way into plain data; an empty one is taken away."""
    if not way:
        return value
    key, *rest = way
    if isinstance(key, int):
        entries = list(plain or [])
        inner = put(entries[key] if key < len(entries) else None, tuple(rest), value)
        return [*entries[:key], *([inner] if not _is_empty(inner) else []), *entries[key + 1 :]]
    inner = put((plain or {}).get(key), tuple(rest), value)
    others = {name: one for name, one in (plain or {}).items() if name != key}
    if _is_empty(inner):
        return others
    return {name: inner if name == key else one for name, one in {**(plain or {}), key: inner}.items()}


def _is_empty(value: Any) -> bool:
    return value is None or value in ("", [], {})


NOTHING: Final = "—"  # the sign of an empty part
GOAL: Final = ("task", "goal")
SEVERAL: Final = (About.OWN, About.LEGAL, About.REFUSED)  # questions with several right answers, perhaps


class Field(Value):
    """A part that can be filled in."""

    way: Way
    label: str  # the message that names it
    said: str  # what stands there
    language: str = ""  # the language it is in, where it is a text

    @property
    def empty(self) -> bool:
        """Whether nothing stands there."""
        return self.said == NOTHING


def languages(words: Words) -> tuple[str, ...]:
    """Return the languages of a lesson, that of the author first."""
    return (words.language, *(one for one in LANGUAGES if one != words.language))


def fields(work: Work, words: Words) -> tuple[Field, ...]:
    """List the parts of the step at hand."""
    placed = work.step
    if placed is None:
        return ()
    step = placed.step
    marks = (*step.rings, *(arrow.replace(">", " → ") for arrow in step.arrows))
    return (
        *_texts(work, words, ("note",), "author-note"),
        Field(("rule",), "author-rule", f"§{visible(step.rule)}" if step.rule else NOTHING),
        *(_of_task(work, step.task, words) if step.task is not None else ()),
        *(_of_question(work, step.ask, words) if step.ask is not None else ()),
        *_texts(work, words, ("because",), "author-because"),
        Field(("marks",), "author-marks", visible(", ".join(marks)) or NOTHING),
        *(_texts(work, words, ("chapter",), "author-chapter") if work.aside is None else ()),
    )


def of_lesson(work: Work, words: Words) -> tuple[Field, ...]:
    """List the parts of the lesson as a whole."""
    reader = Field(("seat",), "author-reader", words.seat(Seat(work.text.seat)))
    texts = (
        *_texts(work, words, ("title",), "author-title"),
        *_texts(work, words, ("summary",), "author-summary"),
    )
    return (*texts, reader) if len(work.text.line.players) > 1 else texts


def _texts(work: Work, words: Words, way: Way, label: str) -> Iterator[Field]:
    for language in languages(words):
        said = part(work.text, work.chosen, (*way, language))
        shown = in_a_line(said) if isinstance(said, str) else ""
        yield Field((*way, language), label, shown or NOTHING, language)


def _of_task(work: Work, task: Task, words: Words) -> Iterator[Field]:
    sample = work.sample
    yield Field(("task", "play"), "author-sample", NOTHING if sample is None else words.say(sample))
    yield Field(GOAL, "author-goal", goal_told(task.goal, work, words))
    if isinstance(task.goal, goals.Measured):
        yield Field((*GOAL, "bounds"), "author-bounds", asked_said(task.goal, words))
    if isinstance(task.goal, goals.Measured | goals.Happens | goals.Allows | goals.Not):
        yield from _texts(work, words, (*GOAL, "name"), "author-name")
    yield from _texts(work, words, ("task", "hint"), "author-hint")
    count = len(task.mistakes) + len(task.also)
    yield Field(("task", "mistakes"), "author-replies", str(count) if count else NOTHING)
    yield _branches(work, task.then, ("task", "then"), words)
    yield Field(("task", "onward"), "author-onward", words(f"author-onward-{task.onward}"))


def _of_question(work: Work, ask: Ask, words: Words) -> Iterator[Field]:
    yield Field(("ask", "about"), "author-about", words(f"author-about-{ask.about}"))
    if ask.about is About.OWN:
        for language in languages(words):
            pairs = ((one.right, visible(one.text.get(language, NOTHING))) for one in ask.answers)
            told = " · ".join(f"{'✓ ' * right}{said}" for right, said in pairs)
            told = told if any(language in one.text for one in ask.answers) else NOTHING
            yield Field(("ask", "answers", language), "author-choices", told, language)
    elif ask.about not in (About.NEXT, About.LEADER):
        said = " · ".join(choice_told(work, one, words) for one in ask.choices)
        yield Field(("ask", "choices"), "author-choices", said or NOTHING)
    if ask.about in SEVERAL:
        yield Field(("ask", "wanted"), "author-wanted", words(f"author-wanted-{ask.wanted}"))
    if ask.about is About.POINTS:
        yield Field(("ask", "seat"), "author-whose", words.seat(Seat(ask.seat)))
    yield from _texts(work, words, ("ask", "hint"), "author-hint")
    yield Field(("ask", "mistakes"), "author-replies", str(len(ask.mistakes)) if ask.mistakes else NOTHING)
    yield _branches(work, ask.then, ("ask", "then"), words)


def _branches(work: Work, then: Sequence[Branch], way: Way, words: Words) -> Field:
    said = " · ".join(choice_told(work, one.answer, words) for one in then)
    return Field(way, "author-then", said or NOTHING)


def names_of(work: Work, ask: Ask) -> Sequence[str]:
    """Name the answers to the question at hand as its file does: as it lists them, or by numbers from 0."""
    return ask.choices or [str(number) for number in range(len(ask.answers) or len(work.text.line.players))]


def choice_told(work: Work, text: str, words: Words) -> str:
    """Say a move in words, or an answer to the question at hand as it stands in the file."""
    ask = None if work.step is None else work.step.step.ask
    move = move_of(work, text)
    if move is None and ask is not None and not ask.choices and text in names_of(work, ask):
        number = int(text)
        return (
            in_a_line(own_text(ask.answers[number].text, words)) if ask.answers else words.seat(Seat(number))
        )
    return visible(text) if move is None else words.say(move)


def answers_in(text: str, language: str, known: Sequence[Offered]) -> list[Offered]:
    """Read answers one a line, or parted by strokes, the right ones behind a `*`.

    What is told of them in other languages stays, and without a `*` those that were right.
    """
    lines = [line.strip() for line in (text.splitlines() if "\n" in text else text.split("/"))]
    typed = [line for line in lines if line.removeprefix("*").strip()]
    before = [*known, *(Offered(text={}) for _ in typed)]
    starred = any(line.startswith("*") for line in typed)
    return [
        Offered(
            text={**one.text, language: line.removeprefix("*").strip()},
            right=line.startswith("*") if starred else one.right,
        )
        for line, one in zip(typed, before, strict=False)
    ]


def move_of(work: Work, text: str) -> Move | None:
    """Read a move in notation; None where it is none."""
    try:
        return notation.read(text, work.text.line.game.moves)
    except FaultError:
        return None


def goal_told(goal: Goal | None, work: Work, words: Words) -> str:
    """Say a goal in its own words, and how many moves reach it."""
    seat, sample = work.before_step.state.to_move, work.sample
    said = words("author-goal-sample")
    if goal is not None and goal != goals.Moves(of=[work.sample_text]):
        said = goal_said(goal, Seat(0) if seat is None else seat, words)
        said = said or goal_plain(goal, work.text.line.game, words)
    try:
        found = None if sample is None else reach(goal, work.before_step, sample, attempts(work))
    except FaultError:
        return said  # it cannot be counted
    return said if found is None else f"{said} · {reach_told(found, words)}"


def goal_plain(goal: Goal, game: Game[Any], words: Words) -> str:
    """Say a goal that has no words of its own."""
    match goal:
        case goals.Moves(of=[pattern]) if pattern.endswith(f" {ANYTHING}"):
            return words("author-goal-kind")
        case goals.Moves(of=patterns) | goals.Allows(of=patterns):
            kinds = {kind.verb: words.verb(kind) for kind in game.moves}
            told = [kinds.get(one.removesuffix(f" {ANYTHING}"), visible(one)) for one in patterns]
            return words(f"author-goal-{goal.word}", moves=" / ".join(told))
        case goals.Happens(event=event, having=having):
            there = " ".join(having.values())
            return words("author-goal-event", event=visible(f"{event} {there}".strip()))
    return words("author-goal-other", kind=goal.word)


def attempts(work: Work) -> Sequence[Any]:
    """Make each of the legal moves at the step at hand, or as many as are held to goals."""
    match = work.before_step
    return attempts_at(match) if match.state.to_move is not None else ()


def right_at(work: Work) -> Mapping[str, bool]:
    """Say of legal moves at the task at hand, in notation, whether they are right, where that is known."""
    task = None if work.step is None else work.step.step.task
    goal = None if task is None else task.goal
    if task is None or (goal and any(isinstance(part, goals.Best) for part in parts_of(goal))):
        return {}
    good = task.also if goal else [task.play, *task.also]
    tried = {notation.write(one.move): one for one in attempts(work)}
    try:
        return {one: one in good or (goal is not None and not lacks(goal, tried[one])) for one in tried}
    except FaultError:
        return {}


def reach_told(found: Reach, words: Words) -> str:
    """Say how many moves reach a goal, and whether the one that is shown does."""
    mark = "✓" if found.sample else "✗"
    if found.tried == 1 and not found.all:
        return f"{mark} {words('author-reach-sample', reached=str(found.sample).lower())}"
    return f"{mark} {words('author-reach', good=found.good, tried=found.tried)}"


class Making(Value, Mode, eq=False):
    """A lesson is made."""

    work: Work


def work_at(desk: Desk) -> Work:
    """Return the lesson that is made at a desk."""
    return desk.begun_as(Making).work


def turned(desk: Desk, work: Work) -> Outcome:
    """Have another work on the desk, at the same table."""
    return Outcome(desk.__replace__(modes=(desk.begun_as(Making).__replace__(work=work),)))


def shown(desk: Desk, work: Work) -> Outcome:
    """Show the table of a work through whoever is asked there, or else the reader."""
    asked = work.match.state.to_move
    viewer = Seat(work.text.seat) if asked in (None, CHANCE) or asked is None else asked
    now = turned(desk, work).desk
    return look(now.__replace__(study=Study(work.match)), viewer)


def changed(desk: Desk, work: Work) -> Outcome:
    """Show what has been changed, with no move in the making, and keep it as a draft."""
    return shown(desk, work).wishing(KeepDraft(work.whole.text, work.name))


FEWEST: Final = 2  # the fewest seats of a lesson that begins with a new match
SEED: Final = 1  # the seed of a new match: the lesson tells what it dealt


def titled(match: Match[Any], words: Words) -> tuple[Said, Said]:
    """Say title and summary of a lesson that nobody has named yet."""
    players = words.listed(words.called(player.name for player in match.players).names)
    title, about = words("author-untitled", players=players), words("author-about-it")
    return {words.language: title}, {words.language: about}


def new_lesson(game: Game[Any], words: Words) -> Author:
    """Begin with a match of a game out of the box, of as few as can play; FaultError if that cannot be."""
    count = max(FEWEST, game.seats[0])
    players = [Player(words("author-player", number=seat + 1), seat) for seat in range(count)]
    match = start(game, game.options(), players, SEED, open_table=True)
    text = begun(match, CHANCE, *titled(match, words))
    return Author(text, "", match.at)


def make_lesson(desk: Desk) -> Outcome:
    """Make a lesson of the match, from the moment that is shown.

    Where it has secrets, the lesson begins with the table of now as its viewer sees it: what that seat cannot
    know is dealt again, and what came before is left out.
    """
    match, open_ = desk.match, desk.match.has_no_secrets
    if not open_ and desk.viewer == CHANCE:
        return desk.wishing(Tell(desk.words("author-whose-eyes")))
    try:
        text = begun(match, desk.viewer, *titled(match, desk.words))
    except FaultError as error:
        return desk.wishing(Complain(error.fault))
    at = desk.walk.halt.at if open_ and desk.walk is not None else text.line.at if not open_ else match.at
    said = () if open_ else (Tell(desk.words("author-dealt-anew")),)
    return desk.wishing(MakeLesson(text, at), *said)
