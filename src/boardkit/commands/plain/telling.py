"""What plain play tells: of the table when asked, and of turns, questions and rules by itself."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from boardkit.commands.plain.sitting import Sitting, face_up, keyed, picked, written
from boardkit.core import CHANCE, Choice, Match, Note, NoteKind, ScoreSheet, Seat, choice_of
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.match import Sitter
from boardkit.core.lines.together import Round
from boardkit.core.teaching.coverage import brief, due
from boardkit.core.values import Value
from boardkit.draw import hearing, show
from boardkit.draw.forms import Ballot
from boardkit.draw.looks import Chip
from boardkit.draw.shapes import Place
from boardkit.draw.show import form_at
from boardkit.library.coaching import is_coached, keep_told, rules_told, set_coached
from boardkit.library.session import Session
from boardkit.players.thinking import Task, solve_closer
from boardkit.text.advice import hint_lines
from boardkit.text.aloud import in_one
from boardkit.text.log import told
from boardkit.text.names import capital, folded
from boardkit.text.scores import hints_sentence, seat_scores, winner_sentence

ENDINGS: Final = (("ies", "y"), ("oes", "o"), ("ses", "s"), ("xes", "x"), ("s", ""), ("x", ""))
"""How several of a kind end, and how one does."""

FEW: Final = 6  # how many places are told in no order


def describe_choice(sitting: Sitting, choice: Choice, *, brief: bool = False) -> str:
    """Say what a choice is, in a line: all there is to say of it, or its name alone."""
    move, words = sitting.making.draft.moves[choice][0], sitting.words
    said = label = words.short(move) if choice.needs_place else words.say(move)
    details = hearing.card_heard(sitting.drawing, sitting.view, choice, words)
    if details and not brief:
        detail = _joined(details)
        begins = details[0].startswith(label)
        said = detail if begins else words("plain-detail", label=label.rstrip("."), detail=detail)
    verb = words.verb(choice.kind)
    return words("plain-deed", verb=verb, choice=said) if choice.needs_place and verb != said else said


def _joined(sentences: Sequence[str]) -> str:
    """Write sentences behind each other, with a full stop where there is none."""
    return " ".join(line if line.endswith((*".!?:;",)) else f"{line}." for line in sentences if line)


def tell_hand(sitting: Sitting, rest: str) -> None:
    """Say what the seat in turn holds, or all about one thing of it, counted from 1."""
    if sitting.seat == CHANCE:
        sitting.say("plain-nobody-asked")
        return
    face_up(sitting)
    parts = show.hand_parts(sitting.drawing, sitting.view, sitting.seat)
    held, before = ([choice_of(move) for move in part] for part in parts)
    if rest:
        _tell_list(sitting, [*held, *before], rest)
        return
    if not held:
        sitting.say("plain-hand-empty")
    _tell_list(sitting, held)
    if before:
        sitting.say("plain-hand-before")
        _tell_list(sitting, before, first=len(held) + 1)


def tell_offers(sitting: Sitting, rest: str) -> None:
    """Say what lies open to be taken, whether or not it may be taken now, or all about one thing of it."""
    offered = hearing.lying(sitting.drawing, sitting.view, sitting.seat)
    if not offered:
        sitting.say("plain-offers-empty")
    _tell_list(sitting, offered, rest)


def _tell_list(sitting: Sitting, choices: Sequence[Choice], rest: str = "", first: int = 1) -> None:
    one = picked(choices, rest)
    if one is not None:
        sitting.tell(*sitting.drawing.inspect_choice(sitting.view, one, sitting.words))
        return
    if rest:
        sitting.say("plain-no-entry", entry=sitting.quoted(rest), count=len(choices))
        return
    for number, choice in enumerate(choices, start=first):
        lines = hearing.card_heard(sitting.drawing, sitting.view, choice, sitting.words)
        verb = sitting.words.verb(choice.kind)
        said = verb if not lines else lines[0] if sitting.brief else _joined(lines)
        sitting.say("plain-choice", number=number, choice=said)


def tell_cards(sitting: Sitting, rest: str) -> None:
    """Say all that lies open before a seat: the one named, or the one in turn; at the end, before each."""
    seat = seat_called(sitting, rest) if rest else sitting.seat
    laid_open = sitting.drawing.laid_open
    if seat is None:
        return
    if laid_open is None:
        sitting.say("plain-cards-none")
        return
    for one in sitting.view.everyone if seat == CHANCE else (seat,):
        sitting.tell(*filter(None, laid_open(sitting.view, one, sitting.words)))


def seat_called(sitting: Sitting, name: str) -> Seat | None:
    """Return the seat of a name, or of a number counted from 1; say so if nobody or several are called so."""
    seats, wanted = sitting.view.everyone, folded(name)
    shown = {seat: sitting.aloud.as_written(sitting.words.seat(seat)) for seat in seats}
    typed = {seat: sitting.match.players[seat].name for seat in seats}
    by_name = [seat for seat in seats if wanted in (folded(shown[seat]), folded(typed[seat]))]
    found: list[Seat] = by_name or [seat for seat in seats if name == str(seat + 1)]
    if len(found) == 1:
        return found[0]
    sitting.say("plain-which-seat" if found else "plain-nobody", name=sitting.quoted(name))
    for seat in found:
        sitting.say("plain-choice", number=seat + 1, choice=sitting.words.seat(seat))
    return None


def be_brief(sitting: Sitting, _: str) -> None:
    """List cards by their names alone, or again with all that is on them."""
    sitting.brief = not sitting.brief
    sitting.say("plain-brief" if sitting.brief else "plain-full")


class Sight(Value):
    """A map as it is told, and whose it is; None where all have one map."""

    sitting: Sitting
    seat: Seat | None

    @property
    def picture(self) -> show.Picture:
        """The map as it would be drawn."""
        return show.board(self.sitting.drawing, self.sitting.view, self.seat)

    @property
    def rows(self) -> Iterator[Sequence[Place]]:
        """Its places row by row, those left out that are drawn as empty ground about it."""
        looks = self.picture.looks
        for row in hearing.rows_of(self.picture.board):
            yield [place for place in row if place in looks and looks[place].fill != "empty"]

    @property
    def places(self) -> Sequence[Place]:
        """Its places in reading order."""
        return [place for row in hearing.rows_of(self.picture.board) for place in row]

    def at(self, place: Place) -> Sequence[str]:
        """Say what is at a place in a few words each."""
        sitting = self.sitting
        return hearing.glimpsed(sitting.drawing, sitting.view, self.seat, place, sitting.words)

    def said(self, place: Place) -> str:
        """Say what is at a place, or that it is bare."""
        return ", ".join(self.at(place)) or self.sitting.words("plain-bare")

    def find(self, word: str) -> Place | None:
        """Return the place of a name, as it is written or in words; None if there is none."""
        names = self.sitting.words.name
        for place in self.places:
            if folded(word) in (folded(str(place)), folded(names(place))):
                return place
        return None

    def kinds(self, chip: Chip | None = None) -> Mapping[str, Sequence[Place]]:
        """Gather the places by what is there: all, or those that bear a chip."""
        found, looks = dict[str, list[Place]](), self.picture.looks
        for place in (place for row in self.rows for place in row):
            for kind in self.at(place) if chip is None or looks[place].bears(chip) else ():
                # What stands behind a comma belongs to one place alone, such as where a river flows.
                found.setdefault(kind.partition(", ")[0], []).append(place)
        return found


def sight(sitting: Sitting, seat: Seat | None = None) -> Sight:
    """Look at the map of a seat, or at the one that belongs to the table as it stands."""
    if seat is None or show.boards_of(sitting.drawing, sitting.view.seats) == (None,):
        seat = show.home(sitting.drawing, sitting.view, sitting.making.choice)
    return Sight(sitting, seat)


def _pointed(sitting: Sitting, rest: str) -> tuple[Sight, Place] | None:
    """Read a place, with or without the name of the seat on whose map it is; say so if there is none."""
    line = in_one(rest)
    name, _, word = line.rpartition(" ")
    seen = sight(sitting)
    place = seen.find(line)
    if place is None and name and sight(sitting).find(word) is not None:
        seat = seat_called(sitting, name.strip())
        if seat is None:
            return None
        seen = sight(sitting, seat)
        place = seen.find(word)
    if place is None:
        sitting.say("plain-no-place", place=sitting.quoted(rest))
        return None
    return seen, place


def look(sitting: Sitting, rest: str) -> None:
    """Say all about a place."""
    if not rest:
        sitting.say("plain-help-look")
    elif (found := _pointed(sitting, rest)) is not None:
        seen, place = found
        lines = show.inspected(sitting.drawing, sitting.view, seen.seat, place, sitting.words)
        sitting.tell(*hearing.without_sources(sitting.drawing, lines, sitting.words))


def look_beside(sitting: Sitting, rest: str) -> None:
    """Say what lies beside a place, direction by direction."""
    if not rest:
        sitting.say("plain-help-beside")
    elif (found := _pointed(sitting, rest)) is not None:
        seen, place = found
        sitting.say("plain-at", place=sitting.words.name(place), what=seen.said(place))
        around = hearing.beside(seen.picture.board, place)
        for bearing, near in around:
            way = capital(sitting.words(f"bearing-{bearing}"))
            name = sitting.words.name(near)
            sitting.say("plain-beside", way=way, place=name, what=seen.said(near))
        if not around:
            sitting.say("plain-alone")


def tell_map(sitting: Sitting, rest: str) -> None:
    """Say the whole map place by place, or that of a seat."""
    seat = seat_called(sitting, rest) if rest else None
    if rest and seat is None:
        return
    seen = sight(sitting, seat)
    if seen.seat is not None:
        sitting.say("plain-map-of", seat=sitting.words.seat(seen.seat))
    for row in filter(None, seen.rows):
        told = [sitting.words("plain-at", place=sitting.words.name(at), what=seen.said(at)) for at in row]
        sitting.tell(" ".join(told))


def tell_kind(sitting: Sitting, word: str) -> bool:
    """Say where things of a kind are, and tell whether there are any such things."""
    found = list(_alike(sitting, sight(sitting).kinds(), word))
    for kind, places in found:
        tell_places(sitting, kind, places)
    return bool(found)


def tell_places(sitting: Sitting, kind: str, places: Sequence[Place]) -> None:
    """Say where things of a kind are."""
    named = sitting.words.listed([sitting.words.name(place) for place in places])
    sitting.say("plain-where-kind", kind=kind, count=len(places), places=named)


def tell_regions(sitting: Sitting, _: str) -> None:
    """Say what hangs together on the map."""
    seen = sight(sitting)
    told = list(hearing.regions_of(sitting.drawing, sitting.view, seen.seat, sitting.words))
    sitting.tell(*told) if told else sitting.say("plain-no-regions")


def _alike(
    sitting: Sitting, kinds: Mapping[str, Sequence[Place]], asked: str
) -> Iterator[tuple[str, Sequence[Place]]]:
    """Find the kinds that a text names: all of its words are heard in theirs, of one or of several."""
    # A sign that is typed may be one of the table or of a player's name.
    wanted = [one for one in (_stems(asked), _stems(sitting.aloud(asked))) if one]
    for kind, places in kinds.items():
        there = _stems(sitting.aloud(kind))
        if any(one <= there for one in wanted):
            yield kind, places


def _stems(text: str) -> frozenset[str]:
    """Return the words of a text, said of one."""
    return frozenset(map(_stem, re.findall(r"\w+", folded(text))))


def _stem(word: str) -> str:
    """Cut off what says that there are several."""
    for several, one in ENDINGS:
        if len(word) > len(several) + 1 and word.endswith(several):
            return word.removesuffix(several) + one
    return word


def tell_rule(sitting: Sitting) -> None:
    """Tell the rule that the seat needs now and has not been told, if coached; FaultError if not kept."""
    session, match = sitting.session, sitting.match
    if not isinstance(session, Session) or not is_coached(session.library, session.number):
        return
    name = match.players[sitting.seat].name
    told = rules_told(session.library, match.game.key).get(name, frozenset())
    if not (number := due(match, sitting.seat, told)):
        return
    section = sitting.rules.sections[number]
    note = brief(section)
    sitting.say("plain-new-rule", section=number, title=section.title)
    sitting.tell(*sitting.aloud.page(note.text))
    if not note.whole:
        sitting.say("plain-rule-rest", section=number)
    keep_told(session.library, match.game.key, {name: told | {number}})


def switch_coach(sitting: Sitting, _: str) -> None:
    """Let rules be told when they are first needed, or no more."""
    session = sitting.session
    if not isinstance(session, Session):
        return
    coached = not is_coached(session.library, session.number)
    set_coached(session.library, session.number, coached=coached)
    sitting.say("coach-on" if coached else "coach-off")
    tell_rule(sitting)


def tell_hint(sitting: Sitting, _: str) -> None:
    """Say what to think of, and good moves; the log will say that a hint was given."""
    if sitting.seat == CHANCE:
        sitting.say("plain-nobody-asked")
        return
    face_up(sitting)
    match = sitting.match
    task = Task.of(match, Sitter.STRONG, advising=True)
    words = show.words_there(sitting.drawing, sitting.view, sitting.words)
    sitting.tell(*hint_lines(*solve_closer(task), words))
    sitting.note(Note(match.at, NoteKind.HINTED, sitting.seat))


def tell_turn(sitting: Sitting) -> None:
    """Say where in the game we are, what changed since the seat's last turn, and whose turn it is."""
    words, seat = sitting.words, sitting.seat
    sitting.tell("")
    sitting.say("plain-said-now", text=hearing.heading_heard(sitting.drawing, sitting.view, words))
    tell_news(sitting, last_turn(sitting.match, seat))
    sitting.say("plain-said-now", text=words("plain-turn", seat=words.seat(seat)))
    tell_rule(sitting)


