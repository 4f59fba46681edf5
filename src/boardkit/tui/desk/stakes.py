"""Stakes of the move in the making: what it would do, waste and hurt, and the prompt that says so."""

from collections.abc import Container, Iterator, Sequence
from itertools import takewhile
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Choice, Event, Move, Seat
from boardkit.core.values import Value, hints_of
from boardkit.draw.blocks import broken_off, in_whole_words, wrapped
from boardkit.draw.numbers import Change, change_said, changes_brief, changes_said, series_said
from boardkit.draw.palette import Ink, Tones
from boardkit.draw.show import Series, asked_there, words_there
from boardkit.text import Words
from boardkit.text.spots import standing_for
from boardkit.text.words import key_said
from boardkit.tui.desk import facts
from boardkit.tui.desk.desk import DEED, Desk, Mode, asks_all, on_device
from boardkit.tui.desk.intents import Decide, DecideAll, Do
from boardkit.tui.desk.sight import PASSING, Listed, Sight, passing
from boardkit.tui.desk.wishes import Ask, Confirm, Tell, Wish

AGREED: Final = (*PASSING, "accept")
"""The verbs of moves after which the game goes on by itself, or by which somebody's wish is met."""


class Caution(Value):
    """A warning of a move."""

    said: str
    hostile: bool = False  # whether it hurts another seat; if not, something is wasted
    grave: bool = True  # whether the move is asked for once more


def cautions(desk: Desk, move: Move) -> Sequence[Caution]:
    """Say what a legal move would waste, and whom it would hurt."""
    return desk.drawn.once(_cautions, desk.sight, desk.words, move)


def _cautions(sight: Sight, words: Words, move: Move) -> Sequence[Caution]:
    if move.verb in AGREED or not sight.acting:
        return ()
    return (*_wasted(sight, words, move), *_hurt(sight, words, move))


def untold(desk: Desk, move: Move) -> Sequence[Change]:
    """List the numbers that a legal move would change, but those that a caution tells."""
    told, changes = [one.said for one in cautions(desk, move)], desk.sight.changes(move)
    if move.verb in PASSING:  # what others do or receive after it is not its doing
        changes = [change for change in changes if change.seat in (None, desk.viewer)]
    words = desk.words
    return [change for change in changes if not any(change_said(change, words) in said for said in told)]


def outcome_said(desk: Desk, move: Move) -> str:
    """Say the numbers that a legal move would change, but those that a caution tells; the viewer's first."""
    return desk.drawn.once(changes_said, untold(desk, move), desk.words, desk.viewer)


def doubted(desk: Desk, move: Move) -> Confirm | None:
    """Ask for a move with its stakes; None where there are none, or where it follows from one made before."""
    words, found = desk.words, cautions(desk, move)
    follows = desk.drawing.proposal(desk.sight.view) is not None
    if follows or not any(one.grave for one in found):
        return None
    question = "\n".join([words("caution-ask", move=words.say(move)), *(one.said for one in found)])
    return Confirm(question, words("caution-yes"), words("caution-no"), Decide(move), careful=True)


def series_asked(desk: Desk, series: Series) -> Wish:
    """Ask for moves that are made one after the other, with what they come to and what is left."""
    words, said = desk.words, "\n".join(series_said(series, desk.drawing, desk.sight.view, desk.words))
    if not series.moves:
        return Tell(said)
    return Ask(Confirm(said, words("caution-yes"), words("caution-no"), DecideAll(series.moves)))


def _wasted(sight: Sight, words: Words, move: Move) -> Iterator[Caution]:
    """Say what of a move would come to nothing, and whether anything else comes of it.

    What passing would waste as well is not the doing of a move.
    """
    milder = passing(sight.legal)
    anyhow = [] if milder in (None, move) else _vain_events(sight, milder)
    events = [event for event in _vain_events(sight, move) if event not in anyhow]
    said = " ".join(dict.fromkeys(map(words.say, events)))
    if said:
        vain, pays = _is_vain(sight, move), bool(sight.changes(move))
        message = "caution" if not vain else "caution-only-pay" if pays else "caution-in-vain"
        yield Caution(words(message, said=said), grave=vain)


def _vain_events(sight: Sight, move: Move) -> Sequence[Event]:
    return [event for event in sight.preview(move).events if event.wasted]


def _is_vain(sight: Sight, move: Move) -> bool:
    """Return whether a move leads to nothing but losses: no place, no number, no question and no news."""
    preview, asked = sight.preview(move), type(sight.view.question)
    onward = preview.unknown or (preview.question is not None and type(preview.question) is not asked)
    places = any(event.places for event in preview.events)
    return not onward and not places and all(one.falls or one.tally for one in sight.changes(move))


