"""Cards and other choices in lists: what each costs, is, does and asks for, or only its name."""

from collections.abc import Sequence

from boardkit.commands.plain.making import picked
from boardkit.commands.plain.sitting import Sitting
from boardkit.core import CHANCE, Choice, Seat, choice_of
from boardkit.draw.extras import hand_parts, tableaux_of
from boardkit.draw.hearing import card_heard, lying
from boardkit.text.folding import folded

ENDS = ".!?:;"
"""What a sentence may end with."""


def describe_choice(sitting: Sitting, choice: Choice, *, brief: bool = False) -> str:
    """Say what a choice is, in a line: all there is to say of it, or its name alone."""
    move, words = sitting.making.draft.moves[choice][0], sitting.words
    label = words.short(move) if choice.needs_place else words.say(move)
    details = card_heard(sitting.drawing, sitting.view, choice, sitting.words)
    if brief or not details:
        said = label
    elif details[0].startswith(label):
        said = joined(details)
    else:
        said = words("plain-detail", label=label.rstrip("."), detail=joined(details))
    verb = words.verb(choice.kind)
    return words("plain-deed", verb=verb, choice=said) if choice.needs_place and verb != said else said


def joined(sentences: Sequence[str]) -> str:
    """Write sentences behind each other, with a full stop where there is none."""
    return " ".join(line if line.endswith(tuple(ENDS)) else f"{line}." for line in sentences if line)


def tell_hand(sitting: Sitting, rest: str) -> None:
    """Say what the seat in turn holds, or all about one thing of it, counted from 1."""
    if sitting.seat == CHANCE:
        sitting.say("plain-nobody-asked")
        return
    parts = hand_parts(sitting.drawing, sitting.view, sitting.seat)
    held, before = ([choice_of(move) for move in part] for part in parts)
    if rest:
        _tell_list(sitting, [*held, *before], rest)
        return
    if not held:
        sitting.say("plain-hand-empty")
    _tell_list(sitting, held)
    if before:
        sitting.say("plain-hand-before")
        _tell_list(sitting, before, first=len(held) + 1)


def tell_offers(sitting: Sitting, rest: str) -> None:
    """Say what lies open to be taken, whether or not it may be taken now, or all about one thing of it."""
    offered = lying(sitting.drawing, sitting.view, sitting.seat)
    if not offered:
        sitting.say("plain-offers-empty")
    _tell_list(sitting, offered, rest)


def _tell_list(sitting: Sitting, choices: Sequence[Choice], rest: str = "", first: int = 1) -> None:
    one = picked(choices, rest)
    if one is not None:
        sitting.tell(*sitting.drawing.inspect_choice(sitting.view, one, sitting.words))
        return
    if rest:
        sitting.say("plain-no-entry", entry=sitting.quoted(rest), count=len(choices))
        return
    for number, choice in enumerate(choices, start=first):
        lines = card_heard(sitting.drawing, sitting.view, choice, sitting.words)
        verb = sitting.words.verb(choice.kind)
        said = verb if not lines else lines[0] if sitting.brief else joined(lines)
        sitting.say("plain-choice", number=number, choice=said)


def tell_cards(sitting: Sitting, rest: str) -> None:
    """Say all that lies open before a seat: the one named, or the one in turn; at the end, before each."""
    seat = seat_called(sitting, rest) if rest else sitting.seat
    laid_open = tableaux_of(sitting.drawing)
    if seat is None:
        return
    if laid_open is None:
        sitting.say("plain-cards-none")
        return
    for one in sitting.view.everyone if seat == CHANCE else (seat,):
        sitting.tell(*filter(None, laid_open(sitting.view, one, sitting.words)))


def seat_called(sitting: Sitting, name: str) -> Seat | None:
    """Return the seat of a name, or of a number counted from 1; say so if nobody or several are called so."""
    seats, wanted = sitting.view.everyone, folded(name)
    shown = {seat: sitting.aloud.as_written(sitting.words.seat(seat)) for seat in seats}
    typed = {seat: sitting.match.players[seat].name for seat in seats}
    by_name = [seat for seat in seats if wanted in (folded(shown[seat]), folded(typed[seat]))]
    found: list[Seat] = by_name or [seat for seat in seats if name == str(seat + 1)]
    if len(found) == 1:
        return found[0]
    sitting.say("plain-which-seat" if found else "plain-nobody", name=sitting.quoted(name))
    for seat in found:
        sitting.say("plain-choice", number=seat + 1, choice=sitting.words.seat(seat))
    return None


def be_brief(sitting: Sitting, _: str) -> None:
    """List cards by their names alone, or again with all that is on them."""
    sitting.brief = not sitting.brief
    sitting.say("plain-brief" if sitting.brief else "plain-full")
