"""What a person does on a device over adb alone, while others hold its UI automation."""

from __future__ import annotations

import pytest

from pytest_androidbench.devices.acting.by_shell import ShellPerformer
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.devices.link.transport import Transport
from pytest_androidbench.interface.actions import (
    Action,
    Gesture,
    LongPress,
    Open,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
)


class Hands:
    """Acts by the shell, and looks through UI automation."""

    def __init__(self, device: Device) -> None:
        host, port = device.address
        self._performer = ShellPerformer(Shell(Transport(device.serial, host=host, port=port)))
        self.device = device

    def do(self, action: Action) -> str:
        seen = self.device.observe()
        return self._performer.perform(action, (seen.width, seen.height))

    def middle_of(self, label: str) -> tuple[int, int]:
        node = self.device.observe().find(label)
        assert node is not None, label
        return node.center

    def labels(self) -> set[str]:
        return {node.label for node in self.device.observe().nodes if node.label}


@pytest.fixture
def hands(device: Device) -> Hands:
    return Hands(device)


def test_a_contact_is_typed_by_taps_and_text(hands: Hands) -> None:
    assert hands.do(Open("Contacts")) == ""
    assert hands.do(Tap(hands.middle_of("Create contact"))) == ""
    assert hands.do(Tap(hands.middle_of("First name"))) == ""
    assert hands.do(Type("Ada's 50% x")) == ""
    assert "Ada's 50% x" in hands.labels()
    assert hands.do(Type("Bo", clear=True)) == ""
    assert "Bo" in hands.labels()
    assert "Ada's 50% x" not in hands.labels()


def test_pages_are_scrolled_and_left(hands: Hands) -> None:
    hands.do(Open("Settings"))
    top = hands.labels()
    assert hands.do(Scroll("down")) == ""
    assert hands.labels() - top
    hands.do(Press("home"))
    assert "settings" not in hands.device.observe().package


@pytest.mark.parametrize("way", ["swipe", "gesture"])
def test_the_apps_come_up_by_a_finger_that_goes_up(hands: Hands, way: str) -> None:
    hands.do(Press("home"))
    low, high = (540, 1600), (540, 500)
    assert "Contacts" not in hands.labels()
    slow = Gesture(((*low, 0), (540, 1200, 120), (540, 800, 240), (*high, 360)))
    assert hands.do(Swipe(low, high, 200) if way == "swipe" else slow) == ""
    assert "Contacts" in hands.labels()


def test_a_finger_that_stays_holds(hands: Hands) -> None:
    hands.do(Press("home"))
    before = hands.labels()
    assert hands.do(LongPress(hands.middle_of("Messages"), 1200)) == ""
    assert hands.labels() - before
