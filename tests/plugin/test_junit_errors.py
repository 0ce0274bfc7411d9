"""What JUnit's file calls a failure is the agent's; a device or a task at fault is an error."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from fixtures.benches import AgentSource, Bench

FOUR = """
    from pytest_androidbench import task
    from pytest_androidbench.errors import DeviceError

    @task("Fails", "Do something.")
    def test_fails(episode):
        episode.run()
        with episode.check("it is done"):
            assert False

    @task("Passes", "Do nothing.", passes_at_start=True)
    def test_passes(episode):
        episode.run()

    @task("Invalid", "Be broken.")
    def test_invalid(episode):
        episode.run()
        raise KeyError("title")

    @task("Unplugged", "Lose the device.")
    def test_unplugged(episode):
        episode.run()
        raise DeviceError("gone")
"""


@pytest.mark.slow
@pytest.mark.parametrize("options", [(), ("-n2",)])
def test_only_the_agents_failures_are_failures(bench: Bench, options: tuple[str, ...]) -> None:
    bench.write("test_desk.py", FOUR)
    result = bench.run("--agent=null", "--ab-retry-infra=0", *options)
    assert result.ret == 1
    file = ElementTree.parse(bench.run_path / "junit.xml")
    told = {
        str(case.get("name")).partition("[")[0]: [
            part.tag for part in case if part.tag in {"failure", "error"}
        ]
        for case in file.iter("testcase")
    }
    assert told == {
        "test_fails": ["failure"],
        "test_passes": [],
        "test_invalid": ["error"],
        "test_unplugged": ["error"],
    }
    suite = next(file.iter("testsuite"))
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("4", "1", "2")
    broken = next(case for case in file.iter("testcase") if case.find("error") is not None)
    error = broken.find("error")
    assert error is not None
    assert error.get("message")


def test_what_is_no_part_of_the_rate_is_none_of_the_suites(
    bench: Bench, agent_source: AgentSource
) -> None:
    bench.write("test_desk.py", FOUR)
    agent_source("")
    held = bench.write("held.jsonl", '{"task": "desk/Fails", "why": "w", "since": "2026-11-02"}')
    bench.run("--agent=null", "--ab-retry-infra=0", f"--ab-quarantine={held.name}")
    file = ElementTree.parse(bench.run_path / "junit.xml")
    suite = {p.get("name"): p.get("value") for p in file.findall("./testsuite/properties/*")}
    assert (suite["ab_passed"], suite["ab_scored"], suite["ab_unscored"]) == ("1", "1", "2")
