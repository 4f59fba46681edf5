"""Questions outside a match: one of a list by its number, a text, yes or no."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from boardkit.commands.desk import Desk
from boardkit.commands.plain.making import picked
from boardkit.commands.plain.sitting import NO, QUIT, YES, Leaving
from boardkit.commands.plain.talk import Talk
from boardkit.core import Fault
from boardkit.draw.drawings import drawing_of
from boardkit.draw.hearing import signs_of
from boardkit.text import Words, words_for
from boardkit.text.aloud import Aloud
from boardkit.text.faults import fault_said
from boardkit.text.folding import folded
from boardkit.text.outside import shortened

T = TypeVar("T")

BACK: Final = frozenset({"b", "back", "retour"})
HELP: Final = frozenset({"?", "help", "aide"})
"""What is understood at every list, in both languages, without accents."""


class Dialogue:
    """Asks, and hears answers, in the words of the kit or of a game."""

    def __init__(self, desk: Desk, talk: Talk, game: str | None = None) -> None:
        self.desk = desk
        self.talk = talk
        self.speak(game)

    def speak(self, game: str | None = None) -> None:
        """Speak the language of the desk from now on, of a game if one is named."""
        self.aloud = Aloud(
            words_for(self.desk.words.language, game), signs_of(drawing_of(game)) if game else {}
        )

    @property
    def words(self) -> Words:
        """The words that are spoken."""
        return self.aloud.words

    def about(self, game: str) -> "Dialogue":
        """Return a dialogue about a game."""
        return Dialogue(self.desk, self.talk, game)

    def tell(self, *lines: str) -> None:
        """Say some lines, with words for all signs."""
        self.talk.say(*self.aloud.lines(lines))

    def say(self, message: str, **values: str | int) -> None:
        """Say a message of the Fluent files."""
        self.tell(self.words(message, **values))

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
    ) -> int | None:
        """Ask for one of a list and return its number, from 0; None for the way back.

        Args:
            question: what stands above the list.
            entries: the list.
            hint: the message that says what can be typed.
            first: what is said in place of the list until somebody asks for it.
            ask: the message that ends the list.

        Raises:
            Leaving: somebody wants to leave the program.
            EOFError: nobody says anything any more.
        """
        lines = [
            self.words("plain-choice", number=number, choice=entry)
            for number, entry in enumerate(entries, start=1)
        ]
        asked = self.words(ask, count=len(entries))
        read = partial(picked, range(len(entries)))
        return self.pick((question, *lines, asked), read, hint, first)

    def pick(
        self, lines: Sequence[str], read: Callable[[str], T | None], hint: str, first: Sequence[str] = ()
    ) -> T | None:
        """Say some lines and return what `read` makes of the answer; None for the way back.

        Raises:
            Leaving: somebody wants to leave the program.
            EOFError: nobody says anything any more.
        """
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
                        self.say("plain-not-there", answer=self.words.written(shortened(line)))
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
        """Ask until it is yes or no.

        Raises:
            Leaving: somebody wants to leave instead.
        """
        while True:
            self.say("plain-sure", question=question)
            answer = folded(self.talk.listen())
            if answer in QUIT:
                raise Leaving
            if answer in YES | NO:
                return answer in YES
