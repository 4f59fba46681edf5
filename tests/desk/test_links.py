"""From the log to the table: a sentence leads to the places and the card that it is about."""

from collections.abc import Iterator
from typing import Any

import pytest

from boardkit.core import CHANCE, Game
from boardkit.draw.looks import Mark
from boardkit.draw.show import card_of
from boardkit.games import GAMES
from boardkit.text import words_for
from boardkit.text.spots import spots_in
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import LINK, Desk, update, wanted
from boardkit.tui.desk.intents import Do, Follow, Next
from boardkit.tui.desk.recap import link, recap_beside
from boardkit.tui.desk.wishes import Ask, Pick
from tests.desk.tools import ROOM, after, drawn, focus_card, ink_of, random_match, seated
from tests.every import every_game, every_language
from tests.tui.desks import wished


def table(game: Game[Any], decisions: int = 140, language: str = "en") -> Desk:
    return seated(random_match(game.key, decisions), language)


def followed(desk: Desk) -> Iterator[tuple[Follow, Desk]]:
    """Follow every sentence of the whole log that leads anywhere."""
    for line in desk.sight.told(desk.words):
        there = link(desk.drawing, desk.state, line)
        if there is not None:
            yield there, after(desk, there)


@pytest.mark.sample(8)
@every_game
@every_language
def test_every_link_leads_to_something_that_is_told(game: Game[Any], language: str) -> None:
    desk = table(game, language=language)
    ink = ink_of(game.key, len(desk.match.players))
    kinds = set()
    for there, looking in followed(desk):
        told = focus_card(looking, ink, ROOM).plain
        kinds |= {bool(there.places), there.card is not None and "card"}
        assert told.strip()
        if there.card is not None:
            card = card_of(desk.drawing, desk.state, there.card, desk.words, ink.palette)
            assert card.name.split()[0] in told
        drawn(looking)
    assert {True, "card"} <= kinds, "some sentences are about places, and some about cards"


@every_game
def test_the_places_of_a_sentence_are_ringed_and_in_view(game: Game[Any]) -> None:
    ringed = 0
    for there, looking in followed(table(game)):
        scene = panels.map_(looking)
        here = frozenset(there.places).intersection(scene.picture.looks)
        if here:
            ringed += 1
            assert scene.focus == here
            assert any(ring.places == here and ring.mark is Mark.PICKED for ring in scene.marks.rings)
    assert ringed


@every_game
def test_following_a_sentence_changes_nothing_of_the_move(game: Game[Any]) -> None:
    desk = after(table(game), Next(1))
    if desk.match.over:
        return
    for there, looking in list(followed(desk))[-8:]:
        assert looking.draft == desk.draft
        assert looking.cursor == desk.cursor
        assert looking.match is desk.match
        assert after(looking, Do.BACK).looked is None
        assert there.said in {line.text for line in desk.sight.told(desk.words)}


@pytest.mark.sample(2)
@every_game
def test_a_sentence_beside_the_map_is_a_link(game: Game[Any]) -> None:
    links = 0
    for decisions in range(100, 140, 5):
        desk = table(game, decisions)
        ink = ink_of(game.key, len(desk.match.players))
        seen = [spot for spot in spots_in(panels.recap(desk, ink, 44)) if spot[0] == LINK]
        told = {link(desk.drawing, desk.state, line) for line in desk.sight.told(desk.words)}
        groups = recap_beside(desk)
        told |= {link(desk.drawing, desk.state, item.line) for group in groups for item in group.items}
        assert all(wanted(spot) == spot[1] and spot[1] in told for spot in seen)
        links += len(seen)
    assert links


@every_game
@every_language
def test_the_whole_log_is_a_list_in_which_enter_follows_a_sentence(game: Game[Any], language: str) -> None:
    desk = table(game, language=language)
    log = wished(update(desk, Do.LOG), Ask).dialog
    assert isinstance(log, Pick)
    said = "\n".join(str(label) for label, _ in log.entries)
    assert all(line.text in said for line in desk.sight.told(desk.words))
    leads = [intent for _, intent in log.entries if isinstance(intent, Follow) and intent.places]
    assert leads
    assert after(desk, leads[0]).looked == leads[0]
    assert len(log.entries) <= len(desk.sight.told(desk.words))


@every_game
def test_a_sentence_that_leads_nowhere_changes_nothing(game: Game[Any]) -> None:
    desk = table(game)
    assert after(desk, Follow("Well!")) is desk


def test_no_link_tells_what_was_covered() -> None:
    game = GAMES["tectonic_tribes"]
    desk = table(game, 40)
    public = words_for("en", game.key, [player.name for player in desk.match.players])
    hidden = 0
    for _, frame in desk.match.frames():
        event = frame.event.covered(CHANCE)
        for line in desk.sight.told(public):
            if line.event is not None and type(line.event) is type(event) and event != frame.event:
                there = link(desk.drawing, desk.state, line.__replace__(event=event))
                hidden += 1
                assert there.card is None
    assert hidden
