"""The panels of the table: title, map, side, prompt, hand and footer; keys have their actions in `play`."""

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input

from boardkit.core import CHANCE, Choice, Seat
from boardkit.draw.counting import change_said
from boardkit.draw.drawing import Face
from boardkit.text.outside import visible
from boardkit.tui.desk.keys import PAIRED, WALK_KEYS, Key, foot, key_said
from boardkit.tui.desk.listing import Listed
from boardkit.tui.desk.sight import Sight
from boardkit.tui.desk.walk import acting
from boardkit.tui.table.table import TableScreen
from boardkit.tui.table.walkpanel import WalkPanel
from boardkit.tui.terminal.memory import set_aside
from boardkit.tui.widgets.hand import Entry, HandView
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.lines import Lines
from boardkit.tui.widgets.mapview import MapView
from boardkit.tui.widgets.side import LogView, chip, seats
from boardkit.tui.widgets.typed import TypedLine


class PanelScreen(TableScreen):
    """Draws one match as the seat at the keyboard may see it."""

    def compose(self) -> ComposeResult:
        """Lay out the panels."""
        yield Lines(id="title")
        with Horizontal(id="middle"):
            yield MapView(id="map")
            with Vertical(id="side"):
                yield Lines(id="seats")
                yield Lines(id="gauges")
                yield from self.side_foot()
                yield WalkPanel()
        yield Lines(id="prompt")
        yield TypedLine(id="typed", compact=True)
        yield HandView(id="hand")
        yield KeyBar(id="keys")

    def side_foot(self) -> ComposeResult:
        """Lay out what stands at the foot of the side."""
        yield LogView(id="log")

    def on_mount(self) -> None:
        """Hide what is shown on demand, and begin."""
        self.query_one("#typed", Input).display = False
        self.query_one(MapView).can_focus = False
        self.sit_down()
        if not self.app.is_headless:
            self.call_after_refresh(set_aside)

    def sit_down(self) -> None:
        """Begin to show the match, once the panels are there."""
        self.look(self.viewer)

    def on_resize(self) -> None:
        """Fit the panels once they have their new sizes."""
        self.call_after_refresh(self.redraw)

    @on(Lines.Rewrapped)
    def write_anew(self) -> None:
        """Write the panels for the width they have now."""
        self.call_after_refresh(self.redraw)

    def show_anew(self) -> None:
        """Draw the table in the language and the colours of now."""
        self.redraw()

    def look(self, viewer: Seat) -> None:
        """Show the match as it stands through a seat, with a new move to make."""
        self.sight = self.sight_of(viewer)
        self.draft = self.sight.draft()
        self.letters = {}
        self.kind = None
        self._settle_cursor()
        self.redraw()

    def sight_of(self, viewer: Seat) -> Sight:
        """Look at the match through a seat."""
        return Sight(self.match, viewer, self.drawing)

    def _settle_cursor(self) -> None:
        """Put the cursor where the move may go, unless it is there already."""
        places = self.draft.places if self.draft.choice and self.draft.choice.needs_place else ()
        if places and self.cursor not in places:
            self.cursor = places[len(places) // 2]
        self.draft = self.draft.point(self.cursor)

    def redraw(self) -> None:
        """Draw everything anew; panels repaint only what differs."""
        if not self.is_mounted:
            return
        self._draw_title()
        self._draw_map()
        self._draw_side()
        self._draw_prompt()
        self._draw_hand()
        self._draw_keys()

    def _draw_map(self) -> None:
        picture = self.picture()
        view = self.query_one(MapView)
        palette, tier = self.board.palette_of(self.match), self.board.tier
        view.show(picture.board, picture.looks, self.marks(), palette, tier, self._focus())

    def _draw_title(self) -> None:
        words, palette = self.words, self.board.palette_of(self.match)
        seat = acting(self.state)
        title = Text.assemble((f" {words('title')} ", "reverse bold"))
        for badge in self.badges():
            title.append("  ").append(f" {badge} ", "reverse")
        title.append(f"  {self.drawing.heading(self.state, words)}   ")
        if seat != CHANCE:
            title.append_text(chip(seat, palette)).append(f" {words.seat(seat)}")
        self.query_one("#title", Lines).show(title)

    def badges(self) -> list[str]:
        """Say in the title what is special about this table."""
        words, name = self.words, self.study.name
        branch = [words("branch-shown", name=visible(name))] if name else []
        return [*branch, *([words("open-table-on")] if self.match.open_table else [])]

    def _draw_side(self) -> None:
        words, palette, state = self.words, self.board.palette_of(self.match), self.state
        width = self.query_one("#side").content_size.width
        facts = [
            (words.seat(Seat(seat)), self.drawing.seat_line(state, Seat(seat), words))
            for seat in range(len(self.match.players))
        ]
        self.query_one("#seats", Lines).show(seats(facts, acting(state), palette, width or 36))
        lines = self.drawing.side(state, words, palette)
        self.query_one("#gauges", Lines).show(Text("\n").join(lines), steady=self.walk is not None)
        self.set_class(self.walk is not None, "-walking")
        if self.walk is None:
            self.draw_foot()
        else:
            book = self.board.rulebook(self.match.game)
            self.query_one(WalkPanel).tell(self.telling.panel(words, book, palette))

    def draw_foot(self) -> None:
        """Draw what stands at the foot of the side."""
        self.query_one(LogView).show(self.sight.told(self.words))

    def _draw_prompt(self) -> None:
        told = self.telling.prompt(self.words) if self.walk else self._asked()
        self.query_one("#prompt", Lines).show(told, steady=self.walk is not None)

    def _asked(self) -> Text:
        """Say the question, and what the move in the making would do or why it may not be made."""
        words, question = self.words, self.sight.view.question
        if question is None:
            return Text(words("game-over"), "bold")
        if question.seat == CHANCE and self.match.by_hand:
            return self.asked_for_chance()
        text = Text(words.say(question) if self.sight.acting else words("waiting"), "bold")
        if not self.sight.acting:
            return text
        text.append(f"  §{question.rule}\n", "dim")
        return text.append_text(self.hint())

    def asked_for_chance(self) -> Text:
        """Say what chance is asked."""
        return Text(self.words.say(self.match.state.question), "bold")

    def hint(self) -> Text:
        """Say in one line what the move in the making would do, or why it may not be made."""
        words, move = self.words, self.draft.move
        if move is None:
            return self._barred() or Text(words("choose-first", count=len(self.draft.choices)))
        refusal = self.sight.refusal(move)
        if refusal is not None:
            return Text(f"✗ {words.say(refusal)} §{refusal.section}", self.board.tone("error"))
        changes = "   ".join(change_said(change, words) for change in self.sight.changes(move))
        return Text.assemble((f"✓ {words.say(move)}", self.board.tone("success")), f"   {changes}")

    def _barred(self) -> Text | None:
        """Say why the entry of the hand that was taken cannot be played at all."""
        choice = self.draft.choice
        if choice is None or choice in self.draft.moves:
            return None
        for move in self.drawing.offers(self.sight.view):
            refusal = self.sight.refusal(move)
            if type(move) is choice.kind and refusal is not None:
                return Text(f"✗ {self.words.say(refusal)} §{refusal.section}", self.board.tone("error"))
        return None

    def _draw_hand(self) -> None:
        more = self.words("hand-more", count=len(self.listed))
        self.query_one(HandView).show([self._entry(entry) for entry in self.listed], more)

    def _entry(self, entry: Listed) -> Entry:
        """Draw an entry: a choice as its game draws it, a kind by its name and how many there are."""
        if isinstance(entry, Choice):
            return self.sight.entry(entry, self.draft, self.words, self.board.palette_of(self.match))
        choices = [choice for choice in self.sight.choices if choice.kind is entry]
        possible = sum(choice in self.draft.moves for choice in choices)
        name = self.words.verb(entry)
        face = Face((Text(self.words("hand-kind", name=name, possible=possible, count=len(choices))),))
        return Entry(face, barred=not possible)

    def _draw_keys(self) -> None:
        keys = [key for key in self.foot_keys() if self.works(key.action)]
        self.query_one(KeyBar).show(
            [(key.action, key_said(key.shown, self.words), self.key_said(key.action)) for key in keys]
        )

    def key_said(self, action: str) -> str:
        """Say what a key of the footer does, or how what it changes stands; on a walk, pairs share a name."""
        if self.walk and action in PAIRED:
            return ""
        if action == "sort":
            return self.words("sort-by", order=self.words(self.order))
        if action == "next_target" and not self.picks_places:
            return self.words("next-entry")
        return self.words(f"key-{action}")

    def foot_keys(self) -> list[Key]:
        """Return the keys of the footer, in its order."""
        return foot(self.board.keys, WALK_KEYS if self.walk else ())

    def works(self, action: str) -> bool:
        """Tell whether an action makes sense now; every action does where nothing else is known."""
        return bool(action)
