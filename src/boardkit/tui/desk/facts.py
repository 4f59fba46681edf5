"""Facts of a desk: what is asked, what may be pointed at and chosen, which keys stand for what."""

from collections.abc import Callable, Container, Hashable, Iterator, Mapping, Sequence
from enum import Enum
from functools import partial
from itertools import count, groupby, product
from operator import itemgetter
from typing import Any, Final

from rich.text import Text

from boardkit.core import CHANCE, Choice, Match, Move, Question, Refusal, Seat, choice_of, evolve, legal
from boardkit.core.lines.choosing import PLACE, imaginable, numbered
from boardkit.core.lines.match import people_of
from boardkit.core.lines.study import turn_begun
from boardkit.core.notation.shapes import Number, alternatives, fields_of
from boardkit.core.values import Value
from boardkit.draw import show
from boardkit.draw.forms import Together
from boardkit.draw.geometry import Geometry, geometry
from boardkit.draw.glyphs import Repertoire, written
from boardkit.draw.looks import NONE, Mark, Marks
from boardkit.draw.numbers import change_said
from boardkit.draw.outlines import ASCII_SIGNS, SIGNS
from boardkit.draw.paint import Tier
from boardkit.draw.seats import LETTERS
from boardkit.draw.shapes import Place
from boardkit.maps.squares import Square
from boardkit.text import Words
from boardkit.text.reasons import conditions_said, effects_said
from boardkit.text.words import key_said
from boardkit.tui.desk.desk import Desk, asks_all, fact, kind_of, touched
from boardkit.tui.desk.intents import Do, Intent, Next, OpenVerb, Type
from boardkit.tui.desk.keys import TURN, Key, own_names
from boardkit.tui.desk.sight import PASS, PASSING, Sight, chance_waits, passing, sortable


def waits_for_letters(desk: Desk) -> bool:
    """Return whether a question is put to all, and nobody has said yet that they want to answer."""
    return asks_all(desk) and desk.window is not None and not desk.window.wants


def letters_asked(desk: Desk) -> str:
    """Return the letters of those who look at such a question: a computer looks at no screen."""
    return "".join(LETTERS[seat] for seat in people_of(desk.match.players))


@fact
def own_map(desk: Desk) -> Seat | None:
    """Say whose map the move in the making, or the step of the walk, is about; None where all have one."""
    event = None if desk.walk is None else desk.walk.halt.event
    choice = desk.draft.choice if desk.walk is None else None
    return show.home(desk.drawing, desk.state, choice, event)


@fact
def shown_map(desk: Desk) -> Seat | None:
    """Say whose map is shown; None where all have one."""
    own = own_map(desk)
    return own if own is None or desk.layer is None else Seat(desk.layer)


@fact
def is_away(desk: Desk) -> bool:
    """Return whether another map is looked at than the one that the move is about."""
    return desk.layer is not None and shown_map(desk) != own_map(desk)


def inspected_at(desk: Desk, place: Place) -> Sequence[str]:
    """Say what is at a place of the map that is shown."""
    return show.inspected(desk.drawing, desk.state, shown_map(desk), place, desk.words)


MUCH: Final = 3  # where more than one place in so many has changed, outlines would tell nothing


class Scene(Value, eq=False):
    """A map to be shown."""

    picture: show.Picture
    marks: Marks
    focus: frozenset[Place] = NONE  # the places to be in view


@fact
def picture_at(desk: Desk) -> show.Picture:
    """Draw the map that is shown, and what is laid over it."""
    ghost = None if desk.walk or desk.bare or is_away(desk) else desk.draft.move
    bare = desk.drawn.once(show.board, desk.drawing, desk.state, shown_map(desk), ghost)
    picture = desk.drawn.once(desk.drawing.in_words, desk.state, bare, desk.words)
    if desk.bare:
        return desk.drawing.bare(desk.state, shown_map(desk), picture)
    layered = desk.drawing.layered
    return picture if layered is None or not desk.layer else layered(desk.state, picture)


ONE, DIGITS = "abcdef", "1234567890"
"""The keys of the entries where two questions are answered on one screen: of one, and of the others."""

DONE: Final = "✓"  # the mark of a card that has been played in this turn


