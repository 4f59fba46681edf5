"""Planning a new match line by line: who plays, the game's options, chance."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from boardkit.commands.files import read_typed
from boardkit.commands.plain.dialogue import Dialogue
from boardkit.core import FaultError, Game, Match, evolve
from boardkit.core.lines.match import COLOURS, LONGEST_NAME, Sitter
from boardkit.draw.drawings import drawing_of
from boardkit.draw.extras import option_said
from boardkit.library.session import new_seed
from boardkit.tui.pages.optionfields import OptionField, offered
from boardkit.tui.pages.plans import LONGEST_SEED, NAMES, Plan, names_from

Change = Callable[[Plan], Plan]
"""Asks for something, and returns the plan as it is then."""


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
            elif (match := self._begun()) is not None:
                return match

    def _begun(self) -> Match[Any] | None:
        try:
            match = self.plan.match(new_seed(), read_typed)
            self.dialogue.desk.library.set_setting(NAMES, [player.name for player in match.players])
        except FaultError as error:
            self.dialogue.complain(error.fault)
            return None
        return match

    def _changes(self) -> Iterator[tuple[str, Change]]:
        """List what can be changed: what it is now, and what asks for it."""
        plan, words = self.plan, self.words
        if len(self.game.seats) > 1:
            yield self._now("setup-seats", words("setup-count", count=plan.seats)), self._seats
        for seat in range(plan.seats):
            name, sitter = words.written(plan.names[seat]), words.name(plan.sitters[seat])
            yield (
                words("plain-plan-seat", number=seat + 1, name=name, sitter=sitter),
                partial(self._seat, seat),
            )
        for field in offered(self.game, plan.options, plan.seats):
            value = plan.files.get(field.name, "") if field.is_text else getattr(plan.options, field.name)
            named = words.written(value) if field.is_text else words.name(value)
            yield self._now(field.message, named), partial(self._option, field)
        if self.game.secret:
            yield (
                self._now("setup-open-table", words.name(plan.open_table)),
                partial(self._flag, "open_table"),
            )
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
        sitters = [(sitter, words.name(sitter)) for sitter in Sitter]
        return plan.sat(seat, dialogue.value(words("setup-sitter"), sitters, plan.sitters[seat]))

    def _option(self, field: OptionField, plan: Plan) -> Plan:
        words, dialogue = self.words, self.dialogue
        explained = words.explanation(field.message)
        question = f"{words(field.message)}. {explained}" if explained else words(field.message)
        if field.is_text:
            typed = dialogue.text(words("plain-plan-file", question=question))
            return plan.with_file(field.name, typed)
        values = [(value, self._named(value)) for value in field.values]
        return plan.with_option(
            field.name, dialogue.value(question, values, getattr(plan.options, field.name))
        )

    def _named(self, value: Any) -> str:
        told = option_said(drawing_of(self.game.key), value, self.words)
        named = self.words.name(value)
        return self.words("plain-now", question=named, value=told) if told else named

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