def _hurt(sight: Sight, words: Words, move: Move) -> Iterator[Caution]:
    """Say what would fall of other seats, to whom a move is hostile without that, and what falls for all."""
    viewer = sight.viewer
    fallen = [one for one in sight.changes(move) if one.falls and not one.part]
    others = [one for one in fallen if one.seat not in (None, viewer)]
    if others:
        grave = not all(one.reckoned or one.seat in named_by(move) for one in others)
        yield Caution(_said(words, "caution-hurts", others), hostile=True, grave=grave)
    seats = [seat for seat in sight.drawing.struck(sight.view, move) if seat != viewer]
    if seats:
        named = words.listed([words.seat(seat) for seat in seats])
        grave = any(seat not in named_by(move) for seat in seats)
        yield Caution(words("caution-hostile", seats=named), hostile=True, grave=grave)
    common = [one for one in sight.changes(move) if one.seat is None and one.falls and not one.tally]
    if common:
        yield Caution(_said(words, "caution-all", common), hostile=True, grave=False)


def named_by(move: Move) -> Container[Seat]:
    """Return the seats that a move names: whoever makes it has chosen them, and is not asked once more."""
    seats = [name for name, hint in hints_of(type(move)).items() if hint in (Seat, Seat | None)]
    return {getattr(move, name) for name in seats}


def _said(words: Words, message: str, changes: Sequence[Change]) -> str:
    return words(message, changes="   ".join(change_said(one, words) for one in changes))


def asked(desk: Desk, tones: Tones) -> Text:
    """Say the question, and what the move in the making would do or why it may not be made."""
    words, question = desk.words, desk.sight.view.question
    if question is None:
        return Text(words("game-over"), "bold")
    if question.seat == CHANCE and desk.match.by_hand:
        return Text.assemble((words.say(question), "bold"), "\n", words("chance-asked"))
    if asks_all(desk):
        letters = words.either([*facts.letters_asked(desk)])
        said = Text(words("window-ask", question=words.short(question)), "bold")
        said.append(f"  §{question.rule}\n", "not bold dim")
        return said.append(words("window-letters", letters=letters))
    if not desk.sight.acting:
        return Text(words("waiting"), "bold")
    face_down = "hands-face-down" if on_device(desk, desk.viewer) else "face-down"
    key = facts.shown_key(desk, facts.key_for(desk, Do.CHOICES))
    looks = words(face_down, key=key) if desk.sight.holds_covered else ""
    text = desk.drawn.once(_question_said, desk.sight, words, desk.viewer, question.rule, looks).copy()
    return text.append_text(_ticked(desk) if desk.marked else hint(desk, tones))


def _question_said(sight: Sight, words: Words, seat: Seat, rule: str, looks: str) -> Text:
    """Say the question, with its section, and how to look at what lies face down."""
    there = asked_there(sight.drawing, sight.view, words)
    if sight.down:  # no curtain has named who is asked
        there = words("ask-of", seat=words.seat(seat), question=there)
    return Text.assemble((there, "bold"), (f"  §{rule}   {looks}".rstrip() + "\n", "dim"))


def _ticked(desk: Desk) -> Text:
    """Name what is ticked, and how it is done."""
    end = facts.ends(desk)
    moves = [*facts.chosen(desk), *([] if end is None else [end])]
    if not facts.is_whole(desk):
        return Text(desk.words("form-one-first", letters=_letters(desk)))
    if facts.form(desk) is not None:
        first = desk.words.short(moves[0])
        return Text(desk.words("form-ready", first=first, count=len(moves) - 1))
    sums = desk.drawing.reckoning(desk.state, moves, desk.words)
    if sums:  # they say how many cards there are
        return Text(desk.words("ticked-sum", sum=" · ".join(sums)))
    said = " · ".join(map(desk.words.say, moves))
    return Text(desk.words("ticked", count=len(desk.marked), moves=said))


def _letters(desk: Desk) -> str:
    return desk.words.either([key for key in facts.keys_of(desk) if key.isalpha()])


PLAIN: Final = Tones()


def hint(desk: Desk, tones: Tones = PLAIN) -> Text:
    """Say in one line what the move in the making would do, or why it may not be made."""
    words, move, shown = desk.words, desk.draft.move, facts.shown_map(desk)
    if facts.form(desk) is not None and not desk.touched:
        return Text(words("form-open", letters=_letters(desk)))
    if facts.is_away(desk) and shown is not None:
        return Text(words("side-shown", seat=words.seat(shown)))
    if move is None:
        choice = desk.draft.choice
        barred, here = None if choice is None else facts.why_barred(desk, choice), facts.meant(desk)
        refusal = barred if barred is None or here is None else desk.sight.refusal(here) or barred
    else:
        refusal = desk.sight.refusal(move)
    if refusal is not None:
        return Text(f"✗ {words.say(refusal)} §{refusal.section}", tones.bad)
    if move is None:
        return _choose_first(desk)
    changes, limits = outcome_said(desk, move), _limits(desk)
    said = [(f"{one.said}   ", tones.bad if one.hostile else tones.warn) for one in cautions(desk, move)]
    named = words_there(desk.drawing, desk.sight.view, words).say(move)
    done = words("only-way", move=named) if facts.only_way(desk) else f"✓ {named}"
    return Text.assemble(*said, (done, tones.good), f"   {changes}", (limits, "dim"))


