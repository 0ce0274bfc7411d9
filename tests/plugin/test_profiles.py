"""Cells that are run with several looks of the device, and a device that is itself afterwards."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from fixtures.benches import PLUGIN, AgentSource, Bench
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.look import Look, put_profile, read_look
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.undoing import changed_devices

LOOK = """
    from pytest_androidbench import Done, task

    @task("Seen", "Look at the screen.")
    def test_seen(episode):
        size = episode.device.observe()
        night = episode.device.setting("secure", "ui_night_mode")
        scale = episode.device.setting("system", "font_scale")
        episode.run()
        with episode.check(f"{size.width}x{size.height} night {night} font {scale}"):
            assert True
"""
OWN = """
    import pytest
    from pytest_androidbench.interface.profile import Profile
    from pytest_androidbench import task

    @pytest.fixture
    def device_profile(device_profile):
        return (device_profile or Profile()).under(Profile(font_scale=1.15))

    @task("Seen", "Look at the screen.")
    def test_seen(episode):
        episode.run()
"""
FILE = """
    [tiny]
    width = 720
    height = 1280
    density = 320
    dark = true

    [huge]
    font_scale = 1.3
"""


def run(bench: Bench, *arguments: str, device: str = "phone") -> pytest.RunResult:
    options = [*PLUGIN, "--ab-run=run", f"--ab-device={device}", "--agent=null"]
    return bench.pytest(*options, *arguments, ".", timeout=100)


def looks(records: list[Record]) -> dict[str, Profile]:
    """What was seen of the device, by the profile of the cell."""
    found = {record.cell.profile: record.device.look for record in records}
    return {name: look for name, look in found.items() if look is not None}


@pytest.fixture
def look_bench(bench: Bench) -> Bench:
    bench.write("test_look.py", LOOK)
    bench.write("looks.toml", FILE)
    return bench


@pytest.fixture
def attached() -> Iterator[Device]:
    """A phone that somebody else has started."""
    owner = PhoneProvider(export=False)
    phone = owner.acquire()
    yield phone
    owner.release(phone)


def spec_of(phone: Device) -> str:
    host, port = phone.address
    return f"adb:{phone.serial}@{host}:{port}"


@pytest.mark.slow
def test_each_profile_is_a_cell_and_workers_give_the_same_ones(look_bench: Bench) -> None:
    asked = "--ab-profiles=default,dark,looks.toml"
    first = run(look_bench, asked, "--ab-seeds=1,2")
    first.assert_outcomes(passed=8)
    first.stdout.fnmatch_lines(["*; profiles default, dark, tiny, huge; *", "by profile:"])
    first.stdout.fnmatch_lines([f"  {name} *2/2 in 1 task" for name in ("dark", "default", "huge")])
    alone = look_bench.records()
    assert {record.cell.profile for record in alone} == {"default", "dark", "tiny", "huge"}
    assert {record.checks[0].label for record in alone if record.cell.profile == "tiny"} == {
        "720x1280 night 2 font 1.0"
    }
    found = looks(alone)
    plain = found["default"].values
    assert found["huge"].values == plain | {"font_scale": 1.3}
    assert found["dark"].values == plain | {"dark": True}
    result = run(look_bench, asked, "--ab-seeds=1,2", "-n2", "--ab-run=other")
    result.assert_outcomes(passed=8)
    there = look_bench.records("other")
    assert [record.episode for record in there] == [record.episode for record in alone]
    assert looks(there) == found


@pytest.mark.slow
def test_a_run_takes_more_profiles_later_and_tells_a_changed_one(look_bench: Bench) -> None:
    run(look_bench, "--ab-profiles=default").assert_outcomes(passed=1)
    run(look_bench, "--ab-profiles=default,looks.toml:tiny").assert_outcomes(passed=2)
    assert len(look_bench.outcomes()) == 2
    look_bench.write("looks.toml", FILE.replace("320", "300"))
    refused = run(look_bench, "--ab-profiles=looks.toml:tiny")
    refused.stderr.fnmatch_lines(["*looks.tiny.density: 320 there, 300 here*"])


@pytest.mark.slow
def test_a_fixture_may_lay_its_own_over_the_runs(bench: Bench) -> None:
    bench.write("test_look.py", OWN)
    run(bench, "--ab-profiles=default,dark").assert_outcomes(passed=2)
    found = {record.cell.profile: record.device.look for record in bench.records()}
    assert set(found) == {"test_look.py", "test_look.py dark"}
    assert {look.font_scale for look in found.values() if look} == {1.15}
    assert {look.dark for look in found.values() if look} == {False, True}


@pytest.mark.slow
def test_a_record_says_what_its_profile_sets_and_the_run_what_they_are_called_together(
    look_bench: Bench,
) -> None:
    small, big = FILE.split("[huge]")
    look_bench.write("looks.toml", f"[splits]\n    train = ['tiny', 'huge']{small}[huge]{big}")
    run(look_bench, "--ab-profiles=dark,looks.toml:train")
    assert {record.cell.profile: record.look for record in look_bench.records()} == {
        "dark": Profile(name="dark", dark=True),
        "huge": Profile(name="huge", font_scale=1.3),
        "tiny": Profile(name="tiny", width=720, height=1280, density=320, dark=True),
    }
    assert look_bench.contents().manifest.splits == {"train": ("tiny", "huge")}


@pytest.mark.slow
def test_what_a_fixture_sets_is_in_the_record_too(bench: Bench) -> None:
    bench.write("test_look.py", OWN)
    run(bench, "--ab-profiles=dark")
    assert [record.look for record in bench.records()] == [
        Profile(name="dark", dark=True, font_scale=1.15)
    ]


@pytest.mark.slow
def test_the_command_of_a_cell_runs_just_this_cell(look_bench: Bench) -> None:
    run(look_bench, "--ab-profiles=default,dark")
    [record] = [one for one in look_bench.records() if one.cell.profile == "dark"]
    words = shlex.split(record.repro)[1:]
    again = look_bench.pytest(*PLUGIN, "--ab-run=again", *words)
    again.assert_outcomes(passed=1)
    assert [one.cell for one in look_bench.records("again")] == [record.cell]


@pytest.mark.slow
def test_a_providers_own_look_is_recorded_as_what_it_is(look_bench: Bench) -> None:
    look_bench.write(
        "farm.py",
        """
        from pytest_androidbench.devices.providers.phone import PhoneProvider
        from pytest_androidbench.interface.profile import Profile

        class Farm(PhoneProvider):
            def __init__(self):
                super().__init__(profile=Profile(dark=True, direction="rtl", rotation=1))
        """,
    )
    run(look_bench, device="farm:Farm").assert_outcomes(passed=1)
    [record] = look_bench.records()
    look = record.device.look
    assert look is not None
    assert (record.cell.profile, look.dark, look.direction, look.rotation) == (
        "default", True, "rtl", 1,
    )  # fmt: skip


@pytest.mark.slow
def test_an_attached_device_is_itself_after_the_run(look_bench: Bench, attached: Device) -> None:
    put_profile(attached, Profile(font_scale=1.15))
    before = read_look(attached)
    result = run(
        look_bench, "--ab-profiles=dark,default,looks.toml", "--ab-restore=app-data",
        device=spec_of(attached),
    )  # fmt: skip
    result.assert_outcomes(passed=4)
    found = {record.cell.profile: record.device.look for record in look_bench.records()}
    plain = replace(before.seen, name="")
    assert found["default"] == plain
    assert found["dark"] == replace(plain, dark=True)
    assert found["huge"] == replace(plain, font_scale=1.3)
    assert read_look(attached) == before
    assert not (look_bench.run_path / "undo").exists()


KILLS_ITSELF = """
    import signal

    class Killer(Quiet):
        def act(self, observation):
            if "DEADLY" in os.environ:
                os.kill(os.getpid(), signal.SIGKILL)
            return Done()
