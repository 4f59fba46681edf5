"""Looking at the table: squares, cards, rules, keys, the log, and all that happened."""

from collections.abc import Sequence
from typing import Final

from textual import on

from boardkit.core import Choice, Move, choice_of
from boardkit.draw.shapes import Place
from boardkit.tui.desk.keys import key_said
from boardkit.tui.desk.sorting import after
from boardkit.tui.desk.why import why, why_each
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.screens.picking import PickScreen
from boardkit.tui.table.choices import ChoicesScreen
from boardkit.tui.table.strolling import StrollingScreen
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.mapview import MapView

ZOOMS: Final = ("", "-zoom-map", "-zoom-log")


class LookingScreen(StrollingScreen):
    """Answers questions about the table; changes nothing.

    Attributes:
        consulted: the section from which the walk was begun, and where it stood then.
    """

    consulted: tuple[str, int] = ("", -1)

    def action_inspect(self) -> None:
        """Say what is under the cursor, and whether the move may be made there."""
        words, view = self.words, self.state
        lines: list[str] = []
        if self.draft.choice is not None:
            lines += [*self.drawing.inspect_choice(view, self.draft.choice, words), ""]
        if self.cursor is not None:
            lines += [*self.inspected(self.cursor), ""]
        lines.append(self.hint().plain if self.walk is None else self.telling.prompt(words).plain)
        once = [line for number, line in enumerate(lines) if not line or line not in lines[:number]]
        dialog = NoticeScreen(words("inspect-title"), once, words, more=words("rules-about"))
        self.board.show(dialog, lambda more: self.choose_rule(once) if more else None)

    def inspected(self, place: Place) -> Sequence[str]:
        """Say what is at a place of the map; games that show several maps say which is meant."""
        return self.drawing.inspect(self.state, place, self.words)

    def action_why(self) -> None:
        """Say why the move in the making may be made or not; without one, all that may be done here."""
        words, move = self.words, self._meant()
        said = why_each(self.sight, self.cursor, words) if move is None else why(self.sight, move, words)
        lines = list(said) if self.sight.choices else [words("why-nothing")]
        dialog = NoticeScreen(words("why-title"), lines, words, more=words("rules-about"))
        self.board.show(dialog, lambda more: self.choose_rule(lines) if more else None)

    def _meant(self) -> Move | None:
        """Return the move in the making, or one that the entry taken stands for, though it be barred."""
        choice = self.draft.choice
        if self.draft.move is not None or choice is None:
            return self.draft.move
        return next(
            (move for move in self.drawing.offers(self.sight.view) if choice_of(move) == choice), None
        )

    @on(MapView.Picked)
    def inspect_clicked(self, event: MapView.Picked) -> None:
        """Say what was clicked, while the move that is made has no use for a place."""
        if self.walk is None and not self.picks_places:
            self.cursor = event.place
            self.action_inspect()

    def action_rules(self) -> None:
        """Open the rulebook at the section of the question, of the refusal, or of the step."""
        self.open_rules(self._rule())

    def open_rules(self, section: str) -> None:
        """Open the rulebook at a section."""
        from boardkit.tui.table.consulting import open_rules

        open_rules(self, section)

    def choose_rule(self, sentences: Sequence[str]) -> None:
        """List the rules about what some sentences are about."""
        from boardkit.tui.table.consulting import choose_rule

        choose_rule(self, sentences)

    def _rule(self) -> str:
        if self.walk is not None and self.consulted[1] == self.walk.at:
            return self.consulted[0]
        if self.walk is not None and self.walk.halt.event is not None:
            return self.walk.halt.event.rule
        move, question = self.draft.move, self.sight.view.question
        refusal = self.sight.refusal(move) if move is not None and self.sight.acting else None
        if refusal is not None:
            return refusal.section
        return question.rule if question is not None else ""

    def action_find(self) -> None:
        """Look for a choice, a place or a rule by name."""
        words = self.words
        choices = [
            (f"choice {number}", self._choice_said(choice))
            for number, choice in enumerate(self.sight.choices)
        ]
        places = [(f"place {number}", self.words.name(place)) for number, place in enumerate(self._targets())]
        sections = self.board.rulebook(self.match.game).sections.values()
        rules = [(f"rule {section.number}", f"§{section.number} {section.title}") for section in sections]
        entries = [*choices, *places, *rules]
        self.board.show(PickScreen(words("key-find"), entries, words), self._found)

    def _choice_said(self, choice: Choice) -> str:
        face = self.drawing.face(self.sight.view, choice, self.words, self.board.palette_of(self.match))
        return "  ".join(line.plain.strip() for line in face.lines)

    def _found(self, entry: str | None) -> None:
        kind, _, name = (entry or "").partition(" ")
        if kind == "choice":
            self.take_choice(self.sight.choices[int(name)])
        elif kind == "place":
            self.redraft(self._targets()[int(name)])
        elif kind == "rule":
            self.open_rules(name)

    @on(HandView.MoreWanted)
    def action_choices(self) -> None:
        """Open the hand as a list, to be narrowed and sorted."""
        hand = ChoicesScreen(self.sight, self.order, self.words, self._choice_said)

        def chosen(entry: str | None) -> None:
            self.order = hand.order
            if entry is not None:
                self.take_choice(self.sight.choices[int(entry)])
            else:
                self.redraw()

        self.board.show(hand, chosen)

    def action_sort(self) -> None:
        """Sort the hand in the next order."""
        self.order = after(self.sight, self.order)
        self.redraw()

    def action_help(self) -> None:
        """List the keys that work here; one can be chosen to press it."""
        words = self.words
        entries = [
            (key.action, f"{key_said(key.shown, words):<10} {words(f'key-{key.action}')}")
            for key in sorted(self.board.keys, key=lambda key: key.rank or len(self.board.keys))
            if self.works(key.action)
        ]

        def chosen(action: str | None) -> None:
            if action is not None:
                self.call_later(self.run_action, action)

        self.board.show(PickScreen(words("keys-heading"), entries, words), chosen)

    def action_palette(self) -> None:
        """Open the command palette."""
        self.app.action_command_palette()

    def action_zoom(self) -> None:
        """Give all the room to the map, then to the log, then share it again."""
        now = next((zoom for zoom in ZOOMS[1:] if self.has_class(zoom)), "")
        following = ZOOMS[(ZOOMS.index(now) + 1) % len(ZOOMS)]
        for zoom in ZOOMS[1:]:
            self.set_class(zoom == following, zoom)
        self.call_after_refresh(self.redraw)

    def action_log(self) -> None:
        """Open the whole log."""
        lines = [line.text for line in self.sight.told(self.words)]
        self.board.show(NoticeScreen(self.words("key-log"), lines[::-1], self.words))
