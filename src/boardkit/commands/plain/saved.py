"""Saved matches line by line: go on with one, rename, delete, export or review it, bring one in."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any, Final

from boardkit.commands.files import read_typed
from boardkit.commands.plain import play
from boardkit.commands.plain.dialogue import Dialogue
from boardkit.core import FaultError, Match, Player
from boardkit.core.lines.match import COLOURS
from boardkit.core.lines.study import ReviewTooEarly
from boardkit.core.records.position import drafted_position, game_of_code
from boardkit.core.records.record import start_at
from boardkit.games import GAMES
from boardkit.library import Summary
from boardkit.library.session import new_seed
from boardkit.library.store import LONGEST_NAME
from boardkit.text import Words
from boardkit.tui.pages.summaries import players_said, state_said, title_of, when_said
from boardkit.tui.screens.exchange import bring_in, export

JOBS: Final = 2
"""How many processes look at a match that is reviewed."""


def open_saved(dialogue: Dialogue, now: datetime) -> bool:
    """Ask for a saved match and what to do with it; return whether to ask for another."""
    words, library = dialogue.words, dialogue.desk.library
    matches = library.matches()
    entries = [_line(one, now, words) for one in matches]
    number = dialogue.choose(words("saved-heading"), [*entries, words("plain-saved-import")])
    if number is None:
        return False
    try:
        if number < len(matches):
            _do_something(dialogue, matches[number])
        else:
            _bring_in(dialogue)
    except FaultError as error:
        dialogue.complain(error.fault)
    return True


def started_anew(dialogue: Dialogue, code: str) -> Match[Any]:
    """Begin a match with a position, with as many people as sit at it.

    Raises:
        FaultError: the code is no position of a game in the box.
    """
    game: Any = game_of_code(code, GAMES)
    seats = drafted_position(game, code).seats
    names = [dialogue.words("player-default", number=number) for number in range(1, seats + 1)]
    players = [Player(name, seat % COLOURS) for seat, name in enumerate(names)]
    return start_at(game, code, players, new_seed())


def _line(one: Summary, now: datetime, words: Words) -> str:
    """Say what a match is: its name, its game, who plays, when it was played last and how far it is."""
    name = f"{words.written(one.name)}, " if one.name else ""
    players = f", {players_said(one, words)}" if one.players else ""
    when = "" if one.damaged else f"{when_said(one.updated, now, words)}, "
    return f"{name}{title_of(one, words)}{players}. {when}{state_said(one, words)}"


def _do_something(dialogue: Dialogue, one: Summary) -> None:
    deeds: dict[str, Callable[[Dialogue, Summary], None]] = {"open": _open} if not one.damaged else {}
    deeds |= {"rename": _rename, "delete": _delete}
    if not one.damaged:
        deeds |= {"export": _export, "review": _review}
    words = dialogue.words
    number = dialogue.choose(words("plain-what-with-it"), [words(f"plain-saved-{name}") for name in deeds])
    if number is not None:
        [*deeds.values()][number](dialogue, one)


def _open(dialogue: Dialogue, one: Summary) -> None:
    play(dialogue.desk, dialogue.talk, one.match)


def _rename(dialogue: Dialogue, one: Summary) -> None:
    typed = dialogue.text(dialogue.words("saved-rename-ask", limit=LONGEST_NAME))
    dialogue.desk.library.rename(one.match, typed)


def _delete(dialogue: Dialogue, one: Summary) -> None:
    words = dialogue.words
    name = words.written(one.name) if one.name else players_said(one, words)
    if dialogue.sure(words("saved-delete-ask", name=name)):
        dialogue.desk.library.delete(one.match)


def _export(dialogue: Dialogue, one: Summary) -> None:
    if one.finished or dialogue.sure(dialogue.words("saved-secrets")):
        path = export(dialogue.desk.library, one.match)
        dialogue.tell(dialogue.words("saved-exported"), dialogue.words.written(str(path)))


def _review(dialogue: Dialogue, one: Summary) -> None:
    # Minds take long to import, and everything else is done without them.
    from boardkit.commands.reviewing import reviewed
    from boardkit.draw.drawings import words_before
    from boardkit.text.reviews import review_lines

    study = dialogue.desk.library.load(one.match, GAMES)
    match = study.main
    if not match.has_no_secrets:
        raise FaultError(ReviewTooEarly())
    about = dialogue.about(match.game.key)
    words = about.words.called(player.name for player in match.players)
    found = reviewed(dialogue.desk, study, JOBS)
    about.tell(*review_lines(match, found, words, partial(words_before, match, words)))


def _bring_in(dialogue: Dialogue) -> None:
    typed = dialogue.text(dialogue.words("saved-import-ask"))
    if typed:
        bring_in(dialogue.desk.library, read_typed(typed))
