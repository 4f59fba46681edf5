"""Hints in words: what to think of, good moves with what speaks for them and what against."""

import pytest

from boardkit.core import Move
from boardkit.games.tectonic_tribes.box.things import TerrainCard
from boardkit.games.tectonic_tribes.rules.moves import Discard, Pass, PlaceTerrain
from boardkit.games.terraforming_mars.box.things import Card, Corporation
from boardkit.games.terraforming_mars.rules.moves import BuyCard, ChooseCorporation, Done
from boardkit.maps.squares import Square, Turn
from boardkit.players.facts import Tried, When, changes
from boardkit.players.mind import Worth
from boardkit.players.verdict import Opinion, Things, Verdict
from boardkit.text import words_for
from boardkit.text.advice import NAMED, hint_lines, reasons_said, row_said, told
from tests.every import every_language

WORDS = words_for("en", "tectonic_tribes")


def verdict(*worths: dict[str, float]) -> Verdict:
    opinions = tuple(
        Opinion(Discard(TerrainCard(number)), Worth(worth), 1) for number, worth in enumerate(worths, 1)
    )
    return Verdict(Discard(TerrainCard(1)), opinions)


def hinted(*worths: dict[str, float]) -> list[str]:
    """Say a hint of which a closer look finds what the first one did."""
    looked = verdict(*worths)
    return [*hint_lines(looked, looked, WORDS)]


@pytest.mark.parametrize(
    ("reasons", "said"),
    [
        ([("tribe-cards", 1.0)], "tribe cards that are left +1.0"),
        (
            [("tribe-cards", -1.0), ("regions", -0.5)],
            "tribe cards that are left −1.0 and regions that will probably be kept −0.5",
        ),
        (
            [("tribe-cards", -1.0), ("regions", 2.5)],
            "regions that will probably be kept +2.5, but tribe cards that are left −1.0",
        ),
        (
            [("tribe-cards", 1.0), ("regions", -2.5)],
            "regions that will probably be kept −2.5, but tribe cards that are left +1.0",
        ),
    ],
)
def test_what_speaks_for_a_move_comes_before_what_speaks_against_it(
    reasons: list[tuple[str, float]], said: str
) -> None:
    assert reasons_said(reasons, WORDS) == said


@every_language
def test_where_one_move_was_looked_at_it_suggests_itself(language: str) -> None:
    words = words_for(language, "tectonic_tribes")
    alone = verdict({"tribe-cards": 1.0})
    assert next(iter(hint_lines(alone, alone, words))) == words("hint-one-alone")


def test_what_a_few_lucky_tables_put_above_the_best_is_left_out() -> None:
    best, lucky, worse = verdict({"regions": 2.0}, {"regions": 9.0}, {"regions": 1.0}).opinions
    looked = Verdict(best.move, (best.__replace__(samples=8), lucky, worse.__replace__(samples=8)))
    assert not any("Discard card 2" in line for line in hint_lines(looked, looked, WORDS))


@every_language
def test_less_of_something_is_not_told_as_less_of_less(language: str) -> None:
    words = words_for(language, "tectonic_tribes")
    more, fewer = (reasons_said([("regions-of-rivals", by)], words) for by in (-0.6, 0.6))
    assert more.startswith(words.explanation("term-regions-of-rivals", "worse"))
    assert fewer.startswith(words("term-regions-of-rivals"))


def test_what_is_taken_together_is_said_with_what_is_left_and_others_by_what_differs() -> None:
    mars, cards = (
        words_for("en", "terraforming_mars"),
        [BuyCard(Card(n)) for n in ("ironworks", "fish", "moss")],
    )
    names = [mars.name(card.card, Card) for card in cards]

    def of(*taken: Move, led: bool = False) -> Opinion:
        left = tuple(card for card in cards if card not in taken)
        first = ChooseCorporation(Corporation("ecoline")) if led else [*taken, Done()][0]
        return Opinion(first, Worth(), 1, (), Things(taken, left, led))

    both, one, none = of(*cards[:2]), of(cards[0]), of()
    assert row_said(both, mars) == f"Buy {names[0]} and {names[1]}; leave {names[2]}"
    assert row_said(none, mars) == f"Leave {names[0]}, {names[1]} and {names[2]}"
    assert row_said(one, mars, both) == f"The same, but not: Buy {names[1]}"
    assert row_said(both, mars, one) == f"The same, and also: Buy {names[1]}"
    assert row_said(of(cards[0], led=True), mars).startswith(f"Choose Ecoline. Buy {names[0]}; leave")


def test_what_is_slight_beside_the_rest_is_not_told() -> None:
    assert [word for word, _ in told([("regions", 2.8), ("tribe-cards", -1.5), ("safety", -0.1)])] == [
        "regions",
        "tribe-cards",
    ]


UNITS = {"points": 1.0, "tribe-cards": 2.0}


def counted(
    *points: float, opinions: tuple[dict[str, float], ...] = (), plan: tuple[Move, ...] = ()
) -> list[str]:
    """Say a hint of moves after each of which so many points are counted, the best first."""
    made = [
        Opinion(
            Discard(TerrainCard(number)),
            worth := Worth(opinions[number - 1] if opinions else {"regions": many}),
            8,
            tries=(Tried(worth, {When.BEFORE: {"points": 0.0}, When.NOW: {"points": many}}),) * 8,
            plan=plan,
        )
        for number, many in enumerate(points, 1)
    ]
    found = Verdict(made[0].move, tuple(made), units=UNITS)
    return [*hint_lines(found, found, WORDS)]


