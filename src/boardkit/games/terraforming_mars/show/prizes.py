"""Milestones and awards: as cards, and as a table with everybody's standing."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.blocks import columns
from boardkit.draw.cards import Card as Drawn
from boardkit.draw.colours import ink
from boardkit.draw.palette import Palette
from boardkit.games.terraforming_mars.box import AWARDS, MILESTONES
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.prizes import (
    AWARD_COSTS,
    MILESTONE_COST,
    MOST_MILESTONES,
    award_cost,
    standings,
)
from boardkit.games.terraforming_mars.rules.scoring import MILESTONE_POINTS
from boardkit.games.terraforming_mars.show.map import SEAT_LETTERS
from boardkit.text import Words


def milestone_card(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw a milestone: what it wants, how far the seat and the others are, how many are left."""
    goal, claimed = MILESTONES[move.milestone], dict(view.milestones)
    values = [value(view, one, goal.measure) for one in view.everyone]
    points = words("prize-points", points=MILESTONE_POINTS)
    left = words("prize-left", left=MOST_MILESTONES - len(claimed))
    wanted = words(f"prize-goal-{goal.id}", least=goal.least, has=values[seat])
    text = [
        wanted,
        points,
        words("prize-standing", counts=_counts(values, words)),
        *([words("prize-mine", seat=words.seat(claimed[goal.id]))] if goal.id in claimed else []),
        left,
    ]
    price = words("price-money", amount=MILESTONE_COST)
    tags = Text(words("kind-milestone"), palette["card.milestone"])
    # Whoever lacks something is told so by the kit, too.
    known = (*([wanted] if values[seat] < goal.least else []), points, left)
    return Drawn(words.name(goal.id), price, "card.milestone", tags, text=tuple(text), known=known)


def award_card(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw an award: what it compares, who would win it now, what it earns."""
    del seat
    funded, values = dict(view.awards), standings(view, move.award)
    earns = words("prize-award", seats=view.seats)
    text = [
        words(f"prize-measure-{move.award}"),
        words("prize-standing", counts=_counts(values, words)),
        _leader(values, words),
        earns,
        *([words("prize-funded", seat=words.seat(funded[move.award]))] if move.award in funded else []),
    ]
    price = words("price-money", amount=award_cost(view))
    tags = Text(words("kind-award"), palette["card.award"])
    return Drawn(words.name(move.award), price, "card.award", tags, text=tuple(text), known=(earns,))


def _counts(values: Sequence[int], words: Words) -> str:
    counts = [words("seat-count", seat=words.seat(Seat(at)), count=count) for at, count in enumerate(values)]
    return words.listed(counts)


def _leader(values: Sequence[int], words: Words) -> str:
    leaders = [words.seat(Seat(at)) for at, count in enumerate(values) if count == max(values)]
    if len(leaders) == 1:
        return words("prize-leads", seat=leaders[0])
    return words("prize-tie", seats=words.listed(leaders))


def prize_table(view: State, words: Words, palette: Palette, *, told: bool) -> Sequence[Text]:
    """Write milestones and awards with everybody's standing; `told` says in words what counts."""
    if view.solo:
        return ()
    heads = [_chip(seat, SEAT_LETTERS[seat], palette) for seat in view.everyone]
    milestones = [*_milestones(view, words, palette, told=told)]
    awards = [*_awards(view, words, palette, told=told)]
    titles = _titles(view, words) if told else _short_titles(view, words)
    return columns([[titles[0], *heads], *milestones, [titles[1], *heads], *awards])


def _titles(view: State, words: Words) -> tuple[Text, Text]:
    """Say what milestones and awards cost, and how many are left."""
    milestones, awards = MOST_MILESTONES - len(view.milestones), len(AWARD_COSTS) - len(view.awards)
    return (
        Text(words("table-milestones", left=milestones, price=MILESTONE_COST), "bold"),
        Text(words("table-awards", left=awards, price=award_cost(view)), "bold"),
    )


def _short_titles(view: State, words: Words) -> tuple[Text, Text]:
    return (
        Text(words("table-milestones-short", price=MILESTONE_COST), "bold"),
        Text(words("table-awards-short", price=award_cost(view)), "bold"),
    )


def prize_rows(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """Write milestones and awards in two lines each: how many are left, and who has which."""
    if view.solo:
        return
    milestones, awards = _titles(view, words)
    yield milestones
    if view.milestones:
        taken = [(words.name(milestone), seat) for milestone, seat in view.milestones]
        yield _taken(taken, palette)
    yield awards
    if view.awards:
        yield _taken([(words.name(award), seat) for award, seat in view.awards], palette)


def prize_lines(view: State, words: Words, palette: Palette, *, letters: int) -> Iterator[Text]:
    """Write milestones and awards in a line each: who has which, by so many letters of its name."""
    if view.solo:
        return
    titles, verbs = _titles(view, words), ("verb-bar-milestones", "verb-bar-awards")
    for title, verb, prizes in zip(titles, verbs, (view.milestones, view.awards), strict=True):
        taken = [(words.name(prize)[:letters], seat) for prize, seat in prizes]
        yield Text.assemble((words(verb), "bold"), _taken(taken, palette)) if taken else title


def _taken(prizes: Sequence[tuple[str, Seat]], palette: Palette) -> Text:
    named = [Text.assemble(f" {name} ", _chip(seat, SEAT_LETTERS[seat], palette)) for name, seat in prizes]
    return Text(" ").join(named)


def _milestones(view: State, words: Words, palette: Palette, *, told: bool) -> Iterator[list[Text]]:
    claimed = dict(view.milestones)
    for milestone, goal in MILESTONES.items():
        values = [value(view, seat, goal.measure) for seat in view.everyone]
        what = words(f"table-goal-{milestone}", least=goal.least) if told else str(goal.least)
        name = Text(f" {words.name(milestone)} ").append(what, "dim")
        marks = [str(number) for number in values]
        if milestone in claimed:
            name.stylize("bold")
            marks[claimed[milestone]] = "⚑"
        yield [name, *_standing(values, marks, palette, goal.least)]


def _awards(view: State, words: Words, palette: Palette, *, told: bool) -> Iterator[list[Text]]:
    funded = dict(view.awards)
    for award in AWARDS:
        values = standings(view, award)
        name = Text(
            f"{'⚑' if award in funded else ' '}{words.name(award)}", "bold" if award in funded else ""
        )
        if told:
            name.append(f" {words(f'table-measure-{award}')}", "dim")
        yield [name, *_standing(values, [str(number) for number in values], palette)]


def _standing(values: Sequence[int], marks: Sequence[str], palette: Palette, least: int = 1) -> list[Text]:
    """Write a number for each seat, those in their colours that lead or have reached what is wanted."""
    best = max(values)
    return [
        _chip(Seat(at), mark.replace("-", "−"), palette)
        if mark == "⚑" or (values[at] == best and best >= least)
        else Text(f" {mark} ".replace("-", "−"))
        for at, mark in enumerate(marks)
    ]


def _chip(seat: Seat, mark: str, palette: Palette) -> Text:
    owner = palette[f"owner.{seat}"]
    return Text(f" {mark} ", Style(color=ink(owner), bgcolor=owner, bold=True))