@fact
def form(desk: Desk) -> Together | None:
    """Return the two questions that are answered on one screen, where the first of them is asked."""
    together, legal = show.form_at(desk.drawing, desk.state.question, Together), desk.sight.legal
    if together is None or not desk.modes[0].gathers or not all(type(move) is together.one for move in legal):
        return None
    shown = any(choice.kind is together.several for choice in desk.sight.choices)
    return together if legal and shown else None


@fact
def keys_of(desk: Desk) -> Mapping[str, int]:
    """Return the entries of such a screen by key: letters where one is chosen, digits for the others."""
    together = form(desk)
    if together is None:
        return {}
    keys, choices = dict[str, int](), [one for one in desk.listed if isinstance(one, Choice)]
    for kind, signs in ((together.one, ONE), (together.several, DIGITS)):
        numbers = (desk.listed.index(one) for one in choices if one.kind is kind)
        keys |= zip(signs, numbers, strict=False)
    return keys


@fact
def ends(desk: Desk) -> Move | None:
    """Return the move that ends a list of which several may be taken; None where none such is asked for."""
    end = passing(desk.sight.legal)
    several = desk.modes[0].gathers and any(one.kind in desk.drawing.several for one in desk.sight.playable)
    return end if several and end is not None and end.verb != PASS else None


def may_be_ticked(desk: Desk, choice: Choice) -> bool:
    """Return whether an entry is one of several that may be taken together."""
    if form(desk) is not None:
        return True
    return ends(desk) is not None and choice.kind in desk.drawing.several and choice in desk.sight.playable


def tick_on_card(desk: Desk, choice: Choice) -> str:
    """Say on a card whether it is done, or ticked, or may be ticked."""
    if choice in desk.sight.done:
        return f" {DONE}"
    return "" if not may_be_ticked(desk, choice) else " [x]" if choice in desk.marked else " [ ]"


def is_ticked(desk: Desk, choice: Choice) -> bool:
    """Return whether an entry is ticked, by the player or because it is done."""
    return choice in desk.marked or choice in desk.sight.done


def is_whole(desk: Desk) -> bool:
    """Return whether what is ticked answers all that is asked, where something is ticked."""
    together = form(desk)
    return together is None or any(choice.kind is together.one for choice in desk.marked)


def ticked(desk: Desk, choice: Choice) -> Desk:
    """Tick an entry, or take the tick away; of those of which one is chosen, the other loses its tick."""
    together = form(desk)
    one = together is not None and choice.kind is together.one
    others = {other for other in desk.marked if one and other.kind is choice.kind and other != choice}
    return desk.__replace__(marked=(desk.marked - others) ^ {choice})


def chosen(desk: Desk) -> list[Move]:
    """List the moves of what is ticked, in the order of the list."""
    return [choice.kind(**dict(choice.values)) for choice in desk.sight.choices if choice in desk.marked]


def gathered(desk: Desk, match: Match[Any]) -> Match[Any]:
    """Make all moves of what is ticked, and end the list if need be; RulesError if one is illegal."""
    moves = chosen(desk)
    first = 1 if form(desk) is not None else 0
    begun = match.play(moves[0]) if first else match
    done, end = begun, passing(legal(begun.game, begun.state))
    for move in moves[first:]:
        done = done.play(move)
        seat = done.state.to_move
        if seat is None or seat != begun.state.to_move or _asked(done) == _asked(begun):
            continue
        # Pay as the game proposes, if that leads back to the list; anything else is left to the player.
        answer = desk.drawing.proposal(done.game.view(done.state, seat))
        answered = done if answer is None else done.play(answer)
        done = answered if _asked(answered) == _asked(begun) else done
    asks_others = begun.state.to_move != match.state.to_move
    return done if end is None or asks_others or _asked(done) != _asked(begun) else done.play(end)


def _asked(match: Match[Any]) -> tuple[Seat | None, type[Question] | None]:
    """Say who is asked for what."""
    question = match.state.question
    return match.state.to_move, None if question is None else type(question)


SINGLE: Final = 10  # how many entries have a digit each
NO_DIGIT: Final = "·"  # the sign before an entry while digits are a number


