"""Hands on devices of the seats' own: taking them, answering there, and what the table does meanwhile."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from rich.text import Text

from boardkit.core import Match, Move, Seat, legal
from boardkit.core.lines.match import people_of
from boardkit.core.lines.secret import after_answers, asked_apart
from boardkit.core.values import Value
from boardkit.draw.blocks import Room, wrapped
from boardkit.draw.codes import code_drawn
from boardkit.draw.seats import LETTERS
from boardkit.tui.desk.desk import (
    Deeds,
    Desk,
    Hands,
    Ink,
    Labelled,
    Outcome,
    Sheet,
    abreast,
    asks_all,
    deeds,
    given,
    on_device,
    plain,
    simply,
    stacked,
)
from boardkit.tui.desk.intents import (
    Answered,
    BeginHands,
    Do,
    HandAsked,
    HandTaken,
    Intent,
    LetHave,
    ListHands,
    SendAway,
    Served,
    ShowCode,
    TakeBack,
    Type,
    Voted,
    Want,
)
from boardkit.tui.desk.looking import LOOKING, STROLLING
from boardkit.tui.desk.match.curtain import (
    ANYWHERE,
    Asking,
    Curtain,
    agree,
    change,
    come_back,
    covered,
    draw_curtain,
    take_back_from,
    turn_again,
    undo,
    wanted_by,
)
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.desk.wishes import Ask, ChangeHands, Confirm, GiveHand, Pick, ServeHands, Tell


class Awaiting(Value, Labelled):
    """Waits for an answer that a seat gives on its device; it may still come to the keyboard."""

    seat: Seat

    @property
    def deeds(self) -> Deeds:
        """Look round, take back, or choose at the keyboard, behind a curtain."""
        return AWAITING

    @property
    def resting(self) -> bool:
        """Let nobody move at the table."""
        return True

    @property
    def labels(self) -> dict[str, str]:
        """The keys that matter."""
        return {"pick": "hands-here", "undo": "key-undo", "walk": "key-walk", "help": "key-help"}

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say who still chooses, and how to go on without a device."""
        del ink
        words, names = desk.words, desk.words.listed([*map(desk.words.seat, still_choosing(desk))])
        here = words("hands-or-here", seat=words.seat(self.seat))
        return Text.assemble((words("hands-choosing", seats=names), "bold"), "\n", here)


def answers_of(desk: Desk, seat: Seat) -> tuple[Move, ...]:
    """Return what a seat has answered on its device before the rules came to ask it."""
    return () if desk.hands is None else desk.hands.answers.get(seat, ())


def asked_now(desk: Desk, seat: Seat) -> Any:
    """Return the table at which a seat is asked now, after what it has answered; None where it is not."""
    table = asked_apart(desk.game, desk.match.state, seat)
    after = None if table is None else after_answers(desk.game, table, answers_of(desk, seat))
    return after if after is not None and after.to_move == seat else None


def still_choosing(desk: Desk) -> Sequence[Seat]:
    """List the people who are asked in secret now and have not answered yet."""
    return [seat for seat in people_of(desk.match.players) if asked_now(desk, seat) is not None]


def await_answer(desk: Desk) -> Outcome:
    """Wait for the answer of whoever is asked, with nothing on the table that not everybody may see."""
    seat = desk.match.state.to_move
    if seat is None or not on_device(desk, seat):
        return Outcome(desk)
    return covered(desk).then(lambda bare: Outcome(bare.entering(Awaiting(seat))))


def _choose_here(desk: Desk) -> Outcome:
    assert isinstance(desk.mode, Awaiting)
    return draw_curtain(desk, desk.mode.seat)


AWAITING: Final[Deeds] = {
    **LOOKING,
    **STROLLING,
    **deeds(
        simply(Do.ACT, _choose_here),
        simply(Do.CHOICES, _choose_here),
        simply(Do.UNDO, undo),
        simply(Do.TURN_AGAIN, turn_again),
        given(TakeBack, take_back_from),
    ),
}
"""Deeds possible while a device is waited for."""


