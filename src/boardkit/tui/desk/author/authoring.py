"""Making a lesson at the table: the pane, what changes a lesson, goes about in it, saves and plays it."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Fault, FaultError, Move, notation
from boardkit.core.lines.course import Stride
from boardkit.core.lines.match import Sitter
from boardkit.core.notation.data import unstructure
from boardkit.core.teaching import lesson
from boardkit.core.teaching.faults import InBranch, LessonDoesNotFit, UnknownSection
from boardkit.core.teaching.manuscript import Placed
from boardkit.core.teaching.reaching import bounded
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.teaching.stages import stage_of, stages
from boardkit.draw.blocks import shortened, wrapped
from boardkit.draw.shapes import Place
from boardkit.players.thinking import Task
from boardkit.text import Words
from boardkit.text.names import visible
from boardkit.text.reasons import fault_said
from boardkit.text.spots import standing_for
from boardkit.text.teaching import in_a_line, own_text
from boardkit.tui.desk import intents, wishes
from boardkit.tui.desk.author import dialogs
from boardkit.tui.desk.author import work as author
from boardkit.tui.desk.author.work import Way, Work, shown, work_at
from boardkit.tui.desk.desk import WANT, Deeds, Desk, Ink, Outcome
from boardkit.tui.desk.looking import LOOKING
from boardkit.tui.desk.match.forms import IN_HAND
from boardkit.tui.desk.stakes import Aiming
from boardkit.tui.desk.teach.reading import arrows_in, named_in, rings_in
from boardkit.tui.desk.update import act, point
from boardkit.tui.desk.update import back as back_out

BEFORE, AFTER = 2, 3  # how many steps are listed above and below the one at hand
LEAST: Final = 30  # the fewest columns of the pane
MOST_FAULTS: Final = 4  # how many faults are told in the pane; the list of all steps has all
LINES: Final = 3  # the most lines of a part of the step at hand
LABEL: Final = 11  # columns of the name of a part

DEEDS: Final[Sequence[tuple[str, intents.Intent]]] = (
    ("author-do-new", intents.Do.REPLAY),
    ("author-do-try", intents.Do.PRESENT),
    ("author-do-save", intents.Do.SPEED),
    ("author-do-undo", intents.Do.UNDO),
    ("author-do-more", intents.Do.TEACHER),
)
"""Buttons below the steps: message, intent."""

OF_STEP: Final[Sequence[tuple[str, intents.Intent]]] = (
    ("author-do-change", intents.Do.HAND_OUT),
    ("author-do-up", author.Shift(-1)),
    ("author-do-down", author.Shift(1)),
    ("author-do-here", author.BringHere()),
    ("author-do-away", intents.Do.REMOVE),
    ("author-key-reader", intents.Do.EYES),
)
"""Buttons beside the step at hand: message, intent."""


def pane(work: Work, words: Words, ink: Ink, width: int) -> Text:
    """Write the pane."""
    width = max(width, LEAST)
    above = [*_head(work, words, width), *_faults(work, words, ink, width), *_steps(work, words, width)]
    parts = [*above, _buttons(DEEDS, words, width), *_at_hand(work, words, width)]
    return Text("\n").join(parts)


def _head(work: Work, words: Words, width: int) -> Iterator[Text]:
    if work.aside is None:
        mark = "*" if work.text is not work.saved else ""
        title = Text(f"{mark}{own_text(work.text.title, words)}", "bold")
        yield _wanting(shortened(title, width), author.AskFor(("lesson",)))
    else:
        answer = author.choice_told(work.aside.work, work.aside.answer, words)
        line = shortened(Text(words("author-in-branch", answer=answer), "bold"), width * 2 - 2)
        yield _wanting(line, author.LeaveBranch())
    at, last = work.text.rests.index(work.at), len(work.text.rests)
    yield Text(words("author-moment", at=at + 1, moments=last), "dim")
    if work.next_move is not None:
        line = Text(words("author-next-move", move=words.say(work.next_move)), "dim")
        yield shortened(line, width)


def _faults(work: Work, words: Words, ink: Ink, width: int) -> Iterator[Text]:
    """Say what does not fit; a click on a fault leads there."""
    if not work.text.steps:
        yield Text(words("author-empty" if work.aside is None else "author-branch-empty"))
        return
    if not work.faults:
        yield Text(f"✓ {words('author-fits', steps=len(work.text.steps))}", ink.tones.good)
    for number, fault in enumerate(work.faults[:MOST_FAULTS]):
        line = Text(f"⚠ {fault_said(fault, words)}", ink.tones.bad)
        yield _wanting(shortened(line, width * LINES - LINES), intents.ShowFault(number))
    if len(work.faults) > MOST_FAULTS:
        more = words("author-more-faults", count=len(work.faults) - MOST_FAULTS)
        yield _wanting(Text(f"⚠ {more}", ink.tones.bad), intents.Do.LOG)


def _steps(work: Work, words: Words, width: int) -> Iterator[Text]:
    """List the steps around the one at hand."""
    laid = work.text.laid
    first = max(work.chosen - BEFORE, 0)
    shown = list(enumerate(laid))[first : max(work.chosen, 0) + AFTER + 1]
    if first:
        yield _wanting(Text(f"  … {first}", "dim"), intents.Do.LOG)
    for number, placed in shown:
        line = shortened(Text(step_said(number, placed, words)), width - 2)
        here = number == work.chosen
        lead = "▶ " if here else "  "
        yield _wanting(Text(lead).append_text(line), intents.Stand(number), bold=here)
    left = len(laid) - (shown[-1][0] + 1 if shown else 0)
    if left:
        yield _wanting(Text(f"  … {left}", "dim"), intents.Do.LOG)


def step_said(number: int, placed: Placed, words: Words) -> str:
    """Tell a step in one line: its number, what it is, and its note."""
    step = placed.step
    note = in_a_line(lesson.said(step.note, words.language))
    heading = f"{own_text(placed.chapter, words)}: " if placed.chapter and number else ""
    return f"{number + 1} {sign(step)} {heading}{note}"


def sign(step: lesson.Step) -> str:
    """Return the sign of what a step is."""
    return "✎" if step.task is not None else "?" if step.ask is not None else "¶"


def _at_hand(work: Work, words: Words, width: int) -> Iterator[Text]:
    """Tell all parts of the step at hand; a click on one asks for it."""
    found = author.fields(work, words)
    if not found:
        return
    placed = work.step
    away = "" if placed is None or placed.at == work.at else f"  {words('author-elsewhere')}"
    head = Text(f"── {words('author-step', number=work.chosen + 1)}{away} ".ljust(width, "─"), "dim")
    yield shortened(head, width)
    yield _buttons(OF_STEP, words, width)
    for field in found:
        if field.language in ("", words.language) or not field.empty:
            yield _field(field, words, width)


def _field(field: author.Field, words: Words, width: int) -> Text:
    foreign = field.language not in ("", words.language)
    name = words(f"language-{field.language}") if foreign else words(field.label)
    lead = Text(f"{'  ' if foreign else ''}{name}"[: LABEL - 1].ljust(LABEL))
    lead.stylize("dim")
    said = wrapped(Text(field.said), width - LABEL)
    rest = [Text(" " * LABEL).append_text(line) for line in said[1:LINES]]
    if len(said) > LINES:
        rest[-1] = shortened(rest[-1].append("…"), width)
    return _wanting(Text("\n").join([lead.append_text(said[0]), *rest]), author.AskFor(field.way))


def _wanting(text: Text, intent: intents.Intent, *, bold: bool = False) -> Text:
    """Let a click on a line do something."""
    whole = Text(style=standing_for(WANT, intent) + Style(bold=bold or None))
    return whole.append_text(text)


def _buttons(row: Sequence[tuple[str, intents.Intent]], words: Words, width: int) -> Text:
    """Write words in a row, each of which does something by a click."""
    buttons = [Text(words(name), standing_for(WANT, intent) + Style(underline=True)) for name, intent in row]
    wide = Text("  ").join(buttons)
    return wide if wide.cell_len <= width else Text(" ").join(buttons)


def stand(desk: Desk, there: intents.Stand) -> Outcome:
    """Take a step in hand, and show its table."""
    return shown(desk, work_at(desk).on_step(there.number))


def stroll(desk: Desk, step: intents.Stroll) -> Outcome:
    """Walk along the match by decisions, by rounds, to its start or end; or from step to step."""
    work = work_at(desk)
    match step.stride:
        case Stride.DECISION:
            return stand(desk, intents.Stand(work.chosen + step.way))
        case Stride.HAPPENING:
            return shown(desk, work.walked(step.way))
    rests, rounds = work.text.rests, work.text.line.game.round
    now = rounds(work.match.state)
    others = [at for at in rests if (at - work.at) * step.way > 0]
    found = (at for at in others[:: step.way] if rounds(work.text.line.moments[at].step.state) != now)
    ends = {1: rests[-1], -1: rests[0]}
    return shown(desk, work.standing(next(found, ends[step.way])))


def show_fault(desk: Desk, wanted: intents.ShowFault) -> Outcome:
    """Take the step in hand that a fault is about; faults of the lesson as a whole have none."""
    work = work_at(desk)
    fault = work.faults[wanted.number] if wanted.number < len(work.faults) else None
    found = None if fault is None else located(work, fault)
    if found is not None:
        return ask_at(desk, author.AskAt(found[0], ("step",)))
    if work.aside is not None:
        return leave_branch(desk).then(lambda outer: show_fault(outer, wanted))
    return ask_for(desk, author.AskFor(("lesson",)))


def ask_at(desk: Desk, wanted: author.AskAt) -> Outcome:
    """Take a step in hand, and ask for a part of it."""
    there = stand(desk, intents.Stand(wanted.number))
    return there.then(lambda now: ask_for(now, author.AskFor(wanted.way)))


def located(work: Work, fault: Fault) -> tuple[int, Fault] | None:
    """Return the number, from 0, of the step that a fault is about, and the fault; None if there is none."""
    aside = work.aside
    if aside is not None:
        number, inner = located(aside.work, fault) or (author.NONE, fault)
        known = isinstance(inner, InBranch) and (number, inner.answer) == (aside.work.chosen, aside.answer)
        return (inner.step - 1, inner.fault) if known and isinstance(inner, InBranch) else None
    if not isinstance(fault, LessonDoesNotFit) or not fault.chapter:
        return None
    chapters = work.text.lesson.chapters[: fault.chapter - 1]
    return sum(len(chapter.steps) for chapter in chapters) + fault.step - 1, fault.fault


ABOUT: Final[Way] = ("ask", "about")
NEXT: Final = {author.Sort.TASK: author.GOAL, author.Sort.ASK: ABOUT}  # what to ask of a new step next


def ask_for(desk: Desk, wanted: author.AskFor) -> Outcome:
    """Ask for what is to stand in a part; of the step at hand there has to be one."""
    work = work_at(desk)
    if work.step is None and wanted.way[0] not in (*author.OF_LESSON, "lesson", "step", "moves"):
        return desk.wishing(wishes.Ring())
    return desk.asking(dialogs.dialog_for(work, desk, wanted.way))


def add(desk: Desk, wanted: author.AddStep) -> Outcome:
    """Add a step below those that stand before; a task asks for its goal, a question for what it is about."""
    work, note = work_at(desk), wanted.note.strip()
    if not note:
        return Outcome(desk)
    text = work.text if wanted.move is None else work.text.with_move(work.at, wanted.move)
    question = work.match.state.question
    # A task is most likely about the rule behind what is asked.
    rule = "" if question is None or wanted.sort is author.Sort.NOTE else question.rule
    task = lesson.Task(play="") if wanted.sort is author.Sort.TASK else None
    ask = lesson.Ask(about=lesson.About.LEGAL) if wanted.sort is author.Sort.ASK else None
    begun = lesson.Step(note={desk.words.language: note}, rule=rule, task=task, ask=ask)
    text, number = text.with_step(Placed(begun, work.at), work.chosen)
    outcome = author.changed(desk, work.changed(text, number, text.laid[number].at))
    then = NEXT.get(wanted.sort)
    return outcome if then is None else outcome.then(lambda now: ask_for(now, author.AskFor(then)))


def fill(desk: Desk, wanted: author.Fill) -> Outcome:
    """Put something into a part of the step at hand, and ask for the next."""
    work = work_at(desk)
    try:
        text = author.filled(work.text, work.chosen, wanted.way, wanted.value)
        if wanted.way == ABOUT:
            choices = dialogs.proposed_choices(work, desk, lesson.About(wanted.value))
            text = author.filled(text, work.chosen, ("ask", "choices"), choices)
            if wanted.value != lesson.About.OWN:
                text = author.filled(text, work.chosen, dialogs.ANSWERS, None)
    except FaultError as error:
        return desk.wishing(wishes.Complain(error.fault))
    outcome = author.changed(desk, work.changed(text))
    seats = wanted.way == ABOUT and wanted.value in (lesson.About.NEXT, lesson.About.LEADER)
    done = seats or not wanted.then  # the answers about a seat are all the seats
    return outcome if done else outcome.then(lambda now: ask_for(now, author.AskFor(wanted.then)))


def set_answers(desk: Desk, typed: author.SetAnswers) -> Outcome:
    """Give the question at hand the answers typed; of several right ones ask how many are wanted."""
    step = work_at(desk).step
    if step is None or step.step.ask is None:
        return desk.wishing(wishes.Ring())
    answers = author.answers_in(typed.text, typed.language, step.step.ask.answers)
    unsaid = step.step.ask.wanted is lesson.Wanted.ONE and sum(one.right for one in answers) > 1
    return fill(desk, author.Fill(dialogs.ANSWERS, unstructure(answers), dialogs.WANTED if unsaid else ()))


def enter_branch(desk: Desk, wanted: author.EnterBranch) -> Outcome:
    """Go into a branch; in one that is new, ask for its first step."""
    work = work_at(desk)
    if work.step is None or (work.step.step.task or work.step.step.ask) is None:
        return desk.wishing(wishes.Ring())
    try:
        inner = work.entering(wanted.answer)
    except FaultError as error:
        return desk.wishing(wishes.Complain(error.fault))
    outcome = shown(desk, inner)
    return outcome if inner.text.steps else outcome.then(new)


def leave_branch(desk: Desk) -> Outcome:
    """Go back to the step that the branch belongs to."""
    work = work_at(desk)
    return desk.wishing(wishes.Ring()) if work.aside is None else shown(desk, work.left())


def set_bounds(desk: Desk, typed: author.SetBounds) -> Outcome:
    """Give the goal at hand other bounds."""
    step = work_at(desk).step
    goal = None if step is None or step.step.task is None else step.step.task.goal
    other = None if goal is None else bounded(goal, typed.text)
    if other is None:
        return desk.wishing(wishes.Tell(desk.words("author-bounds-wrong"), wrong=True))
    return fill(desk, author.Fill(author.GOAL, unstructure(other)))


def type_rule(desk: Desk, typed: author.TypeRule) -> Outcome:
    """Cite a section that the rulebook has."""
    number = typed.number.strip().removeprefix("§").strip()
    if number and number not in rulebook_of(desk.game, desk.words.language).sections:
        return desk.wishing(wishes.Complain(UnknownSection(number)))
    return fill(desk, author.Fill(("rule",), number))


def shift(desk: Desk, wanted: author.Shift) -> Outcome:
    """Let the step at hand change places with another."""
    work = work_at(desk)
    if work.step is None or not 0 <= work.chosen + wanted.by < len(work.text.steps):
        return desk.wishing(wishes.Ring())
    number = work.chosen + wanted.by
    return author.changed(desk, work.changed(work.text.shifted(work.chosen, wanted.by), number)).then(
        lambda there: stand(there, intents.Stand(work_at(there).chosen))
    )


def bring_here(desk: Desk, _: author.BringHere) -> Outcome:
    """Let the step at hand stand at the moment that is shown."""
    work = work_at(desk)
    if work.step is None:
        return desk.wishing(wishes.Ring())
    return author.changed(desk, work.changed(*work.text.brought_to(work.chosen, work.at)))


def remove(desk: Desk) -> Outcome:
    """Take the step at hand away; it can be brought back."""
    work = work_at(desk)
    if work.step is None:
        return desk.wishing(wishes.Ring())
    said = wishes.Tell(desk.words("author-removed", number=work.chosen + 1))
    return author.changed(desk, work.changed(work.text.without(work.chosen))).wishing(said)


def undo(desk: Desk) -> Outcome:
    """Take the last change back."""
    work = work_at(desk)
    return author.changed(desk, work.undone()) if work.before else desk.wishing(wishes.Ring())


def redo(desk: Desk) -> Outcome:
    """Make the change again that was taken back."""
    work = work_at(desk)
    return author.changed(desk, work.redone()) if work.after else desk.wishing(wishes.Ring())


def use_move(desk: Desk, wanted: author.UseMove) -> Outcome:
    """Use a move that was made on the table."""
    work, text = work_at(desk), notation.write(wanted.move)
    step = None if work.step is None else work.step.step
    task, ask = (None, None) if step is None else (step.task, step.ask)
    match wanted.use:
        case author.Use.TASK:
            begun = author.Begin(author.Sort.TASK, wanted.move)
            return desk.asking(dialogs.note_dialog(desk, begun))
        case author.Use.LINE:
            onward = work.text.with_move(work.at, wanted.move)
            return author.changed(desk, work.changed(onward, at=onward.rest_from(work.at + 1)))
        case author.Use.SAMPLE if work.step is not None:
            return author.changed(desk, work.changed(work.text.with_move(work.step.at, wanted.move)))
        case author.Use.ALSO if task is not None and text not in task.also:
            return fill(desk, author.Fill(("task", "also"), [*task.also, text]))
        case author.Use.REPLY if task is not None:
            why = desk.game.refusal(work.match.state, wanted.move)
            named = (("move", text), *((("refusal", why.word),) if why is not None else ()))
            asked = author.AskReply(("task", "mistakes", len(task.mistakes)), named)
            return desk.asking(dialogs.reply_dialog(desk, asked))
        case author.Use.BRANCH if task is not None:
            return enter_branch(desk, author.EnterBranch(text))
        case author.Use.CHOICE if ask is not None and text not in ask.choices:
            return fill(desk, author.Fill(("ask", "choices"), [*ask.choices, text]))
    return desk.wishing(wishes.Ring())


TRIES: Final = 10  # how often a second reader tries a step


def let_read(desk: Desk) -> Outcome:
    """Let a casual computer player, who has not read the note, try the task at hand."""
    work = work_at(desk)
    if work.sample is None or work.before_step.state.to_move in (None, CHANCE):
        return desk.wishing(wishes.Tell(desk.words("author-read-tasks"), wrong=True))
    told = wishes.Tell(desk.words("author-reading", tries=TRIES))
    return desk.wishing(told, _guess(work, author.Guessed(0, text=work.text, moves=())))


def _guess(work: Work, guessed: author.Guessed) -> wishes.Think:
    """Wish for one more try, each by a seed of its own."""
    task = Task.of(work.before_step, Sitter.CASUAL).__replace__(seed=guessed.at)
    return wishes.Think(task, guessed)


def guess_on(desk: Desk, guessed: author.Guessed) -> Outcome:
    """Have another try, or tell how many would go wrong, and how; a wrong move can be replied to."""
    work = work_at(desk)
    if work.text is not guessed.text or guessed.verdict is None or work.step is None or work.sample is None:
        return Outcome(desk)
    moves = (*guessed.moves, guessed.verdict.move)
    if len(moves) < TRIES:
        return desk.wishing(_guess(work, author.Guessed(len(moves), text=work.text, moves=moves)))
    try:
        stage = stage_of(work.before_step, 0, work.step.step)
    except FaultError as error:
        return desk.wishing(wishes.Complain(error.fault))
    words, wrong = desk.words, Counter(move for move in moves if not stage.reply(move).good)
    replied = [one.move for one in stage.step.task.mistakes] if stage.step.task else []
    entries: list[tuple[str, intents.Intent]] = []
    for move, count in wrong.most_common():
        text, said = notation.write(move), words("author-read-wrong", count=count, move=words.say(move))
        way: Way = ("task", "mistakes", replied.index(text) if text in replied else len(replied))
        known = author.AskFor((*way, "note", words.language))
        entries.append((said, known if text in replied else author.AskReply(way, (("move", text),))))
    title = words("author-read", wrong=wrong.total(), tries=TRIES)
    return desk.asking(wishes.Pick(title, (*entries, (words("button-close"), intents.Do.STAY))))


LONGEST_NAME: Final = 60  # the most characters of the name of a lesson's file


def try_it(desk: Desk, wanted: author.TryFrom) -> Outcome:
    """Play the lesson as its readers do."""
    whole = work_at(desk).whole
    try:
        stages(desk.game, whole.text.lesson)
    except FaultError as error:
        return desk.wishing(wishes.Complain(error.fault))
    step = wanted.step if whole.text is work_at(desk).text else whole.chosen
    return desk.wishing(wishes.Open(wishes.Trial(whole.text.lesson, max(step, 0)), intents.Do.STAY))


def save(desk: Desk) -> Outcome:
    """Save by the name it has, or ask for one."""
    work = work_at(desk)
    return _save(desk, intents.KeepAs(work.name, over=True)) if work.name else ask_name(desk)


def ask_name(desk: Desk) -> Outcome:
    """Ask for the name of the lesson's file."""
    work, words = work_at(desk), desk.words
    if not work.whole.text.steps:
        return desk.wishing(wishes.Tell(words("author-unsaved-empty"), wrong=True))
    title = work.name or lesson.said(work.text.title, words.language)
    name = "_".join(re.findall(r"\w+", title.lower()))
    entry = wishes.Entry(words("author-save-ask"), intents.KeepAs, name[:LONGEST_NAME], LONGEST_NAME)
    return desk.asking(entry)


