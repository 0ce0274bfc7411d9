"""The display with its windows: input goes in, hierarchies and pictures come out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.system.windows.editing import Editing
from pytest_androidbench.phone.system.windows.entries import Entry, Layer, Task, WindowsState
from pytest_androidbench.phone.system.windows.fingers import EVENT_MS, Fingers
from pytest_androidbench.phone.system.windows.gestures import Gestures
from pytest_androidbench.phone.system.windows.hosting import ScreenHost
from pytest_androidbench.phone.system.windows.key_codes import code_of
from pytest_androidbench.phone.system.windows.keys import Keyboard
from pytest_androidbench.phone.system.windows.observing import Observing, PictureFormat
from pytest_androidbench.phone.system.windows.overlays import Overlays
from pytest_androidbench.phone.system.windows.stack import Stack
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.tree import Node

if TYPE_CHECKING:
    from PIL import Image

    from pytest_androidbench.phone.system.phone import Phone


class Windows(Fingers):
    """What fingers, keys and observers of one phone deal with."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.host = ScreenHost(phone, self)
        self.stack = Stack(phone, self.host)
        self.overlays = Overlays(phone, self)
        self.editor = Editing(phone, self)
        self.view = Observing(phone, self.stack)
        self.gestures = Gestures(phone, self)
        self.keyboard = Keyboard(phone, self)
        self.screen_on = True
        phone.settings.on_change(self._setting_changed)

    def key(self, code: int, *, meta: int = 0, long: bool = False) -> bool:
        """Press a key; tells whether anything took it."""
        self._begin()
        taken = self.keyboard.press(code, meta, long=long)
        self._end(EVENT_MS)
        return taken

    def key_name(self, name: str, *, long: bool = False) -> bool:
        """Press a key by its name; False for a name nobody knows."""
        code = code_of(name)
        return code is not None and self.key(code, long=long)

    def type_text(self, text: str) -> bool:
        """Type a text into the field with the caret; tells whether there is one."""
        self._begin()
        done = self.editor.commit(text)
        self._end(EVENT_MS)
        return done

    def set_text(self, node: Node, text: str) -> bool:
        """Give a field of the tree another text, as accessibility services do."""
        self._begin()
        done = self.editor.set_text(node.box, text)
        self._end(EVENT_MS)
        return done

    def clear_text(self, node: Node) -> bool:
        """Empty a field of the tree."""
        return self.set_text(node, "")

    def home(self) -> None:
        """The home gesture."""
        self._event(self.go_home)

    def back(self) -> None:
        """The back gesture."""
        self._event(self.go_back)

    def recents(self) -> None:
        """The overview of recent apps."""
        self._event(self.show_recents)

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
        self._event(self.turn_on)

    def sleep(self) -> None:
        """Turn the display off."""
        self._event(self.turn_off)

    def rotate(self, rotation: int) -> None:
        """Turn the display to a quarter, and keep it there."""
        settings = self.phone.settings
        settings.put("system", "accelerometer_rotation", 0)
        settings.put("system", "user_rotation", rotation % 4)

    def tree(self, *, compressed: bool = False) -> list[Node]:
        """The hierarchy of the active window; compressed without what only arranges others."""
        return self.view.tree(compressed=compressed)

    def all_trees(self, *, compressed: bool = False) -> list[Node]:
        """The hierarchies of all windows."""
        return self.view.all_trees(compressed=compressed)

    def look(self) -> None:
        """Let the time pass that asking for the hierarchy again costs."""
        self.view.look()

    def show_toast(self, text: TextLike, *, long: bool = False) -> None:
        """Show a toast that no screen asked for."""
        self.overlays.toast(text, long=long)
        self.changed()

    def dump(self, *, compressed: bool = False, all_windows: bool = False) -> str:
        """The hierarchy as Android's XML."""
        return self.view.dump(compressed=compressed, all_windows=all_windows)

    def image(self) -> Image.Image:
        """The picture of the display; the next one overwrites it."""
        return self.view.image()

    def picture(self, kind: PictureFormat = "jpeg", quality: int = 80) -> bytes:
        """The picture as JPEG or PNG."""
        return self.view.picture(kind, quality)

    def take_screenshot(self) -> str:
        """Keep the picture as a file, as the power and volume keys do; returns its path."""
        stamp = local_time(self.phone).strftime("%Y%m%d-%H%M%S")
        path = f"/sdcard/Pictures/Screenshots/Screenshot_{stamp}.png"
        folder = path.rpartition("/")[0]
        if self.phone.files.stat(folder) is None:
            self.phone.files.mkdir(folder, parents=True)
        self.phone.files.write(path, self.picture("png"))
        self.show_toast(tr("Screenshot saved"))
        return path

    @property
    def revision(self) -> int:
        """Counts up with every change of what is shown."""
        return self.view.revision

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

    def entries(self) -> list[Entry]:
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
        )

    def restore(self, state: WindowsState) -> None:
        """Go back to kept windows; fingers are lifted."""
        self.gestures.reset()
        self.stack.restore(
            (state.tasks, state.overlays, state.next_uid, state.next_task, state.resumed)
        )
        self.screen_on = state.screen_on
        self.overlays.keyboard_owner = state.keyboard_owner
        self.overlays.last_toast = state.last_toast
        self.view.revision += 1
        self.view.asked = state.asked

    def _setting_changed(self, namespace: str, key: str, value: str | None) -> None:
        del value
        self.view.revision += 1
        if (namespace, key) == ("secure", "default_input_method") and self.keyboard_shown:
            self.overlays.show_keyboard()
