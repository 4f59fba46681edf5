"""From intents to outcomes while a move is made: point, take, tick, act, hand over, take back; clicks."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from itertools import chain, dropwhile
from string import ascii_lowercase
from typing import Any, ClassVar, Final

from rich.text import Text

from boardkit.core import CHANCE, Choice, Event, Match, Move, Seat
from boardkit.core.lines.choosing import PLACE, choice_of
from boardkit.core.lines.match import Sitter, in_a_row, people_of
from boardkit.core.lines.study import turn_begun
from boardkit.core.teaching.quiz import LETTERS as CHOICES
from boardkit.core.values import Value
from boardkit.draw.blocks import INDENT, Room, from_above
from boardkit.draw.geometry import toward
from boardkit.draw.seats import LETTERS
from boardkit.draw.shapes import Place
from boardkit.maps.squares import Square, Way
from boardkit.text.log import Group
from boardkit.text.words import key_said
from boardkit.tui.desk import facts, intents, wishes
from boardkit.tui.desk.desk import Deeds, Desk, Ink, Mode, Outcome, asks_all, away, settled, touched, update
from boardkit.tui.desk.hand import held_besides
from boardkit.tui.desk.looking import LOOKING, STROLLING, choice_said, inspect, plain_palette
from boardkit.tui.desk.match import curtain
from boardkit.tui.desk.recap import group_told, recap_for, run_on, since
from boardkit.tui.desk.sight import PASS, chance_waits, passing
from boardkit.tui.desk.stakes import doubted


def typed(desk: Desk, key: str) -> intents.Intent | None:
    """Return what is wanted by a key that stands for something on the screen or for a command, or None."""
    if desk.mode.opener and key in (desk.mode.opener, desk.mode.opener.lower(), "enter"):
        return intents.Want.UNAIMED if key == "enter" else intents.Do.ACT
    if isinstance(desk.mode, HandingOver) and desk.mode.may_look and key.upper() == LETTERS[desk.mode.to]:
        return intents.Do.ACT  # whoever is next may be at the keyboard already
    if desk.mode.curtain is not None:
        return None
    if desk.bare:
        return intents.Do.BARE
    wanted = _stands_for(desk, key) if len(key) == 1 else None
    # The keys of the game's own commands stand behind all others.
    commands = desk.keys[len(desk.keys) - len(desk.drawing.commands) :]
    return wanted or next((one.intent for one in commands if key in one.keys), None)


def _stands_for(desk: Desk, key: str) -> intents.Intent | None:
    if "-voting" in desk.mode.styles or key in facts.jump_keys(desk):
        return intents.Type(key)
    if "-form" in desk.mode.styles:
        letters = LETTERS[: len(desk.match.players)]
        if key in facts.DIGITS:
            return intents.TypeDigit(key)
        return intents.Type(key) if key.upper() in letters else None
    if "-polling" in desk.mode.styles:
        return intents.Type(key) if key in CHOICES else None
    if asks_all(desk) and key.upper() in facts.letters_asked(desk):
        return intents.Type(key)
    answers, in_hand = desk.mode.answers(desk), intents.OpenVerb in desk.deeds
    entries = () if answers is None else answers.entries
    if 0 <= ascii_lowercase.find(key) < len(entries):
        return intents.Take(ascii_lowercase.index(key))
    if in_hand and key in facts.keys_of(desk):
        return intents.Take(facts.keys_of(desk)[key])
    if key not in facts.DIGITS:
        return intents.OpenVerb(key) if facts.opens_verb(desk, key) else None
    listed = in_hand and not asks_all(desk)
    if facts.asks_for_number(desk) or (listed and facts.types_entries(desk)):
        return intents.TypeDigit(key)
    count = len(facts.letters_asked(desk) if asks_all(desk) else entries or desk.listed)
    # Whoever types a number that the hand does not list is told so.
    told = listed and bool(desk.listed) and desk.walk is None and key != "0"
    if facts.DIGITS.index(key) < count or told:
        return intents.Take(facts.DIGITS.index(key))
    return intents.Do.FIT if key == "0" else None


def pointed(desk: Desk, at: Place | None) -> Desk:
    """Point the move at a place; on another map than the move's, only look."""
    if facts.is_away(desk):
        return desk.__replace__(cursor=at, looked=None)
    desk = touched(desk)
    there = facts.snapped(desk, at)
    cursor = there if there in desk.draft.places else at  # elsewhere, squares are looked at one by one
    return desk.__replace__(cursor=cursor, draft=desk.draft.point(there), letters={}, looked=None)


