"""The fixtures `device` and `device_profile`: in tasks, and in tests that are none."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench

NO_TASK = """
    def test_it_starts_dark(device):
        assert device.on == frozenset()
        device.on = frozenset({"Fan"})

    def test_each_test_gets_it_restored(device):
        assert device.on == frozenset()
"""
IN_CONFTEST = """
    import pytest

    @pytest.fixture
    def device(device):
        device.on = device.on | {"Heater"}
        return device
"""


@pytest.mark.parametrize("workers", [(), ("-n2",)])
def test_a_plain_test_gets_a_device_without_agent_or_task(
    bench: Bench, workers: tuple[str, ...]
) -> None:
    bench.write("test_plain.py", NO_TASK)
    bench.run("test_plain.py", *workers).assert_outcomes(passed=2)
    assert not bench.run_path.exists()


def test_plain_tests_and_tasks_share_a_worker_s_device(lamp_bench: Bench) -> None:
    lamp_bench.write("test_plain.py", NO_TASK)
    lamp_bench.run("--agent=reference").assert_outcomes(passed=3)
    assert {record.device.serial for record in lamp_bench.records()} == {"tabletop-1"}


def test_a_device_of_the_project_s_own_is_what_the_episode_is_played_on(lamp_bench: Bench) -> None:
    lamp_bench.write("conftest.py", IN_CONFTEST)
    lamp_bench.write(
        "test_desk.py",
        """
        from pytest_androidbench import task

        @task("Heated", "Do nothing.", app="desk")
        def test_heated(episode):
            assert "Heater" in episode.device.on
            episode.run()
            with episode.check("it is still on"):
                assert "Heater" in episode.device.on
        """,
    )
    lamp_bench.run("--agent=null").assert_outcomes(passed=1)


def test_what_is_no_device_is_told_where_a_task_needs_one(lamp_bench: Bench) -> None:
    lamp_bench.write(
        "conftest.py",
        """
        import pytest

        @pytest.fixture
        def device():
            return "cuda:0"
        """,
    )
    lamp_bench.write("test_other.py", "def test_other(device): assert device == 'cuda:0'")
    result = lamp_bench.run("--agent=reference")
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines(["*the fixture 'device' gave a str, which is no device*"])


def test_the_look_is_asked_for_before_the_test(bench: Bench) -> None:
    bench.write(
        "test_plain.py",
        """
        import pytest
        from pytest_androidbench.interface.profile import Profile

        @pytest.fixture
        def device_profile():
            return Profile(name="dark", dark=True)

        def test_look(device): ...
        """,
    )
    # A tabletop has no shell to change its look with.
    result = bench.run("test_plain.py")
    result.stdout.fnmatch_lines(["*tabletop-1 takes no profile: its provider gives a Tabletop*"])


def test_fixtures_are_shown_and_documented(lamp_bench: Bench) -> None:
    result = lamp_bench.run("--fixtures")
    for name in ("agent", "device", "device_profile", "episode"):
        result.stdout.fnmatch_lines([f"{name} -- *"])
    shown = lamp_bench.run("--agent=reference", "--setup-show")
    shown.stdout.fnmatch_lines(["*SETUP*F agent*", "*SETUP*F device *", "*SETUP*F episode*"])


def test_a_run_goes_on_behind_a_device_that_a_test_has_broken(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    lamp_bench.write(
        "test_aside.py",
        """
        def test_breaks_it(device):
            device._broken = "somebody has pulled the plug"
        """,
    )
    lamp_bench.run("--agent=reference").assert_outcomes(passed=2)
