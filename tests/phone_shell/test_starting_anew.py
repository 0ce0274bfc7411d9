"""Android is started anew above a kernel that goes on, and reads its language again."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run, assert_printed

SETTINGS = "com.android.settings"
HOME = "com.google.android.apps.nexuslauncher"


@pytest.mark.parametrize("script", ["setprop ctl.restart zygote", "stop; start", "stop && start"])
def test_what_ran_is_gone_and_the_log_stays(phone: Phone, sh: Run, script: str) -> None:
    phone.windows.start_app(SETTINGS)
    before = phone.clock.uptime_ms
    sh("log -t before kept")
    assert_printed(sh(f"{script}; getprop sys.boot_completed"), "1\n")
    assert phone.windows.foreground == HOME
    assert SETTINGS not in sh("dumpsys activity activities").stdout
    assert "kept" in sh("logcat -d").stdout
    assert phone.clock.uptime_ms >= before


@pytest.mark.parametrize(
    "script",
    [
        "start",
        "start zygote",
        "setprop ctl.start zygote",
        "setprop ctl.restart adbd",
        "stop bootanim; start bootanim",
    ],
)
def test_what_runs_already_goes_on(phone: Phone, sh: Run, script: str) -> None:
    phone.windows.start_app(SETTINGS)
    assert_printed(sh(f"{script}; getprop ctl.start"), "\n")
    assert phone.windows.foreground == SETTINGS


@pytest.mark.parametrize(
    ("asked", "settings", "told"),
    [
        ("fr-CA", "fr-CA,en-US", "[fr_CA] ldltr"),
        ("zh-hans-CN", "zh-Hans-CN,en-US", "[zh_CN_#Hans] ldltr"),
        ("ur_PK", "ur-PK,en-US", "[ur_PK] ldrtl"),
        ("xx-YY", "en-US", "[en_US] ldltr"),
        ("-", "en-US", "[en_US] ldltr"),
    ],
)
def test_the_language_of_the_property_is_read(
    sh: Run, asked: str, settings: str, told: str
) -> None:
    assert_printed(
        sh(f"setprop persist.sys.locale {asked}; settings get system system_locales"), "en-US\n"
    )
    assert_printed(
        sh("setprop ctl.restart zygote; settings get system system_locales"), f"{settings}\n"
    )
    assert told in sh("am get-config").stdout
    assert_printed(sh("getprop persist.sys.locale"), f"{asked}\n")


def test_who_chooses_a_language_decides_about_the_next_start(sh: Run) -> None:
    sh("setprop persist.sys.locale de-DE; setprop ctl.restart zygote")
    sh("settings put system system_locales fr-CA,de-DE; stop; start")
    assert_printed(sh("getprop persist.sys.locale"), "fr-CA\n")
    assert "[fr_CA]" in sh("am get-config").stdout
