"""Hands on devices of the seats' own: taking them, answering there, what table and devices show."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any, ClassVar, Final

from rich.text import Text

from boardkit.core import CHANCE, Choice, Match, Move, Question, RulesError, Seat, Table, choice_of, legal
from boardkit.core.editing.parts import hidden
from boardkit.core.lines.match import people_of
from boardkit.core.lines.secret import after_answers, asked_apart, is_secret
from boardkit.core.notation import write
from boardkit.core.rules.game import check
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import Value, evolve
from boardkit.draw.blocks import Room
from boardkit.draw.cards import Card
from boardkit.draw.palette import Palette
from boardkit.draw.seats import LETTERS
from boardkit.draw.show import card_of, choice_said, words_there
from boardkit.text import Words
from boardkit.text.parts import PartWords
from boardkit.tui.desk import desk as desks
from boardkit.tui.desk import intents, wishes
from boardkit.tui.desk.desk import Deeds, Desk, Hands, Ink, Mode, Outcome, on_device
from boardkit.tui.desk.intents import Answered, Do, Intent, Want
from boardkit.tui.desk.looking import LOOKING, STROLLING
from boardkit.tui.desk.match import curtain
from boardkit.tui.desk.match.curtain import Asking
from boardkit.tui.desk.sight import Sight, passing
from boardkit.tui.desk.update import RETHINKING, HandingOver


def answers_of(desk: Desk, seat: Seat) -> tuple[Move, ...]:
    """Return what a seat has answered on its device before the rules came to ask it, if it still fits."""
    return _answered(desk, seat)[0]


def asked_now(desk: Desk, seat: Seat) -> Any:
    """Return the table at which a seat is asked now, after what it has answered; None where it is not."""
    table = _answered(desk, seat)[1]
    return table if table is not None and table.to_move == seat else None


def _answered(desk: Desk, seat: Seat) -> tuple[tuple[Move, ...], Any]:
    """Return what a seat has answered and the table after that; what does not fit any more counts as none."""
    answers = {} if desk.hands is None else desk.hands.answers
    moves, table = answers.get(seat, ()), asked_apart(desk.game, desk.match.state, seat)
    after = None if table is None else after_answers(desk.game, table, moves)
    return ((), table) if after is None else (moves, after)


def still_choosing(desk: Desk) -> Sequence[Seat]:
    """List the people who are asked in secret now and have not answered yet."""
    return [seat for seat in people_of(desk.match.players) if asked_now(desk, seat) is not None]


def await_answer(desk: Desk) -> Outcome:
    """Wait for the answer of whoever is asked, with nothing on the table that not everybody may see."""
    seat = desk.match.state.to_move
    if seat is None or not on_device(desk, seat):
        return Outcome(desk)
    return curtain.covered(desk).then(lambda bare: Outcome(bare.entering(Awaiting(seat))))


def _choose_here(desk: Desk) -> Outcome:
    return curtain.draw_curtain(desk, desk.doing(Awaiting).seat)


class Awaiting(Value, Mode):
    """Waits for an answer that a seat gives on its device; it may still come to the keyboard."""

    seat: Seat

    resting = True  # let nobody move at the table
    labels: ClassVar[Mapping[str, str]] = {
        "pick": "hands-here",
        "undo": "key-undo",
        "walk": "key-walk",
        "help": "key-help",
    }

    deeds: ClassVar[Deeds] = {
        **LOOKING,
        **STROLLING,
        **RETHINKING,
        Do.ACT: _choose_here,
        Do.CHOICES: _choose_here,
    }

    def prompt(self, desk: Desk, _ink: Ink) -> Text:
        """Say who still chooses, and how to go on without a device."""
        words, names = desk.words, desk.words.listed([*map(desk.words.seat, still_choosing(desk))])
        here = words("hands-or-here", seat=words.seat(self.seat))
        return Text.assemble((words("hands-choosing", seats=names), "bold"), "\n", here)


def _hands(desk: Desk) -> Hands:
    assert desk.hands is not None
    return desk.hands


def answer(desk: Desk, said: intents.Answered) -> Outcome:
    """Keep what a seat has answered on its device; where the rules ask it, it is played at once."""
    hands = _hands(desk)
    given_now = {said.seat: said.moves} if said.moves and on_device(desk, said.seat) else {}
    answers = {**_without(hands.answers, said.seat), **given_now}
    return Outcome(desk.__replace__(hands=hands.__replace__(answers=answers)))


def _without(answers: Mapping[Seat, tuple[Move, ...]], seat: Seat) -> Mapping[Seat, tuple[Move, ...]]:
    return {other: moves for other, moves in answers.items() if other != seat}


def play_answers(desk: Desk) -> Outcome:
    """Play what has been answered on devices, as far as the rules ask for it and nobody looks elsewhere."""
    hands, seat = desk.hands, desk.match.state.to_move
    if hands is None or seat not in hands.answers or not _is_at_rest(desk):
        return Outcome(desk)
    bare = desk.__replace__(hands=hands.__replace__(answers=_without(hands.answers, seat)))
    return curtain.change(bare, partial(_in_turn, hands.answers[seat])).then(play_answers)


def _is_at_rest(desk: Desk) -> bool:
    return len(desk.modes) == 1 or isinstance(desk.mode, Awaiting | curtain.Curtain | HandingOver)


def _in_turn(moves: Sequence[Move], match: Match[Any]) -> Match[Any]:
    """Play answers of the seat that is asked, as long as the rules let it."""
    seat = match.state.to_move
    for move in moves:
        if match.state.to_move != seat or move not in legal(match.game, match.state):
            break
        match = match.play(move)
    return match


def window_of(desk: Desk) -> desks.Window | None:
    """Return the question that all are asked and most pass, while seats may say that they want to answer."""
    return desk.window if desks.asks_all(desk) and len(desk.modes) == 1 else None


def matter_of(desk: Desk) -> str:
    """Return what tells a vote, or a question to all, from any other; nothing where there is none."""
    mode, window = desk.mode, window_of(desk)
    if isinstance(mode, curtain.Asking):
        return f"{mode.matter.value}-{mode.back}"
    return "" if window is None else f"{kebab(window.kind.__name__)}-{desk.match.at}"


def take_part(desk: Desk, voted: intents.Voted) -> Outcome:
    """Let a seat agree from its device, or mind; where all are asked, say whether it wants to answer."""
    seat, window = voted.seat, window_of(desk)
    if not on_device(desk, seat):
        return Outcome(desk)
    if isinstance(desk.mode, curtain.Asking):
        agreed = intents.Type(LETTERS[seat])
        return curtain.agree(desk, agreed) if voted.agrees else curtain.come_back(desk)
    wants = window is not None and (seat in window.wants) is not voted.agrees
    return curtain.wanted_by(desk, seat) if wants else Outcome(desk)


def served(desk: Desk, news: intents.Served) -> Outcome:
    """Show each seat its code, one after the other; later, have new ones ready."""
    if desk.hands is not None:
        return Outcome(desk.__replace__(hands=desk.hands.__replace__(codes=news.codes)))
    hands = Hands(news.codes, news.open_to_network)
    return _show_codes(desk.__replace__(hands=hands), people_of(desk.match.players))


def _show_codes(desk: Desk, seats: Sequence[Seat]) -> Outcome:
    waiting = [seat for seat in seats if not on_device(desk, seat)]
    if not waiting:
        return curtain.come_back(desk)
    pairing = Pairing(waiting[0], tuple(waiting[1:]))
    return curtain.covered(desk).then(lambda bare: bare.entering(pairing).wishing(wishes.ChangeHands()))


def _go_on(desk: Desk) -> Outcome:
    return _show_codes(desk, desk.doing(Pairing).others)


class Pairing(Value, Mode):
    """Shows a seat the code by which its device takes its hand; then the next."""

    seat: Seat
    others: tuple[Seat, ...] = ()  # who comes after

    resting = True  # let nobody move meanwhile
    labels: ClassVar[Mapping[str, str]] = {"pick": "hands-next", "back": "hands-enough"}

    deeds: ClassVar[Deeds] = {**curtain.ANYWHERE, Do.ACT: _go_on, Do.BACK: lambda desk: _show_codes(desk, ())}

    def prompt(self, desk: Desk, _ink: Ink) -> Text:
        """Say whose code it is, and how to go on."""
        said = desk.words("hands-take", seat=desk.words.seat(self.seat))
        return Text.assemble((said, "bold"), "\n", desk.words("hands-take-help"))

    def sheet(self, desk: Desk, _ink: Ink, room: Room) -> desks.Sheet:
        """Draw the code, and say beside it where it leads, and who else may reach that."""
        words, hands = desk.words, _hands(desk)
        scan = words("hands-scan", seat=words.seat(self.seat))
        said = scan, words("hands-once"), desks.reach_said(words, open_to_network=hands.open_to_network)
        return desks.code_sheet(hands.codes[self.seat], said, room)


def hand_taken(desk: Desk, taken: intents.HandTaken) -> Outcome:
    """Show the hand of a seat on its device from now on, and go on with the next code."""
    hands = _hands(desk)
    desk = desk.__replace__(hands=hands.__replace__(taken=hands.taken | {taken.seat}))
    told = wishes.Tell(desk.words("hands-taken", seat=desk.words.seat(taken.seat)))
    if isinstance(desk.mode, Pairing) and desk.mode.seat == taken.seat:
        return _go_on(desk).wishing(told)
    covered = desk.mode == curtain.Curtain(taken.seat)
    return (curtain.come_back(desk) if covered else Outcome(desk)).wishing(told)


def hand_asked(desk: Desk, asked: intents.HandAsked) -> Outcome:
    """Ask whether another device may have the hand of a seat."""
    words, have, no = desk.words, intents.GiveTo(asked.seat, asked.ticket), intents.RefuseHand(asked.ticket)
    question = words("hands-second", seat=words.seat(asked.seat))
    said = words("hands-second-yes"), words("hands-second-no")
    return desk.asking(wishes.Confirm(question, *said, have, careful=True, otherwise=no))


def give(desk: Desk, wanted: intents.GiveTo) -> Outcome:
    """Give a hand to another device, or take it away with what was answered there and not asked yet."""
    seat, wish = wanted.seat, wishes.OfDevices(wanted)
    if wanted.ticket:
        return desk.wishing(wish)
    hands = _hands(desk)
    left = hands.__replace__(taken=hands.taken - {seat}, answers=_without(hands.answers, seat))
    bare, asked = desk.__replace__(hands=left), seat == desk.match.state.to_move and seat != desk.seated
    outcome = curtain.come_back(bare) if asked and _is_at_rest(desk) else Outcome(bare)
    return outcome.wishing(wish, wishes.Tell(desk.words("hands-gone", seat=desk.words.seat(seat))))


def list_hands(desk: Desk) -> Outcome:
    """List whose hand is on a device, to send it away or to show a code; at first, ask to begin with it."""
    words = desk.words
    if desk.hands is None:
        ask, yes, no = (words(f"hands-begin-{part}") for part in ("ask", "yes", "no"))
        return desk.asking(wishes.Confirm(ask, yes, no, intents.BeginHands(), careful=True))
    entries: list[tuple[str, Intent]] = []
    for seat in people_of(desk.match.players):
        on = on_device(desk, seat)
        said = words("hands-entry-away" if on else "hands-entry-code", seat=words.seat(seat))
        entries.append((said, intents.GiveTo(seat) if on else intents.ShowCode(seat)))
    return desk.asking(wishes.Pick(words("command-hands"), tuple(entries)))


HANDS: Final[Deeds] = {
    Want.AWAIT: await_answer,
    Want.PLAY_ANSWERS: play_answers,
    intents.ListHands: lambda desk, _: list_hands(desk),
    intents.BeginHands: lambda desk, wanted: desk.wishing(wishes.OfDevices(wanted)),
    intents.Served: served,
    intents.HandTaken: hand_taken,
    intents.HandAsked: hand_asked,
    intents.Answered: answer,
    intents.Voted: take_part,
    intents.GiveTo: give,
    intents.RefuseHand: lambda desk, wanted: desk.wishing(wishes.OfDevices(wanted)),
    intents.ShowCode: lambda desk, show: _show_codes(desk, (show.seat,)),
}
"""Deeds about hands on devices of the seats' own."""

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
    """What a device shows of a seat: as much as the seat may see, in words and cards."""

    title: str
    seat: str
    heading: str
    status: str  # what everybody waits for
    question: str = ""  # what the seat is asked to answer here; empty where it is not
    stamp: str = ""  # what is asked, and how often the seat has answered; an answer to anything else is late
    offers: tuple[Offer, ...] = ()
    given: tuple[str, ...] = ()  # what the seat has answered here and the rules have not come to ask
    hand: tuple[Held, ...] = ()
    secrets: tuple[str, ...] = ()
    draws: tuple[str, ...] = ()
    matter: str = ""  # what tells the vote, or what all are asked, from any other
    vote: str = ""  # what is voted on
    agreed: bool = False  # whether the seat has agreed to it
    wants: bool | None = None  # whether it wants to answer what all are asked; None if nothing or on its turn


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
    decided = sum(moment.seat == seat for moment in desk.match.moments[: desk.match.at + 1])
    count = len(answers_of(desk, seat)) + decided
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
        if not all(not isinstance(value, Mapping) and value in held for value in known):
            yield words("hidden-place", place=parts.trail(part.path), what=parts.said(part))


