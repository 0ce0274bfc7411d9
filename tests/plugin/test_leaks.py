"""An audit compares the state after each restore with the one that was saved."""

from __future__ import annotations

import pytest

from fixtures.benches import Bench
from pytest_androidbench.records.outcome import Outcome

TIDY = """
    from pytest_androidbench import Episode, Limits, Pilot, task

    @task("Touch", "Make a file.", limits=Limits(steps=5))
    def test_touch(episode: Episode) -> None:
        episode.device.put_files({"/sdcard/Download/one.txt": b"1"})
        episode.run()
        with episode.check("never holds"):
            assert episode.answer == "done"

    @test_touch.solution
    def solve(pilot: Pilot) -> None:
        pilot.answer("done")
"""
LEAKING = """
    from pytest_androidbench.devices.providers.phone import PhoneProvider

    class Leaking(PhoneProvider):
        "Its devices forget to put one thing back: {what}."

        def acquire(self):
            device = super().acquire()
            restore = device.restore
            def restore_most(name):
                restore(name)
                {leak}
            device.restore = restore_most
            return device
"""
SUITE = """
    name = "touch"
    recipe = "steps:STEPS"
    [apps]
    "com.google.android.contacts" = ""
"""
STEPS = """
    from pytest_androidbench.provision.first_pages import pass_first_pages
    STEPS = (pass_first_pages,)
"""
LEAKS = {
    "a shared file": (
        'device.put_files({"/sdcard/Download/left.txt": b"x"})',
        "file /sdcard/Download/left.txt is new",
    ),
    "a setting": ('device.put_setting("secure", "left", "1")', "setting secure left is new"),
    "an app's own file": (
        'device.shell("rm -r /data/data/com.google.android.contacts/*", root=True)',
        "com.google.android.contacts_preferences.xml is gone",
    ),
}


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("what", LEAKS)
def test_what_a_restore_leaves_behind_is_named(bench: Bench, what: str) -> None:
    leak, told = LEAKS[what]
    bench.write("test_touch.py", TIDY)
    bench.write("farm.py", LEAKING.format(what=what, leak=leak))
    bench.write("suite.toml", SUITE)
    bench.write("steps.py", STEPS)
    bench.run("--ab-audit", "--ab-device=farm:Leaking")
    outcomes = {record.outcome for record in bench.records()}
    assert outcomes == {Outcome.INVALID}
    assert all(told in record.reason for record in bench.records()), bench.records()[0].reason


@pytest.mark.slow
def test_a_phone_leaves_nothing_behind(bench: Bench) -> None:
    bench.write("test_touch.py", TIDY)
    bench.run("--ab-audit", "--ab-device=phone", "--ab-seeds=0-2")
    assert {record.outcome for record in bench.records()} == {Outcome.PASSED, Outcome.FAILED}
