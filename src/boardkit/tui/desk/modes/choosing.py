"""Making a move: an entry of the hand, a place, a turn; then it is made, and kept."""

from typing import Final

from rich.text import Text

from boardkit.core import Move, Seat
from boardkit.core.rules.values import frozen
from boardkit.draw.blocks import Room
from boardkit.draw.seats import LETTERS
from boardkit.tui.desk.acting import (
    act,
    arrange,
    back,
    forgo,
    made,
    only_move,
    pick_place,
    plan_anew,
    redo,
    take_back,
    take_or_tick,
    tick,
    turn_or_redo,
    wheel,
)
from boardkit.tui.desk.because import BECAUSE
from boardkit.tui.desk.changing import present, wanted_by
from boardkit.tui.desk.deeds import afar, deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.doors import Score
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import (
    Arrange,
    ChangePlayers,
    Choose,
    ClassCalled,
    Decide,
    Do,
    Go,
    HandOut,
    Hover,
    Next,
    OpenVerb,
    Point,
    Prepare,
    Rematch,
    Take,
    Type,
    TypeDigit,
    Want,
    Wheel,
)
from boardkit.tui.desk.jumping import jump, narrow
from boardkit.tui.desk.lines import LINES
from boardkit.tui.desk.looking import LOOKING, choices
from boardkit.tui.desk.modes.curtain import asks_all, hide
from boardkit.tui.desk.modes.handing_over import decide
from boardkit.tui.desk.modes.hinting import ask_for_advice, prepare
from boardkit.tui.desk.modes.pooling import pay_together
from boardkit.tui.desk.modes.thinking import let_think
from boardkit.tui.desk.modes.typing import begin_typing
from boardkit.tui.desk.modes.walking import STROLLING
from boardkit.tui.desk.moving import (
    choose,
    follow,
    forget,
    go,
    hover,
    sort,
    turn,
    type_digit,
)
from boardkit.tui.desk.opening import open_verb
from boardkit.tui.desk.preparing import preparing
from boardkit.tui.desk.saying import asked, hint, rule_of_move
from boardkit.tui.desk.seating import SEATING
from boardkit.tui.desk.secondlook import FROM_MARK_TO_MARK, SECOND_LOOK, open_review
from boardkit.tui.desk.sheet import Sheet
from boardkit.tui.desk.teaching import TEACHING
from boardkit.tui.desk.wishes import Open, PlayAgain


@frozen
class Choosing(Mode):
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
        return decide(desk, move)


def say_letter(desk: Desk, typed: Type) -> Outcome:
    """Take a letter as that of a seat that wants to answer, or of a place to go to."""
    seat = Seat(LETTERS.find(typed.letter.upper()))
    return wanted_by(desk, seat) if asks_all(desk) else narrow(desk, typed)


def play_again(desk: Desk, _: Rematch) -> Outcome:
    """Begin the same match anew."""
    return desk.wishing(PlayAgain(desk.match, coached=desk.coach is not None and desk.coach.on))


IN_HAND: Final[Deeds] = deeds(
    given(Go, go),
    given(Next, follow),
    given(Take, take_or_tick),
    simply(Do.TICK, tick),
    simply(Do.FORGET, forget),
    given(TypeDigit, type_digit),
    given(OpenVerb, open_verb),
    given(Choose, choose),
    given(Point, pick_place),
    given(Hover, hover),
    given(Wheel, wheel),
    given(Type, say_letter),
    given(Arrange, arrange),
    given(Decide, made),
    given(Prepare, prepare),
    simply(Do.ACT, act),
    simply(Do.BACK, back),
    simply(Do.TURN, lambda desk: Outcome(turn(desk))),
    simply(Do.JUMP, jump),
    simply(Do.ONLY_MOVE, only_move),
    simply(Do.FORGO, forgo),
    simply(Do.CHOICES, choices),
    simply(Do.SORT, sort),
    simply(Do.TYPE_MOVE, begin_typing),
)
"""What fills the fields of a move, and makes it."""

HANDING: Final = afar("handing", "HANDING", Do.HAND_OUT, Do.PRESENT, Want.COME_BACK, HandOut)
"""What shows the match to others."""

BEGINNING: Final = afar("author.beginning", "BEGINNING", Want.MAKE_LESSON)
"""What makes a lesson of the match."""

CLASSES: Final = afar("modes.inclass", "CLASSES", Want.ASK_CLASS, ClassCalled)
"""What brings a class to the table."""

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
    **deeds(
        simply(Want.SIT_DOWN, present),
        simply(Want.LET_THINK, let_think),
        simply(Want.PAY_TOGETHER, pay_together),
        simply(Do.TURN, turn_or_redo),
        simply(Do.UNDO, take_back),
        simply(Do.HINT, lambda desk: open_review(desk) if desk.match.over else ask_for_advice(desk)),
        simply(Do.REDO, redo),
    ),
}
"""What can be done at a table where moves are made."""
