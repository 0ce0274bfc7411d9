"""Every way in which agents type, through their own clients, on a clock of either kind."""

from __future__ import annotations

import base64
import gc
import shlex
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
import uiautomator2

from tests.phone_wire.running import RunningPhone

SETTINGS: Final = "com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME"
ADB_IME: Final = "com.android.adbkeyboard/.AdbIME"
TEXTS: Final = {
    "ascii": 'it\'s 5% of a \\ & <b>"q"</b> $HOME `x` ~',
    "latin": "naïve Größe łódź",
    "chinese": "你好，世界",
    "arabic": "مرحبا بالعالم",
    "emoji": "👨‍👩‍👧‍👦 👍🏽 🇩🇪 ❤️",
    "family": "नमस्ते",
}
ASCII: Final = {"ascii": TEXTS["ascii"]}


def by_shell(ui: Any, text: str) -> None:
    """`input text`, with `%s` for spaces and quoted for the shell."""
    ui.shell(f"input text {shlex.quote(text.replace(' ', '%s'))}")


def by_adbkeyboard_base64(ui: Any, text: str) -> None:
    """ADBKeyboard's base64 broadcast."""
    with_adbkeyboard(ui, f"ADB_INPUT_B64 --es msg {base64.b64encode(text.encode()).decode()}")


def by_adbkeyboard_text(ui: Any, text: str) -> None:
    """ADBKeyboard's plain broadcast."""
    with_adbkeyboard(ui, f"ADB_INPUT_TEXT --es msg {shlex.quote(text)}")


def by_adbkeyboard_points(ui: Any, text: str) -> None:
    """ADBKeyboard's broadcast of code points."""
    points = ",".join(str(ord(char)) for char in text)
    with_adbkeyboard(ui, f"ADB_INPUT_CHARS --eia chars {points}")


def with_adbkeyboard(ui: Any, broadcast: str) -> None:
    """Choose ADBKeyboard, let it type, and go back to the usual keys."""
    ui.shell(f"ime enable {ADB_IME}; ime set {ADB_IME}")
    done = ui.shell(f"am broadcast -a {broadcast}").output
    assert "Broadcast completed: result=0" in done
    ui.shell("ime reset")


def by_send_keys(ui: Any, text: str) -> None:
    """What uiautomator2 types at the caret."""
    ui.send_keys(text)


def by_set_text(ui: Any, text: str) -> None:
    """What uiautomator2 puts into a field it has found."""
    ui(className="android.widget.EditText").set_text(text)


def by_paste_key(ui: Any, text: str) -> None:
    """The clipboard, and the key that pastes."""
    ui.set_clipboard(text)
    ui.shell("input keyevent KEYCODE_PASTE")


def by_control_v(ui: Any, text: str) -> None:
    """The clipboard, and Ctrl and V together."""
    ui.set_clipboard(text)
    ui.shell("input keycombination CTRL_LEFT V")


def by_adbutils(ui: Any, text: str) -> None:
    """What adbutils makes of a text."""
    ui.adb_device.send_keys(text)


WAYS: Final[dict[str, tuple[Callable[[Any, str], None], dict[str, str]]]] = {
    "input text": (by_shell, ASCII),
    "ADB_INPUT_B64": (by_adbkeyboard_base64, TEXTS),
    "ADB_INPUT_TEXT": (by_adbkeyboard_text, TEXTS),
    "ADB_INPUT_CHARS": (by_adbkeyboard_points, TEXTS),
    "send_keys": (by_send_keys, TEXTS),
    "set_text": (by_set_text, TEXTS),
    "paste key": (by_paste_key, TEXTS),
    "ctrl v": (by_control_v, TEXTS),
    "adbutils": (by_adbutils, ASCII),
}


@pytest.fixture(scope="module", params=["virtual", "wall"])
def typing(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Any]:
    """A phone with the search field of Settings open, of either clock."""
    flags = ["--wall-clock"] if request.param == "wall" else []
    running = RunningPhone(tmp_path_factory.mktemp("home"), *flags)
    ui: Any = uiautomator2.connect(running.device)
    ui.settings["wait_timeout"] = 5
    ui.shell("am start -W -n com.android.settings/.Settings")
    ui(text="Search settings").click()
    assert ui(className="android.widget.EditText").wait(timeout=5)
    yield ui
    ui.stop_uiautomator(wait=False)
    gc.collect()
    assert running.end() == (0, "")


@pytest.fixture
def field(typing: Any) -> Any:
    """The field, empty and with the caret."""
    found = typing(className="android.widget.EditText")
    found.click()
    found.clear_text()
    return found


def text_of(field: Any) -> str:
    """What stands in the field; a hint is none."""
    return str(field.get_text() or "")


@pytest.mark.parametrize(
    ("way", "text"),
    [(way, name) for way, (_, texts) in WAYS.items() for name in texts],
)
def test_a_text_arrives_as_it_is(field: Any, way: str, text: str) -> None:
    act, texts = WAYS[way]
    act(field.session, texts[text])
    assert text_of(field) == texts[text]


@pytest.mark.parametrize("name", [name for name in TEXTS if name not in ASCII])
def test_input_text_fails_on_other_scripts_as_the_device_does(field: Any, name: str) -> None:
    field.set_text("kept")
    done = field.session.shell(f"input text {shlex.quote(TEXTS[name])}")
    assert "java.lang.NullPointerException: Attempt to get length of null array" in done.output
    assert "InputShellCommand.sendText" in done.output
    assert (done.exit_code, text_of(field)) == (255, "kept")


def test_copied_text_shows_over_the_keyboard_and_is_pasted_by_keys(field: Any) -> None:
    ui = field.session
    ui.set_clipboard("")
    by_shell(ui, "copy me")
    ui.shell("input keycombination 113 29; input keycombination 113 31")
    assert ui.clipboard == "copy me"
    assert ui(resourceId="com.android.systemui:id/clipboard_preview").wait(timeout=3)
    ui.shell("input keyevent MOVE_END; input keyevent 279")
    assert text_of(field) == "copy mecopy me"
    ui.shell("input keycombination 113 29; input keyevent 277")
    assert ui.clipboard == "copy mecopy me"


@pytest.mark.parametrize(
    "hold",
    [
        lambda ui, x, y: ui.shell(f"input swipe {x} {y} {x} {y} 1000"),
        lambda ui, x, y: ui.long_click(x, y),
        lambda ui, x, y: ui.long_click(x, y, 1.0),
        lambda ui, x, y: ui.shell(f"input draganddrop {x} {y} {x} {y} 600"),
        lambda ui, x, y: ui.shell(
            f"input motionevent DOWN {x} {y}; sleep 0.6; input motionevent UP {x} {y}"
        ),
    ],
    ids=["input swipe", "long_click", "long_click of a second", "draganddrop", "motionevent"],
)
def test_a_long_press_selects_a_word(field: Any, hold: Callable[[Any, int, int], None]) -> None:
    field.set_text("wonderful")
    bounds = field.info["bounds"]
    hold(field.session, bounds["left"] + 120, (bounds["top"] + bounds["bottom"]) // 2)
    copy = field.session(description="Copy")
    assert copy.wait(timeout=3)
    copy.click()
    assert field.session.clipboard == "wonderful"


def test_held_keys_repeat(field: Any) -> None:
    by_shell(field.session, "abcdef")
    field.session.shell("input keyevent --longpress KEYCODE_DEL")
    assert text_of(field) == "abcd"
