"""`dumpsys activity`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.shell.builtins.dumpsys import keyguard
from pytest_androidbench.phone.shell.builtins.tasks import (
    ShownTask,
    shown_tasks,
    user_name,
)
from pytest_androidbench.phone.system.identities import identity
from pytest_androidbench.phone.system.intents import short_class

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


def activity(phone: Phone, args: list[str]) -> str:
    """The part that is asked for; activities, recents and processes where none is."""
    parts = [arg for arg in args if not arg.startswith("-")]
    match parts[:1]:
        case ["activities" | "a"]:
            return _activities(phone)
        case ["top"]:
            return _top(phone, shown_tasks(phone))
        case ["recents" | "r"]:
            return _recents(phone)
        case ["processes" | "p"]:
            return _processes(phone)
        case ["services" | "s"]:
            return "ACTIVITY MANAGER SERVICES (dumpsys activity services)\n  (nothing)\n"
        case ["broadcasts" | "b"]:
            return "ACTIVITY MANAGER BROADCAST STATE (dumpsys activity broadcasts)\n  (nothing)\n"
        case [name]:
            package = name.partition("/")[0]
            own = [task for task in shown_tasks(phone) if task.package == package]
            return _top(phone, own) if own else f"No services match: {name}\nUse -h for help.\n"
    return "\n".join((_recents(phone), _activities(phone), _processes(phone)))


def _activities(phone: Phone) -> str:
    lines = [
        "ACTIVITY MANAGER ACTIVITIES (dumpsys activity activities)",
        "Display #0 (activities from top to bottom):",
    ]
    tasks = shown_tasks(phone)
    for task in tasks:
        lines.append(f"  * {task.record()}")
        if task.visible:
            lines.append(f"    topResumedActivity={task.activities[0].record(task.id)}")
        count = len(task.activities)
        for index, own in enumerate(task.activities):
            lines += [
                f"    * Hist  #{count - 1 - index}: {own.record(task.id)}",
                f"      packageName={own.package} processName={own.package}",
                "      launchedFromUid=2000 launchedFromPackage=com.android.shell userId=0",
                f"      mActivityComponent={own.package}/{short_class(own.package, own.full)}",
            ]
        lines.append("")
    if tasks and tasks[0].visible:
        top = tasks[0].activities[0].record(tasks[0].id)
        lines += [
            "  Resumed activities in task display areas (from top to bottom):",
            f"    Resumed: {top}",
            "",
            f"  ResumedActivity: {top}",
        ]
    lines += ["", "ActivityTaskSupervisor state:", f"  topDisplayFocusedRootTask={_first(tasks)}"]
    lines += ["", *keyguard.controller(phone)]
    return "\n".join(lines) + "\n"


def _first(tasks: list[ShownTask]) -> str:
    return tasks[0].record(brief=True) if tasks else "null"


def _top(phone: Phone, tasks: list[ShownTask]) -> str:
    lines: list[str] = []
    for task in reversed(tasks):
        name = task.package if task.home else f"{task.uid}:{task.package}"
        lines.append(f"TASK {name} id={task.id} userId=0")
        for index, own in enumerate(task.activities):
            resumed = task.visible and index == 0
            pid = phone.processes.pid(own.package)
            short = short_class(own.package, own.full)
            lines += [
                f"  ACTIVITY {own.package}/{short} {own.identity} pid={pid}",
                f"    Local Activity {identity('local', own.identity)} State:",
                f"      mResumed={str(resumed).lower()} mStopped={str(not resumed).lower()} "
                "mFinished=false",
            ]
        lines.append("")
    return "\n".join(lines) + "\n"


def _recents(phone: Phone) -> str:
    tasks = shown_tasks(phone)
    home = next((task for task in tasks if task.home), None)
    component = f"{home.package}/{home.root_class}" if home else ""
    lines = [
        "ACTIVITY MANAGER RECENT TASKS (dumpsys activity recents)",
        f"mRecentsUid={home.uid if home else 1000}",
        f"mRecentsComponent=ComponentInfo{{{component}}}",
        "  Recent tasks:",
    ]
    for number, task in enumerate(tasks):
        root = task.activities[-1]
        lines += [
            f"  * Recent #{number}: {task.record(brief=True)}",
            f"    userId=0 effectiveUid={user_name(task.uid)} mCallingUid=2000 "
            "mUserSetupComplete=true",
            f"    mActivityComponent={root.package}/{short_class(root.package, root.full)}",
        ]
    lines.append("")
    lines.append("  Visible recent tasks (most recent first):")
    for number, task in enumerate(task for task in tasks if not task.home):
        name = f"{task.package}/{task.root_class}"
        lines += [
            f"  * RecentTaskInfo #{number}:",
            f"    id={task.id} userId=0 hasTask=true lastActiveTime={phone.clock.uptime_ms}",
            f"    baseIntent=Intent {{ act=android.intent.action.MAIN flg=0x10000000 cmp={name} }}",
            f"    baseActivity={{{name}}}",
            f"    topActivity={{{task.top}}}",
            f"    realActivity={{{name}}}",
        ]
    return "\n".join(lines) + "\n"


def _processes(phone: Phone) -> str:
    lines = [
        "ACTIVITY MANAGER RUNNING PROCESSES (dumpsys activity processes)",
        "  All known processes:",
    ]
    for name, pid in phone.processes.all().items():
        info = phone.packages.info(name)
        if info is not None:
            mark = identity("process", name)
            lines.append(
                f"  *APP* UID {info.uid} ProcessRecord{{{mark} {pid}:{name}/{user_name(info.uid)}}}"
            )
    return "\n".join(lines) + "\n"
