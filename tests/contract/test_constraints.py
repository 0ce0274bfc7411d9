"""Ways that are forbidden are told, whoever goes them and by whatever means."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from pytest_androidbench.appdata.constraints import JOURNAL, Forbidden, Touched, watch_ways
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.actions import Action, Open, Press, Scroll, Tap, Type
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.provision.steps import pilot_on

SETTINGS = "com.android.settings"
OPEN = f"am start -W -n {SETTINGS}/.Settings"


@dataclass(frozen=True)
class Taken:
    action: Action
    observation: Observation


@pytest.fixture(autouse=True)
def _asked(device: Device) -> Iterator[None]:
    device.shell(f"setprop {JOURNAL} 1")
    yield
    device.shell(f"setprop {JOURNAL} 0")


def test_an_app_that_was_in_front_is_told(device: Device) -> None:
    ways = watch_ways(device)
    assert ways.breaches(Forbidden(packages=(SETTINGS,))) == []
    device.shell(f"{OPEN}; input keyevent HOME")
    told = ways.breaches(Forbidden(packages=(SETTINGS,)))
    assert told == [f"{SETTINGS}/{SETTINGS}.Settings was in front"]
    assert ways.breaches(Forbidden(packages=("com.android.camera2",))) == []


def test_an_activity_is_told_by_a_pattern(device: Device) -> None:
    ways = watch_ways(device)
    device.shell("am start -W -a android.settings.DISPLAY_SETTINGS")
    assert ways.breaches(Forbidden(activities=(r".*DisplaySettings.*",)))
    assert not ways.breaches(Forbidden(activities=(r".*DisplaySettings",))), "the whole of it"


def test_what_a_finger_of_adb_presses_is_told(device: Device) -> None:
    device.shell(OPEN)
    x, y = pilot_on(device).node("Connected devices").center
    ways = watch_ways(device)
    device.shell(f"input tap {x} {y}")
    pressed = [one for one in ways.touched() if one.kind == "press"]
    assert pressed == [Touched("press", f"{SETTINGS}//Connected devices")]
    forbidden = Forbidden(pressed=(r"com\.android\.settings/.*/Connected devices",))
    assert ways.breaches(forbidden) == [f"{SETTINGS}//Connected devices was pressed"]


def test_a_page_within_an_activity_is_told_once(device: Device) -> None:
    device.shell(OPEN)
    ways = watch_ways(device)
    pilot_on(device).tap("Search settings")
    pages = [one.what for one in ways.touched() if one.kind == "page"]
    assert len(pages) == len(set(pages)) > 0
    assert ways.breaches(Forbidden(pages=(pages[-1],)))


def test_scrolling_is_told_once_for_each_finger(device: Device) -> None:
    device.shell(OPEN)
    ways = watch_ways(device)
    device.shell("input swipe 500 1500 500 700 300")
    device.shell("input swipe 500 1500 500 700 300")
    assert [one.kind for one in ways.touched() if one.kind == "scroll"] == ["scroll"] * 2
    assert ways.breaches(Forbidden(scrolled=(SETTINGS,)))


def test_nothing_is_written_unless_asked_for(device: Device) -> None:
    device.shell(f"setprop {JOURNAL} 0")
    ways = watch_ways(device)
    device.shell(f"{OPEN}; input swipe 500 1500 500 700 300; input tap 500 900")
    assert ways.touched() == []


def test_steps_tell_what_was_pressed_where_the_device_does_not(device: Device) -> None:
    device.shell(f"setprop {JOURNAL} 0")
    device.shell(OPEN)
    seen = device.observe()
    named = seen.find("Connected devices")
    assert named is not None
    ways = watch_ways(device)
    forbidden = Forbidden(pressed=(r".*/Connected devices",), scrolled=(SETTINGS,))
    for action in (Tap(named.index), Scroll("down")):
        assert ways.breaches(forbidden, [Taken(action, seen)])
    for harmless in (Press("back"), Open("Clock"), Tap(10_000)):
        assert ways.breaches(forbidden, [Taken(harmless, seen)]) == []


def test_a_field_that_a_step_types_into_is_told_as_pressed(device: Device) -> None:
    device.shell(OPEN)
    pilot_on(device).tap("Search settings")
    seen = device.observe()
    field = next(node for node in seen.nodes if node.editable)
    ways = watch_ways(device)
    short = field.resource_id.rpartition("/")[2]
    forbidden = Forbidden(pressed=(rf"{field.package}/{short}/.*",))
    for action in (Type("sound", field.index), Type("sound", field.center), Type("sound")):
        assert ways.breaches(forbidden, [Taken(action, seen)]), "named, at a point, with the caret"
    other = next(node.index for node in seen.nodes if node.resource_id != field.resource_id)
    assert ways.breaches(forbidden, [Taken(Type("sound", other), seen)]) == []


def test_a_label_of_several_lines_and_commas_is_one(device: Device) -> None:
    device.shell(OPEN)
    x, y = pilot_on(device).node("Mobile, Wi‑Fi, hotspot").center
    ways = watch_ways(device)
    device.shell(f"input tap {x} {y}")
    forbidden = Forbidden(pressed=(rf"{SETTINGS}/.*/Network & internet",))
    assert ways.breaches(forbidden)
