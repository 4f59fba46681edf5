"""Handing out and presenting what is on the table."""

from functools import partial
from typing import Final

from boardkit.core import CHANCE
from boardkit.handout.forms import FORMS
from boardkit.handout.making import of_match, of_step
from boardkit.handout.matches import By, turn
from boardkit.handout.slides import Handout, open_eyes
from boardkit.tui.desk.changing import come_back
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Pick
from boardkit.tui.desk.intents import Do, HandOut, Want
from boardkit.tui.desk.modes.curtain import covered
from boardkit.tui.desk.presented import match_presented
from boardkit.tui.desk.walk import Walk
from boardkit.tui.desk.wishes import Ask, Open, Write

WAYS: Final = ("handout-turn", "handout-all", "handout-step")
"""What of a match can be handed out, by the messages that name it."""


def walk_of(desk: Desk) -> Walk:
    """Return the walk that is taken, or one that stands where the match does."""
    return desk.walk or Walk.through(desk.match, desk.sight.past)


def ask_what(desk: Desk) -> Outcome:
    """Ask what of a match to hand out, and in which form."""
    words = desk.words
    entries = tuple(
        (words("handout-entry", what=words(way), form=form), HandOut(way, form))
        for way in WAYS
        for form in FORMS
    )
    return desk.wishing(Ask(Pick(words("handout-ask"), entries)))


def hand_out(desk: Desk, wanted: HandOut) -> Outcome:
    """Write something of the match into a file."""
    return desk.wishing(Write(_name(desk), wanted.form, partial(_made, desk, wanted.way)))


def _name(desk: Desk) -> str:
    """Name a file after game and players."""
    return "-".join([desk.game.key, *(player.name for player in desk.match.players)])


def _made(desk: Desk, way: str) -> Handout:
    study, words, seat, walk = desk.study, desk.words, open_eyes(desk.match), walk_of(desk)
    match way:
        case "handout-turn":
            return of_match(study, words, seat, By.HAPPENING, *turn(study.match, walk.halt.at))
        case "handout-step":
            return of_step(study, words, seat, walk.happening)
        case _:
            return of_match(study, words, seat, By.DECISION)


def present(desk: Desk) -> Outcome:
    """Present the match from where it stands; what a seat hides comes back behind its curtain."""
    show = match_presented(desk.match, walk_of(desk).happening)
    if desk.seated == CHANCE:
        return desk.wishing(Open(show))
    return covered(desk).wishing(Open(show, then=Want.COME_BACK))


HANDING: Final[Deeds] = deeds(
    simply(Do.HAND_OUT, ask_what),
    simply(Do.PRESENT, present),
    simply(Want.COME_BACK, come_back),
    given(HandOut, hand_out),
)
"""What shows the match to others."""
