from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.driver import Driver

PACKAGE = "ca.zgrs.clipper"


@pytest.fixture
def clipper(opened: Callable[[str], Driver]) -> Driver:
    driver = opened(PACKAGE)
    driver.tap("Continue")
    driver.tap("OK")
    return driver


def send(clipper: Driver, action: str, **extras: str) -> tuple[int, str | None]:
    result = clipper.phone.broadcasts.send(Intent(action=action, extras=extras))
    return result.result, result.data


def test_what_is_set_can_be_read_while_it_is_in_front(clipper: Driver) -> None:
    assert send(clipper, "clipper.set", text="a b") == (-1, "Text is copied into clipboard.")
    assert send(clipper, "clipper.get") == (-1, "a b")
    assert send(clipper, "get") == (-1, "a b")


def test_set_without_a_text_says_so(clipper: Driver) -> None:
    code, data = send(clipper, "clipper.set")
    assert code == 0
    assert data is not None
    assert data.startswith("No text is provided")


def test_behind_another_app_it_reads_nothing(clipper: Driver) -> None:
    send(clipper, "clipper.set", text="a")
    clipper.phone.windows.home()
    assert send(clipper, "clipper.get") == (0, "")
