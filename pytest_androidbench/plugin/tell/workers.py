"""What the controller of pytest-xdist gives its workers, and what it holds them to."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.codec import to_plain
from pytest_androidbench.plugin.collect.again import LAST, last_outcomes
from pytest_androidbench.plugin.collect.given import KEY
from pytest_androidbench.plugin.collect.refusal import refusing
from pytest_androidbench.plugin.conduct.manifest import agent_code
from pytest_androidbench.plugin.settings import settings_of


class Workers:
    """Tells each worker, replacements too, where the run is and what was collected first."""

    def __init__(self, config: pytest.Config, run_path: Path, finished: Iterable[str]) -> None:
        self._config = config
        self._run_path = run_path
        self._finished = sorted(finished)
        self._digest = ""

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Hand over; decided once, so that all workers decide alike."""
        node.workerinput[KEY] = self.given()

    def given(self) -> dict[str, Any]:
        """What a worker gets, as plain data."""
        return {
            "run": str(self._run_path),
            "finished": self._finished,
            "digest": self._digest,
            "code": to_plain(agent_code(self._config)),
            "experiences": to_plain(settings_of(self._config).experiences),
            "dist": self._config.getoption("dist", "no"),
            **({LAST: last_outcomes(self._config)} if settings_of(self._config).again else {}),
        }

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        """Remember the first collection."""
        self._digest = self._digest or digest_of(ids)


class Collected:
    """In a worker: refuses a collection unlike the first one, whose indices it would be sent."""

    def __init__(self, digest: str) -> None:
        self._digest = digest

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Compare."""
        here = digest_of([item.nodeid for item in session.items])
        with refusing(session.config):
            if self._digest and here != self._digest:
                raise pytest.UsageError(
                    "this replacement worker collected other tests than the first ones; files were "
                    "changed during the run, or collection depends on chance: start the run again"
                )


def digest_of(ids: Iterable[str]) -> str:
    """A hash of ids in their order."""
    return hashlib.sha256("\n".join(ids).encode()).hexdigest()
