"""What holds for the desks of all games: matches made by intents, anything wanted anywhere, secrets kept."""

from collections.abc import Callable, Iterator
from enum import Enum
from importlib import import_module
from inspect import isfunction, signature
from itertools import product
from pkgutil import walk_packages
from random import Random
from typing import Any, get_type_hints

import pytest

from boardkit.core import CHANCE, Game, Match, Seat, Study
from boardkit.core.lines.course import Stride
from boardkit.text import words_for
from boardkit.tui import desk as tui_desk
from boardkit.tui.desk.desk import Desk, kind_of, update
from boardkit.tui.desk.intents import Do, Intent, Stroll, Want
from boardkit.tui.desk.match.curtain import Asking, Curtain, Matter, draw_curtain, look
from boardkit.tui.desk.match.playing import Choosing, commands
from boardkit.tui.desk.sight import Drawn
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.desk.wishes import Ask, Hand, Keep, Leave, Notice, Open, Pick, Tell, Wish
from tests.daily import by_night
from tests.desk.tools import after, answers, anything, beneath, drawn, made, new_match, opened, seated
from tests.every import every_game
from tests.games.secrets import Twins
from tests.games.test_every_secret import few_pairs

SEEDS = range(4)
DRAWN = 20
"""Of how many tables of a whole match one is drawn."""

WANTS = 150
"""How many things are wanted at random of each desk."""


def shaken(desk: Desk, random: Random, count: int) -> Desk:
    """Want so many things at random, the answers of dialogs included."""
    for _ in range(count):
        outcome = update(desk, anything(desk, random))
        replies = answers(outcome.wishes)
        desk = outcome.desk
        if replies and random.random() < 0.7:
            desk = update(desk, random.choice(replies)).desk
    return desk


@pytest.mark.sample(5)
@every_game
@pytest.mark.parametrize("seed", [0, by_night(1), by_night(2)])
def test_a_whole_match_is_played_by_hand(game: Game[Any], seed: int) -> None:
    random = Random(seed)
    desk = opened(seated(new_match(game, game.seats[-1 - seed % len(game.seats)], seed)))
    for number in range(5_000):
        if desk.match.over:
            break
        move = random.choice(desk.sight.legal)
        outcome = made(desk, move)
        assert outcome.desk.match.moments[desk.match.at + 1].move == move
        assert any(isinstance(wish, Keep) for wish in outcome.wishes)
        desk = opened(outcome.desk)
        if number % DRAWN == 0:
            drawn(desk)
    assert desk.match.over
    assert any(isinstance(wish, Open) for wish in outcome.wishes), "the score sheet is opened at the end"


