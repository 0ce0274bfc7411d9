"""What is wrong with a run beside its failures, and what to do about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.report.failures import MAX_LISTED
from pytest_androidbench.report.figures import Figures
from pytest_androidbench.report.lines import EMPTY, TextLine, wrapped
from pytest_androidbench.report.wording import OUTCOME_NAMES, cell_text, count, one_line
from pytest_androidbench.texts import clean, some

MARK: Final = "!!"


def alarm_lines(contents: RunContents, numbers: Figures, width: int) -> Iterator[TextLine]:
    """Each alarm as a sentence, marked so that it can be found."""
    alarms = list(_alarms(contents, numbers))
    if alarms:
        yield EMPTY
    for alarm in alarms:
        yield from wrapped(MARK, alarm, width, "odd", indent=len(MARK) + 1)


def _alarms(contents: RunContents, numbers: Figures) -> Iterator[str]:
    yield from _unscored(contents)
    yield from _attempts(numbers)
    yield from _disk(contents)
    yield from _idle(numbers)
    if len({group.name for group in numbers.kinds}) > 1:
        yield "several kinds of device in one run: their rates are kept apart"
    for conflict in numbers.conflicts[:MAX_LISTED]:
        told = ", then ".join(conflict.outcomes)
        yield f"{conflict.episode.key} was scored more than once: {told}; the first counts"


def _unscored(contents: RunContents) -> Iterator[str]:
    causes = Counter(record.fault for record in contents.records if record.fault is not None)
    if causes:
        number = sum(causes.values())
        yield (
            f"{count(number, 'episode')} ended in an infra error and {_were(number)} not scored: "
            "run again with the same --ab-run to repeat just those"
        )
        for cause, times in sorted(causes.items()):
            yield f"  {times} × {cause.replace('_', ' ')}: {advice(cause)}"
    if invalid := sum(record.outcome is Outcome.INVALID for record in contents.records):
        yield f"{count(invalid, 'episode')} invalid: the task has a bug, mend it before comparing"


def advice(cause: Cause) -> str:
    """What to do about an infrastructure fault."""
    match cause:
        case Cause.DEVICE_UNAVAILABLE:
            return "`androidbench doctor` says what is missing"
        case Cause.DEVICE_GONE | Cause.DEVICE_HUNG | Cause.DEVICE:
            return "see the device log on the episode's page; fewer workers (-n) may help"
        case Cause.SNAPSHOT:
            return "the disk may be full; --ab-restore=app-data does without snapshots"
        case Cause.MODEL_SERVICE:
            return "the model's service failed: look at its limits and credentials"
        case Cause.COST_CAP:
            return "what the run may cost is used up: raise --ab-max-cost to go on"
        case Cause.WORKER_DIED:
            return "a worker was killed: look for too little memory, or try fewer workers (-n)"
        case Cause.UNKNOWN:
            return "see its reason"
        case _:
            assert_never(cause)


def _were(number: int) -> str:
    return "was" if number == 1 else "were"


def _attempts(numbers: Figures) -> Iterator[str]:
    for attempts in numbers.retried[:MAX_LISTED]:
        told = ", then ".join(OUTCOME_NAMES[attempt.record.outcome] for attempt in attempts)
        yield f"{count(len(attempts), 'attempt')} at {cell_text(attempts[0].record)}: {told}"


def _disk(contents: RunContents) -> Iterator[str]:
    if contents.not_run:
        names = [planned.episode.key for planned in contents.not_run]
        yield f"{count(len(names), 'episode')} not run: {_first(names)}"
    if contents.interrupted:
        yield (
            f"{count(len(contents.interrupted), 'attempt')} cut off before the record was "
            f"written: {_first(contents.interrupted)}"
        )
    for damaged in contents.damaged[:MAX_LISTED]:
        yield f"unreadable, left out: {clean(damaged.path)}: {one_line(damaged.why)}"


def _idle(numbers: Figures) -> Iterator[str]:
    if numbers.idle_passes:
        yield (
            f"{count(len(numbers.idle_passes), 'task')} passed without doing anything, as "
            f"declared: {_first(numbers.idle_passes, 40)}"
        )
    if numbers.undeclared_passes:
        yield (
            f"{count(len(numbers.undeclared_passes), 'task')} passed without doing anything, "
            f"undeclared: {_first(numbers.undeclared_passes, 40)}; "
            "such checks prove nothing"
        )


def _first(names: Sequence[str], most: int = 10) -> str:
    """The first of some names, and how many more there are."""
    return some([*map(clean, names)], most)
