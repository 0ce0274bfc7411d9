"""Windows of the system over apps: keyboard, shade, toasts, crash dialogs, volume, toolbar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.parts import EditorInfo, Keys, SelectionEnd
from pytest_androidbench.phone.system.volumes import STREAMS
from pytest_androidbench.phone.system.windows.entries import Layer, ScreenEntry
from pytest_androidbench.phone.system.windows.passing import Passing
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.windows import Windows

SHORT_TOAST_MS: Final = 2000
LONG_TOAST_MS: Final = 3500
ENDS: Final[tuple[SelectionEnd, ...]] = ("start", "end")


class Overlays:
    """Opens and closes the system's windows."""

    def __init__(self, phone: Phone, windows: Windows) -> None:
        self._phone = phone
        self._windows = windows
        self.passing = Passing(phone, self)
        self.keyboard_owner = 0
        self.last_toast: str | None = None

    def boot(self) -> None:
        """Put up the bars."""
        parts = self._phone.parts.system_ui
        self.open(parts.status_bar(), Layer.STATUS)
        self.open(parts.navigation_bar(), Layer.NAVIGATION)

    def open(self, screen: Screen[Any], layer: Layer, answer: Call | None = None) -> ScreenEntry:
        """Put a screen into a layer of the system."""
        package = screen.app.package if screen.app is not None else "android"
        entry = ScreenEntry(screen, package, screen.activity, layer, answer)
        self._windows.stack.add(entry, None)
        return entry

    def close(self, layer: Layer) -> bool:
        """Take a layer's windows away; tells whether there were any."""
        found = [e for e in self._windows.stack.overlays if e.layer == layer]
        for entry in reversed(found):
            self._windows.stack.remove(entry)
        return bool(found)

    def close_top(self, layer: Layer) -> None:
        """Take the uppermost window of a layer away."""
        entry = self._windows.stack.overlay(layer)
        if entry is not None:
            self._windows.stack.remove(entry)

    def shown(self, layer: Layer) -> bool:
        """Whether a layer holds a window."""
        return self._windows.stack.overlay(layer) is not None

    def show_shade(self, *, expanded: bool) -> None:
        """Pull the shade down, to the notifications or to the quick settings."""
        for layer in (Layer.SHADE, Layer.HEADS_UP, Layer.COPIED):
            self.close(layer)
        self.hide_keyboard()
        self.open(self._phone.parts.system_ui.shade(expanded=expanded), Layer.SHADE)

    def show_keyboard(self) -> None:
        """Show the chosen input method's keys for the focused field."""
        self.close(Layer.KEYBOARD)
        scene = self._windows.scene()
        window = scene.focused
        editor = self._windows.editor.info()
        if window is None or editor is None:
            return
        self.keyboard_owner = window.entry.uid
        part = self._phone.ime.selected
        screen = part.keyboard(editor) if part is not None else None
        if screen is not None and screen.app is not None:
            self._phone.tracing.keyboard(window.entry.package, screen.app.package)
        if screen is not None:
            self.open(screen, Layer.KEYBOARD)

    def hide_keyboard(self) -> bool:
        """Hide the keys; tells whether there were any."""
        self.keyboard_owner = 0
        self.hide_toolbar()
        return self.close(Layer.KEYBOARD)

    def field_changed(self) -> None:
        """Let the keyboard know what stands before the caret now."""
        entry = self._windows.stack.overlay(Layer.KEYBOARD)
        if entry is not None and isinstance(entry.screen, Keys):
            editor = self._windows.editor.info()
            if editor is not None:
                keys = cast("Keys", entry.screen)
                self._tell(entry, keys, editor)

    def sync(self) -> None:
        """Hide the keyboard when another window became the active one."""
        if self.keyboard_owner:
            owner = self._windows.stack.find(self.keyboard_owner)
            if owner is None or self._windows.active is not owner:
                self.hide_keyboard()

    def toast(self, text: TextLike, *, long: bool = False) -> None:
        """Show a toast in place of the one before."""
        self.close(Layer.TOAST)
        entry = self.open(self._phone.parts.system_ui.toast(text), Layer.TOAST)
        self.last_toast = self._windows.translate(text)
        duration = LONG_TOAST_MS if long else SHORT_TOAST_MS
        self._phone.clock.schedule(duration, Call("windows", "expire", (entry.uid,)))

    def volume(self, step: int) -> None:
        """Turn the volume of what is heard now, and show the panel for a while."""
        stream = "voice" if self._phone.telephony.calls else "music"
        key = f"volume_{stream}"
        value = self._phone.settings.number("system", key, 5) + step
        self._phone.settings.put("system", key, STREAMS[stream].limited(value))
        self.show_volume(stream)

    def show_volume(self, stream: str) -> None:
        """Show the panel of a stream for a while."""
        self.close(Layer.VOLUME)
        self.open(self._phone.parts.system_ui.volume_panel(stream), Layer.VOLUME)

    def crash(self, app: App, *, repeated: bool) -> None:
        """Say that an app stopped; one dialog an app."""
        for entry in [e for e in self._windows.stack.overlays if e.layer == Layer.SYSTEM]:
            if entry.opener == -app.uid:
                self._windows.stack.remove(entry)
        dialog = self._phone.parts.system_ui.crash_dialog(app.package, repeated=repeated)
        self.open(dialog, Layer.SYSTEM).opener = -app.uid

    def show_toolbar(self) -> None:
        """Offer what can be done with the selection."""
        self.hide_toolbar()
        focus = self._windows.editor.focus()
        if focus is None:
            return
        parts, selected = self._phone.parts.system_ui, self._windows.editor.selected_text
        readable = bool(selected) and not focus.widget.password
        offered = {
            "cut": readable,
            "copy": readable,
            "paste": bool(self._phone.clipboard.text),
            "share": readable,
            "select_all": bool(focus.text) and selected != focus.text,
        }
        actions = [action for action, shown in offered.items() if shown]
        if actions:
            self.open(parts.text_toolbar(actions), Layer.TOOLBAR)
        for end in ENDS if selected else ():
            self.open(parts.text_handle(end), Layer.HANDLE)

    def hide_toolbar(self) -> None:
        """Take the text toolbar and the selection's handles away."""
        self.hide_buttons()
        self.close(Layer.HANDLE)

    def hide_buttons(self) -> None:
        """Take the toolbar away while a handle is dragged."""
        self.close(Layer.TOOLBAR)

    def _tell(self, entry: ScreenEntry, keys: Keys, editor: EditorInfo) -> None:
        self._phone.guard.call(entry.screen.app, lambda: keys.field_changed(editor))
