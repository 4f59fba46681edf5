"""A match at the desk: moves by keys, the curtain, undo, what is said, and what can be looked up."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Game, Seat, legal, notation
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.moves import Discard, Play
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard, PlaceStart, WhichDiscard, WhichPlay
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Outcome, kind_of, touched, update
from boardkit.tui.desk.facts import DIGITS, JUMPS, keys_of, targets, works
from boardkit.tui.desk.intents import BranchOff, Choose, Decide, Do, Hover, Point, RunCommand, Say, Take, Want
from boardkit.tui.desk.match.curtain import Asking, Curtain
from boardkit.tui.desk.match.forms import Typing
from boardkit.tui.desk.match.playing import Choosing, commands, offered
from boardkit.tui.desk.sight import needs_place
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.desk.wishes import (
    Ask,
    Begin,
    Confirm,
    Dialog,
    Keep,
    Leave,
    Notice,
    Open,
    OpenPalette,
    Pick,
    Ring,
    Rules,
    Scale,
    Score,
    Tell,
)
from tests.desk.tools import (
    after,
    answers,
    anything,
    ink_of,
    new_match,
    opened,
    pressed,
    said,
    seated,
    surely,
)
from tests.every import every_game
from tests.tui.desks import entered, picked, sure, wished

TRIBES = GAMES["tectonic_tribes"]


def tribes(*, open_table: bool = False, language: str = "en") -> Desk:
    """Sit down at a match of Tectonic Tribes."""
    return seated(new_match(TRIBES, 2, seed=4).__replace__(open_table=open_table), language)


def at_the_origin(*, open_table: bool = False) -> Desk:
    """Lay the cards of the origin; the first hand is to be chosen from."""
    desk = tribes(open_table=open_table)
    while isinstance(desk.match.state.question, PlaceStart):
        desk = pressed(desk, "tab", "enter").desk
    return desk


def asked(outcome: Outcome, kind: type[Dialog]) -> Any:
    """Return the dialog that is laid over the table."""
    dialog = wished(outcome, Ask).dialog
    assert isinstance(dialog, kind)
    return dialog


def kept(outcome: Outcome) -> bool:
    return any(isinstance(wish, Keep) and wish.study is outcome.desk.study for wish in outcome.wishes)


def test_the_curtain_hides_the_hand_until_its_owner_is_there() -> None:
    desk = at_the_origin()
    assert isinstance(desk.mode, Curtain)
    assert desk.viewer == CHANCE
    assert not desk.sight.choices
    hand = desk.match.state.hands[0]
    bare = desk.__replace__(modes=(Choosing(),))
    assert not any(f"Card {card}" in text for card in hand for text in (said(desk), said(bare)))
    desk = pressed(desk, "a").desk
    assert all(f"Card {card}" in said(desk) for card in hand)


def test_nothing_of_a_secret_choice_is_told_to_the_next_seat() -> None:
    desk = at_the_origin()
    mine = desk.match.state.hands[0]
    desk = pressed(desk, "a", "1", "enter", "1", "enter").desk
    assert isinstance(desk.mode, HandingOver)
    assert "Ada has chosen." in said(desk)
    assert not any(f"card {card}" in said(desk).lower() for card in mine)
    desk = pressed(desk, "b").desk
    assert "Ada has chosen." in said(desk)
    assert f"Ada has chosen card {mine[1]}" not in said(desk)
    assert desk.viewer == Seat(1)


def test_an_open_table_has_no_curtain() -> None:
    desk = at_the_origin(open_table=True)
    for _ in range(2):
        assert isinstance(desk.mode, Choosing)
        desk = pressed(desk, "1", "enter").desk
    assert desk.viewer == Seat(1)


@pytest.mark.parametrize("keys", [(), ("t",), ("1",), ("colon",), ("t", "a"), ("c",)])
def test_the_table_can_be_hidden_at_once_whatever_is_done(keys: tuple[str, ...]) -> None:
    desk = pressed(at_the_origin(), "enter", *keys, "ctrl+l").desk
    assert isinstance(desk.mode, Curtain)
    assert desk.seated == CHANCE
    assert "Card" not in said(desk)
    assert opened(desk).modes == (Choosing(),)


def test_where_nobody_looks_there_is_nothing_to_hide() -> None:
    desk = tribes()
    over = desk.__replace__(sight=desk.sight.__replace__(viewer=CHANCE))
    assert update(over, Do.CURTAIN).desk is over


def test_every_decision_is_kept_as_it_is_shown() -> None:
    outcome = pressed(at_the_origin(open_table=True), "1", "enter")
    assert kept(outcome)


def test_undo_takes_one_decision_back_and_redo_makes_it_again() -> None:
    before = at_the_origin(open_table=True)
    done = pressed(before, "1", "enter").desk
    back = pressed(done, "u")
    assert kept(back)
    assert back.desk.match.state == before.match.state
    for key in ("R", "ctrl+y", "r"):
        assert pressed(back.desk, key).desk.match == done.match


def test_with_nothing_to_take_back_or_to_make_again_it_is_said() -> None:
    desk = tribes()
    for key, message in (("u", "nothing-to-undo"), ("R", "nothing-to-redo")):
        outcome = pressed(desk, key)
        assert wished(outcome, Tell).sentence == desk.words(message)
        assert outcome.desk is desk


def test_where_only_a_card_is_taken_undo_names_the_key_that_lays_it_down() -> None:
    desk = opened(seated(new_match(GAMES["life_in_reterra"], 2)))
    taken = pressed(desk, "2").desk
    said = "There is no decision to take back; esc puts back what you have taken."
    assert wished(pressed(taken, "u"), Tell).sentence == said
    laid_down = pressed(taken, "escape").desk
    assert wished(pressed(laid_down, "u"), Tell).sentence == "There is nothing to take back."


def test_undo_across_news_asks_everybody_and_is_written_in_the_log() -> None:
    desk = pressed(at_the_origin(open_table=True), *["1", "enter"] * 4).desk
    assert isinstance(desk.match.state.question, PlaceCard)
    voting = pressed(desk, "u").desk
    assert isinstance(voting.mode, Asking)
    refused = pressed(voting, "escape").desk
    assert isinstance(refused.mode, Choosing)
    assert refused.match is desk.match
    agreed = pressed(voting, "a", "a").desk
    assert isinstance(agreed.mode, Asking)
    assert said(agreed).count("✓") == 1
    agreed = pressed(agreed, "b").desk
    assert isinstance(agreed.match.state.question, WhichPlay)
    assert "(taken back)" in said(agreed)


def test_undo_of_another_seats_secret_asks_too() -> None:
    desk = pressed(at_the_origin(), "a", "1", "enter", "1", "enter", "b", "u").desk
    assert isinstance(desk.mode, Asking)
    assert desk.viewer == CHANCE
    desk = pressed(desk, "a", "b").desk
    assert isinstance(desk.mode, Curtain)
    assert desk.match.state.to_move == 0


def test_a_card_that_may_not_lie_there_says_why() -> None:
    desk = pressed(tribes(), "tab", "enter", *["up"] * 13).desk
    assert "must cover at least one square" in said(desk)
    assert "§3.3" in said(desk)
    outcome = pressed(desk, "enter")
    wished(outcome, Ring)
    assert outcome.desk.match is desk.match
    assert outcome.desk.vain


def test_the_only_move_is_made_by_one_key() -> None:
    before = at_the_origin(open_table=True).match
    while len(moves := legal(before.game, before.state)) != 1 or not isinstance(moves[0], Play):
        before = before.play(moves[0])
    desk = seated(before)
    outcome = pressed(desk, "full_stop")
    assert isinstance(outcome.desk.match.moments[before.at + 1].move, Play)
    assert kept(outcome)


def test_of_several_moves_none_is_the_only_one() -> None:
    desk = at_the_origin(open_table=True)
    outcome = pressed(desk, "full_stop")
    assert outcome.desk is desk
    assert wished(outcome, Tell).sentence == desk.words("not-only-one", count=len(desk.sight.legal))


def test_a_move_can_be_typed_and_a_garbled_one_is_explained() -> None:
    desk = at_the_origin(open_table=True)
    garbled = update(pressed(desk, "colon").desk, Say("nonsense"))
    told = wished(garbled, Tell)
    assert told.wrong
    assert "No move of this game begins with" in told.sentence
    assert isinstance(garbled.desk.mode, Choosing)
    card = desk.match.state.hands[0][0]
    typing = pressed(desk, "colon").desk
    assert isinstance(typing.mode, Typing)
    assert f"discard {card}" in typing.mode.suggested
    desk = update(typing, Say(f"discard {card}")).desk
    assert desk.match.moments[desk.match.at].move == Discard(card)
    assert isinstance(desk.match.state.question, WhichPlay)


def test_typing_is_given_up_by_the_key_that_goes_back() -> None:
    desk = at_the_origin(open_table=True)
    assert pressed(desk, "colon", "escape").desk.modes == desk.modes


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+p"])
def test_who_types_may_leave_and_may_open_the_palette(key: str) -> None:
    outcome = pressed(at_the_origin(open_table=True), "colon", key)
    wished(outcome, Leave if key == "ctrl+q" else OpenPalette)


def test_passing_is_asked_before_where_something_else_could_be_done() -> None:
    desk = found(may_pass)
    outcome = pressed(desk, "p")
    asked(outcome, Confirm)
    assert outcome.desk is desk
    done = sure(outcome)
    assert done.desk.match.at > desk.match.at
    assert kept(done)


def may_pass(desk: Desk) -> bool:
    lost = desk.drawing.given_up(desk.sight.view, desk.words)
    passes = "pass" in [move.verb for move in desk.sight.legal] and len(desk.sight.legal) > 1
    return passes and (lost is None or bool(lost))


def test_jump_letters_lead_to_places() -> None:
    desk = pressed(tribes(), "tab", "enter", "apostrophe").desk
    target, letters = list(desk.letters.items())[2]
    desk = pressed(desk, *letters).desk
    assert desk.cursor == target
    assert desk.draft.at == target
    assert not desk.letters


def test_letters_can_be_put_away() -> None:
    desk = pressed(tribes(), "apostrophe").desk
    assert desk.letters
    assert not pressed(desk, "escape").desk.letters


def test_more_targets_than_letters_have_two_each() -> None:
    desk = found(lambda desk: len(targets(touched(desk))) > len(JUMPS))
    every = targets(touched(desk))
    desk = pressed(desk, "apostrophe").desk
    assert set(desk.letters) == set(every)
    assert len(set(desk.letters.values())) == len(every) > len(JUMPS)
    aim = every[len(JUMPS) + 1]
    first, second = tuple(desk.letters[aim])
    begun = {place: letters[1:] for place, letters in desk.letters.items() if letters[0] == first}
    desk = pressed(desk, first).desk
    assert desk.letters == begun
    assert all(len(left) == 1 for left in desk.letters.values())
    desk = pressed(desk, second).desk
    assert desk.cursor == aim
    assert not desk.letters


def found(fits: Callable[[Desk], bool]) -> Desk:
    """Find an open table of any game that fits, in matches that are played at random."""
    for game in GAMES.values():
        desk, random = seated(new_match(game, max(2, game.seats[0])).__replace__(open_table=True)), Random(1)
        for _ in range(60):
            if fits(desk):
                return desk
            if desk.sight.legal:
                desk = update(desk, Decide(random.choice(desk.sight.legal))).desk
    raise AssertionError("no table fits")


def test_a_click_on_the_map_tells_what_is_there_while_cards_are_chosen() -> None:
    desk = at_the_origin(open_table=True)
    place = next(iter(panels.map_(desk).picture.looks))
    assert asked(update(desk, Point(place)), Notice).title == desk.words("inspect-title")


def test_what_is_held_follows_the_mouse_and_nothing_else_does() -> None:
    holding = tribes()
    place = targets(touched(holding))[0]
    assert update(holding, Hover(place)).desk.draft.at == place
    choosing = at_the_origin(open_table=True)
    assert update(choosing, Hover(place)).desk is choosing


def test_a_digit_takes_the_entry_of_its_number_and_enter_plays_that_one() -> None:
    desk = at_the_origin(open_table=True)
    for number, entry in enumerate(desk.listed[:3]):
        held = pressed(desk, DIGITS[number]).desk
        assert held.draft.choice == entry
        done = pressed(held, "enter").desk.match
        assert done.moments[desk.match.at + 1].move == held.draft.move


def test_a_double_click_takes_a_card_and_plays_it() -> None:
    desk = at_the_origin(open_table=True)
    assert isinstance(desk.match.state.question, WhichDiscard)
    assert isinstance(after(desk, Take(0), Take(0), Do.ACT).match.state.question, WhichPlay)


@pytest.mark.sample(3)
@every_game
def test_matches_are_played_by_digits_and_by_typing(game: Game[Any]) -> None:
    for seed in range(2):
        random = Random(seed)
        desk = opened(seated(new_match(game, max(2, game.seats[0]), seed)))
        for _ in range(60):
            if not desk.match.over:
                before = desk.match.at
                desk = opened(decided(desk, random))
                assert desk.match.at > before


def decided(desk: Desk, random: Random) -> Desk:
    """Make a move by a digit of the hand where that is enough, any other one by typing it."""
    move = random.choice(desk.sight.legal)
    first = desk.listed[: len(DIGITS)]
    takes = [entry for entry in first if not isinstance(entry, type) and entry.kind is type(move)]
    if (
        takes
        and not keys_of(desk)
        and not needs_place(takes[0])
        and takes[0] in desk.draft.moves
        and not takes[0].kind.turns
    ):
        return surely(pressed(desk, DIGITS[first.index(takes[0])], "enter")).desk
    return update(pressed(desk, "colon").desk, Say(notation.write(move))).desk


def without_bar(desk: Desk) -> Desk:
    """Leave the verbs of a game out."""
    return desk.__replace__(drawing=desk.drawing.__replace__(verbs=()))


def test_kinds_of_choices_are_opened_and_closed() -> None:
    desk = without_bar(found(lambda desk: any(isinstance(entry, type) for entry in without_bar(desk).listed)))
    number = next(n for n, entry in enumerate(desk.listed) if isinstance(entry, type))
    kind = desk.listed[number]
    inside = update(desk, Take(number)).desk
    assert inside.kind is kind
    assert all(not isinstance(entry, type) and entry.kind is kind for entry in inside.listed)
    assert pressed(inside, "escape").desk.listed == desk.listed


def test_inspect_tells_the_place_and_the_reason() -> None:
    notice = asked(pressed(tribes(), "tab", "i"), Notice)
    assert any("e0s0" in line for line in notice.lines)
    assert any(line.startswith(("✓", "✗")) for line in notice.lines)


def test_w_tells_every_condition_and_what_a_legal_move_would_do() -> None:
    desk = pressed(tribes(open_table=True), "tab", "enter", "tab").desk
    lines = asked(pressed(desk, "w"), Notice).lines
    assert "✓ The card covers land. (§3.3)" in lines
    assert any("lays card" in line for line in lines)
    outcome = pressed(desk, *["up"] * 9, "w")
    assert any(
        line.startswith("✗ The card must cover at least one square") for line in asked(outcome, Notice).lines
    )
    rule = pressed(outcome.desk, "f2")
    door = wished(rule, Open).door
    assert isinstance(door, Rules)


def test_w_without_a_choice_tells_what_may_be_done() -> None:
    desk = at_the_origin(open_table=True)
    lines = asked(pressed(desk, "w"), Notice).lines
    assert desk.words("why-each") in lines
    assert f"✓ {desk.words.say(desk.sight.legal[0])}" in lines


def test_help_lists_what_works_and_runs_it() -> None:
    desk = tribes()
    assert picked(pressed(desk, "question_mark"), desk.words("key-walk")).desk.walk is not None


def test_help_says_nothing_that_does_nothing() -> None:
    desk = tribes()
    intents = [intent for _, intent in asked(pressed(desk, "f1"), Pick).entries]
    assert Do.UNDO not in intents
    assert Do.MAIN_LINE not in intents
    done = pressed(at_the_origin(open_table=True), "1", "enter").desk
    assert Do.UNDO in [intent for _, intent in asked(pressed(done, "f1"), Pick).entries]


def test_the_palette_offers_moves_and_commands() -> None:
    desk = at_the_origin(open_table=True)
    offers = dict(commands(desk))
    move = desk.sight.legal[0]
    done = update(desk, offers[desk.words.say(move)]).desk
    assert isinstance(done.match.state.question, WhichPlay)
    noted = entered(update(done, offers[desk.words("command-note")]), "[b]hi")
    assert kept(noted)
    assert "Ada notes: [b]hi" in said(noted.desk)


def test_the_palette_names_all_that_can_be_done_with_the_match() -> None:
    open_desk, closed = at_the_origin(open_table=True), opened(at_the_origin())
    for desk, review, more in ((open_desk, (Want.REVIEW,), (Want.SAVE_LESSON,)), (closed, (), ())):
        named = [intent for _, intent in commands(desk) if not isinstance(intent, Decide)]
        teaching = [intent for _, intent in offered(desk)]
        lines = (Want.CHANGE_SEATS, Do.BRANCH, Do.BRANCHES, Do.PRESENT, Do.HAND_OUT)
        begin = (Want.WRITE_REMARK, Want.SCORE, *review)
        assert named == [
            *begin,
            *teaching,
            *lines,
            *more,
            Want.MAKE_LESSON,
            Do.HINT,
            RunCommand("tents"),
            Do.LEAVE,
        ]
    branch = after(open_desk, BranchOff(open_desk.match.at, "bold"))
    assert Do.MAIN_LINE in dict(commands(branch)).values()


def test_a_code_that_is_pasted_begins_a_match() -> None:
    desk = tribes()
    outcome = entered(update(desk, Want.PASTE_CODE), "a code")
    assert wished(outcome, Begin).code == "a code"
    assert not entered(update(desk, Want.PASTE_CODE), "").wishes


def test_the_map_is_drawn_larger_smaller_and_as_large_as_fits() -> None:
    desk = tribes()
    keys = {"plus": 1, "equals_sign": 1, "minus": -1, "asterisk": 0, "0": 0}
    assert {key: wished(pressed(desk, key), Scale).step for key in keys} == keys


def test_the_room_is_shared_in_three_ways() -> None:
    desk = tribes()
    assert [pressed(desk, *["z"] * times).desk.zoom for times in range(4)] == [0, 1, 2, 0]


def test_a_map_that_is_hidden_comes_back_by_escape_and_for_the_next_question() -> None:
    desk = tribes()
    hidden = pressed(desk, "z", "z").desk
    assert hidden.hides_map
    assert works(hidden, Do.BACK)
    assert not pressed(hidden, "escape").desk.hides_map
    done = pressed(hidden, "tab", "enter").desk
    assert done.match.at > hidden.match.at
    assert not done.hides_map
    assert pressed(desk, "z", "tab", "enter").desk.zoom == 1


def test_the_overlay_says_who_holds_a_region() -> None:
    desk = pressed(tribes(), "tab", "enter", "v").desk
    looks = panels.map_(desk).picture.looks.values()
    assert any(isinstance(look.group, tuple) for look in looks if not look.ghost)
    looks = panels.map_(pressed(desk, "v").desk).picture.looks.values()
    assert not any(isinstance(look.group, tuple) for look in looks)


def test_the_table_speaks_french() -> None:
    desk = tribes(language="fr")
    assert "Posez la carte" in said(desk)
    assert "Passez le clavier à" in said(pressed(desk, *["tab", "enter"] * 2).desk)


def test_names_show_as_they_were_typed() -> None:
    match = new_match(TRIBES, 2, seed=4)
    names = ("[red]Eve[/]", "Bo\x1b[31mb")
    players = [player.__replace__(name=name) for player, name in zip(match.players, names, strict=True)]
    told = said(seated(start(TRIBES, match.options, players, 4)))
    assert "[red]Eve[/]" in told
    assert "Bo\\x1b[31mb" in told


def test_at_the_end_the_score_is_opened_and_leads_anywhere() -> None:
    desk, random = at_the_origin(open_table=True), Random(1)
    while not desk.match.over:
        outcome = update(desk, Decide(random.choice(desk.sight.legal)))
        desk = outcome.desk
    assert isinstance(wished(outcome, Open).door, Score)
    assert isinstance(wished(pressed(desk, "enter"), Open).door, Score)
    walking = update(desk, Do.WALK).desk
    assert walking.walk is not None
    assert walking.walk.at == 0


@every_game
def test_all_that_is_offered_can_be_wanted(game: Game[Any]) -> None:
    """No answer of a dialog and no entry of the palette or of the footer is for nobody."""
    offered, random = 0, Random(9)
    desk = seated(new_match(game, game.seats[-1]).__replace__(open_table=True))
    for _ in range(80):
        outcome = update(desk, anything(desk, random))
        if type(outcome.desk.mode) is type(desk.mode):
            replies = answers(outcome.wishes)
            assert all(kind_of(reply) in outcome.desk.mode.deeds for reply in replies), replies
            offered += len(replies)
        desk = opened(outcome.desk)
        listed = [intent for _, intent in commands(desk)]
        assert all(kind_of(intent) in desk.mode.deeds for intent in listed)
    assert offered


@every_game
def test_a_place_where_a_move_may_not_go_says_why_and_nothing_is_done(game: Game[Any]) -> None:
    random = Random(2)
    desk = seated(new_match(game, max(2, game.seats[0]), 2).__replace__(open_table=True))
    for _ in range(100):
        there = [choice for choice in desk.sight.choices if choice.needs_place]
        if there and is_refused(update(desk, Choose(random.choice(there))).desk, random):
            return
        desk = update(desk, Decide(random.choice(desk.sight.legal))).desk
    raise AssertionError("every move may go everywhere")


def is_refused(desk: Desk, random: Random) -> bool:
    """Point at any place, and tell whether the move may not go there; then nothing is done."""
    desk = update(desk, Point(random.choice(list(panels.map_(desk).picture.looks)))).desk
    if desk.draft.move is None or desk.draft.legal:
        return False
    assert "✗" in panels.prompt(desk, ink_of(desk.game.key, len(desk.match.players))).plain
    outcome = pressed(desk, "enter")
    assert outcome.desk.match is desk.match
    assert outcome.desk.vain
    wished(outcome, Ring)
    return True
