"""`cmd overlay` changes how one goes back and home."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

BUTTONS = "com.android.internal.systemui.navbar.threebutton"
GESTURES = "com.android.internal.systemui.navbar.gestural"


def shown(phone: Phone) -> bool:
    """Whether the button for going home is there."""
    return not phone.windows.gestural


def test_buttons_come_and_go(phone: Phone, sh: Run) -> None:
    assert not shown(phone)
    assert sh(f"cmd overlay enable {BUTTONS}").code == 0
    assert shown(phone)
    assert sh("cmd overlay list").stdout.splitlines() == [
        "android",
        f"[ ] {GESTURES}",
        f"[x] {BUTTONS}",
    ]
    assert sh(f"cmd overlay enable-exclusive --category {GESTURES}").code == 0
    assert not shown(phone)
    assert sh(f"cmd overlay disable {GESTURES}").code == 0
    assert shown(phone)


@pytest.mark.parametrize("asked", ["enable org.example", "disable org.example", "enable", "paint"])
def test_what_is_none_is_refused(phone: Phone, sh: Run, asked: str) -> None:
    assert sh(f"cmd overlay {asked}").code != 0
    assert not shown(phone)
