"""What an agent says it has used is added up, or refused with a sentence."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.agents.extras import usage_of
from pytest_androidbench.errors import AgentError
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Usage


@pytest.mark.parametrize(
    ("told", "usage"),
    [
        (None, Usage()),
        ({"tokens": 5}, Usage(tokens=5)),
        ({"tokens": 5.0, "money": 0}, Usage(tokens=5)),
        (SimpleNamespace(tokens=7, money=Fraction(1, 2)), Usage(tokens=7, money=0.5)),
    ],
)
def test_usage_is_fields_or_keys(told: object, usage: Usage) -> None:
    assert usage_of(SimpleNamespace(usage=told)) == usage


@pytest.mark.parametrize("name", ["tokens", "money"])
@pytest.mark.parametrize(
    "value", [float("nan"), float("inf"), -1, 10**400, True, "5", None], ids=repr
)
def test_what_cannot_be_added_up_is_refused(name: str, value: object) -> None:
    with pytest.raises(AgentError, match=rf"numbers of 0 or more: {name}="):
        usage_of(SimpleNamespace(usage={name: value}))


@pytest.mark.slow
@pytest.mark.parametrize("process", ["worker", "off"])
@pytest.mark.parametrize(
    ("usage", "reason"),
    [
        ("return {'tokens': float('nan')}", "AgentError: the agent's usage must hold numbers"),
        ("raise LookupError('no counter')", "agent: LookupError: no counter"),
    ],
)
def test_a_usage_that_cannot_be_had_is_the_agent_s_fault(
    lamp_bench: Bench, agent_source: AgentSource, process: str, usage: str, reason: str
) -> None:
    agent_source(f"""
        class Spender(Quiet):
            def act(self, observation): return Done()
            @property
            def usage(self): {usage}
    """)
    lamp_bench.run("--agent=agents:Spender", f"--ab-agent-process={process}")
    (record,) = lamp_bench.records()
    assert record.outcome is Outcome.AGENT_ERROR
    assert reason in record.reason
