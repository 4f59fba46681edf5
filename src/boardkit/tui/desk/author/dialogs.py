"""Dialogs of an author: texts to type, lists to pick from, goals, answers, marks on the map."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final

from rich.text import Text

from boardkit.core import CHANCE, Move, Seat, legal, notation
from boardkit.core.lines.choosing import PLACE
from boardkit.core.notation.data import unstructure
from boardkit.core.teaching import goals
from boardkit.core.teaching.goals import ANYTHING, Goal
from boardkit.core.teaching.lesson import LONGEST_TEXT, TO, About, Ask, Onward, Task, Wanted
from boardkit.core.teaching.reaching import Proposal, points_of, proposals, reach, refused_moves
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.draw.shapes import Place
from boardkit.text import LANGUAGES, Words, words_for
from boardkit.text.names import visible
from boardkit.text.teaching import goal_said, in_a_line, is_named, own_text
from boardkit.tui.desk.author import work as author
from boardkit.tui.desk.author.work import Way, Work
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.facts import picture_at
from boardkit.tui.desk.intents import Do, Intent
from boardkit.tui.desk.wishes import Dialog, Entry, Pick

CHOICES, ANSWERS, WANTED = ("ask", "choices"), ("ask", "answers"), ("ask", "wanted")
ABOUTS: Final = (About.OWN, About.LEGAL, About.REFUSED, About.POINTS, About.NEXT, About.LEADER)
PROPOSED: Final = 4  # how many answers are proposed
MOST_LISTED: Final = 150  # how many moves of each kind are listed
OFF: Final = (0, -2, 1, 3)  # by how much the numbers that are proposed differ from the right one
LONGEST_LINE: Final = 200
SIGNS: Final = {True: "✓", False: "✗"}  # of moves that reach a goal, and of those that do not
IN_ONE_LINE: Final = ("title", "chapter", "name", "text")  # the texts that have no lines

Listed = tuple[str | Text, Intent]


def moves_of(work: Work, desk: Desk) -> tuple[Sequence[Move], Sequence[Move]]:
    """List moves at the step at hand: those that are allowed, and some that are refused."""
    match = work.before_step
    if match.state.to_move is None:
        return (), ()
    view = desk.game.view(match.state, match.state.to_move)
    moments = (one for one in work.text.line.moments if one.seat != CHANCE)
    made = (one.move for one in moments if one.move is not None)  # in the match, before and after
    offered = [move for move in (*desk.drawing.offers(view), *made) if not hasattr(move, PLACE)]
    places = tuple(desk.drawing.map(view, None).looks)
    refused = dict.fromkeys(islice(refused_moves(match, offered, places), MOST_LISTED))
    return legal(match.game, match.state)[:MOST_LISTED], tuple(refused)


def proposed_choices(work: Work, desk: Desk, about: About) -> list[str]:
    """Propose answers of which one is right."""
    if about is About.POINTS:
        points = points_of(desk.game.score(work.before_step.state), 0, ())
        return [str(number) for number in sorted(points + off for off in OFF)]
    if about not in (About.LEGAL, About.REFUSED):
        return []
    allowed, refused = moves_of(work, desk)
    first = [move for move in allowed if move == work.next_move] or allowed
    one, others = (first, refused) if about is About.LEGAL else (refused, allowed)
    wrong, place = list(others[: PROPOSED - 1]), work.at % PROPOSED
    return [notation.write(move) for move in (*wrong[:place], *one[:1], *wrong[place:])]


def choices_dialog(work: Work, desk: Desk) -> Dialog:
    """Ask for the answers to the question at hand: numbers to type, moves to tick."""
    assert work.step is not None
    assert work.step.step.ask is not None
    words, ask = desk.words, work.step.step.ask
    if ask.about is About.OWN:
        if not ask.answers:
            return answers_dialog(work, words, words.language)
        entries: list[Listed] = [(words("author-choices-done", count=len(ask.answers)), Do.STAY)]
        for number, one in enumerate(ask.answers):  # choosing one makes it right, or wrong
            turned = author.Fill((*ANSWERS, number, "right"), not one.right, CHOICES)
            entries.append((f"{'☒' if one.right else '☐'} {in_a_line(own_text(one.text, words))}", turned))
        entries.append((words("author-answers-typed"), author.AskFor((*ANSWERS, words.language))))
        return Pick(words("author-right"), tuple(entries))
    if ask.about is About.POINTS:
        return Entry(words("author-numbers"), _numbers, ", ".join(ask.choices), LONGEST_LINE)
    if ask.about not in (About.LEGAL, About.REFUSED):
        return Pick(words("author-choices"), ((words("author-choices-seats"), Do.STAY),))
    moves = [move for some in moves_of(work, desk) for move in some]
    known = [notation.write(move) for move in moves]
    texts = [*ask.choices, *(text for text in known if text not in ask.choices)]
    done = (words("author-choices-done", count=len(ask.choices)), Do.STAY)
    return Pick(words("author-choices"), (done, *(_ticked(work, ask, one, words) for one in texts)))


def _numbers(line: str) -> Intent:
    return author.Fill(CHOICES, line.replace(",", " ").replace(";", " ").split())


def answers_dialog(work: Work, words: Words, language: str) -> Dialog:
    """Ask for the answers in a language, the right ones behind a `*`."""
    assert work.step is not None
    assert work.step.step.ask is not None
    answers = work.step.step.ask.answers
    now = "\n".join(f"{'*' * one.right}{one.text.get(language, '')}" for one in answers)
    question = words("author-answers-ask", language=words(f"language-{language}"))
    return Entry(question, partial(author.SetAnswers, language), now, LONGEST_TEXT, tall=True)


def _ticked(work: Work, ask: Ask, text: str, words: Words) -> Listed:
    """Write a move with its tick; choosing it ticks it, or takes its tick away."""
    taken, move = text in ask.choices, author.move_of(work, text)
    refusal = None if move is None else work.text.line.game.refusal(work.before_step.state, move)
    allowed = "✓" if refusal is None else f"✗ §{refusal.section}"
    said = f"{'☒' if taken else '☐'} {allowed}  {author.choice_told(work, text, words)}"
    rest = [one for one in ask.choices if one != text]
    return said, author.Fill(CHOICES, rest if taken else [*ask.choices, text], CHOICES)


def replies_dialog(work: Work, desk: Desk) -> Dialog:
    """List what is said to wrong answers, and the answers to which nothing is said yet."""
    words = desk.words
    assert work.step is not None
    step = work.step.step
    entries = _to_answers(work, step.ask, words) if step.ask else _to_moves(work, desk, step.task)
    return Pick(words("author-replies"), tuple(entries))


def _to_answers(work: Work, ask: Ask, words: Words) -> Iterator[Listed]:
    for number, one in enumerate(ask.mistakes):
        yield from _known(work, ("ask", "mistakes", number), one.choice, words)
    told = {one.choice for one in ask.mistakes}
    way: Way = ("ask", "mistakes", len(ask.mistakes))
    for choice in author.names_of(work, ask):
        if choice not in told:
            said = words("author-reply-new", answer=author.choice_told(work, choice, words))
            yield said, author.AskReply(way, (("choice", choice),))


def _to_moves(work: Work, desk: Desk, task: Task | None) -> Iterator[Listed]:
    if task is None:
        return
    words, way = desk.words, ("task", "mistakes", len(task.mistakes))
    for number, one in enumerate(task.mistakes):
        yield from _known(work, ("task", "mistakes", number), one.move, words)
    for number, text in enumerate(task.also):
        said = words("author-also", move=author.choice_told(work, text, words))
        yield said, author.Fill(("task", "also", number), None, ("task", "mistakes"))
    allowed, refused = moves_of(work, desk)
    good = {text for text, right in author.right_at(work).items() if right}
    told = {task.play, *good, *(one.move for one in task.mistakes)}
    for verb in dict.fromkeys(move.verb for move in allowed):
        kind = words("author-reply-kind", verb=verb)
        yield kind, author.AskReply(way, (("move", f"{verb} *"),))
    for move in (*allowed, *refused):
        text = notation.write(move)
        if text not in told:
            why = desk.game.refusal(work.before_step.state, move)
            named = (("move", text), *((("refusal", why.word),) if why is not None else ()))
            mark = "✓" if why is None else f"✗ §{why.section}"
            yield f"{mark}  {words('author-reply-new', answer=words.say(move))}", author.AskReply(way, named)


def _known(work: Work, way: Way, answer: str, words: Words) -> Iterator[Listed]:
    """Write a reply that there is, in each language."""
    for language in author.languages(words):
        note = author.part(work.text, work.chosen, (*way, "note", language)) or "—"
        lead = author.choice_told(work, answer, words) if language == words.language else ""
        name = words(f"language-{language}")
        yield f"✎ {lead or name}: {in_a_line(note)}", author.AskFor((*way, "note", language))


def branches_dialog(work: Work, desk: Desk) -> Dialog:
    """List the branches of the step at hand, and the answers that have none yet."""
    assert work.step is not None
    words, step = desk.words, work.step.step
    part: Task | Ask = step.task or step.ask or _task(work)
    way: Way = ("ask" if step.ask else "task", "then")
    told = {one.answer: author.choice_told(work, one.answer, words) for one in part.then}
    signs = {text: SIGNS[right] for text, right in author.right_at(work).items()}
    entries: list[Listed] = []
    for number, one in enumerate(part.then):
        there = words("author-branch", answer=told[one.answer], steps=len(one.steps))
        entries.append((there, author.EnterBranch(one.answer)))
        away = words("author-branch-away", answer=told[one.answer])
        entries.append((away, author.Fill((*way, number), None, way)))
    for text in author.names_of(work, step.ask) if step.ask else map(notation.write, moves_of(work, desk)[0]):
        if text not in told:
            new = words("author-branch-new", answer=author.choice_told(work, text, words))
            new = f"{signs[text]} {new}" if text in signs else new
            entries.append((new, author.EnterBranch(text)))
    return Pick(words("author-then"), tuple(entries))


JOINED: Final = {"and": "all", "or": "any"}  # how two goals are made one


def goal_dialog(how: str, work: Work, desk: Desk) -> Dialog:
    """List the goals that the sample reaches, and ways to have others; or those to be joined with it."""
    words, task = desk.words, _task(work)
    entries = list(_proposed(work, desk.words, how))
    if not how and task.goal is not None:
        entries += [(words(f"author-goal-{name}"), author.AskFor((*author.GOAL, name))) for name in JOINED]
        entries.append((words("author-goal-none"), author.Fill(author.GOAL, None)))
    return Pick(words("author-goal-which"), tuple(entries))


def _task(work: Work) -> Task:
    assert work.step is not None
    assert work.step.step.task is not None
    return work.step.step.task


def _proposed(work: Work, words: Words, how: str) -> Iterator[Listed]:
    sample, before = work.sample, work.before_step
    if sample is None:
        return
    tried = author.attempts(work)
    proposed = [one for one in proposals(before, sample) if is_named(one.goal, words)]
    found = [(one, reach(one.goal, before, sample, tried)) for one in proposed]
    # What every move reaches is no task, unless any move is to do.
    found.sort(key=lambda one: one[1].tried == one[1].good > 1 and not isinstance(one[0].goal, goals.Legal))
    for one, reached in found:
        told = author.reach_told(reached, words)
        plain: Any = unstructure(named(one, work))
        if how:
            plain = {"is": JOINED[how], "of": [unstructure(_task(work).goal), plain]}
        yield f"{proposal_said(one, work, words)}  {told}", author.Fill(author.GOAL, plain)


def proposal_said(one: Proposal, work: Work, words: Words) -> str:
    """Say what a goal asks for."""
    match one.goal:
        case goals.Moves(of=[pattern]) if pattern.endswith(ANYTHING):
            return words("author-goal-kind")
        case goals.Moves():
            return words("author-goal-only")
        case goals.Happens(having=having) if one.event is not None:
            placed = "with" if hasattr(one.event, PLACE) else "exactly"
            how = "there" if PLACE in having else placed if having else "happens"
            return words(f"author-goal-{how}", event=words.say(one.event).rstrip("."))
    seat = work.before_step.state.to_move
    said = goal_said(one.goal, Seat(0) if seat is None else seat, words)
    return said or author.goal_plain(one.goal, work.text.line.game, words)


def named(one: Proposal, work: Work) -> Goal:
    """Name what happens in all languages, where it is asked for at a place."""
    goal, line = one.goal, work.text.line
    wherever = hasattr(one.event, PLACE) and PLACE not in getattr(goal, "having", ())
    if not isinstance(goal, goals.Happens) or not goal.having or one.event is None or wherever:
        return goal
    names = [player.name for player in line.players]
    spoken = {language: words_for(language, line.game.key, names) for language in LANGUAGES}
    said = {language: words.say(one.event).rstrip(".") for language, words in spoken.items()}
    return goals.Happens(event=goal.event, having=goal.having, name=said)


def bounds_dialog(work: Work, desk: Desk) -> Dialog:
    """Ask for other bounds."""
    goal = _task(work).goal
    assert isinstance(goal, goals.Measured)
    low, high, exact = goal.at_least, goal.at_most, goal.exactly
    between = low is not None and high is not None
    now = f"{low}-{high}" if between else f"={exact}" if exact is not None else None
    plain = now or (f">={low}" if low is not None else f"<={high}")
    return Entry(desk.words("author-bounds-ask"), author.SetBounds, plain, 40)


def places(desk: Desk) -> Sequence[Place]:
    """List the places of the map that is shown."""
    return tuple(picture_at(desk).looks)


def _marks(work: Work, desk: Desk) -> Iterator[Listed]:
    """Offer to ring the place that is pointed at or another, to draw arrows, and to take marks away."""
    words, cursor = desk.words, desk.cursor
    rings, arrows = _now(work)
    if cursor is not None and cursor in places(desk):
        name = words.name(cursor)
        if str(cursor) not in rings:
            yield words("author-ring-here", place=name), _ring(rings, cursor)
        yield words("author-arrow-here", place=name), author.AskFor(("arrows", str(cursor)))
    yield words("author-ring"), author.AskFor(("rings",))
    yield words("author-arrow"), author.AskFor(("arrows",))
    for ring in rings:
        others = [one for one in rings if one != ring]
        yield words("author-ring-away", place=visible(ring)), author.Fill(("rings",), others)
    for arrow in arrows:
        said = visible(arrow.replace(TO, " → "))
        rest = [one for one in arrows if one != arrow]
        yield words("author-arrow-away", arrow=said), author.Fill(("arrows",), rest)


def _now(work: Work) -> tuple[list[str], list[str]]:
    step = None if work.step is None else work.step.step
    return ([], []) if step is None else (step.rings, step.arrows)


def _ring(rings: list[str], place: Place) -> Intent:
    return author.Fill(("rings",), [*rings, str(place)])


def ring_dialog(work: Work, desk: Desk) -> Dialog:
    """List the places that can be ringed."""
    rings, _ = _now(work)
    entries = tuple((desk.words.name(place), _ring(rings, place)) for place in places(desk))
    return Pick(desk.words("author-ring"), entries)


def arrow_dialog(work: Work, desk: Desk, start: str = "") -> Dialog:
    """List the places at which an arrow may begin, or those to which it may lead from its start."""
    words, (_, arrows) = desk.words, _now(work)
    if not start:
        begins = tuple((words.name(place), author.AskFor(("arrows", str(place)))) for place in places(desk))
        return Pick(words("author-arrow-from"), begins)
    found = [place for place in places(desk) if str(place) != start]
    ends = tuple((words.name(at), author.Fill(("arrows",), [*arrows, f"{start}{TO}{at}"])) for at in found)
    return Pick(words("author-arrow-to", place=visible(start)), ends)


WIDE: Final = 16  # columns of the label before what stands in a part


def dialog_for(work: Work, desk: Desk, way: Way) -> Dialog:
    """Ask for what is to stand in a part."""
    if way[:-1] == ANSWERS:
        return answers_dialog(work, desk.words, str(way[-1]))
    if way[-1] in LANGUAGES:
        language, now = str(way[-1]), author.part(work.text, work.chosen, way)
        question = desk.words("author-text", language=desk.words(f"language-{language}"))
        said, tall = now if isinstance(now, str) else "", way[-2] not in IN_ONE_LINE
        return Entry(question, partial(author.Fill, way), said, LONGEST_TEXT, tall)
    if way[0] == "arrows" and len(way) > 1:
        return arrow_dialog(work, desk, str(way[1]))
    return ASKED.get(way, fields_dialog)(work, desk)


def fields_dialog(work: Work, desk: Desk, *, whole: bool = False) -> Dialog:
    """List the parts of the step at hand, or of the lesson as a whole, each with what stands there."""
    words = desk.words
    found = () if whole else author.fields(work, words)
    entries: list[Listed] = []
    for one in found or author.of_lesson(work, words):
        foreign = one.language not in ("", words.language)
        name = f"  {words(f'language-{one.language}')}" if foreign else words(one.label)
        entries.append((f"{name:<{WIDE}} {one.said}", author.AskFor(one.way)))
    return Pick(words("author-of-lesson" if whole else "author-change"), tuple(entries))


def new_dialog(work: Work, desk: Desk) -> Dialog:
    """Ask what the next step is to be."""
    words, move = desk.words, work.next_move
    sorts = (author.Sort.NOTE, author.Sort.ASK)
    entries: list[Listed] = [(words(f"author-new-{sort}"), author.Begin(sort)) for sort in sorts]
    if work.match.state.to_move is not None:
        if move is not None:
            task = words("author-new-task", move=words.say(move))
            entries.append((task, author.Begin(author.Sort.TASK, move)))
        entries.append((words("author-new-task-other"), author.AskFor(("moves",))))
    return Pick(words("author-new"), tuple(entries))


def note_dialog(desk: Desk, begun: author.Begin) -> Dialog:
    """Ask for the note of a new step."""
    words = desk.words
    question = words(f"author-note-{begun.sort}", language=words(f"language-{words.language}"))
    add = partial(author.AddStep, begun.sort, move=begun.move)
    return Entry(question, add, "", LONGEST_TEXT, tall=True)


def moves_dialog(work: Work, desk: Desk, *, sample: bool) -> Dialog:
    """List the moves that may be made at the moment that is shown, or be the sample of the task at hand."""
    moves = legal(desk.game, (work.before_step if sample else work.match).state)
    signs = {text: SIGNS[right] for text, right in author.right_at(work).items()} if sample else {}
    entries: list[Listed] = []
    for move in moves:
        said = f"{signs.get(notation.write(move), '')} {desk.words.say(move)}".strip()
        begun = author.Begin(author.Sort.TASK, move)
        entries.append((said, author.UseMove(move, author.Use.SAMPLE) if sample else begun))
    return Pick(desk.words("author-which-move-right" if signs else "author-which-move"), tuple(entries))


def reply_dialog(desk: Desk, asked: author.AskReply) -> Dialog:
    """Ask for what is said to a wrong answer."""
    language = desk.words.language

    def reply(text: str) -> Intent:
        return author.Fill(asked.way, {**dict(asked.said), "note": {language: text}} if text else None)

    return Entry(desk.words("author-reply-ask"), reply, "", LONGEST_TEXT, tall=True)


def rule_dialog(_work: Work, desk: Desk) -> Dialog:
    """List the sections of the rulebook; one can be typed instead."""
    words = desk.words
    sections = rulebook_of(desk.game, words.language).rules
    entries = [(f"§{one.number} {one.title}", author.Fill(("rule",), one.number)) for one in sections]
    typed = (words("author-rule-typed"), author.AskFor(("rule", "typed")))
    return Pick(words("author-rule"), (*entries, typed, (words("author-none"), author.Fill(("rule",), ""))))


def _kinds_dialog(way: Way, kinds: Iterable[str], then: Way, _: Work, desk: Desk) -> Dialog:
    """Ask for one of some kinds of what stands in a part, and for another part next if one is named."""
    message = f"author-{way[-1]}"
    entries = tuple((desk.words(f"{message}-{kind}"), author.Fill(way, str(kind), then)) for kind in kinds)
    return Pick(desk.words(message), entries)


def _seats_dialog(way: Way, message: str, work: Work, desk: Desk) -> Dialog:
    seats = range(len(work.text.line.players))
    named = ((desk.words.seat(Seat(seat)), seat) for seat in seats)
    return Pick(desk.words(message), tuple((visible(name), author.Fill(way, seat)) for name, seat in named))


def use_dialog(work: Work, desk: Desk, move: Any) -> Dialog:
    """Ask what a move that was made on the table is for."""
    known = uses(work, desk, move)
    entries = tuple((desk.words(f"author-use-{use}"), author.UseMove(move, use)) for use in known)
    return Pick(f"{desk.words.say(move)}  ({notation.write(move)})", entries)


def uses(work: Work, desk: Desk, move: Any) -> Iterator[author.Use]:
    """List what a move can be used for at the moment that is shown."""
    allowed = desk.game.refusal(work.match.state, move) is None
    placed = work.step
    here = placed is not None and placed.at == work.at
    if allowed:
        yield from (author.Use.TASK, author.Use.LINE)
    if here and placed is not None and placed.step.task is not None:
        yield from (author.Use.SAMPLE, author.Use.ALSO) if allowed else ()
        yield author.Use.REPLY
        yield from (author.Use.BRANCH,) if allowed else ()
    if here and placed is not None and placed.step.ask is not None:
        yield author.Use.CHOICE


ASKED: Final[Mapping[Way, Callable[[Work, Desk], Dialog]]] = {
    ("step",): fields_dialog,
    ("lesson",): partial(fields_dialog, whole=True),
    ("moves",): partial(moves_dialog, sample=False),
    ("rule",): rule_dialog,
    ("rule", "typed"): lambda work, desk: Entry(
        desk.words("author-rule-ask"),
        author.TypeRule,
        author.part(work.text, work.chosen, ("rule",)) or "",
        40,
    ),
    ("task", "play"): partial(moves_dialog, sample=True),
    ("task", "goal"): partial(goal_dialog, ""),
    ("task", "goal", "bounds"): bounds_dialog,
    ("task", "goal", "and"): partial(goal_dialog, "and"),
    ("task", "goal", "or"): partial(goal_dialog, "or"),
    ("task", "mistakes"): replies_dialog,
    ("task", "onward"): partial(_kinds_dialog, ("task", "onward"), Onward, ()),
    ("ask", "about"): partial(_kinds_dialog, ("ask", "about"), ABOUTS, CHOICES),
    ("ask", "choices"): choices_dialog,
    ("ask", "mistakes"): replies_dialog,
    ("task", "then"): branches_dialog,
    ("ask", "then"): branches_dialog,
    WANTED: partial(_kinds_dialog, WANTED, Wanted, ()),
    ("ask", "seat"): partial(_seats_dialog, ("ask", "seat"), "author-whose"),
    ("seat",): partial(_seats_dialog, ("seat",), "author-reader"),
    ("marks",): lambda work, desk: Pick(desk.words("author-marks"), tuple(_marks(work, desk))),
    ("rings",): ring_dialog,
    ("arrows",): arrow_dialog,
}
"""The dialog of each part that is no plain text."""
