"""How the device's time moves and how it is restored: asked for, kept in the run, told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fixtures.benches import PLUGIN, Bench
from pytest_androidbench.devices.providers.adb import AdbProvider
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.errors import DeviceUnavailable
from pytest_androidbench.plugin.settings import settings_of
from pytest_androidbench.records.outcome import Outcome

CLOCK = """
    from pytest_androidbench import task

    @task("Time", "Wait.")
    def test_time(episode):
        episode.run()
        moments = {episode.device.shell("date +%s%N").text for _ in range(300)}
        with episode.check("time passes although nothing is done"):
            assert len(moments) > 1
"""
LEFT = """
    from pytest_androidbench import task

    HIDDEN = "/storage/emulated/0/.trace"
    CLOCK = "com.google.android.deskclock"
    OWN = [f"/data/data/{CLOCK}", f"/data/user_de/0/{CLOCK}"]

    @task("Tidy", "Leave things.")
    def test_tidy(episode):
        places = [HIDDEN, *(f"{folder}/files/trace" for folder in OWN)]
        assert not any(episode.device.files.exists(place) for place in places)
        assert episode.device.setting("secure", "trace") == ""
        episode.run()
        episode.device.put_files({place: b"" for place in places})
        episode.device.put_setting("secure", "trace", 1)
"""
FARM = """
    from fixtures.tabletop import TabletopProvider

    class Plain(TabletopProvider):
        pass

    class Choosy(TabletopProvider):
        def __init__(self, clock="virtual", restore="snapshot"):
            super().__init__()
            print("built with", clock, restore)

    class Open(TabletopProvider):
        def __init__(self, web_hosts=""):
            super().__init__()
            print("built for", web_hosts)
"""
DESK = """
    name = "desk"
    [apps]
    "com.google.android.deskclock" = ""
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "outcome"),
    [((), Outcome.FAILED), (("--ab-clock=wall",), Outcome.PASSED)],
)
def test_a_phones_time_moves_as_it_is_told(
    bench: Bench, arguments: tuple[str, ...], outcome: Outcome
) -> None:
    bench.write("test_desk.py", CLOCK)
    bench.run("--agent=null", "--ab-device=phone", *arguments)
    assert bench.outcomes() == [outcome]


@pytest.mark.slow
@pytest.mark.parametrize("way", ["snapshot", "app-data"])
def test_what_an_episode_leaves_is_gone_before_the_next(bench: Bench, way: str) -> None:
    bench.write("suite.toml", DESK)
    bench.write("test_desk.py", LEFT)
    bench.run("--agent=null", "--ab-device=phone", f"--ab-restore={way}", "--ab-seeds=1,2")
    assert bench.outcomes() == [Outcome.PASSED, Outcome.PASSED]


def test_the_run_and_its_commands_say_what_is_not_the_default(lamp_bench: Bench) -> None:
    result = lamp_bench.run("--agent=null", "--ab-clock=wall", "--ab-restore=app-data")
    result.stdout.fnmatch_lines(
        ["androidbench: *; device tabletop; clock wall; restored by app-data; *"]
    )
    manifest = json.loads((lamp_bench.run_path / "manifest.json").read_text())
    assert (manifest["clock"], manifest["restore"]) == ("wall", "app-data")
    (record,) = lamp_bench.records()
    assert "--ab-clock=wall --ab-restore=app-data" in record.repro
    page = (lamp_bench.run_path / "index.html").read_text()
    assert "wall clock" in page
    assert "restored by app-data" in page


