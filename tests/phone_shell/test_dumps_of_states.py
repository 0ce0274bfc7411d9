"""What `dumpsys` says of calls, of notifications, and of a phone with few apps or many."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from tests.phone_shell.conftest import Run

RECORD = (
    "    NotificationRecord(0x0{mark}: pkg={package} user=UserHandle{{0}} id=7 tag={tag} "
    "importance={importance} key={key}: Notification(channel={channel} shortcut=null "
    "contentView=null vibrate=null sound=null defaults=0x0 flags=0x{flags} "
    "color=0x00000000 vis=PRIVATE))\n"
    "      uid={uid} userId=0\n"
    "      opPkg={package}\n"
    "      icon=Icon(typ=RESOURCE pkg={package} id=0x7f080000)\n"
    "      flags=0x{flags}\n"
    "      pri=0\n"
    "      key={key}\n"
    "      seen=false\n"
    "      actions={{{actions}}}\n"
    "      extras={{\n"
    "          android.title=String {title}\n"
    "          android.text=String {text}\n"
    "      }}\n"
)


@pytest.fixture
def bare() -> Run:
    """Runs a script on a phone without a home screen."""
    apps = tuple(app for app in INSTALLED if "systemui" in app.roles)
    phone = Phone(PhoneConfig(apps=apps))
    return lambda script: asyncio.run(run_text(phone, script))


def test_notifications_are_told_with_and_without_their_texts(sh: Run, phone: Phone) -> None:
    clipper = "ca.zgrs.clipper"
    action = NotificationAction(label="Stop", intent=Intent(action="stop"))
    posted = Notification(
        package=clipper, id=7, title="Timer", text="12 s left", tag="t", channel="timers",
        importance=4, actions=(action,), ongoing=True,
    )  # fmt: skip
    assert phone.notifications.post(posted)
    assert phone.notifications.post(Notification(package="gone", id=7, title="Hi", importance=2))
    key = f"0|{clipper}|7|t|10112"
    ours = {"mark": "1fd333c", "package": clipper, "tag": "t", "importance": 4, "key": key,
            "channel": "timers", "flags": "2", "uid": 10112, "actions": 1}  # fmt: skip
    other = {"mark": "15c9dc5", "package": "gone", "tag": "null", "importance": 2,
             "key": "0|gone|7|null|1000", "channel": "default", "flags": "10", "uid": 1000,
             "actions": 0}  # fmt: skip
    head = "Current Notification Manager state:\n  Notification List:\n"
    assert sh("dumpsys notification --noredact").stdout == (
        head
        + RECORD.format(**ours, title="(Timer)", text="(12 s left)")
        + RECORD.format(**other, title="(Hi)", text="()")
    )
    assert sh("dumpsys notification").stdout == (
        head
        + RECORD.format(**ours, title="[length=5]", text="[length=9]")
        + RECORD.format(**other, title="[length=2]", text="[length=0]")
    )


def test_a_notification_that_stays_after_a_tap_has_no_flags(sh: Run, phone: Phone) -> None:
    phone.notifications.post(
        Notification(package="com.android.systemui", id=1, title="x", auto_cancel=False)
    )
    assert "\n      flags=0x0\n" in sh("dumpsys notification").stdout


def calls(sh: Run) -> list[str]:
    states = "grep -E 'CallState=|CallIncoming' | tr -d ' '"
    return sh(f"dumpsys telephony.registry | {states}").stdout.split()


def test_calls_are_told_while_they_ring_and_while_one_speaks(sh: Run, phone: Phone) -> None:
    phone.telephony.ring("5551234")
    assert calls(sh) == [
        "mCallState=1", "mRingingCallState=1", "mForegroundCallState=0",
        "mBackgroundCallState=0", "mCallIncomingNumber=5551234",
    ]  # fmt: skip
    phone.telephony.accept("5551234")
    assert calls(sh) == [
        "mCallState=2", "mRingingCallState=0", "mForegroundCallState=1",
        "mBackgroundCallState=0", "mCallIncomingNumber=5551234",
    ]  # fmt: skip
    phone.telephony.hang_up("5551234")
    phone.telephony.dial("5559876")
    assert calls(sh)[0] == "mCallState=2"
    assert calls(sh)[-1] == "mCallIncomingNumber="


def test_signal_and_mobile_data_are_told(sh: Run, phone: Phone) -> None:
    phone.telephony.set_signal(1)
    dumped = sh("svc data disable; dumpsys telephony.registry").stdout
    assert "{mLte=CellSignalStrengthLte: level=1}\n" in dumped
    assert "    mDataConnectionState=0\n" in dumped
    assert "mVoiceRegState=0(IN_SERVICE)" in dumped


def test_a_keyboard_on_the_screen_is_told(sh: Run, phone: Phone) -> None:
    sh("am start -n com.android.settings/.Settings; input tap 540 510")
    assert phone.windows.keyboard_shown
    dumped = sh("dumpsys input_method").stdout
    assert "  mInputShown=true\n" in dumped
    assert "  mShowRequested=true " in dumped
    assert dumped.endswith("  mIsInputViewShown=true\n")


@pytest.mark.parametrize(
    ("asked", "same"),
    [
        ("activity activities", "activity a"),
        ("activity recents", "activity r"),
        ("activity processes", "activity p"),
        ("activity services", "activity s"),
        ("activity broadcasts", "activity b"),
        ("window windows", "window w"),
        ("window displays", "window d"),
        ("window policy", "window p"),
        ("window", "window all"),
        ("window -a", "window"),
        ("activity -a recents", "activity recents"),
        ("activity recents more", "activity recents"),
        ("window policy more", "window policy"),
        ("package", "package packages"),
        ("package", "package p"),
        ("-t 10 battery", "--priority HIGH battery"),
        ("-T 10 battery", "battery"),
        ("-l", "-t 10"),
        ("-l", ""),
    ],
)
def test_parts_have_two_names(sh: Run, asked: str, same: str) -> None:
    assert sh(f"dumpsys {asked}").stdout == sh(f"dumpsys {same}").stdout != ""


def test_all_parts_stand_one_after_the_other(sh: Run) -> None:
    activity = [sh(f"dumpsys activity {part}").stdout for part in "rap"]
    assert sh("dumpsys activity").stdout == "\n".join(activity)
    window = [sh(f"dumpsys window {part}").stdout for part in "pdw"]
    assert sh("dumpsys window").stdout == "\n".join(window)


def test_services_are_listed_and_those_without_a_dump_are_silent(sh: Run) -> None:
    assert sh("dumpsys -l").code == 0
    listed = sh("dumpsys -l").stdout
    assert listed.startswith("Currently running services:\n  SurfaceFlinger\n  accessibility\n")
    assert sorted(set(lines := listed.splitlines()[1:])) == lines
    assert {"  input", "  telephony.registry", "  wifi"} <= set(lines)
    silent = sh("dumpsys wifi")
    assert (silent.stdout, silent.stderr, silent.code) == ("", "", 0)
    missing = sh("dumpsys nope")
    assert (missing.stderr, missing.code) == ("Can't find service: nope\n", 0)


def test_a_package_that_is_not_there_is_told(sh: Run) -> None:
    assert sh("dumpsys package no.such.app").stdout == "Unable to find package: no.such.app\n"


def test_all_packages_are_told(sh: Run, phone: Phone) -> None:
    dumped = sh("dumpsys package").stdout
    names = [info.package for info in phone.packages.all()]
    found = sh("dumpsys package | grep '^  Package ' | cut -d[ -f2 | cut -d] -f1").stdout
    assert found.split() == names
    with_icons = [name for name in names if phone.activities.launch_component(name)]
    assert dumped.count("android.intent.action.MAIN:\n") == len(with_icons) < len(names)


def test_times_and_origin_of_a_package_are_told(sh: Run, phone: Phone) -> None:
    sh("sleep 90")
    phone.packages.install("ca.zgrs.clipper", installer="com.android.vending")
    phone.permissions.grant("net.gsantner.markor", "RECORD_AUDIO", by_user=True)
    facts = sh("dumpsys package ca.zgrs.clipper | grep -iE 'time|installer'").stdout
    assert facts == (
        "    timeStamp=2023-10-15 15:35:30\n"
        "    firstInstallTime=2023-10-15 15:34:00\n"
        "    lastUpdateTime=2023-10-15 15:35:30\n"
        "    installerPackageName=com.android.vending\n"
        "      runtime permissions:\n"
    )
    assert sh("dumpsys package net.gsantner.markor | grep -o 'AUDIO: .*RANTED.*'").stdout == ""
    assert sh("dumpsys package net.gsantner.markor | grep -o 'AUDIO: .*' | tail -n 1").stdout == (
        "AUDIO: granted=true, flags=[ USER_SET]\n"
    )


def test_without_any_task_nothing_has_the_focus(bare: Run) -> None:
    assert bare("dumpsys activity recents").stdout == (
        "ACTIVITY MANAGER RECENT TASKS (dumpsys activity recents)\n"
        "mRecentsUid=1000\nmRecentsComponent=ComponentInfo{}\n"
        "  Recent tasks:\n\n  Visible recent tasks (most recent first):\n"
    )
    assert bare("dumpsys activity activities").stdout == (
        "ACTIVITY MANAGER ACTIVITIES (dumpsys activity activities)\n"
        "Display #0 (activities from top to bottom):\n"
        "\nActivityTaskSupervisor state:\n  topDisplayFocusedRootTask=null\n"
        "\nKeyguardController:\n  mKeyguardShowing=false\n  mAodShowing=false\n"
        "  mKeyguardGoingAway=false\n"
        "  Occluded=false DismissingKeyguardActivity=null at display=0\n"
        "  mDismissalRequested=false\n  mVisibilityTransactionDepth=0\n"
    )
    dumped = bare("dumpsys window displays").stdout
    assert "  mFocusedApp=null\n" in dumped
    assert "  Window #2 " in bare("dumpsys window windows | sed -n 2p").stdout
