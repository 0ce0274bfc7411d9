"""A run's agent reads one state of its database of experiences, which the manifest names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fixtures.benches import Bench
from fixtures.model_server import KEY, Says, serving
from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.experiences.database import ExperienceDatabase, append
from pytest_androidbench.records.calls import read_calls
from pytest_androidbench.records.comparability import comparable
from pytest_androidbench.records.manifest import ExperiencesRead
from pytest_androidbench.records.searched import SEARCH
from tests.agents.androidgen.study import reply
from tests.experiences.made import experience

LIKE = experience("like", "Switch something on.")
SAME = experience("same", "Switch the lamp on.")


@pytest.fixture
def asking() -> Iterator[list[str]]:
    """Options of an agent that searches, and whose model leaves at once."""
    with serving(lambda _body: Says(text=reply("exit()"))) as server:
        given = {
            "base_url": server.url, "api_key": KEY, "price": "free", "modules": "expsearch",
            "experiences": "experiences.db",
        }  # fmt: skip
        options = [f"--agent-option={name}={value}" for name, value in given.items()]
        yield ["--agent=androidgen", "--ab-agent-process=off", *options]


def shown(bench: Bench, name: str = "run") -> list[str]:
    """The keys of the examples that were found, in the order of episodes."""
    return [
        call.answer.partition("\n")[0].removeprefix("key: ")
        for attempt in bench.contents(name).attempts
        for call in read_calls(bench.path / name / attempt.folder)
        if call.purpose == SEARCH
    ]


def digest(bench: Bench, name: str = "run") -> str:
    read = bench.contents(name).manifest.experiences
    assert read == ExperiencesRead(digest=read.digest if read else "", encoder="bm25", guard="cell")
    return read.digest


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_run_that_goes_on_reads_what_it_read_at_first(
    lamp_bench: Bench, asking: list[str]
) -> None:
    file = lamp_bench.path / "experiences.db"
    first = ExperienceDatabase.create(file, [LIKE]).digest
    lamp_bench.run(*asking, "--ab-seeds=1")
    assert (digest(lamp_bench), shown(lamp_bench)) == (first, ["like"])
    append(file, [SAME])
    lamp_bench.run(*asking, "--ab-seeds=1-2", "-n1")
    assert (digest(lamp_bench), shown(lamp_bench)) == (first, ["like", "like"])
    assert all(f"experiences_digest={first}" in record.repro for record in lamp_bench.records()[1:])
    told = lamp_bench.run(*asking, "--ab-seeds=1", "--ab-run=later")
    told.stdout.fnmatch_lines(["*examples:*0 of the same task, 1 found in all, in 1 searches*"])
    assert digest(lamp_bench, "later") != first
    assert shown(lamp_bench, "later") == ["same"]
    with pytest.raises(ComparisonError, match="allow it by name: database"):
        comparable(lamp_bench.contents(), lamp_bench.contents("later"))


@pytest.mark.slow
def test_a_database_that_is_not_there_ends_the_session(
    lamp_bench: Bench, asking: list[str]
) -> None:
    ended = lamp_bench.run(*asking)
    assert ended.ret == 4
    ended.stderr.fnmatch_lines(["*experiences=experiences.db: *"])
    assert not Path(lamp_bench.run_path).exists()
