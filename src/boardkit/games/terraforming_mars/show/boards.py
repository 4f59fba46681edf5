"""What lies open before one seat, in a few words each: corporation, values, tags, cards in play."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rich.text import Text

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.draw.palette import Palette
from boardkit.games.terraforming_mars.box import CORPORATIONS, FACTS
from boardkit.games.terraforming_mars.box.reactions import CardType
from boardkit.games.terraforming_mars.box.things import Card, Corporation, Resource, Tag
from boardkit.games.terraforming_mars.rules.model import Company, State
from boardkit.games.terraforming_mars.rules.tableau import PLANTS_FOR_A_GREENERY, STEEL_VALUE, TITANIUM_VALUE
from boardkit.games.terraforming_mars.show.below import CUT, joined
from boardkit.games.terraforming_mars.show.cardtext import modifier_said
from boardkit.games.terraforming_mars.show.signs import resource_sign
from boardkit.text import Words

USED: Final = "●"
UNUSED: Final = "○"
"""Whether the action of a card in play was used in this generation."""

LETTERS, FEWEST = 3, 2
"""The first letters of a tag that stand for it where its name has no room, and where many have none."""

LATELY: Final = 64
"""How many lines of tags and cards are remembered: most seats have what they had before."""

OTHERS: Final = tuple(resource for resource in Resource if resource is not Resource.MEGACREDITS)


class Board(Value):
    """The board of a seat, about to be told."""

    view: State
    seat: Seat
    words: Words
    palette: Palette

    @property
    def company(self) -> Company:
        """What the seat has."""
        return self.view.companies[self.seat]

    def corporation(self) -> str:
        """Name the corporation; before it is revealed, say whether it is chosen."""
        company = self.company
        if company.corporation in CORPORATIONS:
            return self.words.name(company.corporation, Corporation)
        return self.words("seat-chosen" if company.chosen else "seat-choosing")

    def identity(self, *, brief: bool = False, width: int | None = None) -> Text:
        """Write rating, tags and corporation, briefly where a width is given that all has no room in.

        What changes least comes last, and is cut first.
        """
        said = Text(" ").join([self.standing(brief=brief), Text(self.corporation(), "italic")])
        narrow = not brief and width is not None and said.cell_len > width
        return self.identity(brief=True) if narrow else said

    def standing(self, *, brief: bool = False) -> Text:
        """Write rating and tags."""
        rating = Text(self.words("seat-rating", rating=self.company.rating))
        return Text(" ").join(part for part in (rating, self.tags(brief=brief)) if part)

    def rating_and_name(self) -> Text:
        """Write the rating and the corporation."""
        rating = Text(self.words("seat-rating", rating=self.company.rating))
        return Text(" ").join([rating, Text(self.corporation(), "italic")])

    def tags_with(self, said: Text, width: int) -> Text:
        """Write tags before something else: by their names, or by as many letters as have room.

        What follows may be cut, and tags may not.
        """
        free = width - len(CUT)
        tags = [self._tags(letters) for letters in (None, LETTERS, FEWEST)]
        lines = [joined(one, said) for one in tags]
        fitting = [line for line in lines if line.cell_len <= free]
        tagged = [line for one, line in zip(tags, lines, strict=True) if one.cell_len <= free]
        return (fitting or tagged or lines[-1:])[0]

    def stakes(self) -> Text:
        """Write the hand, the events, and values that differ from those of others."""
        return Text(" · ").join(Text(part) for part in (*self._count(), *self._worths(usual=False)))

    def values(self) -> Text:
        """Write the rating, what metals are worth, the hand and the events."""
        rating = self.words("seat-rating-full", rating=self.company.rating)
        return Text(" · ").join(Text(part) for part in (rating, *self._worths(usual=True), *self._count()))

    def _worths(self, *, usual: bool) -> Iterator[str]:
        """Say what metals are worth and what a greenery takes; the usual values only if wanted."""
        values, say = self.company.works, self.words
        if usual or values.steel != STEEL_VALUE:
            yield say("seat-steel", worth=values.steel)
        if usual or values.titanium != TITANIUM_VALUE:
            yield say("seat-titanium", worth=values.titanium)
        if values.plants != PLANTS_FOR_A_GREENERY:
            yield say("seat-greenery", plants=values.plants)

    def _count(self) -> Iterator[str]:
        company, say = self.company, self.words
        yield say("seat-hand", count=len(company.hand))
        if company.events:
            yield say("seat-events", count=len(company.events))
        if company.passed:
            yield say("seat-passed")

    def tags(self, *, brief: bool = False) -> Text:
        """Write the tags in play, the most frequent first, perhaps with their first letters alone."""
        return self._tags(LETTERS if brief else None)

    def _tags(self, letters: int | None) -> Text:
        return _tags(tuple(self.company.works.tags.items()), self.words, self.palette, letters)

    def modifiers(self) -> Text:
        """Say what the cards in play change for good."""
        facts = [FACTS[card] for card in self.company.tableau]
        said = [modifier_said(modifier, self.words) for card in facts for modifier in card.modifiers]
        return Text("; ".join(dict.fromkeys(said)), "dim")

    def cards(self) -> Text:
        """Name the cards in play, blue ones first, with their cubes, and whether their action was used."""
        company = self.company
        return _cards(company.played, tuple(company.cubes.items()), company.used, self.words, self.palette)

    def held(self, resource: Resource) -> str:
        """Write stock and production of a resource: `12+22`."""
        return f"{self.company.stock[resource]}{signed(self.income(resource))}"

    def income(self, resource: Resource) -> int:
        """Return what production brings; the rating is part of the income of money."""
        company = self.company
        return company.production[resource] + (company.rating if resource is Resource.MEGACREDITS else 0)

    def others(self, *, signs: bool = False) -> Text:
        """Write the resources besides money that the seat has or makes, by their names or their signs."""
        company, words = self.company, self.words
        shown = [
            Text(resource_sign(resource, words) if signs else f"{words(f'head-{resource}')} ")
            + Text(self.held(resource))
            for resource in OTHERS
            if company.stock[resource] or company.production[resource]
        ]
        return Text(" ").join(shown)


@lru_cache(LATELY)
def _tags(tags: tuple[tuple[Tag, int], ...], words: Words, palette: Palette, letters: int | None) -> Text:
    ordered = sorted(tags, key=lambda item: (-item[1], item[0]))
    names = [(words.name(tag), tag, n) for tag, n in ordered]
    said = [(f"{name[:letters]}{n}" if letters else f"{name}\u00a0{n}", tag) for name, tag, n in names]
    return Text(" ").join(Text(one, palette[f"tag.{tag}"]) for one, tag in said)


@lru_cache(LATELY)
def _cards(
    played: tuple[Card, ...],
    cubes: tuple[tuple[Card, int], ...],
    used: tuple[Card, ...],
    words: Words,
    palette: Palette,
) -> Text:
    held = dict(cubes)
    ordered = sorted(played, key=lambda card: FACTS[card].type is not CardType.ACTIVE)
    return Text(", ").join(
        _card(card, held.get(card, 0), words, palette, used=card in used) for card in ordered
    )


def _card(card: Card, held: int, words: Words, palette: Palette, *, used: bool) -> Text:
    facts = FACTS[card]
    text = Text(words.name(card, Card), palette[f"card.{facts.type.value}"])
    if facts.actions:
        text.append(f" {USED if used else UNUSED}")
    return text.append(f" {held}", "bold") if held else text


def signed(amount: int) -> str:
    """Write a number with its sign: `+3`, `−1`, `+0`."""
    return f"{amount:+d}".replace("-", "−")
