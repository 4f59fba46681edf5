"""Every message as it is said, with the values of matches played at random: `python -m bench.sayings GAME`.

Whoever changes words reads here what comes of them, both languages side by side, each wording once.
"""

import re
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final

from boardkit.core import CHANCE, Game, Match, Player, Seat, choice_of, legal
from boardkit.core.rules.ahead import guessed, preview
from boardkit.draw.drawings import drawing_of
from boardkit.draw.show import Show
from boardkit.games import GAMES
from boardkit.players.lookup import options_at_random, pick
from boardkit.testing.matches import some_tables, strange_moves
from boardkit.text import LANGUAGES, Words, words_for
from boardkit.text.log import told
from boardkit.text.messages import Messages
from boardkit.text.reasons import condition_said, effects_said

NAMES: Final = ("Ada", "Béla", "Chloé", "Élise", "Omar")
TRIED, CHOSEN, PLACES = 50, 6, 12
"""How many strange moves, legal moves and places of a table are looked at."""

Heard = dict[tuple[str, str], dict[str, str]]
"""By message and language: what was said, by its wording without the values."""


class Listening(Messages):
    """The messages of a language, which write down what is said."""

    def __init__(self, messages: Messages, language: str, heard: Heard) -> None:
        self.__dict__.update(vars(messages))
        self._heard_in, self._heard = language, heard

    def format(self, message: str, attribute: str | None, values: Mapping[str, Any]) -> str:
        """Say a message, and remember it if it has not been worded so."""
        text = super().format(message, attribute, values)
        said = f"{attribute + ': ' if attribute else ''}{text}"
        self._heard.setdefault((message, self._heard_in), {}).setdefault(wording(said, values), said)
        return text


def wording(said: str, values: Mapping[str, Any]) -> str:
    """Put a mark for every value in what was said, and one for several of a list."""
    for value in sorted((str(value) for value in values.values() if str(value)), key=len, reverse=True):
        said = re.sub(rf"(?<!\w){re.escape(value)}(?!\w)", "◆", said)
    return re.sub("◆(, ◆)*( (and|et) ◆)?", "◆", said)


def played(game: Game[Any], number: int) -> Match[Any]:
    """Play a match at random to its end, its options and seats drawn by its number."""
    random, seats = Random(number), game.seats[number % len(game.seats)]
    options = options_at_random(game, seats, random)
    match = Match.start(game, options, [Player(NAMES[seat], seat) for seat in range(seats)], number)
    while not match.over and len(match.moments) <= game.longest:
        match = match.play(pick(legal(game, match.state), random))
    return match


def log_said(match: Match[Any], words: Words) -> None:
    """Say what happened as everybody may hear it, what was asked and answered, and what counts."""
    for viewer in (CHANCE, *map(Seat, range(len(match.players)))):
        list(told(match, viewer, words, minor=True))
    asked = (moment.step.state.question for moment in match.moments)
    done = (moment.move for moment in match.moments)
    for value in (*asked, *done, *match.game.score(match.state).lines):
        if value is not None:
            words.say(value)
            words.short(value)


def table_said(match: Match[Any], state: Any, moves: Iterable[Any], words: Words, random: Random) -> None:
    """Say why moves may be made or not, what they would cause, and what a table looks like."""
    game, seat, drawing = match.game, state.to_move, drawing_of(match.game.key)
    allowed = random.sample(answers := list(legal(game, state)), min(CHOSEN, len(answers)))
    for move in (*moves, *allowed):
        for condition in game.conditions(state, move):
            condition_said(condition, words)
    if seat not in (None, CHANCE):
        table = guessed(game, state, seat)
        for move in allowed:
            list(effects_said(preview(game, table, seat, move), words))
    view = game.view(state, CHANCE if seat is None else seat)
    picture_said(drawing, view, words, random)
    for move in allowed:
        drawing.inspect_choice(view, choice_of(move), words)


def picture_said(drawing: Show, view: Any, words: Words, random: Random) -> None:
    """Say what stands beside a map, and what some of its places are."""
    drawing.heading(view, words)
    drawing.describe(view, words)
    for seat in range(len(words.names)):
        drawing.seat_line(view, Seat(seat), words)
    places = list(drawing.map(view, None).looks)
    for place in random.sample(places, min(PLACES, len(places))):
        drawing.inspect(view, place, words)


def main() -> None:
    """Play, say everything in every language, and print it message by message."""
    parser = ArgumentParser(prog="python -m bench.sayings", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--games", type=int, default=10)
    given = parser.parse_args()
    game, heard = GAMES[given.game], Heard()
    for number in range(given.games):
        match = played(game, number)
        strange = strange_moves(match, Random(number))
        tables = some_tables(match, 2, Random(number))
        for language in LANGUAGES:
            plain = words_for(language, game.key, [player.name for player in match.players])
            words = Words(language, Listening(plain.messages, language, heard), plain.names)
            log_said(match, words)
            random = Random(number)
            for state in tables:
                tried = random.sample(strange, min(TRIED, len(strange)))
                table_said(match, state, tried, words, random)
    for message, language in sorted(heard):
        for said in heard[message, language].values():
            print(f"{message}\t{language}\t{' / '.join(said.splitlines())}")


if __name__ == "__main__":
    main()
