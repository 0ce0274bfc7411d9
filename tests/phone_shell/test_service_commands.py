"""`cmd SERVICE`, `service`, `monkey` and `appops` in detail."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

APP = "ca.zgrs.clipper"
NETWORK_STATS = (
    "## Network stats: elapsed time=34ms (0ms mobile, 0ms wifi, 34ms not connected)\n"
)  # fmt: skip
USAGE = "Usage: service [-h|-?]\n       service list\n       service check SERVICE\n"
PARCEL = "Result: Parcel(00000000    '....')\n"


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("cmd activity get-current-user", "0\n"),
        ("cmd appops get ca.zgrs.clipper", "No operations.\n"),
        ("cmd input keyevent 3; echo $?", "0\n"),
        ("cmd input_method list -s | head -n 1",
         "com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME\n"),
        ("cmd package path no.such; echo $?", "1\n"),
        ("cmd settings get global wifi_on", "1\n"),
        ("cmd window size", "Physical size: 1080x2400\n"),
        ("cmd content query --uri content://sms", "No result found.\n"),
        ("cmd uimode night", "Night mode: no\n"),
        ("cmd role get-role-holders android.app.role.BROWSER", "com.android.chrome\n"),
        ("cmd role get-role-holders android.app.role.DIALER", "com.google.android.dialer\n"),
        ("cmd telecom get-default-dialer", "com.google.android.dialer\n"),
        ("cmd -l > /dev/null; echo $?", "0\n"),
        ("cmd -l | grep -c content", "0\n"),
        ("service check content; service check wifi; service check usb",
         "Service content: not found\nService wifi: found\nService usb: found\n"),
        ("service list | tail -n 2", "50\twifi: []\n51\twindow: []\n"),
        ("service list > /dev/null; echo $?", "0\n"),
        ("service call alarm 3 s16 Asia/Tokyo; getprop persist.sys.timezone; date +%H",
         PARCEL + "Asia/Tokyo\n00\n"),
        ("cmd alarm set-timezone Asia/Tokyo; getprop persist.sys.timezone; date +%H",
         "Asia/Tokyo\n00\n"),
        ("cmd alarm set-timezone No/Where; getprop persist.sys.timezone; date +%H%Z",
         "GMT\n15GMT\n"),
        ("cmd alarm set-timezone America; getprop persist.sys.timezone", "GMT\n"),
        ("cmd alarm set-time 86400000; date +%F", "1970-01-02\n"),
        ("cmd alarm set-time 9223372036854775807; echo $?; date +%Y", "255\n2023\n"),
        ("cmd alarm set-time -1; echo $?; date +%Y", "255\n2023\n"),
        ("cmd alarm help | head -n 1", "Alarm manager service (alarm) commands:\n"),
        ("cmd alarm ring; echo $?", "Unknown command: ring\n255\n"),
        ("service call alarm 2 s16 Asia/Tokyo; date +%H",
         'Result: Parcel(Error: 0xffffffffffffffb6 "Not a data message")\n15\n'),
        ("service call phone 1 i32 5",
         'Result: Parcel(Error: 0xffffffffffffffb6 "Not a data message")\n'),
    ],
)  # fmt: skip
def test_programs_and_services(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr) == (expected, "")


@pytest.mark.parametrize(
    ("service", "words"),
    [
        ("statusbar", "expand-notifications"), ("statusbar", "expand-settings"),
        ("statusbar", "collapse"), ("statusbar", "get-status-icons"),
        ("statusbar", "check-support"), ("location", "is-location-enabled"),
        ("netpolicy", "get restrict-background"), ("sensor_privacy", "disable 0 camera"),
        ("notification", "allow_listener a/b"), ("notification", "disallow_listener a/b"),
        ("notification", "allow_dnd a"), ("notification", "disallow_dnd a"),
        ("notification", "set_dnd on"), ("notification", "list"),
        ("wifi", "status"), ("wifi", "list-networks"), ("wifi", "list-scan-results"),
        ("wifi", "set-wifi-enabled enabled"), ("connectivity", "airplane-mode"),
        ("connectivity", "airplane-mode disable"), ("bluetooth_manager", "enable"),
        ("bluetooth_manager", "wait-for-state:STATE_ON"), ("locale", "get-app-locales a"),
        ("locale", "set-app-locales a --locales de"), ("power", "set-mode 0"),
        ("power", "wakeup"), ("power", "sleep"),
    ],
)  # fmt: skip
def test_what_services_know_ends_well_and_other_words_do_not(
    sh: Run, service: str, words: str
) -> None:
    done = sh(f"svc bluetooth enable; cmd {service} {words} > /dev/null")
    assert (done.stderr, done.code) == ("", 0)
    for wrong in ("", "dance", "dance well"):
        done = sh(f"cmd {service} {wrong}")
        assert done.stdout == f"Unknown command: {wrong.partition(' ')[0]}\n"
        assert (done.stderr, done.code) == ("", 255)


@pytest.mark.parametrize("service", ["phone", "usb", "SurfaceFlinger"])
def test_services_without_commands_say_so(sh: Run, service: str) -> None:
    done = sh(f"cmd {service} anything")
    assert (done.stdout, done.stderr) == ("No shell command implementation.\n", "")
    assert done.code == 255


def test_the_shade_is_opened_and_closed(sh: Run, phone: Phone) -> None:
    focus = "dumpsys window displays | grep -c NotificationShade"
    assert sh(f"cmd statusbar expand-notifications; {focus}").stdout == "3\n"
    assert sh(f"cmd statusbar collapse; {focus}").stdout == "0\n"
    assert sh(f"cmd statusbar expand-settings; {focus}").stdout == "3\n"
    sh("uiautomator dump /sdcard/settings.xml")
    sh("cmd statusbar collapse; cmd statusbar expand-notifications")
    sh("uiautomator dump /sdcard/shade.xml")
    assert phone.files.read("/sdcard/shade.xml") != phone.files.read("/sdcard/settings.xml")


def test_notifications_are_listed_by_key(sh: Run, phone: Phone) -> None:
    phone.notifications.post(Notification(package=APP, id=3, title="a", tag="t"))
    phone.notifications.post(Notification(package="gone", id=4, title="b", importance=1))
    assert sh("cmd notification list").stdout == f"0|{APP}|3|t|10112\n0|gone|4|null|1000\n"


@pytest.mark.parametrize(
    ("word", "mode"),
    [("on", 1), ("priority", 1), ("all", 0), ("off", 0), ("none", 2), ("alarms", 3), ("q", 0)],
)
def test_do_not_disturb_has_modes(sh: Run, word: str, mode: int) -> None:
    sh("settings put global zen_mode 7")
    assert sh(f"cmd notification set_dnd {word}; settings get global zen_mode").stdout == (
        f"{mode}\n"
    )  # fmt: skip


def test_radios_are_told_and_switched(sh: Run) -> None:
    done = sh("cmd connectivity airplane-mode enable; cmd wifi status; cmd connectivity "
              "airplane-mode; settings get global airplane_mode_on")  # fmt: skip
    assert done.stdout.endswith("enabled\n1\n")
    done = sh("cmd connectivity airplane-mode disable; cmd connectivity airplane-mode")
    assert done.stdout == "disabled\n"
    assert sh("cmd bluetooth_manager disable; settings get global bluetooth_on").stdout == (
        "disable: Success\n0\n"
    )
    assert sh("cmd bluetooth_manager enable; settings get global bluetooth_on").stdout == (
        "enable: Success\n1\n"
    )
    assert sh("cmd power set-mode 1; settings get global low_power").stdout == "1\n"
    assert sh("cmd power set-mode 2; settings get global low_power").stdout == "0\n"


def test_too_much_for_one_transaction_is_told_by_every_service(sh: Run) -> None:
    script = f"x=$(head -c 60000 /dev/zero | tr '\\0' a); cmd wifi{' $x' * 9}"
    done = sh(script)
    assert done.stderr == "cmd: Failure calling service wifi: Failed transaction (2147483646)\n"
    assert done.code == 2


@pytest.mark.parametrize(
    ("script", "code"), [("service", 10), ("service call phone", 10), ("service check", 10)]
)
def test_usage_of_service(sh: Run, script: str, code: int) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (USAGE, "", code)


@pytest.mark.parametrize(
    ("arguments", "injected", "front"),
    [
        ("-p com.android.settings 1", 1, "com.android.settings"),
        ("-v -v -p com.android.settings -c android.intent.category.LAUNCHER 1", 1,
         "com.android.settings"),
        ("-p no.such -p com.android.settings -p ca.zgrs.clipper 1", 1, "com.android.settings"),
        ("-p com.android.settings 0", 0, "com.google.android.apps.nexuslauncher"),
        ("--throttle 5 -p com.android.settings --pct-syskeys 0 --pct-touch 1 --pct-motion 2 "
         "--pct-appswitch 3 --ignore-crashes 1", 1, "com.android.settings"),
        ("1 -p com.android.settings", 1, "com.android.settings"),
        ("0", 0, "com.google.android.apps.nexuslauncher"),
        ("-s 6 1", 1, "com.google.android.apps.nexuslauncher"),
        ("-s 6 2", 2, "com.google.android.dialer"),
        *(
            (f"0 {option} 5", 0, "com.google.android.apps.nexuslauncher")
            for option in ("--throttle", "--pct-syskeys", "--pct-touch", "--pct-motion",
                           "--pct-appswitch")
        ),
        ("-s -7 1", 1, "com.google.android.apps.nexuslauncher"),
    ],
)  # fmt: skip
def test_monkey_starts_and_touches(
    sh: Run, phone: Phone, arguments: str, injected: int, front: str
) -> None:
    done = sh(f"monkey {arguments}")
    assert done.stdout == f"Events injected: {injected}\n{NETWORK_STATS}"
    assert (done.stderr, done.code) == ("", 0)
    assert phone.windows.foreground == front


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("", "** Error: A count of events must be specified."),
        ("many", "** Error: A count of events must be specified."),
        ("1234567890", "** Error: A count of events must be specified."),
        ("--throttle 5", "** Error: A count of events must be specified."),
        ("-s x 1", "** Error: Seed is not a number"),
        ("-s 1234567890123456789 1", "** Error: Seed is not a number"),
    ],
)
def test_monkey_complains(sh: Run, arguments: str, complaint: str) -> None:
    done = sh(f"monkey {arguments}")
    assert (done.stdout, done.stderr, done.code) == ("", f"{complaint}\n", 255)


@pytest.mark.parametrize(
    ("script", "printed", "code"),
    [
        (f"get {APP}", "CAMERA: deny\nSMS: allow\n", 0),
        (f"get {APP} CAMERA", "CAMERA: deny\n", 0),
        (f"get {APP} android:camera", "CAMERA: deny\n", 0),
        (f"get --user 0 {APP} sms", "SMS: allow\n", 0),
        (f"get --uid {APP} sms", "SMS: allow\n", 0),
        (f"get {APP} WAKE_LOCK", "No operations.\n", 0),
        ("get net.gsantner.markor", "No operations.\n", 0),
        (f"set {APP} CAMERA ignore", "", 0),
        ("reset", "", 0),
        ("dance", "Unknown command: dance\n", 255),
    ],
)
def test_operations_of_apps(sh: Run, script: str, printed: str, code: int) -> None:
    sh(f"appops set {APP} android:camera deny; appops set --user 0 {APP} sms allow")
    done = sh(f"appops {script}")
    assert (done.stdout, done.stderr, done.code) == (printed, "", code)
    left = {"set": "CAMERA: ignore\nSMS: allow\n", "reset": "No operations.\n"}
    shown = sh(f"appops get {APP}").stdout
    assert shown == left.get(script.split(maxsplit=1)[0], "CAMERA: deny\nSMS: allow\n")


@pytest.mark.parametrize(
    ("arguments", "command", "message"),
    [
        ("", "appops", 'Argument expected after "appops"'),
        ("get", "get", 'Argument expected after "get"'),
        (f"set {APP}", "set", f'Argument expected after "{APP}"'),
        (f"set {APP} camera", "set", 'Argument expected after "CAMERA"'),
        (f"set {APP} a-b deny", "appops", "Unknown operation string: a-b"),
        (f"get {APP} ''", "appops", "Unknown operation string: "),
    ],
)
def test_what_appops_throws(sh: Run, arguments: str, command: str, message: str) -> None:
    done = sh(f"appops {arguments}")
    assert done.stderr.startswith(
        f"\nException occurred while executing '{command}':\n"
        f"java.lang.IllegalArgumentException: {message}\n"
    )
    assert (done.stdout, done.code) == ("", 255)