def _save(desk: Desk, wanted: intents.KeepAs) -> Outcome:
    """Save by a name, which is the title, too, where the lesson has none."""
    name, work = wanted.name.strip(), work_at(desk)
    if not name:
        return Outcome(desk)
    if work.aside is None and work.text.title == author.titled(work.text.line, desk.words)[0]:
        titled = author.filled(work.text, work.chosen, ("title", desk.words.language), name)
        desk = author.turned(desk, work.changed(titled)).desk
    return desk.wishing(author.KeepLesson(name, work_at(desk).whole.text.lesson, wanted.over))


def saved(desk: Desk, known: intents.Kept) -> Outcome:
    """Know by which name it was saved, and say so, and what does not fit yet."""
    work = work_at(desk)
    outcome = author.turned(desk, work.__replace__(name=known.name, saved=work.text))
    said = desk.words("author-saved", name=visible(known.name), faults=len(work.faults))
    return outcome.wishing(wishes.Tell(said))


def new(desk: Desk) -> Outcome:
    """Ask what the next step is to be: after a task, at the table that its move has made."""
    work, placed = work_at(desk), work_at(desk).step
    done = placed is not None and placed.step.task is not None and placed.at == work.at
    after = shown(desk, work.walked(1)) if done else Outcome(desk)
    return after.then(lambda desk: desk.asking(dialogs.new_dialog(work_at(desk), desk)))


