"""Planning a new match: players, colours, the game's options, chance, and what the game looks like."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import cached_property, partial
from typing import Any, ClassVar, Final

import attrs
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from boardkit.art import art_of
from boardkit.core import FaultError, Game, Player, Seat, evolve
from boardkit.core.lines.match import COLOURS, LONGEST_NAME, Sitter
from boardkit.core.lines.secret import has_hands
from boardkit.core.rules.kinds import kebab
from boardkit.draw.colours import Depth
from boardkit.draw.cropping import cropped
from boardkit.draw.drawings import drawing_of
from boardkit.draw.looks import Marks
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.draw.show import Picture
from boardkit.library.lessons import have_lessons
from boardkit.library.session import new_seed
from boardkit.text import Words
from boardkit.text.names import member_id
from boardkit.text.reasons import fault_said
from boardkit.text.shelf import sitter_told, sitters_of
from boardkit.tui.desk.wishes import Lessons
from boardkit.tui.pages import plans
from boardkit.tui.pages.pictures import extent_in, fitting_table, tables
from boardkit.tui.preferences import Preferences, SeatColours
from boardkit.tui.screens import page
from boardkit.tui.screens.base import Program
from boardkit.tui.screens.files import read_named
from boardkit.tui.terminal.messages import WhileRunning
from boardkit.tui.widgets.controls import Cycle, LineInput
from boardkit.tui.widgets.map import MapView

COLOUR_MESSAGES: Final = {
    Depth.STANDARD: ("colour-basic", "colour-basic-safe"),
    Depth.EIGHT: ("colour-basic", "colour-eight-safe"),
}
"""The names of colours where they are few: of the house's own, and of those that all can tell apart."""


def colour_choices(palette: Palette, preferences: Preferences, words: Words) -> list[tuple[Any, Text]]:
    """List the colours of the palette, each with a sample and its name."""
    plain, safe = COLOUR_MESSAGES.get(palette.depth, ("colour-standard", "colour-safe"))
    message = safe if preferences.seat_colours is SeatColours.SAFE else plain
    seats = ((number, palette[f"owner.{number}"]) for number in range(COLOURS))
    return [(number, Text.assemble(("■ ", hue), words(message, number=number))) for number, hue in seats]


BESIDE: Final = ("app.focus_next", "tab", "setup-beside")  # the key that goes to what stands beside


class NameInput(LineInput):
    """A line for a name; at its end the arrow leads out of it, to the choices beside."""

    def action_cursor_right(self, select: bool = False) -> None:
        """Go a character to the right, or out of the line."""
        if self.cursor_position < len(self.value) or select:
            super().action_cursor_right(select)
        else:
            self.query_ancestor(page.Form).move("right")


def columns_of(row: Widget) -> int:
    """Return how many columns a row takes at least: of a question, or of a seat."""
    columns = row.gutter.width
    for part in row.children:
        columns += part.styles.margin.width
        if isinstance(part, Cycle):
            columns += part.gutter.width + part.get_content_width(Size(0, 0), Size(0, 0))
        elif least := part.styles.min_width or part.styles.width:
            columns += int(least.value)
    return columns


def seat_row(seat: int, plan: plans.Plan, colours: Sequence[tuple[Any, Text]], words: Words) -> Horizontal:
    """Ask who sits at a seat and in which colour."""
    name = NameInput(plan.names[seat], max_length=LONGEST_NAME, compact=True, id=f"name-{seat}")
    colour = Cycle(colours, plan.colours[seat], id=f"colour-{seat}")
    named = [(one, Text(words.explanation(member_id(one), "short"))) for one in sitters_of(words)]
    sitter = Cycle(named, plan.sitters[seat], id=f"sitter-{seat}")
    sitter.tooltip = Content(words("setup-sitter"))
    row = Horizontal(Static(classes="setup-chip"), name, colour, sitter, classes="setup-seat")
    row.display = seat < plan.seats
    return row


QUESTIONS: Final = 56  # how many columns the questions take at least
SCROLL_BAR: Final = 2  # how many columns stand beside them where they scroll
CAPTION: Final = 1  # how many lines say below the picture what it is
LENGTH: Final = "match-length"  # the message of a game that says how long a match takes, by seats and options


def length_said(plan: plans.Plan, words: Words) -> str:
    """Say how long the planned match takes; nothing where its game does not say."""
    if not words.knows(LENGTH):
        return ""
    chosen: dict[str, str | int] = {}
    for name in attrs.fields_dict(type(plan.options)):
        match value := getattr(plan.options, name):
            case bool():
                chosen[name] = str(value).lower()
            case int():
                chosen[name] = int(value)
            case Enum():
                chosen[name] = kebab(value.name.lower())
            case _:
                chosen[name] = str(value)
    return words("setup-length", length=words(LENGTH, seats=plan.seats, **chosen))


