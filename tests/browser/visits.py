"""Opens pages, from the disk or of a server of this machine, and keeps what goes wrong in them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Dialog, Page

Look: TypeAlias = Literal["light", "dark"]
LOOKS: Final[tuple[Look, ...]] = ("light", "dark")
AXE: Final = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")


class Visits:
    """Each page is opened in a profile of its own; what goes wrong in any of them is kept.

    Wrong is what the console calls an error or a warning (the content security policy speaks up
    there), an exception that nothing caught, a dialog, a window that a page opens, and any request
    that is not for a file on the disk, or of the one server it is told of. Requests are refused as
    well.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def page(
        self,
        *,
        look: Look = "light",
        width: int = 1280,
        height: int = 900,
        served: str = "",
        scale: float = 1.0,
    ) -> Page:
        """An empty page.

        Args:
            look: what the reader's system prefers.
            width: in CSS pixels.
            height: likewise.
            served: how all addresses of a server begin that may be asked, too.
            scale: pixels of the screen for each of CSS.
        """
        context = self._browser.new_context(
            color_scheme=look,
            viewport={"width": width, "height": height},
            locale="en-GB",
            device_scale_factor=scale,
        )
        self._contexts.append(context)
        context.set_default_timeout(15_000)
        page = context.new_page()
        self._watch(page, served or "file://")
        context.on("page", lambda other: self.faults.append(f"opened a window: {other.url}"))
        return page

    def open(self, file: Path, fragment: str = "", **fields: Any) -> Page:
        """A page of a report, loaded; `fragment` follows `#`, `fields` are those of `page`."""
        page = self.page(**fields)
        page.goto(address(file, fragment))
        return page

    def close(self) -> None:
        """Close every page."""
        while self._contexts:
            self._contexts.pop().close()

    def _watch(self, page: Page, served: str) -> None:
        keep = self.faults.append

        def asked(url: str) -> None:
            # What a page shows that it has itself is asked of nobody.
            if not url.startswith(("file://", served, f"blob:{served}")):
                keep(f"asked for {url[:200]}")

        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                keep(f"console: {message.text}")

        def interrupted(dialog: Dialog) -> None:
            keep(f"dialog: {dialog.message}")
            dialog.dismiss()

        page.on("request", lambda request: asked(request.url))
        page.on("websocket", lambda socket: asked(socket.url))
        page.on("pageerror", lambda error: keep(f"uncaught: {error}"))
        page.on("crash", lambda _: keep("the page crashed"))
        page.on("console", said)
        page.on("dialog", interrupted)
        page.route("**/*", lambda route: route.abort())
        # Only what is on the disk goes through.
        page.route("file://**/*", lambda route: route.continue_())
        page.route(f"{served}**", lambda route: route.continue_())


def address(file: Path, fragment: str = "") -> str:
    """The address of a file on the disk."""
    return file.absolute().as_uri() + (f"#{fragment}" if fragment else "")


def violations(page: Page, within: str = "") -> list[str]:
    """What axe-core finds fault with, one line for each element; `within` is a CSS selector."""
    page.evaluate(AXE)
    found = page.evaluate(
        # What it would load anew to look at, no page of a report may load.
        "within => axe.run(within || document, {resultTypes: ['violations'], preload: false})",
        within,
    )
    return [
        f"{rule['id']} ({rule['impact']}): {' '.join(map(str, node['target']))}: "
        f"{node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def sideways(page: Page) -> list[str]:
    """What makes a page scroll sideways: elements that reach past its right edge."""
    found: list[str] = page.evaluate(
        """() => {
          const root = document.documentElement, wide = root.clientWidth;
          if (root.scrollWidth <= wide) return [];
          const clipped = (one) => {
            for (let up = one.parentElement; up; up = up.parentElement) {
              if (getComputedStyle(up).overflowX !== "visible") return up !== document.body;
            }
            return false;
          };
          const told = [...document.querySelectorAll("body *")]
            .filter((one) => !clipped(one))
            .map((one) => [one, one.getBoundingClientRect().right])
            .filter(([, right]) => right > wide + 0.5)
            .map(([one, right]) => `${one.tagName}.${one.className} to ${right}`);
          return [`${root.scrollWidth} in ${wide}`, ...told.slice(0, 10)];
        }"""
    )
    return found
