"""An agent written for AndroidWorld plays our tasks as it is."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from fixtures.benches import Bench
from fixtures.model_server import KEY, Fails, Says, in_turn, serving
from pytest_androidbench.records.calls import read_calls
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.outcome import Outcome

Styled = Callable[[str], Bench]


def ran(bench: Bench, name: str, *options: str) -> list[str]:
    """The actions that an agent took, by their names."""
    bench.run(f"--agent=android_world:styled:{name}", *options)
    (attempt,) = bench.contents().attempts
    steps = read_steps(bench.run_path / attempt.folder)
    return [step.action["action"] for step in steps]


@pytest.mark.parametrize("process", ["worker", "off"])
def test_an_agent_solves_a_task(styled: Styled, process: str) -> None:
    bench = styled("""
class Solves(Styled):
    def step(self, goal):
        assert goal == "Switch the lamp on."
        self.click("Lamp")
        return Result(done=True, data={})
""")
    assert ran(bench, "Solves", f"--ab-agent-process={process}") == ["Tap", "Done"]
    assert bench.outcomes() == [Outcome.PASSED]


def test_the_environment_has_what_agents_look_at(styled: Styled) -> None:
    bench = styled("""
class Looks(Styled):
    def __init__(self, env, name="Looks", words="Lamp"):
        super().__init__(env, name, transition_pause=2.0)
        self.words = words

    def step(self, goal):
        env, state = self.env, self.env.get_state(wait_to_stabilize=True)
        assert self.transition_pause is None and self._max_steps == 3
        assert env.logical_screen_size == env.device_screen_size == (400, 800)
        assert env.orientation == adb_utils.get_orientation(env.controller) == 0
        assert env.physical_frame_boundary == (0, 0, 400, 800)
        assert adb_utils.get_screen_size(env.controller) == (400, 800)
        assert adb_utils.get_current_activity(env.controller)[0] == "tabletop/tabletop.Main"
        assert env.foreground_activity_name == "tabletop/tabletop.Main"
        assert env.interaction_cache == "" and env.ask_question("who?") is None
        env.hide_automation_ui()
        windows = state.forest.windows
        assert sum(len(each.tree.nodes) for each in windows) == len(state.ui_elements)
        valid = [m3a_utils.validate_ui_element(each, (400, 800)) for each in state.ui_elements]
        assert all(valid)
        actuation.find_and_click_element(self.words, env.controller)
        env.execute_action(json_action.JSONAction(action_type="answer", text="it is on"))
        assert env.interaction_cache == "it is on"
        return Result(True, {})
""")
    assert ran(bench, "Looks", "--agent-option=words=lanp") == ["Tap", "Answer", "Done"]
    (record,) = bench.records()
    assert (record.outcome, record.answer) == (Outcome.PASSED, "it is on")


def test_a_step_without_an_action_is_one_of_the_budget(styled: Styled) -> None:
    bench = styled("""
class Idles(Styled):
    def step(self, goal):
        return Result(False, {})
""")
    assert ran(bench, "Idles") == ["Wait"] * 3
    assert bench.records()[0].ending == "limit:steps"


def test_a_used_up_budget_cannot_be_caught(styled: Styled) -> None:
    bench = styled("""
class Catches(Styled):
    def step(self, goal):
        for _ in range(5):
            try:
                self.click("Fan")
            except Exception:
                pass
        return Result(False, {})
""")
    assert ran(bench, "Catches") == ["Tap"] * 3
    assert bench.records()[0].ending == "limit:steps"


def test_giving_up_is_told(styled: Styled) -> None:
    bench = styled("""
class GivesUp(Styled):
    def step(self, goal):
        action = json_action.JSONAction(action_type="status", goal_status="infeasible")
        self.env.execute_action(action)
        return Result(True, {"action_output_json": action})

class SaysSo(Styled):
    def step(self, goal):
        said = 'Reason: no way\\nAction: {"action_type": "status", "goal_status": "infeasible"}'
        return Result(True, {"action_output": said, "action_prompt": "complete"})