def _act(desk: Desk) -> Outcome:
    """Make a move; one that is refused can be made, too: for a question, or to be replied to."""
    move = desk.draft.move
    if move is not None and not desk.draft.legal and desk.touched:
        return desk.mode.decide(desk, move)
    return act(desk)


def _point(desk: Desk, there: intents.Point) -> Outcome:
    """Point a move at a place; while none has use for one, offer to mark it."""
    now = point(desk, there)
    return now if desk.picks_places else now.then(lambda desk: ask_for(desk, author.AskFor(("marks",))))


def _back(desk: Desk) -> Outcome:
    """Back out of a move in the making; then leave, and say that all is kept."""
    out = back_out(desk)
    was, now = ((one.looked, one.letters, one.verb, one.kind, one.draft.choice) for one in (desk, out.desk))
    return leave(desk) if now == was else out


def leave(desk: Desk) -> Outcome:
    """Leave a branch, or the table; what is not saved stays as a draft."""
    if work_at(desk).aside is not None:
        return leave_branch(desk)
    told = (wishes.Tell(desk.words("author-kept-draft")),) if work_at(desk).lost else ()
    return desk.wishing(*told, wishes.Leave())


def more(desk: Desk) -> Outcome:
    """List what else can be done with the lesson and the step at hand."""
    words, work = desk.words, work_at(desk)
    of_step: dict[str, intents.Intent] = {
        "author-more-up": author.Shift(-1),
        "author-more-down": author.Shift(1),
        "author-more-here": author.BringHere(),
        "author-more-away": intents.Do.REMOVE,
        "author-more-try": intents.Do.EYES,
        "author-more-read": intents.Do.HINT,
    }
    whole: dict[str, intents.Intent] = {"author-of-lesson": author.AskFor(("lesson",))}
    if work.aside is not None:
        whole = {"author-more-out": author.LeaveBranch()}
    whole |= {"author-more-save-as": intents.Do.KEEP, "author-list": intents.Do.LOG}
    offered: dict[str, intents.Intent] = whole if work.step is None else {**of_step, **whole}
    entries = tuple((words(name), intent) for name, intent in offered.items())
    return desk.asking(wishes.Pick(words("author-more"), entries))


