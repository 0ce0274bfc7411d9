"""Where a limit ends an agent's command the episode goes on, and the phone's log says so."""

from __future__ import annotations

import json

import pytest

from fixtures.benches import PLUGIN, AgentSource, Bench
from pytest_androidbench.records.outcome import Outcome
from tests.plugin.test_on_the_phone import WIFI

GREEDY = """
    import adbutils, json

    GREEDY = {
        "doubling": "s=xxxxxxxx; while :; do s=$s$s; done",
        "forking": "f(){ f & f; }; f",
        "attaching": "sqlite3 :memory: \\"ATTACH '/etc/hosts.db' AS h\\"",
        "filling": "dd if=/dev/zero of=/sdcard/full bs=1M count=5000; rm /sdcard/full",
        "sorting": "yes | sort",
        "matching": "echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa! | grep -cE '^(a+)+$'",
    }

    class Greedy:
        def run(self, goal, phone):
            device = adbutils.adb.device()
            told = {name: device.shell(command) for name, command in GREEDY.items()}
            told["log"] = device.shell("logcat -d -b all")
            device.shell("svc wifi disable")
            phone.tell(Press("home"))
            with open("told.json", "w") as file:
                json.dump(told, file)
            return Done()
"""


@pytest.mark.slow
def test_an_episode_outlives_its_greedy_commands(bench: Bench, agent_source: AgentSource) -> None:
    bench.write("test_phone.py", WIFI)
    agent_source(GREEDY)
    options = [*PLUGIN, "--ab-run=run", "--agent=agents:Greedy", "--ab-limits=seconds=90"]
    bench.pytest(*options, ".", timeout=110).assert_outcomes(passed=1)
    (record,) = bench.records()
    assert (record.outcome, record.attempt) == (Outcome.PASSED, 1)
    told = json.loads((bench.path / "told.json").read_text())
    assert "can't allocate" in told["doubling"]
    assert "Segmentation fault" in told["forking"]
    assert "unable to open database" in told["attaching"]
    assert "No space left on device" in told["filling"]
    assert "sort: xrealloc" in told["sorting"]
    assert told["matching"] == "0"
    assert "not enough memory" in told["log"]
    assert "fork rejected" in told["log"]
