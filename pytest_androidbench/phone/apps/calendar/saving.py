"""What a change of one time of a repeating event makes of it."""

from __future__ import annotations

from dataclasses import replace

from pytest_androidbench.phone.apps.calendar.event import FUTURE, ONE, Event
from pytest_androidbench.phone.apps.calendar.store import Store


def changed_times(store: Store, event: Event, original: Event, start: int, choice: int) -> Event:
    """What is stored when one time of an event, those from it on, or all are changed.

    Args:
        store: has the original, which ends earlier where only the later times change.
        event: as it was edited.
        original: as it was before.
        start: of the time that was edited.
        choice: ONE, FUTURE or ALL.
    """
    if choice == ONE:
        return replace(
            event, id=0, parent_id=original.id, repeat_interval=0, repeat_rule=0, repeat_limit=0
        )
    if choice == FUTURE:
        store.end_before(original.id, start)
        if start == original.start_ts:
            store.delete([original.id])
        return replace(event, id=0, repeat_limit=_remaining(event, original, start))
    begins = original.start_ts + event.start_ts - start
    return replace(event, start_ts=begins, end_ts=begins + event.end_ts - event.start_ts)


def _remaining(event: Event, original: Event, start: int) -> int:
    """How often the second half of an event with a number of times happens."""
    if original.repeat_limit >= 0 or event.repeat_limit != original.repeat_limit:
        return event.repeat_limit
    passed = (start - original.start_ts) // original.repeat_interval
    return event.repeat_limit + passed
