"""Fills the rooms of the play screen with what a desk shows, and keeps the clock of the seats."""

import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.text import Text
from textual.content import Content
from textual.suggester import SuggestFromList
from textual.widgets import Button, Static

from boardkit.core import FaultError, Seat
from boardkit.core.lines.match import people_of, seats_of
from boardkit.draw.blocks import Room, in_whole_words, wrapped
from boardkit.draw.drapes import FULL, drape
from boardkit.draw.letters import HIGH
from boardkit.text.reasons import fault_said
from boardkit.text.spots import Spot
from boardkit.tui.calling import call
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Ink, Sheet
from boardkit.tui.desk.facts import Scene, marks, works
from boardkit.tui.desk.intents import Do, Wheel
from boardkit.tui.desk.match.curtain import vote
from boardkit.tui.desk.panels import Clock, Still, clock_said, counted, due
from boardkit.tui.desk.tips import Tip, is_told
from boardkit.tui.preferences import Switch
from boardkit.tui.screens.base import Program
from boardkit.tui.screens.desked import DeskScreen, tones_of
from boardkit.tui.table import layout
from boardkit.tui.table.plan import AROUND, Plan, planned
from boardkit.tui.widgets.controls import ActionBar, KeyBar
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.map import MapView, TooltipArea
from boardkit.tui.widgets.texts import Lines, ScrollText, Ticking


def keep_time(screen: DeskScreen, desk: Desk, ink: Ink) -> None:
    """Let the time of whoever is due run; call a person who is due after somebody else."""
    before = screen.clock
    clock = before or Clock((0.0,) * len(desk.match.players))
    seat = due(desk)
    screen.clock = clock.passed_to(seat, time.monotonic()) if seat != clock.due else clock
    if before is not None and seat in people_of(desk.match.players) and seat != before.due:
        program, command = screen.program, screen.program.preferences.call.strip()
        if program.preferences.bell is Switch.ON:
            program.app.bell()
        # Somebody in a browser runs no command here.
        if command and not program.confined:
            screen.run_worker(_run(program, command), group="calling", exclusive=True)
    shown = tells_time(screen, desk)
    said = partial(clock_said, screen.clock, words=desk.words, palette=ink.palette)
    for line in layout.part_of(screen.query_one("#side"), Ticking, "clock", wanted=shown, after="#seats"):
        line.tell(said if shown else None)


async def _run(program: Program, command: str) -> None:
    """Run the command that calls; of each that fails it is told once."""
    try:
        await call(command)
    except FaultError as error:
        if command != program.failed:
            program.failed = command
            program.tell(fault_said(error.fault, program.words), wrong=True)


CURTAIN: Final = 90
AROUND_NEWS: Final = 9
"""The columns of a curtain where there are enough, and those beside its news: border, padding, scroll bar."""

BESIDE_NEWS, MOST_NEWS = 10, 30
"""The lines of a curtain beside its news and its cloth, and the most that it has of news."""


def paint(screen: DeskScreen, desk: Desk) -> Plan:
    """Show a desk by the plan returned: rooms repaint what differs, and what a cover hides is bare."""
    ink = ink_of(screen, desk)
    # Nothing is told any more of what lay on the table before: somebody else may look at it now.
    screen.query_one(TooltipArea).about(desk.sight)
    plan = plan_of(screen, desk, ink)
    sheet = sheet_of(screen, desk, ink)
    layout.classify(screen, desk, sheet)
    _open_typed_line(screen, desk)
    lies = None if sheet is None else layout.LOW if sheet.low else layout.SHEET
    for view in layout.sheets(screen.query_one(TooltipArea), lies):
        shown = sheet if sheet is not None and view.id == lies else Sheet(())
        view.show(Text("\n").join(shown.lines), shown.at)
    _paint_table(screen, desk, ink, plan)
    layout.furnish(screen, plan)
    if desk.mode.curtain is not None:
        _paint_curtain(screen, desk, desk.mode.curtain, ink)
    elif "-voting" in desk.mode.styles:
        _paint_vote(screen, desk)
    return plan