def _hands(desk: Desk) -> Hands:
    assert desk.hands is not None
    return desk.hands


def answer(desk: Desk, said: Answered) -> Outcome:
    """Keep what a seat has answered on its device; where the rules ask it, it is played at once."""
    hands = _hands(desk)
    answers = {seat: moves for seat, moves in hands.answers.items() if seat != said.seat}
    answers |= {said.seat: said.moves} if said.moves and on_device(desk, said.seat) else {}
    return Outcome(desk.__replace__(hands=hands.__replace__(answers=answers)))


def play_answers(desk: Desk) -> Outcome:
    """Play what has been answered on devices, as far as the rules ask for it and nobody looks elsewhere."""
    hands, seat = desk.hands, desk.match.state.to_move
    if hands is None or seat not in hands.answers or not _is_at_rest(desk):
        return Outcome(desk)
    moves = hands.answers[seat]
    left = {other: answered for other, answered in hands.answers.items() if other != seat}
    bare = desk.__replace__(hands=hands.__replace__(answers=left))
    return change(bare, partial(_in_turn, moves)).then(play_answers)


def _is_at_rest(desk: Desk) -> bool:
    return len(desk.modes) == 1 or isinstance(desk.mode, Awaiting | Curtain | HandingOver)


def _in_turn(moves: Sequence[Move], match: Match[Any]) -> Match[Any]:
    """Play answers of the seat that is asked, as long as the rules let it."""
    seat = match.state.to_move
    for move in moves:
        if match.state.to_move != seat or move not in legal(match.game, match.state):
            break
        match = match.play(move)
    return match


def take_part(desk: Desk, voted: Voted) -> Outcome:
    """Let a seat agree from its device, or mind; where all are asked, say that it wants to answer, or not."""
    if not on_device(desk, voted.seat):
        return Outcome(desk)
    if isinstance(desk.mode, Asking):
        return agree(desk, Type(LETTERS[voted.seat])) if voted.agrees else come_back(desk)
    window = desk.window
    wants = asks_all(desk) and window is not None and (voted.seat in window.wants) is not voted.agrees
    return wanted_by(desk, voted.seat) if wants else Outcome(desk)


