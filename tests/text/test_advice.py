"""Hints in words: what to think of, good moves with what speaks for them and what against."""

import pytest

from boardkit.core import Move
from boardkit.games.tectonic_tribes.box.things import TerrainCard
from boardkit.games.tectonic_tribes.rules.moves import Discard, PlaceTerrain
from boardkit.games.terraforming_mars.box.things import Card, Corporation
from boardkit.games.terraforming_mars.rules.moves import BuyCard, ChooseCorporation, Done
from boardkit.maps.squares import Square, Turn
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


def test_the_nudge_names_what_sets_the_best_apart_though_a_lucky_one_stands_above_it() -> None:
    lines = hinted({"tribe-cards": 2.0}, {"tribe-cards": 9.0}, {"tribe-cards": 1.0})
    assert lines[0] == WORDS.explanation("term-tribe-cards", "nudge")


def test_what_may_be_better_is_told_as_about_as_good_and_before_what_is_worse() -> None:
    _, best, doubted, worse = hinted({"tribe-cards": 2.0}, {"tribe-cards": 9.0}, {"tribe-cards": 1.0})
    assert "compared" not in best
    assert doubted == f"2. Discard card 2 ({WORDS('hint-about-as-good')})"
    assert worse == "3. Discard card 3 (−1.0) — compared with the best: tribe cards that are left −1.0"


def test_what_a_few_lucky_tables_put_above_the_best_is_left_out() -> None:
    best, lucky, worse = verdict({"regions": 2.0}, {"regions": 9.0}, {"regions": 1.0}).opinions
    looked = Verdict(best.move, (best.__replace__(samples=8), lucky, worse.__replace__(samples=8)))
    assert not any("Discard card 2" in line for line in hint_lines(looked, looked, WORDS))


def test_more_reasons_are_told_where_the_largest_would_say_the_contrary() -> None:
    best = {"regions": 1.2, "tribe-cards": -1.1, "threat": -1.0, "majority": 0.9, "growth": 0.4}
    said = hinted(best, dict.fromkeys(best, 0.0))[1]
    assert "+1.2" in said
    assert "+0.9" in said
    assert "+0.4" in said
    clear = {**best, "threat": 0.0}
    assert "+0.4" not in hinted(clear, dict.fromkeys(best, 0.0))[1]


def test_what_speaks_against_a_move_alone_is_no_reason_for_it() -> None:
    many_small = {f"term-{number}": 0.1 for number in range(6)}
    _, best, _ = hinted({**many_small, "regions": -0.3}, {})
    assert best.endswith(WORDS("hint-no-reason"))


def test_the_nudge_is_the_first_that_is_told_for_the_best_whatever_bad_moves_lack() -> None:
    """What all but two of the moves that were looked at would lose is nothing that those two differ by."""
    first = verdict({"regions": 1.0}, {}, {"regions": 0.5, "safety": -9.0}, {"safety": -9.0})
    lines = [*hint_lines(first, verdict({"regions": 1.0}, {}), WORDS)]
    assert lines[0] == WORDS.explanation("term-regions", "nudge")
    assert "+1.0" in lines[1]
    closer = verdict({"tribe-cards": 3.0, "regions": 1.0}, {})
    assert next(iter(hint_lines(first, closer, WORDS))) == WORDS.explanation("term-tribe-cards", "nudge")


def test_a_nudge_names_nothing_that_counts_next_to_nothing_where_something_bigger_speaks_for_the_move() -> (
    None
):
    first = verdict({"tribe-cards": 3.0, "regions": 0.1}, {"tribe-cards": 3.0}, {})
    closer = verdict({"tribe-cards": 3.0, "regions": 0.1}, {"tribe-cards": 3.0})
    lines = [*hint_lines(first, closer, WORDS)]
    assert lines[0] == WORDS.explanation("term-tribe-cards", "nudge")
    assert lines[1].endswith("compared with an ordinary move: tribe cards that are left +1.0")
    assert lines[2].endswith(f"({WORDS('hint-about-as-good')})")


def test_a_move_that_comes_to_as_much_for_other_reasons_is_told() -> None:
    lines = hinted({"regions": 2.0}, {"tribe-cards": 2.0}, {"tribe-cards": 1.0})
    assert lines[2] == f"2. Discard card 2 ({WORDS('hint-about-as-good')})"
    assert lines[3].startswith("3. Discard card 3 (−1.0)")


def test_beside_moves_that_are_as_good_the_best_is_compared_with_the_rest() -> None:
    best, _, worse = hinted({"regions": 2.0}, {"regions": 2.0}, {"regions": 1.0})[1:]
    assert "compared with the best of the rest: regions that will probably be kept +1.0" in best
    assert "Discard card 3" in worse
    assert "compared with the next:" in hinted({"regions": 2.0}, {"regions": 1.0})[1]


