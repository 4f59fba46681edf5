"""What a table wishes of the world beside what all desks do: files, other matches, the palette."""

from boardkit.library.classes import keep_class
from boardkit.library.lessons import keep_progress
from boardkit.library.session import rematch
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.tui.desk.wishes import (
    Begin,
    Hush,
    KeepClass,
    KeepProgress,
    PlayAgain,
    Wish,
    Write,
    WriteLesson,
    WriteTable,
)
from boardkit.tui.screens import authoring
from boardkit.tui.screens.asking import Then
from boardkit.tui.screens.board import Board
from boardkit.tui.screens.codes import begin_with
from boardkit.tui.screens.exchange import save_lesson
from boardkit.tui.screens.granting import saying_why
from boardkit.tui.screens.handing import write_handout
from boardkit.tui.screens.writing import plain_name, save_table


@saying_why
def grant(board: Board, wish: Wish, words: Words, then: Then) -> bool:
    """Do what a table wishes, and tell whether it was that; say what goes wrong."""
    match wish:
        case Write(name, form, make):
            write_handout(board, words, make, form, plain_name(name))
        case WriteLesson(match):
            path = save_lesson(board.library, match, words)
            board.tell(words("lesson-saved", path=str(path)))
        case KeepProgress(lesson, done):
            keep_progress(board.library, lesson, done)
        case Begin(code, players, by_hand):
            begin_with(board, code, players, by_hand=by_hand)
        case PlayAgain(match, coached):
            board.begin(rematch(match), coached=coached)
        case KeepClass(room):
            keep_class(board.library, room)
        case WriteTable(name, text):
            path = save_table(board.library, name, text)
            board.tell(words("class-saved", path=visible(str(path))))
        case Hush():
            board.hush()
        case _:
            return authoring.grant(board, wish, words, then)
    return True
