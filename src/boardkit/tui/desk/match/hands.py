"""Hands on devices of the seats' own: taking them, answering there, and what the table does meanwhile."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from rich.text import Text

from boardkit.core import Match, Move, Seat, legal
from boardkit.core.lines.match import people_of
from boardkit.core.lines.secret import after_answers, asked_apart
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import Value
from boardkit.draw.blocks import Room, wrapped
from boardkit.draw.seats import LETTERS
from boardkit.text import Words
from boardkit.tui.desk import desk as desks
from boardkit.tui.desk import intents, wishes
from boardkit.tui.desk.desk import Deeds, Desk, Hands, Ink, Labelled, Outcome, deeds, given, on_device, simply
from boardkit.tui.desk.intents import Do, Intent, Want
from boardkit.tui.desk.looking import LOOKING, STROLLING
from boardkit.tui.desk.match import curtain
from boardkit.tui.desk.update import RETHINKING, HandingOver

WHITE_ON_BLACK: Final = "#ffffff on #000000"  # the colours of codes, whatever the theme
GAP, LEAST = 4, 20  # the columns around what is told beside a code, and the fewest that it has


class Awaiting(Value, Labelled):
    """Waits for an answer that a seat gives on its device; it may still come to the keyboard."""

    seat: Seat

    resting = True  # let nobody move at the table

    @property
    def deeds(self) -> Deeds:
        """Look round, take back, or choose at the keyboard, behind a curtain."""
        return AWAITING

    @property
    def labels(self) -> Mapping[str, str]:
        """The keys that matter."""
        return {"pick": "hands-here", "undo": "key-undo", "walk": "key-walk", "help": "key-help"}

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say who still chooses, and how to go on without a device."""
        del ink
        words, names = desk.words, desk.words.listed([*map(desk.words.seat, still_choosing(desk))])
        here = words("hands-or-here", seat=words.seat(self.seat))
        return Text.assemble((words("hands-choosing", seats=names), "bold"), "\n", here)


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
    assert isinstance(desk.mode, Awaiting)
    return curtain.draw_curtain(desk, desk.mode.seat)


AWAITING: Final[Deeds] = {
    **LOOKING,
    **STROLLING,
    **RETHINKING,
    **deeds(simply(Do.ACT, _choose_here), simply(Do.CHOICES, _choose_here)),
}
"""Deeds possible while a device is waited for."""


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


class Pairing(Value, Labelled):
    """Shows a seat the code by which its device takes its hand; then the next."""

    seat: Seat
    others: tuple[Seat, ...] = ()  # who comes after

    resting = True  # let nobody move meanwhile

    @property
    def deeds(self) -> Deeds:
        """Go on to the next, or let all others have their hands at the keyboard."""
        return PAIRING

    @property
    def labels(self) -> Mapping[str, str]:
        """The keys that matter."""
        return {"pick": "hands-next", "back": "hands-enough"}

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say whose code it is, and how to go on."""
        del ink
        said = desk.words("hands-take", seat=desk.words.seat(self.seat))
        return Text.assemble((said, "bold"), "\n", desk.words("hands-take-help"))

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> desks.Sheet:
        """Draw the code, and say beside it where it leads, and who else may reach that."""
        del ink
        words, hands = desk.words, _hands(desk)
        scan = words("hands-scan", seat=words.seat(self.seat))
        said = scan, words("hands-once"), reach_said(words, open_to_network=hands.open_to_network)
        return code_sheet(hands.codes[self.seat], said, room)


def reach_said(words: Words, *, open_to_network: bool) -> str:
    """Say who can reach an address."""
    return words("hands-network" if open_to_network else "hands-loopback")


def code_drawn(lines: Iterable[str]) -> list[Text]:
    """Draw the lines of a QR code."""
    return [Text(line, WHITE_ON_BLACK) for line in lines]


def code_sheet(code: Sequence[str], said: tuple[str, str, str], room: Room) -> desks.Sheet:
    """Draw an address and its QR code, with what is said beside it."""
    address, *lines = code
    drawn = code_drawn(lines)
    wide = max(room.width - drawn[0].cell_len - GAP, LEAST)
    texts = zip(said, ("bold", "", "dim"), strict=True)
    told = [line for text, style in texts for line in (*wrapped(Text(text, style), wide), Text())]
    beside = desks.abreast(desks.plain(drawn), desks.plain(told), gap=GAP // 2)
    return desks.stacked(beside, desks.plain([Text(address, "bold")]))


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
    assert isinstance(desk.mode, Pairing)
    return _show_codes(desk, desk.mode.others)


PAIRING: Final[Deeds] = {
    **curtain.ANYWHERE,
    **deeds(simply(Do.ACT, _go_on), simply(Do.BACK, lambda desk: _show_codes(desk, ()))),
}
"""Deeds possible while a code is shown."""


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
    words, have = desk.words, intents.GiveTo(asked.seat, asked.ticket)
    question = words("hands-second", seat=words.seat(asked.seat))
    sure = wishes.Confirm(question, words("hands-second-yes"), words("hands-second-no"), have, careful=True)
    return desk.wishing(wishes.Ask(sure))


def give(desk: Desk, wanted: intents.GiveTo) -> Outcome:
    """Give a hand to another device, or take it away with what was answered there and not asked yet."""
    seat, wish = wanted.seat, wishes.GiveHand(wanted.seat, wanted.ticket)
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
        return desk.wishing(wishes.Ask(wishes.Confirm(ask, yes, no, intents.BeginHands(), careful=True)))
    return desk.wishing(wishes.Ask(wishes.Pick(words("command-hands"), tuple(_listed(desk)))))


def _listed(desk: Desk) -> Iterator[tuple[str, Intent]]:
    for seat in people_of(desk.match.players):
        on = on_device(desk, seat)
        said = desk.words("hands-entry-away" if on else "hands-entry-code", seat=desk.words.seat(seat))
        yield said, intents.GiveTo(seat) if on else intents.ShowCode(seat)


HANDS: Final[Deeds] = deeds(
    simply(Want.AWAIT, await_answer),
    simply(Want.PLAY_ANSWERS, play_answers),
    given(intents.ListHands, lambda desk, _: list_hands(desk)),
    given(intents.BeginHands, lambda desk, _: desk.wishing(wishes.ServeHands())),
    given(intents.Served, served),
    given(intents.HandTaken, hand_taken),
    given(intents.HandAsked, hand_asked),
    given(intents.Answered, answer),
    given(intents.Voted, take_part),
    given(intents.GiveTo, give),
    given(intents.ShowCode, lambda desk, show: _show_codes(desk, (show.seat,))),
)
"""Deeds about hands on devices of the seats' own."""
