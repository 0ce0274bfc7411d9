"""The app of MiniWoB++'s pages, as scripts and fingers use it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.miniwob.app import (
    ACTIVITY,
    GET_UTTERANCE,
    PACKAGE,
    MiniWobApp,
)
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.system.broadcasts import BroadcastResult
from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Extra, Intent
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver

OK = -1


@dataclass
class Player(Driver):
    """The app, as scripts and fingers use it."""

    def start(self, **extras: Extra) -> None:
        intent = Intent(component=f"{PACKAGE}/{ACTIVITY}", extras=extras, flags=FLAG_NEW_TASK)
        self.phone.activities.start(intent)

    def begin(self, page: str, seed: str = "1") -> str:
        """Begin a page's episode as AndroidWorld does; its utterance."""
        self.start(RL_TASK_APP_CONFIG=json.dumps({"task": page, "seed": seed}))
        self.start(reset=True)
        self.start(step=True)
        return self.told(GET_UTTERANCE)

    def asked(self, action: str) -> BroadcastResult:
        return self.phone.broadcasts.send(Intent(action=action))

    def told(self, action: str) -> str:
        answer = self.asked(action)
        assert answer.result == OK
        return answer.data or ""


def made_player(engine: TextEngine) -> Iterator[Player]:
    """A phone with the app, until nobody needs it any more."""
    made = Player(Phone(PhoneConfig(apps=(*CORE, SettingsApp, MiniWobApp)), engine))
    yield made
    made.phone.browser.close()
