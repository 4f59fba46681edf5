"""The leaf of a seat: all that its device shows, and nothing that the seat may not see."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from boardkit.core import CHANCE, Choice, Move, Question, RulesError, Seat, Table, choice_of, legal
from boardkit.core.editing.parts import hidden
from boardkit.core.lines.secret import is_secret
from boardkit.core.notation import write
from boardkit.core.rules.game import check
from boardkit.core.values import Value, evolve
from boardkit.draw.cards import Card
from boardkit.draw.palette import Palette
from boardkit.draw.show import card_of, choice_said, words_there
from boardkit.text import Words
from boardkit.text.parts import PartWords
from boardkit.tui.desk.desk import Desk, on_device
from boardkit.tui.desk.facts import passing
from boardkit.tui.desk.intents import Answered
from boardkit.tui.desk.match.curtain import Asking
from boardkit.tui.desk.match.hands import answers_of, asked_now, matter_of, still_choosing, window_of
from boardkit.tui.desk.sight import Sight

DRAWS: Final = 6  # how many of the last cards that a seat has drawn are told
ALL: Final = 999  # how many entries are named where all are wanted


class Offer(Value):
    """Something that a seat may answer: its name, the card in question, and the ways in which it is done."""

    said: str
    card: Card | None
    ways: tuple[tuple[int, str], ...]  # the number of each of its moves among the legal ones, and its name
    several: bool = False  # whether it is ticked, and may be taken with others


class Held(Value):
    """A card of the hand, and why it cannot be played now, if a rule says so."""

    card: Card
    refusal: str = ""


class Leaf(Value):
    """What a device shows of a seat: as much as the seat may see, in words and cards.

    Attributes:
        question: what the seat is asked to answer here; empty where it is not.
        stamp: what is asked, and how often the seat has answered: an answer to anything else comes too late.
        status: what everybody waits for.
        given: what the seat has answered here and the rules have not come to ask.
        matter: what tells the vote, or what all are asked, from any other.
        vote: what is voted on; `agreed` is whether the seat has agreed.
        wants: whether the seat wants to answer what all are asked; None where nothing is, or it is its turn.
    """

    title: str
    seat: str
    heading: str
    status: str
    question: str = ""
    stamp: str = ""
    offers: tuple[Offer, ...] = ()
    given: tuple[str, ...] = ()
    hand: tuple[Held, ...] = ()
    secrets: tuple[str, ...] = ()
    draws: tuple[str, ...] = ()
    matter: str = ""
    vote: str = ""
    agreed: bool = False
    wants: bool | None = None


def leaf_of(desk: Desk, seat: Seat, words: Words, palette: Palette) -> Leaf:
    """Write the leaf of a seat in the words of its device."""
    game, show, match = desk.game, desk.drawing, desk.match
    table, mode = _answered_here(desk, seat), desk.mode
    view = game.view(match.state if table is None else table, seat)
    said = words_there(show, view, words)
    asking = mode if isinstance(mode, Asking) else None
    window = window_of(desk)
    heading = show.heading(view, words) if show.heading_aloud is None else show.heading_aloud(view, words)
    return Leaf(
        title=words("title"),
        seat=words.seat(seat),
        heading=heading,
        status=_status(desk, seat, words, asked=table is not None),
        question="" if table is None else said.say(view.question),
        stamp="" if table is None else stamp(desk, seat, view),
        offers=() if table is None else tuple(_offers(desk, view, _answers(desk, table), said, palette)),
        given=tuple(map(words.say, answers_of(desk, seat))),
        hand=tuple(_hand(desk, view, seat, words, palette)),
        secrets=tuple(_secrets(desk, view, seat, words)),
        draws=_draws(desk, seat, words),
        matter=matter_of(desk),
        vote="" if asking is None else asking.question(desk.__replace__(words=words)),
        agreed=asking is not None and seat in asking.agreed,
        wants=None if window is None or table is not None else seat in window.wants,
    )


def _answered_here(desk: Desk, seat: Seat) -> Any:
    """Return the table at which a seat may answer on its device, in secret or by its hand; None elsewhere."""
    table = asked_now(desk, seat) if on_device(desk, seat) else None
    return table if table is not None and _answers(desk, table) else None


def _answers(desk: Desk, table: Any) -> Sequence[tuple[int, Move]]:
    """List what may be answered on a device, with its numbers among the legal moves: all that is secret.

    What everybody may see is done at the table, where the map is.
    """
    game, seat, secret = desk.game, table.to_move, is_secret(desk.game, table)
    if not (secret or game.private(table)):
        return ()
    at_table = () if secret else Sight(desk.match, seat, desk.drawing, down=True).legal
    moves = enumerate(legal(game, game.view(table, seat)))
    return [(number, move) for number, move in moves if move not in at_table]


def stamp(desk: Desk, seat: Seat, view: Table) -> str:
    """Return what tells one question of a seat from another, made of what the seat may see alone."""
    count = len(answers_of(desk, seat)) + sum(
        moment.seat == seat for moment in desk.match.moments[: desk.match.at + 1]
    )
    asked = [str(count), repr(view.question), *map(write, legal(desk.game, view))]
    return blake2b("\n".join(asked).encode(), digest_size=10).hexdigest()


def _status(desk: Desk, seat: Seat, words: Words, *, asked: bool) -> str:
    """Say for whom everybody waits."""
    match = desk.match
    if asked:
        return words("leaf-asked")
    if match.over:
        return words("leaf-over")
    if is_secret(desk.game, match.state):
        waits = [words.seat(one) for one in still_choosing(desk) if one != seat]
        return words("leaf-waits", seats=words.listed(waits)) if waits else words("leaf-soon")
    if match.state.to_move == seat:
        return words("leaf-at-table")
    return words("leaf-turn", seat=words.seat(CHANCE if match.state.to_move is None else match.state.to_move))


def _offers(
    desk: Desk, view: Any, answers: Sequence[tuple[int, Move]], words: Words, palette: Palette
) -> Iterator[Offer]:
    """List what may be answered, each choice with its ways."""
    show, ways = desk.drawing, dict[Choice, list[tuple[int, Move]]]()
    for number, move in answers:
        ways.setdefault(choice_of(move), []).append((number, move))
    held = {value for move in show.hand(view, view.to_move) for _, value in choice_of(move).values}
    for choice, moves in ways.items():
        whole = len(moves) == 1
        name = words.say(moves[0][1]) if whole else f"{words.verb(choice.kind)} {choice_said(choice, words)}"
        about_card = any(value in held for _, value in choice.values)
        card = card_of(show, view, choice, words, palette) if about_card else None
        several = choice.kind in show.several
        yield Offer(name, card, tuple((number, words.say(move)) for number, move in moves), several)


def _hand(desk: Desk, view: Any, seat: Seat, words: Words, palette: Palette) -> Iterator[Held]:
    """Show what a seat holds and is not offered already; of what it cannot play, what the rules say."""
    game, show, asked = desk.game, desk.drawing, view.to_move == seat
    offered = {value for move in legal(game, view) for _, value in choice_of(move).values} if asked else set()
    kinds = set(map(type, legal(game, view))) if asked else set()
    # Cards are told to whoever is asked.
    told = view if asked else evolve(view, pile=(*view.pile, Question(seat)))
    for move in show.hand(view, seat):
        choice = choice_of(move)
        if any(value in offered for _, value in choice.values if value is not None):
            continue
        refusal = game.refusal(view, move) if choice.kind in kinds else None
        why = "" if refusal is None else words.say(refusal)
        yield Held(card_of(show, told, choice, words, palette), why)


def _secrets(desk: Desk, view: Any, seat: Seat, words: Words) -> Iterator[str]:
    """Say what else a seat alone knows: an objective, what it has chosen, what it has put aside."""
    game = desk.game
    held = {value for move in desk.drawing.hand(view, seat) for _, value in choice_of(move).values}
    parts = PartWords.of(words, view, ALL)
    for part in hidden(view, game.view(view, CHANCE)):
        known = part.value if isinstance(part.value, tuple) else (part.value,)
        if not all(_is_in(value, held) for value in known):
            yield words("hidden-place", place=parts.trail(part.path), what=parts.said(part))


def _is_in(value: Any, held: set[Any]) -> bool:
    return not isinstance(value, Mapping) and value in held


def _draws(desk: Desk, seat: Seat, words: Words) -> tuple[str, ...]:
    """Tell what a seat has drawn lately, the last first."""
    events = (frame.event for at, frame in desk.match.frames() if desk.match.moments[at].seat == CHANCE)
    own = [event for event in events if event.hides and getattr(event, "seat", None) == seat]
    return tuple(words.say(event) for event in reversed(own[-DRAWS:]))


def answer_on(desk: Desk, seat: Seat, sent: str, numbers: Sequence[int], words: Words) -> Answered | str:
    """Return what a seat has answered on its device, or say why it does not count.

    Args:
        desk: the desk.
        seat: whose device it is.
        sent: the stamp of the leaf on which it was answered.
        numbers: which legal moves are made: one, or those that are ticked; none ends a list.
        words: the words of the device.
    """
    table = _answered_here(desk, seat)
    view = None if table is None else desk.game.view(table, seat)
    if view is None or stamp(desk, seat, view) != sent:
        return words("leaf-late")
    moves = legal(desk.game, view)
    if not all(0 <= number < len(moves) for number in numbers):
        return words("leaf-wrong")
    chosen = [moves[number] for number in dict.fromkeys(numbers)]
    try:
        made = tuple(_gathered(desk, table, chosen))
    except RulesError as error:
        return words.say(error.refusal)
    return Answered(seat, (*answers_of(desk, seat), *made)) if made else words("leaf-wrong")


def _gathered(desk: Desk, table: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Make moves one after the other; what several were ticked of ends by itself.

    Raises:
        RulesError: the rules refuse one of them.
    """
    game, show, seat, asked = desk.game, desk.drawing, table.to_move, table.question
    gathers = not moves or type(moves[0]) in show.several
    for move in moves:
        check(game, table, move)
        yield move
        table = game.answers.after(table, move)
        pays = (
            None
            if table.to_move != seat or table.question == asked
            else show.proposal(game.view(table, seat))
        )
        if gathers and pays is not None:
            yield pays
            table = game.answers.after(table, pays)
    end = passing(legal(game, table)) if gathers and table.question == asked else None
    if end is not None:
        yield end
