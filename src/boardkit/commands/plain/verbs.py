"""Words that plain play understands beside moves: to look, explain, take back, branch; their help."""

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from boardkit.commands.plain import telling
from boardkit.commands.plain.sitting import Leaving, Sitting, face_up, picked
from boardkit.commands.reading import sections
from boardkit.core import CHANCE, Match, Note, NoteKind, notation
from boardkit.core.lines.course import decided_since
from boardkit.core.lines.match import LONGEST_NOTE, in_a_row, people_of, played_on
from boardkit.core.lines.study import MAIN, news, taken_back, turn_begun, undone
from boardkit.core.rules.ahead import guessed, preview
from boardkit.draw.numbers import change_said, differences, series_said
from boardkit.draw.seats import owner_chip
from boardkit.draw.show import Command
from boardkit.text.aloud import in_one, section_in
from boardkit.text.log import line_about, line_said, told
from boardkit.text.names import folded
from boardkit.text.reasons import conditions_said, effects_said
from boardkit.tui.pages.comparison import Comparison

LAST_LINES: Final = 20  # how many sentences of the log are told at once
CHANGED: Final = frozenset({"", "changed", "de neuf", "a change"})  # what may stand behind `what`, and `quoi`
MINE: Final = frozenset({"mine", "me", "moi"})  # what `where` calls what is the seat's own

AGO: Final = re.compile(r"(?P<count>\d{1,4}) ?: *(?P<text>.*)")
"""A remark on the table of so many decisions ago."""


def describe(sitting: Sitting, _: str) -> None:
    """Describe the table as the seat in turn may see it."""
    sitting.tell(*sitting.drawing.describe(sitting.view, sitting.words))


def tell_piles(sitting: Sitting, _: str) -> None:
    """Say how many are left on each pile, and of what all take from."""
    piles = sitting.drawing.piles(sitting.view, sitting.words)
    if not piles:
        sitting.say("plain-piles-none")
    for name, count in piles.items():
        sitting.say("plain-kind", kind=name, count=count)


def tell_changed(sitting: Sitting, rest: str) -> None:
    """Say what happened since the last decision of the seat in turn, and which numbers that changed."""
    if folded(rest) not in CHANGED:
        sitting.say("plain-help-changed")
        return
    match, numbers = sitting.match, sitting.drawing.numbers
    since = telling.last_turn(match, sitting.seat)
    before = match.game.view(match.moments[max(since - 1, 0)].step.state, sitting.eyes)
    changed = differences(numbers(before), numbers(sitting.view))
    if not telling.tell_news(sitting, since) and not changed:
        sitting.say("plain-changed-nothing")
    sitting.tell(*(change_said(one, sitting.words) for one in changed))


def tell_where(sitting: Sitting, rest: str) -> None:
    """Say where things of a kind are, or what is the seat's own; without a kind, which kinds there are."""
    if not rest:
        for kind, places in telling.sight(sitting).kinds().items():
            sitting.say("plain-kind", kind=kind, count=len(places))
    elif folded(rest) in MINE and sitting.seat != CHANCE:
        own = telling.sight(sitting, sitting.seat)
        mine = own.kinds(owner_chip(sitting.seat) if own.seat is None else None)
        for kind, places in mine.items():
            telling.tell_places(sitting, sitting.words("plain-mine", kind=kind), places)
        if not mine:
            sitting.say("plain-mine-none")
        telling.tell_kind(sitting, rest)  # some games have mines
    elif not telling.tell_kind(sitting, rest):
        sitting.say("plain-no-kind", kind=sitting.quoted(rest))


def tell_log(sitting: Sitting, _: str) -> None:
    """Tell the end of the log, with the rules."""
    for line in list(told(sitting.match, sitting.eyes, sitting.words))[-LAST_LINES:]:
        rule = sitting.words("plain-log-line", text=line.text, rule=line.rule)
        sitting.tell(rule if line.rule else line.text)


def write_remark(sitting: Sitting, rest: str) -> None:
    """Write a remark into the log, about now or so many decisions ago: `note 3: why here?`."""
    ago = AGO.fullmatch(rest)
    text = ago["text"] if ago else rest
    if not text:
        sitting.say("plain-help-note")
    elif len(text) > LONGEST_NOTE:
        sitting.say("plain-note-long", limit=LONGEST_NOTE)
    else:
        at = _decisions_ago(sitting.match, int(ago["count"])).at if ago else sitting.match.at
        sitting.note(Note(at, NoteKind.REMARK, sitting.seat, text))
        sitting.say("plain-noted")