@every_language
def test_less_of_something_is_not_told_as_less_of_less(language: str) -> None:
    words = words_for(language, "tectonic_tribes")
    more, fewer = (reasons_said([("regions-of-rivals", by)], words) for by in (-0.6, 0.6))
    assert more.startswith(words.explanation("term-regions-of-rivals", "worse"))
    assert fewer.startswith(words("term-regions-of-rivals"))


def test_moves_that_are_as_good_are_named_and_those_without_room_are_counted() -> None:
    lines = hinted({"tribe-cards": 2.0}, {"tribe-cards": 2.0}, {"tribe-cards": 2.0})
    assert lines[0] == WORDS("hint-all-alike")
    assert lines[2:] == ["2. Discard card 2 (as good)", "3. Discard card 3 (as good)"]
    turned = [Opinion(PlaceTerrain(Square(0, 0), turn), Worth(), 1) for turn in Turn]
    ways = Verdict(turned[0].move, tuple(turned))
    assert [*hint_lines(ways, ways, WORDS)][-1].endswith("(as good, and so are 2 others)")
    many = hinted(*({"tribe-cards": 2.0} for _ in range(NAMED + 3)), {"tribe-cards": 1.0})
    assert len(many) == 2 + NAMED + 1
    assert many[1 + NAMED].endswith("(as good, and so are 2 others)")
    assert many[-1].endswith("(−1.0)")


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


def test_a_move_that_nothing_is_set_beside_is_set_beside_all_that_was_looked_at() -> None:
    first = verdict({"tribe-cards": 2.0}, {"tribe-cards": 2.0}, {"tribe-cards": -1.0, "regions": 1.5})
    closer = verdict({"tribe-cards": 2.0}, {"tribe-cards": 2.0})
    lone = [*hint_lines(first, closer, WORDS)][1]
    assert "an ordinary move" in lone
    assert lone.index("+1.0") < lone.index("but") < lone.index("−0.5")


def test_what_is_less_than_the_rest_of_a_first_look_is_not_said_to_be_more() -> None:
    first = verdict({"tribe-cards": 1.0}, {"regions": 5.0}, {"regions": 3.0})
    nudged, lone, doubted = hint_lines(first, verdict({}, {"regions": 1.0}), WORDS)
    assert nudged == WORDS("hint-all-alike")
    assert "nothing else is better" in lone
    assert doubted == f"2. Discard card 2 ({WORDS('hint-about-as-good')})"


def test_nothing_is_told_by_a_first_look_of_moves_that_a_closer_one_finds_as_good() -> None:
    first, closer = verdict({"regions": 1.0}, {}), verdict({"regions": 1.0}, {"regions": 1.0})
    nudged, lone, _ = hint_lines(first, closer, WORDS)
    assert nudged == WORDS("hint-all-alike")
    assert "nothing else is better" in lone


def test_a_closer_look_that_finds_another_move_knows_no_merits_of_it() -> None:
    first, closer = verdict({"regions": 1.0}), verdict({"regions": 2.0}, {"regions": 2.0})
    first = Verdict(first.move, (first.opinions[0].__replace__(move=Discard(TerrainCard(7))),))
    assert "nothing else is better" in [*hint_lines(first, closer, WORDS)][1]


def test_what_speaks_for_the_best_comes_first_though_the_terms_that_are_told_say_less() -> None:
    worths = {"tribe-cards": 0.0, "regions": 2.0, "threat": 0.0, "majority": 0.6}
    others = {"tribe-cards": 1.2, "regions": 0.0, "threat": 1.1, "majority": 0.0}
    between = {"regions": 1.85, "majority": 0.6}
    best, other = hinted(worths, others)[1], hinted(worths, between, others)[3]
    assert best.index("+2.0") < best.index("but") < best.index("−1.2")
    assert other.index("−2.0") < other.index("but") < other.index("+1.2")


def test_what_the_best_has_over_the_next_is_told_once() -> None:
    best, following, last = hinted({"regions": 3.0}, {"regions": 2.0}, {"regions": 1.0})[1:]
    assert "+1.0" in best
    assert following.endswith("(−1.0)")
    assert last.endswith("−2.0")


def test_a_move_that_is_hardly_worse_is_about_as_good() -> None:
    worths, others = {"regions": 1.0}, {"tribe-cards": 0.97}
    assert hinted(worths, others)[2].endswith(f"({WORDS('hint-about-as-good')})")


def test_what_is_slight_beside_the_rest_is_not_told() -> None:
    assert [word for word, _ in told([("regions", 2.8), ("tribe-cards", -1.5), ("safety", -0.1)])] == [
        "regions",
        "tribe-cards",
    ]
