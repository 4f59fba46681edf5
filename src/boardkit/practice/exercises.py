"""An exercise follows from a game, a section, a kind and a seed: a table in which the section decides.

Tables are those of matches played for it, at random or as computers play at a glance. An exercise counts
if the rules find one answer right and no other, on the table and on others that its seat cannot tell from it.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from itertools import islice
from operator import itemgetter
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from boardkit import core
from boardkit.core import CHANCE, Condition, Event, Game, Match, Move, Player, Question, Refusal, Seat, legal
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.secret import is_secret
from boardkit.core.rules.ahead import after, guessed, preview
from boardkit.core.teaching.lesson import About, Ask
from boardkit.core.teaching.quiz import Allowed, Amount, Answer, Happening, Quiz, Refused
from boardkit.core.teaching.reaching import points_of, refused_moves
from boardkit.core.values import Value, evolve, values_in
from boardkit.draw.drawings import drawing_of
from boardkit.draw.forms import Ballot, Together
from boardkit.draw.numbers import Change, differences
from boardkit.players.lookup import mind_of, options_at_random, pick, some
from boardkit.text import words_for

Table: TypeAlias = Match[Any]


class Kind(StrEnum):
    """The kinds of exercises."""

    LEGAL = "legal"
    """Whether a move may be made, and why not."""
    POINTS = "points"
    PLACE = "place"
    """At which place a move may be made, or does something."""
    COST = "cost"
    """What a move costs, or brings."""
    NEXT = "next"
    """What happens by a move, or who is asked then."""


class Exercise(Value, eq=False):
    """A question that a section decides."""

    section: str
    kind: Kind
    seed: int
    match: Table  # the match at whose table it is asked
    seat: Seat  # whose move it is about, and through whom the table is seen
    quiz: Quiz
    event: Event | None = None  # what happens by that move, or is to happen by the answer


NAMES: Final = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")
OPTIONS_EVERY: Final = 3  # one match of so many is played with other options than the usual ones
GLANCED_EVERY: Final = 2  # one match of so many is played as computers play at a glance
MOVES_TRIED: Final = 12  # how many legal moves of a table are asked about
REFUSED_TRIED: Final = 60
FEWEST, MOST_ANSWERS = 2, 4  # how many answers an exercise has
ASKED: Final = Ask(about=About.LEGAL)  # of questions whose answers say by themselves what they are


@lru_cache(maxsize=16)
def played_out(game: Game[Any], seed: int) -> Table:
    """Play a match to its end, at random or as computers play at a glance."""
    random, mind = Random(seed), mind_of(game.key)
    seats = random.choice(game.seats)
    usual = seed % OPTIONS_EVERY or game.fault(game.options(), seats)
    options = game.options() if usual else options_at_random(game, seats, random)
    players = [Player(name, seat) for seat, name in enumerate(NAMES[:seats])]
    match = Match.start(game, options, players, seed)
    glanced = seed % GLANCED_EVERY == 0
    while len(match.moments) <= game.longest and (moves := legal(game, match.state)):
        match = match.play(mind.policy(match.state, moves, random) if glanced else pick(moves, random))
    return match


def stand(match: Table, at: int) -> Table:
    """Stand at a moment of a match, with no trace of what comes later."""
    return match.__replace__(moments=match.moments[: at + 1], at=at, by_hand=True, open_table=True)


def happens(match: Table, seat: Seat, move: Move, state: Any = None) -> Sequence[Event]:
    """List what a seat knows will happen by a legal move, without what a log leaves out."""
    table = guessed(match.game, match.state, seat) if state is None else state
    return [event for event in preview(match.game, table, seat, move).events if not event.minor]


def changes(match: Table, seat: Seat, move: Move, state: Any) -> Iterator[tuple[Change, Event]]:
    """Walk the numbers of a seat that one happening of a move changes, and no other does."""
    game, drawing = match.game, drawing_of(match.game.key)
    before = drawing.numbers(game.view(state, seat))
    found: dict[str, list[tuple[Change, Event]]] = {}
    for frame in game.apply(state, move).frames:
        if frame.event.is_news(seat):
            break
        after = drawing.numbers(game.view(frame.state, seat))
        cards = {row.name for row in after if row.of_cards}
        for one in differences(before, after):
            if one.seat == seat and not (one.reckoned or one.part or one.tally or one.name in cards):
                found.setdefault(one.name, []).append((one, frame.event))
        before = after
    yield from (rows[0] for rows in found.values() if len(rows) == 1)


def held(exercise: Exercise, state: Any) -> list[bool]:
    """Return of each answer whether it is right at a table, by the rules; what happens is worked out once."""
    match, seat, quiz = exercise.match, exercise.seat, exercise.quiz
    if quiz.move is not None and isinstance(quiz.choices[0], Happening):
        events = happens(match, seat, quiz.move, state)
        return [isinstance(one, Happening) and one.event in events for one in quiz.choices]
    if quiz.move is not None and isinstance(quiz.choices[0], Amount):
        known = [(one.name, one.after - one.before) for one, _ in changes(match, seat, quiz.move, state)]
        return [isinstance(one, Amount) and (one.name, one.number) in known for one in quiz.choices]
    return [_holds(exercise, answer, state) for answer in quiz.choices]


def _holds(exercise: Exercise, answer: Answer, state: Any) -> bool:
    game, seat, move, ask = exercise.match.game, exercise.seat, exercise.quiz.move, exercise.quiz.ask
    if isinstance(answer, Move):
        if exercise.event is not None:
            return exercise.event in happens(exercise.match, seat, answer, state)
        return game.refusal(state, answer) is None
    if move is None:  # it is about points
        lines = game.score(state).of(Seat(ask.seat))
        return sum(line.points for line in lines if line.kind in ask.lines) == answer
    match answer:
        case Allowed():
            return game.refusal(state, move) is None
        case Refused(refusal=refusal):
            return type(refusal) in (type(one.refusal) for one in game.conditions(state, move))
    return bool(after(game, state, move).to_move == answer)  # it is about who is asked then


SECOND_LOOKS: Final = 4  # how many other tables that its seat cannot tell from it an exercise is held to


def is_sound(exercise: Exercise) -> bool:
    """Return whether one answer is right and no other, whatever the seat does not see."""
    game, state, quiz = exercise.match.game, exercise.match.state, exercise.quiz
    guesses = (game.guess(state, exercise.seat, Random(number)) for number in range(SECOND_LOOKS))
    right = [number == quiz.right for number in range(len(quiz.choices))]
    return all(held(exercise, table) == right for table in (state, *guesses))


class Posed(NamedTuple):
    """A question of a table."""

    section: str
    right: Answer
    wrong: Sequence[Answer]
    move: Move | None = None
    event: Event | None = None
    ask: Ask = ASKED
    done: Table | None = None  # the match after the move, if the question is about that


Found: TypeAlias = Iterator[Posed]


def legality(match: Table, seat: Seat, random: Random) -> Found:
    """Ask whether a move may be made; wrong reasons are those for which others like it are refused."""
    refused = refusals(match, seat, random) if has_a_choice(match) else ()
    tried = some(legal(match.game, match.state), MOVES_TRIED, random)

    def forbidden() -> Found:
        for move, refusal in refused:
            met = {one.kind: one for one in match.game.conditions(match.state, move) if one.refusal is None}
            others = [why for other, why in refused if type(other) is type(move) and type(why) in met]
            yield Posed(refusal.section, Refused(refusal), [Allowed(), *_reasons(move, others, met)], move)

    def permitted() -> Found:
        for move in tried:
            met = {one.kind: one for one in match.game.conditions(match.state, move)}
            others = [why for other, why in refused if type(other) is type(move) and type(why) in met]
            for section in dict.fromkeys(why.section for why in others):
                first = [why for why in others if why.section == section]
                yield Posed(section, Allowed(), _reasons(move, [*first, *others], met), move)

    both = (forbidden(), permitted())
    yield from (posed for one in some(both, len(both), random) for posed in one)


def _reasons(move: Move, refusals: Sequence[Refusal], met: Mapping[type, Condition]) -> list[Answer]:
    """Make an answer of the first refusal of each class that compares no numbers of another move."""
    first = {type(one): one for one in reversed(refusals) if not one.lacks}
    return [Refused(_about(move, one, met.get(kind)), met.get(kind)) for kind, one in reversed(first.items())]


def _about(move: Move, refusal: Refusal, met: Condition | None) -> Refusal:
    """Return a refusal as it would be said of a move that meets what it asks for."""
    if met is not None and met.figures is not None:
        return met.figures
    shared = values_in(move).keys() & values_in(refusal).keys()
    own = {name: getattr(move, name) for name in shared}
    return evolve(refusal, **{name: value for name, value in own.items() if not isinstance(value, int)})


def refusals(match: Table, seat: Seat, random: Random) -> Sequence[tuple[Move, Refusal]]:
    """List moves that somebody at the table may think of and the rules refuse, with why."""
    game, state, drawing = match.game, match.state, drawing_of(match.game.key)
    view = game.view(state, seat)
    offered = [move for move in drawing.offers(view) if not hasattr(move, PLACE)]
    places = some(tuple(drawing.map(view, None).looks), REFUSED_TRIED, random)
    found = islice(dict.fromkeys(refused_moves(match, offered, places)), REFUSED_TRIED)
    fit = list[tuple[Move, Refusal]]()
    for move in found:
        # Nobody would think of a move that leads from a place to the same one.
        stays = hasattr(move, PLACE) and [*values_in(move).values()].count(getattr(move, PLACE)) > 1
        why = game.refusal(state, move)
        if not (stays or isinstance(why, core.NotAsked | core.GameIsOver)):
            assert why is not None
            fit.append((move, why))
    return some(fit, REFUSED_TRIED, random)


def places(match: Table, seat: Seat, random: Random) -> Found:
    """Ask where a move may be made, and where it does something that it does not elsewhere."""
    game, state = match.game, match.state
    moves = [move for move in legal(game, state) if hasattr(move, PLACE)]
    refused = refusals(match, seat, random) if has_a_choice(match) else ()
    for move in some(moves, MOVES_TRIED, random):
        alike = [(other, why) for other, why in refused if _only_place_differs(move, other)]
        for section in dict.fromkeys(why.section for _, why in alike):
            yield Posed(section, move, _varied([pair for pair in alike if pair[1].section == section]))
    for move in some(moves, MOVES_TRIED // 3, random):
        beside = some([one for one in moves if _only_place_differs(move, one)], MOVES_TRIED, random)
        elsewhere = [(one, happens(match, seat, one)) for one in beside]
        for event in happens(match, seat, move):
            others = [one for one, told in elsewhere if event not in told]
            if len(others) > 1:
                yield Posed(event.rule, move, others, event=event)


def _varied(refused: Sequence[tuple[Move, Refusal]]) -> list[Move]:
    """List moves that are refused so that those come first of which each is for another reason."""
    seen = Counter[type]()
    order = list[tuple[int, Move]]()
    for move, why in refused:
        order.append((seen[type(why)], move))
        seen[type(why)] += 1
    return [move for _, move in sorted(order, key=itemgetter(0))]


def has_a_choice(match: Table) -> bool:
    """Return whether moves may be made at several places; where at one alone, that is a convention."""
    at = {getattr(move, PLACE) for move in legal(match.game, match.state) if hasattr(move, PLACE)}
    return len(at) != 1


def _only_place_differs(move: Move, other: Move) -> bool:
    place = getattr(other, PLACE, None)
    if type(move) is not type(other) or getattr(move, PLACE) == place:
        return False
    return evolve(move, **{PLACE: place}) == other


def points(match: Table, _seat: Seat, random: Random) -> Found:
    """Ask how many points a seat has by the lines of a section."""
    sheet = match.game.score(match.state)
    for seat in some(match.state.everyone, len(match.players), random):
        for rule in dict.fromkeys(line.rule for line in sheet.of(seat) if line.points):
            kinds = [*dict.fromkeys(line.kind for line in sheet.lines if line.rule == rule)]
            for lines in (kinds, *([kind] for kind in kinds if len(kinds) > 1)):
                right = points_of(sheet, seat, lines)
                near = {points_of(sheet, other, lines) for other in match.state.everyone}
                ask = Ask(about=About.POINTS, seat=seat, lines=list(lines))
                if right:
                    yield Posed(rule, right, _near(right, near, random), ask=ask)


def _near(right: int, near: set[int], random: Random) -> list[int]:
    """List numbers to be taken for the right one: those of others first, none below zero but beside one."""
    found = [*some([*near], 2, random), *some([right + by for by in (-3, -2, -1, 1, 2, 3)], 6, random)]
    return [number for number in dict.fromkeys(found) if number != right and (number >= 0 or right < 0)]


def tried_at(match: Table, random: Random) -> Sequence[Move]:
    """List some moves of a table, the one first that was made there; each says what it is about.

    One of numbers alone, such as a payment, is about something that lies nowhere to be seen.
    """
    made = [moment.move for moment in match.moments[match.at + 1 : match.at + 2] if moment.move]
    tried = dict.fromkeys([*made, *some(legal(match.game, match.state), MOVES_TRIED, random)])
    values = {move: values_in(move).values() for move in tried}
    return [
        move for move in tried if not (values[move] and all(isinstance(one, int) for one in values[move]))
    ]


def costs(match: Table, seat: Seat, random: Random) -> Found:
    """Ask what a move costs or brings."""
    table = guessed(match.game, match.state, seat)
    rows = [(move, [*changes(match, seat, move, table)]) for move in tried_at(match, random)]
    for move, changed in rows:
        for change, event in changed:
            name, by = change.name, change.after - change.before
            near = {abs(one.after - one.before) for _, all_ in rows for one, _ in all_ if one.name == name}
            sign, size = (1, by) if by > 0 else (-1, -by)
            wrong = [Amount(name, sign * number) for number in _near(size, near, random) if number]
            if size not in values_in(move).values() and (size > 1 or len(near) > 1):
                yield Posed(event.rule, Amount(name, by), wrong, move, event)


def consequences(match: Table, seat: Seat, random: Random) -> Found:
    """Ask what happens by a move, and who is asked then; what is wrong happens by others, or has happened."""
    rows = {move: happens(match, seat, move) for move in tried_at(match, random)}
    before = [(frame.event.covered(seat), None) for _, frame in match.frames()]
    names = [player.name for player in match.players]
    words = words_for("en", match.game.key, names)

    @cache
    def bare(event: Event) -> frozenset[str]:
        """Return the words of an event without numbers and names: those alone only tell when it was."""
        said = re.findall(r"\w+", words.say(event))
        return frozenset(part for part in said if part not in names and not part.isdigit())

    for move, events in rows.items():
        for event in events:
            others = [(one, other) for other, events_there in rows.items() for one in events_there]
            known = [*others, *some(before, 10 * MOVES_TRIED, random)]
            kind = [pair for pair in known if type(pair[0]) is type(event) and pair[0] not in events]
            # Another event has what the question tells of this one: who makes the move, and of what.
            told = {"seat": seat, **values_in(move)}
            here = {name: one for name, one in values_in(event).items() if told.get(name) == one}
            as_here = [(evolve(one, **here), by) for one, by in reversed(kind)]
            alike = {one: by for one, by in as_here if one not in events and (by or bare(one) != bare(event))}
            wrong = [Happening(one, by if by and one in rows[by] else None) for one, by in alike.items()]
            yield Posed(event.rule, Happening(event, move), wrong, move)
        if len(match.players) > FEWEST:
            yield from _who_is_next(stand(match, match.at).answer(move), move, seat)


def _who_is_next(match: Table, move: Move, seat: Seat) -> Found:
    """Ask who decides then, if it is another, unless that is news or all of them decide at once."""
    step, before = match.moments[match.at].step, match.moments[match.at - 1].step.state
    question, news = step.state.question, any(frame.event.is_news(seat) for frame in step.frames)
    if question is None or question.seat in (CHANCE, seat) or news:
        return
    forms = drawing_of(match.game.key).forms
    # Where several seats answer at once, only the program has an order.
    if not any(
        is_secret(match.game, state) or isinstance(forms.get(type(state.question)), Together | Ballot)
        for state in (before, step.state)
    ):
        ask, others = Ask(about=About.NEXT), [one for one in match.state.everyone if one != question.seat]
        yield Posed(question.rule, question.seat, others, move, ask=ask, done=match)


MAKERS: Final[Mapping[Kind, Callable[[Table, Seat, Random], Found]]] = {
    Kind.LEGAL: legality,
    Kind.POINTS: points,
    Kind.PLACE: places,
    Kind.COST: costs,
    Kind.NEXT: consequences,
}
"""How the questions of each kind are found at a table."""


def exercises_at(match: Table, kind: Kind, seed: int, random: Random) -> Iterator[Exercise]:
    """Walk the exercises of a kind at the table where a match stands, of whatever section."""
    seat, table = match.state.to_move, stand(match, match.at)
    if seat in (None, CHANCE):
        return
    for posed in MAKERS[kind](match, seat, random):
        answers = [posed.right, *posed.wrong[: MOST_ANSWERS - 1]]
        if len(answers) >= FEWEST:
            numbered = isinstance(posed.right, int | Amount)
            order = some(answers, MOST_ANSWERS, random) if not numbered else sorted(answers, key=_order)
            right = order.index(posed.right)
            quiz = Quiz(posed.ask, posed.done or table, order, right, move=posed.move)
            yield Exercise(posed.section, kind, seed, table, seat, quiz, posed.event)


def _order(answer: Answer) -> int:
    """Sort answers that are numbers."""
    if isinstance(answer, Amount):
        return abs(answer.number)
    assert isinstance(answer, int)
    return answer


MATCHES: Final = 40  # how many matches are played for an exercise before there seems to be none
TOGETHER: Final = 4  # so many seeds look at the same matches, which take longer to play than to look at
TABLES: Final = 12  # how many tables of each are looked at
TABLES_ASKED: Final = 3  # or how many of those that ask the same question
FORESEEN: Final = frozenset({Kind.COST, Kind.NEXT})  # kinds about what happens, which a match shows by itself


def moments_for(match: Table, section: str, kind: Kind, random: Random) -> Sequence[int]:
    """Choose moments of a match at which a section may decide: before it applies, where that can be seen."""
    every = range(len(match.moments) - 1)
    if kind in FORESEEN:
        steps = {at: match.moments[at + 1].step for at in every}
        asked = {at: step.state.question.rule for at, step in steps.items() if step.state.question}
        happened = {at: {frame.event.rule for frame in step.frames} for at, step in steps.items()}
        shown = [at for at in every if section == asked.get(at) or section in happened[at]]
        return some(shown, TABLES, random)
    by_question: dict[type[Question], list[int]] = {}
    for at in every:
        question = match.moments[at].step.state.question
        if question is not None and question.seat != CHANCE:
            by_question.setdefault(type(question), []).append(at)
    chosen = [at for several in by_question.values() for at in some(several, TABLES_ASKED, random)]
    return some(chosen, len(chosen), random)


def exercise(
    game: Game[Any], section: str, kind: Kind, seed: int, clear: Callable[[Exercise], bool] = is_sound
) -> Exercise | None:
    """Make the exercise of a section and a kind that a seed stands for; None where there seems to be none."""
    random, matches = Random(f"{game.key} {section} {kind} {seed}"), Random(f"{game.key} {seed // TOGETHER}")
    for _ in range(MATCHES):
        match = played_out(game, matches.randrange(2**32))
        for at in moments_for(match, section, kind, random):
            for found in exercises_at(match.jump(at), kind, seed, random):
                if found.section == section and clear(found):
                    return found
    return None
