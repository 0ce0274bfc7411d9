"""What the device logged is kept of an episode that did not pass, and told on its page."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.attempt import DEVICE_LOG
from tests.plugin.test_on_the_phone import WIFI

LOGGING = """
    import adbutils

    class Logs:
        "Writes into the device's log, turns Wi-Fi off by itself and may then say it cannot."
        def __init__(self, fails, token="none at all"):
            self.fails, self.token = fails, token

        def run(self, goal, phone):
            device = adbutils.adb.device()
            device.shell(f"log -t Mine 'pressing <b>on</b> with {self.token}'")
            device.shell(f"svc wifi {'enable' if self.fails else 'disable'}")
            return Done()
"""


def logs(bench: Bench) -> list[Path]:
    return sorted(bench.run_path.glob(f"episodes/*/*/{DEVICE_LOG}"))


@pytest.fixture
def wifi_bench(bench: Bench, agent_source: AgentSource) -> Bench:
    bench.write("test_wifi.py", WIFI)
    agent_source(LOGGING)
    return bench


def run(bench: Bench, *arguments: str) -> None:
    bench.run("--agent=agents:Logs", "--ab-device=phone", *arguments)


@pytest.mark.slow
def test_the_log_of_a_failed_episode_is_kept_and_on_its_page(wifi_bench: Bench) -> None:
    run(wifi_bench, "--agent-option=fails=true", "--agent-option=token=sesame-street-42")
    (log,) = logs(wifi_bench)
    kept = log.read_text("utf-8")
    assert "Mine    : pressing <b>on</b> with <secret token>" in kept
    assert "sesame" not in kept
    # Of this episode alone: what the phone did while it was prepared is none of it.
    assert "ActivityManager" not in kept.partition("Mine")[0]
    page = (log.parents[1] / "index.html").read_text("utf-8")
    assert "What the device logged" in page
    assert "pressing &lt;b&gt;on&lt;/b&gt;" in page
    assert f"{log.parent.name}/{DEVICE_LOG}" in page


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fails", "when", "kept"),
    [("true", "off", 0), ("false", "retain-on-failure", 0), ("false", "on", 1)],
)
def test_it_is_kept_as_asked(wifi_bench: Bench, fails: str, when: str, kept: int) -> None:
    run(wifi_bench, f"--agent-option=fails={fails}", f"--ab-device-log={when}")
    assert len(wifi_bench.records()) == 1
    assert len(logs(wifi_bench)) == kept


def test_a_device_without_a_log_is_none_the_worse(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=null", "--ab-device-log=on").assert_outcomes(failed=1)
    assert logs(lamp_bench) == []