APPEARS: Final = 0.4  # the part of a picture's time for which what is new is ringed, and not there yet


def move(screen: DeskScreen, desk: Desk, stills: Sequence[Still], part: float) -> None:
    """Show what pictures show after a part of their time, over the desk as it has been painted."""
    ink, at = ink_of(screen, desk), part * len(stills)
    still = stills[min(int(at), len(stills) - 1)]
    _paint_map(screen, desk, ink, still.scenes[at % 1 >= APPEARS])
    (said, numbers), width = still.said, screen.app.size.width - 2
    first, *rest = [said] if numbers else wrapped(said, width)
    told = (in_whole_words(line, width) for line in (first, numbers or Text(" ").join(rest)))
    screen.query_one("#prompt", Lines).show(*told)
    one, other = still.desks
    before, now = plan_of(screen, one, ink).texts, plan_of(screen, desk, ink).texts
    after = plan_of(screen, other, ink).texts if at % 1 else before
    for name, lines in now.items():
        counting = counted(counted(before.get(name, ()), after.get(name, ()), at % 1), lines, 0)
        screen.query_one(f"#{name}", Lines).show(*counting)


def prepare(screen: DeskScreen, desk: Desk) -> None:
    """Tell the style sheet what is done, and give the rooms their cells, before they are laid out."""
    layout.classify_unseen(screen, desk)
    layout.furnish(screen, plan_of(screen, desk, ink_of(screen, desk)))


def plan_of(screen: DeskScreen, desk: Desk, ink: Ink) -> Plan:
    """Lay out a desk in the window of now."""
    size = screen.app.size
    return planned(desk, ink, Room(size.width, size.height), clock=tells_time(screen, desk))


def tells_time(screen: DeskScreen, desk: Desk) -> bool:
    """Return whether the time of the seats is told."""
    return screen.program.preferences.turn_clock is Switch.ON and not desk.modes[0].teaches


def tell(screen: DeskScreen, spot: Spot) -> Tip | None:
    """Tell what the mouse is on, if there is anything to tell."""
    return Tip(screen.desk, ink_of(screen, screen.desk), spot) if is_told(screen.desk, spot) else None


def ink_of(screen: DeskScreen, desk: Desk) -> Ink:
    """Return what a desk is drawn with."""
    return Ink(screen.program.palette_of(desk.match), tones_of(screen.program))


def _paint_curtain(screen: DeskScreen, desk: Desk, seat: Seat, ink: Ink) -> None:
    layout.hang_curtain(screen.query_one("#cover"))
    screen.query_one("#curtain-text", Static).update(panels.curtain(desk, ink))
    news = screen.query_one("#curtain-news", ScrollText)
    # Not as measured: a curtain that has just fallen has not been laid out yet, and must look as any other.
    width = min(CURTAIN, screen.size.width) - AROUND_NEWS
    told = panels.curtain_recap(desk, ink, width)
    lines = told.plain.count("\n") + 1
    high = FULL if screen.size.height >= BESIDE_NEWS + FULL + lines else HIGH
    drawn = drape(seat, desk.words.seat(seat), width + 1, high, ink.palette, screen.program.tier)
    screen.query_one("#curtain-art", Static).update(drawn)
    news.styles.height = min(lines, room_for_news(screen.size.height))
    news.tell(told)
    scrolls = lines > room_for_news(screen.size.height)
    screen.query_one("#curtain").border_subtitle = desk.words("curtain-scroll") if scrolls else ""
    name, button = desk.words.seat(seat), screen.query_one("#curtain-open", Button)
    button.label = Content(desk.words("curtain-open", name=name, letter=desk.mode.opener))
    button.refresh(layout=True)


def room_for_news(height: int) -> int:
    """Return how many lines of news a curtain has room for in a window of a height."""
    return min(height - BESIDE_NEWS - HIGH, MOST_NEWS)


