"""What is wrong with a collection, told in a way that a worker of pytest-xdist can pass on.

The controller understands a worker that stops, not one that fails: an error raised while a worker
collects reaches the user as an internal error of xdist.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from pytest_androidbench.plugin.settings import settings_of

_WHY: Final = pytest.StashKey[str]()


@contextmanager
def refusing(config: pytest.Config) -> Iterator[None]:
    """Let usage errors say nothing unfit; in a worker, keep one for `why_refused` instead."""
    try:
        yield
    except pytest.UsageError as error:
        why = settings_of(config).secrets.fit(str(error))
        if not hasattr(config, "workerinput"):
            raise pytest.UsageError(why) from error
        config.stash[_WHY] = why


class Stops:
    """Runs nothing once a session has been refused."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Stop before the first item."""
        return stopped(session)


def stopped(session: pytest.Session) -> bool | None:
    """Have a session stop that was refused; None where it was not, as hooks say it."""
    why = why_refused(session.config)
    if not why:
        return None
    session.shouldstop = why
    return True


def why_refused(config: pytest.Config) -> str:
    """Why the collected items must not be run; "" when they may."""
    return config.stash.get(_WHY, "")
