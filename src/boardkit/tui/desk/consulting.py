"""From the table to the rulebook: the rules about a thing, and the moments at which they applied."""

from collections.abc import Iterable, Mapping, Sequence

from boardkit.core import CHANCE
from boardkit.core.teaching.coverage import applied
from boardkit.core.teaching.rulebook import glossary_of
from boardkit.text.glossaries import term_said
from boardkit.text.rulepages import named, nearest, sections_about
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.dialogs import Pick
from boardkit.tui.desk.doors import Rules
from boardkit.tui.desk.intents import Do, OpenRule
from boardkit.tui.desk.standing import book_of, note_of
from boardkit.tui.desk.walk import Walk
from boardkit.tui.desk.wishes import Ask, Open


def open_rules(desk: Desk, section: str) -> Outcome:
    """Open the rulebook at a section, with the moments at which it applied, where a walk may lead there."""
    walks = Do.WALK in desk.mode.deeds
    walk = desk.walk or Walk.through(desk.match, desk.sight.past)
    told = frozenset(halt.at for halt in walk.halts) if walks else ()
    now = desk.walk.halt.at if desk.walk else desk.match.at
    covered = applied(desk.match) if walks else None
    return desk.wishing(Open(Rules(desk.game, section, covered, told, now, _heard(desk))))


def _heard(desk: Desk) -> frozenset[str] | None:
    """Name the sections that whoever looks at the table has been told, the note of now included."""
    coach, viewer = desk.coach, desk.viewer
    if coach is None or not coach.on:
        return None
    names = coach.to if viewer == CHANCE else (desk.match.players[viewer].name,)
    return frozenset({note_of(desk)} - {""}).union(*map(coach.told_to, names))


def list_rules(desk: Desk, sentences: Iterable[str]) -> Pick:
    """List the rules about what was looked at."""
    words, book = desk.words, book_of(desk)
    entries = (
        (words(reason, section=named(book.sections[number])), OpenRule(number))
        for number, reason in rules_about(desk, tuple(sentences)).items()
    )
    return Pick(words("rules-about"), tuple(entries))


def show_glossary(desk: Desk) -> Outcome:
    """List the words of the game; one that is chosen opens the rulebook where it is explained."""
    terms = glossary_of(desk.game, desk.words.language)
    entries = tuple((term_said(term), OpenRule(term.section)) for term in terms)
    return desk.wishing(Ask(Pick(desk.words("glossary-title"), entries)))


def rules_about(desk: Desk, sentences: Sequence[str]) -> Mapping[str, str]:
    """Find the sections about what was looked at, each with the message that says why, the nearest first."""
    book = book_of(desk)
    asked = dict.fromkeys(_asked(desk), "rules-about-move")
    happened = dict.fromkeys(_happened_there(desk), "rules-about-place")
    sections = sections_about(book, sentences)
    named_in = dict.fromkeys((section.number for section in sections), "rules-about-word")
    found = {nearest(book, number): why for number, why in {**named_in, **happened, **asked}.items()}
    order = [nearest(book, number) for number in {**asked, **happened, **named_in}]
    return {number: found[number] for number in dict.fromkeys(order) if number}


def _asked(desk: Desk) -> Iterable[str]:
    """Name the rules of the move in the making, those first that it does not meet, and of the question."""
    move, sight = desk.draft.move, desk.sight
    if move is not None and sight.acting:
        conditions = sight.game.conditions(sight.view, move)
        yield from (one.section for one in sorted(conditions, key=lambda one: one.refusal is None))
    if sight.view.question is not None:
        yield sight.view.question.rule


def _happened_there(desk: Desk) -> Iterable[str]:
    """Name the rules of what happened at the place under the cursor, the latest first."""
    told = reversed([line.event for line in desk.sight.told(desk.words) if line.event is not None])
    return (event.rule for event in told if desk.cursor is not None and desk.cursor in event.places)


def ask_for_rule(desk: Desk, sentences: Iterable[str]) -> Outcome:
    """Let one of the rules about what was looked at be chosen."""
    return desk.wishing(Ask(list_rules(desk, sentences)))
