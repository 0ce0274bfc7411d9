"""What the app's screens read and write."""

from __future__ import annotations

from typing import TypeVar

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messages.options import Options
from pytest_androidbench.phone.apps.messages.store import Store
from pytest_androidbench.phone.system.app import AppScreen

R = TypeVar("R")


class MessagesScreen(AppScreen[MessagesApp, R]):
    """A screen over the phone's messages and the app's settings."""

    @property
    def store(self) -> Store:
        """The messages of the phone."""
        return Store(self.app)

    @property
    def options(self) -> Options:
        """The app's settings."""
        return Options(self.app.prefs("Prefs"))
