"""Desks at which matches are played without a terminal."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from rich.text import Text

from boardkit.core import Choice, Game, Match, Move, Player, Study, choice_of, legal
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.course import Stride
from boardkit.core.lines.match import Sitter
from boardkit.core.records.record import start
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import match_palette
from boardkit.draw.palette import Depth
from boardkit.draw.seats import LETTERS
from boardkit.draw.show import Entry as HandEntry
from boardkit.draw.show import Picture
from boardkit.games import GAMES
from boardkit.maps.squares import Way
from boardkit.text import words_for
from boardkit.text.log import Line
from boardkit.text.spots import Spot
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Ink, Outcome, asks_all, update
from boardkit.tui.desk.intents import (
    Choose,
    Decide,
    Do,
    Go,
    Hover,
    Intent,
    Next,
    OpenVerb,
    Point,
    Say,
    StandAt,
    Stroll,
    Take,
    Tick,
    Type,
    TypeDigit,
    Want,
    WhoPlays,
)
from boardkit.tui.desk.match.computers import Thinking
from boardkit.tui.desk.match.curtain import Asking, Curtain, vote
from boardkit.tui.desk.match.forms import FillingTogether
from boardkit.tui.desk.match.playing import Choosing
from boardkit.tui.desk.match.together import AnsweringTogether
from boardkit.tui.desk.tips import focus, tip
from boardkit.tui.desk.update import HandingOver, typed
from boardkit.tui.desk.wishes import Ask, Confirm, Entry, Notice, Pick, Wish

ROOM, HAND = Room(44, 12), Room(118, 7)
NAMES = ("Ada", "Béla", "Chen", "Dora", "Eli")


def new_match(game: Game[Any], seats: int, seed: int = 7, **options: Any) -> Match[Any]:
    """Begin a match."""
    players = [Player(name, seat) for seat, name in enumerate(NAMES[:seats])]
    return start(game, game.options(**options), players, seed)


def random_match(key: str, decisions: int, seed: int = 1) -> Match[Any]:
    """Play so many decisions at an open table at random."""
    played, random = _begun(key, seed)
    while len(played) <= decisions and not (match := played[-1]).over:
        played.append(match.play(random.choice(legal(match.game, match.state))))
    return played[min(decisions, len(played) - 1)]


def by_kind(moves: Sequence[Move], random: Random) -> Move:
    """Choose a kind of move at random, then one of this kind: few of many would else hardly be met."""
    kind = random.choice(list(dict.fromkeys(map(type, moves))))
    return random.choice([move for move in moves if type(move) is kind])


@cache
def _begun(key: str, seed: int) -> tuple[list[Match[Any]], Random]:
    """Begin a match that is played on as far as somebody asks, and what it is played by."""
    seats = [Player(f"P{seat}", seat) for seat in range(max(2, GAMES[key].seats[0]))]
    return [start(GAMES[key], GAMES[key].options(), seats, seed, open_table=True)], Random(seed)


def seated(match: Match[Any], language: str = "en", mode: Any = None) -> Desk:
    """Sit down at a match."""
    words = words_for(language, match.game.key, [player.name for player in match.players])
    return update(Desk.of(Study(match), words, mode or Choosing()), Want.SIT_DOWN).desk


def after(desk: Desk, *intents: Intent) -> Desk:
    """Do what is wanted, one after the other."""
    for intent in intents:
        desk = update(desk, intent).desk
    return desk


def opened(desk: Desk) -> Desk:
    """Hand over, open the curtain, and let a person play for a computer, where that has to be done."""
    while isinstance(desk.mode, HandingOver | Curtain | Thinking) or asks_all(desk):
        if isinstance(desk.mode, Thinking):
            desk = after(desk, Do.BACK, WhoPlays(desk.mode.task.seat, Sitter.PERSON))
        else:
            desk = called_to_answer(desk) if asks_all(desk) else after(desk, Do.ACT)
    return desk


def called_to_answer(desk: Desk) -> Desk:
    """Say that whoever the rules ask wants to answer; where all pay on one form, that they do so alone."""
    if isinstance(desk.mode, FillingTogether | AnsweringTogether):
        return after(desk, Do.BACK)
    seat, window = desk.match.state.to_move, desk.window
    assert seat is not None
    assert window is not None
    wants = [] if seat in window.wants else [Type(LETTERS[seat])]
    return after(desk, *wants, Do.FORGO)


def making(desk: Desk, move: Move) -> Iterator[Intent]:
    """Say what a player wants who makes a move by hand: an entry of the hand, a place, turns, and to act."""
    choice = choice_of(move)
    yield Choose(choice)
    yield from ((Point(getattr(move, PLACE)),) if choice.needs_place else ())


def made(desk: Desk, move: Move) -> Outcome:
    """Make a move as a player does."""
    desk = after(desk, *making(desk, move))
    for _ in range(MOST_TURNS):
        if desk.draft.move == move:
            break
        desk = after(desk, Do.TURN)
    return surely(update(desk, Do.ACT))


def surely(outcome: Outcome) -> Outcome:
    """Say yes where a move is asked for once more, because of its stakes."""
    asked = [wish.dialog for wish in outcome.wishes if isinstance(wish, Ask)]
    sure = next(
        (one.then for one in asked if isinstance(one, Confirm) and isinstance(one.then, Decide)), None
    )
    return outcome if sure is None else update(outcome.desk, sure)


MOST_TURNS = 16


@cache
def ink_of(game: str, seats: int) -> Ink:
    """Return the colours of a game's table."""
    return Ink(match_palette(game, tuple(range(seats)), Depth.FULL))


