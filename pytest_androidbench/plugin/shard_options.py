"""`--ab-shard` and `--ab-durations`: which part of the run is this machine's, and by what."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.plugin.options import text_of, value_of
from pytest_androidbench.plugin.values import wrong
from pytest_androidbench.records.shards import MAX_SHARDS, Shard

FLAG: Final = "--ab-shard"
AUTO: Final = "auto"
TOTAL: Final = "AB_SHARD_TOTAL"
"""Our own variable: Kubernetes tells a pod its index and not how many there are."""
_BY_HAND: Final = "give i/n by hand, as 2/5"
_WHOLE: Final = (
    "it judges a run as a whole, and of gates a merge judges --ab-min-success alone: leave it out"
)
_UNFIT: Final = (
    (
        "ab_mutants",
        "what became of changed code is not merged: give each machine tasks with --ab-tasks",
    ),
    (
        "ab_grow",
        "a database learns from whole runs: merge the shards, and add what came of it with "
        "`androidbench experiences add`",
    ),
    ("ab_min_success_sure", _WHOLE),
    ("ab_baseline", f"{_WHOLE}, merge the shards and compare that with `androidbench compare`"),
    ("ab_must_pass", _WHOLE),
    ("ab_caps", _WHOLE),
)
"""Keys of options that no shard has, and why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShardService:
    """What tells the jobs of a service which of how many each of them is."""

    name: str
    index: str
    """Variable with the number of the job."""
    total: str
    """Variable with how many there are."""
    first: int
    """Number of the first job."""
    hint: str
    """What makes it tell both."""

    def read(self, environment: Mapping[str, str]) -> Shard | None:
        """The shard that it tells; None where it tells nothing.

        Raises:
            pytest.UsageError: it tells half of it, or what cannot be.
        """
        said = [name for name in (self.index, self.total) if environment.get(name)]
        if not said:
            return None
        if len(said) == 1:
            (lacking,) = {self.index, self.total} - set(said)
            rule = f"{self.name} has {said[0]} and no {lacking}: {self.hint}, or {_BY_HAND}"
            raise wrong(FLAG, AUTO, rule)
        total = _number(environment, self.total)
        return _shard(self.name, _number(environment, self.index) - self.first + 1, total)


GITLAB: Final = ShardService(
    name="GitLab",
    index="CI_NODE_INDEX",
    total="CI_NODE_TOTAL",
    first=1,
    hint="give the job `parallel: n`",
)
"""https://docs.gitlab.com/ci/variables/predefined_variables/: the index, from 1 on, is there for
jobs with `parallel` alone, the total for all jobs: 1 without."""
CIRCLECI: Final = ShardService(
    name="CircleCI",
    index="CIRCLE_NODE_INDEX",
    total="CIRCLE_NODE_TOTAL",
    first=0,
    hint="give the job `parallelism: n`",
)
"""https://circleci.com/docs/variables/: from 0 to the total less 1."""
BUILDKITE: Final = ShardService(
    name="Buildkite",
    index="BUILDKITE_PARALLEL_JOB",
    total="BUILDKITE_PARALLEL_JOB_COUNT",
    first=0,
    hint="give the step `parallelism: n`",
)
"""https://buildkite.com/docs/pipelines/configure/environment-variables: from 0 on, both there for
steps with `parallelism`."""
KUBERNETES: Final = ShardService(
    name="Kubernetes",
    index="JOB_COMPLETION_INDEX",
    total=TOTAL,
    first=0,
    hint=f"an Indexed Job sets the one, its template is to set {TOTAL} to its completions",
)
"""https://kubernetes.io/docs/concepts/workloads/controllers/job/#completion-mode: from 0 to
`.spec.completions` less 1."""
SERVICES: Final = (GITLAB, CIRCLECI, BUILDKITE, KUBERNETES)
_ID: Final = "SLURM_ARRAY_TASK_ID"
_RANGE: Final = ("SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_MAX", "SLURM_ARRAY_TASK_STEP")
_COUNT: Final = "SLURM_ARRAY_TASK_COUNT"
"""https://slurm.schedmd.com/job_array.html: ids run from the least to the greatest by a step; the
count is there in newer versions."""


def shard_of(config: pytest.Config) -> Shard | None:
    """The part of the run that this session is for; None = all of it.

    Raises:
        pytest.UsageError: a value is wrong, or another option does not go with it.
    """
    shard = parse_shard(text_of(config, "ab_shard"), os.environ)
    if shard is None:
        return None
    for key, why in _UNFIT:
        if value_of(config, key):
            other = f"--{key.replace('_', '-')}"
            raise pytest.UsageError(f"{FLAG}={shard} goes with no {other}: {why}")
    return shard


