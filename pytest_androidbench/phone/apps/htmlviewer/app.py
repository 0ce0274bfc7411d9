"""What HTML Viewer declares (AOSP packages/apps/HTMLViewer, AndroidManifest.xml)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench.phone.browser.requests import PageRequest, PageResponse
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import ACTION_VIEW, IntentFilter

PACKAGE: Final = "com.android.htmlviewer"
PAGES: Final = (
    "text/html", "text/plain", "application/xhtml+xml", "application/vnd.wap.xhtml+xml",
)  # fmt: skip
GIVEN: Final = "given"


class HtmlViewerApp(App):
    """Shows one file, without scripts."""

    package = PACKAGE
    label = "HTML Viewer"
    version = "13"
    version_code = 33
    icon = "web"
    icon_color = 0x607D8B
    framework = True
    target_sdk = 33
    min_sdk = 33
    system = True
    activities = {".HTMLViewerActivity": "viewer:HtmlViewer"}
    filters = (
        IntentFilter(
            activity=".HTMLViewerActivity",
            actions=(ACTION_VIEW,),
            schemes=("file", "content"),
            types=PAGES,
        ),
    )

    def answer_page(self, request: PageRequest) -> PageResponse | None:
        answer = super().answer_page(request)
        if answer is None:
            return None
        silent = ("Content-Security-Policy", "script-src 'none'")
        return replace(answer, headers=(*answer.headers, silent))

    def may_open(self, uri: str) -> bool:
        return self.prefs().get(GIVEN, "") == uri

    def on_force_stop(self) -> None:
        self.phone.browser.drop(f"{PACKAGE}/page")
