"""Tasks and windows in the words of `am` and `dumpsys`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.identities import identity
from pytest_androidbench.phone.system.intents import full_class, short_class
from pytest_androidbench.phone.system.locales import java_locale

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownActivity:
    """One activity of a task."""

    package: str
    full: str
    identity: str

    def record(self, task_id: int) -> str:
        """How dumpsys writes it."""
        name = f"{self.package}/{short_class(self.package, self.full)}"
        return f"ActivityRecord{{{self.identity} u0 {name}}} t{task_id}}}"

    def window(self) -> str:
        """How the window service writes its window."""
        return f"Window{{{flipped(self.identity)} u0 {self.package}/{self.full}}}"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownTask:
    """One task, its activities top down."""

    id: int
    package: str
    uid: int
    home: bool
    visible: bool
    activities: tuple[ShownActivity, ...]

    @property
    def top(self) -> str:
        """The uppermost activity, which may be of another package: a question of the system."""
        return f"{self.activities[0].package}/{self.activities[0].full}"

    @property
    def root_class(self) -> str:
        """Full class name of the first activity."""
        return self.activities[-1].full

    def record(self, *, brief: bool = False) -> str:
        """How dumpsys writes it."""
        kind = "home" if self.home else "standard"
        head = f"Task{{{identity('task', self.id)} #{self.id} type={kind}"
        head += "" if self.home else f" A={self.uid}:{self.package}"
        if brief:
            return f"{head}}}"
        shown = str(self.visible).lower()
        return (
            f"{head} U=0 visible={shown} visibleRequested={shown} mode=fullscreen "
            f"translucent={str(not self.visible).lower()} sz={len(self.activities)}}}"
        )


def shown_tasks(phone: Phone) -> list[ShownTask]:
    """The tasks, front first."""
    found: list[ShownTask] = []
    for task in phone.windows.tasks():
        activities: list[ShownActivity] = []
        for entry in reversed(task.entries):
            name = full_class(entry.package, entry.activity)
            last = activities[-1] if activities else None
            if not entry.activity or (last and (last.package, last.full) == (entry.package, name)):
                continue
            mark = identity(entry.package, name, task.id)
            activities.append(ShownActivity(package=entry.package, full=name, identity=mark))
        if not activities:
            continue
        info = phone.packages.info(task.package)
        app = phone.packages.app(task.package)
        found.append(
            ShownTask(
                id=task.id,
                package=activities[-1].package,
                uid=info.uid if info else 1000,
                home=app is not None and "home" in app.roles,
                visible=not found and not phone.keyguard.covering,
                activities=tuple(activities),
            )
        )
    return found


def flipped(mark: str) -> str:
    """Another identity, of something that belongs to the first one."""
    return identity("window", mark)


def user_name(uid: int) -> str:
    """A user as the activity service writes it."""
    return f"u0a{uid - 10000}" if uid >= 10000 else str(uid)


def focused_window(phone: Phone) -> str:
    """The window that has the focus, as dumpsys writes it."""
    if phone.keyguard.covering:
        return _shade()
    if not phone.windows.screen_on:
        return "null"
    package, activity = phone.windows.focused
    if not package:
        return "null"
    tasks = shown_tasks(phone)
    if tasks and tasks[0].activities and activity:
        top = tasks[0].activities[0]
        if (top.package, top.full) == (package, full_class(package, activity)):
            return top.window()
    if package == "com.android.systemui":
        return _shade()
    name = f"{package}/{full_class(package, activity)}" if activity else package
    return f"Window{{{identity(package, activity)} u0 {name}}}"


def _shade() -> str:
    return f"Window{{{identity('shade')} u0 NotificationShade}}"


def configuration(phone: Phone) -> str:
    """The configuration in braces."""
    display = phone.display
    width, height = display.logical_size
    dp = [round(side * 160 / display.density) for side in (width, height)]
    way = "land" if width > height else "port"
    turn = f"ROTATION_{display.rotation * 90}"
    scale = f"{display.font_scale:g}" if display.font_scale % 1 else f"{display.font_scale:.1f}"
    direction = "ldrtl" if display.is_rtl else "ldltr"
    night = "night" if display.dark else "-night"
    return (
        f"{{{scale} 310mcc260mnc [{java_locale(display.locale)}] {direction} "
        f"sw{min(dp)}dp w{dp[0]}dp h{dp[1] - 24}dp "
        f"{display.density}dpi nrml long {way} {night} finger -keyb/v/h -nav/h "
        f"winConfig={{ mBounds=Rect(0, 0 - {width}, {height}) "
        f"mAppBounds=Rect(0, 0 - {width}, {height - 63}) "
        f"mMaxBounds=Rect(0, 0 - {width}, {height}) mDisplayRotation={turn} "
        "mWindowingMode=fullscreen mDisplayWindowingMode=fullscreen mActivityType=undefined "
        f"mAlwaysOnTop=undefined mRotation={turn}}} s.1 fontWeightAdjustment=0}}"
    )
