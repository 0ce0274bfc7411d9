"""Runs a session's cells on a cluster, in the place of pytest's own loop over all items."""

from __future__ import annotations

import math
import os
import re
import shlex
import signal
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final

import pytest

from pytest_androidbench.cluster.messages import Given
from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.plugin.cluster.asked import FLAG
from pytest_androidbench.plugin.cluster.carrying import Project, project_at
from pytest_androidbench.plugin.cluster.dispatching import Dispatch
from pytest_androidbench.plugin.cluster.receiving import Receiver
from pytest_androidbench.plugin.collect.choice import length
from pytest_androidbench.plugin.collect.given import stamp_of
from pytest_androidbench.plugin.collect.tasks import ASSIGNMENT
from pytest_androidbench.plugin.conduct import internals
from pytest_androidbench.plugin.conduct.bench import Bench
from pytest_androidbench.plugin.conduct.protocol import run_item
from pytest_androidbench.plugin.tell.durations import Durations
from pytest_androidbench.plugin.tell.earlier import earlier_episodes
from pytest_androidbench.plugin.tell.workers import Workers, digest_of
from pytest_androidbench.records.contents import read_attempts
from pytest_androidbench.records.likeness import differences
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.report.wording import count

if TYPE_CHECKING:
    from pytest_androidbench.cluster.engine import Engine, SlotCame

RESOURCES: Final = ("phone", "avd", "adb")
"""Resources of nodes, one for each slot, called as the devices are that they have."""
OTHER: Final = "device"
"""That of nodes for devices of other kinds."""
_UNPLAIN: Final = re.compile(r"[^A-Za-z0-9_.-]")