def tell_news(sitting: Sitting, since: int) -> bool:
    """Say what happened from a moment on, and tell whether anything did."""
    lines = [line.text for line in told(sitting.match, sitting.eyes, sitting.words, since)]
    for text in lines:
        sitting.say("plain-said-log", text=text)
    return bool(lines)


def last_turn(match: Match[Any], seat: Seat) -> int:
    """Return the moment of a seat's last decision, or 0."""
    return max((n for n in range(1, match.at + 1) if match.moments[n].seat == seat), default=0)


def tell_question(sitting: Sitting) -> None:
    """Say what is asked next of the move in the making, and what may be answered."""
    making, words = sitting.making, sitting.words
    question = sitting.match.state.question
    if question is None:
        tell_score(sitting)
        return
    if making.choice is None or len(making.draft.choices) == 1:
        told = words.__replace__(open_table=sitting.match.has_no_secrets)
        sitting.say("plain-asked", question=show.asked_there(sitting.drawing, sitting.view, told))
    if making.choice is None:
        _tell_choices(sitting)
        return
    sitting.say("plain-chosen", choice=describe_choice(sitting, making.choice))
    if making.field == PLACE:
        _tell_places(sitting, making.values(PLACE))
    elif making.field is not None:
        _tell_values(sitting, making.field)


