"""One set of episodes has one set of statistics, however it was run."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fixtures.benches import Bench
from pytest_androidbench.cli import main

TASKS = """
    import zlib
    import pytest
    from pytest_androidbench import task

    def by_name(request):
        return zlib.crc32(request.node.name.encode())

    def chance(episode, request):
        episode.run()
        with episode.check("drawn by the cell's name"):
            assert by_name(request) % 3
"""
TASK = """
    @task("{name}", "Switch the lamp on.", app="{app}", difficulty="{difficulty}")
    def test_{name}(episode, request):
        chance(episode, request)
"""
NAMES = {"one": "easy", "two": "hard", "three": "hard", "four": "medium"}
ASKED = ("--agent=null", "--ab-repeats=2")
SEEDS = "0-2"


def statistics(bench: Bench, run: str) -> dict[str, Any]:
    """What the summary of a run says, but when and how it was run."""
    summary: dict[str, Any] = json.loads((bench.path / run / "summary.json").read_text())
    for apart in ("timing", "manifest"):
        del summary[apart]
    return summary


def session(bench: Bench, run: str, seeds: str, *arguments: str) -> None:
    """A session that leaves its results in `run`, whatever they are."""
    given = ("--ab-device=tabletop", "-p", "fixtures.tabletop", "-p", "no:randomly")
    bench.run(*given, *ASKED, f"--ab-run={run}", f"--ab-seeds={seeds}", *arguments, ".", plain=True)


@pytest.fixture
def chances(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """A suite of four tasks whose outcomes differ by task, seed and repeat."""
    tasks = [
        TASK.format(name=name, app=f"app{len(name)}", difficulty=hard)
        for name, hard in NAMES.items()
    ]
    bench.write("test_desk.py", TASKS + "".join(tasks))
    monkeypatch.chdir(bench.path)
    return bench


@pytest.mark.slow
def test_statistics_do_not_depend_on_how_the_episodes_were_run(chances: Bench) -> None:
    session(chances, "alone", SEEDS)
    expected = statistics(chances, "alone")
    (rate,) = expected["success"]
    assert 0 < rate["passed"] < rate["episodes"] == 24

    session(chances, "four", SEEDS, "-n4")
    assert statistics(chances, "four") == expected

    for number in range(3):
        session(chances, f"part{number}", f"{number}")
    main(["merge", "merged", "part0", "part1", "part2"], standalone_mode=False)
    assert statistics(chances, "merged") == expected

    session(chances, "resumed", SEEDS, "--maxfail=3")
    assert len(chances.records("resumed")) < 24
    session(chances, "resumed", SEEDS, "-n2")
    assert statistics(chances, "resumed") == expected
