"""What an agent asked its model is kept with the step that it led to."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.calls import CALLS, ModelCall, PromptMessage, read_calls
from pytest_androidbench.records.outcome import Outcome

ASKS = """
    class Asks(Quiet):
        usage = {"tokens": 0, "money": 0.0}

        def start(self, goal):
            self.model_calls = []
            self.history = [{"role": "system", "content": "You drive a desk."}]

        def act(self, observation):
            turn = len(self.model_calls)
            picture = {"type": "image_url", "image_url": {"url": "data:"}}
            shown = [{"type": "text", "text": f"screen {turn}"}, picture]
            self.history.append({"role": "user", "content": shown})
            self.model_calls.append({
                "request": list(self.history), "answer": f"answer {turn}", "model": "small-1",
                "tokens": 100 + turn, "money": 0.001, "seconds": 0.5, "purpose": "act",
                "more": object(),
            })
            self.history.append({"role": "assistant", "content": f"answer {turn}"})
            if turn == 2:
                raise ValueError("the answer is no action")
            return Tap(observation.find("Lamp").index)

    class Plays:
        def __init__(self): self.model_calls = []

        def take_turn(self, goal, turn):
            for number in range(2):
                self.model_calls.append({"request": f"prompt {number}", "answer": "Lamp"})
                turn.step(Tap(turn.observation.find("Lamp").index))
            self.model_calls.append({"request": "the last", "error": "no answer in 60 s"})

    class Mumbles(Quiet):
        model_calls = [
            7, None, {"tokens": float("nan"), "money": "much", "seconds": -1}, {"request": [3, {}]},
            {"request": "\\ud83d\\x1b[31m <b>", "answer": ["a", {"text": "b"}, {"type": "image"}]},
            {"request": "x" * 10_000_000},
        ]

    class Lists(Quiet):
        @property
        def model_calls(self): raise RuntimeError("not now")
"""
WAYS = ["--ab-agent-process=worker", "--ab-agent-process=off"]


def calls(bench: Bench) -> tuple[ModelCall, ...]:
    (attempt,) = bench.contents().attempts
    return read_calls(bench.run_path / attempt.folder)


@pytest.mark.parametrize("way", WAYS)
def test_calls_lie_with_the_step_they_led_to(
    lamp_bench: Bench, agent_source: AgentSource, way: str
) -> None:
    agent_source(ASKS)
    lamp_bench.run("--agent=agents:Asks", way)
    first, second, third = calls(lamp_bench)
    assert lamp_bench.outcomes() == [Outcome.AGENT_ERROR]
    assert first == ModelCall(
        step=0, model="small-1", answer="answer 0", tokens=100, money=0.001, seconds=0.5,
        purpose="act", request=(
            PromptMessage(role="system", text="You drive a desk."),
            PromptMessage(role="user", text="screen 0\n[image_url]"),
        ),
    )  # fmt: skip
    # What a request has in common with the one before is not kept again.
    assert second.repeated == 2
    assert [message.role for message in second.request] == ["assistant", "user"]
    # The last one led to no step, for its answer was none.
    assert [call.step for call in (first, second, third)] == [0, 1, 2]
    assert lamp_bench.records()[0].steps == 2


@pytest.mark.parametrize("way", WAYS)
def test_an_agent_that_plays_its_turn_tells_calls_step_by_step(
    lamp_bench: Bench, agent_source: AgentSource, way: str
) -> None:
    agent_source(ASKS)
    lamp_bench.run("--agent=agents:Plays", way)
    assert [(call.step, call.request[0].text, call.error) for call in calls(lamp_bench)] == [
        (0, "prompt 0", ""), (1, "prompt 1", ""), (2, "the last", "no answer in 60 s"),
    ]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_whatever_stands_there_is_told_and_fails_nothing(
    lamp_bench: Bench, agent_source: AgentSource, way: str
) -> None:
    agent_source(ASKS)
    lamp_bench.run("--agent=agents:Mumbles", way)
    assert lamp_bench.outcomes() == [Outcome.FAILED]
    number, nothing, amounts, odd, hostile, long = calls(lamp_bench)
    assert (number.answer, nothing.answer) == ("7", "")
    assert (amounts.tokens, amounts.money, amounts.seconds) == (0, 0.0, 0.0)
    assert [message.text for message in odd.request] == ["3", ""]
    assert hostile.request[0].text == r"\ud83d\x1b[31m <b>"
    assert hostile.answer == "a\nb\n[image]"
    assert len(long.request[0].text) < 20_200
    lamp_bench.run("--agent=agents:Lists", "--ab-run=other", way)
    assert lamp_bench.outcomes("other") == [Outcome.FAILED]
    assert not list((lamp_bench.path / "other").rglob(CALLS))


def test_secrets_are_left_out(lamp_bench: Bench, agent_source: AgentSource) -> None:
    agent_source("""
        class Keyed(Quiet):
            def __init__(self, api_key):
                self.model_calls = [{"request": f"with {api_key}", "answer": f"your {api_key}?"}]
    """)
    lamp_bench.run("--agent=agents:Keyed", "--agent-option=api_key=sesame-street-42")
    (call,) = calls(lamp_bench)
    assert call.request[0].text == "with <secret api_key>"
    assert call.answer == "your <secret api_key>?"
