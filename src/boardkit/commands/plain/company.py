"""Computer players at a table without a screen: they move by themselves, and give hints."""

from boardkit.commands.plain.sitting import Sitting
from boardkit.core import CHANCE, Note, NoteKind
from boardkit.core.lines.match import Sitter


def is_computer(sitting: Sitting) -> bool:
    """Tell whether a computer is to move."""
    seat = sitting.seat
    return seat != CHANCE and sitting.match.players[seat].sitter is not Sitter.PERSON


def let_move(sitting: Sitting) -> None:
    """Let the computer move that is asked, and say what it does as everybody may hear it."""
    # Minds take long to import, and most tables have people alone.
    from boardkit.players.task import Task, solve

    match = sitting.match
    sitter = match.players[sitting.seat].sitter
    sitting.say("thinking-now", seat=sitting.words.seat(sitting.seat), level=sitting.words.name(sitter))
    sitting.change(match.play(solve(Task.of(match, sitter)).move))


def tell_hint(sitting: Sitting, _: str) -> None:
    """Say what to think of, and good moves; the log will say that a hint was given."""
    if sitting.seat == CHANCE:
        sitting.say("plain-nobody-asked")
        return
    from boardkit.draw.extras import words_there
    from boardkit.players.task import Task, solve_closer
    from boardkit.text.players import hint_lines

    match = sitting.match
    task = Task.of(match, Sitter.STRONG, advising=True)
    words = words_there(sitting.drawing, sitting.view, sitting.words)
    sitting.tell(*hint_lines(*solve_closer(task), words))
    sitting.note(Note(match.at, NoteKind.HINTED, sitting.seat))
