"""The signs of the game with their meanings, and what can be done at a turn with its letters."""

from typing import Final

from boardkit.draw.extras import Sign, Verb
from boardkit.draw.glyphs import glyph
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.chance import GoTo, SetOut, Strike
from boardkit.games.terristories.show import signs

LEGEND: Final[tuple[Sign, ...]] = (
    Sign(glyph("terrain.plain"), "sign-plain", "terrain.plain"),
    Sign(glyph("terrain.mountain"), "sign-mountain", "terrain.mountain"),
    Sign(glyph("terrain.marsh"), "sign-marsh", "terrain.marsh"),
    Sign(glyph("terrain.sterile"), "sign-sterile", "terrain.sterile"),
    Sign(signs.ZONE, "sign-zone"),
    Sign(signs.PERSON, "sign-person"),
    Sign(signs.CUBE, "sign-cube"),
    Sign(signs.LABEL, "sign-label"),
    Sign(signs.STANDING, "sign-token"),
    Sign(signs.GOAL, "sign-goal"),
    Sign(signs.MET, "sign-met"),
    Sign(signs.ZERO, "sign-zero"),
    Sign(signs.FREE, "sign-free"),
    Sign(signs.GAINED, "sign-gained"),
    Sign(signs.LOST, "sign-lost"),
    Sign(signs.ASKED, "sign-asked"),
    Sign(signs.FLAG, "sign-ambassador"),
    Sign(signs.LIGHTNING, "sign-lightning"),
    Sign(signs.HOURGLASS, "sign-hourglass"),
    Sign(signs.STOCK, "sign-stock"),
)

VERBS: Final[tuple[Verb, ...]] = (
    Verb("m", "verb-bar-move", (mv.MoveIndividual,)),
    Verb("b", "verb-bar-buy", (mv.BuyIndividual, mv.BuyZone)),
    Verb("x", "verb-bar-index", (mv.CallCouncil, mv.VoteFor, mv.Pledge)),
    Verb("o", "verb-bar-power", (mv.UsePower,)),
    Verb("j", "verb-bar-project", (mv.Propose,)),
    Verb("f", "verb-bar-fund", (mv.Contribute, mv.Withdraw)),
    Verb("h", "verb-bar-harvest", (mv.Reap, mv.ReapMost)),
    Verb("c", "verb-bar-cards", (mv.Activate, mv.Bury)),
    Verb("g", "verb-bar-give", (mv.Negotiate, mv.Give, mv.Promise, mv.Agree)),
    Verb("a", "verb-bar-ask", (mv.Ask, mv.AskAlso, mv.PromiseBack, mv.Request)),
    Verb("y", "verb-bar-wages", (mv.Pay, mv.Dismiss)),
    Verb("e", "verb-bar-goal", (mv.ShowProfile, mv.ClaimVictory)),
    Verb(
        "l",
        "verb-bar-lay",
        (mv.Settle, mv.PutIndividual, mv.SetToken, mv.ChooseTerritory, mv.TakeRole, mv.ChooseSeat),
    ),
    Verb("p", "verb-bar-enough", (mv.Pass, mv.StaySilent)),
)

WINDOWS: Final = {qs.ClaimObjective: mv.StaySilent()}
"""VI.c What nearly all pass at the end of a round."""

THINGS: Final = (mv.Propose, mv.TakeRole, GoTo, SetOut, Strike)
"""The moves whose cards are told of in the log: what lies on the table, by a move about it."""
