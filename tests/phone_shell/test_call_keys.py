"""The keys of a call, and what Home takes away."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

NUMBER = "5551234"


def test_the_call_key_answers_and_the_end_key_hangs_up(sh: Run, phone: Phone) -> None:
    phone.telephony.ring(NUMBER)
    sh("input keyevent KEYCODE_CALL")
    assert [call.state for call in phone.telephony.calls] == ["active"]
    sh("input keyevent KEYCODE_ENDCALL")
    assert phone.telephony.calls == ()
    assert phone.windows.screen_on


def test_the_end_key_declines_what_rings(sh: Run, phone: Phone) -> None:
    phone.telephony.ring(NUMBER)
    sh("input keyevent 6")
    assert phone.telephony.calls == ()
    logged = sh("content query --uri content://call_log/calls --projection type").stdout
    assert logged == "Row: 0 type=5\n"


def test_without_a_call_they_dial_and_darken(sh: Run, phone: Phone) -> None:
    sh("input keyevent KEYCODE_CALL")
    assert phone.windows.focused[0] == "com.google.android.dialer"
    sh("input keyevent KEYCODE_ENDCALL")
    assert not phone.windows.screen_on


@pytest.mark.parametrize("key", ["HOME", "APP_SWITCH", "POWER"])
def test_home_takes_the_power_menu_away(sh: Run, phone: Phone, key: str) -> None:
    sh("input keyevent --longpress POWER")
    assert "global_actions_view" in phone.windows.view.dump()
    sh(f"input keyevent {key}; input keyevent WAKEUP")
    assert "global_actions_view" not in phone.windows.view.dump(all_windows=True)
