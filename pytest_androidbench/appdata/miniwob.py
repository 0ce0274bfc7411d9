"""MiniWoB: pages of MiniWoB++, their utterance and their reward.

The app and its intents and broadcasts are those of google-research/android_world
(apps/java/com/google/androidenv/miniwob).
"""

from __future__ import annotations

import json
from typing import Final

from pytest_androidbench.appdata.broadcasts import ask_by_broadcast
from pytest_androidbench.appdata.browsers import no_browser
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.errors import AndroidBenchError

PACKAGE: Final = "com.google.androidenv.miniwob"
_START: Final = f"am start -n {PACKAGE}/.app.MainActivity"
_TRIES: Final = 20
_PAUSE: Final = 0.5
"""Seconds between two of them: a real device loads a page in about one."""


class MiniWobError(AndroidBenchError):
    """The app shows no page, or does not answer."""


class MiniWob:
    """The app's page."""

    def __init__(self, device: Device) -> None:
        self._device = device

    @property
    def missing(self) -> str:
        """Nothing, or why this device has no pages and how it gets them."""
        told = self._device.shell("getprop ro.androidbench.no_miniwob").output.strip()
        return no_browser(self._device) or told

    def begin(self, page: str, seed: int) -> str:
        """Show a page and begin its episode; gives its utterance.

        A device with the published app does not heed the seed: its pages are drawn anew each time.

        Args:
            page: its name, as `click-test`.
            seed: of what it draws.

        Raises:
            MiniWobError: it does not come.
        """
        config = json.dumps({"task": page, "seed": str(seed)})
        self._start(f"--es RL_TASK_APP_CONFIG {quote(config)}")
        for _ in range(_TRIES):
            self._start("--ez reset true")
            self._start("--ez step true")
            if utterance := self._told("GET_UTTERANCE_ACTION"):
                return utterance
            self._device.shell(f"sleep {_PAUSE}")
        raise MiniWobError(f"the app MiniWoB has shown no page {page}; is it one of MiniWoB++?")

    def reward(self) -> str:
        """The page's raw reward as it wrote it; nothing as long as its episode goes on."""
        return self._told("GET_REWARD_ACTION")

    def _told(self, action: str) -> str:
        answer = ask_by_broadcast(self._device, f"-a {PACKAGE}.app.{action}")
        return answer.data if answer.ok else ""

    def _start(self, options: str) -> None:
        started = self._device.shell(f"{_START} {options}").output
        if "Error" in started:
            raise MiniWobError(f"the app MiniWoB cannot be started: {started.strip()}")