class Preview(WhileRunning, Vertical):
    """Shows a table of a game, as large as fits; where none fits, the game's drawing in letters."""

    def __init__(self, game: Game[Any], paints: Callable[[], tuple[Palette, Tier]], caption: str) -> None:
        """Show a table of `game` in the `paints` of now, and say below that it is one of many."""
        super().__init__(id="setup-side")
        self._game, self._caption, self._paints = game, caption, paints
        self._picture: Picture | None = None

    def compose(self) -> ComposeResult:
        """Lay out both, of which one is shown."""
        yield Static(Text(art_of(self._game.key)), id="setup-art")
        yield MapView(id="setup-table")
        yield Static(Text(self._caption, "dim"), id="setup-caption")

    def on_mount(self) -> None:
        """Leave the keys to the questions."""
        self.query_one(MapView).can_focus = False

    def on_resize(self) -> None:
        """Look for a table that fits; reading lessons takes longer than the questions should wait."""
        self.screen.call_after_refresh(self._fit)

    def _fit(self) -> None:
        # The questions have the columns that they need: none of them is covered, or cut.
        rows, window = self.screen.query(".form-row, .setup-seat").results(Widget), self.screen.size.width
        wanted = max((columns_of(row) for row in rows), default=0) + SCROLL_BAR
        width, height = min(window - max(QUESTIONS, wanted), window * 11 // 20), self.size.height - CAPTION
        picture = self._picture = fitting_table(map(cropped, tables(self._game)), width, height)
        self.query_one(MapView).display = picture is not None
        self.query_one("#setup-caption").display = picture is not None
        self.query_one("#setup-art").display = picture is None
        self.styles.width = max(width, 0) if picture is None else extent_in(picture, width, height)[0]
        self.draw()

    def draw(self) -> None:
        """Draw the table in the colours of those who sit down."""
        if self._picture is not None:
            picture, (palette, tier) = self._picture, self._paints()
            self.query_one(MapView).show(picture.board, picture.looks, Marks(), palette, tier)


class SetupScreen(page.Page[None]):
    """Asks who plays and how, and begins the match."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide"), (180, "-vast")]  # noqa: RUF012 - Textual's
    VERTICAL_BREAKPOINTS = [(0, "-short"), (36, "-medium")]  # noqa: RUF012 - the same
    BINDINGS: ClassVar[list[BindingType]] = [*page.Form.KEYS, ("ctrl+s", "start"), ("ctrl+l", "learn")]

    def __init__(self, game: Game[Any], options: Any = None, players: Sequence[Player] = ()) -> None:
        """Begin with options and players, if any are given, such as those of the match before."""
        super().__init__()
        self._game, self._options, self._players = game, options, players
        self.about = game

    @cached_property
    def plan(self) -> plans.Plan:
        """The match as planned so far; at first with those who played last."""
        others = [self.words("player-default", number=number) for number in range(1, COLOURS + 1)]
        fitting = sitters_of(self.words)  # a match from elsewhere may have a character that is none here
        players = [
            one if one.sitter in fitting else one.__replace__(sitter=Sitter(one.sitter.level))
            for one in self._players
        ]
        names = [player.name for player in players]
        known = names or plans.names_from(self.program.library.setting(plans.NAMES))
        return plans.Plan.of(self._game, known, others, self._options).like(players)

    @property
    def heading(self) -> Text:
        """The name of the game, and what it is about."""
        return Text(f"{self.words('title')}   {self.words('summary')}")

    @property
    def keys(self) -> page.PageKeys:
        """The keys to begin and to get about with."""
        learn = (("learn", "^l", "setup-learn-key"),) if _is_taught(self.program, self._game.key) else ()
        return (("start", "^s", "setup-start"), *page.Form.MOVING, *learn, BESIDE, page.BACK)

    def content(self) -> ComposeResult:
        """Lay out the questions, and the buttons to begin or not to."""
        yield Static(id="setup-length")
        program, key = self.program, self._game.key
        words = self.words

        def paints() -> tuple[Palette, Tier]:
            return program.palette_for(self.plan.colours, key), program.tier

        buttons = [
            Button(Content(words("setup-start")), id="start", variant="primary"),
            Button(Content(words("setup-back")), id="back"),
        ]
        if _is_taught(program, key):
            explained = Content(words.explanation("setup-learn"))
            buttons.append(Button(Content(words("setup-learn")), id="learn", tooltip=explained))
        preview = Preview(self._game, paints, words("setup-picture"))
        yield page.Form(self._questions(), buttons, [preview])

    def _questions(self) -> Iterator[Widget]:
        """Ask who plays, then how."""
        plan, words = self.plan, self.words
        counts = [(count, Text(words("setup-count", count=count))) for count in self._game.seats]
        yield page.choice("setup-seats", counts, plan.seats, words)
        palette = self.program.palette_for(range(COLOURS))
        colours = colour_choices(palette, self.program.preferences, words)
        yield from (seat_row(seat, plan, colours, words) for seat in range(self._game.seats[-1]))
        yield Static(id="setup-characters")
        for field in plans.option_fields(self._game.options):
            if field.is_text:
                control = LineInput(plan.files.get(field.name, ""), compact=True, id=field.message)
                yield page.Question(field.message, control, words)
            else:
                chosen = getattr(plan.options, field.name)
                yield page.choice(field.message, _shown(field, words), chosen, words)
        shown = [(value, Text(words.name(value))) for value in (False, True)]
        if self._game.secret:
            yield page.choice("setup-open-table", shown, plan.open_table, words)
            if self.program.host is not None:
                yield page.choice("setup-hands", shown, plan.hands, words)
        yield page.choice("setup-coached", shown, plan.coached, words)
        seed = Input(plan.seed, restrict="[0-9]*", max_length=plans.LONGEST_SEED, compact=True, id="seed")
        yield page.Question("setup-seed", seed, words)

    def fill(self) -> None:
        """Colour the chips, and show the options that matter."""
        self._show_chips()
        self._show_options()

    def _show_options(self) -> None:
        """Show only the options and values that matter beside the others and with so many players."""
        plan = self.plan
        fields = {field.message: field for field in plans.offered(self._game, plan.options, plan.seats)}
        for option in plans.option_fields(self._game.options):
            control, field = self.query_one(f"#{option.message}"), fields.get(option.message)
            question = control.query_ancestor(page.Question)
            question.ask(asked=field is not None)
            if field is not None and isinstance(control, Cycle):
                value = getattr(plan.options, field.name)
                control.offer(_shown(field, self.words), value)
                question.tell(drawing_of(self._game.key).option_told(value, self.words))
        told = dict.fromkeys(player.sitter for player in plan.players if player.sitter.character)
        characters = self.query_one("#setup-characters", Static)
        characters.update(Text("\n".join(sitter_told(sitter, self.words) for sitter in told)))
        characters.display = bool(told)
        self.query_one("#setup-length", Static).update(Text(length_said(plan, self.words)))

    def _show_chips(self) -> None:
        palette = self.program.palette_for(self.plan.colours)
        for seat, spot in enumerate(self.query(".setup-chip").results(Static)):
            spot.update(chip(Seat(seat), palette), layout=False)
            self.query_one(f"#colour-{seat}", Cycle).set(self.plan.colours[seat])

    @on(Cycle.Changed)
    def change(self, event: Cycle.Changed) -> None:
        """Take over what was chosen."""
        name, value = event.cycle.id or "", event.value
        if name == "setup-seats":
            self.plan = self.plan.seated(value)
            self._show_options()
            for seat, row in enumerate(self.query(".setup-seat").results(Horizontal)):
                row.display = seat < value
        elif name in ("setup-open-table", "setup-coached", "setup-hands"):
            self.plan = evolve(self.plan, **{name.removeprefix("setup-").replace("-", "_"): value})
        elif name.startswith("colour-"):
            self.plan = self.plan.coloured(int(name.removeprefix("colour-")), value)
            self._show_chips()
            self.query_one(Preview).draw()
        elif name.startswith("sitter-"):
            self.plan = self.plan.sat(int(name.removeprefix("sitter-")), value)
            self._show_options()
        else:
            self.plan = self.plan.with_option(plans.option_named(self._game, name), value)
            self._show_options()

    @on(Input.Changed)
    def take_over(self, event: Input.Changed) -> None:
        """Take over what was typed."""
        name = event.input.id or ""
        if name == "seed":
            self.plan = self.plan.__replace__(seed=event.value)
        elif name.startswith("option-"):
            self.plan = self.plan.with_file(plans.option_named(self._game, name), event.value)
        else:
            self.plan = self.plan.called(int(name.removeprefix("name-")), event.value)

    @on(Input.Submitted)
    def go_on(self) -> None:
        """Go to the next question."""
        self.action_move("down")

    def action_move(self, way: str) -> None:
        """Go from question to question, or from value to value."""
        self.query_one(page.Form).move(way)

    @on(Button.Pressed, "#start")
    def action_start(self) -> None:
        """Begin the match, or say what is missing."""
        try:
            match = self.plan.match(new_seed(), partial(read_named, self.program))
            self.program.library.set_setting(plans.NAMES, [player.name for player in match.players])
        except FaultError as error:
            about = f"name-{error.fault.seat}" if isinstance(error.fault, plans.NameFault) else ""
            self.query_one(page.Form).refuse(fault_said(error.fault, self.words), about)
        else:
            hands = self.plan.hands and has_hands(match)
            self.program.begin(match, instead=True, coached=self.plan.coached, hands=hands)

    @on(Button.Pressed, "#learn")
    def action_learn(self) -> None:
        """Open the game's first lesson."""
        if _is_taught(self.program, self._game.key):
            self.program.open(Lessons(self._game, 0))

    @on(Button.Pressed, "#back")
    def action_back(self) -> None:
        """Begin nothing."""
        self.dismiss()


def _is_taught(program: Program, game: str) -> bool:
    """Return whether a game has lessons."""
    return bool(have_lessons([game], program.library.folder))


def _shown(field: plans.OptionField, words: Words) -> list[tuple[Any, Text]]:
    return [(value, Text(words.name(value))) for value in field.values]