def plan_of(desk: Desk) -> Geometry:
    """Lay out the board that is shown; how large does not matter to what lies beside what."""
    board = picture_at(desk).board
    return geometry(board, board.sizes[0])


@fact
def targets(desk: Desk) -> list[Place]:
    """List where the move may go, in reading order."""
    wanted = set(desk.draft.places)
    return [tile.place for tile in plan_of(desk).tiles if tile.place in wanted] if wanted else []


def snapped(desk: Desk, at: Place | None) -> Place | None:
    """Let a piece that moves by more than a square snap into its frame."""
    stride = desk.drawing.stride(desk.draft.choice)
    return Square(at.x - at.x % stride, at.y - at.y % stride) if isinstance(at, Square) else at


@fact
def possible(desk: Desk) -> list[int]:
    """List the numbers of the entries of the hand that something can be done with."""
    playable = desk.draft.choices
    return [at for at, entry in enumerate(desk.listed) if any(entry in (one, one.kind) for one in playable)]


@fact
def numbers(desk: Desk) -> dict[int, Choice]:
    """Return the entries by number, where the list asks for a number."""
    found = [entry for entry in desk.listed if isinstance(entry, Choice)]
    return numbered(found) if len(found) == len(desk.listed) else {}


@fact
def amount(desk: Desk) -> str:
    """Name the field of the move in the making that asks for a number, if one does."""
    choice = desk.draft.choice
    shapes = {} if choice is None else fields_of(choice.kind)
    return next((name for name in desk.draft.turns if isinstance(shapes.get(name), Number)), "")


def is_piece(desk: Desk, choice: Choice) -> bool:
    """Return whether a choice is a piece that is laid on several squares of the map and can be turned."""
    shapes, moves = fields_of(choice.kind), desk.draft.moves.get(choice, ())
    turns = any(not isinstance(shapes[name], Number) for name in choice.kind.turns)
    return turns and choice.needs_place and len(desk.drawing.touched(moves[0]) if moves else ()) > 1


@fact
def amount_first(desk: Desk) -> Choice | None:
    """Return the entry that is an amount and nothing else, which a number means before anything is taken."""
    found = [one for one in desk.listed if isinstance(one, Choice) and one in desk.draft.moves]
    bare = [one for one in found if one.kind.turns and {*one.kind.turns} == {*fields_of(one.kind)}]
    if desk.draft.choice is not None or len(bare) != 1:
        return None
    held = desk.__replace__(draft=desk.draft.take(bare[0]))
    name = amount(held)
    return bare[0] if name and len(held.draft.turnings(name)) > 1 else None


def asks_for_number(desk: Desk) -> bool:
    """Return whether digits are a number, and not entries of the list."""
    return bool(amount(desk) or numbers(desk) or amount_first(desk))


@fact
def types_entries(desk: Desk) -> bool:
    """Return whether entries are taken by numbers of two digits: they are many, and none is ticked."""
    several = () if ends(desk) is None and form(desk) is None else desk.drawing.several
    kinds = {entry.kind if isinstance(entry, Choice) else entry for entry in desk.listed}
    return len(desk.listed) > SINGLE and not asks_for_number(desk) and kinds.isdisjoint(several)


@fact
def marks(desk: Desk) -> tuple[str, ...]:
    """Return what stands before entries that digits do not take one each: no digit while one is a number."""
    if not desk.sight.acting:
        return ()
    if by_number := set(numbers(desk).values()):
        return tuple("" if entry in by_number else NO_DIGIT for entry in desk.listed)
    if amount(desk) or amount_first(desk):
        return (NO_DIGIT,) * len(desk.listed)
    return tuple(str(number) for number in range(1, len(desk.listed) + 1)) if types_entries(desk) else ()


@fact
def asks_for_place(desk: Desk) -> bool:
    """Return whether a place is what is asked now: for what has been taken, or where nothing else can be."""
    if Type not in desk.deeds or not desk.sight.acting or desk.walk is not None or is_away(desk):
        return False
    choice = desk.draft.choice
    if desk.touched:
        return choice is not None and choice.needs_place
    asked = [one for one in desk.sight.playable if one.kind not in desk.sight.aside]
    placed = [one.needs_place for one in asked if one.kind.verb not in PASSING]
    return bool(placed) and all(placed)