def durations_of(config: pytest.Config, shard: Shard | None) -> Path | None:
    """The run by whose durations shards are balanced; None = they are made by hash.

    Raises:
        pytest.UsageError: it was named on the command line, and there are no shards.
    """
    text = text_of(config, "ab_durations")
    # In an ini file it waits for sessions with shards.
    if shard is None and getattr(config.option, "ab_durations", None):
        raise wrong("--ab-durations", text, f"it balances shards: give {FLAG}=i/n, or leave it out")
    return (config.invocation_params.dir / text).absolute() if text and shard else None


def parse_shard(text: str, environment: Mapping[str, str]) -> Shard | None:
    """The shard that a text names, or that a service tells.

    Args:
        text: `i/n` with i from 1 on, `auto`, or nothing.
        environment: where services tell.

    Raises:
        pytest.UsageError: it names none, or no service tells all of it.
    """
    if text == AUTO:
        return _told(environment)
    if not text:
        return None
    found = re.fullmatch(r"(\d{1,9})/(\d{1,9})", text, re.ASCII)
    if found is None:
        rule = "give i/n, as 2/5 for the second of five shards, or auto for what a service tells"
        raise wrong(FLAG, text, rule)
    return _shard("", int(found[1]), int(found[2]), text)


def _told(environment: Mapping[str, str]) -> Shard:
    told = {one.name: one.read(environment) for one in SERVICES if not _idle(one, environment)}
    told["Slurm"] = _of_array(environment)
    shards = {name: shard for name, shard in told.items() if shard is not None}
    if not shards:
        names = ", ".join([*(one.index for one in SERVICES), _ID])
        rule = f"nobody tells which shard this is: {names} are not set; {_BY_HAND}"
        idle = f" ({GITLAB.name} has {GITLAB.total}=1: {GITLAB.hint})"
        raise wrong(FLAG, AUTO, rule + (idle if environment.get(GITLAB.total) else ""))
    if len(set(shards.values())) > 1:
        each = ", ".join(f"{name} says {shard}" for name, shard in shards.items())
        raise wrong(FLAG, AUTO, f"{each}: they do not agree; {_BY_HAND}")
    return next(iter(shards.values()))


def _idle(service: ShardService, environment: Mapping[str, str]) -> bool:
    """Whether it is GitLab with a plain job, as one may be that hands work to another service."""
    alone = environment.get(GITLAB.total) == "1" and not environment.get(GITLAB.index)
    return service is GITLAB and alone


def _of_array(environment: Mapping[str, str]) -> Shard | None:
    """The place of a task in a job array of Slurm; None outside of one."""
    if not environment.get(_ID):
        return None
    if lacking := [name for name in _RANGE if not environment.get(name)]:
        rule = f"Slurm has {_ID} and no {', '.join(lacking)}: {_BY_HAND}"
        raise wrong(FLAG, AUTO, rule)
    at = _number(environment, _ID)
    low, high, step = (_number(environment, name) for name in _RANGE)
    step = max(1, step)
    total = (high - low) // step + 1
    count = _number(environment, _COUNT) if environment.get(_COUNT) else total
    if count != total or (at - low) % step:
        rule = (
            f"the job array has {count} tasks from {low} to {high} by {step}, with holes: give it "
            f"all of a range, as --array=1-8, or {_BY_HAND}"
        )
        raise wrong(FLAG, AUTO, rule)
    return _shard("Slurm", (at - low) // step + 1, total)


def _number(environment: Mapping[str, str], name: str) -> int:
    text = environment[name].strip()
    if not re.fullmatch(r"\d{1,9}", text, re.ASCII):
        raise wrong(FLAG, AUTO, f"{name}={text:.40} is no number; {_BY_HAND}")
    return int(text)


def _shard(service: str, index: int, total: int, text: str = AUTO) -> Shard:
    says = f"{service} says {index} of {total}; " if service else ""
    if not 1 <= total <= MAX_SHARDS:
        raise wrong(FLAG, text, f"{says}there are 1 to {MAX_SHARDS:,} shards")
    if not 1 <= index <= total:
        raise wrong(FLAG, text, f"{says}{total} shards are numbered from 1 to {total}")
    return Shard(index=index, total=total)
