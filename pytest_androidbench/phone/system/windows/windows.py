"""The display with its windows: input goes in, hierarchies and pictures come out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.system.windows.editing import Editing
from pytest_androidbench.phone.system.windows.entries import Layer, ScreenEntry, Task, WindowsState
from pytest_androidbench.phone.system.windows.fingers import EVENT_MS, HOLD_MS, Fingers
from pytest_androidbench.phone.system.windows.gestures import Gestures
from pytest_androidbench.phone.system.windows.hosting import ScreenHost
from pytest_androidbench.phone.system.windows.journal import ActivityJournal
from pytest_androidbench.phone.system.windows.key_codes import code_of
from pytest_androidbench.phone.system.windows.keys import Keyboard
from pytest_androidbench.phone.system.windows.lifecycle import Lifecycle
from pytest_androidbench.phone.system.windows.navigation import Navigation
from pytest_androidbench.phone.system.windows.observing import Observing
from pytest_androidbench.phone.system.windows.overlays import Overlays
from pytest_androidbench.phone.system.windows.recreating import Recreating
from pytest_androidbench.phone.system.windows.scene import Scene, Window
from pytest_androidbench.phone.system.windows.selecting import Selecting
from pytest_androidbench.phone.system.windows.stack import ScreenStack
from pytest_androidbench.phone.system.windows.touch_journal import TouchJournal
from pytest_androidbench.phone.system.windows.touching import Touching
from pytest_androidbench.phone.system.windows.turning import Turning
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.screen import Screen
from pytest_androidbench.phone.ui.tree import Node
from pytest_androidbench.phone.ui.widgets import TextField

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


class Windows:
    """What fingers, keys and observers of one phone deal with."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.host = ScreenHost(phone, self)
        self.stack = ScreenStack(phone, self.host)
        self.journal = ActivityJournal(phone, self.stack)
        self.touches = TouchJournal(phone, self.stack, self.journal)
        self.overlays = Overlays(phone, self)
        self.editor = Editing(phone, self)
        self.selecting = Selecting(self.editor)
        self.view = Observing(phone, self.stack)
        self.gestures = Gestures(phone, self)
        self.touching = Touching(phone, self)
        self.fingers = Fingers(phone, self)
        self.turning = Turning(phone, self)
        self.recreating = Recreating(phone, self)
        self.navigation = Navigation(phone, self)
        self.lifecycle = Lifecycle(phone, self)
        self.keyboard = Keyboard(phone, self)
        self.screen_on = True
        phone.settings.on_change(self._setting_changed)

    def scene(self) -> Scene:
        """The windows as they are laid out now."""
        return self.view.scene()

    def changed(self) -> None:
        """Something may look different; screens that came to the front are told."""
        self.view.revision += 1
        self.stack.settle()
        self.journal.follow()
        self.touches.follow()
        self.turning.follow()
        self.overlays.sync()

    def invalidate(self) -> None:
        """Something outside of the windows was changed, as by a shell command."""
        self.view.asked = False
        self.changed()

    @property
    def active(self) -> ScreenEntry | None:
        """The entry of the active window, without laying anything out."""
        for layer in (Layer.SHADE, Layer.SYSTEM, Layer.KEYGUARD):
            entry = self.stack.overlay(layer)
            if layer == Layer.KEYGUARD and not self.phone.keyguard.covering:
                continue
            if entry is not None and entry.screen.window != "panel":
                return entry
        task = self.stack.front
        shown = task.entries if task is not None else []
        return next((e for e in reversed(shown) if e.screen.window != "panel"), None)

    @property
    def in_use(self) -> bool:
        """Whether the display is lit, and the keyguard not what is seen."""
        return self.screen_on and not self.phone.keyguard.covering

    @property
    def gestural(self) -> bool:
        """Whether swipes from the edges go back and home."""
        return self.phone.settings.number("secure", "navigation_mode", 2) == 2

    @property
    def split_shade(self) -> bool:
        """Whether the right half of the status bar pulls down the quick settings at once."""
        return False

    def screen(self, uid: int) -> Screen[Any] | None:
        """A shown screen by its number."""
        entry = self.stack.find(uid)
        return entry.screen if entry is not None else None

    def start_app(self, package: str) -> bool:
        """Start an app as its icon does; False when it has none."""
        return self.phone.activities.start_app(package).code != "unresolved"

    def field_now(self, box: Box) -> tuple[Window, Box] | None:
        """The text field of the present scene for one that may be of an earlier scene."""
        for window in reversed(self.scene().windows):
            for now in window.root.walk():
                if now is box or (
                    now.identity is not None
                    and now.identity == box.identity
                    and now.package == box.package
                    and isinstance(now.widget, TextField)
                ):
                    return window, now
        return None

    def translate(self, text: TextLike) -> str:
        """A text in the phone's language."""
        return self.view.composer.context().text(text)

    def press_held(self, pointer: int, at_ms: int) -> None:
        """Called by the clock: a finger has rested for the long-press time."""
        self.gestures.held(pointer, at_ms)

    def expire(self, uid: int) -> None:
        """Called by the clock: a toast or panel has had its time."""
        entry = self.stack.find(uid)
        if entry is not None:
            self.stack.remove(entry)
            self.changed()

    def focus(self, uid: int, widget_id: str) -> None:
        """Called by the clock: give a field of a screen the caret."""
        window = self.scene().window_of(uid)
        box = window.root.find(widget_id) if window is not None else None
        if window is not None and box is not None:
            self.editor.give_focus(window, box)

    def begin(self) -> None:
        """Something is done to the display: first comes what is due by now."""
        self.view.asked = False
        self.phone.clock.advance(0)

    def end(self, cost: int) -> None:
        """Show what was done, and let the milliseconds pass that it takes."""
        self.changed()
        self.phone.clock.spend(cost)

    def _event(self, work: Callable[[], object]) -> None:
        self.begin()
        work()
        self.end(EVENT_MS)

    def key(self, code: int, *, meta: int = 0, long: bool = False) -> bool:
        """Press a key; tells whether anything took it."""
        self.begin()
        taken = self.keyboard.press(code, meta, long=long)
        if long:
            self.phone.clock.last(HOLD_MS)
        self.end(EVENT_MS)
        return taken

    def key_name(self, name: str, *, long: bool = False) -> bool:
        """Press a key by its name; False for a name nobody knows."""
        code = code_of(name)
        return code is not None and self.key(code, long=long)

    def type_text(self, text: str) -> bool:
        """Type a text into the field with the caret; tells whether there is one."""
        self.begin()
        done = self.keyboard.type_text(text)
        self.end(EVENT_MS)
        return done

    def set_text(self, node: Node, text: str) -> bool:
        """Give a field of the tree another text, as accessibility services do."""
        self.begin()
        done = self.editor.set_text(node.box, text)
        self.end(EVENT_MS)
        return done

    def clear_text(self, node: Node) -> bool:
        """Empty a field of the tree."""
        return self.set_text(node, "")

    def home(self) -> None:
        """The home gesture."""
        self._event(self.navigation.home)

    def back(self) -> None:
        """The back gesture."""
        self._event(self.navigation.back)

    def recents(self) -> None:
        """The overview of recent apps."""
        self._event(self.navigation.recents)

    def open_shade(self) -> None:
        """Pull down the notifications."""
        self._event(lambda: self.overlays.show_shade(expanded=False))

    def open_quick_settings(self) -> None:
        """Pull down the quick settings."""
        self._event(lambda: self.overlays.show_shade(expanded=True))

    def close_shade(self) -> None:
        """Let the shade go up."""
        self.overlays.close(Layer.SHADE)
        self.changed()

    def wake(self) -> None:
        """Turn the display on."""
        self._event(self.navigation.turn_on)

    def sleep(self) -> None:
        """Turn the display off."""
        self._event(self.navigation.turn_off)

    def rotate(self, rotation: int) -> None:
        """Turn the display to a quarter, and keep it there."""
        self.turning.lock(rotation)

    def show_toast(self, text: TextLike, *, long: bool = False) -> None:
        """Show a toast that no screen asked for."""
        self.overlays.toast(text, long=long)
        self.changed()

    def take_screenshot(self) -> str:
        """Keep the picture as a file, as the power and volume keys do; returns its path."""
        stamp = local_time(self.phone).strftime("%Y%m%d-%H%M%S")
        path = f"/sdcard/Pictures/Screenshots/Screenshot_{stamp}.png"
        folder = path.rpartition("/")[0]
        if self.phone.files.stat(folder) is None:
            self.phone.files.mkdir(folder, parents=True)
        self.phone.files.write(path, self.view.picture("png"))
        self.overlays.passing.screenshot(path)
        return path

    @property
    def focused(self) -> tuple[str, str]:
        """Package and activity of the active window."""
        entry = self.active
        return (entry.package, entry.activity) if entry is not None else ("", "")

    @property
    def foreground(self) -> str:
        """The package of the task in front."""
        task = self.stack.front
        return task.entries[-1].package if task is not None else ""

    @property
    def keyboard_shown(self) -> bool:
        """Whether a keyboard is up for a field, with or without keys of its own."""
        return bool(self.overlays.keyboard_owner)

    def tasks(self) -> list[Task]:
        """The tasks, front first."""
        return self.stack.tasks[::-1]

    def last_toast(self) -> str | None:
        """The text of the newest toast since it was last cleared."""
        return self.overlays.last_toast

    def clear_toast(self) -> None:
        """Forget the newest toast."""
        self.overlays.last_toast = None

    def entries(self) -> list[ScreenEntry]:
        """Every shown screen."""
        return list(self.stack.entries())

    def clear(self) -> None:
        """Lose everything that is shown, as when the phone is switched off."""
        self.gestures.reset()
        self.stack.clear()
        self.overlays.keyboard_owner, self.overlays.last_toast = 0, None
        self.screen_on = True
        self.view.revision += 1

    def state(self) -> WindowsState:
        """Everything, as plain values."""
        tasks, overlays, next_uid, next_task, resumed = self.stack.state()
        return WindowsState(
            tasks=tasks,
            overlays=overlays,
            next_uid=next_uid,
            next_task=next_task,
            resumed=resumed,
            screen_on=self.screen_on,
            asked=self.view.asked,
            keyboard_owner=self.overlays.keyboard_owner,
            last_toast=self.overlays.last_toast,
            journal=self.journal.state,
        )

    def restore(self, state: WindowsState) -> None:
        """Go back to kept windows; fingers are lifted."""
        self.gestures.reset()
        self.stack.restore(
            (state.tasks, state.overlays, state.next_uid, state.next_task, state.resumed)
        )
        self.journal.state = state.journal
        self.screen_on = state.screen_on
        self.overlays.keyboard_owner = state.keyboard_owner
        self.overlays.last_toast = state.last_toast
        self.view.revision += 1
        self.view.asked = state.asked
        self.lifecycle.permissions_changed()

    def _setting_changed(self, namespace: str, key: str, value: str | None) -> None:
        del value
        self.view.revision += 1
        if (namespace, key) == ("secure", "default_input_method") and self.keyboard_shown:
            self.overlays.show_keyboard()
