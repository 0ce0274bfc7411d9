"""A page's connection to its process: commands, and calls of our own scripts in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.browser.devtools import DevTools, JsonObject
from pytest_androidbench.phone.browser.errors import PageBlocked, PageCommandRefused, PageLost
from pytest_androidbench.phone.browser.facts import Viewport
from pytest_androidbench.phone.browser.preparing import WORLD
from pytest_androidbench.phone.browser.standing import Standing

if TYPE_CHECKING:
    from pytest_androidbench.phone.browser.browser import Browser

DEFAULT: Final = Viewport(width=1080, height=2076, density=2.625)
MOST_FRAMES: Final = 64


@dataclass(frozen=True, slots=True)
class Zoom:
    """How much of a layout that is wider than the view is seen, and where."""

    scale: float = 1.0
    left: float = 0.0
    top: float = 0.0


class PageSession:
    """What the parts of a page share."""

    def __init__(self, browser: Browser, name: str) -> None:
        self._browser = browser
        self.name = name
        self.target = ""
        self.session = ""
        self.viewport = DEFAULT
        self.standing = Standing()
        self.blocked = False
        """Whether a dialog stops the page's scripts."""
        self.contexts: dict[str, int] = {}
        """Our own world in each frame."""
        self.workers: list[str] = []
        self.zoom = Zoom()
        self._text_zoom = 1.0
        self._text_script = ""

    @property
    def now_ms(self) -> int:
        """The phone's clock."""
        return self._browser.now_ms()

    @property
    def devtools(self) -> DevTools:
        """The browser's connection; it is begun where there is none."""
        return self._browser.devtools

    def pixels(self, x: float, y: float) -> tuple[int, int]:
        """Where a point of the layout is in the view."""
        scale = self.viewport.density * self.zoom.scale
        return round((x - self.zoom.left) * scale), round((y - self.zoom.top) * scale)

    def layout(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the view is in the layout."""
        scale = self.viewport.density * self.zoom.scale
        return x / scale + self.zoom.left, y / scale + self.zoom.top

    def adopt(self, target: str, session: str) -> None:
        """Be connected with a window of the browser."""
        self.target, self.session = target, session
        self._text_zoom, self._text_script = 1.0, ""
        self.contexts.clear()
        self.workers.clear()

    def forget(self) -> None:
        """Be connected with nothing."""
        self.adopt("", "")
        self.blocked = False

    def scale_texts(self) -> None:
        """Have texts as large as the view says, in this document and those that follow."""
        scale = self.viewport.text_zoom
        if scale == self._text_zoom:
            return
        if self._text_script:
            gone = {"identifier": self._text_script}
            self.call("Page.removeScriptToEvaluateOnNewDocument", gone)
        script = {"source": f"androidbench.textSize({scale})", "worldName": WORLD}
        added = self.call("Page.addScriptToEvaluateOnNewDocument", script)
        self._text_zoom, self._text_script = scale, str(added["identifier"])
        self.own_everywhere(f"textSize({scale})")

    def forced(self) -> None:
        """The host's time has decided how it goes on with the page."""
        self.standing.deterministic = False
        self._browser.disturbances.timed()

    def tell(self, method: str, params: Mapping[str, object] | None = None) -> None:
        """Say something to the page that has no answer."""
        self.devtools.send(method, params, self.session)

    def call(self, method: str, params: Mapping[str, object] | None = None) -> JsonObject:
        """Ask the page.

        Raises:
            PageBlocked: a dialog is in the way.
            BrowserError: it has no answer.
        """
        return self.call_in(self.session, method, params)

    def call_in(
        self, session: str, method: str, params: Mapping[str, object] | None = None
    ) -> JsonObject:
        """Ask a session of the page: itself, or a worker's; raises as `call` does."""
        devtools = self.devtools
        number = devtools.begin(method, params, session)
        self.wait(lambda: devtools.arrived(number) or session in devtools.lost)
        if not devtools.arrived(number) and session not in devtools.lost:
            devtools.forget(number)
            raise PageBlocked("a dialog is open")
        return devtools.finish(number)

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait for something, or for a dialog; raises as `call` does."""
        devtools = self.devtools
        devtools.wait(lambda: until() or self.blocked or self.session in devtools.lost)
        if self.session in devtools.lost:
            raise PageLost("the page's process has ended")

    def value(self, expression: str, session: str = "") -> Any:
        """The value of an expression in the page's own world, or in a worker's; raises as `call`.

        None where it has none. The page may have put something else in the place of anything.
        """
        asked = {"expression": expression, "returnByValue": True}
        answer = self.call_in(session or self.session, "Runtime.evaluate", asked)
        return answer.get("result", {}).get("value")

    def own(self, expression: str, frame: str = "", *, later: bool = False) -> Any:
        """The value of a call of our own scripts, in the page's main frame or another one.

        Args:
            expression: the call.
            frame: in which.
            later: whether it gives a promise.
        """
        answer = self.call("Runtime.evaluate", self.own_call(expression, frame, later=later))
        if "exceptionDetails" in answer:
            raise PageCommandRefused(str(answer["exceptionDetails"].get("text", "")))
        return answer["result"].get("value")

    def own_everywhere(self, expression: str) -> list[Any]:
        """The values of a call of our own scripts in all frames, but for those that are gone.

        Raises as `call` does, where it is not a frame that refuses.
        """
        values = []
        for frame in list(self.contexts):
            with suppress(PageCommandRefused):
                values.append(self.own(expression, frame))
        return values

    def own_call(self, expression: str, frame: str = "", *, later: bool = False) -> JsonObject:
        """What `Runtime.evaluate` needs for a call of our own scripts.

        Raises:
            PageCommandRefused: there is no document.
        """
        context = self.contexts.get(frame or self.target)
        if context is None:
            raise PageCommandRefused("the document is not there yet")
        return {
            "expression": f"androidbench.{expression}",
            "contextId": context,
            "returnByValue": True,
            "awaitPromise": later,
        }

    def context_made(self, context: Mapping[str, Any]) -> None:
        """A frame has a new document."""
        frame = str(context.get("auxData", {}).get("frameId", ""))
        is_known = frame in self.contexts or len(self.contexts) < MOST_FRAMES
        if context.get("name") == WORLD and is_known:
            self.contexts[frame] = int(context["id"])

    def context_gone(self, number: int) -> None:
        """A document is gone."""
        for frame in [each for each, known in self.contexts.items() if known == number]:
            del self.contexts[frame]


def quoted(value: object) -> str:
    """A value as JavaScript has it."""
    return json.dumps(value)