def _paint_vote(screen: DeskScreen, desk: Desk) -> None:
    question, agreements = vote(desk)
    layout.lay_out_vote(screen.query_one("#cover"), len(desk.match.players))
    screen.query_one("#vote-question", Static).update(Content(question))
    labels = dict(agreements)
    for seat in seats_of(desk.match.players):
        button = screen.query_one(f"#seat-{seat}", Button)
        button.display, button.label = seat in labels, Content(labels.get(seat, ""))
    screen.query_one("#refuse", Button).label = Content(desk.words("agree-refuse"))


def sheet_of(screen: DeskScreen, desk: Desk, ink: Ink) -> Sheet | None:
    """Draw the sheet that lies in place of the map, as large as it may be, or in the lines of the hand."""
    lines = plan_of(screen, desk, ink).hand
    room = Room(screen.app.size.width, max(screen.app.size.height - AROUND, 1))
    hand = Room(room.width, lines) if lines and "-low" in desk.mode.styles else None
    return panels.sheet(desk, ink, room, hand)


def _paint_table(screen: DeskScreen, desk: Desk, ink: Ink, plan: Plan) -> None:
    _paint_map(screen, desk, ink, panels.map_(desk))
    _paint_side(screen, desk, ink, plan)
    width = screen.app.size.width
    screen.query_one("#title", Lines).show(panels.title(desk, ink, width))
    screen.query_one("#prompt", Lines).show(plan.prompt, steady=desk.walk is not None)
    entries = panels.hand(desk, ink, Room(width, plan.hand))
    screen.query_one(HandView).show(entries, panels.more(desk), plan.spare, marks(desk))
    screen.query_one(ActionBar).show(panels.bar(desk))
    screen.query_one("#keys", KeyBar).show(panels.keys(desk))


def _paint_map(screen: DeskScreen, desk: Desk, ink: Ink, scene: Scene) -> None:
    picture, view = scene.picture, screen.query_one(MapView)
    view.wheel_turns = Wheel in desk.deeds and works(desk, Do.TURN)
    view.pointed = desk.cursor
    view.show(picture.board, picture.looks, scene.marks, ink.palette, screen.program.tier, scene.focus)


def _paint_side(screen: DeskScreen, desk: Desk, ink: Ink, plan: Plan) -> None:
    """Show what the plan says beside the map: what is needed, what is looked at, and what has happened."""
    keep_time(screen, desk, ink)
    side = screen.query_one("#side")
    for tabs in layout.part_of(side, Lines, "tabs", wanted="tabs" in plan.heights, before="#seats"):
        if "tabs" in plan.heights:
            tabs.show(panels.tabs(desk))
    for name, lines in plan.texts.items():
        side.query_one(f"#{name}", Lines).show(*lines)
    for walk in layout.part_of(side, ScrollText, "walk", wanted=desk.walk is not None):
        walk.tell(Text() if desk.walk is None else panels.walk(desk, ink, plan.width - 1))
    if desk.modes[0].teaches:
        side.query_one("#lesson-text", Lines).show(panels.lesson(desk, ink, plan.width - 1))
    elif desk.walk is None:
        wide = plan.width - 1
        side.query_one("#log", ScrollText).tell(
            panels.recap(desk, ink, wide), panels.carried_over(desk, ink, wide)
        )


def _open_typed_line(screen: DeskScreen, desk: Desk) -> None:
    """Show the line to type in while a move is typed, and put it away after."""
    types = "-typing" in desk.mode.styles
    for line in layout.typed_line(screen.query_one(TooltipArea), wanted=types):
        line.placeholder = desk.words("type-here")
        if types and not line.display:
            line.suggester = SuggestFromList(desk.mode.suggested)
            line.display = True
            line.focus()
        elif line.display and not types:
            line.display = False
            line.value = ""
            line.suggester = None
            screen.set_focus(None)
