"""What a move would waste and whom it would hurt is said before it is made, and asked for with its stakes."""

from functools import cache
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Game, Match, Move, Seat, choice_of, legal
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.palette import Depth
from boardkit.games import GAMES
from boardkit.games.life_in_reterra.box.things import Card
from boardkit.games.life_in_reterra.rules.powers import PowerIdle
from boardkit.games.terraforming_mars.box.effects import RemoveResource
from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.rules.moves import ConvertHeat, TakeFrom
from boardkit.games.terraforming_mars.rules.questions import Job, TakeAction, WhichLoss
from boardkit.games.water_sharing.rules.moves import Contest
from boardkit.text import words_for
from boardkit.tui.desk import panels, stakes
from boardkit.tui.desk.desk import Desk, Ink, Tones, update
from boardkit.tui.desk.intents import Choose, Decide, Do
from boardkit.tui.desk.sight import PASS, Drawn, passing
from boardkit.tui.desk.stakes import AGREED, cautions, doubted, own_result, prompt_in
from boardkit.tui.desk.wishes import Ask, Confirm, Keep
from tests.desk.lessons import FOUND, lesson_desk, reading_of, step_done
from tests.desk.tools import after, by_kind, focus_card, making, new_match, opened, seated
from tests.every import every_game
from tests.games.terraforming_mars.tables import company, table
from tests.games.terraforming_mars.test_long_hand import match_at
from tests.tui.desks import wished

MARS, WATER = GAMES["terraforming_mars"], GAMES["water_sharing"]
ROOM = Room(60, 60)
TONES = Tones("green", "red", "yellow")
HEAT = 8


@cache
def positions(key: str) -> tuple[tuple[Desk, Move], ...]:
    """Sit down at tables of a match that is played at random, each with a legal move."""
    game, random, found = GAMES[key], Random(5), list[tuple[Desk, Move]]()
    match = new_match(game, max(2, game.seats[0])).__replace__(open_table=True)
    for _ in range(150):
        if match.over:
            break
        moves = legal(game, match.state)
        move = by_kind(moves, random)
        listed = move not in drawing_of(key).alike(match.state)
        if match.state.to_move != CHANCE and listed:
            found.append((opened(seated(match)), move))
        match = match.play(move)
    return tuple(found)


def made_up(desk: Desk, move: Move) -> Desk:
    """Fill the fields of a move, and do not make it."""
    desk = after(desk, *making(desk, move))
    for _ in range(16):
        if desk.draft.move == move:
            break
        desk = after(desk, Do.TURN)
    assert desk.draft.move == move
    return desk


def inked(desk: Desk) -> Ink:
    return Ink(match_palette(desk.game.key, tuple(range(len(desk.match.players))), Depth.FULL), TONES)


def words_of(text: str) -> str:
    """Return a text on one line, without frames."""
    return " ".join(text.replace("┃", " ").split())


def coloured(desk: Desk, colour: str) -> str:
    """Return what the prompt says in a colour."""
    prompt = panels.prompt(desk, inked(desk))
    return "".join(prompt.plain[span.start : span.end] for span in prompt.spans if span.style == colour)


@pytest.mark.sample(6)
@every_game
def test_what_is_at_stake_stands_in_the_prompt_and_on_the_card_in_its_colour(game: Game[Any]) -> None:
    for desk, move in positions(game.key):
        taken = made_up(desk, move)
        prompt, card = (
            words_of(shown.plain)
            for shown in (panels.prompt(taken, inked(desk)), focus_card(taken, inked(desk), ROOM))
        )
        found = cautions(desk, move)
        assert ("⚠" in prompt) == bool(found)
        for one in found:
            assert words_of(one.said) in prompt
            assert words_of(one.said) in card
            assert one.said in coloured(taken, TONES.bad if one.hostile else TONES.warn)


