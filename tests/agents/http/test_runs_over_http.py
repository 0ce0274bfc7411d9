"""Runs whose agent is behind an address, as they are recorded."""

from __future__ import annotations

import pytest

from fixtures.benches import Bench
from pytest_androidbench.records.outcome import Outcome
from tests.agents.http.answering import Raw, answering, says


@pytest.mark.slow
def test_it_acts_step_by_step_and_its_header_is_kept_out(
    lamp_bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LAMP_AUTH", "Bearer 0123456789")
    with answering(lambda number: says("Done") if number else says("Tap", at=1)) as asked:
        lamp_bench.run(
            f"--agent={asked.url}", "--agent-option=authorization=env:LAMP_AUTH",
            "--agent-option=screenshot=true",
        )  # fmt: skip
    (record,) = lamp_bench.records()
    assert (record.outcome, record.steps) == (Outcome.PASSED, 2), record.reason
    assert asked.headers[0]["authorization"] == "Bearer 0123456789"
    assert asked.bodies[0]["screenshot"]["media_type"] == "image/jpeg"
    manifest = (lamp_bench.run_path / "manifest.json").read_text()
    assert "<secret LAMP_AUTH>" in manifest
    assert not any(b"0123456789" in file.read_bytes()
                   for file in lamp_bench.run_path.rglob("*.*") if file.is_file())  # fmt: skip


@pytest.mark.slow
def test_one_that_is_overloaded_is_no_fault_of_anybodys(lamp_bench: Bench) -> None:
    with answering(lambda _: Raw(status=529, body=b"overloaded")) as asked:
        lamp_bench.run(
            f"--agent={asked.url}", "--agent-option=retries=0", "--ab-retry-infra=0"
        )  # fmt: skip
    (record,) = lamp_bench.records()
    assert record.outcome is Outcome.INFRA_ERROR
    assert "answered status 529: overloaded" in record.reason


@pytest.mark.slow
def test_one_that_answers_nonsense_has_failed(lamp_bench: Bench) -> None:
    with answering(lambda _: Raw(body=b"I would tap the lamp.")) as asked:
        lamp_bench.run(f"--agent={asked.url}")
    (record,) = lamp_bench.records()
    assert record.outcome is Outcome.AGENT_ERROR
    assert "answered no reply" in record.reason
