"""What decides under the published rules, by its kind.

The rules are those of gimme1dollar/b-moca, 9c56c16 (Apache-2.0): what they look at, and what they
let pass. How the device is asked is ours.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from pytest_androidbench.devices.device import Device
from task_suites.bmoca.log_lines import LogLine, is_logged
from task_suites.bmoca.state import volume
from task_suites.bmoca_131.catalogue import LaterTask
from task_suites.bmoca_131.state import (
    FEED_TAB,
    KINDS_OF_CARDS,
    TEXT_SIZE,
    WIKIPEDIA_PREFERENCES,
    is_selected,
    preferences,
    repeated_alarms,
    shown,
    texts_of,
)

Evaluator: TypeAlias = Callable[[Device, LaterTask], bool]


def decides(device: Device, task: LaterTask) -> bool:
    """Whether a task is done by its published rule."""
    return EVALUATORS[task.kind](device, task)


def _by_log(device: Device, task: LaterTask) -> bool:
    tag, _, level = task.subjects[0].rpartition(":")
    return is_logged(device, LogLine(tag, level, task.values[0]))


def _by_presence(device: Device, task: LaterTask) -> bool:
    return bool(shown(device, task.subjects[0]))


def _by_selection(device: Device, task: LaterTask) -> bool:
    return is_selected(device, task.subjects[0])


def _by_text(device: Device, task: LaterTask) -> bool:
    return any(text in task.values for text in texts_of(device, task.subjects))


def _by_beginning(device: Device, task: LaterTask) -> bool:
    return any(text.startswith(task.values) for text in texts_of(device, task.subjects))


def _by_description(device: Device, task: LaterTask) -> bool:
    return any(task.values[0] in node.desc for node in shown(device, task.subjects[0]))


def _by_call(device: Device, task: LaterTask) -> bool:
    end, name = task.subjects
    names = [text.replace(" ", "") for text in texts_of(device, [name])]
    return bool(shown(device, end)) and any(text in task.values for text in names)


def _has_alarms(device: Device, times: tuple[str, ...], days: str = "") -> bool:
    """Whether there is an alarm at each of the times, on these days if any are told."""
    kept = {
        f"{alarm.hour:02d}:{alarm.minute:02d}"
        for alarm in repeated_alarms(device)
        if not days or alarm.days == int(days)
    }
    return kept.issuperset(times)


def _by_alarms(device: Device, task: LaterTask) -> bool:
    return _has_alarms(device, task.subjects, task.values[0])


def _by_alarms_and_volume(device: Device, task: LaterTask) -> bool:
    louder = volume(device, "alarm") > int(task.values[0])
    return louder and _has_alarms(device, task.subjects)


def _by_preference(device: Device, task: LaterTask) -> bool:
    kept = preferences(device, WIKIPEDIA_PREFERENCES)
    return kept.get(task.subjects[0]) in task.values


def _by_feed(device: Device, task: LaterTask) -> bool:
    """The cards are the file's last entry, and the feed is looked at."""
    kept = preferences(device, WIKIPEDIA_PREFERENCES)
    on = [str(place) not in task.subjects for place in range(1, KINDS_OF_CARDS + 1)]
    is_last = list(kept.values())[-1:] == [json.dumps(on, separators=(",", ":"))]
    size = task.values[0]
    return is_last and size in {"", kept.get(TEXT_SIZE)} and is_selected(device, FEED_TAB)


EVALUATORS: Final[Mapping[str, Evaluator]] = {
    "log": _by_log,
    "shown": _by_presence,
    "selected": _by_selection,
    "text": _by_text,
    "begins": _by_beginning,
    "described": _by_description,
    "called": _by_call,
    "alarms": _by_alarms,
    "alarms_louder": _by_alarms_and_volume,
    "preference": _by_preference,
    "feed": _by_feed,
}
"""By the kinds of `published.tsv`."""
