"""The published points of the three buttons, touched on the phone."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.agents.parts.dual_gesture import (
    Button,
    DualGesture,
    pressed,
)
from pytest_androidbench.interface.actions import Tap
from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig

BAR = "com.android.internal.systemui.navbar.threebutton"
FLAT = (1080, 2160, 330)
"""Here the bar is lower than a twentieth of the screen."""
SCREENS = [FLAT, (1080, 2160, 440), (1080, 2160, 550), (1200, 800, 160)]
"""Width, height and density, of the tablet last."""
PAPER = {"back": 0.22, "home": 0.5, "overview": 0.78}
"""The paper's points for policies: how far to the right; 0.95 down."""


@pytest.fixture(scope="module")
def phone() -> Phone:
    phone = Phone(PhoneConfig(apps=INSTALLED))
    sh(phone, f"cmd overlay enable {BAR}")
    return phone


def sh(phone: Phone, script: str) -> str:
    return asyncio.run(run_text(phone, script)).stdout


def shown_after(phone: Phone, gesture: DualGesture, size: tuple[int, int, int]) -> str:
    """Which page is in front once that was touched on a page of Settings."""
    width, height, density = size
    sh(phone, f"wm size {width}x{height}; wm density {density}")
    sh(phone, "input keyevent HOME; am force-stop com.android.settings")
    sh(phone, "am start -a android.settings.SETTINGS; am start -a android.settings.SOUND_SETTINGS")
    tap = gesture.on(width, height)
    assert isinstance(tap, Tap)
    assert isinstance(tap.at, tuple)
    sh(phone, f"input tap {tap.at[0]} {tap.at[1]}")
    return sh(phone, "dumpsys window | grep mCurrentFocus")


def is_reached(button: Button, shown: str) -> bool:
    return (".Settings}" if button == "back" else "NexusLauncherActivity}") in shown


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("button", ["back", "home", "overview"])
def test_text_agents_press_the_buttons(
    phone: Phone, button: Button, size: tuple[int, int, int]
) -> None:
    assert is_reached(button, shown_after(phone, pressed(button, mirrored=False), size))


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("button", ["back", "home", "overview"])
def test_points_of_policies_are_on_the_bar_where_it_is_high_enough(
    phone: Phone, button: Button, size: tuple[int, int, int]
) -> None:
    reached = is_reached(button, shown_after(phone, DualGesture.at(0.95, PAPER[button]), size))
    assert reached == (size != FLAT)
