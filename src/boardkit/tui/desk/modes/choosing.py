"""Making a move: an entry of the hand, a place, a turn; then it is made, and kept."""

from typing import Final

from attrs import frozen
from rich.text import Text

from boardkit.core import Move, evolve
from boardkit.tui.desk.changing import ask_for_chance, chance_waits, decide, present
from boardkit.tui.desk.changing import change as changed
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.dialogs import Confirm
from boardkit.tui.desk.doors import Score, SetUp
from boardkit.tui.desk.handing import HANDING
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import (
    Arrange,
    ChangePlayers,
    Choose,
    Decide,
    Do,
    Go,
    Hover,
    Next,
    Point,
    Rematch,
    Take,
    Type,
    Want,
)
from boardkit.tui.desk.layers import come_home, is_away
from boardkit.tui.desk.lines import LINES
from boardkit.tui.desk.looking import LOOKING, choices, inspect
from boardkit.tui.desk.modes.asking import undo
from boardkit.tui.desk.modes.curtain import hide
from boardkit.tui.desk.modes.typing import begin_typing
from boardkit.tui.desk.modes.walking import STROLLING
from boardkit.tui.desk.moving import (
    choose,
    follow,
    go,
    hover,
    jump,
    narrow,
    point,
    pointed,
    sort,
    take,
    taken,
    turn,
)
from boardkit.tui.desk.saying import asked, hint, rule_of_move
from boardkit.tui.desk.teaching import TEACHING
from boardkit.tui.desk.wishes import Ask, Open, PlayAgain, Ring, Tell
from boardkit.tui.desk.works import PASS, passing


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
        return BESIDE_A_WALK

    def rule(self, desk: Desk) -> str:
        """Return the section of the refusal, or of the question."""
        return rule_of_move(desk) or super().rule(desk)

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say the question, and what the move in the making would do."""
        return asked(desk, ink.tones)

    def remark(self, desk: Desk) -> str:
        """Say what the move in the making would do."""
        return hint(desk).plain

    def decide(self, desk: Desk, move: Move) -> Outcome:
        """Make a move, keep it, and go on."""
        return decide(desk, move)


def act(desk: Desk) -> Outcome:
    """Make the move as it stands; if something is missing, the prompt says what."""
    if is_away(desk):
        return Outcome(pointed(come_home(desk), desk.draft.at))
    move = desk.draft.move
    if move is not None and desk.draft.legal:
        return desk.mode.decide(desk, move)
    if chance_waits(desk):
        return ask_for_chance(desk)
    return desk.wishing(Open(Score(desk.match)) if desk.match.over else Ring())


def back(desk: Desk) -> Outcome:
    """Back out one step: letters, the entry taken, the kind that is opened."""
    if desk.letters:
        return Outcome(evolve(desk, letters={}))
    if desk.draft.choice is not None and len(desk.draft.choices) > 1:
        return Outcome(evolve(desk, draft=desk.draft.take(None)))
    return Outcome(evolve(desk, kind=None))


def only_move(desk: Desk) -> Outcome:
    """Do the only thing that may be done."""
    legal = desk.sight.legal
    if len(legal) == 1:
        return desk.mode.decide(desk, legal[0])
    return desk.wishing(Tell(desk.words("not-only-one", count=len(legal))))


def forgo(desk: Desk) -> Outcome:
    """Pass, or hear why not; whoever could do something else is asked first."""
    move, legal, words = passing(desk.sight.legal) or _refused_pass(desk), desk.sight.legal, desk.words
    if move is None:
        return Outcome(desk)
    if move.verb != PASS or len(legal) <= 1:
        return desk.mode.decide(desk, move)
    question = words("pass-ask", move=words.say(move), count=len(legal) - 1)
    return desk.wishing(Ask(Confirm(question, words("pass-yes"), words("pass-no"), Decide(move))))


def _refused_pass(desk: Desk) -> Move | None:
    kind = next((kind for kind in desk.game.moves if kind.verb == PASS), None)
    return None if kind is None or not desk.sight.acting else kind()


def take_back(desk: Desk) -> Outcome:
    """Take the last decision back."""
    if desk.match.undo().at == desk.match.at:
        return desk.wishing(Tell(desk.words("nothing-to-undo")))
    return undo(desk)


def redo(desk: Desk) -> Outcome:
    """Make the decision again that was taken back."""
    if desk.match.redo().at == desk.match.at:
        return desk.wishing(Tell(desk.words("nothing-to-redo")))
    return changed(desk, lambda match: match.redo())


def turn_or_redo(desk: Desk) -> Outcome:
    """Turn the card that hovers; where nothing can be turned, make a decision again."""
    return Outcome(turn(desk)) if desk.draft.turns else redo(desk)


def made(desk: Desk, wanted: Decide) -> Outcome:
    """Make a move that was said or chosen from a list, if it is the viewer's to make."""
    return desk.mode.decide(desk, wanted.move) if desk.sight.acting else Outcome(desk)


def pick_place(desk: Desk, there: Point) -> Outcome:
    """Point at a place; while the move that is made has no use for one, say what is there."""
    there_now = point(desk, there)
    return there_now if desk.picks_places else inspect(there_now.desk)


def arrange(desk: Desk, wanted: Arrange) -> Outcome:
    """Sort the hand as its list was sorted, and take what was chosen there."""
    sorted_ = evolve(desk, order=wanted.order)
    return Outcome(sorted_ if wanted.choice is None else taken(sorted_, wanted.choice))


def plan_anew(desk: Desk, _: ChangePlayers) -> Outcome:
    """Plan the same match with other players."""
    match = desk.match
    return desk.wishing(Open(SetUp(match.game, match.options, match.players)))


IN_HAND: Final[Deeds] = deeds(
    given(Go, go),
    given(Next, follow),
    given(Take, take),
    given(Choose, choose),
    given(Point, pick_place),
    given(Hover, hover),
    given(Type, narrow),
    given(Arrange, arrange),
    given(Decide, made),
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

BESIDE_A_WALK: Final[Deeds] = {
    **TEACHING,
    **LINES,
    **HANDING,
    **deeds(
        simply(Do.CURTAIN, hide),
        simply(Want.SCORE, lambda desk: desk.wishing(Open(Score(desk.match)))),
        simply(Want.REMATCH, lambda desk: desk.wishing(PlayAgain(desk.match))),
        given(Rematch, lambda desk, _: desk.wishing(PlayAgain(desk.match))),
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
        simply(Do.TURN, turn_or_redo),
        simply(Do.UNDO, take_back),
        simply(Do.REDO, redo),
    ),
}
"""What can be done at a table where moves are made."""