def test_servers_that_pages_may_reach_are_kept_and_told(lamp_bench: Bench) -> None:
    lamp_bench.write("farm.py", FARM)
    hosts = "--ab-web-hosts=example.org,127.0.0.1:8000"
    result = lamp_bench.run("--agent=null", "--ab-device=farm:Open", hosts, "-s")
    result.stdout.fnmatch_lines(
        ["androidbench: *; pages reach example.org, 127.0.0.1:8000; *", "*built for example.org,*"]
    )
    manifest = json.loads((lamp_bench.run_path / "manifest.json").read_text())
    assert manifest["web_hosts"] == ["example.org", "127.0.0.1:8000"]
    (record,) = lamp_bench.records()
    assert hosts in record.repro
    assert "pages reach example.org" in (lamp_bench.run_path / "index.html").read_text()
    again = lamp_bench.run("--agent=null", "--ab-device=farm:Open")
    again.stderr.fnmatch_lines(["*web_hosts*"])


@pytest.mark.parametrize("device", ["avd:Pixel", "adb:X"])
def test_servers_are_not_named_for_real_devices(pytester: pytest.Pytester, device: str) -> None:
    options = [f"--ab-device={device}", "--ab-web-hosts=*"]
    config = pytester.parseconfig(*PLUGIN, "--agent=null", *options)
    with pytest.raises(pytest.UsageError, match=f"the pages of {device} reach"):
        settings_of(config)


def test_runs_on_devices_kept_otherwise_share_no_directory(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=null")
    again = lamp_bench.run("--agent=null", "--ab-clock=wall")
    again.stderr.fnmatch_lines(["*clock: None there, 'wall' here*"])


def test_a_run_from_before_the_options_is_gone_on_with(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=null")
    file = lamp_bench.run_path / "manifest.json"
    manifest = json.loads(file.read_text())
    del manifest["clock"], manifest["restore"]
    file.write_text(json.dumps(manifest))
    lamp_bench.run("--agent=null", "--ab-repeats=1").assert_outcomes(failed=1)
    assert len(lamp_bench.outcomes()) == 1


@pytest.mark.parametrize(
    ("device", "clock", "restore"),
    [("phone", "virtual", "snapshot"), ("avd:Pixel", "wall", "snapshot"), ("adb:X", "wall", "")],
)
def test_a_devices_own_ways_are_the_default(
    pytester: pytest.Pytester, device: str, clock: str, restore: str
) -> None:
    options = [f"--ab-device={device}", f"--ab-clock={clock}", f"--ab-restore={restore}"]
    settings = settings_of(pytester.parseconfig(*PLUGIN, "--agent=null", *options))
    assert settings.device_options == {}


@pytest.mark.parametrize("device", ["avd:Pixel", "adb:X"])
def test_virtual_time_is_refused_where_there_is_none(
    pytester: pytest.Pytester, device: str
) -> None:
    config = pytester.parseconfig(
        *PLUGIN, "--agent=null", f"--ab-device={device}", "--ab-clock=virtual"
    )
    with pytest.raises(pytest.UsageError, match=rf"the time of {device} cannot .* simulated phone"):
        settings_of(config)


def test_a_provider_of_ones_own_is_built_with_what_is_asked_for(lamp_bench: Bench) -> None:
    lamp_bench.write("farm.py", FARM)
    ways = ["--ab-clock=wall", "--ab-restore=app-data"]
    result = lamp_bench.run("--agent=null", "--ab-device=farm:Choosy", *ways, "-s")
    result.stdout.fnmatch_lines(["*built with wall app-data*"])
    result = lamp_bench.run("--agent=null", "--ab-device=farm:Plain", *ways, "--ab-run=run2")
    assert result.ret == 4
    result.stderr.fnmatch_lines(["*farm:Plain --ab-clock=wall --ab-restore=app-data cannot be*"])


def test_snapshots_are_not_promised_where_there_are_none(tmp_path: Path) -> None:
    phones = PhoneProvider(slots=Slots(tmp_path), export=False)
    device = phones.acquire()
    try:
        host, port = device.address
        AdbProvider([device.serial], host=host, port=port, restore="snapshot").look()
        # The same server, by a name that is not known for this machine's.
        elsewhere = AdbProvider([device.serial], host="127.1", port=port, restore="snapshot")
        with pytest.raises(DeviceUnavailable, match="no emulator console here, and so no snap"):
            elsewhere.look()
    finally:
        phones.release(device)