def test_the_best_is_set_beside_the_next_by_what_is_counted_and_others_beside_the_best() -> None:
    nudged, best, following, last = counted(5.0, 3.0, 2.0)
    assert nudged == WORDS.explanation("term-regions", "nudge")
    assert best.startswith("1. Discard card 1 — compared with the next: now 2 points more")
    assert following == "2. Discard card 2"
    assert last == "3. Discard card 3 — compared with the best: now 3 points less"


def test_what_cannot_be_counted_stands_apart_is_called_an_opinion_and_has_no_number() -> None:
    safe = ({"safety": 9.0}, {"safety": 1.0})
    assert counted(5.0, 3.0, opinions=safe)[1].endswith("now 2 points more. Opinion: is hard to take away")
    assert counted(3.0, 3.0, opinions=safe)[1].endswith(
        "better than the next by opinion: is hard to take away"
    )
    unsaid = ({"unsaid": 9.0}, {"unsaid": 1.0})
    assert counted(3.0, 3.0, opinions=unsaid)[1] == f"1. {WORDS('hint-best-later', move='Discard card 1')}"


def test_what_luck_alone_sets_apart_is_about_as_good_and_why_both_are_is_said() -> None:
    alike = ({"regions": 1.0}, {"safety": 1.0})
    nudged, best, following = counted(3.0, 3.0, opinions=alike)
    assert nudged == WORDS("hint-all-alike")
    assert best.endswith("about as good as the next; what both change: now 3 points more")
    assert following == "2. Discard card 2 (about as good)"
    assert counted(4.0, 3.0, opinions=alike)[1].endswith("about as good as the next: now 1 point more")


def test_what_may_be_better_is_told_as_about_as_good() -> None:
    tries = [tuple(Tried(Worth({"safety": total})) for total in totals) for totals in ((1, 2), (9, 0))]
    opinions = [
        Opinion(Discard(TerrainCard(at)), Worth({"safety": total}), 2, tries=each)
        for at, (total, each) in enumerate(zip((1.5, 4.5), tries, strict=True), 1)
    ]
    found = Verdict(opinions[0].move, tuple(opinions))
    assert [*hint_lines(found, found, WORDS)][1:] == [
        "1. Discard card 1 — about as good as the next",
        "2. Discard card 2 (about as good)",
    ]


def test_moves_that_are_as_good_are_named_and_those_without_room_are_counted() -> None:
    lines = hinted({"tribe-cards": 2.0}, {"tribe-cards": 2.0}, {"tribe-cards": 2.0})
    assert lines[0] == WORDS("hint-all-alike")
    assert lines[2:] == ["2. Discard card 2 (as good)", "3. Discard card 3 (as good)"]
    turned = [Opinion(PlaceTerrain(Square(0, 0), turn), Worth(), 1) for turn in Turn]
    ways = Verdict(turned[0].move, tuple(turned))
    assert [*hint_lines(ways, ways, WORDS)][-1].endswith("(as good, and so are 2 others)")
    many = hinted(*({"tribe-cards": 2.0} for _ in range(NAMED + 3)), {"tribe-cards": 1.0})
    assert len(many) == 2 + 1 + NAMED
    assert many[-1].endswith("(as good, and so are 2 others)")


def test_what_follows_by_the_same_plan_is_told_with_the_move() -> None:
    planned = counted(5.0, 3.0, plan=(Discard(TerrainCard(8)), Discard(TerrainCard(9))))[1]
    assert planned.startswith("1. Discard card 1, then discard card 8 and discard card 9 — compared with")


def test_a_move_beside_which_only_doing_nothing_stands_says_what_it_changes() -> None:
    counts = {When.BEFORE: {"points": 0.0}, When.NOW: {"points": 2.0}}
    much = Worth({"regions": 9.0})
    made = Opinion(Discard(TerrainCard(1)), much, 2, tries=(Tried(much, counts),) * 2)
    idle = Opinion(Pass(), Worth(), 2, tries=(Tried(Worth()),) * 2, idle=True)
    found = Verdict(made.move, (made, idle), units=UNITS)
    assert [*hint_lines(found, found, WORDS)][1:] == [
        "1. Discard card 1 — what it changes: now 2 points more"
    ]


def test_a_move_beside_which_only_doing_nothing_was_tried_says_what_it_brings_beside_that() -> None:
    """Who is told what a move costs is told what it brings, too, and nothing that would come anyway."""

    def opinion(move: Move, later: float, worth: Worth, *, idle: bool) -> Opinion:
        counts = {When.BEFORE: {"points": 0.0}, When.NOW: {"points": 0.0}, When.ROUND: {"points": later}}
        return Opinion(move, worth, 2, tries=(Tried(worth, counts),) * 2, idle=idle)

    def said(made: Opinion) -> list[str]:
        found = Verdict(made.move, (made, opinion(Pass(), 3.0, Worth(), idle=True)), units=UNITS)
        return [*hint_lines(found, found, WORDS)][1:2]

    card = Discard(TerrainCard(1))
    assert said(opinion(card, 7.0, Worth({"regions": 9.0}), idle=False)) == [
        "1. Discard card 1 — compared with doing nothing: by the end of this round 4 points more"
    ]
    assert said(opinion(card, 7.0, Worth(), idle=False)) == ["1. Discard card 1: nothing else is better."]


def test_a_plan_in_the_last_round_is_told_with_its_points_at_the_end() -> None:
    counts = {When.BEFORE: {"points": 0.0}, When.DONE: {"points": 0.0}, When.END: {"points": 5.0}}
    assert [fact.when for fact in changes((Tried(Worth(), counts),) * 2, planned=True)] == [When.END]
