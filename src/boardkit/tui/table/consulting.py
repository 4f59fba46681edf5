"""From the table to the rulebook and back: the rules about a thing, and the moments at which one applied."""

from collections.abc import Iterable, Mapping, Sequence

from boardkit.core.teaching.coverage import Applied, applied
from boardkit.text.rulepages import named, nearest, sections_about
from boardkit.tui.desk.doors import Rules
from boardkit.tui.desk.intents import ShowMoment
from boardkit.tui.desk.walk import Halt
from boardkit.tui.screens.picking import PickScreen
from boardkit.tui.table.looking import LookingScreen


def open_rules(table: LookingScreen, section: str) -> None:
    """Open the rulebook at a section; what it shows of the match is shown at the table."""
    covered = covered_at(table)
    now = table.walk.halt.at if table.walk else table.match.at
    told = frozenset(halt.at for halt in table.new_walk().halts) if covered else ()
    book = Rules(table.match.game, section, covered, told, now)
    table.board.open(book, lambda moment: show_moment(table, moment))


def covered_at(table: LookingScreen) -> Applied | None:
    """Say when each rule applied up to now, unless it might tell the answer to a question."""
    return applied(table.match) if table.works("walk") else None


def show_moment(table: LookingScreen, moment: ShowMoment | None) -> None:
    """Walk to a moment at which a rule applied; the key of the rules leads back to the rule."""
    if moment is None:
        return
    table.stop_playing()
    walk = table.new_walk()
    there = [number for number, halt in enumerate(walk.halts) if halt.at == moment.at]
    told = [number for number in there if _tells(walk.halts[number], moment)]
    number = (told or there)[0]
    table.consulted = moment.section, number
    # While the book covers the table, nothing of the table is laid out.
    table.call_after_refresh(table.stand, walk.to(number))


def _tells(halt: Halt, moment: ShowMoment) -> bool:
    return halt.event is not None and halt.event.rule == moment.section


def choose_rule(table: LookingScreen, sentences: Iterable[str]) -> None:
    """List the rules about what was looked at, and open the one that is chosen."""
    words = table.words
    book = table.board.rulebook(table.match.game)
    entries = [
        (number, words(reason, section=named(book.sections[number])))
        for number, reason in rules_about(table, tuple(sentences)).items()
    ]

    def chosen(number: str | None) -> None:
        if number is not None:
            open_rules(table, number)

    table.board.show(PickScreen(words("rules-about"), entries, words), chosen)


def rules_about(table: LookingScreen, sentences: Sequence[str]) -> Mapping[str, str]:
    """Find the sections about what was looked at, each with the message that says why, the nearest first."""
    book = table.board.rulebook(table.match.game)
    asked = dict.fromkeys((rule for rule in _asked(table)), "rules-about-move")
    happened = dict.fromkeys(_happened_there(table), "rules-about-place")
    named_in = dict.fromkeys(
        (section.number for section in sections_about(book, sentences)), "rules-about-word"
    )
    found = {nearest(book, number): why for number, why in {**named_in, **happened, **asked}.items()}
    order = [nearest(book, number) for number in {**asked, **happened, **named_in}]
    return {number: found[number] for number in dict.fromkeys(order) if number}


def _asked(table: LookingScreen) -> Iterable[str]:
    """Name the rules of the move in the making, those first that it does not meet, and of the question."""
    move, sight = table.draft.move, table.sight
    if move is not None and sight.acting:
        conditions = sight.game.conditions(sight.view, move)
        yield from (one.section for one in sorted(conditions, key=lambda one: one.refusal is None))
    if sight.view.question is not None:
        yield sight.view.question.rule


def _happened_there(table: LookingScreen) -> Iterable[str]:
    """Name the rules of what happened at the place under the cursor, the latest first."""
    told = reversed([line.event for line in table.sight.told(table.words) if line.event is not None])
    return (event.rule for event in told if table.cursor is not None and table.cursor in event.places)