@pytest.mark.sample(3)
@every_game
def test_a_grave_move_is_asked_for_and_made_by_yes_alone(game: Game[Any]) -> None:
    for desk, move in positions(game.key):
        question, outcome = doubted(desk, move), update(made_up(desk, move), Do.ACT)
        lost = desk.drawing.given_up(desk.sight.view, desk.words)
        ends = move.verb == PASS and len(desk.sight.legal) > 1 and lost != ()
        if question is None and not ends:
            assert outcome.desk.match.at > desk.match.at
            continue
        asked = wished(outcome, Ask).dialog
        assert isinstance(asked, Confirm)
        assert outcome.desk.match is desk.match
        assert asked.then == Decide(move)
        assert question is None or asked == question
        done = update(outcome.desk, asked.then).desk
        assert done.match.moments[desk.match.at + 1].move == move


@every_game
def test_what_meets_a_wish_or_ends_something_is_called_neither_waste_nor_hostile(game: Game[Any]) -> None:
    for desk, _ in positions(game.key):
        for move in [one for one in desk.sight.legal if one.verb in AGREED]:
            assert cautions(desk, move) == ()


def test_what_is_wasted_whatever_is_done_is_no_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    """6.3 A town hall's power finds nothing to do, whether a building is placed or not."""
    idle, both = PowerIdle(Seat(0), Card("town_hall")), [True]
    desk, move = next(
        (desk, move)
        for desk, move in positions("life_in_reterra")
        if passing(desk.sight.legal) not in (None, move) and not cautions(desk, move)
    )
    monkeypatch.setattr(stakes, "_vain_events", lambda _, one: [idle] if both[0] or one == move else [])
    assert not cautions(desk.__replace__(drawn=Drawn()), move)
    both[0] = False
    [caution] = cautions(desk.__replace__(drawn=Drawn()), move)
    assert desk.words.say(idle) in caution.said


def on_mars(match: Match[Any], **parts: Any) -> Match[Any]:
    """Lay another state on the table of Mars."""
    now = match.moments[match.at]
    there = now.__replace__(step=now.step.__replace__(state=match.state.but(**parts)))
    return match.__replace__(moments=(*match.moments[: match.at], there))


def with_heat(temperature: int) -> Desk:
    """Sit down on Mars, so warm, with heat for a step."""
    match = new_match(MARS, 2).__replace__(open_table=True)
    while (
        not isinstance(match.state.question, TakeAction) or match.state.companies[match.state.to_move].opening
    ):
        match = match.play(legal(MARS, match.state)[0])
    seat = match.state.to_move
    stock = tuple(HEAT if one is Resource.HEAT else 0 for one in Resource)
    richer = match.state.give(seat, stock=stock)
    return seated(on_mars(match, companies=richer.companies, temperature=temperature))


def test_heat_for_a_planet_that_is_warm_enough_would_only_be_paid() -> None:
    desk = after(with_heat(8), Choose(choice_of(ConvertHeat())))
    assert desk.words("caution-only-pay", said="")[:-1].strip() in coloured(desk, TONES.warn)
    outcome = update(desk, Do.ACT)
    question = wished(outcome, Ask).dialog
    assert isinstance(question, Confirm)
    assert "⚠" in question.question
    assert not any(isinstance(wish, Keep) for wish in outcome.wishes)


def test_heat_for_a_planet_that_is_cold_is_made_at_once_and_nothing_is_amber() -> None:
    desk = after(with_heat(-30), Choose(choice_of(ConvertHeat())))
    assert not coloured(desk, TONES.warn)
    done = update(desk, Do.ACT).desk
    assert done.match.state.companies[desk.viewer].stock[Resource.HEAT] == 0


def test_what_a_move_does_to_the_table_is_told_in_fewer_letters_rather_than_cut() -> None:
    desk = after(with_heat(-30), Choose(choice_of(ConvertHeat())))
    said = prompt_in(desk, inked(desk), 118).plain
    assert "…" not in said
    assert "temperature −30 → −28" in said
    assert own_result(desk).split(" · ")[0].rpartition(" ")[2] in said


def at_loss() -> Desk:
    """Sit down where a seat is to choose from whom plants are taken."""
    match = with_heat(-30).match
    seat, plants = match.state.to_move, Resource.PLANTS
    other = Seat(1 - seat)
    stock = tuple(5 if one is plants else 0 for one in Resource)
    card = match.state.companies[seat].hand[0]
    job = Job(seat, card, (RemoveResource(plants, 3),))
    state = match.state.give(other, stock=stock).ask(WhichLoss(seat, plants, 3, card), job)
    return seated(on_mars(match, companies=state.companies, pile=state.pile))


