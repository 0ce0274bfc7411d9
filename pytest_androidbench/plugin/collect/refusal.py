"""What is wrong with a collection, told in a way that a worker of pytest-xdist can pass on.

The controller understands a worker that stops, not one that fails: an error raised while a worker
collects reaches the user as an internal error of xdist.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
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
    """In a worker: runs nothing once the session has been refused, and says why at its end.

    It takes all items that it is sent until then: a worker that ends sooner may be sent another,
    for which pytest-xdist, that finds it gone, tells of a bug of its own.
    """

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self, session: pytest.Session) -> Generator[None, object, object]:
        """Tell the controller once there is nothing left to be sent."""
        result = yield
        if why := why_refused(session.config):
            session.shouldstop = why
        return result

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """Run nothing."""
        return True if why_refused(item.config) else None


def stop_early(session: pytest.Session, why: str) -> None:
    """Run no further item; those that are left are not reported on, and a resumed run has them."""
    if hasattr(session.config, "workerinput"):
        session.config.stash[_WHY] = why
    else:
        session.shouldstop = why


def why_refused(config: pytest.Config) -> str:
    """Why the collected items must not be run; "" when they may."""
    return config.stash.get(_WHY, "")
