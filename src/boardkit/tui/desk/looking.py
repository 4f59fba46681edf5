"""Looking at the table: squares, cards, rules, keys, the log; nothing is changed."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from boardkit.core import Choice
from boardkit.draw.drawings import match_palette
from boardkit.draw.extras import card_of, common_of
from boardkit.draw.palette import Depth
from boardkit.text.keyboard import key_said
from boardkit.tui.desk.consulting import ask_for_rule, open_rules, show_glossary
from boardkit.tui.desk.deeds import deeds, given, kind_of, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Notice, Pick
from boardkit.tui.desk.doors import Hand
from boardkit.tui.desk.intents import (
    AboutThese,
    Choose,
    Do,
    Follow,
    Intent,
    LayOpen,
    Leaf,
    OpenRule,
    Point,
    ShowTab,
)
from boardkit.tui.desk.labelled import labels
from boardkit.tui.desk.layers import inspected_at, lay_open, overlay
from boardkit.tui.desk.leafing import turn_leaf
from boardkit.tui.desk.legend import show_legend
from boardkit.tui.desk.links import follow_link
from boardkit.tui.desk.modes.curtain import coached
from boardkit.tui.desk.moving import targets
from boardkit.tui.desk.past import whole_log
from boardkit.tui.desk.saying import meant
from boardkit.tui.desk.shownkeys import shown_key
from boardkit.tui.desk.standing import book_of, note_of
from boardkit.tui.desk.tabs import TAB_NAMES, shown_tab
from boardkit.tui.desk.why import why, why_each
from boardkit.tui.desk.wishes import Ask, KeepCoach, Leave, Open, OpenPalette, Scale, Tell
from boardkit.tui.desk.works import works

ZOOMS: Final = 3
"""The ways to share the room: as it is, all for the map, all for the log."""


def inspect(desk: Desk) -> Outcome:
    """Say what is under the cursor, and whether the move in the making may be made there.

    Where nothing is pointed at, what belongs to all is told, if a game has anything to tell of it.
    """
    words, choice = desk.words, desk.draft.choice
    if choice is None and desk.cursor is None:
        common = list(common_of(desk.drawing, desk.state, words))
        told = words("inspect-nothing")
        return _notice(desk, words("inspect-title"), common) if common else desk.wishing(Tell(told))
    lines: list[str] = []
    if choice is not None:
        lines += [*_enlarged(desk, choice), ""]
    if desk.cursor is not None:
        lines += [*inspected_at(desk, desk.cursor), ""]
    if choice is not None:
        lines.append(desk.mode.remark(desk))
    once = [line for number, line in enumerate(lines) if not line or line not in lines[:number]]
    return _notice(desk, words("inspect-title"), once)


def _enlarged(desk: Desk, choice: Choice) -> Sequence[str]:
    """Tell all that stands on a choice: what its game says of it, or else what its card says."""
    said = desk.drawing.inspect_choice(desk.state, choice, desk.words)
    if said:
        return said
    colours = tuple(player.colour for player in desk.match.players)
    palette = match_palette(desk.game.key, colours, Depth.FULL)
    card = card_of(desk.drawing, desk.state, choice, desk.words, palette)
    return (card.name, *card.text)


def explain(desk: Desk) -> Outcome:
    """Say why the move in the making may be made or not; without one, all that may be done here."""
    words, move, sight = desk.words, meant(desk), desk.sight
    said = why_each(sight, desk.cursor, words) if move is None else why(sight, move, words)
    return _notice(desk, words("why-title"), list(said) if sight.choices else [words("why-nothing")])


def _notice(desk: Desk, title: str, lines: list[str]) -> Outcome:
    """Say something, and offer the rules about it."""
    about = AboutThese(tuple(lines))
    return desk.wishing(Ask(Notice(title, tuple(lines), (desk.words("rules-about"), about))))


def rules(desk: Desk) -> Outcome:
    """Open the rulebook at the section of the note, of the question, of the refusal, or of the step."""
    return open_rules(desk, note_of(desk) or desk.mode.rule(desk))


def find(desk: Desk) -> Outcome:
    """Look for a choice, a place or a rule by name."""
    # Imported here: whoever looks at a table needs no computer players.
    from boardkit.text.minds import CHAPTER

    words = desk.words
    choices: list[tuple[str, Intent]] = [(choice_said(desk, one), Choose(one)) for one in desk.sight.choices]
    places: list[tuple[str, Intent]] = [(words.name(place), Point(place)) for place in targets(desk)]
    sections = book_of(desk).sections.values()
    found: list[tuple[str, Intent]] = [
        (f"§{one.number} {one.title}", OpenRule(one.number)) for one in sections
    ]
    found.append((words("mind-title"), OpenRule(CHAPTER)))
    known = [entry for entry in (*choices, *places, *found) if kind_of(entry[1]) in desk.mode.deeds]
    return desk.wishing(Ask(Pick(words("key-find"), tuple(known))))


def choice_said(desk: Desk, choice: Choice) -> str:
    """Name a choice in one line, as its face does."""
    face = desk.drawing.face(
        desk.sight.view,
        choice,
        desk.words,
        match_palette(desk.game.key, tuple(range(len(desk.match.players))), Depth.FULL),
    )
    return "  ".join(line.plain.strip() for line in face.lines)


def choices(desk: Desk) -> Outcome:
    """Open the hand as a list, to be narrowed and sorted."""
    listed = Hand(desk.sight, desk.order, desk.words, partial(choice_said, desk))
    return desk.wishing(Open(listed)) if desk.sight.choices else Outcome(desk)


def help_(desk: Desk) -> Outcome:
    """List the keys that work here, each as it does so now; one can be chosen to press it."""
    words, own = desk.words, labels(desk)
    entries = tuple(
        (
            f"{key_said(shown_key(desk, key), words):<10} {words(own.get(key.action, key.message))}",
            key.intent,
        )
        for key in sorted(desk.keys, key=lambda key: key.rank or len(desk.keys))
        if works(desk, key.intent)
    )
    return desk.wishing(Ask(Pick(words("keys-heading"), entries)))


def log(desk: Desk) -> Outcome:
    """Open the whole log, the latest first; a sentence that is chosen leads to what it is about."""
    return desk.wishing(Ask(Pick(desk.words("key-log"), tuple(whole_log(desk)))))


def next_tab(desk: Desk) -> Outcome:
    """Show the next part of the side, where there is no room for all."""
    return Outcome(desk.__replace__(tab=(shown_tab(desk) + 1) % len(TAB_NAMES)))


def show_tab(desk: Desk, wanted: ShowTab) -> Outcome:
    """Show a part of the side."""
    return Outcome(desk.__replace__(tab=wanted.number % len(TAB_NAMES)))


def zoom(desk: Desk) -> Outcome:
    """Give all the room to the map, then to the log, then share it again."""
    return Outcome(desk.__replace__(zoom=(desk.zoom + 1) % ZOOMS))


def switch_coach(desk: Desk) -> Outcome:
    """Let rules be told when they are first needed, or no more."""
    if desk.coach is None:
        return Outcome(desk)
    coach = desk.coach.__replace__(on=not desk.coach.on)
    said = Tell(desk.words("coach-on" if coach.on else "coach-off"))
    return Outcome(coached(desk.__replace__(coach=coach)), (KeepCoach(coach), said))


CHOICES: Final[Deeds] = deeds(simply(Do.CHOICES, choices))
"""What opens the hand as a list."""

LOOKING: Final[Deeds] = deeds(
    simply(Do.INSPECT, inspect),
    simply(Do.WHY, explain),
    simply(Do.RULES, rules),
    simply(Do.FIND, find),
    simply(Do.HELP, help_),
    simply(Do.LOG, log),
    simply(Do.LEGEND, show_legend),
    simply(Do.GLOSSARY, show_glossary),
    simply(Do.TAB, next_tab),
    given(ShowTab, show_tab),
    given(Leaf, turn_leaf),
    given(Follow, follow_link),
    simply(Do.ZOOM, zoom),
    simply(Do.OVERLAY, overlay),
    given(LayOpen, lay_open),
    given(OpenRule, lambda desk, rule: open_rules(desk, rule.section)),
    given(AboutThese, lambda desk, about: ask_for_rule(desk, about.sentences)),
    simply(Do.PALETTE, lambda desk: desk.wishing(OpenPalette())),
    simply(Do.BIGGER, lambda desk: desk.wishing(Scale(1))),
    simply(Do.SMALLER, lambda desk: desk.wishing(Scale(-1))),
    simply(Do.FIT, lambda desk: desk.wishing(Scale(0))),
    simply(Do.COACH, switch_coach),
    simply(Do.LEAVE, lambda desk: desk.wishing(Leave())),
)
"""What can be done at any table without changing anything."""