def make_lesson(sitting: Sitting, _: str) -> None:
    """Make a lesson of the match from here, as the seat in turn sees it."""
    face_up(sitting)
    if sitting.make is not None:
        sitting.make(sitting.match, sitting.seat)
    telling.tell_question(sitting)


def tell_why(sitting: Sitting, rest: str) -> None:
    """Say what a move must meet, and what it would cause or why it may not be made."""
    choice = picked(sitting.making.draft.choices, rest)
    moves = () if choice is None else sitting.making.draft.moves[choice]
    if not rest:
        sitting.say("plain-help-why")
    elif len(moves) > 1:
        sitting.say("plain-allowed")
    else:
        move = moves[0] if moves else notation.read(in_one(rest), sitting.match.game.moves)
        game, view, seat, words = sitting.match.game, sitting.view, sitting.seat, sitting.words
        sitting.tell(*conditions_said(game.conditions(view, move), words))
        if game.refusal(view, move) is None:
            sitting.say("plain-allowed")
            table = guessed(game, sitting.match.state, seat)
            foreseen = preview(game, table, seat, move, sitting.drawing.proposal)
            sitting.tell(*effects_said(foreseen, words))


def tell_rules(sitting: Sitting, rest: str) -> None:
    """Read a section of the rules aloud, by default the one of the question."""
    question = sitting.match.state.question
    number = section_in(rest) or (question.rule if question else "")
    for section in sections(sitting.rules, number):
        sitting.say("plain-section", section=section.number, title=section.title)
        sitting.tell(*sitting.aloud.page(section.text))


def go_back(sitting: Sitting, _: str) -> None:
    """Begin the move again."""
    sitting.making = sitting.making.back()
    telling.tell_question(sitting)


def do_all(sitting: Sitting, rest: str) -> None:
    """Make all moves that can be made one after the other, or answer for all: `all 2`."""
    if rest:
        _answer_for_all(sitting, rest)
        return
    found = (verb.series(sitting.view) for verb in sitting.drawing.verbs if verb.series is not None)
    series = next((one for one in found if one is not None), None)
    said = [] if series is None else [*series_said(series, sitting.drawing, sitting.view, sitting.words)]
    if series is None or not said:
        sitting.say("plain-all-nothing")
        return
    sitting.tell(*said)
    if series.moves and sitting.agrees("plain-all-ask"):
        sitting.change(played_on(in_a_row(series.moves, sitting.match)))


def _answer_for_all(sitting: Sitting, rest: str) -> None:
    """Give one answer for everybody who is asked the same, up to the first who cannot give it."""
    going, move = telling.going_round(sitting), sitting.making.back().answer(rest.split()).making.move
    if going is None or move is None or move not in going.offered(sitting.match.state):
        sitting.say("plain-help-all")
        return
    answers = {line.seat: move for line in going.lines({}) if not line.fixed}
    sitting.change(played_on(going.answered(answers)))


def undo(sitting: Sitting, rest: str) -> None:
    """Take the last decision back, or so many: `undo 3`."""
    count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 5 else 0 if rest else 1
    if count:
        _take_back(sitting, _decisions_ago(sitting.match, count))
    else:
        sitting.say("plain-help-undo")


def _decisions_ago(match: Match[Any], count: int) -> Match[Any]:
    for _ in range(count):
        match = match.undo()
    return match


def _take_back(sitting: Sitting, back: Match[Any]) -> None:
    """Take back all since `back`, with everybody's consent if that makes something unseen."""
    match = sitting.match
    if back.at == match.at:
        begun = sitting.making != sitting.making.back()
        sitting.say("plain-nothing-to-undo-begun" if begun else "plain-nothing-to-undo")
    elif len(people_of(match.players)) < 2 or not taken_back(match, back) or _everybody_agrees(sitting, back):
        several = back.at < match.undo().at
        sitting.change(undone(match, back))
        sitting.say("plain-undone-many" if several else "plain-undone")
    else:
        sitting.say("plain-not-undone")


def redo(sitting: Sitting, _: str) -> None:
    """Make the decision again that was taken back."""
    if sitting.match.redo().at == sitting.match.at:
        sitting.say("plain-nothing-to-redo")
    else:
        sitting.change(sitting.match.redo())
        sitting.say("plain-redone")