def listed(desk: Desk) -> Outcome:
    """List all that does not fit, then all steps, then the texts that another language lacks."""
    words, work = desk.words, work_at(desk)
    faults = [(f"⚠ {fault_said(one, words)}", intents.ShowFault(at)) for at, one in enumerate(work.faults)]
    steps = [(step_said(at, one, words), intents.Stand(at)) for at, one in enumerate(work.text.laid)]
    untold = list[tuple[str, intents.Intent]]()
    first, *others = author.languages(words)
    for other, (at, placed) in product(others, enumerate(work.text.laid)):
        named = words("author-untold", language=words(f"language-{other}"), number=at + 1)
        for way in lesson.untold(placed.step, first, other):
            told = author.part(work.text, at, (*way[:-1], first))
            untold.append((f"{named} {in_a_line(str(told))}", author.AskAt(at, way)))
    return desk.asking(wishes.Pick(words("author-list"), (*faults, *steps, *untold)))


class Authoring(author.Making, Aiming, eq=False):
    """Makes a lesson of a line of a match."""

    labels: ClassVar[Mapping[str, str]] = {
        "replay": "author-key-new",
        "handout": "author-key-change",
        "step_back": "author-key-earlier",
        "step_on": "author-key-later",
        "present": "author-key-try",
        "speed": "author-key-save",
        "teacher": "author-key-more",
        "help": "key-help",
        "log": "author-key-list",
        "decision_back": "author-key-step-before",
        "decision_on": "author-key-step-after",
        "undo": "author-key-undo",
        "redo": "author-key-redo",
        "main_line": "author-key-marks",
        "eyes": "author-key-reader",
        "hint": "author-key-read",
    }
    gathers = False  # a move is taken for the lesson as it is made
    may_leave = True  # a step back leads away from the table
    teaches = True  # the pane stands beside the map
    styles = ("-authoring",)  # the lesson in the making has more room than one that is read

    deeds: ClassVar[Deeds] = {
        **LOOKING,
        **IN_HAND,
        intents.Stand: stand,
        intents.Stroll: stroll,
        intents.ShowFault: show_fault,
        author.AskAt: ask_at,
        author.AskFor: ask_for,
        author.Begin: lambda desk, wanted: desk.asking(dialogs.note_dialog(desk, wanted)),
        author.AddStep: add,
        author.Fill: fill,
        author.SetAnswers: set_answers,
        author.EnterBranch: enter_branch,
        author.LeaveBranch: lambda desk, _: leave_branch(desk),
        author.SetBounds: set_bounds,
        author.TypeRule: type_rule,
        author.Shift: shift,
        author.BringHere: bring_here,
        author.UseMove: use_move,
        author.AskReply: lambda desk, wanted: desk.asking(dialogs.reply_dialog(desk, wanted)),
        author.Guessed: guess_on,
        author.TryFrom: try_it,
        intents.KeepAs: _save,
        intents.Kept: saved,
        intents.Do.REMOVE: remove,
        intents.Do.UNDO: undo,
        intents.Do.REDO: redo,
        intents.Do.STAY: Outcome,
        intents.Do.HINT: let_read,
        intents.Do.EYES: lambda desk: try_it(desk, author.TryFrom(work_at(desk).chosen)),
        intents.Do.PRESENT: lambda desk: try_it(desk, author.TryFrom(0)),
        intents.Do.SPEED: save,
        intents.Do.KEEP: ask_name,
        intents.Point: _point,
        intents.Want.SIT_DOWN: lambda desk: shown(desk, work_at(desk)),
        intents.Do.ACT: _act,
        intents.Do.BACK: _back,
        intents.Do.LEAVE: leave,
        intents.Do.REPLAY: new,
        intents.Do.HAND_OUT: lambda desk: ask_for(desk, author.AskFor(("step",))),
        intents.Do.TEACHER: more,
        intents.Do.LOG: listed,
        intents.Do.MAIN_LINE: lambda desk: ask_for(desk, author.AskFor(("marks",))),
    }

    def beside(self, desk: Desk, ink: Ink, width: int) -> Text:
        """Write the pane."""
        return desk.drawn.once(pane, self.work, desk.words, ink, width)

    def named(self, desk: Desk, places: Collection[Place]) -> frozenset[Place]:
        """Return the places that the step at hand names and rings, as readers will see them."""
        placed = self.work.step
        if placed is None or placed.at != self.work.at:
            return frozenset()
        told = named_in(own_text(placed.step.note, desk.words), places, desk.words)
        return frozenset((*told, *rings_in(placed.step, places)))

    def arrows(self, _desk: Desk, places: Collection[Place]) -> tuple[tuple[Place, Place], ...]:
        """Return the arrows of the step at hand."""
        placed = self.work.step
        return arrows_in(placed.step, places) if placed is not None and placed.at == self.work.at else ()

    def decide(self, desk: Desk, move: Move) -> Outcome:
        """Ask what a move is for."""
        return desk.asking(dialogs.use_dialog(self.work, desk, move))
