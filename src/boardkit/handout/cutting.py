"""The cards and tokens of a game on sheets to be cut out, so that a lesson can be played on a real table."""

from collections.abc import Iterator
from html import escape
from random import Random
from typing import Any, Final

from boardkit.core import CHANCE, Game, Match, Player, kebab, legal
from boardkit.core.editing.faults import Piece
from boardkit.core.notation import shapes
from boardkit.core.records.record import start
from boardkit.draw.cards import Card
from boardkit.draw.colours import ink
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.palette import Depth, Palette
from boardkit.draw.show import card_of, choice_with
from boardkit.handout.html import head, style
from boardkit.handout.page import POLICY
from boardkit.handout.vector import card_drawn
from boardkit.text import Words

MOST: Final = 12  # how many alike are printed: with more on the table, a page is printed twice
DECISIONS: Final = 12  # after so many, roles are dealt where a box is counted by roles


def cut_out(game: Game[Any], words: Words, paper: str) -> Iterator[str]:
    """Write the cards of a game for as many as can play, as often as they are in the box, then its tokens."""
    match = _table(game, words)
    colours = match_palette(game.key, tuple(range(len(match.players))), Depth.FULL, dark=False)
    words = words.called([player.name for player in match.players])
    cards, tokens = list[str](), list[str]()
    for sort, pieces in game.box(match.state).items():
        for piece, count in pieces.items():
            seat, name = piece if isinstance(piece, tuple) else (None, piece)
            card = _card(match, sort, name, words, colours)
            if card is None:
                ground = colours.background if seat is None else colours[f"owner.{seat}"]
                named = escape(words.name(Piece(sort, name, seat)))
                token = f'<li style="background:{ground};color:{ink(ground)}">{named}</li>'
                tokens += [token] * min(count, MOST)
            else:
                cards += [f"<li>{card_drawn(card, colours)[0]}</li>"] * min(count, MOST)
    title = escape(f"{words('title')}: {words('handout-cut-out')}")
    yield f'{head(words.language, title, style(paper), POLICY)}<body class="cut-out"><h1>{title}</h1>'
    yield f"<p>{escape(words('handout-cut-out-about', most=MOST))}</p>\n"
    yield f'<ul class="cards">{"".join(cards)}</ul>\n<ul class="tokens">{"".join(tokens)}</ul>\n'
    yield "</body></html>\n"


def _table(game: Game[Any], words: Words) -> Match[Any]:
    names = [words("player-default", number=number) for number in range(1, game.seats[-1] + 1)]
    match = start(game, game.options(), [Player(name, seat) for seat, name in enumerate(names)], seed=1)
    random = Random(1)
    for _ in range(DECISIONS):
        match = match.play(random.choice(legal(game, match.state)))
    return match


def _card(match: Match[Any], sort: str, name: Any, words: Words, colours: Palette) -> Card | None:
    """Draw a piece that one of the game's `things` is about; None for what is no card."""
    show, moves = drawing_of(match.game.key), match.game.moves
    fields = (field for move in show.things for field in shapes.fields_of(move).items())
    kinds = (shape for field, shape in fields if _is_of(sort, field, shape))
    choices = (choice_with(show, moves, shape, name) for shape in kinds)
    choice = next((one for one in choices if one is not None), None)
    if choice is None:
        return None
    begun = match.game.view(match.jump(0).state, CHANCE)  # where nobody has anything yet
    return show.printed(begun, choice, words, colours) or card_of(show, begun, choice, words, colours)


def _is_of(sort: str, field: str, shape: shapes.Shape) -> bool:
    """Return whether a field of a move has pieces of a sort: by its class, or by its own name."""
    if isinstance(shape, shapes.Piece | shapes.Member):
        return kebab(shape.kind.__name__) == sort
    return shape is shapes.Basic.TEXT and sort.endswith(field)
