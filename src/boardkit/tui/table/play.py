"""Playing at the table: decisions, the curtain, undo, the walk, and what can be looked up."""

from functools import partial
from typing import Any, ClassVar, Final

from textual import events, on
from textual.binding import BindingType

from boardkit.core import CHANCE, FaultError, Match, Move, Note, NoteKind, Seat
from boardkit.core.lines.match import LONGEST_NOTE
from boardkit.core.lines.takeback import news, taken_back, undone
from boardkit.library.session import rematch
from boardkit.tui.desk.doors import Command, Score
from boardkit.tui.desk.intents import Do, Intent, Rematch
from boardkit.tui.desk.keys import PLAY_KEYS, bindings
from boardkit.tui.screens.dialogs import ConfirmScreen
from boardkit.tui.screens.picking import EntryScreen
from boardkit.tui.table.hiding import HidingScreen
from boardkit.tui.table.working import PASS, WORKS, always, passing
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.mapview import MapView

RIGHT_BUTTON: Final = 3


class PlayScreen(HidingScreen):
    """Plays one match with all its keys; games add their own."""

    BINDINGS: ClassVar[list[BindingType]] = [*bindings(PLAY_KEYS)]

    def sit_down(self) -> None:
        """Show the match to whoever is asked."""
        self.present()

    def on_unmount(self) -> None:
        """Let others open the match."""
        self.session.close()

    def present(self) -> None:
        """Show the match to whoever is asked."""
        self.walk = None
        seat = self.match.state.to_move
        if seat is None:
            self.look(CHANCE)
            self.open_score()
        elif seat == CHANCE:
            self.chance_turn()
        else:
            self.look(seat)

    def decide(self, move: Move) -> None:
        """Make a move, keep it, and go on."""
        self.change(partial(self.match.play, move))

    def action_pick(self) -> None:
        """Make the move as it stands; if something is missing, the prompt says what."""
        move = self.draft.move
        if self.walk is not None:
            self.action_step_on()
        elif move is not None and self.draft.legal:
            self.decide(move)
        elif self.chance_waits:
            self.answer_for_chance()
        elif self.match.over:
            self.open_score()
        else:
            self.board.bell()

    @on(MapView.PickedTwice)
    def pick_at_once(self) -> None:
        """Make the move at the place that was clicked twice."""
        self.action_pick()

    @on(HandView.Taken)
    def take_at_once(self, event: HandView.Taken) -> None:
        """Make the move that was clicked twice, if it needs no place."""
        choice = self.draft.choice
        if event.twice and choice is not None and not choice.needs_place:
            self.action_pick()

    @on(KeyBar.Pressed)
    async def press(self, event: KeyBar.Pressed) -> None:
        """Do what the key of the footer does."""
        await self.run_action(event.action)

    def action_only_move(self) -> None:
        """Do the only thing that may be done."""
        if len(self.sight.legal) == 1:
            self.decide(self.sight.legal[0])
        else:
            self.board.tell(self.words("not-only-one", count=len(self.sight.legal)))

    def action_pass_turn(self) -> None:
        """Pass, or hear why not; whoever could do something else is asked first."""
        move = passing(self.sight.legal) or self._refused_pass()
        if move is None:
            return
        if move.verb == PASS and len(self.sight.legal) > 1:
            self._ask_before(move)
        else:
            self.decide(move)

    def _refused_pass(self) -> Move | None:
        kind = next((kind for kind in self.match.game.moves if kind.verb == PASS), None)
        return None if kind is None or not self.sight.acting else kind()

    def _ask_before(self, move: Move) -> None:
        words = self.words

        def answered(sure: bool | None) -> None:
            if sure:
                self.decide(move)

        question = words("pass-ask", move=words.say(move), count=len(self.sight.legal) - 1)
        self.board.show(ConfirmScreen(question, words("pass-yes"), words("pass-no")), answered)

    def action_undo(self) -> None:
        """Take the last decision back; everybody must agree if something was revealed by it."""
        back = self.match.undo()
        if back.at == self.match.at:
            self.board.tell(self.words("nothing-to-undo"))
        elif taken_back(self.match, back):
            self._ask_everybody(back)
        else:
            self.change(partial(undone, self.match))

    def _ask_everybody(self, back: Match[Any]) -> None:
        words, match = self.words, self.match
        question = words("agree-undo", seat=words.seat(match.decider(match.at)))
        seen = dict.fromkeys(words.say(event) for event in news(match, back))
        said = [question, "", words("agree-unseen"), *seen] if seen else [question]
        self.vote("\n".join(said), partial(undone, match))

    def action_redo(self) -> None:
        """Make the decision again that was taken back."""
        if self.match.redo().at == self.match.at:
            self.board.tell(self.words("nothing-to-redo"))
        else:
            self.change(self.match.redo)

    def action_turn(self) -> None:
        """Turn the card that hovers; where nothing can be turned, the key makes a decision again."""
        if self.draft.turns and self.walk is None:
            super().action_turn()
        else:
            self.action_redo()

    def on_click(self, event: events.Click) -> None:
        """Take the right button as a step back."""
        if event.button == RIGHT_BUTTON:
            self.action_back()

    def action_leave(self) -> None:
        """Go back to the menu; everything is kept already."""
        self.dismiss()

    def commands(self) -> list[Command]:
        """Offer what can be done with the match, and every legal move, for the palette."""
        words = self.words
        moves = () if self.walk else self.sight.legal
        return [
            (words("command-note"), self.write_note),
            (words("command-score"), self.open_score),
            *((words(name), deed) for name, deed in self.deeds()),
            *self._branching(),
            (words("key-present"), self.action_present),
            (words("key-handout"), self.action_handout),
            *self._teaching(),
            (words("command-menu"), self.action_leave),
            *((words.say(move), partial(self.decide, move)) for move in moves),
        ]

    def _branching(self) -> list[Command]:
        """Offer to go from line to line of the match."""
        actions = {"branch": self.action_branch, "branches": self.action_branches}
        actions |= {"main_line": self.action_main_line} if self.study.name else {}
        return [(self.words(f"key-{name}"), action) for name, action in actions.items()]

    def _teaching(self) -> list[Command]:
        """Offer to make a lesson of the match, where nobody has secrets any more."""
        return [(self.words("command-lesson"), self.save_lesson)] if self.match.has_no_secrets else []

    def save_lesson(self) -> None:
        """Save the match among the player's own lessons."""
        from boardkit.tui.screens.exchange import save_lesson

        try:
            path = save_lesson(self.board.library, self.match, self.words)
        except FaultError as error:
            self.board.say(error.fault)
        else:
            self.board.tell(self.words("lesson-saved", path=str(path)))

    def write_note(self) -> None:
        """Write a line into the log."""

        def written(text: str | None) -> None:
            seat = self.viewer if self.viewer != CHANCE else Seat(0)
            if text:
                self.change(partial(self.match.noted, Note(self.match.at, NoteKind.REMARK, seat, text)))

        question = self.words("note-ask", limit=LONGEST_NOTE)
        self.board.show(EntryScreen(question, self.words, longest=LONGEST_NOTE), written)

    def action_branch(self) -> None:
        """Play on from here as a branch: what if?"""
        from boardkit.tui.table.branching import branch_off

        branch_off(self)

    def action_branches(self) -> None:
        """List the branches of the match."""
        from boardkit.tui.table.branching import open_list

        open_list(self)

    def action_main_line(self) -> None:
        """Go back from a branch to the match."""
        from boardkit.tui.table.branching import go_home

        go_home(self)

    def action_handout(self) -> None:
        """Hand out what is shown, or the match."""
        from boardkit.tui.screens.handing import hand_out

        hand_out(self.board, self.study, self.words, self.walk or self.new_walk())

    def action_present(self) -> None:
        """Present the match: the board and a sentence, as large as the terminal."""
        from boardkit.tui.desk.presented import match_presented

        self.show_all(match_presented(self.match, (self.walk or self.new_walk()).happening))

    def open_score(self) -> None:
        """Open the score sheet."""
        self.board.open(Score(self.match), self._after_score)

    def _after_score(self, wish: Intent | None) -> None:
        if wish is Do.WALK:
            self.action_walk()
        elif wish is not None:
            self.dismiss()
            if wish == Rematch():
                self.board.begin(rematch(self.match))

    def works(self, action: str) -> bool:
        """Tell whether an action makes sense now."""
        return WORKS.get(action, always)(self)