def works(desk: Desk, intent: Intent) -> bool:
    """Return whether something can be wanted now, and makes sense."""
    kind = kind_of(intent)
    if kind not in desk.deeds:
        return False
    if kind is Do.ACT and not desk.mode.ready(desk):
        return False
    if kind not in WORKS or WORKS[kind](desk):
        return True
    return kind is not Do.TURN_AGAIN and (desk.walk is not None or bool(desk.mode.labels))


@fact
def needs_verb(desk: Desk) -> bool:
    """Return whether something can be done that no entry of the list stands for, but a verb of the bar."""
    if desk.verb or desk.kind is not None:
        return False
    return any(one not in desk.listed and one.kind not in desk.listed for one in desk.draft.choices)


def only_way(desk: Desk) -> bool:
    """Return whether what is taken has one legal place, or is all that can be done of what is listed."""
    choice = desk.draft.choice
    if choice is None or not desk.draft.legal:
        return False
    return len(desk.draft.places) == 1 or (bool(desk.verb) and len(possible(desk)) == 1)


def fills_form(desk: Desk) -> bool:
    """Return whether a form is being filled, of which enter says what it lacks."""
    return "-form" in desk.mode.styles


def _can_act(desk: Desk) -> bool:
    rests = any(mode.resting for mode in desk.modes)
    if rests or desk.match.over or chance_waits(desk.match) or is_away(desk):
        return True
    if asks_all(desk):
        return not waits_for_letters(desk)
    return is_whole(desk) if desk.marked else fills_form(desk) or desk.draft.legal


def _can_back(desk: Desk) -> bool:
    several = desk.draft.choice is not None and len(desk.draft.choices) > 1
    opened = desk.letters or desk.kind or desk.verb or len(desk.modes) > 1 or desk.looked is not None
    return bool(opened or several or desk.hides_map or desk.modes[0].may_leave)


def _leads(match: Match[Any]) -> tuple[bool, bool, bool]:
    """Return whether a decision can be taken back, several of this turn, and one be made again."""
    back = match.undo()
    return back.at != match.at, turn_begun(match).at < back.at, match.redo().at != match.at


@fact
def told_by_inspect(desk: Desk) -> tuple[Choice | None, Place | None]:
    """Return the entry and the place that are marked, or the only one of either where none is."""
    choice, place = desk.draft.choice, desk.cursor
    if choice is not None or place is not None or not desk.sight.acting or desk.walk is not None:
        return choice, place
    found = [entry for entry in desk.listed if isinstance(entry, Choice)]
    places = targets(touched(desk))
    only = found[0] if len(found) == len(desk.listed) == 1 else None
    return only, places[0] if len(places) == 1 else None


WORKS: Final[Mapping[Enum | type[Intent], Callable[[Desk], bool]]] = {
    Do.ACT: _can_act,
    Do.BACK: _can_back,
    Do.EYES: lambda desk: desk.match.open_table,
    Do.TURN: lambda desk: bool(touched(desk).draft.turns),
    Next: lambda desk: desk.sight.acting,
    Do.JUMP: lambda desk: bool(touched(desk).draft.places),
    Do.ONLY_MOVE: lambda desk: len(desk.sight.legal) == 1 and not desk.sight.holds_covered,
    Do.FORGO: lambda desk: asks_all(desk) or passing(desk.sight.legal) is not None,
    Do.UNDO: lambda desk: desk.drawn.once(_leads, desk.match)[0],
    Do.TURN_AGAIN: lambda desk: desk.drawn.once(_leads, desk.match)[1],
    Do.REDO: lambda desk: desk.drawn.once(_leads, desk.match)[2],
    Do.CHOICES: lambda desk: bool(desk.sight.choices),
    Do.SORT: lambda desk: sortable(desk.sight.choices),
    Do.TYPE_MOVE: lambda desk: desk.sight.acting,
    Do.CURTAIN: lambda desk: desk.viewer != CHANCE,
    Do.MAIN_LINE: lambda desk: bool(desk.study.name),
    Do.HINT: lambda desk: desk.sight.acting or asks_all(desk) or desk.modes[0].teaches or desk.match.over,
    Do.INSPECT: lambda desk: (
        told_by_inspect(desk) != (None, None)
        or bool(desk.drawn.once(desk.drawing.common, desk.state, desk.words))
    ),
    Do.BARE: lambda desk: form(desk) is None and not fills_form(desk),
    Do.WHY: lambda desk: desk.sight.acting or len(people_of(desk.match.players)) < len(desk.match.players),
    Do.OVERLAY: lambda desk: (
        own_map(desk) is not None or bool(desk.drawing.layered) or bool(desk.drawing.laid_open)
    ),
    Do.COACH: lambda desk: desk.coach is not None,
}
"""When an intent makes sense at a table where nobody walks, for those that do not always."""

