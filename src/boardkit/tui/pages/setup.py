"""Planning a new match: players, colours, the game's options, chance."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from boardkit.core import FaultError, Game, Player, Seat, evolve
from boardkit.core.lines.match import COLOURS
from boardkit.draw.drawings import drawing_of
from boardkit.draw.extras import option_said
from boardkit.draw.seats import chip
from boardkit.library.lessons import have_lessons
from boardkit.library.session import new_seed
from boardkit.text import Words
from boardkit.text.faults import fault_said
from boardkit.tui.desk.doors import Lessons
from boardkit.tui.pages.optionfields import OptionField, offered, option_fields, option_named
from boardkit.tui.pages.plans import LONGEST_SEED, NAMES, NameFault, Plan, names_from
from boardkit.tui.pages.preview import Preview, length_said
from boardkit.tui.pages.seating import BESIDE, seat_row
from boardkit.tui.screens.board import Board
from boardkit.tui.screens.exchange import read
from boardkit.tui.screens.form import Form, Question, choice
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.themes.seatcolours import colour_choices
from boardkit.tui.widgets.cycle import Cycle
from boardkit.tui.widgets.typed import TypedLine


class SetupScreen(Page[None]):
    """Asks who plays and how, and begins the match."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide"), (180, "-vast")]  # noqa: RUF012 - Textual's
    VERTICAL_BREAKPOINTS = [(0, "-short"), (36, "-medium")]  # noqa: RUF012 - the same
    BINDINGS: ClassVar[list[BindingType]] = [
        *Form.KEYS,
        Binding("ctrl+s", "start", show=False),
        Binding("ctrl+l", "learn", show=False),
    ]

    def __init__(self, game: Game[Any], options: Any = None, players: Sequence[Player] = ()) -> None:
        """Begin with options and players, if any are given, such as those of the match before."""
        super().__init__()
        self._game, self._options, self._players = game, options, players
        self._plan: Plan | None = None

    @property
    def plan(self) -> Plan:
        """The match as planned so far; at first with those who played last."""
        if self._plan is None:
            others = [self.words("player-default", number=number) for number in range(1, COLOURS + 1)]
            names = [player.name for player in self._players]
            known = names or names_from(self.board.library.setting(NAMES))
            plan = Plan.of(self._game, known, others, self._options)
            self._plan = plan.like(self._players)
        return self._plan

    @plan.setter
    def plan(self, plan: Plan) -> None:
        self._plan = plan

    @property
    def words(self) -> Words:
        """The words of the game."""
        return self.board.words_of(self._game.key)

    @property
    def heading(self) -> Text:
        """Name the game and what it is about."""
        return Text(f"{self.words('title')}   {self.words('summary')}")

    @property
    def keys(self) -> PageKeys:
        """Tell how to begin and how to get about."""
        learn = (("learn", "^l", "setup-learn-key"),) if _is_taught(self.board, self._game.key) else ()
        return (("start", "^s", "setup-start"), *Form.MOVING, *learn, BESIDE, BACK)

    def content(self) -> ComposeResult:
        """Lay out the questions, and the buttons to begin or not to."""
        yield Static(id="setup-length")
        board, key = self.board, self._game.key
        preview = Preview(
            self._game,
            lambda: (board.palette_for(self.plan.colours, key), board.tier),
            self.words("setup-picture"),
            id="setup-side",
        )
        yield Form(self._questions(), _buttons(self.words, taught=_is_taught(board, key)), [preview])

    def _questions(self) -> Iterator[Widget]:
        """Ask who plays, then how."""
        plan, words = self.plan, self.words
        counts = [(count, Text(words("setup-count", count=count))) for count in self._game.seats]
        yield choice("setup-seats", counts, plan.seats, words)
        palette = self.board.palette_for(range(COLOURS))
        colours = colour_choices(palette, self.board.preferences, words)
        yield from (seat_row(seat, plan, colours, words) for seat in range(self._game.seats[-1]))
        yield from (_option(field, plan, words) for field in option_fields(self._game.options))
        shown = [(value, Text(words.name(value))) for value in (False, True)]
        if self._game.secret:
            yield choice("setup-open-table", shown, plan.open_table, words)
        yield choice("setup-coached", shown, plan.coached, words)
        yield Question("setup-seed", _seed(plan), words)

    def on_mount(self) -> None:
        """Colour the chips, and show the options that matter."""
        super().on_mount()
        self._show_chips()
        self._show_options()

    async def lay_out_anew(self) -> None:
        """Do the same for the new form."""
        await super().lay_out_anew()
        self._show_chips()
        self._show_options()

    def _show_options(self) -> None:
        """Show only the options and values that matter beside the others and with so many players."""
        plan = self.plan
        fields = {field.message: field for field in offered(self._game, plan.options, plan.seats)}
        for option in option_fields(self._game.options):
            control, field = self.query_one(f"#{option.message}"), fields.get(option.message)
            question = control.query_ancestor(Question)
            question.ask(asked=field is not None)
            if field is not None and isinstance(control, Cycle):
                value = getattr(plan.options, field.name)
                control.offer(_shown(field, self.words), value)
                question.tell(option_said(drawing_of(self._game.key), value, self.words))
        self.query_one("#setup-length", Static).update(Text(length_said(plan, self.words)))

    def _show_chips(self) -> None:
        palette = self.board.palette_for(self.plan.colours)
        for seat, spot in enumerate(self.query(".setup-chip").results(Static)):
            spot.update(chip(Seat(seat), palette), layout=False)
            self.query_one(f"#colour-{seat}", Cycle).set(self.plan.colours[seat])

    @on(Cycle.Changed)
    def change(self, event: Cycle.Changed) -> None:
        """Take over what was chosen."""
        name, value = event.cycle.id or "", event.value
        if name == "setup-seats":
            self._seat_players(value)
        elif name in ("setup-open-table", "setup-coached"):
            self.plan = evolve(self.plan, **{name.removeprefix("setup-").replace("-", "_"): value})
        elif name.startswith("colour-"):
            self.plan = self.plan.coloured(int(name.removeprefix("colour-")), value)
            self._show_chips()
            self.query_one(Preview).draw()
        elif name.startswith("sitter-"):
            self.plan = self.plan.sat(int(name.removeprefix("sitter-")), value)
        else:
            self.plan = self.plan.with_option(option_named(self._game, name), value)
            self._show_options()

    def _seat_players(self, seats: int) -> None:
        self.plan = self.plan.seated(seats)
        self._show_options()
        for seat, row in enumerate(self.query(".setup-seat").results(Horizontal)):
            row.display = seat < seats

    @on(Input.Changed)
    def take_over(self, event: Input.Changed) -> None:
        """Take over what was typed."""
        name = event.input.id or ""
        if name == "seed":
            self.plan = self.plan.__replace__(seed=event.value)
        elif name.startswith("option-"):
            self.plan = self.plan.with_file(option_named(self._game, name), event.value)
        else:
            self.plan = self.plan.called(int(name.removeprefix("name-")), event.value)

    @on(Input.Submitted)
    def go_on(self) -> None:
        """Go to the next question."""
        self.action_move("down")

    def action_move(self, way: str) -> None:
        """Go from question to question, or from value to value."""
        self.query_one(Form).move(way)

    @on(Button.Pressed, "#start")
    def action_start(self) -> None:
        """Begin the match, or say what is missing."""
        try:
            match = self.plan.match(new_seed(), partial(read, self.board))
            self.board.library.set_setting(NAMES, [player.name for player in match.players])
        except FaultError as error:
            about = f"name-{error.fault.seat}" if isinstance(error.fault, NameFault) else ""
            self.query_one(Form).refuse(fault_said(error.fault, self.words), about)
        else:
            self.board.begin(match, instead=True, coached=self.plan.coached)

    @on(Button.Pressed, "#learn")
    def action_learn(self) -> None:
        """Open the game's first lesson."""
        if _is_taught(self.board, self._game.key):
            self.board.open(Lessons(self._game, 0))

    @on(Button.Pressed, "#back")
    def action_back(self) -> None:
        """Begin nothing."""
        self.dismiss()


def _is_taught(board: Board, game: str) -> bool:
    """Tell whether a game has lessons."""
    return bool(have_lessons([game], board.library.folder))


def _buttons(words: Words, *, taught: bool) -> Iterator[Button]:
    """Lead on, back, or to the first lesson."""
    yield Button(Content(words("setup-start")), id="start", variant="primary")
    yield Button(Content(words("setup-back")), id="back")
    if taught:
        explained = Content(words.explanation("setup-learn"))
        yield Button(Content(words("setup-learn")), id="learn", tooltip=explained)


def _option(field: OptionField, plan: Plan, words: Words) -> Question:
    if field.is_text:
        control = TypedLine(plan.files.get(field.name, ""), compact=True, id=field.message)
        return Question(field.message, control, words)
    return choice(field.message, _shown(field, words), getattr(plan.options, field.name), words)


def _seed(plan: Plan) -> Input:
    return Input(plan.seed, restrict="[0-9]*", max_length=LONGEST_SEED, compact=True, id="seed")


def _shown(field: OptionField, words: Words) -> list[tuple[Any, Text]]:
    return [(value, Text(words.name(value))) for value in field.values]