def leave(_: Sitting, __: str) -> None:
    """Leave the table: raise Leaving."""
    raise Leaving


def _everybody_agrees(sitting: Sitting, back: Match[Any]) -> bool:
    if sitting.closed:
        sitting.forget()
    for event in news(sitting.match, back):
        if not event.minor:
            sitting.say("plain-unseen", news=sitting.words.say(event))
    people, count = people_of(sitting.match.players), decided_since(sitting.match, back.at)
    return all(sitting.agrees("plain-consent", seat=sitting.words.seat(seat), count=count) for seat in people)


def branch(sitting: Sitting, rest: str) -> None:
    """Begin a branch, perhaps so many decisions ago: `branch 3 other farm`; FaultError if none can be."""
    first, _, behind = rest.partition(" ")
    back, name = (int(first), behind) if first.isascii() and first.isdigit() and len(first) < 5 else (0, rest)
    match, taken = _decisions_ago(sitting.match, back), sitting.study.branches
    usual = (sitting.words("branch-default", number=number) for number in range(1, len(taken) + 2))
    named = name.strip() or next(one for one in usual if one not in taken)
    sitting.switch(sitting.study.branch(named, match.at))
    sitting.say("plain-branch-begun", name=sitting.words.written(named))


def tell_branches(sitting: Sitting, _: str) -> None:
    """List the match and its branches."""
    study = sitting.study
    for number, name in enumerate(study.listed, start=1):
        here = "yes" if name == study.name else "no"
        sitting.say("plain-branch-line", number=number, name=_said(sitting, name), here=here)
        sitting.tell(line_about(study, name, sitting.words))
    if len(study.listed) == 1:
        sitting.say("plain-branch-none")


def tell_taken_back(sitting: Sitting, rest: str) -> None:
    """List the lines that were taken back, or tell one of them, as everybody may know it."""
    study, words = sitting.study, sitting.words
    names = [name for name in study.listed if name in study.abandoned]
    one = picked(names, rest)
    if one is not None:
        sitting.tell(line_said(study, one, words))
        sitting.tell(*(line.text for line in told(study.line(one), CHANCE, words, study.root(one) + 1)))
    elif not names:
        sitting.say("plain-taken-none")
    elif rest:
        sitting.say("plain-no-entry", entry=sitting.quoted(rest), count=len(names))
    else:
        for number, name in enumerate(names, start=1):
            sitting.say("plain-choice", number=number, choice=line_said(study, name, words))
            sitting.tell(line_about(study, name, words))


def go(sitting: Sitting, rest: str) -> None:
    """Go to another line, by number or name; FaultError if there is none, or players have secrets."""
    name = picked(sitting.study.listed, rest)
    sitting.switch(sitting.study.switch(rest if name is None else name))
    sitting.say("plain-branch-here", name=_said(sitting, sitting.study.name))


def go_home(sitting: Sitting, _: str) -> None:
    """Go back to the match itself."""
    sitting.switch(sitting.study.switch(MAIN))
    sitting.say("branch-home")


def compare(sitting: Sitting, rest: str) -> None:
    """Say what differs from another line, by default the match or the first branch; FaultError if unknown."""
    study, words = sitting.study, sitting.words
    others = (name for name in study.listed if name != study.name)
    name = next(others, None) if not rest else rest if (one := picked(study.listed, rest)) is None else one
    if name is None:
        sitting.say("branches-compare-none")
        return
    two = Comparison(study.match, study.line(name), sitting.drawing)
    here, there = _said(sitting, study.name), _said(sitting, name)
    sitting.say("compare-heading", here=here, there=there)
    for row in (*two.score(words), *two.numbers(words)):
        if row.here != row.there:
            sitting.say("plain-compared", label=row.label.strip(), here=row.here, there=row.there)


def _said(sitting: Sitting, name: str) -> str:
    return line_said(sitting.study, name, sitting.words)


Verb = Callable[[Any, str], None]


def tell_help(sitting: Sitting, _: str) -> None:
    """Say which words there are, and how a move is written, with an example of each kind."""
    for topic in HELP:
        sitting.say(f"plain-help-{topic}")
    for command in sitting.drawing.commands:
        what = sitting.words(command.message)
        sitting.say("plain-help-command", word=_word_for(sitting, command), what=what)
    examples = {type(move): move for moves in sitting.making.draft.moves.values() for move in moves}
    for move in examples.values():
        sitting.say("plain-help-form", form=notation.write(move))


