from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from pytest_androidbench.phone.apps.slack import names
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.slack.schema import SlackChannel, SlackMessage
from tests.phone_apps.driver import Driver

MIRA = "Mira Kapoor"


@dataclass
class Slack(Driver):
    """Slack in front."""

    @property
    def app(self) -> SlackApp:
        return self.app_of(SlackApp)

    def write(self, text: str) -> None:
        self.phone.windows.type_text(text)

    def channel(self, name: str) -> SlackChannel:
        found = self.app.store.channels.first("WHERE name = ? ORDER BY _id", name)
        assert found is not None, name
        return found

    def last(self, name: str) -> SlackMessage:
        """The latest message of a channel."""
        return self.app.store.talk(self.channel(name).id)[-1]

    def inside(self, name: str) -> set[str]:
        return {each.name for each in self.app.store.inside(self.channel(name).id)}


@pytest.fixture
def slack(opened: Callable[[str], Driver]) -> Slack:
    return Slack(opened(names.PACKAGE).phone)
