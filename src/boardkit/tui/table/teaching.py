"""The teacher's table: one switch that opens it, and all that an open table allows."""

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from rich.text import Text

from boardkit.core import CHANCE, FaultError, Match, Move, Note, NoteKind, RulesError, Seat, evolve, legal
from boardkit.core.editing.parts import hidden
from boardkit.core.records.position import position_code
from boardkit.text.parts import PartWords
from boardkit.tui.desk.doors import Editor
from boardkit.tui.desk.intents import BeginWith
from boardkit.tui.screens.codes import ask_for_code, begin_with, show_code
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.screens.picking import PickScreen
from boardkit.tui.table.looking import LookingScreen

Deed = tuple[str, Callable[[], object]]
"""What a teacher can do: the message that names it, and how it is done."""

ALL: Final = 999
"""How many entries are named where all are wanted."""

DRAW: Final = "draw"
"""The entry of the answers for chance that leaves it to chance."""


class TeachingScreen(LookingScreen):
    """A table that can be opened; what needs an open table is offered there only."""

    eyes: Seat | None = None

    def present(self) -> None:
        """Show the match to whoever looks."""
        self.look(self.viewer)

    def change(self, change: Callable[[], Match[Any]]) -> None:
        """Keep the match as a change makes it and show that, or say why it cannot be made."""
        try:
            self.study = self.session.kept(self.study.playing(change()))
        except RulesError as error:
            refusal = f"{self.words.say(error.refusal)} §{error.refusal.section}"
            self.board.tell(refusal, wrong=True)
        except FaultError as error:
            self.board.say(error.fault)
        else:
            self.eyes = None
            self.present()

    @property
    def chance_waits(self) -> bool:
        """Whether somebody is to answer for chance now."""
        match = self.match
        return match.by_hand and match.open_table and match.state.to_move == CHANCE

    def badges(self) -> list[str]:
        """Say in the title how open the table is."""
        words, match = self.words, self.match
        by_hand = [words("by-hand-on")] if match.by_hand and match.open_table else []
        return [*super().badges(), *by_hand, *([] if self.eyes is None else [self._eyes_said(self.eyes)])]

    def _eyes_said(self, seat: Seat) -> str:
        words = self.words
        return words("eyes-of-all") if seat == CHANCE else words("eyes-of", seat=words.seat(seat))

    def deeds(self) -> list[Deed]:
        """List what a teacher can do now."""
        if not self.match.open_table:
            return [("teacher-open", self.open_table), ("teacher-paste", self._paste)]
        by_hand = "teacher-by-chance" if self.match.by_hand else "teacher-by-hand"
        return [
            ("teacher-edit", self.edit),
            (by_hand, self.switch_chance),
            ("teacher-eyes", self.action_eyes),
            ("teacher-hidden", self.show_hidden),
            ("teacher-copy", self.copy_code),
            ("teacher-paste", self._paste),
            *([] if self.study.name else [("teacher-close", self.close_table)]),
        ]

    def action_teacher(self) -> None:
        """Open the list of what a teacher can do."""
        deeds, words = self.deeds(), self.words

        def chosen(entry: str | None) -> None:
            if entry is not None:
                deeds[int(entry)][1]()

        entries = [(str(number), words(name)) for number, (name, _) in enumerate(deeds)]
        self.board.show(PickScreen(words("teacher-title"), entries, words), chosen)

    @abstractmethod
    def vote(self, question: str, deed: Callable[[], Match[Any]]) -> None:
        """Let everybody agree to a deed."""

    def open_table(self) -> None:
        """Open the table; everybody must agree where there are secrets."""
        deed = self._turned(NoteKind.OPENED)
        if not self.match.game.secret or len(self.match.players) == 1:
            self.change(deed)
        else:
            self.vote(self.words("teacher-open-ask"), deed)

    def close_table(self) -> None:
        """Close the table; chance answers for itself again."""
        self.change(self._turned(NoteKind.CLOSED))

    def _turned(self, kind: NoteKind) -> Callable[[], Match[Any]]:
        """Return the deed that opens or closes the table, done by whoever looks at it now."""
        seat = self.viewer if self.viewer != CHANCE else Seat(0)
        opens = kind is NoteKind.OPENED
        match = evolve(self.match, open_table=opens, by_hand=self.match.by_hand and opens)
        return partial(match.noted, Note(match.at, kind, seat))

    def switch_chance(self) -> None:
        """Answer for chance by hand from now on, or let it answer again."""
        self.change(evolve(self.match, by_hand=not self.match.by_hand).advance_chance)

    def chance_turn(self) -> None:
        """Ask for an answer for chance, or let it answer."""
        if self.chance_waits:
            self.look(CHANCE)
            self.answer_for_chance()
        else:
            self.change(self.match.let_chance_answer)

    def answer_for_chance(self) -> None:
        """Let an answer for chance be chosen from a list that typing narrows."""
        match, words = self.match, self.words
        moves = legal(match.game, match.state)
        entries = [(DRAW, words("chance-draw"))]
        entries += [(str(number), words.say(move)) for number, move in enumerate(moves)]

        def chosen(entry: str | None) -> None:
            if entry is not None:
                self.change(partial(self._answered, None if entry == DRAW else moves[int(entry)]))

        title = words("chance-title", question=words.say(match.state.question))
        self.board.show(PickScreen(title, entries, words), chosen)

    def _answered(self, move: Move | None) -> Match[Any]:
        """Play an answer for chance; the log says that somebody gave it."""
        match = self.match
        if move is None:
            return match.drawn()
        return match.play(move).noted(Note(match.at + 1, NoteKind.BY_HAND, Seat(0)))

    def action_eyes(self) -> None:
        """Look through the next seat, then as everybody sees it, then again as whoever is asked."""
        match = self.match
        if not match.open_table:
            self.board.tell(self.words("teacher-only-open"))
            return
        others = [*(Seat(seat) for seat in range(len(match.players)) if seat != match.state.to_move), CHANCE]
        order: list[Seat | None] = [None, *dict.fromkeys(others)]
        self.eyes = order[(order.index(self.eyes) + 1) % len(order)] if self.eyes in order else None
        asked = match.state.to_move
        self._see(self.eyes if self.eyes is not None else CHANCE if asked is None else asked)

    def _see(self, seat: Seat) -> None:
        """Show the same table, or the same step of the walk, through a seat."""
        walk = self.walk
        self.look(seat)
        if walk is not None:
            self.stand(self.new_walk().to(walk.at))

    def show_hidden(self) -> None:
        """List what whoever is looked through does not know, as it really is."""
        words, match = self.words, self.match
        seat = CHANCE if self.eyes is None else self.eyes
        parts = PartWords.of(words, self.real_state, ALL)
        found = hidden(self.real_state, match.game.view(self.real_state, seat))
        lines = [words("hidden-place", place=parts.trail(part.path), what=parts.said(part)) for part in found]
        none = "hidden-none-from-all" if seat == CHANCE else "hidden-none"
        title = "hidden-title-all" if seat == CHANCE else "hidden-title"
        name = words.seat(seat)
        self.board.show(NoticeScreen(words(title, seat=name), lines or [words(none, seat=name)], words))

    @property
    def real_state(self) -> Any:
        """The whole table, now or where the walk stands; for open tables only."""
        return self.match.state if self.walk is None else self.walk.halt.state

    def copy_code(self) -> None:
        """Show the code of the position, now or where the walk stands."""
        show_code(self.board, position_code(self.match.game, self.real_state), self.words)

    def edit(self) -> None:
        """Edit the position, now or where the walk stands, and play it as a match of its own."""
        match = self.match

        def edited(begin: BeginWith | None) -> None:
            if begin is not None:
                self._begin(begin.code)

        self.board.open(Editor(match, self.real_state), edited)

    def _begin(self, code: str) -> None:
        board, match = self.board, self.match
        self.dismiss()
        begin_with(board, code, match.players, by_hand=match.by_hand)

    def _paste(self) -> None:
        ask_for_code(self.board, self.match.players)

    def asked_for_chance(self) -> Text:
        """Say what chance is asked, and how to answer for it."""
        words, question = self.words, self.match.state.question
        return Text.assemble((words.say(question), "bold"), "\n", words("chance-asked"))