def point(desk: Desk, there: intents.Point) -> Outcome:
    """Point the move at a place."""
    return Outcome(pointed(desk, there.place))


def hover(desk: Desk, there: intents.Hover) -> Outcome:
    """Let what is held follow the mouse, until a click has put it down."""
    if desk.clicked is not None:
        return Outcome(desk)
    holding = touched(desk)
    holds = holding.picks_places and holding.draft.choice is not None
    return Outcome(pointed(holding, there.place) if holds else desk)


def go(desk: Desk, step: intents.Go) -> Outcome:
    """Move the cursor, or go through the hand; what lies nearest is taken first."""
    if _takes_first(desk):
        return Outcome(touched(desk))
    if desk.picks_places:
        return Outcome(pointed(desk, _beside(desk, step.way)))
    return _go_in_hand(desk, sum(step.way.value))


def _takes_first(desk: Desk) -> bool:
    """Return whether what lies nearest is taken before anything moves; not while others' maps are shown."""
    return not (desk.touched or facts.is_away(desk)) and touched(desk).draft.choice is not None


def _beside(desk: Desk, way: Way) -> Place | None:
    """Say where an arrow leads from the cursor; from nowhere, to the middle of where the move may go."""
    plan, at = facts.plan_of(desk), desk.cursor
    stride = 1 if facts.is_away(desk) else desk.drawing.stride(desk.draft.choice)
    if not plan.tiles:
        return at
    if at is None or at not in plan:
        places = facts.targets(desk) or [tile.place for tile in plan.tiles]
        return places[len(places) // 2]
    if stride > 1 and isinstance(at, Square):
        across, down = way.value
        there = Square(at.x + stride * across, at.y + stride * down)
        return there if there in plan else at
    return toward(plan, at, way)


def follow(desk: Desk, step: intents.Next) -> Outcome:
    """Go to the next place where the move may go, or to the next entry of the hand."""
    if _takes_first(desk):
        return Outcome(touched(desk))
    places = facts.targets(desk)
    if not desk.picks_places or not places:
        return _go_in_hand(desk, step.step)
    if desk.cursor in places:
        return Outcome(pointed(desk, places[(places.index(desk.cursor) + step.step) % len(places)]))
    return Outcome(pointed(desk, places[0 if step.step > 0 else -1]))


def _go_in_hand(desk: Desk, step: int) -> Outcome:
    choices = [entry for entry in desk.listed if isinstance(entry, Choice)]
    choice = desk.draft.choice
    now = choices.index(choice) if choice in choices else -1 if step > 0 else 0
    return Outcome(taken(desk, choices[(now + step) % len(choices)]) if choices else desk)


def wheel(desk: Desk, wheeled: intents.Wheel) -> Outcome:
    """Turn what is held, where the wheel was turned over the map; else go through the hand."""
    held, step = touched(desk), wheeled.step
    if wheeled.on_map and held.draft.turns:
        return Outcome(turn(held, -step if facts.amount(held) else step))
    if _takes_first(desk):
        return Outcome(held)
    return _go_in_hand(desk, step) if len(desk.listed) > 1 else Outcome(desk)


def taken(desk: Desk, choice: Choice | None) -> Desk:
    """Take a choice, and put the cursor where it may go; where that is for the player to say, nowhere."""
    held = desk.__replace__(draft=desk.draft.take(choice), digits="", touched=True, looked=None)
    places, hovers = set(held.draft.places), bool(held.draft.turns) and not facts.amount(held)
    several = len(places) > 1 and held.cursor not in places
    return pointed(held, None) if several and not hovers and not facts.is_away(held) else settled(held)


def take(desk: Desk, entry: intents.Take) -> Outcome:
    """Take an entry of the hand, or open it when it is a kind of choices."""
    if not 0 <= entry.number < len(desk.listed):
        missing = wishes.Tell(desk.words("no-such-entry", number=entry.number + 1))
        return desk.wishing(wishes.Ring(), missing) if desk.listed else Outcome(desk)
    found = desk.listed[entry.number]
    if isinstance(found, Choice):
        return Outcome(taken(desk, found))
    return Outcome(desk.__replace__(kind=found, draft=desk.draft.take(None), touched=True))


def turn(desk: Desk, step: int = 1) -> Desk:
    """Turn the card that hovers, or back with -1."""
    desk = touched(desk)
    draft = desk.draft
    for name in draft.turns:
        draft = draft.turn(name, step)
    if desk.letters and facts.asks_for_place(desk):
        # Letters that are half typed belong to the places of before: what is held hovers again.
        return desk.__replace__(draft=draft.point(desk.cursor), digits="", letters={})
    return desk.__replace__(draft=draft, digits="")


def jump(desk: Desk) -> Outcome:
    """Show letters on each target: those that stand there by themselves, or else whatever else they do.

    Before anything has been chosen, no place is pointed at by that.
    """
    held = touched(desk)
    draft = held.draft if desk.touched else held.draft.point(None)
    letters = facts.letters_on(held) or facts.dealt_letters(facts.targets(held), facts.JUMPS, {})
    return Outcome(held.__replace__(letters=letters, draft=draft))


def narrow(desk: Desk, typed: intents.Type) -> Outcome:
    """Go to the target with a letter, or leave those whose letters begin with it, and point at none yet."""
    shown = facts.letters_on(desk).items()
    begun = {at: letters[1:] for at, letters in shown if letters[0] == typed.letter}
    found: Sequence[Place] = [place for place, letters in begun.items() if not letters]
    if found:
        return Outcome(pointed(touched(desk), found[0]))
    if not begun:
        return desk.wishing(wishes.Ring())
    desk = touched(desk)
    return Outcome(desk.__replace__(letters=begun, draft=desk.draft.point(None)))


def remembering(desk: Desk) -> Desk:
    """Keep in mind which letters stand on places, so that they stand there when the next is asked for."""
    kept = desk.letters or not facts.asks_for_place(desk)
    return desk if kept else desk.__replace__(dealt=facts.letters_of_question(desk) or desk.dealt)


def typed_on(
    digit: str, before: str, put: Callable[[int], Outcome], noted: Callable[[Desk, str], Desk]
) -> Outcome:
    """Type a digit of a number; where that is too much, begin the number again.

    Args:
        digit: the digit.
        before: what has been typed of the number so far.
        put: fills a number in; what it wishes for says that it may not be that.
        noted: (desk, digits) -> the desk that knows what has been typed.
    """
    outcome = put(int(before + digit))
    if not outcome.wishes:
        return Outcome(noted(outcome.desk, before + digit))
    alone = put(int(digit)) if before else outcome
    return alone if alone.wishes else Outcome(noted(alone.desk, digit))


TOGETHER: Final = 0.6  # seconds in which two digits are one number


def type_digit(desk: Desk, typed: intents.TypeDigit) -> Outcome:
    """Take the number that has been typed; a digit that leads to none begins again, and says what fits."""
    before, number = desk.digits, int(desk.digits or "0")
    if facts.types_entries(desk):  # only while the list shows that entry taken
        listed = 1 <= number <= len(desk.listed) and desk.listed[number - 1] == desk.draft.choice
        before = desk.digits if listed else ""
    for digits in (before + typed.digit, typed.digit):
        found = _numbered(desk, int(digits))
        if found is not None:
            return Outcome(found.__replace__(digits=digits), waits(desk))
    return Outcome(desk.__replace__(digits=typed.digit, vain=True)).wishing(wishes.Ring())


def waits(desk: Desk) -> tuple[wishes.Wish, ...]:
    """Let the second digit of an entry come in a moment, or be the first of another."""
    return (wishes.Wake(TOGETHER, intents.Do.FORGET),) if facts.types_entries(desk) else ()


def forget(desk: Desk) -> Outcome:
    """Forget what has been typed of the number of an entry."""
    return Outcome(desk if facts.asks_for_number(desk) or not desk.digits else desk.__replace__(digits=""))


def _numbered(desk: Desk, number: int) -> Desk | None:
    """Put a number into the move in the making, or take the entry that stands for it."""
    if facts.types_entries(desk):
        return take(desk, intents.Take(number - 1)).desk if 1 <= number <= len(desk.listed) else None
    first = facts.amount_first(desk)
    desk = desk if first is None else taken(desk, first)
    name = facts.amount(desk)
    if name:
        known = number in desk.draft.turnings(name)
        return desk.__replace__(draft=desk.draft.turned_to(name, number)) if known else None
    entry = facts.numbers(desk).get(number)
    return None if entry is None else taken(desk, entry)


def decided(groups: Sequence[Group]) -> Sequence[Group]:
    """Leave out what only led to the first decision that is told, if one is."""
    return [*dropwhile(lambda group: group.seat == CHANCE, groups)] or groups


def decide(desk: Desk, move: Move) -> Outcome:
    """Make a move, keep it, and go on; before the keyboard goes to another seat, show what came of it."""
    desk = desk.__replace__(zoom=0) if desk.hides_map else desk  # the next question may ask for a place
    return go_on(remembering(desk), lambda match: match.play(move))


def go_on(desk: Desk, make: Callable[[Match[Any]], Match[Any]]) -> Outcome:
    """Go on with the match, and show what came of it before the keyboard goes to another seat."""
    return curtain.change(desk, make, _shown)


def _shown(desk: Desk) -> Outcome:
    match, by = desk.match, desk.seated
    to = match.state.to_move
    if curtain.opens_window(desk) or curtain.answers_together(desk):
        return curtain.present(desk)
    if (
        by == CHANCE
        or to in (None, CHANCE, by)
        or by != match.decider(match.at)
        or not curtain.falls(desk, Seat(to))
    ):
        return curtain.present(desk)
    thinks = match.players[to].sitter is not Sitter.PERSON
    # What chance has dealt to the seat since it last saw its hand, and nobody else may know.
    first = max(at for at in range(match.at + 1) if match.moments[at].seat == by)
    events = (
        frame.event for moment in match.moments[first + 1 : match.at + 1] for frame in moment.step.frames
    )
    drawn = tuple(one for one in events if one.hides and getattr(one, "seat", None) == by)
    return _result(HandingOver(by, Seat(to), alone=thinks or bool(drawn), thinks=thinks, drawn=drawn), desk)


def look_at_drawn(desk: Desk) -> Outcome:
    """Tell a seat, and nobody else, what it has drawn; else what is pointed at."""
    mode, words = desk.doing(HandingOver), desk.words
    if not mode.may_look or desk.cursor is not None:
        return inspect(desk)
    lines = tuple(dict.fromkeys(map(words.say, mode.drawn)))
    return desk.asking(wishes.Notice(words("handing-drawn-title", seat=words.seat(mode.by)), lines))


def _result(mode: "HandingOver", desk: Desk) -> Outcome:
    """Show what came of a turn, on the map of whoever has taken it where each has one."""
    bare = curtain.covered(desk)
    there = bare.desk.entering(mode)
    there = there if facts.own_map(there) in (None, mode.by) else there.__replace__(layer=mode.by)
    return Outcome(there, (*bare.wishes, wishes.ChangeHands()))


def hand_over(desk: Desk) -> Outcome:
    """Let whoever is next look at the table: what came of the turn has been their curtain.

    Where who has taken it may look at something alone, a curtain falls first; from there the result can be
    looked at once more. A computer that is next begins to think, and what it holds stays hidden.
    """
    mode = desk.doing(HandingOver)
    if mode.thinks:
        return curtain.present(desk.leaving())
    if not mode.may_look:
        return curtain.look(desk.leaving().__replace__(seated=mode.to), mode.to).wishing(wishes.ChangeHands())
    again = partial(_result, mode.__replace__(alone=False))
    return curtain.draw_curtain(desk, mode.to, {intents.Do.UNDO: again})


def _take_back(desk: Desk, back: Match[Any]) -> Outcome:
    """Take back what a turn has decided; nobody need agree unless something was revealed by it."""
    mode = desk.doing(HandingOver)
    if desk.match.revealed_since(back.at):
        return curtain.go_back(desk, back)
    return curtain.change(desk.__replace__(seated=mode.by if mode.alone else CHANCE), lambda _: back)


HANDING_KEYS: Final = {
    "pick": "handing-do",
    "undo": "key-undo",
    "turn_again": "key-turn_again",
    "replay": "handing-replay",
    "walk": "key-walk",
    "log": "key-log",
    "legend": "key-legend",
    "help": "key-help",
}
"""The keys that the footer shows while a turn is handed over, with the messages that say what they do."""

OPENING_KEYS: Final = {**HANDING_KEYS, "pick": "handing-open-do"}
"""The same where the seat that is next looks at the table at once."""

LETTING_THINK: Final = {**HANDING_KEYS, "pick": "handing-think"}  # the same where a computer is next


class HandingOver(Value, Mode):
    """Shows what came of a turn to whoever has taken it, as everybody may see it."""

    by: Seat  # who has taken the turn
    to: Seat  # who is asked next
    alone: bool = True  # whether nobody else can have taken the keyboard yet
    thinks: bool = False  # whether a computer is next, which needs neither the keyboard nor a curtain
    drawn: tuple[Event, ...] = ()  # what the seat has drawn in its turn; it may look at that before

    resting = True  # let nobody move
    recounts = True  # what came of the turn is told where the hand lay, and nowhere else

    deeds: ClassVar[Deeds] = {
        **LOOKING,
        **STROLLING,
        intents.Do.ACT: hand_over,
        intents.Want.UNAIMED: curtain.unaimed,
        intents.Do.BACK: lambda desk: Outcome(away(desk)),
        intents.Do.UNDO: lambda desk: (
            _take_back(desk, desk.match.undo()) if desk.looked is None else curtain.undo(desk)
        ),
        intents.Do.TURN_AGAIN: lambda desk: _take_back(desk, turn_begun(desk.match)),
        intents.TakeBack: curtain.take_back_from,
        intents.Do.INSPECT: look_at_drawn,
    }

    @property
    def labels(self) -> Mapping[str, str]:
        """The keys of a hand-over."""
        keys = LETTING_THINK if self.thinks else HANDING_KEYS if self.may_look else OPENING_KEYS
        return {"pick": keys["pick"], "inspect": "handing-drawn", **keys} if self.may_look else keys

    @property
    def opener(self) -> str:
        """The letter of whoever is next, where what it hides lies open at once."""
        return "" if self.thinks or self.may_look else LETTERS[self.to]

    @property
    def may_look(self) -> bool:
        """Whether the seat has drawn something, and nobody else can have taken the keyboard yet."""
        return self.alone and bool(self.drawn)

    def due(self, _desk: Desk) -> Seat:
        """Say whose time runs: that of whoever has not handed over yet."""
        return self.by

    def below(self, desk: Desk, ink: Ink, room: Room) -> Sequence[Text]:
        """Tell all that came of the turn, in lines or running on; what has no room is the earliest."""
        groups, forms = decided(recap_for(desk, CHANCE, CHANCE)), list[Sequence[Text]]()
        for told in (group_told, run_on):
            lines = (told(desk.sight, one, desk.words, ink.palette, room.width) for one in groups)
            forms.append([*chain.from_iterable(lines)])
        form = next((one for one in forms if len(one) <= room.height), forms[-1])
        if len(form) <= room.height or not room.height:
            return form[: room.height]
        first, *rest = form[-room.height :]
        return [from_above(first) if first.plain.startswith(INDENT) else first, *rest]

    def lit(self, _desk: Desk) -> Mapping[str, str]:
        """Let all verbs stay where they are; none of them can be chosen."""
        return {}

    def prompt(self, desk: Desk, _ink: Ink) -> Text:
        """Say what came of the turn, and who is next."""
        words = desk.words
        message = "handing-on" if self.thinks else "handing-over" if self.may_look else "handing-open"
        next_is = words(message, seat=words.seat(self.to))
        if any(group.items for group in decided(recap_for(desk, CHANCE, CHANCE))):
            return Text(next_is, "bold")
        moments = desk.match.moments[since(desk.match, CHANCE) : desk.match.at + 1]
        own = (frame.event for one in moments if one.seat == self.by for frame in one.step.frames)
        # It has chosen something that the others do not know yet.
        secret = any(event.hides and getattr(event, "seat", None) == self.by for event in own)
        result = words("handing-secret" if secret else "handing-quiet", seat=words.seat(self.by))
        return Text.assemble((result, "bold"), "\n", next_is)


def act(desk: Desk) -> Outcome:
    """Make the move that the player has aimed at; if something is missing, say what, and do nothing."""
    if asks_all(desk):
        # Nobody passes by a key too many.
        return curtain.wave_on(desk) if desk.window is not None and desk.window.wants else in_vain(desk)
    if facts.is_away(desk):
        return Outcome(desk.__replace__(layer=None, cursor=desk.draft.at))
    if desk.marked:
        return go_on(desk, partial(facts.gathered, desk)) if facts.is_whole(desk) else in_vain(desk)
    move = desk.draft.move
    if move is not None and desk.draft.legal:
        return considered(desk, move)
    if chance_waits(desk.match):
        return curtain.ask_for_chance(desk)
    if desk.match.over:
        return desk.wishing(wishes.Open(wishes.Score(desk.match)))
    return in_vain(desk)


def in_vain(desk: Desk) -> Outcome:
    """Do nothing but let the prompt stand out, which says what to do."""
    return Outcome(desk.__replace__(vain=desk.sight.acting or asks_all(desk)), (wishes.Ring(),))


def back(desk: Desk) -> Outcome:
    """Back out one step: a sentence looked at, a side without the map, letters, the entry taken, the kind."""
    if desk.looked is not None:
        return Outcome(away(desk))
    if desk.hides_map:
        return Outcome(desk.__replace__(zoom=0))
    if desk.letters:
        return Outcome(desk.__replace__(letters={}))
    if desk.verb and (desk.draft.choice is None or len(desk.listed) == 1):
        return Outcome(_begun_anew(desk.__replace__(verb="", draft=desk.draft.take(None))))
    if desk.draft.choice is not None and len(desk.draft.choices) > 1:
        return Outcome(_begun_anew(desk.__replace__(draft=desk.draft.take(None))))
    noted = desk.coach is not None and bool(desk.coach.note)
    return Outcome(_begun_anew(desk.__replace__(kind=None, touched=desk.touched and not noted)))


def _begun_anew(desk: Desk) -> Desk:
    """Stand again where the question was asked, letters on places included, once nothing is chosen."""
    chosen = desk.draft.choice is not None or desk.verb or desk.kind is not None or desk.marked
    return desk if chosen else desk.__replace__(touched=False, clicked=None)


def only_move(desk: Desk) -> Outcome:
    """Do the only thing that may be done."""
    legal = desk.sight.legal
    if len(legal) == 1:
        return considered(desk, legal[0])
    return desk.wishing(wishes.Tell(desk.words("not-only-one", count=len(legal))))


def forgo(desk: Desk) -> Outcome:
    """Pass, or hear why not; whoever could do something else is asked first."""
    if asks_all(desk):
        return curtain.wave_on(desk)
    move = passing(desk.sight.legal)
    if move is not None:
        return considered(desk, move)
    refused = next((kind for kind in desk.game.moves if kind.verb == PASS), None)
    return Outcome(desk) if refused is None or not desk.sight.acting else desk.mode.decide(desk, refused())


def considered(desk: Desk, move: Move) -> Outcome:
    """Make a move; what gives up more than a turn, wastes something or hurts another is asked for first."""
    dialog = None if desk.modes[0].teaches else _gives_up(desk, move) or doubted(desk, move)
    if dialog is None:
        return desk.mode.decide(desk, move)
    return (desk.__replace__(digits="") if desk.digits else desk).wishing(wishes.Ask(dialog))


def _gives_up(desk: Desk, move: Move) -> wishes.Confirm | None:
    words, others = desk.words, len(desk.sight.legal) - 1
    if move.verb != PASS or not others:
        return None
    lost = desk.drawing.given_up(desk.sight.view, words)
    if lost is not None and not lost:
        return None
    other = next(one for one in desk.sight.legal if one != move)
    question = words("pass-ask", move=words.say(move), count=others, other=words.say(other))
    if lost:
        question = "\n".join([words("pass-ask-lost", move=words.say(move)), *(f"⚠ {one}" for one in lost)])
    return wishes.Confirm(question, words("pass-yes"), words("pass-no"), intents.Decide(move), careful=True)


def take_back(desk: Desk) -> Outcome:
    """Take the last decision back, or that of a sentence of the log that is looked at."""
    if desk.looked is not None or desk.match.undo().at != desk.match.at:
        return curtain.undo(desk)
    words, key = desk.words, next((key for key in desk.keys if key.intent is intents.Do.BACK), None)
    if key is None or desk.draft.choice is None or not facts.works(desk, intents.Do.BACK):
        return desk.wishing(wishes.Tell(words("nothing-to-undo")))
    # Another key lays down what is taken.
    said = words("nothing-to-undo-taken", key=key_said(facts.shown_key(desk, key), words))
    return desk.wishing(wishes.Tell(said))


def redo(desk: Desk) -> Outcome:
    """Make the decision again that was taken back."""
    if desk.match.redo().at == desk.match.at:
        return desk.wishing(wishes.Tell(desk.words("nothing-to-redo")))
    return curtain.change(desk, lambda match: match.redo())


def turn_or_redo(desk: Desk) -> Outcome:
    """Turn the card that hovers; where nothing can be turned, make a decision again."""
    return Outcome(turn(desk)) if touched(desk).draft.turns else redo(desk)


def choices(desk: Desk) -> Outcome:
    """Open the hand as a list, below what is held besides; where it lies face down, a curtain falls first."""
    if desk.sight.down:
        return curtain.draw_curtain(desk, desk.viewer)
    besides = held_besides(desk, plain_palette(desk))
    listed = wishes.Hand(desk.sight, desk.order, desk.words, partial(choice_said, desk), besides)
    return desk.wishing(wishes.Open(listed)) if desk.sight.choices else Outcome(desk)


def made(desk: Desk, wanted: intents.Decide) -> Outcome:
    """Make a move that was said or chosen from a list, if it is the viewer's to make."""
    return desk.mode.decide(desk, wanted.move) if desk.sight.acting else Outcome(desk)


def pick_place(desk: Desk, there: intents.Point) -> Outcome:
    """Point at a place; while the move that is made has no use for one, say what is there."""
    there_now = point(desk, there)
    return there_now if desk.picks_places else inspect(there_now.desk)


def arrange(desk: Desk, wanted: intents.Arrange) -> Outcome:
    """Sort the hand as its list was sorted, and take what was chosen there."""
    sorted_ = desk.__replace__(order=wanted.order)
    return Outcome(sorted_ if wanted.choice is None else taken(sorted_, wanted.choice))


def take_or_tick(desk: Desk, entry: intents.Take) -> Outcome:
    """Take an entry; where several may be taken, tick it, or take its tick away."""
    if asks_all(desk):
        people = people_of(desk.match.players)
        return curtain.wanted_by(desk, people[entry.number]) if entry.number < len(people) else Outcome(desk)
    outcome = take(desk, entry)
    choice = outcome.desk.draft.choice
    if entry.number >= len(desk.listed) or choice is None or not facts.may_be_ticked(desk, choice):
        return outcome
    return Outcome(facts.ticked(outcome.desk, choice))


def tick(desk: Desk) -> Outcome:
    """Tick the entry that is taken, where several may be taken; else do it."""
    choice = desk.draft.choice
    if choice is None or not facts.may_be_ticked(desk, choice):
        return act(desk)
    return Outcome(facts.ticked(desk, choice))


ACTING: Final[Deeds] = {
    intents.Take: take_or_tick,
    intents.Do.TICK: tick,
    intents.Point: pick_place,
    intents.Wheel: wheel,
    intents.Arrange: arrange,
    intents.Decide: made,
    intents.DecideAll: lambda desk, wanted: (
        go_on(remembering(desk), partial(in_a_row, wanted.moves)) if desk.sight.acting else Outcome(desk)
    ),
    intents.Do.ACT: act,
    intents.Do.BACK: back,
    intents.Do.ONLY_MOVE: only_move,
    intents.Do.FORGO: forgo,
}
"""Deeds that make the move in the making, or lead back to it."""

RETHINKING: Final[Deeds] = {
    intents.Do.TURN: turn_or_redo,
    intents.Do.UNDO: take_back,
    intents.Do.TURN_AGAIN: curtain.turn_again,
    intents.TakeBack: curtain.take_back_from,
    intents.Do.REDO: redo,
}
"""Deeds that take decisions back, and make them again."""


def prepare(desk: Desk, wanted: intents.Prepare) -> Outcome:
    """Put a move together as if by hand, ticked if it is of several; it is the player who makes it."""
    move = wanted.move
    if move not in desk.sight.legal:
        return Outcome(desk)
    desk = taken(desk, choice_of(move))
    together = [choice_of(one) for one in dict.fromkeys((move, *wanted.more))] if wanted.more else []
    ticked = frozenset(choice for choice in together if facts.may_be_ticked(desk, choice))
    desk = desk.__replace__(marked=ticked)
    if hasattr(move, PLACE):
        desk = pointed(desk, getattr(move, PLACE))
    draft = desk.draft
    for name in draft.turns:
        draft = draft.turned_to(name, getattr(move, name))
    return Outcome(desk.__replace__(draft=draft))


def clicked(desk: Desk, click: intents.Click) -> Outcome:
    """Take what is clicked or point at it; on what the click before has taken, make the move.

    No time counts. What the mouse only hovers over was not clicked, and a new question forgets all clicks.
    """
    if desk.bare:
        return update(desk, intents.Do.BARE)
    aim = _aim(desk, click)
    if aim is not None and aim == desk.clicked:
        return update(desk.__replace__(clicked=None), intents.Do.ACT)
    outcome = update(desk, click.first)
    return Outcome(outcome.desk.__replace__(clicked=_aim(outcome.desk, click)), outcome.wishes)


def _aim(desk: Desk, click: intents.Click) -> Hashable:
    """Return what is taken now, if it is what the click is on; None if it is not, or cannot be done.

    Of another map, that is which one, to go home; in the hand, what needs a place or ticks waits for more.
    """
    match click.first:
        case intents.Point(place) if facts.is_away(desk):
            return facts.shown_map(desk), place
        case intents.Point(place):
            at = desk.draft.at
            here = desk.picks_places and at is not None and facts.snapped(desk, place) == at
            return (desk.draft.choice, at) if here else None
        case intents.Take(number):
            answers = desk.mode.answers(desk)
            if answers is not None:
                return number if number < len(answers.entries) and answers.entries[number].taken else None
            entry = desk.listed[number] if number < len(desk.listed) else None
            if isinstance(entry, Choice) and entry == desk.draft.choice and not entry.needs_place:
                return None if facts.may_be_ticked(desk, entry) else (entry,)
    return None
