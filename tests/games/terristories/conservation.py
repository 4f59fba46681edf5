"""How long a match may last, and what rules remember that nobody sees."""

LONGEST = 20_000
"""Four seats: 8 rounds of 6 phases, in each of which a seat negotiates at most 8 times, 9 answers long;
and 5000 answers for everything else, such as 16 turns of financing in a round."""

UNSEEN = frozenset(
    {
        "turn",
        "season.callers",
        "season.influenced",
        "season.developed",
        "season.late",
        "season.deals",
        "season.quiet",
        "season.laps",
    }
)
"""What rules remember, and nobody sees."""
