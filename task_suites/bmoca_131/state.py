"""What later tasks ask of the device beside what the first sixty do."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree

from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.finding import Target, find_all
from pytest_androidbench.interface.observation import Node
from task_suites.bmoca.state import ALARMS

WIKIPEDIA: Final = "org.wikipedia"
WIKIPEDIA_PREFERENCES: Final = f"/data/data/{WIKIPEDIA}/shared_prefs/{WIKIPEDIA}_preferences.xml"
TEXT_SIZE: Final = "textSizeMultiplier"
"""Wikipedia's preference for the size of texts: steps of ten percent from their own."""
CARDS: Final = "feedCardsEnabled"
"""Its preference for the kinds of cards in the feed, in the order of `FeedContentType`."""
KINDS_OF_CARDS: Final = 10
FEED_TAB: Final = f"{WIKIPEDIA}:id/nav_tab_explore"


@dataclass(frozen=True, slots=True, order=True)
class RepeatedAlarm:
    """An alarm with the days on which it rings."""

    hour: int
    minute: int
    days: int
    """Bits from Monday = 1 to Sunday = 64; 0 rings once."""
    enabled: bool


def repeated_alarms(device: Device) -> list[RepeatedAlarm]:
    """All alarms, by time."""
    rows = device.database(ALARMS).rows("alarm_templates")
    return sorted(
        RepeatedAlarm(row["hour"], row["minutes"], row["daysofweek"], bool(row["enabled"]))
        for row in rows
    )


def shown(device: Device, name: str) -> list[Node]:
    """What is on the screen with an id; whose package it is of does not matter.

    Android 10 has AOSP's dialer, whose ids Google's has in a package of its own.
    """
    return find_all(device.observe(), Target(id=name.rpartition("/")[2]))


def texts_of(device: Device, names: Iterable[str]) -> list[str]:
    """What stands on those that are on the screen."""
    return [node.text for name in names for node in shown(device, name)]


def is_selected(device: Device, name: str) -> bool:
    """Whether a tab is the one that is looked at."""
    return any(node.selected for node in shown(device, name))


def preferences(device: Device, path: str) -> dict[str, str]:
    """What an app keeps in a file of preferences, as it stands there and in that order."""
    return preferences_in(device.get_file(path)) if device.files.exists(path) else {}


def preferences_in(file: bytes) -> dict[str, str]:
    """What a file of preferences has: texts are inside of their elements, all else in `value`."""
    root = ElementTree.fromstring(file)  # noqa: S314 - bounded by what a device sends
    return {one.get("name", ""): one.get("value", one.text or "") for one in root}


def text_size(device: Device) -> int:
    """How large Wikipedia's articles are, in steps of ten percent from the usual size."""
    return int(preferences(device, WIKIPEDIA_PREFERENCES).get(TEXT_SIZE, "0"))


def hidden_cards(device: Device) -> list[int]:
    """Which kinds of cards Wikipedia's feed leaves out, counted from 1."""
    kept = preferences(device, WIKIPEDIA_PREFERENCES).get(CARDS, "[]")
    return [place for place, is_on in enumerate(json.loads(kept), 1) if not is_on]
