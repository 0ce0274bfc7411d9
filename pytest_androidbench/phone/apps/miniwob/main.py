"""The app's only activity: a page, whose console tells what it wants and how it went."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Self

from pytest_androidbench.phone.apps.miniwob.app import ACTIVITY, KEY, MiniWobApp
from pytest_androidbench.phone.apps.miniwob.assets import INDEX, page_url
from pytest_androidbench.phone.kit.web.asking import PageAsking
from pytest_androidbench.phone.kit.web.content import BLANK, WebContent
from pytest_androidbench.phone.kit.web.unavailable import unavailable
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w

CONFIG: Final = "RL_TASK_APP_CONFIG"
MARGIN: Final = 10
"""Above the page (activity_main.xml)."""


@dataclass(eq=False)
class MiniWobMain(AppScreen[MiniWobApp, None]):
    """Shows the page it is told to, and begins its episode when it is told to."""

    activity: ClassVar[str] = ACTIVITY
    launch_mode: ClassVar = "singleTop"

    config: str = ""
    """What it was started with: an object of JSON with the task's name and, of ours, a seed."""
    said: str = ""
    """What the page wants."""
    gave: str = ""
    """Its raw reward, as it wrote it."""
    content: WebContent = field(default_factory=WebContent)
    asking: PageAsking = field(default_factory=PageAsking)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(config=intent.text(CONFIG))

    def on_open(self) -> None:
        self.content.key = KEY
        self.phone.browser.drop(KEY)
        self.content.url = self._address() if self.config else BLANK

    def on_close(self) -> None:
        self.phone.browser.drop(KEY)

    def on_intent(self, intent: Intent) -> None:
        if intent.text(CONFIG):
            self.config = intent.text(CONFIG)
            self.content.load(self._address())
        if "reset" in intent.extras:
            self._reset()

    def on_back(self) -> None:
        """Back leaves no page (`onBackPressed`)."""

    def reward(self) -> str:
        self._listen()
        return self.gave

    def utterance(self) -> str:
        self._listen()
        return self.said

    def build(self) -> w.Widget:
        view = self.content.widget(self.moved, unavailable)
        view.weight, view.width, view.id = 1, "fill", "webView"
        return w.Page(w.Spacer(MARGIN), view)

    def beat_ms(self) -> int:
        return 16

    def moved(self) -> None:
        """A finger did something to the page."""
        self.asking.follow(self.content.view().asks, KEY)

    def page_answered(self) -> None:
        """Nothing more follows from an answer."""

    def _reset(self) -> None:
        self._in_place()
        page = self.content.page
        page.take_console()
        self.said = self.gave = ""
        page.run(f"core.appReset({json.dumps(self._seed())})")
        self._listen()

    def _in_place(self) -> None:
        """Have the page be loaded, as it is once there is a place for it on the display."""
        if self.content.size == (0, 0):
            self.phone.windows.scene()

    def _listen(self) -> None:
        """Hear what the page wrote to its console since."""
        if not self.phone.browser.alive(KEY):
            return
        for line in self.content.page.take_console():
            if line.startswith("reward"):
                # "reward: 0.52 (raw: 0.69)": what it is without the time that was taken.
                raw = re.search(r"\(raw: (.*)\)", line)
                self.gave = raw[1] if raw is not None else ""
            elif line.startswith("utterance: "):
                self.said = line.removeprefix("utterance: ")

    def _address(self) -> str:
        task = self._task()
        return page_url(task) if task else INDEX

    def _task(self) -> str:
        named = self._given().get("task", "index")
        return "" if named == "index" else str(named)

    def _seed(self) -> str:
        return str(self._given().get("seed", ""))

    def _given(self) -> dict[str, Any]:
        """What it was configured with; anything but an object of JSON is none."""
        with suppress(json.JSONDecodeError):
            given = json.loads(self.config)
            if isinstance(given, dict):
                return given
        return {}
