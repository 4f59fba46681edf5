"""The answers to a question and the replies to wrong moves: what can be chosen, and what is proposed."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from rich.text import Text

from boardkit.core import CHANCE, Move, Seat, legal, notation
from boardkit.core.lines.choosing import PLACE
from boardkit.core.teaching.lesson import About, Ask, Task
from boardkit.core.teaching.reaching import points_of, refused_moves
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.tui.desk.author.fields import choice_told, languages, move_of
from boardkit.tui.desk.author.filling import part
from boardkit.tui.desk.author.wanted import AskFor, AskReply, Fill, Way
from boardkit.tui.desk.author.work import Work
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.dialogs import Dialog, Entry, Pick
from boardkit.tui.desk.intents import Do, Intent

CHOICES: Final = ("ask", "choices")

ANSWERS: Final = 4
"""How many answers are proposed."""

MOST_LISTED: Final = 150
"""How many moves of each kind are listed."""

OFF: Final = (0, -2, 1, 3)
"""By how much the numbers that are proposed differ from the right one."""

LONGEST_LINE: Final = 200

Listed = tuple[str | Text, Intent]


def moves_of(work: Work, desk: Desk) -> tuple[Sequence[Move], Sequence[Move]]:
    """List moves at the step at hand: those that are allowed, and some that are refused."""
    match = work.before_step
    if match.state.to_move is None:
        return (), ()
    view = desk.game.view(match.state, match.state.to_move)
    offered = [move for move in (*desk.drawing.offers(view), *_made(work)) if not hasattr(move, PLACE)]
    places = tuple(desk.drawing.picture(view, None).looks)
    refused = dict.fromkeys(islice(refused_moves(match, offered, places), MOST_LISTED))
    return legal(match.game, match.state)[:MOST_LISTED], tuple(refused)


def _made(work: Work) -> Iterator[Move]:
    """Walk the moves that players make in the match, before and after."""
    moments = work.text.line.moments
    yield from (one.move for one in moments if one.move is not None and one.seat != CHANCE)


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
    wrong, place = list(others[: ANSWERS - 1]), work.at % ANSWERS
    return [notation.write(move) for move in (*wrong[:place], *one[:1], *wrong[place:])]


def choices_dialog(work: Work, desk: Desk) -> Dialog:
    """Ask for the answers to the question at hand: numbers to type, moves to tick."""
    words, ask = desk.words, _question(work)
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
    return Fill(CHOICES, line.replace(",", " ").replace(";", " ").split())


def _question(work: Work) -> Ask:
    assert work.step is not None
    assert work.step.step.ask is not None
    return work.step.step.ask


def _ticked(work: Work, ask: Ask, text: str, words: Words) -> Listed:
    """Write a move with its tick; choosing it ticks it, or takes its tick away."""
    taken = text in ask.choices
    rest = [one for one in ask.choices if one != text]
    mark = "☒" if taken else "☐"
    said = f"{mark} {_allowed(work, text)}  {choice_told(work, text, words)}"
    return said, Fill(CHOICES, rest if taken else [*ask.choices, text], CHOICES)


def _allowed(work: Work, text: str) -> str:
    """Say whether a move is allowed at the step at hand."""
    move = move_of(work, text)
    refusal = None if move is None else work.text.line.game.refusal(work.before_step.state, move)
    return "✓" if refusal is None else f"✗ §{refusal.section}"


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
    seats = [str(seat) for seat in range(len(work.text.line.players))]
    told = {one.choice for one in ask.mistakes}
    for choice in ask.choices or seats:
        if choice not in told:
            said = choice_told(work, choice, words) if ask.choices else words.seat(Seat(int(choice)))
            way: Way = ("ask", "mistakes", len(ask.mistakes))
            yield words("author-reply-new", answer=visible(said)), AskReply(way, (("choice", choice),))


def _to_moves(work: Work, desk: Desk, task: Task | None) -> Iterator[Listed]:
    if task is None:
        return
    words, way = desk.words, ("task", "mistakes", len(task.mistakes))
    for number, one in enumerate(task.mistakes):
        yield from _known(work, ("task", "mistakes", number), one.move, words)
    for number, text in enumerate(task.also):
        said = words("author-also", move=choice_told(work, text, words))
        yield said, Fill(("task", "also", number), None, ("task", "mistakes"))
    allowed, refused = moves_of(work, desk)
    told = {task.play, *(one.move for one in task.mistakes)}
    for verb in dict.fromkeys(move.verb for move in allowed):
        kind = words("author-reply-kind", verb=verb)
        yield kind, AskReply(way, (("move", f"{verb} *"),))
    for move in (*allowed, *refused):
        text = notation.write(move)
        if text not in told:
            why = desk.game.refusal(work.before_step.state, move)
            named = (("move", text), *((("refusal", why.word),) if why is not None else ()))
            mark = "✓" if why is None else f"✗ §{why.section}"
            yield f"{mark}  {words('author-reply-new', answer=words.say(move))}", AskReply(way, named)


def _known(work: Work, way: Way, answer: str, words: Words) -> Iterator[Listed]:
    """Write a reply that there is, in each language."""
    for language in languages(words):
        note = part(work.text, work.chosen, (*way, "note", language)) or "—"
        lead = choice_told(work, answer, words) if language == words.language else ""
        name = words(f"language-{language}")
        yield f"✎ {lead or name}: {visible(note)}", AskFor((*way, "note", language))
