"""9.3 Whatever an action card does is told, and so is that it does nothing."""

from collections.abc import Mapping
from typing import get_args

from boardkit.core import Seat, Step, settle
from boardkit.games.water_sharing.box.cards import PRINTED
from boardkit.games.water_sharing.box.effects import CancelConflict, CardEffect
from boardkit.games.water_sharing.box.things import ActionCard, Options
from boardkit.games.water_sharing.rules import ANSWERS
from boardkit.games.water_sharing.rules.cards import CARD_EFFECTS, ActionStruck, CardIdle
from boardkit.games.water_sharing.rules.conflicts import ConflictReinforced
from boardkit.games.water_sharing.rules.model import Conflict, State
from boardkit.games.water_sharing.rules.questions import Strike
from boardkit.text import LANGUAGES, words_for
from tests.every import with_each
from tests.games.water_sharing.basin import A, B, events, table

TABLES: Mapping[str, str] = {"settled": "A farm 6 4\nB farm 7 6", "empty": ""}

STRIKING = [card for card, what in PRINTED.actions.items() if not isinstance(what.effect, CancelConflict)]
"""The cards that strike somebody, were it who played them."""


def struck(built: str, card: str, target: Seat) -> Step[State]:
    state = table(built, Strike(A, ActionCard(card), target), options=Options())
    fought = Conflict(A, (A, B), bids=(None, None), swords=(None, None), extra=(0, 0))
    return settle(Step(state.__replace__(conflict=fought)), ANSWERS.resolve)


def test_9_3_every_effect_has_its_row() -> None:
    assert (
        set(CARD_EFFECTS)
        == set(get_args(CardEffect))
        == {type(card.effect) for card in PRINTED.actions.values()}
    )


@with_each("target", [A, B])
@with_each("built", TABLES)
@with_each("card", STRIKING)
def test_9_3_every_card_is_told_or_asks(card: str, built: str, target: Seat) -> None:
    step = struck(TABLES[built], card, target)
    told = [event for event in events(step) if not isinstance(event, ActionStruck)]
    assert told or step.state.question is not None
    for language in LANGUAGES:
        words = words_for(language, "water_sharing", ["Ada", "Bela"])
        assert all(words.say(event) for event in told)


def test_9_3_a_card_that_finds_nothing_says_so() -> None:
    assert events(struck(TABLES["empty"], "leak", B)) == [
        ActionStruck(B, A, ActionCard("leak")),
        CardIdle(B, ActionCard("leak")),
    ]


def test_9_3_a_militia_says_by_how_much_it_reinforces() -> None:
    assert events(struck(TABLES["settled"], "militia", A)) == [ConflictReinforced(A, 2)]