ENDINGS: Final = {"done": "verb-bar-enough", "end": "verb-bar-end", "decline": "verb-bar-no"}
"""Names of the last verb where it ends no round, by the verb of the move that it makes."""


@fact
def verbs(desk: Desk) -> Sequence[show.Verb]:
    """Return the verbs of the game, where moves are made now."""
    return desk.drawing.verbs if desk.sight.acting and desk.walk is None else ()


def verb_of(desk: Desk, letter: str) -> show.Verb | None:
    """Return the verb that a letter stands for now."""
    return next((verb for verb in verbs(desk) if verb.letter == letter), None)


def choices_of(desk: Desk, verb: show.Verb) -> Sequence[Choice]:
    """List what a verb offers, possible or not."""
    return [choice for choice in desk.sight.choices if verb.offers(choice)]


def counted(desk: Desk, verb: show.Verb) -> tuple[int, int]:
    """Count how many entries of a verb are possible, and how many there are."""
    found = series_now(desk, verb)
    if verb.series is not None:
        return (1, 1) if found is not None and (found.moves or found.left) else (0, 0)
    return desk.drawn.once(_counted, desk.sight, verb, what=(_counted, verb.letter))


def series_now(desk: Desk, verb: show.Verb) -> show.Series | None:
    """Return all that a verb makes at once now; None for any other verb."""
    return desk.drawn.once(series_of, desk.sight, verb, what=(series_of, verb.letter))


def series_of(sight: Sight, verb: show.Verb) -> show.Series | None:
    """Return all that a verb makes at once; None for any other verb, and where nothing is made or lacks."""
    found = verb.series(sight.view) if verb.series is not None and sight.acting else None
    return found if found is not None and (found.moves or found.left or found.lacks) else None


def _counted(sight: Sight, verb: show.Verb) -> tuple[int, int]:
    offered = [choice for choice in sight.choices if verb.offers(choice)]
    return sum(choice in sight.playable for choice in offered), len(offered)


Row = tuple[str, str, str, bool]
"""A verb of the bar before it is said: its letter, its message, its count, and whether it is possible."""


@fact
def told(desk: Desk) -> Sequence[show.ShownVerb]:
    """Tell all verbs of the bar; only what can be done where a letter of the others stands for something."""
    tallies = desk.drawing.tallies(desk.sight.view) if verbs(desk) else {}
    rows, end, ends_by = list[Row](), passing(desk.sight.legal), forgoing(desk)
    for verb in verbs(desk):
        (possible, count), at_once = counted(desk, verb), series_now(desk, verb)
        message, tally = (at_once and at_once.message) or verb.message, tallies.get(verb.letter, "")
        ending = end if verb.letter in ends_by else None
        if ending is not None:
            message = ENDINGS.get(ending.verb, message)
        if count > 1 and not tally and verb.letter not in ends_by:
            tally = f"{possible}/{count}"
        rows.append((verb.letter, message, tally, bool(possible or ending)))
    stands = jump_keys(desk).union(keys_of(desk))
    if any(letter in stands for letter, *_, possible in rows if not possible):
        rows = [row for row in rows if row[-1]]
    return desk.drawn.once(_said, rows, desk.words)


def passing_all(desk: Desk) -> Sequence[show.ShownVerb]:
    """Tell all verbs while all are asked on one screen: the last passes for whoever wants nothing."""
    passed = type(desk.drawing.windows[type(desk.match.state.question)])
    none = "verb-bar-others" if desk.window and desk.window.wants else "verb-bar-nobody"
    rows = [
        (verb.letter, none, "", True) if passed in verb.moves else (verb.letter, verb.message, "", False)
        for verb in desk.drawing.verbs
    ]
    return _said(rows, desk.words)


