"""Changing who sits where: a person, or a computer player of a level."""

from typing import Final

from boardkit.core import Seat, put
from boardkit.core.lines.match import Sitter
from boardkit.tui.desk.changing import kept
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Pick
from boardkit.tui.desk.intents import Intent, Want, WhoPlays
from boardkit.tui.desk.wishes import Ask


def ask_who_plays(desk: Desk) -> Outcome:
    """List for every seat what else may sit there."""
    words, players = desk.words, desk.match.players
    entries: list[tuple[str, Intent]] = [
        (
            words("who-plays-entry", seat=words.seat(Seat(seat)), sitter=words.name(sitter)),
            WhoPlays(Seat(seat), sitter),
        )
        for seat, player in enumerate(players)
        for sitter in Sitter
        if sitter is not player.sitter
    ]
    return desk.wishing(Ask(Pick(words("who-plays-title"), tuple(entries))))


def seat_somebody(desk: Desk, wanted: WhoPlays) -> Outcome:
    """Let a person or a computer take a seat over."""
    players = desk.study.main.players
    player = players[wanted.seat].__replace__(sitter=wanted.sitter)
    return kept(desk, desk.study.seating(put(players, wanted.seat, player)))


SEATING: Final[Deeds] = deeds(simply(Want.CHANGE_SEATS, ask_who_plays), given(WhoPlays, seat_somebody))
"""What changes who plays."""
