"""An agent that does all an agent may: subprocesses, threads, coroutines, folders of its own."""

from __future__ import annotations

import pytest

from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project

BUSY = """
    import asyncio, multiprocessing, os, subprocess, sys, tempfile
    from concurrent.futures import ThreadPoolExecutor
    from pytest_androidbench import Done

    def double(number):
        return 2 * number

    async def think():
        await asyncio.sleep(0)
        return [2, 4]

    class Busy:
        def start(self, goal): ...

        def act(self, observation):
            os.chdir(tempfile.mkdtemp())
            with ThreadPoolExecutor(2) as pool:
                assert list(pool.map(double, [1, 2])) == [2, 4]
            assert asyncio.run(think()) == [2, 4]
            for way in ("fork", "spawn", "forkserver"):
                with multiprocessing.get_context(way).Pool(2) as pool:
                    assert pool.map(double, [1, 2]) == [2, 4]
            script = "import adbutils; adbutils.adb.device().shell('svc wifi disable')"
            subprocess.run([sys.executable, "-c", script], check=True)
            print("all done")
            return Done()
"""


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("way", ["worker", "episode", "off"])
def test_it_passes_and_so_does_what_comes_after_it(project: Project, way: str) -> None:
    project.write("busy.py", BUSY)
    done = project.run(
        "--agent=busy:Busy", "--ab-tasks=SystemWifiTurnOff", "--ab-seeds=1-2", "--ab-run=run",
        f"--ab-agent-process={way}",
    )  # fmt: skip
    assert done.code == 0, done.out + done.err
    assert [record.outcome for record in project.contents().records] == [Outcome.PASSED] * 2