def still(desk: Desk, lit: Mapping[str, str]) -> Sequence[show.ShownVerb]:
    """Tell all verbs while no move is chosen: those of `lit` with what is counted of them, the others dim."""
    rows = [
        (verb.letter, verb.message, lit.get(verb.letter, ""), verb.letter in lit)
        for verb in desk.drawing.verbs
    ]
    return _said(rows, desk.words)


def _said(rows: Sequence[Row], words: Words) -> Sequence[show.ShownVerb]:
    return [
        show.ShownVerb(letter, (words(message), words(f"short-{message}")), number, possible=possible)
        for letter, message, number, possible in rows
    ]


def forgoes(desk: Desk, letter: str) -> bool:
    """Return whether a letter of the bar is the key that passes or ends a list: it does that at once."""
    return letter in forgoing(desk)


@fact
def forgoing(desk: Desk) -> frozenset[str]:
    """Name the keys that pass or end a list."""
    return frozenset([name for key in desk.keys if key.intent is Do.FORGO for name in key.keys])


JUMPS: Final = "asdfghjklqwertyuiopzxcvbnm"  # the letters that stand on places, those of the home row first

KEPT: Final = frozenset("iknpuvw")
"""The letters that mean the same at every moment: what is this, legend, replay, pass, undo, others, why."""

FEWEST: Final = 2  # letters without which places cannot be told apart: a player may have given others to keys


@fact
def letters_on(desk: Desk) -> Mapping[Place, str]:
    """Return what is to be typed for each place: what has been asked for or begun, or what stands there."""
    if desk.letters or not asks_for_place(desk):
        return desk.letters
    letters = letters_of_question(desk)
    return {place: letters[place] for place in targets(touched(desk))} if letters else {}


@fact
def letters_of_question(desk: Desk) -> Mapping[Place, str]:
    """Return the letters of all places where any move may go, whatever is taken and however it is turned.

    What has been read on the map is still true when something else is taken before it is typed.
    """
    return desk.drawn.once(_letters_of, desk.sight, own_map(desk), free_letters(desk), desk.dealt)


def _letters_of(
    sight: Sight, seat: Seat | None, letters: str, before: Mapping[Place, str]
) -> Mapping[Place, str]:
    wanted = dict.fromkeys(getattr(move, PLACE) for move in sight.legal if hasattr(move, PLACE))
    shown = show.board(sight.drawing, sight.view, seat, None).board
    order = {tile.place: at for at, tile in enumerate(geometry(shown, shown.sizes[0]).tiles)}
    return dealt_letters(sorted(wanted, key=lambda place: order.get(place, len(order))), letters, before)


@fact
def jump_keys(desk: Desk) -> frozenset[str]:
    """Name the keys that lead to places now."""
    return frozenset([letters[0] for letters in letters_on(desk).values()])


@fact
def own_keys(desk: Desk) -> frozenset[str]:
    """Name the keys that the player has chosen."""
    return desk.drawn.once(own_names, desk.keys)


@fact
def free_letters(desk: Desk) -> str:
    """Return the letters that places may have: none that does anything else while this question stands.

    What another key does just as well gives way, as it does for the action bar.
    """
    own = own_keys(desk)
    possible = {verb.letter for verb in verbs(desk) if counted(desk, verb)[0]}
    turns = {TURN} if any(choice.kind.turns for choice in desk.sight.playable) else set()
    looks = {*key_for(desk, Do.CHOICES).keys} if desk.sight.down else set()
    taken = KEPT | own | possible | turns | looks
    return "".join([letter for letter in JUMPS if letter not in taken])


def dealt_letters(places: Sequence[Place], letters: str, before: Mapping[Place, str]) -> Mapping[Place, str]:
    """Give each place letters of its own, equally many, as few as suffice; a place keeps those it had."""
    if len(letters) < FEWEST:
        return {}
    length = next(length for length in count(1) if len(letters) ** length >= len(places))
    every = dict.fromkeys(map("".join, product(letters, repeat=length)))
    kept = {place: before[place] for place in places if before.get(place) in every}
    taken = frozenset(kept.values())
    others = (typed for typed in every if typed not in taken)
    return {place: kept.get(place) or next(others) for place in places}


