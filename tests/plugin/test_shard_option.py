"""`--ab-shard`: what it takes, and what `auto` reads of each service's variables."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from fixtures.benches import PLUGIN
from pytest_androidbench.plugin.settings import Settings, settings_of
from pytest_androidbench.plugin.shard_options import parse_shard
from pytest_androidbench.records.shards import Shard

GITLAB = {"CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"}
CIRCLECI = {"CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"}
BUILDKITE = {"BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "3"}
KUBERNETES = {"JOB_COMPLETION_INDEX": "1", "AB_SHARD_TOTAL": "3"}
SERVICES = {
    "GitLab": GITLAB, "CircleCI": CIRCLECI, "Buildkite": BUILDKITE, "Kubernetes": KUBERNETES,
}  # fmt: skip


def array(at: int, low: int = 1, high: int = 3, step: int = 1, **more: str) -> dict[str, str]:
    """The variables of a task of a job array."""
    values = {"ID": at, "MIN": low, "MAX": high, "STEP": step, **more}
    return {f"SLURM_ARRAY_TASK_{name}": str(value) for name, value in values.items()}


def shard(index: int, total: int) -> Shard:
    return Shard(index=index, total=total)


def refusal(text: str, environment: Mapping[str, str]) -> str:
    with pytest.raises(pytest.UsageError) as caught:
        parse_shard(text, environment)
    return str(caught.value)


def test_without_it_nothing_is_divided_whatever_services_tell() -> None:
    assert parse_shard("", GITLAB) is None


def test_shards_are_counted_from_one() -> None:
    assert parse_shard("1/1", {}) == shard(1, 1)
    assert parse_shard("2/5", GITLAB) == shard(2, 5)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("0/3", "--ab-shard=0/3: 3 shards are numbered from 1 to 3"),
        ("4/3", "--ab-shard=4/3: 3 shards are numbered from 1 to 3"),
        ("1/0", "--ab-shard=1/0: there are 1 to 100,000 shards"),
        ("1/100001", "--ab-shard=1/100001: there are 1 to 100,000 shards"),
    ],
)
def test_a_number_that_there_is_not_is_refused(text: str, rule: str) -> None:
    assert refusal(text, {}) == rule


@pytest.mark.parametrize("text", ["a/b", "2", "2/", "/3", "1/2/3", "-1/3", "1.0/3", "²/3", "AUTO"])
def test_what_names_no_shard_is_refused_with_the_form(text: str) -> None:
    assert "give i/n, as 2/5 for the second of five shards, or auto" in refusal(text, {})


@pytest.mark.parametrize("service", SERVICES)
def test_each_service_tells_the_second_of_three(service: str) -> None:
    assert parse_shard("auto", SERVICES[service]) == shard(2, 3)


@pytest.mark.parametrize(
    ("environment", "found"),
    [
        (array(1), shard(1, 3)),
        (array(3), shard(3, 3)),
        (array(0, 0, 7), shard(1, 8)),
        (array(7, 0, 7), shard(8, 8)),
        (array(10, 4, 16, 6), shard(2, 3)),
        # The last one of a step may lie below what was asked for.
        (array(13, 4, 15, 3), shard(4, 4)),
        (array(5, 5, 5), shard(1, 1)),
        (array(2, COUNT="3"), shard(2, 3)),
    ],
)
def test_a_job_array_counts_by_its_step(environment: dict[str, str], found: Shard) -> None:
    assert parse_shard("auto", environment) == found


@pytest.mark.parametrize(
    "environment", [array(3, 1, 7, COUNT="3"), array(4, 1, 7, 2), array(2, 1, 7, 2, COUNT="4")]
)
def test_a_job_array_with_holes_is_refused(environment: dict[str, str]) -> None:
    assert "with holes: give it all of a range, as --array=1-8" in refusal("auto", environment)


@pytest.mark.parametrize("lacking", ["MIN", "MAX", "STEP"])
def test_a_job_array_that_does_not_tell_its_range_is_refused(lacking: str) -> None:
    environment = array(2)
    del environment[f"SLURM_ARRAY_TASK_{lacking}"]
    told = refusal("auto", environment)
    assert f"Slurm has SLURM_ARRAY_TASK_ID and no SLURM_ARRAY_TASK_{lacking}" in told


def test_where_nobody_tells_the_variables_are_named() -> None:
    told = refusal("auto", {"CI": "true"})
    assert "nobody tells which shard this is" in told
    services = "CI_NODE_INDEX, CIRCLE_NODE_INDEX, BUILDKITE_PARALLEL_JOB, JOB_COMPLETION_INDEX, "
    assert services in told
    assert told.endswith("SLURM_ARRAY_TASK_ID are not set; give i/n by hand, as 2/5")


@pytest.mark.parametrize("service", SERVICES)
def test_half_of_what_a_service_tells_is_not_enough(service: str) -> None:
    for name in SERVICES[service]:
        rest = {other: value for other, value in SERVICES[service].items() if other != name}
        told = refusal("auto", rest)
        assert f"{service} has {next(iter(rest))} and no {name}: " in told


def test_the_total_of_an_indexed_job_is_what_its_template_sets() -> None:
    told = refusal("auto", {"JOB_COMPLETION_INDEX": "0"})
    assert "its template is to set AB_SHARD_TOTAL to its completions" in told


@pytest.mark.parametrize("empty", ["", " ", "two", "-1", "1" * 30])
def test_what_is_no_number_is_refused(empty: str) -> None:
    told = refusal("auto", {**GITLAB, "CI_NODE_INDEX": empty})
    assert "CI_NODE_INDEX" in told
    assert "give i/n by hand" in told


@pytest.mark.parametrize(
    ("environment", "says"),
    [
        ({**GITLAB, "CI_NODE_INDEX": "0"}, "GitLab says 0 of 3"),
        ({**GITLAB, "CI_NODE_INDEX": "4"}, "GitLab says 4 of 3"),
        ({**CIRCLECI, "CIRCLE_NODE_INDEX": "3"}, "CircleCI says 4 of 3"),
        ({**BUILDKITE, "BUILDKITE_PARALLEL_JOB": "3"}, "Buildkite says 4 of 3"),
        ({**KUBERNETES, "AB_SHARD_TOTAL": "1"}, "Kubernetes says 2 of 1"),
        (array(9), "Slurm says 9 of 3"),
    ],
)
def test_a_number_that_a_service_cannot_mean_is_refused(
    environment: dict[str, str], says: str
) -> None:
    assert says in refusal("auto", environment)


def test_services_that_agree_are_believed_and_others_are_not() -> None:
    assert parse_shard("auto", {**GITLAB, **CIRCLECI, **array(2)}) == shard(2, 3)
    told = refusal("auto", {**GITLAB, **CIRCLECI, "CIRCLE_NODE_INDEX": "0"})
    assert "GitLab says 2/3, CircleCI says 1/3: they do not agree; give i/n by hand" in told


def test_a_plain_job_of_gitlab_hands_work_to_others_and_is_no_shard() -> None:
    plain = {"CI_NODE_TOTAL": "1"}
    assert parse_shard("auto", {**plain, **array(3)}) == shard(3, 3)
    assert "(GitLab has CI_NODE_TOTAL=1: give the job `parallel: n`)" in refusal("auto", plain)


def settings(pytester: pytest.Pytester, *arguments: str) -> Settings:
    return settings_of(pytester.parseconfig(*PLUGIN, *arguments))


def test_the_ini_file_may_say_auto(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in GITLAB.items():
        monkeypatch.setenv(name, value)
    pytester.makeini("[pytest]\nab_shard = auto\nab_durations = old\n")
    found = settings(pytester, "--agent=null")
    assert found.shard == shard(2, 3)
    assert found.durations == pytester.path / "old"


def test_durations_without_shards_wait_in_an_ini_file_and_are_refused_when_typed(
    pytester: pytest.Pytester,
) -> None:
    with pytest.raises(pytest.UsageError, match="it balances shards: give --ab-shard=i/n"):
        settings(pytester, "--agent=null", "--ab-durations=old")
    pytester.makeini("[pytest]\nab_durations = old\n")
    assert settings(pytester, "--agent=null").durations is None


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--ab-mutants"], "goes with no --ab-mutants: what became of changed code is not merged"),
        (["--agent=null", "--ab-grow=checks"], "a database learns from whole runs"),
        (["--agent=null", "--ab-must-pass=A"], "judges a run as a whole"),
        (["--agent=null", "--ab-caps=steps=9"], "judges a run as a whole"),
        (["--agent=null", "--ab-min-success-sure=0.5"], "judges a run as a whole"),
        (["--agent=null", "--ab-baseline=old"], "compare that with `androidbench compare`"),
    ],
)
def test_what_is_of_whole_runs_is_refused(
    pytester: pytest.Pytester, arguments: list[str], why: str
) -> None:
    with pytest.raises(pytest.UsageError, match=why):
        settings(pytester, *arguments, "--ab-shard=1/3")


def test_the_bar_is_let_be_for_the_merge(pytester: pytest.Pytester) -> None:
    found = settings(pytester, "--agent=null", "--ab-min-success=60%", "--ab-shard=1/3")
    assert found.gates.min_success == 0.6
