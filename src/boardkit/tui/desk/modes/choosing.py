"""Making a move: an entry of the hand, a place, a turn; then it is made, and kept."""

from typing import Final

from rich.text import Text

from boardkit.core import Move, Seat
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.seats import LETTERS
from boardkit.tui.desk.changing import present, wanted_by
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.doors import Score, SetUp
from boardkit.tui.desk.far import (
    ACTING,
    ADVICE,
    BECAUSE,
    BEGINNING,
    CHOICES,
    CLASSES,
    COMPANY,
    FORMS,
    FROM_MARK_TO_MARK,
    HANDING,
    LINES,
    LOOKING,
    PREPARING,
    RETHINKING,
    SEATING,
    SECOND_LOOK,
    STROLLING,
    TEACHING,
    TOGETHER,
    TYPED,
)
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import (
    ChangePlayers,
    Choose,
    Do,
    Go,
    Hover,
    Next,
    Rematch,
    Type,
    TypeDigit,
    Want,
)
from boardkit.tui.desk.jumping import jump, narrow
from boardkit.tui.desk.modes.curtain import asks_all, hide
from boardkit.tui.desk.moving import (
    choose,
    follow,
    go,
    hover,
    sort,
    turn,
)
from boardkit.tui.desk.preparing import preparing
from boardkit.tui.desk.saying import asked, hint, rule_of_move
from boardkit.tui.desk.sheet import Sheet
from boardkit.tui.desk.typedigits import forget, type_digit
from boardkit.tui.desk.wishes import Leave, Open, PlayAgain


class Choosing(Value, Mode):
    """Fills the fields of a move, and makes it."""

    @property
    def deeds(self) -> Deeds:
        """Whatever can be done at a table."""
        return CHOOSING

    @property
    def on_a_walk(self) -> Deeds:
        """What can be done beside walking: whatever needs no move in the making."""
        return {**BESIDE_A_WALK, **FROM_MARK_TO_MARK}

    def rule(self, desk: Desk) -> str:
        """Return the section of the refusal, or of the question."""
        return rule_of_move(desk) or super().rule(desk)

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say the question, and what the move in the making would do."""
        return asked(desk, ink.tones)

    def remark(self, desk: Desk) -> str:
        """Say what the move in the making would do."""
        return hint(desk).plain

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw the sheet on which two questions are answered together."""
        return preparing(desk, ink, room)

    def decide(self, desk: Desk, move: Move) -> Outcome:
        """Make a move, keep it, and go on."""
        # What comes of a move is imported when one is made.
        from boardkit.tui.desk.modes.handing_over import decide

        return decide(desk, move)


def say_letter(desk: Desk, typed: Type) -> Outcome:
    """Take a letter as that of a seat that wants to answer, or of a place to go to."""
    seat = Seat(LETTERS.find(typed.letter.upper()))
    return wanted_by(desk, seat) if asks_all(desk) else narrow(desk, typed)


def play_again(desk: Desk, _: Rematch) -> Outcome:
    """Leave the match that is over, and begin the same anew."""
    return desk.wishing(Leave(), PlayAgain(desk.match, coached=desk.coach is not None and desk.coach.on))


def plan_anew(desk: Desk, _: ChangePlayers) -> Outcome:
    """Leave the match that is over, and plan the same with other players."""
    match = desk.match
    return desk.wishing(Leave(), Open(SetUp(match.game, match.options, match.players)))


IN_HAND: Final[Deeds] = {
    **ACTING,
    **CHOICES,
    **FORMS,
    **PREPARING,
    **TYPED,
    **deeds(
        given(Go, go),
        given(Next, follow),
        simply(Do.FORGET, forget),
        given(TypeDigit, type_digit),
        given(Choose, choose),
        given(Hover, hover),
        given(Type, say_letter),
        simply(Do.TURN, lambda desk: Outcome(turn(desk))),
        simply(Do.JUMP, jump),
        simply(Do.SORT, sort),
    ),
}
"""What fills the fields of a move, and makes it."""

BESIDE_A_WALK: Final[Deeds] = {
    **TEACHING,
    **CLASSES,
    **SEATING,
    **LINES,
    **HANDING,
    **SECOND_LOOK,
    **BECAUSE,
    **BEGINNING,
    **deeds(
        simply(Do.CURTAIN, hide),
        simply(Want.SCORE, lambda desk: desk.wishing(Open(Score(desk.match)))),
        given(Rematch, play_again),
        given(ChangePlayers, plan_anew),
    ),
}
"""What can be done at a table whether or not somebody walks through the match."""

CHOOSING: Final[Deeds] = {
    **LOOKING,
    **STROLLING,
    **IN_HAND,
    **BESIDE_A_WALK,
    **ADVICE,
    **COMPANY,
    **TOGETHER,
    **RETHINKING,
    **deeds(
        simply(Want.SIT_DOWN, present),
    ),
}
"""What can be done at a table where moves are made."""