def _draws(desk: Desk, seat: Seat, words: Words) -> tuple[str, ...]:
    """Tell what a seat has drawn lately, the last first."""
    events = (frame.event for at, frame in desk.match.frames() if desk.match.moments[at].seat == CHANCE)
    own = [event for event in events if event.hides and getattr(event, "seat", None) == seat]
    return tuple(words.say(event) for event in reversed(own[-DRAWS:]))


def answer_on(desk: Desk, seat: Seat, sent: str, numbers: Sequence[int], words: Words) -> Answered | str:
    """Return what a seat has answered on a leaf with a stamp, or say why it does not count.

    The numbers are those of the legal moves that are made: one, or those that are ticked; none ends a list.
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
    """Make moves one after the other, ending what is ticked; RulesError if the rules refuse one of them."""
    game, show, seat, asked = desk.game, desk.drawing, table.to_move, table.question
    gathers = not moves or type(moves[0]) in show.several
    for move in moves:
        check(game, table, move)
        yield move
        table = game.answers.after(table, move)
        onward = gathers and table.to_move == seat and table.question != asked
        pays = show.proposal(game.view(table, seat)) if onward else None
        if pays is not None:
            yield pays
            table = game.answers.after(table, pays)
    end = passing(legal(game, table)) if gathers and table.question == asked else None
    if end is not None:
        yield end