def in_brief(desk: Desk, move: Move) -> tuple[str, str]:
    """Say the numbers of the viewer that a legal move would change as briefly as can be, and all others."""
    changes = untold(desk, move)
    own, others = ([one for one in changes if (one.seat == desk.viewer) is mine] for mine in (True, False))
    return changes_brief(own, desk.words), changes_said(others, desk.words)


def own_result(desk: Desk) -> str:
    """Say which numbers of the asked seat the move in the making would change, if it may be made."""
    return changes_said(_own_changes(desk), desk.words)


def _own_changes(desk: Desk) -> Sequence[Change]:
    move = desk.draft.move
    if move is None or not desk.draft.legal or not desk.sight.acting:
        return ()
    return [change for change in untold(desk, move) if change.seat == desk.viewer]


def result_first(desk: Desk, tones: Tones) -> Text:
    """Say the own result of the move in the making before all else, in as few letters as will do."""
    words, move = desk.words, desk.draft.move
    assert move is not None
    own, others = in_brief(desk, move)
    said = [(f"   {one.said}", tones.bad if one.hostile else tones.warn) for one in cautions(desk, move)]
    return Text.assemble(
        ("✓ ", tones.good), own, *said, (f"   {words.short(move)}", tones.good), f"   {others}"
    )


def _limits(desk: Desk) -> str:
    """Say which numbers may be typed, where the move as it stands may have one of several."""
    name, draft = facts.amount(desk), desk.draft
    numbers = draft.turnings(name) if name else ()
    if draft.move is not None:
        numbers = [number for number in numbers if draft.turned_to(name, number).legal]
    several = len(numbers) > 1
    return f"   {desk.words('number-limits', least=min(numbers), most=max(numbers))}" if several else ""


def _choose_first(desk: Desk) -> Text:
    """Say how something is chosen: a place is pointed at, one of several entries taken, or any ticked."""
    if facts.asks_for_place(desk):
        typed = max(map(len, facts.letters_on(desk).values()), default=0)
        choices = [choice for choice in desk.draft.choices if desk.draft.choice in (None, choice)]
        placed = [choice for choice in choices if choice.needs_place]
        pieces = all(facts.is_piece(desk, choice) for choice in placed)
        if typed and not desk.touched and len(placed) > 1:
            return Text(desk.words("choose-what-and-where", keys=typed, of="piece" if pieces else "place"))
        return Text(desk.words("choose-corner" if pieces else "choose-place", keys=typed))
    found, playable = facts.possible(desk), desk.draft.choices
    by_number = [number for number, choice in facts.numbers(desk).items() if choice in playable]
    if (first := facts.amount_first(desk)) is not None:
        by_number = [number for name in first.kind.turns for number in desk.draft.take(first).turnings(name)]
    if len(found) > 1 and any(facts.may_be_ticked(desk, choice) for choice in desk.draft.choices):
        if facts.form(desk) is not None:
            return Text(desk.words("form-open", letters=_letters(desk)))
        return Text(desk.words("choose-any", key=facts.shown_key(desk, facts.key_for(desk, Do.FORGO))))
    if facts.needs_verb(desk) and first is None:
        verbs = "choose-verb" if desk.listed else "choose-verb-alone"
        return Text(desk.words("choose-card-or-verb" if found else verbs))
    if len(by_number) > 1:
        return Text(desk.words("choose-number", least=min(by_number), most=max(by_number)))
    if len(found) == 1:
        return Text(_choose_only(desk, desk.listed[found[0]]))
    opened = desk.verb or desk.kind is not None
    return Text(desk.words("choose-none" if opened and not found else "choose-first", count=len(found)))


def _choose_only(desk: Desk, entry: Listed) -> str:
    """Say which keys do the only thing that can be done, or take it where a place is still to be named."""
    key = next((key for key in desk.keys if key.intent is Do.ONLY_MOVE), None)
    if key is not None and facts.works(desk, Do.ONLY_MOVE):
        return desk.words("choose-only", key=key_said(facts.shown_key(desk, key), desk.words))
    if desk.sight.holds_covered:
        return desk.words("choose-one-open")
    moves = desk.draft.moves.get(entry, ()) if isinstance(entry, Choice) else ()
    return desk.words("choose-one" if len(moves) == 1 else "choose-one-first")


