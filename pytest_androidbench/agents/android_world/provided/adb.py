"""Functions that speak adb, as far as touches do: stands for `android_world.env.adb_utils`.

`env` is the environment's controller. What is not here needs adb, which an agent run through a
turn does not have.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any, Final, NoReturn

from pytest_androidbench.agents.android_world.acting import touch
from pytest_androidbench.agents.android_world.adb_words import OnlyTouch
from pytest_androidbench.agents.android_world.controller import AdbResponse
from pytest_androidbench.interface.actions import Action, DoubleTap, Open, Press

_SIZE: Final = re.compile(r"Physical size: (\d+)x(\d+)")


def tap_screen(x: int, y: int, env: Any, timeout_sec: float | None = None) -> AdbResponse:  # noqa: ARG001
    """Touch a point."""
    return _run(env, ["input", "tap", str(x), str(y)])


def double_tap(x: int, y: int, env: Any, timeout_sec: float | None = None) -> AdbResponse:  # noqa: ARG001
    """Touch a point twice."""
    return _perform(env, touch(DoubleTap, (x, y), env.logical_screen_size))


def long_press(x: int, y: int, env: Any, timeout_sec: float | None = None) -> AdbResponse:  # noqa: ARG001
    """Touch a point for a second."""
    return _run(env, ["input", "swipe", str(x), str(y), str(x), str(y), "1000"])


def press_home_button(env: Any, timeout_sec: float | None = None) -> AdbResponse:  # noqa: ARG001
    """Go to the home screen."""
    return _perform(env, Press("home"))


def press_back_button(env: Any, timeout_sec: float | None = None) -> AdbResponse:  # noqa: ARG001
    """Go back."""
    return _perform(env, Press("back"))


def press_enter_button(env: Any, timeout_sec: float | None = None) -> AdbResponse:  # noqa: ARG001
    """Press Enter."""
    return _perform(env, Press("enter"))


def press_keyboard_generic(
    keycode: str,
    env: Any,
    timeout_sec: float | None = None,  # noqa: ARG001
) -> AdbResponse:
    """Press a key by its Android name."""
    return _run(env, ["input", "keyevent", keycode])


def type_text(text: str, env: Any, timeout_sec: float | None = None) -> None:  # noqa: ARG001
    """Put a text into the field that has the focus, in one step."""
    env.type(text)


def launch_app(app_name: str, env: Any) -> str | None:
    """Bring an app to the front."""
    env.perform(Open(app_name))
    return app_name


def start_activity(
    activity: str,
    extra_args: Collection[str] | None,
    env: Any,
    timeout_sec: float | None = None,  # noqa: ARG001
) -> AdbResponse:
    """Bring the app of an activity to the front.

    Raises:
        OnlyTouch: there are arguments.
    """
    if extra_args:
        raise OnlyTouch(f"am start {' '.join(extra_args)} -n {activity}")
    return _perform(env, Open(extract_package_name(activity)))


def issue_generic_request(
    args: Collection[str] | str,
    env: Any,
    timeout_sec: float | None = None,  # noqa: ARG001
) -> AdbResponse:
    """Do what a command says, if a finger can, or answer what it asks about the screen.

    Raises:
        OnlyTouch: neither.
    """
    words = args.split(" ") if isinstance(args, str) else [str(word) for word in args]
    answer: AdbResponse = env.run(words)
    return answer


def get_current_activity(
    env: Any,
    timeout_sec: float | None = None,  # noqa: ARG001
) -> tuple[str | None, AdbResponse]:
    """Package and class of what is in front."""
    front: AdbResponse = env.in_front()
    return (front.get_current_activity.full_activity or None), front


def extract_package_name(activity: str) -> str:
    """The package of an activity."""
    return activity.partition("/")[0]


def generate_swipe_command(
    start_x: int, start_y: int, end_x: int, end_y: int, duration_ms: int | None = None
) -> list[str]:
    """The command for a swipe."""
    return _stroke("swipe", (start_x, start_y, end_x, end_y), duration_ms)


def generate_drag_and_drop_command(
    start_x: int, start_y: int, end_x: int, end_y: int, duration_ms: int | None = None
) -> list[str]:
    """The command for a drag."""
    return _stroke("draganddrop", (start_x, start_y, end_x, end_y), duration_ms)


def get_screen_size(env: Any) -> tuple[int, int]:
    """Width and height in pixels."""
    return get_logical_screen_size(env)


def get_logical_screen_size(env: Any) -> tuple[int, int]:
    """Width and height in pixels, as the screen is held."""
    width, height = env.logical_screen_size
    return width, height


def get_physical_frame_boundary(env: Any) -> tuple[int, int, int, int]:
    """The whole picture, which is upright."""
    return (0, 0, *get_logical_screen_size(env))


def get_orientation(env: Any) -> int:  # noqa: ARG001 - pictures are upright
    """0: pictures need no turning."""
    return 0


def uiautomator_dump(env: Any, timeout_sec: float | None = None) -> str:  # noqa: ARG001
    """The hierarchy as uiautomator dumps it."""
    return _run(env, ["cat", "/sdcard/window_dump.xml"]).generic.output.decode()


def check_airplane_mode(env: Any) -> bool:  # noqa: ARG001 - asked ahead of looking at the screen
    """False: nothing here depends on the device's network."""
    return False


def __getattr__(name: str) -> NoReturn:
    if name.startswith("__"):
        raise AttributeError(name)
    raise AttributeError(f"android_world.env.adb_utils.{name} needs adb, which cannot be had here")


def _run(env: Any, words: Sequence[str]) -> AdbResponse:
    answer: AdbResponse = env.run(["shell", *words])
    return answer


def _perform(env: Any, action: Action) -> AdbResponse:
    answer: AdbResponse = env.perform(action)
    return answer


def _stroke(kind: str, points: Sequence[int], ms: int | None) -> list[str]:
    return ["shell", "input", kind, *map(str, points), str(ms) if ms else ""]