class Pairing(Value, Labelled):
    """Shows a seat the code by which its device takes its hand; then the next."""

    seat: Seat
    others: tuple[Seat, ...] = ()  # who comes after

    @property
    def deeds(self) -> Deeds:
        """Go on to the next, or let all others have their hands at the keyboard."""
        return PAIRING

    @property
    def resting(self) -> bool:
        """Let nobody move meanwhile."""
        return True

    @property
    def labels(self) -> dict[str, str]:
        """The keys that matter."""
        return {"pick": "hands-next", "back": "hands-enough"}

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say whose code it is, and how to go on."""
        del ink
        said = desk.words("hands-take", seat=desk.words.seat(self.seat))
        return Text.assemble((said, "bold"), "\n", desk.words("hands-take-help"))

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet:
        """Draw the code, and say beside it where it leads, and who else may reach that."""
        del ink
        words, hands = desk.words, _hands(desk)
        code = code_drawn(hands.addresses[self.seat])
        wide = max(room.width - code[0].cell_len - 4, 20)
        reach = "hands-network" if hands.open_to_network else "hands-loopback"
        paragraphs = (
            Text(words("hands-scan", seat=words.seat(self.seat)), "bold"),
            Text(words("hands-once")),
            Text(words(reach), "dim"),
        )
        told = [line for one in paragraphs for line in (*wrapped(one, wide), Text())]
        address = Text(hands.addresses[self.seat], "bold")
        return stacked(abreast(plain(code), plain(told), gap=2), plain([address]))


def served(desk: Desk, news: Served) -> Outcome:
    """Show each seat its code, one after the other."""
    hands = Hands(news.addresses, news.open_to_network)
    return _show_codes(desk.__replace__(hands=hands), people_of(desk.match.players))


def _show_codes(desk: Desk, seats: Sequence[Seat]) -> Outcome:
    waiting = [seat for seat in seats if not on_device(desk, seat)]
    if not waiting:
        return come_back(desk)
    pairing = Pairing(waiting[0], tuple(waiting[1:]))
    return covered(desk).then(lambda bare: bare.entering(pairing).wishing(ChangeHands()))


def _go_on(desk: Desk) -> Outcome:
    assert isinstance(desk.mode, Pairing)
    return _show_codes(desk, desk.mode.others)


PAIRING: Final[Deeds] = {
    **ANYWHERE,
    **deeds(simply(Do.ACT, _go_on), simply(Do.BACK, lambda desk: _show_codes(desk, ()))),
}
"""Deeds possible while a code is shown."""


def hand_taken(desk: Desk, taken: HandTaken) -> Outcome:
    """Show the hand of a seat on its device from now on, and go on with the next code."""
    hands = _hands(desk)
    desk = desk.__replace__(hands=hands.__replace__(taken=hands.taken | {taken.seat}))
    told = Tell(desk.words("hands-taken", seat=desk.words.seat(taken.seat)))
    if isinstance(desk.mode, Pairing) and desk.mode.seat == taken.seat:
        return _go_on(desk).wishing(told)
    return (come_back(desk) if desk.mode == Curtain(taken.seat) else Outcome(desk)).wishing(told)


def hand_asked(desk: Desk, asked: HandAsked) -> Outcome:
    """Ask whether another device may have the hand of a seat."""
    words, have = desk.words, LetHave(asked.seat, asked.ticket)
    question = words("hands-second", seat=words.seat(asked.seat))
    return desk.wishing(
        Ask(Confirm(question, words("hands-second-yes"), words("hands-second-no"), have, True))
    )


def send_away(desk: Desk, gone: SendAway) -> Outcome:
    """Take a hand from its device, with what was answered there and the rules did not come to ask."""
    hands = _hands(desk)
    answers = {seat: moves for seat, moves in hands.answers.items() if seat != gone.seat}
    left = hands.__replace__(taken=hands.taken - {gone.seat}, answers=answers)
    bare = desk.__replace__(hands=left)
    waits = isinstance(desk.mode, Awaiting) and desk.mode.seat == gone.seat
    outcome = come_back(bare) if waits else Outcome(bare)
    said = desk.words("hands-gone", seat=desk.words.seat(gone.seat))
    return outcome.wishing(GiveHand(gone.seat), Tell(said))


def list_hands(desk: Desk) -> Outcome:
    """List whose hand is on a device, to send it away or to show a code; at first, ask to begin with it."""
    words = desk.words
    if desk.hands is None:
        asked = words("hands-begin-ask"), words("hands-begin-yes"), words("hands-begin-no")
        return desk.wishing(Ask(Confirm(*asked, BeginHands(), True)))
    return desk.wishing(Ask(Pick(words("command-hands"), tuple(_listed(desk)))))


def _listed(desk: Desk) -> Iterator[tuple[str, Intent]]:
    for seat in people_of(desk.match.players):
        on = on_device(desk, seat)
        said = desk.words("hands-entry-away" if on else "hands-entry-code", seat=desk.words.seat(seat))
        yield said, SendAway(seat) if on else ShowCode(seat)


HANDS: Final[Deeds] = deeds(
    simply(Want.AWAIT, await_answer),
    simply(Want.PLAY_ANSWERS, play_answers),
    given(ListHands, lambda desk, _: list_hands(desk)),
    given(BeginHands, lambda desk, _: desk.wishing(ServeHands())),
    given(Served, served),
    given(HandTaken, hand_taken),
    given(HandAsked, hand_asked),
    given(Answered, answer),
    given(Voted, take_part),
    given(LetHave, lambda desk, have: desk.wishing(GiveHand(have.seat, have.ticket))),
    given(SendAway, send_away),
    given(ShowCode, lambda desk, show: _show_codes(desk, (show.seat,))),
)
"""Deeds about hands on devices of the seats' own."""