""")
    assert ran(bench, "GivesUp") == ["Infeasible"]
    assert ran(bench, "SaysSo", "--ab-run=run2") == ["Infeasible"]


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("return None", "must return an AgentInteractionResult"),
        ("self.index_of('Moon')", "StopIteration"),
        ("adb_utils.issue_generic_request('shell pm clear x', self.env.controller)",
         "no touch does what this asks for: shell pm clear x"),
        ("adb_utils.toggle_wifi(self.env.controller)", "toggle_wifi needs adb"),
    ],
)  # fmt: skip
def test_what_goes_wrong_in_a_step_is_the_agent_s(styled: Styled, step: str, said: str) -> None:
    bench = styled(f"\nclass Errs(Styled):\n    def step(self, goal):\n        {step}\n")
    ran(bench, "Errs")
    (record,) = bench.records()
    assert record.outcome is Outcome.AGENT_ERROR
    assert said in record.reason


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("NoEnv", [], "takes no environment"),
        ("Wants", ["--agent-option=colour=red"], "cannot be built with the options colour"),
        ("Wants", [], "cannot be built with no options"),
        ("Wants", ["--agent-option=depth=3", "--agent-option=modell=x"], "options depth, modell"),
        ("Gone", [], "styled has no Gone"),
        ("NoStep", [], "without step"),
    ],
)
def test_what_cannot_be_built_is_told(
    styled: Styled, name: str, options: list[str], said: str
) -> None:
    bench = styled("""
def NoEnv(): ...
def NoStep(env): return 7
class Wants(Styled):
    def __init__(self, env, depth): super().__init__(env)
    def step(self, goal): return Result(True, {})
""")
    result = bench.run(f"--agent=android_world:styled:{name}", *options)
    assert said in result.stdout.str() + result.stderr.str()
    assert not list(bench.run_path.glob("episodes/*"))


ASKS = """
class Asks(Styled):
    def __init__(self, env, llm: infer.MultimodalLlmWrapper, name="Asks"):
        super().__init__(env, name)
        self.llm = llm

    def step(self, goal):
        text, is_safe, raw = self.llm.predict_mm(goal + " What now?", [])
        if is_safe is False:
            return Result(True, {})
        assert raw.text == text
        self.click(text)
        return Result(False, {})

class Calls(Styled):
    def step(self, goal):
        from android_world.agents import seeact_utils
        messages = [{"role": "system", "content": "You see a desk."},
                    {"role": "user", "content": [{"type": "text", "text": goal}]}]
        said = seeact_utils.execute_openai_request(messages)
        self.click(said["choices"][0]["message"]["content"])
        return Result(True, {})

class Hides(Asks):
    def step(self, goal):
        try:
            return super().step(goal)
        except Exception:
            return Result(True, {})
"""


@pytest.mark.parametrize("name", ["Asks", "Calls"])
def test_the_model_of_the_run_answers(styled: Styled, name: str) -> None:
    bench = styled(ASKS)
    with serving(in_turn(Says(text="Lamp"), Says(text="no", stop="refusal"))) as server:
        actions = ran(
            bench, name, f"--agent-option=base_url={server.url}", f"--agent-option=api_key={KEY}"
        )
    assert actions == ["Tap", "Done"]
    (attempt,) = bench.contents().attempts
    assert attempt.record.outcome is Outcome.PASSED
    assert attempt.record.usage.tokens > 0
    first, *_ = read_calls(bench.run_path / attempt.folder)
    assert "Switch the lamp on." in first.request[-1].text
    assert first.answer == "Lamp"


def test_a_service_that_fails_is_no_fault_of_an_agent_that_hides_it(styled: Styled) -> None:
    bench = styled(ASKS)
    with serving(in_turn(Fails(status=529, headers={"retry-after-ms": "1"}))) as server:
        bench.run(
            "--agent=android_world:styled:Hides",
            f"--agent-option=base_url={server.url}",
            f"--agent-option=api_key={KEY}",
            "--agent-option=tries=1",
        )
    assert set(bench.outcomes()) == {Outcome.INFRA_ERROR}


def test_a_missing_key_stops_the_run(styled: Styled, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    assert "ANTHROPIC_AUTH_TOKEN" not in os.environ
    result = styled(ASKS).run("--agent=android_world:styled:Asks")
    assert "there is no key" in result.stdout.str() + result.stderr.str()
