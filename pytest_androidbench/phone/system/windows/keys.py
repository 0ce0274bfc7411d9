"""What keys do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.parts import KeyTaker
from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.system.windows.key_codes import (
    META_CTRL,
    META_SHIFT,
    character,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.windows import Windows

MEDIA: Final = frozenset({85, 86, 87, 88, 89, 90, 126, 127})
MEDIA_BUTTON: Final = "android.intent.action.MEDIA_BUTTON"
REPEATED: Final = frozenset({19, 20, 21, 22, 67, 112})
"""Keys that act again while they are held: arrows and the two that delete."""
ENTER: Final = frozenset({66, 160})
DELETE: Final = 67
WRITTEN: Final = {**dict.fromkeys(ENTER, "\n"), DELETE: "\b"}
"""Keys that a field may want to see, and how they are written."""
MENU: Final = 82
DISMISSING: Final = frozenset({62, MENU})
"""Keys that open the lock screen: space and menu."""
DIAL: Final = "android.intent.action.DIAL"


class Keyboard:
    """Does what a key means."""

    def __init__(self, phone: Phone, windows: Windows) -> None:
        self._phone = phone
        self._windows = windows
        self._system = self._system_keys()
        self._editing = self._editing_keys()
        editor = windows.editor
        self._shortcuts: Mapping[int, Callable[[], object]] = {
            29: editor.select_all,
            31: editor.copy,
            50: editor.paste,
            52: editor.cut,
            54: editor.undo,
        }
        self._shifted_shortcuts: Mapping[int, Callable[[], object]] = {
            50: editor.paste,
            54: editor.redo,
        }

    def press(self, code: int, meta: int, *, long: bool) -> bool:
        """Act on a key; tells whether anything took it."""
        if code in {26, 223, 224}:
            self._power(code, long=long)
            return True
        if not self._windows.screen_on:
            return self._wake(code)
        guard = self._phone.keyguard
        if code in self._system:
            self._system[code]()
            return True
        if code in MEDIA:
            self._phone.broadcasts.send(Intent(action=MEDIA_BUTTON, extras={"key": code}))
            return True
        if code in DISMISSING and guard.covering and not guard.asking:
            guard.dismiss()
            return True
        taken = self.type(code, meta)
        if long and taken and code in REPEATED:
            # A held key comes again once the time of a long press is over.
            self.type(code, meta)
        return taken

    def type_text(self, text: str) -> bool:
        """Give characters to whoever takes them now; tells whether anybody does."""
        taker = self._taker
        if taker is None:
            editor = self._windows.editor
            return editor.press_keys(text) or editor.commit(text)
        self._give(lambda: taker.typed(text))
        return True

    @property
    def _taker(self) -> KeyTaker | None:
        """The active window, if it takes keys without a text field."""
        entry = self._windows.active
        return entry.screen if entry is not None and isinstance(entry.screen, KeyTaker) else None

    def _give(self, give: Callable[[], None]) -> None:
        entry = self._windows.active
        self._phone.guard.call(entry.screen.app if entry is not None else None, give)

    def _wake(self, code: int) -> bool:
        """Light the display, if this is a key that does (`isWakeKeyWhenScreenOff`)."""
        if code == MENU:
            self._windows.navigation.turn_on()
        return code == MENU

    def _feed(self, taker: KeyTaker, code: int, meta: int) -> bool:
        """Give a key to a window that takes keys itself."""
        typed = character(code, meta)
        if code in ENTER:
            self._give(taker.entered)
        elif code == DELETE:
            self._give(taker.erased)
        elif typed is not None:
            self._give(lambda: taker.typed(typed))
        return code in {*ENTER, DELETE} or typed is not None

    def type(self, code: int, meta: int = 0) -> bool:
        """Act on a key that goes to the field with the caret; tells whether it took it."""
        if (taker := self._taker) is not None:
            return self._feed(taker, code, meta)
        editor = self._windows.editor
        if meta & META_CTRL and code not in self._editing:
            shortcuts = self._shifted_shortcuts if meta & META_SHIFT else self._shortcuts
            return code in shortcuts and _done(shortcuts[code])
        typed = WRITTEN.get(code, character(code, meta))
        if typed is not None and editor.press_keys(typed):
            return True
        if code in self._editing:
            return self._editing[code](bool(meta & META_SHIFT))
        return typed is not None and editor.commit(typed)

    def _power(self, code: int, *, long: bool) -> None:
        if code == 26 and long:
            self._windows.overlays.close(Layer.SHADE)
            self._windows.overlays.open(self._phone.parts.system_ui.power_menu(), Layer.SYSTEM)
        elif code == 224 or (code == 26 and not self._windows.screen_on):
            self._windows.navigation.turn_on()
        else:
            self._windows.navigation.turn_off()

    def _system_keys(self) -> dict[int, Callable[[], object]]:
        windows = self._windows
        return {
            3: windows.navigation.home,
            4: windows.navigation.back,
            5: self._call,
            6: self._end_call,
            24: lambda: windows.overlays.volume(1),
            25: lambda: windows.overlays.volume(-1),
            83: lambda: windows.navigation.pull_down(quick=False),
            111: windows.navigation.back,
            120: windows.take_screenshot,
            164: lambda: windows.overlays.volume(-99),
            187: windows.navigation.recents,
            220: lambda: self._brightness(-25),
            221: lambda: self._brightness(25),
        }

    def _editing_keys(self) -> dict[int, Callable[[bool], bool]]:
        editor = self._windows.editor
        return {
            19: lambda extend: editor.move(_line_up, extend=extend),
            20: lambda extend: editor.move(_line_down, extend=extend),
            21: lambda extend: editor.move(lambda at, _: at - 1, extend=extend),
            22: lambda extend: editor.move(lambda at, _: at + 1, extend=extend),
            61: lambda back: editor.tab(-1 if back else 1),
            66: lambda _: editor.editor_action(),
            67: lambda _: editor.backspace(),
            112: lambda _: editor.delete_after(),
            122: lambda extend: editor.move(_line_start, extend=extend),
            123: lambda extend: editor.move(_line_end, extend=extend),
            160: lambda _: editor.editor_action(),
            277: lambda _: _done(editor.cut),
            278: lambda _: _done(editor.copy),
            279: lambda _: editor.paste(),
        }

    def _call(self) -> None:
        """Answer what rings; else bring up the dialer."""
        ringing = self._phone.telephony.ringing
        if ringing:
            self._phone.telephony.accept(ringing[0].number)
        elif not self._phone.telephony.calls:
            self._phone.activities.start(Intent(action=DIAL))

    def _end_call(self) -> None:
        """Decline what rings, else hang up; without a call the display goes dark."""
        telephony = self._phone.telephony
        if telephony.calls:
            call = (telephony.ringing or telephony.calls[-1:])[0]
            telephony.hang_up(call.number, declined=bool(telephony.ringing))
        else:
            self._windows.navigation.turn_off()

    def _brightness(self, step: int) -> None:
        settings = self._phone.settings
        value = settings.number("system", "screen_brightness", 102) + step
        settings.put("system", "screen_brightness", max(1, min(255, value)))


def _done(work: Callable[[], object]) -> bool:
    work()
    return True


def _line_start(at: int, text: str) -> int:
    return text.rfind("\n", 0, at) + 1


def _line_end(at: int, text: str) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _line_up(at: int, text: str) -> int:
    start = _line_start(at, text)
    if start == 0:
        return 0
    above = _line_start(start - 1, text)
    return min(above + at - start, start - 1)


def _line_down(at: int, text: str) -> int:
    end = _line_end(at, text)
    if end == len(text):
        return end
    return min(end + 1 + at - _line_start(at, text), _line_end(end + 1, text))
