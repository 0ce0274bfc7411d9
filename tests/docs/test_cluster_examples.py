"""The templates for clusters: what they ask of Kubernetes and Slurm, and what comes of it."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from ruamel.yaml import YAML

from fixtures import slurm
from fixtures.benches import PLUGIN, WITHOUT, AgentSource, Bench
from tests.docs.blocks import ROOT
from tests.docs.test_workflows import BESIDE, run
from tests.plugin.test_gates import AGENT, MODULE
from tests.plugin.test_shard_option import array
from tests.report.test_command_line import androidbench
from tests.tiers import NO_SLURM

FOLDER: Final = ROOT / "examples" / "cluster"
JOB: Final = FOLDER / "indexed-job.yaml"
ARRAY: Final = FOLDER / "array.sh"
SHARDS: Final = ROOT / "examples" / "ci" / "shards.yml"
VALIDATE: Final = (sys.executable, "-m", "kubernetes_validate", "--strict")
"""Holds a file against the schemas of one version of Kubernetes, which the package brings along."""
TOTAL: Final = 3
LAMPS: Final = 8
"""Tasks; three seeds of each."""


@pytest.fixture
def lamps(bench: Bench, agent_source: AgentSource) -> Bench:
    """Tasks, and an agent that solves them."""
    bench.write("test_desk.py", MODULE.replace("TASKS", str(LAMPS)))
    agent_source(AGENT)
    return bench


def loaded(text: str) -> Any:
    return YAML(typ="safe").load(text)


def rendered(**values: object) -> str:
    """The Job with its places filled in, as envsubst does it."""
    return re.sub(r"\$\{(\w+)\}", lambda found: str(values[found[1]]), JOB.read_text("utf-8"))


def adapted(words: Sequence[str]) -> list[str]:
    """A command's words without its pytest, for the agent of the bench, in one process."""
    kept = list(words)
    if "-n" in kept:
        place = kept.index("-n")
        del kept[place : place + 2]
    return ["--agent=agents:Agent" if word.startswith("--agent=") else word for word in kept]


def is_whole(bench: Bench, run: str, shards: Sequence[Path | str]) -> None:
    """Shards of a run have each cell once, and pass the bar of the template when merged."""
    merged = androidbench("merge", bench.path / run, *shards, "--ab-min-success=0.6")
    assert merged.exit_code == 0, merged.output
    assert f"shards:   {len(shards)} of {len(shards)}\n" in merged.output
    contents = bench.contents(run)
    assert contents.not_run == ()
    assert len(contents.attempts) == len(contents.records) == LAMPS * 3


