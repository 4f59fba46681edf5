"""The pile of open business: what is named first is dealt with first."""

from boardkit.core import CHANCE, Seat, Table
from tests.toy import EndRound, ShowNumbers, WhichNumber, WhichPips

FIRST, SECOND = WhichNumber(Seat(0)), WhichNumber(Seat(1))


def test_an_empty_pile_asks_nobody() -> None:
    assert (Table().question, Table().to_move) == (None, None)


def test_business_is_dealt_with_in_the_order_it_is_named() -> None:
    table = Table().ask(FIRST, SECOND)
    assert (table.question, table.to_move) == (FIRST, 0)
    assert table.answered().question == SECOND
    assert table.answered().answered() == Table()


def test_new_business_comes_before_what_was_open() -> None:
    assert Table().ask(SECOND).ask(FIRST) == Table().ask(FIRST, SECOND)


def test_an_effect_on_top_asks_nobody() -> None:
    assert Table().ask(ShowNumbers(), FIRST).question is None


def test_chance_is_asked_like_a_seat() -> None:
    assert Table().ask(WhichPips(CHANCE), EndRound(Seat(0))).to_move == CHANCE


def test_asking_leaves_the_old_table_as_it_was() -> None:
    table = Table().ask(FIRST)
    table.ask(SECOND)
    table.answered()
    assert table == Table(pile=(FIRST,))