@pytest.mark.sample(6)
@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_wanted_there_is_a_desk_that_can_be_drawn(game: Game[Any], seed: int) -> None:
    random = Random(seed)
    desk = seated(new_match(game, game.seats[seed % len(game.seats)], seed), ("en", "fr")[seed % 2])
    for _ in range(WANTS // 10):
        desk = shaken(desk, random, 10)
        assert drawn(desk) == drawn(desk.__replace__(drawn=Drawn())), (
            "what is remembered is what is drawn anew"
        )


@pytest.mark.sample(4)
@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_the_way_back_always_leads_to_the_table(game: Game[Any], seed: int) -> None:
    random = Random(100 + seed)
    desk = seated(new_match(game, game.seats[seed % len(game.seats)], seed))
    for _ in range(12):
        desk = shaken(desk, random, 10)
        at_table = desk
        for _ in range(10):
            at_table = update(opened(at_table), Do.BACK).desk
        assert len(opened(at_table).modes) == 1
        assert update(desk, Do.LEAVE).wishes == () or isinstance(update(desk, Do.LEAVE).wishes[-1], Leave)


@every_game
def test_what_is_not_known_changes_nothing(game: Game[Any]) -> None:
    random = Random(3)
    desk = seated(new_match(game, game.seats[-1]))
    unknown = 0
    for _ in range(60):
        desk = shaken(desk, random, 3)
        for intent in [*Do, *Want, anything(desk, random)]:
            if kind_of(intent) not in desk.mode.deeds:
                unknown += 1
                outcome = update(desk, intent)
                assert outcome.desk is desk
                assert not outcome.wishes
    assert unknown


@every_game
def test_from_every_desk_the_match_goes_on(game: Game[Any]) -> None:
    random = Random(5)
    desk = seated(new_match(game, game.seats[0]))
    for _ in range(10):
        desk = shaken(desk, random, 12)
        for _ in range(10):
            desk = update(opened(desk), Do.BACK).desk
        desk = opened(desk.__replace__(eyes=None))
        if desk.match.over:
            return
        desk = opened(update(desk, Want.COME_BACK).desk)
        if desk.match.state.to_move == CHANCE:
            desk = opened(update(desk, Want.SWITCH_CHANCE).desk)
        before = desk.match.at
        desk = opened(made(desk, random.choice(desk.sight.legal)).desk)
        assert desk.match.at > before


@pytest.mark.parametrize("every", [3, by_night(1)])
@every_game
def test_a_desk_shows_nothing_of_what_was_answered_in_secret(game: Game[Any], every: int) -> None:
    for number, pair in enumerate(some_pairs(game)):
        for seat in pair.others[number % every :: every]:
            one, other = (as_seen(match, seat) for match in (pair.one, pair.other))
            assert one == other, (pair.secret, seat)


@pytest.mark.parametrize("every", [5, by_night(1)])
@every_game
def test_nothing_that_is_opened_tells_a_secret(game: Game[Any], every: int) -> None:
    last = {pair.secret.question: pair for pair in few_pairs(game)}
    for pair in last.values():
        one, other = (looked_through(match, pair.others[0]) for match in (pair.one, pair.other))
        ways = [*product(((), (Stroll(Stride.DECISION, -1),)), OVER_THE_TABLE)]
        for before, intent in ways[len(pair.one.moments) % every :: every]:
            shown = [seen_after(after(desk, *before), intent) for desk in (one, other)]
            assert shown[0] == shown[1], (pair.secret, before, intent)


OVER_THE_TABLE = (
    Do.CHOICES,
    Do.FIND,
    Do.HAND_OUT,
    Do.BRANCH,
    Do.INSPECT,
    Do.WHY,
    Do.HINT,
    Do.LOG,
    Do.LEGEND,
    Do.REPLAY,
    Do.HELP,
    Do.TEACHER,
    Do.TYPE_MOVE,
    Do.OVERLAY,
    Want.SHOW_HIDDEN,
    Want.COPY_CODE,
    Want.WRITE_REMARK,
)
"""What says something over the table."""


def seen_after(desk: Desk, intent: Intent) -> tuple[Any, ...]:
    """Draw what is seen once something was wanted, with what is said over it."""
    outcome = update(desk, intent)
    changed = () if outcome.desk is desk else (drawn(outcome.desk), commands_said(outcome.desk))
    return *changed, *map(said, outcome.wishes)


def commands_said(desk: Desk) -> list[str]:
    return [label for label, _ in commands(desk)]


def said(wish: Wish) -> Any:
    """Write what a wish says."""
    match wish:
        case Ask(Pick(title, entries)):
            return title, [label for label, _ in entries]
        case Ask(Notice(title, lines)):
            return title, lines
        case Tell(sentence):
            return sentence
        case Open(Hand() as hand):
            return [hand.said(choice) for choice in hand.sight.choices]
    return type(wish)


@every_game
def test_a_curtain_a_vote_and_a_result_are_the_same_to_all(game: Game[Any]) -> None:
    for pair in some_pairs(game):
        result = HandingOver(pair.owner, pair.others[0])
        for cover in (Curtain(pair.owner), Asking(Matter.OPEN_TABLE, pair.owner), result):
            one, other = (onlooked(match).entering(cover) for match in (pair.one, pair.other))
            assert drawn(one) == drawn(other), (pair.secret, cover)
            assert cover is result or beneath(one) == beneath(other), (pair.secret, cover)


def some_pairs(game: Game[Any]) -> list[Twins]:
    """Take twins of each secret."""
    return list({pair.secret.question: pair for pair in reversed(few_pairs(game))}.values())


def onlooked(match: Match[Any]) -> Desk:
    """Look at a match as everybody sees it; chance, if it is asked, answers nothing yet."""
    words = words_for("en", match.game.key, [player.name for player in match.players])
    return look(Desk.of(Study(match), words, Choosing()), CHANCE).desk


def as_seen(match: Match[Any], seat: Seat) -> tuple[Any, ...]:
    """Draw a table as a seat sees it whose curtain is open."""
    return drawn(looked_through(match, seat))


def looked_through(match: Match[Any], seat: Seat) -> Desk:
    """Look at a match through a seat whose curtain is open."""
    desk = onlooked(match)
    return desk if seat == CHANCE else opened(draw_curtain(desk, seat).desk)


def tables_of_deeds() -> Iterator[tuple[str, Enum | type[Intent], Callable[..., Any]]]:
    """Walk the deeds of all tables of the desk's modules."""
    for module in walk_packages(tui_desk.__path__, f"{tui_desk.__name__}."):
        for name, found in vars(import_module(module.name)).items():
            table = found.__dict__.get("deeds") if isinstance(found, type) else found
            for kind, deed in table.items() if isinstance(table, dict) and not name.startswith("_") else ():
                if callable(deed) and isinstance(kind, Do | Want | type):
                    yield f"{module.name}.{name}", kind, deed


def test_a_deed_takes_the_desk_and_the_intent_that_says_more() -> None:
    wrong, count = list[str](), 0
    for where, kind, deed in tables_of_deeds():
        if where.endswith((".WORKS", ".TIPS")):
            continue
        count += 1
        told_position = where.endswith(".editing.EDITING")  # before the desk
        takes = [*signature(deed).parameters.values()][told_position:]
        least = [one for one in takes if one.kind is one.POSITIONAL_OR_KEYWORD and one.default is one.empty]
        wanted = 1 if isinstance(kind, Do | Want) else 2
        hint = (
            get_type_hints(deed).get(least[1].name)
            if wanted == len(least) == 2 and isfunction(deed)
            else None
        )
        if any(one.kind is one.VAR_POSITIONAL for one in takes):
            continue
        fits = not (isinstance(hint, type) and isinstance(kind, type)) or issubclass(kind, hint)
        if len(least) != wanted or not fits:
            wrong.append(f"{where}: {kind} {signature(deed)}")
    assert count > 300
    assert wrong == []
