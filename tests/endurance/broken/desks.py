"""Things that a desk does, broken: they are values, and so are the tests that notice."""

from typing import Final

from tests.endurance.broken.mutation import Mutation

DESK = "tui.desk"
TESTS = "desk"

DESKS: Final = (
    Mutation(
        "desk: no curtain falls",
        f"{DESK}.match.curtain",
        "if viewer != seated and falls(desk, viewer):",
        "if False:",
        (f"{TESTS}/test_curtains.py",),
    ),
    Mutation(
        "desk: the first seat's view is shown to all",
        f"{DESK}.sight",
        "self.game.view(self.match.state, self.viewer)",
        "self.game.view(self.match.state, Seat(0))",
        (f"{TESTS}/test_curtains.py",),
    ),
    Mutation(
        "desk: a vote is over when one seat has not agreed yet",
        f"{DESK}.match.curtain",
        "if len(agreed) < len(people):",
        "if len(agreed) + 1 < len(people):",
        (f"{TESTS}/test_votes.py",),
    ),
    Mutation(
        "desk: nobody is asked before something is taken back",
        f"{DESK}.match.curtain",
        "return _vote(desk, Matter.UNDO, back.at)",
        "return change(desk, lambda match: undone(match, back))",
        (f"{TESTS}/test_votes.py",),
    ),
    Mutation(
        "desk: a walk does not stop at notes",
        f"{DESK}.sight",
        "for note in notes if note.at == at)",
        "for note in ())",
        (f"{TESTS}/test_walking.py",),
    ),
    Mutation(
        "desk: the play hears what an older one has waited for",
        f"{DESK}.looking",
        "if not mode.playing or tick.number != mode.ticks:",
        "if not mode.playing:",
        (f"{TESTS}/test_walking.py",),
    ),
    Mutation(
        "desk: letters lead to the first place",
        f"{DESK}.update",
        "return Outcome(pointed(touched(desk), found[0]))",
        "return Outcome(pointed(touched(desk), next(iter(facts.letters_on(desk)))))",
        (f"{TESTS}/test_playing.py",),
    ),
    Mutation(
        "desk: digits take the entry after their own",
        f"{DESK}.update",
        "return intents.Take(facts.DIGITS.index(key))",
        "return intents.Take(facts.DIGITS.index(key) + 1)",
        (f"{TESTS}/test_playing.py",),
    ),
    Mutation(
        "desk: a move is shown and not kept",
        f"{DESK}.match.curtain",
        "changed.wishing(wishes.Keep(study)).then(partial(_heard, desk.match.at)).then(show or present)",
        "changed.then(partial(_heard, desk.match.at)).then(show or present)",
        (f"{TESTS}/test_playing.py",),
    ),
    Mutation(
        "desk: another branch is shown and not kept",
        f"{DESK}.looking",
        "there.wishing(wishes.Keep(study), *said)",
        "there.wishing(*said)",
        (f"{TESTS}/test_lines.py",),
    ),
    Mutation(
        "desk: a lesson goes on without an answer",
        f"{DESK}.teach.reading",
        "return self.open and self.stage.wants_answer",
        "return False",
        (f"{TESTS}/test_lessons.py",),
    ),
    Mutation(
        "desk: a question can be answered by asking why",
        f"{DESK}.teach.lessons",
        "intents.Do.OVERLAY, intents.Do.WHY, ",
        "intents.Do.OVERLAY, ",
        (f"{TESTS}/test_quizzes.py",),
    ),
    Mutation(
        "desk: the footer has a key that takes nothing back",
        f"{DESK}.facts",
        "Do.UNDO: lambda desk: desk.drawn.once(_leads, desk.match)[0]",
        "Do.UNDO: lambda _: True",
        (f"{TESTS}/test_playing.py",),
    ),
    Mutation(
        "desk: no command makes a handout",
        f"{DESK}.match.playing",
        '        (words("key-handout"), intents.Do.HAND_OUT),\n',
        "",
        (f"{TESTS}/test_playing.py",),
    ),
)