VERBS: Final[Mapping[str, tuple[Verb, Sequence[str], Sequence[str]]]] = {
    "help": (tell_help, ("?", "help"), ("aide",)),
    "describe": (describe, ("d", "describe"), ("decrire",)),
    "map": (telling.tell_map, ("m", "map"), ("plan",)),
    "look": (telling.look, ("look",), ("voir",)),
    "beside": (telling.look_beside, ("beside",), ("voisins", "autour")),
    "where": (tell_where, ("where",), ("ou",)),
    "regions": (telling.tell_regions, ("regions",), ()),
    "hand": (telling.tell_hand, ("h", "hand"), ("main",)),
    "offers": (telling.tell_offers, ("offers",), ("offres",)),
    "cards": (telling.tell_cards, ("cards",), ("cartes",)),
    "piles": (tell_piles, ("piles",), ()),
    "brief": (telling.be_brief, ("brief",), ("bref",)),
    "log": (tell_log, ("l", "log"), ("journal",)),
    "changed": (tell_changed, ("what", "changed"), ("quoi", "change")),
    "note": (write_remark, ("note",), ("remarque",)),
    "lesson": (make_lesson, ("lesson",), ("lecon",)),
    "score": (lambda sitting, _: telling.tell_score(sitting), ("s", "score"), ()),
    "why": (tell_why, ("why",), ("pourquoi",)),
    "rules": (tell_rules, ("r", "rules"), ("regles",)),
    "coach": (telling.switch_coach, ("coach",), ("accompagner",)),
    "hint": (telling.tell_hint, ("hint",), ("conseil",)),
    "all": (do_all, ("all",), ("tout",)),
    "back": (go_back, ("b", "back"), ("retour",)),
    "undo": (undo, ("u", "undo"), ("reprendre",)),
    "again": (lambda sitting, _: _take_back(sitting, turn_begun(sitting.match)), ("again",), ("tour",)),
    "redo": (redo, ("redo",), ("refaire",)),
    "branch": (branch, ("branch",), ("branche",)),
    "branches": (tell_branches, ("branches",), ()),
    "taken": (tell_taken_back, ("taken",), ("annulees",)),
    "go": (go, ("go",), ("aller",)),
    "main": (go_home, ("main",), ("partie",)),
    "compare": (compare, ("compare",), ("comparer",)),
    "quit": (leave, ("q", "quit"), ("quitter",)),
}
"""What each topic of the help does, and its words in English and in French, without accents."""

HELP: Final = ("move", *(topic for topic in VERBS if topic != "help"))  # what help tells about, in this order

ALONE: Final = frozenset(
    VERBS[topic][0]
    for topic in (
        *("help", "describe", "regions", "piles", "brief", "log", "score", "coach", "hint", "back", "again"),
        *("redo", "branches", "main", "lesson", "quit"),
    )
)
"""What the words do that take nothing behind them."""


def obey(sitting: Sitting, do: Verb, word: str, rest: str, alone: Container[Verb] = ALONE) -> None:
    """Do what a word says; nothing where something stands behind it that it does not take."""
    if rest and (do in alone or isinstance(do, partial)):
        sitting.say("plain-nothing-behind", word=word, rest=sitting.quoted(rest))
        sitting.say("plain-hint")
    else:
        do(sitting, rest)


def known(verbs: Iterable[tuple[Verb, Sequence[str], Sequence[str]]], language: str) -> Mapping[str, Verb]:
    """Return what each word does in a language; English is always understood besides."""
    english = {word: do for do, words, _ in verbs for word in words}
    french = {word: do for do, _, words in verbs for word in words}
    return {**english, **french} if language == "fr" else english


def verb_of(sitting: Sitting, word: str) -> Verb | None:
    """Return what a word does in the language that is spoken."""
    verb = known(VERBS.values(), sitting.words.language).get(folded(word))
    own = (one for one in sitting.drawing.commands if folded(_word_for(sitting, one)) == folded(word))
    return verb or next((partial(_tell_of, command) for command in own), None)


def _word_for(sitting: Sitting, command: Command) -> str:
    return sitting.words.explanation(command.message, "word") or command.action


def _tell_of(command: Command, sitting: Sitting, _: str) -> None:
    face_up(sitting)
    sitting.tell(*command.told(sitting.view, sitting.seat, sitting.words))
