"""Every card, action, trigger, requirement and corporation, by the tables in `cards`."""

import json
import re
import tomllib
from collections import Counter
from typing import Any

from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import FACTS
from boardkit.games.terraforming_mars.rules.faults import pieces
from boardkit.games.terraforming_mars.rules.questions import TakeAction
from tests.every import with_each
from tests.games.terraforming_mars.cards.acting import Acting
from tests.games.terraforming_mars.cards.casebook import PLAYS, TABLES, Case, cases
from tests.games.terraforming_mars.cards.ledger import difference, expected
from tests.games.terraforming_mars.cards.prepared import prepared
from tests.games.terraforming_mars.cards.shortfall import short_of
from tests.games.terraforming_mars.cards.starting import seat_of, started

LISTS = ("requirements", "modifiers", "reactions", "actions", "first_action")
EMPTY: dict[str, Any] = {name: [] for name in LISTS}
"""What a card has none of, its record leaves out."""


def _records(name: str) -> dict[str, Any]:
    records = json.loads(GAME.file("box", name).read_text(encoding="utf-8"))
    return {record["id"]: {**EMPTY, **record} for record in records}


PROJECT_CARDS = _records("project_cards.json")
CORPORATION_CARDS = _records("corporations.json")
ALL_CARDS = PROJECT_CARDS | CORPORATION_CARDS
REQUIRING = sorted(card for card, facts in PROJECT_CARDS.items() if facts["requirements"])

PLAYED = [case for case in cases() if case.verb != "start"]
BY_CARD = {
    card: [case for case in PLAYED if case.card == card]
    for card in dict.fromkeys(case.card for case in PLAYED)
}
STARTED = [case for case in cases() if case.verb == "start"]


def lasting_in(facts: dict[str, Any]) -> list[Any]:
    """List what a card does as long as it is in play."""
    return [*facts["modifiers"], *facts["reactions"]]


def done() -> list[Case]:
    """List the cases in which nothing is refused."""
    return [case for case in cases() if not case.refusal]


@with_each("card", BY_CARD)
def test_a_card_changes_what_its_table_says_and_nothing_else(card: str) -> None:
    for case in BY_CARD[card]:
        before = prepared(case)
        acting = Acting(before)
        acting.answer(case.moves)
        assert acting.refusal == case.refusal, case
        if not case.refusal:
            after = acting.state
            assert len(after.pile) == 1, (case, after.question)
            assert isinstance(after.question, TakeAction), case
            opened = ["opening@0-1"] if case.verb == "first" else []
            changes = expected(before, [*case.changes, *acting.filed, *opened])
            assert difference(before, after) == changes, case
            assert pieces(after) == pieces(before), case


@with_each("case", STARTED)
def test_a_corporation_starts_as_its_table_says(case: Case) -> None:
    before, after = started(case.card)
    seat, company = seat_of(case.card), after.companies[seat_of(case.card)]
    changes = [re.sub(r"(?=[+-])", f"@{seat}", change) for change in case.changes]
    amounts = {name: n for name, n in difference(before, after).items() if re.search(rf"@{seat}$", name)}
    assert amounts == expected(before, changes)
    assert company.tableau == (case.card,)
    assert len(company.hand) == (10 if case.card.startswith("beginner") else 0)


def test_every_card_is_played_in_a_case() -> None:
    assert {case.card for case in done() if case.verb in PLAYS} == set(PROJECT_CARDS)


def test_every_card_carries_the_tags_that_are_printed_on_it() -> None:
    printed = tomllib.loads((TABLES / "tags.toml").read_text(encoding="utf-8"))
    found = Counter((str(tag), card) for card, facts in FACTS.items() for tag in facts.tags)
    assert found == Counter((tag, card) for tag, cards in printed.items() for card in cards.split())


def test_blue_cards_are_those_that_last() -> None:
    lasting = {card for card, facts in PROJECT_CARDS.items() if facts["actions"] or lasting_in(facts)}
    assert {card for card, facts in PROJECT_CARDS.items() if facts["type"] == "active"} == lasting


def test_events_and_no_other_cards_are_filed_as_events() -> None:
    events = {card for card, facts in PROJECT_CARDS.items() if facts["type"] == "event"}
    assert {case.card for case in cases() if case.verb == "event"} == events


def test_every_action_is_used_in_a_case_and_refused_in_one_if_it_costs() -> None:
    ways = {
        (card, n): bool(way["cost"] or "condition" in way)
        for card, facts in ALL_CARDS.items()
        for n, way in enumerate(facts["actions"], 1)
    }
    assert {(case.card, case.option) for case in done() if case.verb == "use"} == set(ways)
    refused = {(case.card, case.option) for case in cases() if case.verb == "use" and case.refusal}
    assert {way for way, costs in ways.items() if costs} <= refused


def test_every_trigger_and_permanent_effect_is_at_work_in_a_case() -> None:
    triggers = {card: len(lasting_in(facts)) for card, facts in ALL_CARDS.items() if lasting_in(facts)}
    found = Counter(case.card for case in cases() if case.verb == "when")
    assert set(found) == set(triggers)
    assert [card for card, number in triggers.items() if found[card] < number] == []


def test_every_reaction_is_tried_by_an_opponent() -> None:
    reacting = {card for card, facts in ALL_CARDS.items() if facts["reactions"]}
    tried = {case.card for case in cases() if case.verb == "when" and "turn=1" in case.table}
    assert reacting - tried == set()


@with_each("card", REQUIRING)
def test_every_requirement_is_just_met_in_a_case_and_just_missed_in_another(card: str) -> None:
    for requirement in PROJECT_CARDS[card]["requirements"]:
        met = [case for case in done() if case.verb in PLAYS and case.card == card]
        missed = [case for case in cases() if case.verb in PLAYS and case.card == card and case.refusal]
        assert 0 in [short_of(requirement, prepared(case)) for case in met]
        assert 1 in [short_of(requirement, prepared(case)) for case in missed]


def test_every_corporation_starts_and_takes_its_first_action_in_a_case() -> None:
    assert {case.card for case in STARTED} == set(CORPORATION_CARDS)
    firsts = {card for card, facts in CORPORATION_CARDS.items() if facts["first_action"]}
    assert {case.card for case in done() if case.verb == "first"} == firsts
