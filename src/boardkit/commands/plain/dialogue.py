"""Questions outside a match, line by line: one of a list, a text, yes or no; a new match; the settings."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from functools import partial
from typing import Any, Final, TypeVar

from boardkit.commands.desk import Desk
from boardkit.commands.plain.sitting import QUIT, Leaving, Speaker, Talk, picked
from boardkit.commands.reading import read_typed
from boardkit.core import Fault, FaultError, Game, Match, evolve
from boardkit.core.lines.match import COLOURS, LONGEST_NAME
from boardkit.draw.drawings import drawing_of
from boardkit.draw.hearing import signs_of
from boardkit.library.session import new_seed
from boardkit.text import LANGUAGES, Words, choose_language, words_for
from boardkit.text.aloud import Aloud
from boardkit.text.names import folded
from boardkit.text.reasons import fault_said
from boardkit.text.shelf import sitter_told, sitters_of
from boardkit.tui.calling import LONGEST
from boardkit.tui.pages.plans import LONGEST_SEED, NAMES, OptionField, Plan, names_from, offered
from boardkit.tui.preferences import SETTING, Display, MapStyle, Motion, Pace, SeatColours, Switch, Theme

T = TypeVar("T")

BACK: Final = frozenset({"b", "back", "retour"})
HELP: Final = frozenset({"?", "help", "aide"})
"""What is understood at every list, in both languages, without accents."""

SETTINGS: Final[dict[str, type[StrEnum] | None]] = {
    "language": None,
    "display": Display,
    "theme": Theme,
    "map_style": MapStyle,
    "seat_colours": SeatColours,
    "pace": Pace,
    "motion": Motion,
    "turn_clock": Switch,
    "bell": Switch,
    "due": Switch,
    "call": None,
}
"""The preferences in the order in which they are listed, each with what it may be."""

NOTHING: Final = "-"  # what is typed for no command


class Dialogue(Speaker):
    """Asks, and hears answers, in the words of the kit or of a game."""

    def __init__(self, desk: Desk, talk: Talk, game: str | None = None) -> None:
        self.desk = desk
        self.talk = talk
        self.speak(game)

    def speak(self, game: str | None = None) -> None:
        """Speak the language of the desk from now on, of a game if one is named."""
        signs = signs_of(drawing_of(game)) if game else {}
        self.aloud = Aloud(words_for(self.desk.words.language, game), signs)

    def about(self, game: str) -> "Dialogue":
        """Return a dialogue about a game."""
        return Dialogue(self.desk, self.talk, game)

    def complain(self, fault: Fault) -> None:
        """Say what is wrong."""
        self.tell(self.desk.advised(fault_said(fault, self.words)))

    def choose(
        self,
        question: str,
        entries: Sequence[str],
        *,
        hint: str = "plain-menu-hint",
        first: Sequence[str] = (),
        ask: str = "plain-type-line",
        by_part: bool = False,
    ) -> int | None:
        """Ask for one of a list and return its number, from 0; None for the way back.

        `hint` is the message that says what can be typed, `first` what is said in place of the list until
        somebody asks for it, `ask` the message that ends the list; `by_part` lets a part name the only entry
        that has it. An empty list leads back by itself. Raise Leaving or EOFError if somebody leaves.
        """
        if not entries:
            self.tell("", question, self.words("plain-list-empty"))
            return None
        numbered = enumerate(entries, start=1)
        lines = [self.words("plain-choice", number=number, choice=entry) for number, entry in numbered]
        asked = self.words(ask, count=len(entries))

        def read(line: str) -> int | None:
            number, part = picked(range(len(entries)), line), folded(line)
            if number is None and by_part and part and part not in BACK | QUIT | HELP:
                named = [at for at, entry in enumerate(entries) if part in folded(entry)]
                return named[0] if len(named) == 1 else None
            return number

        return self.pick((question, *lines, asked), read, hint, first)

    def pick(
        self, lines: Sequence[str], read: Callable[[str], T | None], hint: str, first: Sequence[str] = ()
    ) -> T | None:
        """Say lines and return what `read` makes of the answer; None for the way back. Raise as `choose`."""
        self.tell("", *(first or lines))
        while True:
            line = self.talk.listen()
            if (found := read(line)) is not None:
                return found
            match folded(line):
                case "":
                    self.tell("", *lines)
                case word if word in BACK:
                    return None
                case word if word in QUIT:
                    raise Leaving
                case word:
                    if word not in HELP:
                        self.say("plain-not-there", answer=self.quoted(line))
                    self.say(hint)

    def value(self, question: str, values: Sequence[tuple[Any, str]], now: Any) -> Any:
        """Ask for one of some values, each with its name; the way back keeps what it is now."""
        named = next((name for value, name in values if value == now), "")
        entries = [name for _, name in values]
        number = self.choose(self.words("plain-is-now", question=question, value=named), entries)
        return now if number is None else values[number][0]

    def text(self, question: str) -> str:
        """Ask for a text; an empty one keeps what it is."""
        self.tell(question)
        return self.talk.listen()

    def sure(self, question: str) -> bool:
        """Ask until it is yes or no; raise Leaving if somebody wants to leave instead."""
        return self.agrees("plain-sure", question=question)

    def deed(self, names: Sequence[str]) -> str | None:
        """Ask what to do with something that is kept, by the ends of messages; None for the way back."""
        said = [self.words(f"plain-saved-{name}") for name in names]
        number = self.choose(self.words("plain-what-with-it"), said)
        return None if number is None else names[number]

    @contextmanager
    def complaining(self) -> Iterator[None]:
        """Say what cannot be done."""
        try:
            yield
        except FaultError as error:
            self.complain(error.fault)


Change = Callable[[Plan], Plan]  # asks for something, and returns the plan as it is then


class Planning:
    """A match as it is being planned."""

    def __init__(self, dialogue: Dialogue, game: Game[Any]) -> None:
        self.dialogue = dialogue
        self.words = dialogue.words
        self.game = game
        library = dialogue.desk.library
        others = [self.words("player-default", number=number) for number in range(1, COLOURS + 1)]
        self.plan = Plan.of(game, names_from(library.setting(NAMES)), others)

    def ask(self) -> Match[Any] | None:
        """Ask for everything until the match is to begin; None for the way back."""
        words, first = self.words, list[str]()
        while True:
            changes = list(self._changes())
            entries = [words("setup-start"), *(said for said, _ in changes)]
            heading = words("plain-new-match", game=words("title"), summary=words("summary"))
            number = self.dialogue.choose(heading, entries, hint="plain-plan-hint", first=first)
            if number is None:
                return None
            if number:
                self.plan = changes[number - 1][1](self.plan)
                changed = [said for said, _ in self._changes() if said not in entries]
                first = [*changed, words("plain-plan-hint")]
            else:
                with self.dialogue.complaining():
                    match = self.plan.match(new_seed(), read_typed)
                    self.dialogue.desk.library.set_setting(NAMES, [player.name for player in match.players])
                    return match

    def _changes(self) -> Iterator[tuple[str, Change]]:
        """List what can be changed: what it is now, and what asks for it."""
        plan, words = self.plan, self.words
        if len(self.game.seats) > 1:
            yield self._now("setup-seats", words("setup-count", count=plan.seats)), self._seats
        for seat in range(plan.seats):
            name, sitter = words.written(plan.names[seat]), words.name(plan.sitters[seat])
            said = words("plain-plan-seat", number=seat + 1, name=name, sitter=sitter)
            yield said, partial(self._seat, seat)
        for field in offered(self.game, plan.options, plan.seats):
            value = plan.files.get(field.name, "") if field.is_text else getattr(plan.options, field.name)
            named = words.written(value) if field.is_text else words.name(value)
            yield self._now(field.message, named), partial(self._option, field)
        if self.game.secret:
            open_now = self._now("setup-open-table", words.name(plan.open_table))
            yield open_now, partial(self._flag, "open_table")
        yield self._now("setup-coached", words.name(plan.coached)), partial(self._flag, "coached")
        yield self._now("setup-seed", plan.seed or words("plain-by-chance")), self._seed

    def _now(self, message: str, value: str) -> str:
        return self.words("plain-now", question=self.words(message).rstrip("? \u00a0\u202f"), value=value)

    def _seats(self, plan: Plan) -> Plan:
        counts = [(count, self.words("setup-count", count=count)) for count in self.game.seats]
        return plan.seated(self.dialogue.value(self.words("setup-seats"), counts, plan.seats))

    def _seat(self, seat: int, plan: Plan) -> Plan:
        """Ask for a name, and who sits there."""
        words, dialogue = self.words, self.dialogue
        name = words.written(plan.names[seat])
        typed = dialogue.text(words("plain-plan-name", number=seat + 1, name=name, limit=LONGEST_NAME))
        plan = plan.called(seat, typed) if typed else plan
        sitters = [(sitter, sitter_told(sitter, words)) for sitter in sitters_of(words)]
        return plan.sat(seat, dialogue.value(words("setup-sitter"), sitters, plan.sitters[seat]))

    def _option(self, field: OptionField, plan: Plan) -> Plan:
        words, dialogue = self.words, self.dialogue
        explained = words.explanation(field.message)
        question = f"{words(field.message)}. {explained}" if explained else words(field.message)
        if field.is_text:
            typed = dialogue.text(words("plain-plan-file", question=question))
            return plan.with_file(field.name, typed)
        values = list[tuple[Any, str]]()
        for value in field.values:
            named, told = words.name(value), drawing_of(self.game.key).option_told(value, words)
            values.append((value, words("plain-now", question=named, value=told) if told else named))
        value = dialogue.value(question, values, getattr(plan.options, field.name))
        return plan.with_option(field.name, value)

    def _flag(self, name: str, plan: Plan) -> Plan:
        message = f"setup-{name.replace('_', '-')}"
        values = [(value, self.words.name(value)) for value in (False, True)]
        question = f"{self.words(message)}. {self.words.explanation(message)}"
        return evolve(plan, **{name: self.dialogue.value(question, values, getattr(plan, name))})

    def _seed(self, plan: Plan) -> Plan:
        typed = self.dialogue.text(f"{self.words('setup-seed')}. {self.words.explanation('setup-seed')}")
        if typed and not (typed.isascii() and typed.isdigit() and len(typed) <= LONGEST_SEED):
            self.dialogue.say("plain-plan-digits", limit=LONGEST_SEED)
            return plan
        return plan.__replace__(seed=typed)


def change_settings(dialogue: Dialogue) -> None:
    """List the settings and change them, one after the other; each is kept at once.

    Of the command that calls, an empty line keeps it and a sign of nothing takes it away.
    """
    desk, first = dialogue.desk, list[str]()
    while True:
        dialogue.speak()
        words, now = dialogue.words, desk.preferences()
        lines = [(_message(name), _said(words, name, getattr(now, name))) for name in SETTINGS]
        entries = [words("plain-now", question=words(message), value=value) for message, value in lines]
        number = dialogue.choose(words("settings-heading"), entries, first=first)
        if number is None:
            return
        name = [*SETTINGS][number]
        explained = words.explanation(_message(name))
        asked = f"{words(_message(name))}. {explained}"
        if name == "call":
            typed = dialogue.text(f"{asked} {words('plain-call')}").strip()
            chosen = "" if typed == NOTHING else typed[:LONGEST] or now.call
        else:
            chosen = dialogue.value(asked, _values(words, name), getattr(now, name))
        desk.library.set_setting(SETTING, evolve(now, **{name: chosen}).plain())
        if name == "language":
            desk.asked = None
            desk.words = words_for(choose_language(None, chosen, os.environ))
            dialogue.speak()
        spoken = dialogue.words
        value = _said(spoken, name, chosen)
        first = [spoken("plain-now", question=spoken(_message(name)), value=value), spoken("plain-menu-hint")]


def _said(words: Words, name: str, value: Any) -> str:
    return words.written(value) or words("call-none") if name == "call" else dict(_values(words, name))[value]


def _message(name: str) -> str:
    return f"settings-{name.replace('_', '-')}"


def _values(words: Words, name: str) -> Sequence[tuple[Any, str]]:
    kind = SETTINGS[name]
    if kind is None:
        own = [(language, words(f"language-{language}")) for language in LANGUAGES]
        return [("", words("language-of-the-system")), *own]
    return [(member, words.name(member)) for member in kind]