class Aiming(Mode):
    """A mode in which a move is put together: it tells what is asked, and what the move would do."""

    def rule(self, desk: Desk) -> str:
        """Return the section of the refusal, or of the question."""
        return facts.rule_of_move(desk) or super().rule(desk)

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say the question, and what the move in the making would do."""
        return asked(desk, ink.tones)

    def remark(self, desk: Desk) -> str:
        """Say what the move in the making would do."""
        return hint(desk).plain


PROMPT: Final = 2  # lines of the prompt
BEHIND: Final = "   "  # the gap between lines of a prompt that stand one behind the other


def prompt_in(desk: Desk, ink: Ink, width: int) -> Text:
    """Write the prompt, and the button that does what enter does, for which the question gives way.

    Only what breaks over both lines leaves it no room.
    """
    if desk.bare:
        return Text(desk.words("bare-ground"), "bold")
    text, button = desk.mode.prompt(desk, ink), deed(desk)
    if desk.vain:
        text = text.copy()
        text.stylize("reverse", text.plain.find("\n") + 1)
    written = list(text.split("\n"))
    lines = in_its_lines(written, width)
    own = own_result(desk)
    if _tells(written, own) and (not _tells(lines, own) or lines[-1].plain.endswith("…")):
        # The result stands below the question, or in place of it where it needs both lines.
        result, *rest = wrapped(result_first(desk, ink.tones), width)
        more = in_whole_words(Text(" ").join(rest), width) if rest else result
        first = [result if rest else _in_whole_parts(written[0], width), more]
        lines = lines if _tells(lines, own) and first[-1].plain.endswith("…") else first
    unbroken = takewhile(lambda line: line.cell_len <= width, lines[:PROMPT])
    line = next((line for line in unbroken if line.cell_len + button.cell_len < width), None)
    if line is None and button and 1 < len(written) <= len(lines) and _begins(written[0], lines[0]):
        told = lines[1:] if _begins(written[1], lines[1]) else written[1:]
        if told[0].cell_len <= width:
            line = _in_whole_parts(written[0], width - button.cell_len - 1)
            lines = [line, *told]
    if line is not None and button:
        line.append(" " * (width - line.cell_len - button.cell_len))
        line.append_text(button)
    elif lines is written:
        return text
    return Text("\n").join(lines)


def _in_whole_parts(question: Text, width: int) -> Text:
    """Leave out of a question what stands behind a gap and has no room; only then cut words."""
    whole = question.plain.rfind(BEHIND) if question.cell_len > width else -1
    part = question[:whole] if whole > 0 else question
    return part if part.cell_len <= width else in_whole_words(question, width)


def _begins(text: Text, line: Text) -> bool:
    """Return whether a line is a text, or what has room of it."""
    return text.plain.startswith(line.plain.removesuffix("…").rstrip())


def _tells(lines: Sequence[Text], said: str) -> bool:
    """Return whether lines say something, wherever it is broken."""
    return bool(said) and "".join(said.split()) in "".join("".join(line.plain.split()) for line in lines)


def in_its_lines(lines: Sequence[Text], width: int) -> Sequence[Text]:
    """Cut the lines of a prompt where one would take those of the other, or have no room itself.

    Where the first is too long, and both have room one behind the other, nothing is cut.
    """
    first, *rest = lines
    if not rest or all(line.cell_len <= width for line in lines):
        return lines
    if sum(len(wrapped(line, width)) for line in lines) <= PROMPT:
        return lines
    run_on = wrapped(Text(BEHIND).join(lines), width)
    if first.cell_len > width and len(run_on) <= PROMPT:
        return run_on
    fitting = [line if line.cell_len <= width else broken_off(line, width) for line in rest]
    return [_in_whole_parts(first, width), *fitting]


def deed(desk: Desk) -> Text:
    """Write the button for the mouse, where enter does something now; else nothing."""
    ready = desk.draft.legal or bool(desk.marked) or not desk.sight.acting or facts.fills_form(desk)
    if (
        desk.walk is not None
        or not (ready and facts.works(desk, Do.ACT))
        or (facts.waits_for_letters(desk) and not desk.mode.labels)
    ):
        return Text()
    key = facts.key_for(desk, Do.ACT)
    shown = desk.mode.opener or ("⏎" if key.shown == "enter" else key.shown)
    said, own = desk.words("do-it", key=shown), desk.mode.labels.get("pick")
    if own is not None:  # the word of the footer
        name = desk.words(own)
        said = desk.words("do-this", deed=f"{name[0].upper()}{name[1:]}", key=shown)
    return Text.assemble((f" {said} ", Style(reverse=True, bold=True) + standing_for(DEED, "")))