def test_what_is_taken_from_another_is_red_with_what_is_left_to_them() -> None:
    desk = at_loss()
    move = next(one for one in desk.sight.legal if isinstance(one, TakeFrom) and one.of != desk.viewer)
    [caution] = cautions(desk, move)
    assert caution.hostile
    assert not caution.grave
    taken = made_up(desk, move)
    assert caution.said in coloured(taken, TONES.bad)
    assert f"5 → {5 - move.amount}" in caution.said


def test_whoever_has_named_whom_to_hurt_is_not_asked_once_more() -> None:
    desk = at_loss()
    move = next(one for one in desk.sight.legal if isinstance(one, TakeFrom) and one.of != desk.viewer)
    outcome = update(made_up(desk, move), Do.ACT)
    assert not any(isinstance(wish, Ask) for wish in outcome.wishes)
    assert outcome.desk.match.at > desk.match.at


def test_hostility_is_red_though_no_number_tells() -> None:
    found = 0
    for seed in range(6):
        match, random = new_match(WATER, 3, seed).__replace__(open_table=True), Random(seed)
        for _ in range(200):
            moves = legal(WATER, match.state)
            contests = [move for move in moves if isinstance(move, Contest)]
            if match.over or contests:
                break
            match = match.play(random.choice(moves))
        if contests:
            found += 1
            desk = seated(match)
            [caution] = cautions(desk, contests[0])
            assert caution.hostile
            assert caution.grave
            assert all(desk.words.seat(seat) in caution.said for seat in contests[0].against)
    assert found


def test_nothing_is_asked_for_in_a_lesson() -> None:
    tried = 0
    for found in FOUND[::8]:
        desk = lesson_desk(found)
        while not reading_of(desk).finished:
            step = reading_of(desk)
            if step.to_play and step.quiz is None and step.stage.move is not None:
                tried += 1
                outcome = update(made_up(desk, step.stage.move), Do.ACT)
                assert not any(isinstance(wish, Ask) for wish in outcome.wishes)
            desk = step_done(desk).desk
    assert tried


def passed_at(desk: Desk) -> str | None:
    """Return what is asked of whoever passes, or None where the pass is made at once."""
    outcome = update(desk, Do.FORGO)
    dialogs = [wish.dialog for wish in outcome.wishes if isinstance(wish, Ask)]
    return dialogs[0].question if dialogs and isinstance(dialogs[0], Confirm) else None


def passes() -> list[Desk]:
    """Find tables of Sharing the Water at which one may pass, or do something else."""
    found = [desk for desk, _ in positions("water_sharing") if len(desk.sight.legal) > 1]
    return [desk for desk in found if any(move.verb == PASS for move in desk.sight.legal)]


def test_a_pass_is_asked_for_with_what_it_gives_up_and_only_then() -> None:
    asked = dict[str, set[bool]]()
    for desk in passes():
        question, lost = passed_at(desk), desk.drawing.given_up(desk.sight.view, desk.words)
        assert lost is not None
        assert (question is None) == (not lost)
        assert question is None or all(one in question for one in lost)
        asked.setdefault(type(desk.sight.view.question).__name__, set()).add(bool(lost))
    assert asked["Generate"] == {True, False}
    assert asked["AnyCard"] == {False}


def test_the_only_other_move_is_named_before_a_pass() -> None:
    oceans = "ocean@A2 ocean@A4 ocean@A5 ocean@B6 ocean@D8 ocean@E4 ocean@E5 ocean@E6 ocean@F6"
    kim = company(tableau="steelworks", stock={"energy": 4})
    last = table(kim, company(), placed=oceans, temperature=8, oxygen=14)
    desk = seated(match_at(last))
    [other] = (move for move in desk.sight.legal if move.verb != PASS)
    question = passed_at(desk)
    assert question is not None
    assert desk.words.say(other) in question


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("fr", "o")])
def test_what_is_doubted_is_answered_by_letters_that_stand_on_the_buttons(language: str, yes: str) -> None:
    words = words_for(language, "water_sharing", [])
    assert words("caution-yes").endswith(f"({yes})")
    assert words("caution-no").endswith("(n)")