def drawn(desk: Desk) -> tuple[Any, ...]:
    """Draw all that a desk shows."""
    ink = ink_of(desk.game.key, len(desk.match.players))
    if isinstance(desk.mode, Curtain):
        return panels.curtain(desk, ink), panels.curtain_recap(desk, ink, 80)
    if isinstance(desk.mode, Asking):
        return (vote(desk),)
    return beneath(desk)


def beneath(desk: Desk) -> tuple[Any, ...]:
    """Draw the rooms of the table, whatever covers them."""
    ink = ink_of(desk.game.key, len(desk.match.players))
    told = (panels.walk(desk, ink, 46),) if desk.walk is not None else (desk.sight.told(desk.words),)
    scene = panels.map_(desk)
    return (
        panels.title(desk, ink, 120),
        (scene.picture, scene.marks, scene.focus),
        seat_lines(desk, ink, ROOM),
        panels.shared(desk, ink, ROOM),
        panels.prompt(desk, ink),
        tuple(panels.hand(desk, ink, HAND)),
        focus_card(desk, ink, ROOM),
        panels.recap(desk, ink, ROOM.width),
        panels.tabs(desk),
        tuple(panels.bar(desk)),
        tuple(panels.keys(desk)),
        panels.lesson(desk, ink),
        *(tip(desk, ink, spot) for spot in _spots(desk)),
        *told,
    )


def _spots(desk: Desk) -> Iterator[Spot]:
    """List seats, entries and a few places, of which hovering tells."""
    yield from (("seat", seat) for seat in range(len(desk.match.players)))
    yield from (("entry", number) for number in range(min(len(desk.listed), 3)))
    yield from (("place", place) for place in islice(panels.map_(desk).picture.looks, 3))


def said(desk: Desk) -> str:
    """Return all that a desk says, the texts on its map included."""
    return "\n".join(_texts(drawn(desk)))


def _texts(room: Any) -> Iterator[str]:
    match room:
        case str():
            yield room
        case Text():
            yield room.plain
        case Line():
            yield room.text
        case HandEntry():
            yield from (line.plain for line in room.face.lines)
        case Picture():
            yield from (line for look in room.looks.values() for line in look.lines)
        case tuple() | list():
            for part in room:
                yield from _texts(part)


def pressed(desk: Desk, *keys: str) -> Outcome:
    """Want what keys want, one after the other; the wishes are those of the last."""
    outcome = Outcome(desk)
    for key in keys:
        intent = wanted_by(outcome.desk, key)
        outcome = Outcome(outcome.desk) if intent is None else update(outcome.desk, intent)
    return outcome


def wanted_by(desk: Desk, key: str) -> Intent | None:
    """Return what a key wants: what it stands for on the screen, or what the table of keys says."""
    return typed(desk, key) or next((one.intent for one in desk.keys if key in one.keys), None)


def anything(desk: Desk, random: Random) -> Intent:
    """Want something at random: a key, a click, a letter, an entry, sensible or not."""
    places = list(panels.map_(desk).picture.looks)
    place = random.choice(places) if places else None
    choices: list[Choice] = list(desk.sight.choices)
    wants: list[Intent] = [
        *random.sample(list(Do), 6),
        random.choice(list(Want)),
        Go(random.choice(list(Way))),
        Next(random.choice((1, -1))),
        Take(random.randrange(-1, 12)),
        Type(random.choice("abcdeABCDE1é")),
        Say(random.choice(("", "pass", "[bold]x", "nothing of the kind"))),
        Stroll(random.choice(list(Stride)), random.choice((1, -1))),
        StandAt(random.randrange(-2, 40)),
        Tick(random.randrange(4)),
        TypeDigit(random.choice("0123456789")),
        OpenVerb(random.choice("abcdefghijklmnopqrstuvwxyz")),
        *((Point(place), Hover(place)) if place is not None else ()),
        *((Choose(random.choice(choices)),) if choices else ()),
    ]
    return random.choice(wants)


def answers(wishes: tuple[Wish, ...]) -> list[Intent]:
    """List what the dialogs among some wishes may answer."""
    found: list[Intent] = []
    for wish in wishes:
        if isinstance(wish, Ask):
            match wish.dialog:
                case Pick(_, entries):
                    found += [intent for _, intent in entries]
                case Confirm(then=then):
                    found.append(then)
                case Notice(more=more) if more is not None:
                    found.append(more[1])
                case Entry(fill=fill, value=value):
                    found += [fill(value), fill(""), fill("[red]?")]
    return found


def seat_lines(desk: Desk, ink: Ink, room: Room) -> Text:
    """Write what lies open before the seats as one text."""
    return Text("\n").join(panels.seat_rows(desk, ink, room))


def focus_card(desk: Desk, ink: Ink, room: Room, prompt: str = "") -> Text:
    """Tell in full what is looked at, but for what the prompt says, as one text."""
    return Text("\n").join(focus(desk, ink, room, prompt))
