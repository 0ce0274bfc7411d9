"""`dumpsys window` and `dumpsys input_method`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.shell.builtins.dumpsys import keyguard
from pytest_androidbench.phone.shell.builtins.tasks import (
    ShownTask,
    configuration,
    focused_window,
    shown_tasks,
)
from pytest_androidbench.phone.system.identities import identity
from pytest_androidbench.phone.system.windows.turning import NUMBERS, constant

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

_STATUS_BAR = 128
_GESTURE_BAR = 63


def window(phone: Phone, args: list[str]) -> str:
    """All parts, or the one that is asked for."""
    match [arg for arg in args if not arg.startswith("-")][:1]:
        case ["windows" | "w"]:
            return _windows(phone)
        case ["displays" | "d"]:
            return _displays(phone)
        case ["policy" | "p"]:
            return _policy(phone)
    return "\n".join((_policy(phone), _displays(phone), _windows(phone)))


def _windows(phone: Phone) -> str:
    tasks = shown_tasks(phone)
    lines = ["WINDOW MANAGER WINDOWS (dumpsys window windows)"]
    records = [(task, activity) for task in tasks for activity in task.activities]
    number = len(records) + 3
    for name, kind in (("NotificationShade", "NOTIFICATION_SHADE"), ("StatusBar", "STATUS_BAR")):
        number -= 1
        mark = identity("shade") if name == "NotificationShade" else identity(name)
        lines += _system_window(number, mark, name, kind)
    for task, activity in records:
        number -= 1
        shown = task.visible and activity is task.activities[0]
        lines += [
            f"  Window #{number} {activity.window()}:",
            f"    mDisplayId=0 rootTaskId={task.id} "
            f"mSession=Session{{{identity(task.uid)} 812:u0a{task.uid}}}"
            f" mClient=android.os.BinderProxy@{identity('client', activity.identity)}",
            f"    mOwnerUid={task.uid} showForAllUsers=false package={activity.package} appop=NONE",
            "    mAttrs={(0,0)(fillxfill) sim={adjust=resize} ty=BASE_APPLICATION wanim=0x10302fe",
            "      fl=LAYOUT_IN_SCREEN LAYOUT_INSET_DECOR SPLIT_TOUCH HARDWARE_ACCELERATED",
            "      pfl=NO_MOVE_ANIMATION FORCE_DRAW_STATUS_BAR_BACKGROUND}",
            f"    mActivityRecord={activity.record(task.id)}",
            f"    mViewVisibility=0x{0 if shown else 8:x} mHaveFrame=true mObscured=false",
            f"    isOnScreen={str(shown).lower()}",
            f"    isVisible={str(shown).lower()}",
        ]
    lines += [
        "",
        f"  mGlobalConfiguration={configuration(phone)}",
        "  mHasPermanentDpad=false",
        "  mTopFocusedDisplayId=0",
    ]
    return "\n".join(lines) + "\n"


def _system_window(number: int, mark: str, name: str, kind: str) -> list[str]:
    return [
        f"  Window #{number} Window{{{mark} u0 {name}}}:",
        "    mDisplayId=0 mSession=Session{a1b2c3d 865:u0a10100}"
        f" mClient=android.os.BinderProxy@{identity('client', name)}",
        "    mOwnerUid=10100 showForAllUsers=true package=com.android.systemui appop=NONE",
        f"    mAttrs={{(0,0)(fillxfill) sim={{adjust=resize}} ty={kind} fmt=TRANSLUCENT}}",
        "    mViewVisibility=0x0 mHaveFrame=true mObscured=false",
    ]


def _displays(phone: Phone) -> str:
    display = phone.display
    physical = phone.physical
    width, height = display.logical_size
    usable = height - _STATUS_BAR - _GESTURE_BAR
    low, high = sorted((width, height))
    init = f"init={physical.width}x{physical.height} {physical.density}dpi"
    base = ""
    if (display.width, display.height, display.density) != (
        physical.width,
        physical.height,
        physical.density,
    ):
        base = f" base={display.width}x{display.height} {display.density}dpi"
    tasks = shown_tasks(phone)
    lines = [
        "WINDOW MANAGER DISPLAY CONTENTS (dumpsys window displays)",
        "  Display: mDisplayId=0 (organized)",
        f"    {init}{base} mMinSizeOfResizeableTaskDp=220 "
        f"cur={width}x{height} app={width}x{usable} "
        f"rng={low}x{low - _GESTURE_BAR}-{high - _GESTURE_BAR}x{high - _STATUS_BAR - _GESTURE_BAR}",
        "    deferred=false mLayoutNeeded=false",
        f"  mCurrentRotation=ROTATION_{display.rotation * 90}",
        *_rotation(phone),
        f"  mCurrentFocus={focused_window(phone)}",
        f"  mFocusedApp={_focused_app(tasks)}",
        "  mHoldScreenWindow=null",
        "  Application tokens in top down Z order:",
        *(f"    * {task.record()}" for task in tasks),
        "",
        "  mInputMethodTarget: " + focused_window(phone),
        "  mInputMethodInputTarget: " + focused_window(phone),
    ]
    return "\n".join(lines) + "\n"


def _rotation(phone: Phone) -> list[str]:
    """What `DisplayRotation` says of itself."""
    turning = phone.windows.turning
    asked, hold = turning.requested, turning.hold
    mode = "FREE" if hold.free else "LOCKED"
    return [
        "  DisplayRotation",
        f"    mCurrentAppOrientation={constant(asked)}",
        f"    mLastOrientation={NUMBERS[asked]}",
        f"    mRotation={phone.display.rotation} mDeferredRotationPauseCount=0",
        "    mLandscapeRotation=ROTATION_90 mSeascapeRotation=ROTATION_270",
        "    mPortraitRotation=ROTATION_0 mUpsideDownRotation=ROTATION_180",
        "    mSupportAutoRotation=true",
        f"    mUserRotationMode=USER_ROTATION_{mode} mUserRotation=ROTATION_{hold.chosen * 90}"
        " mCameraRotationMode=0 mAllowAllRotations=unset",
    ]


def _focused_app(tasks: list[ShownTask]) -> str:
    return tasks[0].activities[0].record(tasks[0].id) if tasks else "null"


def _policy(phone: Phone) -> str:
    awake = str(phone.windows.screen_on).lower()
    return (
        "WINDOW MANAGER POLICY STATE (dumpsys window policy)\n"
        + "\n".join(keyguard.delegate(phone))
        + f"\n    mAwake={awake} mScreenOnEarly={awake} mScreenOnFully={awake}\n"
        + keyguard.display_policy(phone)
    )


def input_method(phone: Phone, args: list[str]) -> str:
    """The part that tells whether a keyboard is up."""
    del args
    shown = str(phone.windows.keyboard_shown).lower()
    chosen = phone.settings.text("secure", "default_input_method")
    return (
        "Current Input Method Manager state:\n"
        f"  mCurMethodId={chosen}\n  mCurId={chosen}\n"
        f"  mInputShown={shown}\n  mShowRequested={shown} mShowExplicitlyRequested=false\n"
        f"  mIsInputViewShown={shown}\n"
    )
