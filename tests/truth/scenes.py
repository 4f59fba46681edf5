"""What a table says, piece by piece: each piece with the table it is said of, and what it is said about."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from operator import itemgetter
from random import Random
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Game, Match, Player, Seat, choice_of, legal
from boardkit.core.rules.game import play
from boardkit.core.values import Value, evolve
from boardkit.draw.blocks import Room
from boardkit.draw.hearing import glimpsed
from boardkit.draw.numbers import changes_said
from boardkit.draw.seats import SEAT
from boardkit.draw.show import Show, card_of, heading_of, shared_in, words_there
from boardkit.players.lookup import chooser_of, pick
from boardkit.players.mind import Seen
from boardkit.testing.matches import setting_of
from boardkit.text import Words, words_for
from boardkit.text.messages import Messages
from boardkit.text.reasons import condition_said
from boardkit.text.scores import seat_scores, winner_sentence
from boardkit.text.spots import spot_of
from boardkit.tui.desk.desk import Desk, Ink, by_seat, update
from boardkit.tui.desk.intents import Choose, Do, Intent, OpenVerb
from boardkit.tui.desk.tips import tip
from tests.desk.tools import NAMES, after, drawn, ink_of, opened, seated

ROOMS: Final = (Room(26, 8), Room(44, 12), Room(60, 30), Room(110, 45))
WIDTHS: Final = (30, 60, 100, 140)

ENTRIES, MOVES, PLACES, BEGUN = 6, 6, 10, 1
"""How many of these are looked at on each table, and how many entries are taken and verbs opened."""


class Said(Value):
    """A message as it was said: its id, which of its patterns, the values it was given, and the text."""

    message: str
    attribute: str | None
    values: Mapping[str, Any]
    text: str

    def __getitem__(self, name: str) -> Any:
        return self.values[name]


class Ear(Messages):
    """The messages of a language, which remember what was said."""

    def __init__(self, messages: Messages, game: str) -> None:
        vars(self).update(vars(messages))
        self.game = game
        self.heard: list[Said] = []

    def format(self, message: str, attribute: str | None, values: Mapping[str, Any]) -> str:
        text = super().format(message, attribute, values)
        self.heard.append(Said(message, attribute, dict(values), text))
        return text

    def emptied(self) -> tuple[Said, ...]:
        """Return what was heard since, each thing once."""
        heard = {(one.message, one.attribute, one.text, *one.values.values()): one for one in self.heard}
        self.heard.clear()
        return tuple(heard.values())


class Scene(Value, eq=False, dict=True):
    """Some sentences, and all that they can be held to.

    Attributes:
        kind: the part of the screen.
        view: the table as whoever looks may see it; after an event, the whole table.
        seat: who looks, or whose row or event it is.
        subject: the entry, move, place or event that is told of, or the desk.
        was: the table before an event.
        rows: what stands in the rows of each seat, where nothing else says whose it is.
    """

    kind: str
    game: Game[Any]
    words: Words
    said: tuple[Said, ...]
    view: Any
    seat: Seat = CHANCE
    subject: Any = None
    was: Any = None
    rows: Mapping[Seat, str] | None = None

    @cached_property
    def now(self) -> Any:
        """The table after the event or the move that is told of: before anything else follows from it."""
        if self.kind != "move":
            return self.view
        step = play(self.game, self.was, self.subject)
        return step.frames[0].state if step.frames else step.state

    @cached_property
    def end(self) -> Any:
        """The table after the move that is told of, and after all that follows from it."""
        return play(self.game, self.was, self.subject).state


class Sitting(Value):
    """A match of some people or computers at one table, in one language, by its seed."""

    game: Game[Any]
    seed: int
    language: str
    level: str = ""

    def __str__(self) -> str:
        return f"{self.game.key}, seed {self.seed}, {self.language}, {self.level or 'at random'}"

    def scenes(self, every: int) -> Iterator[Scene]:
        """Play a match to its end, and look at tables and at all that happens.

        That is the first table of each question, and one of so many of the others.
        """
        random = Random(self.seed)
        setting = setting_of(self.game, self.seed)
        players = [Player(name, seat) for seat, name in enumerate(NAMES[: setting.seats])]
        match = Match.start(self.game, setting.options, players, self.seed)
        plain = words_for(self.language, self.game.key, NAMES[: setting.seats])
        words = plain.__replace__(messages=Ear(plain.messages, self.game.key))
        choose = chooser_of(self.game.key, self.level) if self.level else None
        asked = Counter[type]()
        while not match.over and len(match.moments) <= self.game.longest:
            seat, moves = match.state.to_move, legal(self.game, match.state)
            asked[type(match.state.question)] += 1
            if seat != CHANCE and (asked[type(match.state.question)] == 1 or not random.randrange(every)):
                yield from Look.at(match, words, random).scenes()
            if choose is None or seat == CHANCE or len(moves) == 1:
                move = pick(moves, random)
            else:
                move = choose(Seen.of(self.game, match.state, Seat(seat or 0)), self.seed)
            match = match.play(move)
        yield from _happened(match, words)
        yield from _counted(match, words)


def _ear(words: Words) -> Ear:
    assert isinstance(words.messages, Ear)
    return words.messages


def _deaf(words: Words) -> Words:
    """Return the same words, of which nothing is heard."""
    return words_for(words.language, _ear(words).game, words.names)


def _happened(match: Match[Any], words: Words) -> Iterator[Scene]:
    """Tell each event, with the tables before and after it."""
    ear, deaf, state = _ear(words), _deaf(words), None
    for _, frame in match.frames():
        ear.heard.clear()
        words.say(frame.event)
        seat = getattr(frame.event, "seat", CHANCE)
        if state is not None:
            yield Scene("event", match.game, deaf, ear.emptied(), frame.state, seat, frame.event, state)
        state = frame.state


def _counted(match: Match[Any], words: Words) -> Iterator[Scene]:
    """Read the score sheet, line by line."""
    ear, deaf, sheet = _ear(words), _deaf(words), match.game.score(match.state)
    for line in sheet.lines:
        ear.heard.clear()
        words.say(line)
        yield Scene("line", match.game, deaf, ear.emptied(), match.state, line.seat, line)
    for score in seat_scores(sheet, words):
        for one in score.reasons:
            words("plain-score", reason=one.text, points=one.points, rule=one.rule)
    winner_sentence(sheet, words)
    yield Scene("sheet", match.game, deaf, ear.emptied(), match.state, subject=sheet)


class Look(Value, eq=False):
    """A look at a table by the eyes of who is asked."""

    desk: Desk
    words: Words
    random: Random

    @classmethod
    def at(cls, match: Match[Any], words: Words, random: Random) -> "Look":
        """Sit down, hand over, and open the curtain; half the time look at what lies face down, too."""
        desk = opened(seated(match).__replace__(words=words))
        if desk.sight.down and random.randrange(2):
            desk = opened(after(desk, Do.CHOICES))
        return cls(desk, words, random)

    def scenes(self) -> Iterator[Scene]:
        """Tell all parts of the screen, one after the other."""
        _ear(self.words).heard.clear()
        yield from self._around()
        yield from self._entries()
        yield from self._moves()
        yield from self._places()
        yield from self._screens()

    def _scene(self, kind: str, subject: Any = None, **more: Any) -> Scene:
        """Make a scene of what has just been said."""
        sight, said = self.desk.sight, _ear(self.words).emptied()
        here = Scene(kind, sight.game, _deaf(self.words), said, self._view, sight.viewer, subject)
        return evolve(here, was=self.desk.match.state, **more)

    @property
    def _view(self) -> Any:
        return self.desk.sight.view

    @property
    def _drawing(self) -> Show:
        return self.desk.drawing

    @property
    def _ink(self) -> Ink:
        return ink_of(self.desk.game.key, len(self.desk.match.players))

    def _around(self) -> Iterator[Scene]:
        """Tell what stands around the map, in rooms of several sizes."""
        drawing, view, words, palette = self._drawing, self._view, self.words, self._ink.palette
        for width in WIDTHS:
            heading_of(drawing, view, words, width)
        words.say(view.question)
        words.short(view.question)
        yield self._scene("heading", view.question)
        for room in ROOMS:
            lines = drawing.seats(view, words, palette, room)
            if lines is not None:
                yield self._scene("seats", rows=_rows(by_seat(lines)))
            shared_in(drawing, view, words, palette, room)
            yield self._scene("shared")
        tableau = drawing.laid_open
        for seat in view.everyone if tableau is not None else ():
            assert tableau is not None
            tableau(view, seat, words)
            yield self._scene("laid open", seat=seat)
        if drawing.given_up(view, words):
            yield self._scene("passing")
        drawing.describe(view, words)
        yield self._scene("described")

    def _entries(self) -> Iterator[Scene]:
        """Tell some of what is listed, and all that is held."""
        drawing, view, sight = self._drawing, self._view, self.desk.sight
        held = drawing.hand(view, sight.viewer) if sight.viewer != CHANCE and not sight.down else ()
        listed = _some(sight.choices, ENTRIES, self.random, lambda choice: choice.kind)
        for choice in (*listed, *map(choice_of, held)):
            card_of(drawing, view, choice, self.words, self._ink.palette)
            drawing.inspect_choice(view, choice, self.words)
            yield self._scene("entry", choice)

    def _moves(self) -> Iterator[Scene]:
        """Tell what some moves have to meet, and of legal ones what they are and what they change."""
        sight, words = self.desk.sight, self.words
        for move in _some((*sight.legal, *sight.offers), MOVES, self.random, type):
            for condition in sight.conditions(move):
                condition_said(condition, words)
                yield self._scene("condition", move)
            if move in sight.legal:
                for told in (words, words_there(self._drawing, self._view, words)):
                    told.say(move)
                    told.short(move)
                yield self._scene("move", move)
                changes_said(sight.changes(move), words, sight.viewer)
                yield self._scene("preview", sight.preview(move))

    def _places(self) -> Iterator[Scene]:
        """Tell what is at some places, and what stands on the map itself."""
        drawing, view, words = self._drawing, self._view, self.words
        picture = drawing.map(view, None)
        for place in _some((*picture.looks,), PLACES, self.random):
            drawing.inspect(view, place, words)
            glimpsed(drawing, view, self.desk.sight.viewer, place, words)
            yield self._scene("place", place)
        drawing.in_words(view, picture, words)
        yield self._scene("map")

    def _screens(self) -> Iterator[Scene]:
        """Draw the whole screen: as it is first seen, with entries taken, verbs opened, and on a walk."""
        desk, verbs = self.desk, self._drawing.verbs
        for seat in range(len(desk.match.players)):
            tip(desk, self._ink, ("seat", seat))
            yield self._scene("tip", desk, seat=Seat(seat))
        taken: list[Intent] = [Choose(choice) for choice in _some(desk.sight.choices, BEGUN, self.random)]
        begun: list[Intent] = [OpenVerb(verb.letter) for verb in _some(verbs, BEGUN, self.random)]
        for one in (desk, *(after(desk, intent) for intent in (*taken, *begun, Do.REPLAY))):
            drawn(one)
            yield self._scene("desk", one)
        for verb in verbs:
            tip(desk, self._ink, ("verb", verb.letter))
        for intent in (Do.ONLY_MOVE, Do.FORGO):
            update(desk, intent)
        yield self._scene("desk", desk)


def _rows(lines: list[Text]) -> Mapping[Seat, str]:
    """Join the lines that stand for each seat, as they are read."""
    rows: dict[Seat, str] = {}
    for line in lines:
        spot = spot_of(line.style.meta) if isinstance(line.style, Style) else None
        if spot is not None and spot[0] == SEAT:
            seat = Seat(int(str(spot[1])))
            rows[seat] = f"{rows.get(seat, '')} {line.plain.strip()}"
    return {seat: " ".join(text.split()) for seat, text in rows.items()}


def _some(
    things: Sequence[Any], most: int, random: Random, kind: Callable[[Any], Hashable] = hash
) -> list[Any]:
    """Take some things at random, of each kind one before a second one."""
    shuffled, taken = random.sample(things, len(things)), Counter[Hashable]()
    ranked = []
    for thing in shuffled:
        ranked.append((taken[kind(thing)], thing))
        taken[kind(thing)] += 1
    return [thing for _, thing in sorted(ranked, key=itemgetter(0))][:most]