def tell_round(sitting: Sitting) -> None:
    """Say who else is asked the same, and how one answer is given for all."""
    going = going_round(sitting)
    others = [] if going is None else [line for line in going.lines({}) if not line.fixed][1:]
    if others:
        seats = sitting.words.listed([sitting.words.seat(line.seat) for line in others])
        sitting.say("plain-all-same", seats=seats)


def going_round(sitting: Sitting) -> Round | None:
    """Return the question that several seats answer openly, if it is asked now."""
    match = sitting.match
    form = form_at(sitting.drawing, match.state.question, Ballot)
    return None if form is None or match.game.private(match.state) else Round.of(match, form.moves)


def tell_end(sitting: Sitting) -> None:
    """Say how the match ended, line by line."""
    match, words = sitting.match, sitting.words
    last = max((n for n in range(1, match.at + 1) if match.moments[n].seat != CHANCE), default=0)
    logged = (words("plain-said-log", text=line.text) for line in told(match, CHANCE, words, last))
    sitting.tell("", *logged, "")
    sitting.say("plain-over")
    tell_score(sitting)
    hints = hints_sentence(match, words)
    sitting.tell(winner_sentence(match.game.score(match.state), words), *([hints] if hints else []))


def tell_score(sitting: Sitting) -> None:
    """Say the score sheet as it stands, each seat's sum and then why."""
    sheet: ScoreSheet = sitting.match.game.score(sitting.view)
    for score in seat_scores(sheet, sitting.words):
        sitting.tell(score.text)
        for reason in score.reasons:
            sitting.say("plain-score", reason=reason.text, points=reason.points, rule=reason.rule)