def opens_verb(desk: Desk, key: str) -> bool:
    """Return whether a key opens a verb of the action bar; what it does otherwise, another key does then.

    A key that the player has chosen does what the player has chosen it for.
    """
    verb = verb_of(desk, key)
    if verb is None or OpenVerb not in desk.deeds or key in own_keys(desk) or forgoes(desk, key):
        return False
    # Where the same key looks at what lies face down, it does that while none of the verb can be done.
    looks = desk.sight.holds_covered and key in key_for(desk, Do.CHOICES).keys and not counted(desk, verb)[0]
    return not looks and not (key == TURN and touched(desk).draft.turns)


def key_for(desk: Desk, intent: Do) -> Key:
    """Return the row of the table of keys that has an intent."""
    return next(key for key in desk.keys if key.intent is intent)


def key_written(desk: Desk, intent: Do) -> str:
    """Write the key that does something, as it stands on the keyboards of a language."""
    return key_said(shown_key(desk, key_for(desk, intent)), desk.words)


def shown_key(desk: Desk, key: Key) -> str:
    """Write the key that does what it says now: the first that stands for nothing on the screen."""
    return key_beside(taken_keys(desk), key)


def key_beside(taken: Container[str], key: Key) -> str:
    """Write the first of the keys that do the same which is not taken by what stands on the screen."""
    for name in key.keys[1:] if key.keys[0] in taken else ():
        if name not in taken:
            return name.replace("ctrl+", "^")
    return key.shown


@fact
def taken_keys(desk: Desk) -> Container[str]:
    """Name the keys that stand for something on the screen: places, verbs, seats, or entries of a sheet."""
    seats = letters_asked(desk) if asks_all(desk) else ""
    listed = keys_of(desk) if OpenVerb in desk.deeds else ()
    letters = (verb.letter for verb in verbs(desk) if opens_verb(desk, verb.letter))
    return jump_keys(desk).union(seats, seats.lower(), listed, letters)


@fact
def meant(desk: Desk) -> Move | None:
    """Return the move in the making, or one that the entry taken stands for, though it be barred.

    What fits nowhere is tried at the cursor, so that it is said why it does not fit there.
    """
    choice = desk.draft.choice
    if desk.draft.move is not None or choice is None or choice in desk.draft.moves:
        return desk.draft.move
    barred = next((move for move in desk.sight.barred if choice_of(move) == choice), None)
    at = getattr(barred, PLACE, None)
    if barred is None or at is None or not isinstance(desk.cursor, type(at)) or is_away(desk):
        return barred
    return evolve(barred, **{PLACE: desk.cursor})


def why_barred(desk: Desk, choice: Choice) -> Refusal | None:
    """Return why an entry of the hand cannot be played at all."""
    if choice in desk.draft.moves:
        return None
    barred = [move for move in desk.sight.barred if type(move) is choice.kind]
    meant_first = sorted(barred, key=lambda move: choice_of(move) != choice)
    return next(filter(None, map(desk.sight.refusal, meant_first)), None)


def rule_of_move(desk: Desk) -> str:
    """Return the section of the refusal of the move in the making; empty where there is none."""
    move = desk.draft.move
    refusal = desk.sight.refusal(move) if move is not None and desk.sight.acting else None
    return "" if refusal is None else refusal.section


def why(sight: Sight, move: Move, words: Words) -> Iterator[str]:
    """Return whether a move is allowed, what it takes, and, if it is legal, what it would cause."""
    refusal = sight.refusal(move)
    yield words.say(move)
    yield words("why-allowed" if refusal is None else "why-refused")
    parts = [conditions_said(sight.conditions(move), words)]
    parts += [] if refusal is not None else [effects_said(sight.preview(move), words)]
    for lines in filter(None, map(list, parts)):
        yield from ("", *lines)
    if refusal is None and (changes := sight.changes(move)):
        yield from ("", words("why-numbers"), *(change_said(change, words) for change in changes))


