"""Saved matches in words."""

from datetime import UTC, datetime

from rich.text import Text

from boardkit.games import GAMES
from boardkit.library import Library, Summary
from boardkit.library.learning import learning
from boardkit.text import Words, words_for
from boardkit.text.names import visible


def title_of(summary: Summary, words: Words) -> str:
    """Return the title of the game that is played; its key if it is not in the box."""
    if summary.game not in GAMES:
        return visible(summary.game)
    return words_for(words.language, summary.game)("title")


def players_said(summary: Summary, words: Words) -> str:
    """List the players."""
    return words.listed(words.called(player.name for player in summary.players).names)


def when_said(moment: datetime, now: datetime, words: Words) -> str:
    """Say when something was, as the clock on the wall shows it."""
    local, today = moment.astimezone(), now.astimezone().date()
    time = local.strftime("%H:%M")
    days = (today - local.date()).days
    if days in (0, 1):
        return words("when-yesterday" if days else "when-today", time=time)
    return words("when-date", date=local.strftime("%Y-%m-%d"), time=time)


def state_said(summary: Summary, words: Words) -> str:
    """Say how far a match is."""
    if summary.damaged:
        return words("saved-damaged")
    if not summary.finished:
        if summary.decisions is None:
            return words("saved-unfinished-uncounted")
        return words("saved-unfinished", count=summary.decisions)
    if not summary.winners:
        return words("saved-finished")
    players = words.called(player.name for player in summary.players).names
    names = [players[seat] for seat in summary.winners if seat < len(players)]
    return words("saved-won", winners=words.listed(names), count=len(names))


def summary_row(summary: Summary, now: datetime, words: Words) -> Text:
    """Write a match in two lines: what and who, then when and how far."""
    title = title_of(summary, words)
    head = Text.assemble((f"{summary.match}  ", "not bold dim"), visible(summary.name) or title, style="bold")
    if summary.name:
        head.append(f"  {title}", "not bold")
    if summary.players:
        head.append(f"  {players_said(summary, words)}", "not bold")
    head.truncate(200, overflow="ellipsis")
    when = "" if summary.damaged else f"{when_said(summary.updated, now, words)}  "
    return Text.assemble(head, "\n", (f"  {when}{state_said(summary, words)}", "dim"), no_wrap=True)


def due_said(library: Library, words: Words) -> str:
    """Say how much is due, and on how many days in a row there was practice; empty where nothing is."""
    today = datetime.now(UTC).date()
    kept = learning(library, today)
    due = len(kept.due(today))
    return words("menu-due-help", count=due, days=kept.streak(today)) if due else ""
