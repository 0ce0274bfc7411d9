"""The agent solves tasks on the phone, by what its model reads from what it is sent."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from fixtures.benches import PLUGIN, Bench
from fixtures.model_server import KEY, Says, serving
from pytest_androidbench.records.calls import read_calls
from pytest_androidbench.records.outcome import Outcome
from tests.agents.claude.asked import (
    Body,
    Line,
    calling,
    options_for,
    pictures,
    script,
    tap,
    told,
)

SETTINGS = calling(("open_app", {"app": "Settings"}))
DONE = calling(("done", {"note": "It is off."}))
TWO_LAMPS = """
    from pytest_androidbench import Episode, task

    @task("TwoLamps", "Switch the lamp on.")
    def test_two_lamps(episode: Episode) -> None:
        episode.run()
        episode.run("Now the fan.")
        with episode.check("both are on"):
            assert episode.device.on == {"Lamp", "Fan"}
"""


def run(bench: Bench, task: str, lines: Sequence[Line | Says], **options: Any) -> list[Body]:
    """Run a task of android_world on the phone; what the model was asked."""
    with serving(script(*lines)) as server:
        bench.pytest(
            *PLUGIN, "--ab-run=run", "-p", "no:randomly", "--pyargs", "task_suites.android_world",
            f"--ab-tasks={task}", "--agent=claude", *options_for(server, **options), timeout=110,
        )  # fmt: skip
    return list(server.asked)


def click(x: int, y: int) -> Says:
    return calling(("left_click", {"coordinate": [x, y]}), toolset="computer")


def click_on(label: str) -> Line:
    """Click where the list says that something lies."""

    def line(body: Body) -> Says:
        found = re.search(re.escape(f'"{label}"') + r".* at \[(\d+), (\d+)\]", told(body))
        assert found, told(body)
        return calling(("computer", {"action": "left_click", "coordinate": [int(found[1]), int(found[2])]}))  # noqa: E501  # fmt: skip

    return line


@pytest.mark.slow
@pytest.mark.parametrize("see", ["both", "elements"])
def test_by_the_numbers_of_elements(bench: Bench, see: str) -> None:
    way: list[Line | Says]
    way = [SETTINGS, tap("Network & internet"), tap("Internet"), tap("Wi-Fi"), DONE]
    asked = run(bench, "SystemWifiTurnOff", way, see=see)
    (record,) = bench.records()
    assert record.outcome is Outcome.PASSED
    assert record.usage.tokens > 1000
    assert record.usage.money > 0
    (attempt,) = bench.contents().attempts
    calls = read_calls(bench.run_path / attempt.folder)
    assert [call.step for call in calls] == [0, 1, 2, 3, 4]
    assert len(asked) == 5
    # Nothing that is kept has the key.
    kept = [path for path in bench.run_path.rglob("*") if path.is_file()]
    assert [path for path in kept if KEY.encode() in path.read_bytes()] == []


@pytest.mark.slow
def test_by_the_picture_and_the_computer_tool(bench: Bench) -> None:
    # Where these lie in a picture of 706 x 1568 pixels.
    way = [SETTINGS, click(265, 461), click(182, 441), click(79, 575), DONE]
    asked = run(bench, "SystemWifiTurnOff", way, see="screen", picture_edge=1568)
    assert bench.outcomes() == [Outcome.PASSED]
    assert asked[0]["tools"][0]["type"] == "computer_toolset_20260801"
    assert all(len(pictures(body["messages"][-1]["content"])) == 1 for body in asked)
    assert not any('"Network' in told(body) for body in asked)


@pytest.mark.slow
def test_by_an_earlier_computer_tool_and_a_list_of_where_things_lie(bench: Bench) -> None:
    labels = ("Connected devices", "Connection preferences", "Bluetooth", "Use Bluetooth")
    way: list[Line | Says] = [SETTINGS, *map(click_on, labels), DONE]
    options = {"see": "both", "tools": "computer", "model": "claude-opus-4-6"}
    run(bench, "SystemBluetoothTurnOn", way, **options)
    assert bench.outcomes() == [Outcome.PASSED]


@pytest.mark.slow
def test_a_question_is_answered(bench: Bench) -> None:
    def answer(body: Body) -> Says:
        assert re.search(r"EditText .*editable", told(body)), told(body)
        return calling(("answer", {"text": "nothing"}), ("done", {}))

    bench.write("test_desk.py", """
        from pytest_androidbench import task

        @task("Notes", "What does the note say? Answer nothing if it is empty.")
        def test_notes(episode):
            episode.run()
            with episode.check("the answer is right"):
                assert episode.answer == "nothing"
    """)  # fmt: skip
    with serving(script(answer)) as server:
        bench.run("--agent=claude", *options_for(server))
    assert bench.outcomes() == [Outcome.PASSED]


@pytest.mark.slow
def test_a_second_turn_goes_on_with_the_same_conversation(bench: Bench) -> None:
    bench.write("test_desk.py", TWO_LAMPS)
    done = calling(("done", {}))
    with serving(script(tap("Lamp"), done, tap("Fan"), done)) as server:
        bench.run("--agent=claude", *options_for(server))
    assert bench.outcomes() == [Outcome.PASSED]
    assert "Switch the lamp on." in told(server.asked[3], 0)
    assert "Now the fan." in told(server.asked[2])


@pytest.mark.slow
def test_an_option_that_is_none_stops_the_run_with_a_sentence(bench: Bench) -> None:
    bench.write("test_desk.py", TWO_LAMPS)
    result = bench.run("--agent=claude", "--agent-option=see=all", "--agent-option=api_key=x")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert "see='all': give one of both, screen, elements" in result.stderr.str()