def why_each(sight: Sight, place: Place | None, words: Words) -> Iterator[str]:
    """Say of everything that could be done here which of it is allowed, and why the rest is not.

    Args:
        sight: the match, seen by who is asked.
        place: where the cursor is; moves that need a place are taken to go there.
        words: the language.
    """
    kinds = dict.fromkeys(choice.kind for choice in sight.choices)
    imagined = (choice for kind in kinds for choice in imaginable(kind))  # of the same kinds, but in no hand
    choices = tuple(dict.fromkeys((*sight.choices, *imagined)))
    here = place is not None and any(choice.needs_place for choice in choices)
    yield words("why-each-here", place=words.name(place)) if here else words("why-each")
    yield ""
    for move in map(partial(_example, sight, place), choices):
        if move is not None:
            refusal = sight.refusal(move)
            yield words("why-one", mark="✗" if refusal else "✓", move=words.say(move))
            if refusal is not None:
                yield words("why-one-reason", text=words.say(refusal), rule=refusal.section)


def _example(sight: Sight, place: Place | None, choice: Choice) -> Move | None:
    """Return a move of a choice, a legal one if there is one; None where a place is missing."""
    legal = [move for move in sight.legal if choice_of(move) == choice]
    where = {PLACE: place} if choice.needs_place else {}
    if place is not None and where:
        legal = [move for move in legal if getattr(move, PLACE) == place]
    if legal or (where and place is None):
        return next(iter(legal), None)
    # Fields that a key cycles are those of a legal move of the kind, or else the first, or none.
    same = next((move for move in sight.legal if type(move) is choice.kind), None)
    fields, turns = fields_of(choice.kind), dict[str, Any]()
    for name in choice.kind.turns:
        turns[name] = next(iter(alternatives(fields[name])), 0) if same is None else getattr(same, name)
    return choice.kind(**dict(choice.values), **where, **turns)


TAB_NAMES: Final = ("seats", "table", "log")
"""The parts of the side, by what comes after `tab-` in the message that names one."""


def focused_on(desk: Desk) -> Hashable:
    """Return what the focus card is about; whatever else is looked at is read from its start."""
    return desk.match.at, desk.looked, desk.draft.choice, desk.cursor


KIT: Final = (
    ("▸", "legend-taken"),
    ("✓", "legend-allowed"),
    ("✗", "legend-barred"),
    ("§", "legend-rule"),
    ("→", "legend-becomes"),
    ("+", "legend-more"),
    ("−", "legend-less"),
)
"""The signs of every table, with the messages that say what they stand for."""

SPELLED: Final = {Tier.CONSOLE: Repertoire.CONSOLE, Tier.ASCII: Repertoire.SEVEN_BIT}
"""By which signs all is spelled where maps are of a tier; elsewhere by all."""

MARKED: Final = {Tier.OUTLINE: SIGNS, Tier.CONSOLE: ASCII_SIGNS, Tier.ASCII: ASCII_SIGNS}
"""The signs round what is marked on a map, where no colour tells it."""

DOTTED: Final = {Mark.LAST: "▀▄"}
"""What stands in the legend for a ring whose colour alone would not tell what it marks."""


def legend(drawing: show.Show, words: Words, tier: Tier) -> Iterator[tuple[str, str]]:
    """List every sign with what it stands for, the game's own first, which may be one of every table."""
    own, spelled = drawing.legend, SPELLED.get(tier, Repertoire.ALL)
    for one in own:
        yield written(one.read(words), spelled), words(one.message)
    for sign, message in KIT:
        if sign not in {one.sign for one in own}:
            yield written(sign, spelled), words(message)
    for mark, pair in MARKED.get(tier, DOTTED).items():
        yield pair, words(f"legend-mark-{mark}")


def legend_lines(
    drawing: show.Show, words: Words, tier: Tier, width: int, seen: Container[str] | None = None
) -> list[Text]:
    """Write the legend, as many signs in a line as there is room for; those that mean the same together.

    With `seen`, no others are written.
    """
    lines = [Text()]
    told = (pair for pair in legend(drawing, words, tier) if seen is None or pair[0] in seen)
    for word, alike in groupby(told, itemgetter(1)):
        entry = Text.assemble((" ".join(sign for sign, _ in alike), "bold"), f" {word}  ")
        if lines[-1].cell_len + entry.cell_len > width + 2:
            lines.append(Text())
        lines[-1].append_text(entry)
    return lines
