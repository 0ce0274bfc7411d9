"""What is done with a page, a frame or a worker ahead of its first script."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from math import ceil
from typing import Final

from pytest_androidbench.phone.browser.devtools import DevTools
from pytest_androidbench.phone.browser.facts import Viewport

AUTO_ATTACH: Final[Mapping[str, object]] = {
    "autoAttach": True,
    "waitForDebuggerOnStart": True,
    "flatten": True,
    # Not what Chromium's own windows consist of.
    "filter": [
        *({"type": kind, "exclude": True} for kind in ("browser_ui", "browser", "tab")),
        {},
    ],
}
WITHIN: Final[Mapping[str, object]] = {
    **AUTO_ATTACH,
    # Windows are told of by the browser.
    "filter": [
        *({"type": kind, "exclude": True} for kind in ("browser_ui", "browser", "tab", "page")),
        {},
    ],
}
WORLD: Final = "androidbench"
"""The world of our own scripts, which pages do not see."""
TELL: Final = "androidbenchTell"
"""The function by which they speak to us."""
_SCRIPTS: Final = files("pytest_androidbench.phone.browser") / "scripts"
REALM: Final = (_SCRIPTS / "realm.js").read_text("utf-8")
OWN: Final = (_SCRIPTS / "own.js").read_text("utf-8")
ICON: Final = "*/favicon.ico"
"""What Chromium asks for by itself where a page names no icon: never here.

It does so some time of the host's after the page has loaded. Of pages that were let pass time just
then, one in forty waited for ever: Chromium went on counting the request that had been answered."""
_ALL: Final = {"patterns": [{"urlPattern": "*", "requestStage": "Request"}]}


def prepare_page(devtools: DevTools, session: str, now_ms: int, viewport: Viewport | None) -> None:
    """Make a page ready and let it begin."""
    for method, params in (
        ("Fetch.enable", _ALL),
        ("Network.enable", {"maxTotalBufferSize": 0, "maxResourceBufferSize": 0}),
        ("Network.setBlockedURLs", {"urls": [ICON]}),
        ("Page.enable", {}),
        ("Runtime.enable", {}),
        ("Runtime.addBinding", {"name": TELL, "executionContextName": WORLD}),
        ("Page.addScriptToEvaluateOnNewDocument", {"source": REALM, "runImmediately": True}),
        (
            "Page.addScriptToEvaluateOnNewDocument",
            {"source": OWN, "worldName": WORLD, "runImmediately": True},
        ),
        ("Page.setInterceptFileChooserDialog", {"enabled": True}),
        ("Accessibility.enable", {}),
        ("DOM.enable", {}),
        ("Animation.enable", {}),
        ("Animation.setPlaybackRate", {"playbackRate": 0}),
        ("Target.setAutoAttach", WITHIN),
        ("Emulation.setVirtualTimePolicy", pause(now_ms)),
    ):
        devtools.send(method, params, session)
    if viewport is not None:
        show_in(devtools, session, viewport)
    end_session(devtools, session)


def prepare_worker(devtools: DevTools, session: str, *, frame: bool) -> None:
    """Make a worker ready, or a frame that has a process of its own, and let it begin."""
    devtools.send("Fetch.enable", _ALL, session)
    devtools.send("Target.setAutoAttach", WITHIN, session)
    if not frame:
        devtools.send("Runtime.evaluate", {"expression": REALM}, session)
    end_session(devtools, session)


def end_session(devtools: DevTools, session: str) -> None:
    """Let what waits for us begin."""
    devtools.send("Runtime.runIfWaitingForDebugger", {}, session)


def pause(now_ms: int) -> dict[str, object]:
    """The page's time stands still; a process that is new begins at this moment."""
    return {"policy": "pause", "initialVirtualTime": now_ms / 1000}


def show_in(devtools: DevTools, session: str, viewport: Viewport) -> None:
    """Have a page be laid out for a view."""
    width = ceil(viewport.width / viewport.density)
    height = ceil(viewport.height / viewport.density)
    scheme = "dark" if viewport.dark else "light"
    for method, params in (
        (
            "Emulation.setDeviceMetricsOverride",
            {
                "width": width,
                "height": height,
                "screenWidth": width,
                "screenHeight": height,
                "deviceScaleFactor": viewport.density,
                "mobile": not viewport.desktop,
            },
        ),
        ("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5}),
        (
            "Emulation.setEmulatedMedia",
            {"features": [{"name": "prefers-color-scheme", "value": scheme}]},
        ),
        ("Emulation.setTimezoneOverride", {"timezoneId": viewport.timezone}),
        ("Emulation.setLocaleOverride", {"locale": viewport.locale.replace("-", "_")}),
        ("Emulation.setUserAgentOverride", _user_agent(viewport)),
    ):
        devtools.send(method, params, session)


def _user_agent(viewport: Viewport) -> dict[str, object]:
    """As Chrome 113 on Android 13 names itself, by the reduced form that all versions have.

    https://www.chromium.org/updates/ua-reduction/
    """
    system = "X11; Linux x86_64" if viewport.desktop else "Linux; Android 10; K"
    mobile = "" if viewport.desktop else "Mobile "
    agent = (
        f"Mozilla/5.0 ({system}) AppleWebKit/537.36 (KHTML, like Gecko) "
        f"Chrome/113.0.0.0 {mobile}Safari/537.36"
    )
    platform = "Linux x86_64" if viewport.desktop else "Linux armv81"
    return {"userAgent": agent, "acceptLanguage": viewport.locale, "platform": platform}
