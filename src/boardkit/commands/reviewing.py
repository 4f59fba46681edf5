"""Looking at a match again with several processes; what was found is kept, and not looked for twice."""

from typing import Any

from boardkit.commands.desk import Desk
from boardkit.commands.progress import progress
from boardkit.core import Study
from boardkit.library.reviews import Findings
from boardkit.many.crews import crew
from boardkit.many.reviewing import BATCH, background_in, looked_at, written
from boardkit.players.review import Review, decisions_of, judge


def reviewed(desk: Desk, study: Study[Any], jobs: int) -> Review:
    """Look at the decisions of a match that were not looked at before, and put all together.

    Raises:
        FaultError: what was found cannot be kept.
    """
    match, data = study.match, written(study.match)
    wanted, findings = decisions_of(match), Findings.about(match, desk.library.folder)
    found = {at: verdict for at, verdict in findings.kept(match).items() if at in wanted}
    missing = [at for at in wanted if at not in found]
    if findings.outdated:
        print(desk.words("review-anew"))
    hands = crew(jobs if len(missing) > BATCH else 1)
    with progress(desk.words, len(found), len(wanted)) as more, hands.opened() as executor:
        background = executor.submit(background_in, data)
        for future in looked_at(executor, data, missing, hands.most_at_once):
            some = future.result()
            findings.keep(some)
            found |= some
            more(len(some))
        told = background.result()
    return Review(tuple(judge(match, at, found[at]) for at in wanted), told.luck, told.rounds, told.curves)
