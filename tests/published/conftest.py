"""Phones that nobody has touched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.phone_wire.running import RunningPhone
from tests.published.scripted import ScriptedPhone
from tests.published.steps import set_up
from tests.published.tables import setups


@contextmanager
def _running(home: Path, *flags: str) -> Iterator[ScriptedPhone]:
    home.mkdir()
    running = RunningPhone(home, *flags)
    try:
        yield ScriptedPhone(running)
    finally:
        ended = running.end()
    assert ended == (0, "")


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Callable[..., ScriptedPhone]]:
    """Starts a phone with flags of its own; it ends with the test, and in peace."""
    with ExitStack() as phones:
        yield lambda *flags: phones.enter_context(_running(tmp_path / "home", *flags))


@pytest.fixture
def phone(fresh: Callable[..., ScriptedPhone]) -> ScriptedPhone:
    """One in virtual time."""
    return fresh()


@pytest.fixture
def ready(phone: ScriptedPhone, tmp_path: Path) -> Callable[[str], ScriptedPhone]:
    """The same, with an app set up by name."""

    def made(name: str) -> ScriptedPhone:
        set_up(phone, setups()[name], tmp_path)
        return phone

    return made
