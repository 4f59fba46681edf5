"""Drawing a desk: a text, a list or a map for each room of the screen; nothing here knows Textual."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boardkit.core import CHANCE, Choice, Seat
from boardkit.draw.drawing import Entry, Face
from boardkit.draw.seats import LETTERS, chip, seats
from boardkit.text.outside import visible
from boardkit.text.telling import Line
from boardkit.tui.desk.consulting import book_of
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Next, Stroll
from boardkit.tui.desk.keys import Key, foot, key_said
from boardkit.tui.desk.layers import Scene, scene
from boardkit.tui.desk.listing import Listed
from boardkit.tui.desk.modes.asking import Asking
from boardkit.tui.desk.modes.curtain import Curtain, news
from boardkit.tui.desk.modes.quizzing import Quizzing, answers, quiz_scene
from boardkit.tui.desk.modes.walking import Walking
from boardkit.tui.desk.walk import acting
from boardkit.tui.desk.works import works

NEWS: Final = 6
"""How many sentences of news a curtain has room for."""


def title(desk: Desk, ink: Ink) -> Text:
    """Name the game, what is special about this table, where in the game we are, and whose turn it is."""
    words, seat = desk.words, acting(desk.state)
    line = Text.assemble((f" {words('title')} ", "reverse bold"))
    for badge in badges(desk):
        line.append("  ").append(f" {badge} ", "reverse")
    line.append(f"  {desk.drawing.heading(desk.state, words)}   ")
    return (
        line if seat == CHANCE else line.append_text(chip(seat, ink.palette)).append(f" {words.seat(seat)}")
    )


def badges(desk: Desk) -> Sequence[str]:
    """Say what is special about this table; every table at which something is taught is open."""
    if desk.modes[0].teaches:
        return ()
    words, match, name = desk.words, desk.match, desk.study.name
    return [
        *([words("branch-shown", name=visible(name))] if name else []),
        *([words("open-table-on")] if match.open_table else []),
        *([words("by-hand-on")] if match.by_hand and match.open_table else []),
        *([] if desk.eyes is None else [_eyes_said(desk, desk.eyes)]),
    ]


def _eyes_said(desk: Desk, seat: Seat) -> str:
    return desk.words("eyes-of-all") if seat == CHANCE else desk.words("eyes-of", seat=desk.words.seat(seat))


def map_(desk: Desk) -> Scene:
    """Show the map."""
    return quiz_scene(desk) if isinstance(desk.mode, Quizzing) else scene(desk)


def seat_lines(desk: Desk, ink: Ink, width: int) -> Text:
    """Write a line for each seat."""
    words, state = desk.words, desk.state
    seated = map(Seat, range(len(desk.match.players)))
    facts = [(words.seat(seat), desk.drawing.seat_line(state, seat, words)) for seat in seated]
    return seats(facts, acting(state), ink.palette, width)


def shared(desk: Desk, ink: Ink) -> Text:
    """Write what else belongs beside the map."""
    return Text("\n").join(desk.drawing.side(desk.state, desk.words, ink.palette))


def log(desk: Desk) -> Sequence[Line]:
    """Tell what has happened."""
    return desk.sight.told(desk.words)


def walk(desk: Desk, ink: Ink) -> Text:
    """Tell the decision in which the walk stands."""
    return desk.telling.panel(desk.words, book_of(desk), ink.palette)


def lesson(desk: Desk, ink: Ink) -> Text:
    """Write the lesson that is read, or the step of a tour."""
    return desk.modes[0].beside(desk, ink)


def prompt(desk: Desk, ink: Ink) -> Text:
    """Say what is asked, and what came of it."""
    return desk.mode.prompt(desk, ink)


def hand(desk: Desk, ink: Ink) -> Sequence[Entry]:
    """Draw the entries of the hand."""
    if isinstance(desk.mode, Quizzing):
        return answers(desk)
    return [_entry(desk, entry, ink) for entry in desk.listed]


def _entry(desk: Desk, entry: Listed, ink: Ink) -> Entry:
    """Draw an entry: a choice as its game draws it, a kind by its name and how many there are."""
    if isinstance(entry, Choice):
        return desk.sight.entry(entry, desk.draft, desk.words, ink.palette)
    of_kind = [choice for choice in desk.sight.choices if choice.kind is entry]
    possible = sum(choice in desk.draft.moves for choice in of_kind)
    name = desk.words.verb(entry)
    said = Text(desk.words("hand-kind", name=name, possible=possible, count=len(of_kind)))
    return Entry(Face((said,)), barred=not possible)


def keys(desk: Desk) -> Sequence[tuple[str, str, str]]:
    """List the keys that make sense now, as (action, how the key is written, what it does)."""
    shown = (key for key in foot(desk.keys, desk.mode.foot) if works(desk, key.intent))
    return [(f"want('{key.action}')", key_said(key.shown, desk.words), _does(desk, key)) for key in shown]


def _does(desk: Desk, key: Key) -> str:
    """Say what a key of the footer does, or how what it changes stands; on a walk, pairs share a name."""
    words, mode = desk.words, desk.mode
    match key.intent:
        case Stroll(_, way) if way < 0 and isinstance(mode, Walking):
            return ""
        case Do.PLAY if isinstance(mode, Walking) and mode.playing:
            return words("key-auto_stop")
        case Do.SORT:
            return words("sort-by", order=words(desk.order))
        case Next(_) if not desk.picks_places:
            return words("next-entry")
    return words(f"key-{key.action}")


def curtain(desk: Desk, ink: Ink) -> Text:
    """Say who is next and what everybody may know."""
    mode, words = desk.mode, desk.words
    assert isinstance(mode, Curtain)
    name = words.seat(mode.seat)
    who = chip(mode.seat, ink.palette).append(f"  {name}", "bold")
    told = "\n".join(line.text for line in news(desk, mode.seat)[-NEWS:])
    return Text("\n\n").join([Text(words("curtain-pass")), who, Text(told), Text(words("curtain-look-away"))])


def vote(desk: Desk) -> tuple[str, Sequence[tuple[Seat, str]]]:
    """Return the question that is voted on, and a line for each seat."""
    mode = desk.mode
    assert isinstance(mode, Asking)
    seated = map(Seat, range(len(desk.match.players)))
    return mode.question(desk), [(seat, _agreement(desk, mode, seat)) for seat in seated]


def _agreement(desk: Desk, mode: Asking, seat: Seat) -> str:
    return f"{'✓' if seat in mode.agreed else ' '} {LETTERS[seat]}  {desk.words.seat(seat)}"
