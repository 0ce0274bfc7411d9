"""The clipper app (github.com/majido/clipper): a screen that listens, and two broadcasts.

Actions, extras, result codes and result texts follow its source.
"""

from __future__ import annotations

from pytest_androidbench.phone.apps.clipper.icon import ICON
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.system.intents import Intent

PACKAGE = "ca.zgrs.clipper"
SET, GET = ("clipper.set", "set"), ("clipper.get", "get")
OK, FAILED = -1, 0


class ClipperApp(App):
    """Clipboard access for scripts."""

    package = PACKAGE
    label = "Clipper"
    version = "1.1"
    version_code = 1
    icon = "content_paste"
    framework = True
    icon_color = 0x607D8B
    icon_art = ICON
    target_sdk = 1
    min_sdk = 1
    main = ".Main"
    activities = {".Main": "main:ClipperMain"}
    receivers = {".ClipperReceiver": (*SET, *GET)}

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        if intent.action in GET:
            text = self.phone.clipboard.read(PACKAGE)
            return BroadcastResult(OK, text) if text else BroadcastResult(FAILED, "")
        text = intent.text("text")
        if not text:
            return BroadcastResult(FAILED, 'No text is provided. Use -e text "text to be pasted"')
        self.phone.clipboard.put(text, package=PACKAGE)
        return BroadcastResult(OK, "Text is copied into clipboard.")
