"""One game of many: what comes of it follows from the job, and is what a match by hand comes to."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, EndlessError, Match, Player, Question, Seat, legal, records
from boardkit.core.lines.course import Course
from boardkit.core.notation.moves import write
from boardkit.games import GAMES
from boardkit.games.terristories.box.things import Role
from boardkit.many import playing
from boardkit.many.job import Deed, deeds_of, naming
from boardkit.many.playing import play, play_batch
from boardkit.many.report import verdict_told
from boardkit.many.run_faults import NeverEnds, UnknownPlayer, WorkerDiffers
from boardkit.players.lookup import BASELINES, mind_of
from boardkit.text import words_for
from tests.every import every_key
from tests.helpers import fault_of
from tests.many.games import GAME, plan_of, played
from tests.toy import TOY


@pytest.mark.sample(3)
@every_key
def test_a_game_follows_from_its_job(key: str) -> None:
    plan = plan_of(key, GAMES[key].seats[-1])
    assert play(plan.job(1)) == play(plan.job(1))
    assert play(plan.job(1)) != play(plan.job(2)).__replace__(number=1)


def match_by_hand(key: str, seats: int, number: int) -> tuple[Match[Any], list[int]]:
    """Play a game of the plan by the contract of games alone; return it with how many moves were listed."""
    game, random = GAMES[key], Random(f"5/{number}")
    players = [Player(str(seat + 1), seat) for seat in range(seats)]
    match = records.start(game, game.options(), players, Random(f"5:{number}").getrandbits(30))
    listed = []
    while not match.over:
        moves = legal(game, match.state)
        listed.append(len(moves))
        match = match.play(random.choice(moves))
    return match, listed


@every_key
def test_what_came_of_a_game_is_what_a_match_by_hand_comes_to(key: str) -> None:
    match, listed = match_by_hand(key, 3, 7)
    outcome, sheet = play(plan_of(key, 3).job(7)), match.game.score(match.state)
    deciders = [moment.seat for moment in match.moments if moment.move and moment.seat != CHANCE]
    assert (outcome.decisions, outcome.listed, outcome.finished) == (len(listed), sum(listed), True)
    assert (outcome.totals, outcome.winners) == (sheet.totals, sheet.winners)
    assert outcome.order == tuple(dict.fromkeys(deciders))
    assert {kind: by_seat[1] for kind, by_seat in outcome.points.items()} == sheet.by_kind(Seat(1))
    assert outcome.rounds == Course(match).ends[-1].number


def test_deeds_are_the_moves_of_seats_that_name_a_thing() -> None:
    match, _ = match_by_hand(GAME, 3, 7)
    written = [(moment.seat, write(moment.move).split()) for moment in match.moments if moment.move]
    plays = Counter((seat, words[1]) for seat, words in written if words[0] == "play")
    counted = {
        (seat, deed.thing): times
        for deed, by_seat in play(plan_of(seats=3).job(7)).deeds.items()
        for seat, times in enumerate(by_seat)
        if deed.verb == "play" and times
    }
    assert counted == plays
    assert sum(plays.values()) > 10


def test_places_that_are_shared_are_equal() -> None:
    outcomes = played("water_sharing", games=4, seats=4)
    shared = [outcome for outcome in outcomes if len(set(outcome.places)) < 4]
    assert shared
    for outcome in shared:
        better = [sum(place < own for place in outcome.places) for own in outcome.places]
        assert [place - 1 for place in outcome.places] == better


def test_a_verdict_is_named() -> None:
    outcome = played("terristories", games=1)[0]
    assert (outcome.verdict, outcome.winners) == ("lost-together", ())


def test_names_of_things_are_deeds_and_places_and_turns_are_none() -> None:
    verbs = {kind.verb: [*naming(kind)] for kind in GAMES[GAME].moves}
    assert verbs["play"] == verbs["tribe"] == ["card"]
    assert verbs["place"] == verbs["pass"] == verbs["drop"] == []
    assert [name for kind in TOY.moves for name in naming(kind)] == []


def test_a_deed_is_written_as_in_the_notation_of_moves() -> None:
    match = playing.begin(plan_of("terristories").job(0))
    kind = type(legal(match.game, match.state)[0])
    assert list(deeds_of(kind, "role", Role.ECOLOGIST)) == [Deed("role", "role", "ecologist")]


def test_what_two_fields_alike_hold_counts_as_one_sort() -> None:
    exchange = next(kind for kind in GAMES["life_in_reterra"].moves if kind.verb == "refresh")
    deeds = [*deeds_of(exchange, "first", "E01"), *deeds_of(exchange, "second", "E02")]
    assert deeds == [Deed("refresh", "first", "E01"), Deed("refresh", "first", "E02")]


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", 3)
    outcome = play(plan_of().job(0))
    assert (outcome.finished, outcome.decisions, outcome.winners) == (False, 3, ())


def test_an_unknown_player_is_refused() -> None:
    job = plan_of().job(0).__replace__(players=("random", "master"))
    assert fault_of(lambda: play(job)) == UnknownPlayer("master", (*BASELINES, *mind_of(job.game).levels))


def test_a_worker_with_other_rules_plays_nothing() -> None:
    assert play_batch([plan_of().job(0).__replace__(rules=99)]) == WorkerDiffers(GAME)
    assert play_batch([plan_of().job(0).__replace__(game="chess")]) == WorkerDiffers("chess")


def test_rules_that_go_round_in_a_circle_are_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_endlessly(_: object) -> None:
        raise EndlessError("effects", Question(Seat(0)))

    monkeypatch.setattr(playing, "play", play_endlessly)
    told = play_batch([plan_of().job(4)])
    assert isinstance(told, NeverEnds)
    assert (told.number, "effects in a row" in told.reason) == (4, True)


def test_a_verdict_that_names_players_is_told_in_short() -> None:
    words = words_for("en", "terristories")
    assert verdict_told("won-alone", words).startswith("Some have met their own objectives")
    assert verdict_told("lost-together", words).startswith("Eight rounds are over")
    assert [verdict_told(name, words) for name in ("", "nonsense")] == ["by points", "nonsense"]