"""


@pytest.fixture
def killer(agent_source: AgentSource, monkeypatch: pytest.MonkeyPatch) -> None:
    """An agent that kills the process it runs in, unless told otherwise."""
    agent_source(KILLS_ITSELF)
    monkeypatch.setenv("DEADLY", "yes")


def killed_run(bench: Bench, attached: Device) -> Look:
    """A run on an attached device whose process is killed in the middle; the look before it."""
    before = read_look(attached)
    run(
        bench, "--agent=agents:Killer", "--ab-agent-process=off", "--ab-profiles=looks.toml:tiny",
        "--ab-restore=app-data", device=spec_of(attached),
    )  # fmt: skip
    assert read_look(attached) != before
    return before


def undo(bench: Bench) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest_androidbench.cli", "undo", "run"]
    return subprocess.run(command, cwd=bench.path, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_what_a_killed_run_has_left_is_undone_by_a_command(
    look_bench: Bench, attached: Device, killer: None
) -> None:
    before = killed_run(look_bench, attached)
    [left] = changed_devices(look_bench.run_path)
    assert left.device == spec_of(attached)
    done = undo(look_bench)
    assert (done.returncode, done.stdout) == (
        0,
        f"{attached.serial} looks as it did before the run\n",
    )
    assert read_look(attached) == before
    again = undo(look_bench)
    assert again.returncode == 0
    assert "nothing to undo" in again.stdout


@pytest.mark.slow
def test_a_run_that_goes_on_begins_with_the_undoing(
    look_bench: Bench, attached: Device, killer: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = killed_run(look_bench, attached)
    monkeypatch.delenv("DEADLY")
    run(
        look_bench, "--agent=agents:Killer", "--ab-profiles=looks.toml:tiny",
        "--ab-restore=app-data", device=spec_of(attached),
    ).assert_outcomes(passed=1)  # fmt: skip
    assert read_look(attached) == before
    assert not changed_devices(look_bench.run_path)


@pytest.mark.slow
def test_a_device_that_is_gone_is_told_of_and_stays_written_down(
    look_bench: Bench, killer: None
) -> None:
    owner = PhoneProvider(export=False)
    phone = owner.acquire()
    killed_run(look_bench, phone)
    owner.release(phone)
    done = undo(look_bench)
    assert done.returncode == 1
    assert f"{phone.serial} is not as it was: " in done.stdout
    assert "delete " in done.stdout
    assert changed_devices(look_bench.run_path)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("nonesuch", "there is no profile nonesuch; there are default, dark,*FILE.toml:NAME"),
        (",", "give at least one name, of default, dark"),
        ("lost.toml", "there is no file lost.toml in "),
        ("looks.toml:other", "looks.toml defines no profile other; it has tiny, huge"),
        ("broken.toml", "broken.toml is no TOML file"),
        ("faulty.toml:a", "faulty.toml: [[]a] knows no colour; a profile says width, height"),
        ("faulty.toml:b", "faulty.toml: [[]b]: cannot read Profile: Expected `int | null`"),
        ("faulty.toml:c", "faulty.toml: [[]c]: width and height go together"),
        ("faulty.toml:dark", "[[]dark] is the name of a built-in profile; take another"),
        ("faulty.toml:e", "[[]e] sets nothing"),
        ("faulty.toml:f", "[[]f] is no table"),
    ],
)
def test_what_is_no_profile_is_told(lamp_bench: Bench, asked: str, told: str) -> None:
    lamp_bench.write("looks.toml", FILE)
    lamp_bench.write("broken.toml", "[tiny")
    lamp_bench.write(
        "faulty.toml",
        """
        f = 3
        [a]
        colour = "red"
        [b]
        width = "wide"
        height = 3
        [c]
        width = 720
        [dark]
        dark = false
        [e]
        """,
    )
    result = lamp_bench.run("--agent=null", f"--ab-profiles={asked}")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: --ab-profiles={asked}: *{told}*"])


def test_a_device_without_a_shell_takes_no_profile(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=reference", "--ab-profiles=dark", "--ab-retry-infra=0")
    [record] = lamp_bench.records()
    assert record.reason.startswith("tabletop-1 takes no profile: its provider gives a Tabletop")
