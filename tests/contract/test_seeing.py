from __future__ import annotations

import io

from PIL import Image

from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.actions import Open, Press
from pytest_androidbench.interface.pilot import Pilot


def test_an_observation_has_nodes_app_activity_and_size(pilot: Pilot) -> None:
    seen = pilot.open("Settings").observation
    assert seen.package == "com.android.settings"
    assert seen.activity.startswith("com.android.settings")
    assert seen.height > seen.width > 0
    assert seen.nodes[0].parent is None
    assert any("Network" in node.label for node in seen.nodes)
    assert seen.xml.lstrip().startswith("<?xml")


def test_every_parent_comes_before_its_children(device: Device) -> None:
    for node in device.observe().nodes:
        assert node.parent is None or node.parent < node.index


def test_a_picture_is_taken_when_first_asked_for_and_kept(device: Device) -> None:
    seen = device.observe()
    with Image.open(io.BytesIO(seen.screenshot)) as picture:
        assert picture.size == (seen.width, seen.height)
    first = seen.screenshot
    device.perform(Open("Settings"), seen)
    assert seen.screenshot is first
    assert device.picture() != first


def test_looking_twice_sees_the_same(device: Device) -> None:
    device.perform(Press("home"), device.observe())
    assert [n.label for n in device.observe().nodes] == [n.label for n in device.observe().nodes]


def test_the_foreground_is_known_without_looking(device: Device) -> None:
    device.perform(Open("Clock"), device.observe())
    front = device.foreground()
    assert front.package.endswith("deskclock")
    assert front.activity.endswith("DeskClock")
    assert not front.keyboard


def test_an_open_keyboard_is_told(pilot: Pilot) -> None:
    pilot.open("Contacts").tap("Create contact").tap("First name")
    assert pilot.observation.keyboard
    assert pilot.node("First name").focused
    keyboard = pilot.observation.nodes[-1]
    assert keyboard.class_name.endswith("SoftInputWindow")
    assert keyboard.bounds[1] > pilot.observation.height // 3
    pilot.back()
    assert not pilot.observation.keyboard


def test_facts_are_those_of_an_android_device(device: Device) -> None:
    assert device.facts.sdk >= 26
    assert device.facts.android
    assert device.facts.model
    assert device.kind in ("simulated", "emulator", "real")
    assert device.versions("com.android.settings", "com.example.missing").keys() == {
        "com.android.settings"
    }
