"""Calls about the screen as a whole: facts, hierarchy, picture, rotation, toasts."""

from __future__ import annotations

import base64
import io
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.windows.overlays import SHORT_TOAST_MS
from pytest_androidbench.phone.ui.tree import Node, xml
from pytest_androidbench.phone.wire.automation.arguments import Arguments
from pytest_androidbench.phone.wire.automation.errors import BadCall
from pytest_androidbench.phone.wire.automation.finder import Finder
from pytest_androidbench.phone.wire.automation.rpc import Method

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

DEFAULT_DEPTH: Final = 50
_ROTATIONS: Final = {
    "natural": 0, "n": 0, "left": 1, "l": 1, "upsidedown": 2, "u": 2, "right": 3, "r": 3
}  # fmt: skip


class ScreenMethods:
    """What the screen shows and how it is turned."""

    def __init__(self, phone: Phone, finder: Finder) -> None:
        self._phone = phone
        self._finder = finder
        self.table: dict[str, Method] = {
            "ping": lambda _: "pong",
            "deviceInfo": self._device_info,
            "dumpWindowHierarchy": self._dump,
            "takeScreenshot": self._screenshot,
            "setOrientation": self._set_orientation,
            "freezeRotation": self._freeze_rotation,
            "wakeUp": lambda _: phone.windows.wake(),
            "sleep": lambda _: phone.windows.sleep(),
            "isScreenOn": lambda _: phone.windows.screen_on,
            "openNotification": self._open_notification,
            "openQuickSettings": self._open_quick_settings,
            "getLastToast": self._last_toast,
            "clearLastToast": self._clear_toast,
            "makeToast": self._make_toast,
            "getLastTraversedText": lambda _: None,
            "clearLastTraversedText": lambda _: None,
        }

    def picture(self) -> bytes:
        """The screen as JPEG."""
        return self._phone.windows.view.picture("jpeg")

    def _device_info(self, _: Arguments) -> dict[str, object]:
        phone = self._phone
        display = phone.display
        size = display.logical_size
        return {
            "currentPackageName": phone.windows.focused[0],
            "displayWidth": size.width,
            "displayHeight": size.height,
            "displayRotation": display.rotation,
            "displaySizeDpX": round(size.width * 160 / display.density),
            "displaySizeDpY": round(size.height * 160 / display.density),
            "productName": phone.properties.get("ro.product.name"),
            "screenOn": phone.windows.screen_on,
            "sdkInt": int(phone.properties.get("ro.build.version.sdk", "33")),
            "naturalOrientation": display.rotation in {0, 2},
        }

    def _dump(self, arguments: Arguments) -> str:
        windows = self._phone.windows
        compressed = arguments.flag(0, default=False)
        depth = arguments.amount(1, DEFAULT_DEPTH, DEFAULT_DEPTH)
        active_only = arguments.flag(2, default=False)
        if depth >= DEFAULT_DEPTH:
            return windows.view.dump(compressed=compressed, all_windows=not active_only)
        windows.view.look()
        trees = windows.view.tree if active_only else windows.view.all_trees
        roots = trees(compressed=compressed)
        return xml([cut(root, depth) for root in roots], self._phone.display.rotation)

    def _screenshot(self, arguments: Arguments) -> str:
        scale = arguments.number(0, 1)
        quality = arguments.amount(1, 100, 80)
        if scale == 1 or scale <= 0:
            picture = self._phone.windows.view.picture("jpeg", quality)
        else:
            picture = self._scaled(min(scale, 1), quality)
        return base64.b64encode(picture).decode("ascii")

    def _scaled(self, scale: float, quality: int) -> bytes:
        image = self._phone.windows.view.image()
        size = (max(1, int(image.width * scale)), max(1, int(image.height * scale)))
        out = io.BytesIO()
        image.resize(size).convert("RGB").save(out, "JPEG", quality=quality)
        return out.getvalue()

    def _set_orientation(self, arguments: Arguments) -> None:
        rotation = _ROTATIONS.get(arguments.text(0).lower())
        if rotation is None:
            raise BadCall(f"no orientation {arguments.text(0)}")
        self._phone.windows.rotate(rotation)

    def _freeze_rotation(self, arguments: Arguments) -> None:
        turning = self._phone.windows.turning
        if arguments.flag(0, default=True):
            turning.lock()
        else:
            turning.free()

    def _open_notification(self, _: Arguments) -> bool:
        self._phone.windows.open_shade()
        return True

    def _open_quick_settings(self, _: Arguments) -> bool:
        self._phone.windows.open_quick_settings()
        return True

    def _last_toast(self, _: Arguments) -> str | None:
        self._finder.look()
        return self._phone.windows.last_toast()

    def _clear_toast(self, _: Arguments) -> bool:
        self._phone.windows.clear_toast()
        return True

    def _make_toast(self, arguments: Arguments) -> bool:
        text, long = arguments.text(0), arguments.number(1, 0) > SHORT_TOAST_MS
        self._phone.quietly(lambda: self._phone.windows.show_toast(text, long=long))
        return True


def cut(node: Node, depth: int) -> Node:
    """The node with only so many levels below it."""
    children = [cut(child, depth - 1) for child in node.children] if depth > 0 else []
    return replace(node, children=children)
