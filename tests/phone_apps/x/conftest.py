from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from pytest_androidbench.phone.apps.x import names
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.model import XCommunity, XPost, XUser
from pytest_androidbench.phone.apps.x.store import XStore
from tests.phone_apps.driver import Driver


@dataclass
class OpenedX(Driver):
    """X in front."""

    @property
    def app(self) -> XApp:
        return self.app_of(XApp)

    @property
    def store(self) -> XStore:
        return self.app.store

    def write(self, text: str) -> None:
        self.phone.windows.type_text(text)

    def back(self) -> None:
        self.phone.windows.back()

    def go(self, *labels: str) -> None:
        """Tap one after the other."""
        for label in labels:
            self.tap(label)

    def user(self, name: str) -> XUser:
        found = self.store.users.first("WHERE name = ? ORDER BY _id", name)
        assert found is not None, name
        return found

    def community(self, name: str) -> XCommunity:
        found = self.store.communities.table.first("WHERE name = ? ORDER BY _id", name)
        assert found is not None, name
        return found

    def newest(self) -> XPost:
        """What was written last, by anybody."""
        found = self.store.posts.table.first("ORDER BY _id DESC")
        assert found is not None
        return found

    def first_post(self) -> XPost:
        """What stands first at home."""
        return self.store.posts.for_you()[0]


@pytest.fixture
def x(opened: Callable[[str], Driver]) -> OpenedX:
    return OpenedX(opened(names.PACKAGE).phone)