@pytest.mark.slow
def test_the_matrix_covers_the_run_and_the_merge_judges_it(
    lamps: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = loaded(SHARDS.read_text("utf-8"))["jobs"]
    (step,) = [one for one in jobs["shard"]["steps"] if one.get("run", "").startswith("pytest ")]
    numbers = jobs["shard"]["strategy"]["matrix"]["shard"]
    assert step["env"] == {"SHARD": "${{ matrix.shard }}/${{ strategy.job-total }}"}
    for number in numbers:
        words = shlex.split(step["run"].replace("$SHARD", f"{number}/{len(numbers)}"))[1:]
        assert lamps.run(*adapted(words), f"--ab-run=shards/shard-{number}").ret == 0
    (merge,) = [one["run"] for one in jobs["merge"]["steps"] if " merge " in one.get("run", "")]
    assert merge == "androidbench merge out shards/shard-* --ab-min-success 0.6"
    is_whole(lamps, "out", sorted((lamps.path / "shards").glob("shard-*")))


def test_the_job_is_what_kubernetes_takes(tmp_path: Path) -> None:
    job = tmp_path / "job.yaml"
    job.write_text(rendered(SHARDS=8, IMAGE="registry.example.org/agent:1"))
    run(*VALIDATE, job)


def test_what_kubernetes_does_not_take_is_found(tmp_path: Path) -> None:
    text = rendered(SHARDS=8, IMAGE="agent")
    for right, wrong in (("completions: 8", 'completions: "8"'), ("Indexed", "Indexed\n  many: 1")):
        job = tmp_path / "job.yaml"
        job.write_text(text.replace(right, wrong, 1))
        with pytest.raises(AssertionError, match=r"completions|many"):
            run(*VALIDATE, job)


def test_the_job_tells_as_many_shards_as_it_has() -> None:
    spec = loaded(rendered(SHARDS=5, IMAGE="agent"))["spec"]
    (container,) = spec["template"]["spec"]["containers"]
    assert (spec["completionMode"], spec["completions"], spec["parallelism"]) == ("Indexed", 5, 5)
    assert container["env"] == [{"name": "AB_SHARD_TOTAL", "value": "5"}]
    (policy,) = [rule for rule in spec["podFailurePolicy"]["rules"] if "onExitCodes" in rule]
    assert policy["onExitCodes"]["containerName"] == container["name"]
    # One that could not score its episodes is tried again, and goes on.
    assert 11 not in policy["onExitCodes"]["values"]


@pytest.mark.slow
def test_the_pods_of_the_job_cover_the_run(lamps: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = loaded(rendered(SHARDS=TOTAL, IMAGE="agent"))["spec"]
    (container,) = spec["template"]["spec"]["containers"]
    for one in container["env"]:
        monkeypatch.setenv(one["name"], one["value"])
    for index in range(spec["completions"]):
        monkeypatch.setenv("JOB_COMPLETION_INDEX", str(index))
        words = [arg.replace("$(JOB_COMPLETION_INDEX)", str(index)) for arg in container["args"]]
        here = [word.replace("=/runs/", "=runs/") for word in adapted(words)]
        assert lamps.run(*here).ret == 0
    is_whole(lamps, "out", sorted((lamps.path / "runs").glob("shard-*")))


def script(folder: Path) -> Path:
    """The job array for the agent and the device of the bench."""
    text = ARRAY.read_text("utf-8").replace("mypkg:Agent", "agents:Agent")
    (folder / "array.sh").write_text(text.replace("--array=1-8", f"--array=1-{TOTAL}"))
    return folder / "array.sh"


def outside(bench: Bench) -> dict[str, str]:
    """The environment in which pytest, wherever it is started, is that of the bench."""
    options = (*PLUGIN, *WITHOUT, "-p", "fixtures.tabletop", "--ab-device=tabletop", ".")
    path = os.pathsep.join([str(BESIDE), os.environ["PATH"]])
    return {**os.environ, "PATH": path, "PYTEST_ADDOPTS": shlex.join(options)}


@pytest.mark.slow
def test_the_tasks_of_the_job_array_cover_the_run(lamps: Bench) -> None:
    for number in range(1, TOTAL + 1):
        told = {**array(number, high=TOTAL), "SLURM_CPUS_PER_TASK": "1"}
        command = ["bash", str(script(lamps.path))]
        _run(command, lamps.path, {**outside(lamps), **told})
    is_whole(lamps, "out", sorted((lamps.path / "runs").glob("shard-*")))


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mapping[str, str]]:
    """The variables of a Slurm of one node."""
    if why := slurm.lacking():
        pytest.skip(f"{NO_SLURM}: {why}")
    with slurm.running(tmp_path_factory.mktemp("slurm")) as variables:
        yield variables


@pytest.mark.whole
@pytest.mark.timeout(400)
def test_slurm_runs_the_job_array(lamps: Bench, cluster: Mapping[str, str]) -> None:
    command = ["sbatch", "--wait", str(script(lamps.path))]
    _run(command, lamps.path, {**outside(lamps), **cluster}, seconds=300)
    is_whole(lamps, "out", sorted((lamps.path / "runs").glob("shard-*")))


def _run(
    command: Sequence[str], folder: Path, environment: Mapping[str, str], seconds: float = 100
) -> None:
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False,
        timeout=seconds,
    )  # fmt: skip
    logs = "".join(path.read_text("utf-8") for path in folder.glob("slurm-*.out"))
    assert done.returncode == 0, done.stdout + done.stderr + logs
