"""What more trajectories would take follows from what runs came to."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.training.collecting import NothingCollected, collected
from tests.report.test_command_line import androidbench
from tests.training.runs import criticised, episode


def test_rates_and_costs_are_those_of_the_episodes(tmp_path: Path) -> None:
    run = criticised(
        tmp_path / "run",
        (episode("One"), [0, 2]), (episode("Two"), [1, -1]), (episode("Three"), []),
    )  # fmt: skip
    found = collected([read_contents(run)])
    assert found.episodes == 2
    assert found.accepted.estimate == 0.5
    # One whole one and its beginning, and the beginning of the other.
    assert found.factor == 3
    assert (found.seconds, found.money, found.check_money) == pytest.approx((36, 0.1, 0.01))


def test_the_command_tells_runs_money_and_time(tmp_path: Path) -> None:
    run = criticised(tmp_path / "run", (episode("One"), [0, 2]), (episode("Two"), [1, -1]))
    result = androidbench("collecting", run, "--trajectories", "300")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0].startswith("2 episodes: 50.0% accepted (")
    assert "3.00 trajectories" in lines[0]
    assert lines[1].startswith("episodes for 300 trajectories: 200 expected, ")
    assert lines[2] == "whatever they are worth: 30.00 US dollars, 3.0 hours of one device"
    assert lines[3].startswith("accepted: 22.00 US dollars, 2.0 hours of one device")


def test_where_nothing_was_accepted_no_number_is_made_up(tmp_path: Path) -> None:
    run = criticised(tmp_path / "run", (episode("One"), [-1, 2]))
    result = androidbench("collecting", run)
    assert "more than can be planned for expected" in result.output
    assert "accepted: inf US dollars" in result.output


def test_without_a_verdict_that_can_be_read_nothing_is_known(tmp_path: Path) -> None:
    run = criticised(tmp_path / "run", (episode("One"), []))
    with pytest.raises(NothingCollected, match="nothing is known"):
        collected([read_contents(run)])
