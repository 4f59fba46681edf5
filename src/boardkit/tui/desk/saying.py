"""What is said under the map: the question, and what the move in the making would do."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boardkit.core import CHANCE, Choice, Move, Refusal, choice_of, evolve
from boardkit.core.lines.choosing import PLACE
from boardkit.draw.counting import Change, change_brief, changes_said
from boardkit.draw.extras import asked_there
from boardkit.draw.forms import reckoned
from boardkit.text.keyboard import key_said
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.gathering import form, is_whole, keys_of, may_be_ticked, moves_of
from boardkit.tui.desk.ink import Tones
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.jumping import letters_on
from boardkit.tui.desk.layers import is_away, shown_map
from boardkit.tui.desk.listing import Listed
from boardkit.tui.desk.modes.curtain import asks_all, letters_asked
from boardkit.tui.desk.moving import amount, numbers, possible
from boardkit.tui.desk.shownkeys import shown_key
from boardkit.tui.desk.stakes import cautions, untold
from boardkit.tui.desk.works import asks_for_place, works

PLAIN: Final = Tones()


def asked(desk: Desk, tones: Tones) -> Text:
    """Say the question, and what the move in the making would do or why it may not be made."""
    words, question = desk.words, desk.sight.view.question
    if question is None:
        return Text(words("game-over"), "bold")
    if question.seat == CHANCE and desk.match.by_hand:
        return Text.assemble((words.say(question), "bold"), "\n", words("chance-asked"))
    if asks_all(desk):
        letters = words.listed([*letters_asked(desk)])
        said = Text(words("window-ask", question=asked_there(desk.drawing, desk.sight.view, words)), "bold")
        said.append(f"  {desk.drawing.heading(desk.sight.view, words)}\n", "not bold dim")
        return said.append(words("window-letters", letters=letters))
    if not desk.sight.acting:
        return Text(words("waiting"), "bold")
    there = asked_there(desk.drawing, desk.sight.view, words)
    text = Text.assemble((there, "bold"), (f"  §{question.rule}\n", "dim"))
    return text.append_text(_ticked(desk) if desk.marked else hint(desk, tones))


def _ticked(desk: Desk) -> Text:
    """Name what is ticked, and how it is done."""
    moves = moves_of(desk)
    if not is_whole(desk):
        return Text(desk.words("form-one-first", letters=_letters(desk)))
    if form(desk) is not None:
        first = desk.words.short(moves[0])
        return Text(desk.words("form-ready", first=first, count=len(moves) - 1))
    sums = reckoned(desk.drawing, desk.state, moves, desk.words)
    said = sums or [desk.words.say(move) for move in moves]
    return Text(desk.words("ticked", count=len(desk.marked), moves=" · ".join(said)))


def _letters(desk: Desk) -> str:
    return desk.words.listed([key for key in keys_of(desk) if key.isalpha()])


def hint(desk: Desk, tones: Tones = PLAIN) -> Text:
    """Say in one line what the move in the making would do, or why it may not be made."""
    words, move, shown = desk.words, desk.draft.move, shown_map(desk)
    if form(desk) is not None and not desk.touched:
        return _open_form(desk)
    if is_away(desk) and shown is not None:
        return Text(words("side-shown", seat=words.seat(shown)))
    if move is None:
        choice = desk.draft.choice
        barred = None if choice is None else _refusal_of(desk, choice)
        return _refused(desk, barred, tones) if barred else _choose_first(desk)
    refusal = desk.sight.refusal(move)
    if refusal is not None:
        return _refused(desk, refusal, tones)
    changes, limits = changes_said(untold(desk, move), words, desk.viewer), _limits(desk)
    said = [(f"{one.said}   ", tones.bad if one.hostile else tones.warn) for one in cautions(desk, move)]
    return Text.assemble(*said, (f"✓ {words.say(move)}", tones.good), f"   {changes}", (limits, "dim"))


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
    own = "  ".join(change_brief(change, words) for change in _own_changes(desk))
    said = [(f"   {one.said}", tones.bad if one.hostile else tones.warn) for one in cautions(desk, move)]
    others = changes_said([one for one in untold(desk, move) if one.seat != desk.viewer], words)
    return Text.assemble(
        ("✓ ", tones.good), own, *said, (f"   {words.short(move)}", tones.good), f"   {others}"
    )


def _open_form(desk: Desk) -> Text:
    return Text(desk.words("form-open", letters=_letters(desk)))


def _limits(desk: Desk) -> str:
    """Say which numbers may be typed, where the move asks for one of several."""
    name = amount(desk)
    numbers = desk.draft.turnings(name) if name else ()
    several = len(numbers) > 1
    return f"   {desk.words('number-limits', least=min(numbers), most=max(numbers))}" if several else ""


def _choose_first(desk: Desk) -> Text:
    """Say how something is chosen: a place is pointed at, one of several entries taken, or any ticked."""
    if asks_for_place(desk):
        typed = max(map(len, letters_on(desk).values()), default=0)
        return Text(desk.words("choose-place", keys=typed))
    found, playable = possible(desk), desk.draft.choices
    by_number = [number for number, choice in numbers(desk).items() if choice in playable]
    if len(found) > 1 and any(may_be_ticked(desk, choice) for choice in desk.draft.choices):
        return Text(desk.words("choose-any")) if form(desk) is None else _open_form(desk)
    if len(by_number) > 1:
        return Text(desk.words("choose-number", least=min(by_number), most=max(by_number)))
    if len(found) == 1:
        return Text(_choose_only(desk, desk.listed[found[0]]))
    opened = desk.verb or desk.kind is not None
    return Text(desk.words("choose-none" if opened and not found else "choose-first", count=len(found)))


def _choose_only(desk: Desk, entry: Listed) -> str:
    """Say which keys do the only thing that can be done, or take it where a place is still to be named."""
    key = next((key for key in desk.keys if key.intent is Do.ONLY_MOVE), None)
    if key is not None and works(desk, Do.ONLY_MOVE):
        return desk.words("choose-only", key=key_said(shown_key(desk, key), desk.words))
    moves = desk.draft.moves.get(entry, ()) if isinstance(entry, Choice) else ()
    return desk.words("choose-one" if len(moves) == 1 else "choose-one-first")


def _refused(desk: Desk, refusal: Refusal, tones: Tones) -> Text:
    return Text(f"✗ {desk.words.say(refusal)} §{refusal.section}", tones.bad)


def _refusal_of(desk: Desk, choice: Choice) -> Refusal | None:
    """Return why an entry that is taken cannot be played: at the cursor, where one is pointed at."""
    barred, here = why_barred(desk, choice), meant(desk)
    return barred if barred is None or here is None else desk.sight.refusal(here) or barred


def why_barred(desk: Desk, choice: Choice) -> Refusal | None:
    """Return why an entry of the hand cannot be played at all."""
    if choice in desk.draft.moves:
        return None
    barred = [move for move in desk.sight.barred if type(move) is choice.kind]
    meant_first = sorted(barred, key=lambda move: choice_of(move) != choice)
    refusals = (desk.sight.refusal(move) for move in meant_first)
    return next((refusal for refusal in refusals if refusal is not None), None)


def rule_of_move(desk: Desk) -> str:
    """Return the section of the refusal of the move in the making; empty where there is none."""
    move = desk.draft.move
    refusal = desk.sight.refusal(move) if move is not None and desk.sight.acting else None
    return "" if refusal is None else refusal.section


def meant(desk: Desk) -> Move | None:
    """Return the move in the making, or one that the entry taken stands for, though it be barred.

    What fits nowhere is tried at the cursor, so that it is said why it does not fit there.
    """
    choice = desk.draft.choice
    if desk.draft.move is not None or choice is None or choice in desk.draft.moves:
        return desk.draft.move
    barred = next((move for move in desk.sight.barred if choice_of(move) == choice), None)
    at = getattr(barred, PLACE, None)
    if barred is None or at is None or not isinstance(desk.cursor, type(at)) or is_away(desk):
        return barred
    return evolve(barred, **{PLACE: desk.cursor})
