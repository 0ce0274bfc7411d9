"""`am` in detail: how starts end, which apps stop, services and tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import ClassVar

import pytest

from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from tests.phone_shell.conftest import Run

SETTINGS = "com.android.settings/.Settings"
CLIPPER = "ca.zgrs.clipper/.Main"
COLD = (
    "Status: ok\nLaunchState: COLD\nActivity: {}\nTotalTime: 431\nWaitTime: 436\nComplete\n"
)  # fmt: skip
HOT = "Status: ok\nLaunchState: HOT\nActivity: {}\nTotalTime: 0\nWaitTime: 5\nComplete\n"
THROWN = "\nException occurred while executing '{}':\n{}\n\tat com.android.modules.utils."


class Counter(App):
    """Has a service, which notes who started it."""

    package = "org.example.counter"
    label = "Counter"
    services: ClassVar[Mapping[str, Sequence[str]]] = {".Count": ("org.example.COUNT",)}

    def on_service(self, intent: Intent) -> None:
        self.phone.settings.put("global", "counted_by", intent.text("by"))


@pytest.mark.parametrize(
    ("script", "printed", "complaint"),
    [
        (f"am start -W -n {SETTINGS}", COLD.format(SETTINGS), ""),
        (f"am start-activity -W -n {SETTINGS}", COLD.format(SETTINGS), ""),
        (f"am start -n {SETTINGS} > /dev/null; am start -W -n {SETTINGS}", HOT.format(SETTINGS),
         "Warning: Activity not started, intent has been delivered to currently running "
         "top-most instance.\n"),
        (f"am start -n {SETTINGS} > /dev/null; input keyevent HOME; am start -W -n {SETTINGS}",
         HOT.format(SETTINGS),
         "Warning: Activity not started, its current task has been brought to the front\n"),
        (f"am start -n {SETTINGS} > /dev/null; am start -S -W -n {SETTINGS}",
         COLD.format(SETTINGS), ""),
        (f"am start -n {SETTINGS}", "", ""),
    ],
)  # fmt: skip
def test_a_start_that_is_waited_for_tells_how_it_went(
    sh: Run, script: str, printed: str, complaint: str
) -> None:
    done = sh(script)
    assert (done.stderr, done.code) == (complaint, 0)
    head = f"Starting: Intent {{ cmp={SETTINGS} }}\n"
    stopping = "Stopping: com.android.settings\n" if "-S" in script else ""
    assert done.stdout == stopping + head + printed


def test_a_question_which_app_to_take_is_what_starts(sh: Run) -> None:
    done = sh("am start -W -a android.intent.action.SEND -t text/plain --es a b")
    assert (done.stderr, done.code) == ("", 0)
    assert done.stdout.endswith(
        "Status: ok\nLaunchState: UNKNOWN (0)\n"
        "Activity: android/com.android.internal.app.ResolverActivity\n"
        "TotalTime: 0\nWaitTime: 5\nComplete\n"
    )


@pytest.mark.parametrize("waiting", ["", "-W "])
def test_what_does_not_exist_is_not_started(sh: Run, waiting: str) -> None:
    done = sh(f"am start {waiting}-n com.ex/.No")
    assert (done.stdout, done.code) == ("Starting: Intent { cmp=com.ex/.No }\n", 0)
    assert done.stderr == (
        "Error type 3\nError: Activity class {com.ex/com.ex.No} does not exist.\n"
    )
    done = sh(f"am start {waiting}-a no.such -f 0x8")
    assert (done.stdout, done.code) == ("Starting: Intent { act=no.such flg=0x8 }\n", 0)
    assert done.stderr == (
        "Error: Activity not started, unable to resolve Intent "
        "{ act=no.such flg=0x10000008 }\n"
    )  # fmt: skip


def test_a_start_from_the_shell_asks_for_a_task_of_its_own(sh: Run) -> None:
    sh(f"am start -n {SETTINGS} -f 0x8000")
    log = sh("logcat -d -b system -v raw -s ActivityTaskManager").stdout
    assert f"START u0 {{flg=0x10008000 cmp={SETTINGS}}} from uid 2000\n" in log


def test_an_app_can_be_stopped_before_it_is_started(sh: Run, phone: Phone) -> None:
    sh(f"am start -n {CLIPPER}")
    before = phone.processes.pid("ca.zgrs.clipper")
    done = sh(f"am start -S -n {CLIPPER}")
    assert done.stdout == (
        f"Stopping: ca.zgrs.clipper\nStarting: Intent {{ cmp={CLIPPER} }}\n"
    )  # fmt: skip
    assert phone.processes.pid("ca.zgrs.clipper") != before
    done = sh("am start -S -a android.settings.SETTINGS")
    assert done.stdout.startswith("Stopping: com.android.settings\n")
    done = sh("am start -S -n com.ex/.No")
    assert done.stdout.startswith("Stopping: com.ex\n")
    done = sh("am start -S -a no.such")
    assert (done.stdout, done.code) == ("", 1)
    assert done.stderr == "Error: Intent does not match any activities: Intent { act=no.such }\n"


@pytest.mark.parametrize(
    "command",
    ["am force-stop", "input keyevent HOME; am kill", "am crash", "am force-stop --user 0",
     "input keyevent HOME; am kill --user all"],
)  # fmt: skip
def test_apps_are_stopped_by_name(sh: Run, command: str) -> None:
    done = sh(f"am start -n {SETTINGS} > /dev/null; {command} com.android.settings")
    assert (done.stdout, done.stderr, done.code) == ("", "", 0)
    assert sh("pidof com.android.settings").code == 1
    assert sh("pidof com.android.systemui").code == 0


@pytest.mark.parametrize(
    "command", ["kill com.android.settings", "kill-all", "idle-maintenance", "clear-debug-app"]
)
def test_what_runs_in_front_outlasts_the_rest(sh: Run, command: str) -> None:
    done = sh(f"am start -n {SETTINGS} > /dev/null; am {command}")
    assert (done.stdout, done.stderr, done.code) == ("", "", 0)
    assert sh("pidof com.android.settings").code == 0


@pytest.mark.parametrize("command", ["startservice", "start-service", "start-foreground-service"])
def test_services_are_started_where_an_app_has_them(command: str) -> None:
    phone = Phone(PhoneConfig(apps=(*INSTALLED, Counter)))
    done = asyncio.run(run_text(phone, f"am {command} -a org.example.COUNT --es by me"))
    assert done.stdout == (
        "Starting service: Intent { act=org.example.COUNT (has extras) }\n"
    )  # fmt: skip
    assert (done.stderr, done.code) == ("", 0)
    assert phone.settings.get("global", "counted_by") == "me"
    done = asyncio.run(run_text(phone, f"am {command} -n a.b/.C"))
    assert done.stdout == "Starting service: Intent { cmp=a.b/.C }\n"
    assert (done.stderr, done.code) == ("Error: Not found; no service started.\n", 255)


@pytest.mark.parametrize("command", ["stopservice", "stop-service"])
def test_services_that_do_not_run_are_not_stopped(sh: Run, command: str) -> None:
    done = sh(f"am {command} -n a.b/.C")
    assert done.stdout == "Stopping service: Intent { cmp=a.b/.C }\n"
    assert (done.stderr, done.code) == ("Service not stopped: was not running.\n", 255)


@pytest.mark.parametrize(
    ("script", "printed", "code"),
    [
        ("am -h | head -n 1", "Activity manager (activity) commands:\n", 0),
        ("am help | tail -n 1", "  get-current-user\n", 0),
        ("am help > /dev/null", "", 0),
        ("am -h > /dev/null", "", 0),
        ("am > /dev/null", "", 255),
        ("am get-current-user", "0\n", 0),
        ("am get-config | cut -c -33", "config: {1.0 310mcc260mnc [en_US]\n", 0),
        ("wm density 210; am get-config | grep -o '[0-9]*dpi'", "210dpi\n", 0),
        ("am wait-for-broadcast-barrier", "All broadcast queues are idle!\n", 0),
        ("am wait-for-broadcast-idle", "All broadcast queues are idle!\n", 0),
        ("am task lock 2", "Activity manager is in lockTaskMode\n", 0),
        ("am task lock stop", "Activity manager is not in lockTaskMode\n", 0),
        ("am dance", "Unknown command: dance\n", 255),
    ],
)
def test_small_answers(sh: Run, script: str, printed: str, code: int) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (printed, "", code)


@pytest.mark.parametrize(
    ("script", "thrown"),
    [
        ("am force-stop", 'java.lang.IllegalArgumentException: Argument expected after "{}"'),
        ("am stack", 'java.lang.IllegalArgumentException: Argument expected after "{}"'),
        ("am task", 'java.lang.IllegalArgumentException: Argument expected after "{}"'),
        ("am stack remove x", 'java.lang.NumberFormatException: For input string: "x"'),
        ("am start", "java.lang.IllegalArgumentException: No intent supplied"),
        ("am broadcast", "java.lang.IllegalArgumentException: No intent supplied"),
        ("am stopservice", "java.lang.IllegalArgumentException: No intent supplied"),
        ("am startservice", "java.lang.IllegalArgumentException: No intent supplied"),
        ("am to-uri", "java.lang.IllegalArgumentException: No intent supplied"),
    ],
)
def test_what_is_missing_is_thrown(sh: Run, script: str, thrown: str) -> None:
    command = script.split()[1]
    done = sh(script)
    assert (done.stdout, done.code) == ("", 255)
    assert done.stderr.startswith(THROWN.format(command, thrown.format(command)))


def test_a_user_has_to_be_named_behind_its_option(sh: Run) -> None:
    for command in ("kill", "force-stop"):
        expected = 'java.lang.IllegalArgumentException: Argument expected after "--user"'
        assert sh(f"am {command} --user").stderr.startswith(THROWN.format(command, expected))


@pytest.mark.parametrize("script", ["stack lock", "stack lock 1", "task list", "task remove 1"])
def test_unknown_commands_for_tasks_are_refused(sh: Run, script: str) -> None:
    done = sh(f"am {script}")
    assert (done.stdout, done.code) == ("", 255)
    assert done.stderr == f"Error: unknown command '{script.split()[1]}'\n"


def test_tasks_are_listed_front_first_and_removed_by_number(sh: Run) -> None:
    sh(f"am start -n {SETTINGS}; wm density 210; wm size 800x1280")
    config = sh("am get-config").stdout.removeprefix("config: ").strip()
    home = "com.google.android.apps.nexuslauncher"
    tasks = [(2, "true", "com.android.settings", "Settings"), (1, "false", home,
             "NexusLauncherActivity")]  # fmt: skip
    shown = [
        f"RootTask id={number} bounds=[0,0][800,1280] displayId=0 userId=0\n"
        f" configuration={config}\n"
        f"  taskId={number}: {package}/{package}.{name} bounds=[0,0][800,1280] userId=0 "
        f"visible={visible} topActivity=ComponentInfo{{{package}/{package}.{name}}}\n\n"
        for number, visible, package, name in tasks
    ]
    done = sh("am stack list")
    assert (done.stdout, done.stderr, done.code) == ("".join(shown), "", 0)
    removed = sh("am stack remove 2; am stack list | grep -c RootTask")
    assert (removed.stdout, removed.stderr) == ("1\n", "")


def test_a_task_tells_its_root_and_its_top(sh: Run) -> None:
    sh("am start -n net.gsantner.markor/.activity.MainActivity")
    line = sh("am stack list | grep taskId=2").stdout
    assert line.startswith("  taskId=2: net.gsantner.markor/net.gsantner.markor.activity.Main")
    assert line.endswith(
        "ComponentInfo{net.gsantner.markor/net.gsantner.markor.activity.IntroActivity}\n"
    )


def test_a_broadcast_may_answer_with_an_empty_text(sh: Run, phone: Phone) -> None:
    phone.permissions.reviewed("ca.zgrs.clipper", ())
    done = sh("am broadcast -a clipper.get -f 0x10")
    assert (done.stderr, done.code) == ("", 0)
    assert done.stdout == (
        "Broadcasting: Intent { act=clipper.get flg=0x400010 }\n"
        'Broadcast completed: result=0, data=""\n'
    )