class OnCluster:
    """Sends what is left to the cluster; what belongs to no task runs here."""

    def __init__(self, bench: Bench, workers: Workers, at_once: Callable[[int], None]) -> None:
        self._bench, self._workers, self._at_once = bench, workers, at_once
        self._interrupts = 0
        """How often Ctrl-C came."""

    # Behind the one that opens the run.
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Run all items."""
        if session.config.option.collectonly or session.testsfailed:
            return None  # pytest's own loop says what there is to be said
        tasks = [item for item in session.items if ASSIGNMENT in item.stash]
        left = [item for item in tasks if not self._report_known(item)]
        if left:
            self._send(session, left)
        others = [item for item in session.items if ASSIGNMENT not in item.stash]
        for item, following in zip_longest(others, others[1:]):
            if not (session.shouldfail or session.shouldstop):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        return True

    def _report_known(self, item: pytest.Item) -> bool:
        if item.stash[ASSIGNMENT].episode.key not in self._bench.finished:
            return False
        run_item(self._bench, item, None)
        return True

    def _send(self, session: pytest.Session, left: Sequence[pytest.Item]) -> None:
        from pytest_androidbench.cluster.ray_connection import connected  # noqa: PLC0415 - seldom
        from pytest_androidbench.cluster.ray_engine import RayEngine  # noqa: PLC0415 - seldom

        config, settings = session.config, self._bench.settings
        root, folder = self._root()
        resource = resource_of(settings.device)
        with tempfile.TemporaryDirectory(prefix="androidbench-") as place, _refusing():
            archive = Path(place, "project.zip")
            project = project_at(root)
            project.write(archive)
            self._tell(_carried(project))
            given = self._given(config)
            if given.artifacts:
                self._tell(f"pictures go to {given.artifacts}")
            with connected(settings.cluster, resource, archive):
                engine = RayEngine(given, str(folder), resource)
                try:
                    self._dispatch(session, left, engine)
                except BaseException:
                    engine.close(at_once=True)
                    raise
                engine.close()

    def _dispatch(
        self, session: pytest.Session, left: Sequence[pytest.Item], engine: Engine
    ) -> None:
        receiver = Receiver(self._bench)
        dispatch = Dispatch(
            engine=engine,
            receiver=receiver,
            items={item.nodeid: item for item in left},
            seconds=self._seconds(left),
            unfit=self._unfit(session),
            tell=self._tell,
            at_once=self._at_once,
            stopped=lambda: self._stopped(session, receiver),
        )
        with self._draining_at_first_interrupt():
            try:
                dispatch.run()
            except RunDirectoryError as error:
                session.shouldstop = str(error)
                return
        if self._interrupts:
            raise KeyboardInterrupt
        if dispatch.stop:
            session.shouldstop = dispatch.stop
        if not dispatch.used:
            why = "; ".join(dispatch.refused) or (
                f"no node has the resource {resource_of(self._bench.settings.device)!r}: give it "
                "to Ray with as many as there may be devices, as in docs/scale.md"
            )
            raise pytest.UsageError(f"{FLAG}={self._bench.settings.cluster}: {why}")

    def _stopped(self, session: pytest.Session, receiver: Receiver) -> bool:
        """Whether no further cell is to be begun.

        Raises:
            KeyboardInterrupt: nothing is to be waited for any more.
        """
        if self._interrupts > 1:
            raise KeyboardInterrupt
        most = self._bench.settings.models.max_cost
        if most is not None and receiver.spent >= most and not session.shouldstop:
            # Each node keeps to the cap by itself, and knows nothing of what the others spend.
            session.shouldstop = (
                f"the run's models have cost {receiver.spent:.2f} US dollars, of {most:g} that "
                "--ab-max-cost allows"
            )
        return bool(session.shouldfail or session.shouldstop or self._interrupts)

    def _given(self, config: pytest.Config) -> Given:
        """What every worker is started with: this command line, as it was given here."""
        args = [*shlex.split(os.environ.get("PYTEST_ADDOPTS", "")), *config.invocation_params.args]
        if config.pluginmanager.hasplugin("xdist"):
            args.append("-n0")  # an ini file may ask for workers, of which a slot has none
        # Each node looks at the agent's code that it has.
        shared = {**self._workers.given(), "code": None}
        return Given(
            name=stamp_of(config),
            args=tuple(map(str, args)),
            run="",
            root=str(self._root()[0]),
            shared=shared,
            artifacts=self._artifacts(config),
        )

    def _artifacts(self, config: pytest.Config) -> str:
        """Address of the folder for pictures of this session; "" = they come here."""
        url = self._bench.settings.artifacts
        stamp, run = stamp_of(config), _UNPLAIN.sub("_", self._bench.run_path.name)
        # Runs of one name, and each session of one that is resumed, have folders of their own.
        folder = run if stamp in run else f"{run}-{stamp}"
        return f"{url.rstrip('/')}/{folder}" if url else ""

    def _root(self) -> tuple[Path, Path]:
        """The folder that nodes get, and where below it pytest was called."""
        config = self._bench.config
        root, here = config.rootpath, config.invocation_params.dir
        return (root, here.relative_to(root)) if here.is_relative_to(root) else (here, Path())

    def _seconds(self, items: Sequence[pytest.Item]) -> dict[str, float]:
        """How long each item is expected to take; by its limit of steps where nothing is known."""
        durations = Durations()
        durations.recall(one.record for one in read_attempts(self._bench.run_path)[0])
        borrowed = earlier_episodes(self._bench.run_path)
        durations.borrow((one.nodeid, one.timing.total) for one in borrowed)
        expected = {item.nodeid: durations.expected([item.nodeid]) for item in items}
        if any(map(math.isnan, expected.values())):
            return {item.nodeid: length(item)[0] for item in items}
        return expected

    def _unfit(self, session: pytest.Session) -> Callable[[SlotCame], str]:
        """Says why a slot's worker is not like this session; "" = it is."""
        assert self._bench.run is not None
        here = self._bench.run.manifest
        collected = digest_of(sorted(item.nodeid for item in session.items))

        def unfit(came: SlotCame) -> str:
            ready = came.ready
            if ready.refused:
                return ready.refused
            try:
                there = from_json(Manifest, ready.manifest.encode())
            except CodecError as error:
                return f"what it says of itself cannot be read: {error}"
            if unlike := differences(here, there):
                # Here is the one that was there before.
                return "; ".join(line.replace(" there,", " on this machine,") for line in unlike)
            return (
                "" if ready.collected == collected else "it collects other tests than this machine"
            )

        return unfit

    def _tell(self, line: str) -> None:
        fit = self._bench.settings.secrets.fit
        internals.print_line(self._bench.config, fit(f"androidbench: {line}"))

    @contextmanager
    def _draining_at_first_interrupt(self) -> Iterator[None]:
        """Let Ctrl-C end what runs first, and all at once when it comes again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return

        def interrupt(_number: int, _frame: FrameType | None) -> None:
            # Raised from here it would be lost where Ray's own code happens to run.
            self._interrupts += 1
            if self._interrupts == 1:
                self._tell("cells that run are let end, no other is begun; Ctrl-C again stops all")

        before = signal.signal(signal.SIGINT, interrupt)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)


def resource_of(device: str) -> str:
    """The resource that a node needs for each device of a kind."""
    kind = device.partition(":")[0]
    return kind if kind in RESOURCES else OTHER


def _carried(project: Project) -> str:
    files = count(len(project.files), "file")
    return f"each node gets {files} of {project.root}, {project.size / 1e6:.1f} MB"


@contextmanager
def _refusing() -> Iterator[None]:
    from pytest_androidbench.cluster.ray_connection import ClusterError  # noqa: PLC0415 - seldom

    try:
        yield
    except ClusterError as error:
        raise pytest.UsageError(f"{FLAG}={error}") from error
