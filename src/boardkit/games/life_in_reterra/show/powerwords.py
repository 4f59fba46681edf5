"""What the faces of building cards say, written from their powers."""

from collections.abc import Iterator

from boardkit.core import Seat, kebab
from boardkit.games.life_in_reterra.box import CARDS, Source, size_of
from boardkit.games.life_in_reterra.box.powers import (
    Active,
    Choose,
    Counted,
    Deed,
    Inhabitants,
    Junk,
    Majority,
    Power,
    Protect,
    Relics,
    RowChange,
    Scoring,
)
from boardkit.games.life_in_reterra.box.things import Card, Side
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.supply import face_of, neighbours_of, stall_of
from boardkit.text import Words


def building_said(view: State, card: Card, words: Words) -> Iterator[str]:
    """Say what a building of the game is, what its face says, and where that comes from."""
    stall = stall_of(view, card)
    if stall is None:
        return
    facts = CARDS[card]
    face = facts.faces[stall.side]
    yield words(
        "building-facts",
        card=words.name(card, Card),
        side=words.name(stall.side),
        size=size_of(card),
        points=face.points,
        left=stall.left,
    )
    yield from face_said(card, stall.side, words)
    yield words("building-source", name=facts.source.value, face=face.source.value)


def face_said(card: Card, side: Side, words: Words) -> Iterator[str]:
    """Write the text of a face, a sentence for each power."""
    powers = CARDS[card].faces[side].powers
    yield from (power_said(card, power, words) for power in powers)
    if not powers:
        yield words("power-none")


def neighbours_said(view: State, card: Card, seat: Seat, words: Words) -> Iterator[str]:
    """6.3 Name the neighbours of a seat, where a face speaks of them and they are not all the others."""
    near = neighbours_of(view, seat)
    if len(near) < view.seats - 1 and any(map(_minds_neighbours, face_of(view, card).powers)):
        yield words("neighbours-are", seat=words.seat(seat), seats=words.listed([*map(words.seat, near)]))


def _minds_neighbours(power: Power) -> bool:
    match power:
        case Active(_, Junk()) | Majority() | Scoring(Counted.NEIGHBOUR_SAME_BUILDING):
            return True
    return False


def source_said(source: Source, words: Words) -> str:
    """Say where a fact about a component comes from."""
    return words(f"source-{source.value}")


def power_said(card: Card, power: Power, words: Words) -> str:
    """Write a power as a sentence."""
    match power:
        case Active(timing, deed, condition):
            always = f"power-{timing.value}"
            when = f"power-{timing.value}-{kebab(condition.name)}" if condition else always
            return words("power-said", when=words(when), what=_deed(deed, words))
        case Scoring():
            return _scoring(card, power, words)
        case Majority(rivalry, points, tie, once):
            message = f"power-majority-{kebab(rivalry.name)}"
            return words(message, points=points, tie=tie, once="yes" if once else "no")
        case Protect():
            return words("power-protect")


def _scoring(card: Card, power: Scoring, words: Words) -> str:
    return words(
        f"power-{kebab(power.counted.name)}",
        points=power.points,
        most=power.most,
        card=words.name(card, Card),
        terrain=words.name(power.terrain) if power.terrain else "",
    )


def _deed(deed: Deed, words: Words) -> str:
    match deed:
        case Relics(where, count):
            return words("power-relics", where=where.value, count=count)
        case Inhabitants(where, count):
            return words("power-inhabitants", where=where.value, count=count)
        case Junk(whom, count):
            return words("power-junk", whom=whom.value, count=count)
        case RowChange(count):
            return words("power-row-change", count=count)
        case Choose(options):
            first, second = (_deed(option, words) for option in options)
            return words("power-choose", first=first, second=second)
