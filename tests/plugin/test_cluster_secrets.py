"""Secrets of a run on a cluster: known by their names where it is asked for, and read on nodes."""

from __future__ import annotations

import pytest

from fixtures.benches import PLUGIN
from pytest_androidbench.plugin.agent_options import parse_options
from pytest_androidbench.plugin.settings import settings_of

CANARY = "canary-4711-of-the-secret"


def test_the_variable_of_a_secret_need_not_be_where_the_run_is_asked_for() -> None:
    options, secrets = parse_options(["key=env:AGENT_KEY", "speed=3"], {}, elsewhere=True)
    assert options == {"key": "env:AGENT_KEY", "speed": 3}
    assert secrets.told("key", options["key"]) == "<secret AGENT_KEY>"
    assert secrets.written("key") == "env:AGENT_KEY"
    assert secrets.hide("key=env:AGENT_KEY") == "key=env:AGENT_KEY"


def test_where_it_is_it_is_hidden_and_neither_handed_on_nor_sealed() -> None:
    here = {"AGENT_KEY": CANARY}
    options, secrets = parse_options(["key=env:AGENT_KEY"], here, elsewhere=True)
    assert CANARY not in str(options)
    assert secrets.hide(f"says {CANARY}") == "says <secret AGENT_KEY>"
    assert secrets.values == {}


def test_a_secret_that_is_written_out_is_refused_without_its_value() -> None:
    with pytest.raises(pytest.UsageError, match=r"write api_key=env:API_KEY, and set") as raised:
        parse_options([f"api_key={CANARY}"], {}, elsewhere=True)
    assert CANARY not in str(raised.value)


def test_with_a_cluster_the_controller_knows_the_name_alone(pytester: pytest.Pytester) -> None:
    asked = ("--agent=null", "--ab-cluster=auto", "--agent-option=key=env:AB_NOT_SET")
    settings = settings_of(pytester.parseconfig(*PLUGIN, *asked))
    assert settings.agent_options == {"key": "env:AB_NOT_SET"}
    assert settings.secrets.told("key", "") == "<secret AB_NOT_SET>"


def test_a_worker_on_a_node_needs_the_variable(pytester: pytest.Pytester) -> None:
    asked = ("--agent=null", "--ab-cluster=auto", "--agent-option=key=env:AB_NOT_SET")
    config = pytester.parseconfig(*PLUGIN, *asked)
    vars(config)["workerinput"] = {}
    with pytest.raises(pytest.UsageError, match="there is no environment variable AB_NOT_SET"):
        settings_of(config)