def _tell_choices(sitting: Sitting) -> None:
    draft = sitting.making.draft
    choices = keyed(draft.choices)
    for number, choice in choices.items():
        said = describe_choice(sitting, choice, brief=sitting.brief)
        sitting.say("plain-choice", number=number, choice=said)
    # The seat may hold what the game shows beside what may be answered.
    held = {type(move) for move in sitting.drawing.hand(sitting.view, sitting.seat)}
    offered = {type(move) for move in sitting.drawing.offers(sitting.view)}
    if (held & offered).difference(choice.kind for choice in draft.moves):
        sitting.say("plain-besides")
    sitting.say("plain-type-number", count=len(choices))


def _tell_places(sitting: Sitting, places: Sequence[Any]) -> None:
    """Say where it may go; many places are told by what is there, so that they come in some order."""
    if len(places) <= FEW:
        sitting.say("plain-where", places=written(places))
        return
    sitting.say("plain-where-many", count=len(places))
    seen, grounds = sight(sitting), dict[str, list[Any]]()
    order = {place: number for number, place in enumerate(seen.places)}
    for place in sorted(places, key=lambda at: order.get(at, len(order))):
        ground = next(iter(seen.at(place)), "") if place in order else ""
        grounds.setdefault(ground, []).append(place)
    for ground, some in grounds.items():
        line = "plain-where-ground" if ground else "plain-where-else"
        sitting.say(line, ground=ground, places=written(some))


def _tell_values(sitting: Sitting, name: str) -> None:
    values = sitting.making.values(name)
    if all(type(value) is int for value in values):
        sitting.say("plain-which-number", numbers=written(values))
        return
    sitting.say("plain-which-way")
    for number, value in enumerate(values, start=1):
        notation = written([value])
        sitting.say("plain-way", number=number, name=sitting.words.name(value), notation=notation)
    sitting.say("plain-type-number", count=len(values))
