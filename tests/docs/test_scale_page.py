"""The page of scale: its commands for one machine and for several, in their order."""

from __future__ import annotations

import shlex
from typing import Final

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.cli import main
from pytest_androidbench.plugin.shard_options import SERVICES
from tests.docs.blocks import blocks
from tests.docs.tables import names, table
from tests.plugin.test_gates import AGENT, MODULE
from tests.plugin.test_shard_option import array

LAMPS: Final = 4
"""Tasks; three seeds of each."""
COMMANDS: Final = [
    shlex.split(line)
    for block in blocks("sh")
    if block.place.startswith("scale")
    for line in block.text.splitlines()
    if line.startswith(("pytest ", "androidbench "))
    and "/runs/" not in line
    # Those are run by tests/cluster.
    and "--ab-cluster" not in line
    and not line.startswith("androidbench artifacts ")
]


@pytest.mark.slow
def test_the_commands_are_run_in_their_order(
    bench: Bench, agent_source: AgentSource, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.write("test_desk.py", MODULE.replace("TASKS", str(LAMPS)))
    agent_source(AGENT)
    monkeypatch.chdir(bench.path)
    assert [words[0] for words in COMMANDS] == ["pytest"] * 5 + ["androidbench", "pytest"]
    for program, *words in COMMANDS:
        if program == "pytest":
            agent = [word for word in words if not word.startswith("--agent=")]
            assert bench.run("--agent=agents:Agent", *agent).ret == 0
        else:
            main(words, standalone_mode=False)
    whole, alone = bench.contents("whole"), bench.contents("run")
    assert whole.not_run == ()
    assert whole.planned == alone.planned
    assert [r.episode for r in whole.records] == [r.episode for r in alone.records]
    assert len(whole.records) == 3 * LAMPS


def test_the_variables_are_those_that_are_read() -> None:
    rows = table("docs/scale.md", "service", "number", "total")
    told = [(names(number), names(total)) for _, number, total in rows]
    known = [([one.index], [one.total]) for one in SERVICES]
    slurm = [name for number, total in told for name in (*number, *total) if "SLURM" in name]
    assert sorted(slurm) == sorted(array(1))
    assert sorted(pair for pair in told if "SLURM" not in pair[0][0]) == sorted(known)


def test_each_service_counts_from_where_it_is_said_to() -> None:
    rows = table("docs/scale.md", "service", "number", "total")
    first = {names(number)[0]: number.rpartition(" ")[2] for _, number, _ in rows}
    assert {one.index: str(one.first) for one in SERVICES}.items() <= first.items()
