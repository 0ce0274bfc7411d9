"""Solutions done by touches are demonstrations: in words and in numbers they do the same again."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner

from fixtures.benches import PLUGIN, ROOT, WITHOUT, Bench
from fixtures.model_server import Fails, Says, serving
from pytest_androidbench.agents.bmoca.demonstration import read_text_demonstrations
from pytest_androidbench.agents.parts.dual_gesture_head import HEAD
from pytest_androidbench.agents.parts.pictures.scaling import size_of
from pytest_androidbench.cli import main
from pytest_androidbench.records.outcome import Outcome
from tests.agents.prompted import Body, options_for

TASKS: Final = (
    "airplane_on", "alarm_on_0900", "brightness_down", "call_911", "settings_add_language",
)  # fmt: skip
EVERYWHERE: Final = "train_env_003"
"""Its home screen has all of their apps."""
HIDDEN: Final = "train_env_005"
"""Here the clock is among all apps alone."""

Told = dict[tuple[str, str], list[str]]
"""By goal and profile: what is answered, step by step."""


def runs(bench: Bench, name: str, profiles: Sequence[str], agent: str, *options: str) -> None:
    """Run the tasks in some environments; all of them pass."""
    looks = ",".join(f"bmoca:{profile}" for profile in profiles)
    bench.pytest(
        *PLUGIN, *WITHOUT, f"--ab-run={name}", "-p", "no:randomly", "--pyargs", "task_suites.bmoca",
        f"--ab-tasks={','.join(TASKS)}", f"--ab-profiles={looks}", f"--agent={agent}",
        *options, timeout=110,
    )  # fmt: skip
    outcomes = [record.outcome for record in bench.records(name)]
    assert outcomes == [Outcome.PASSED] * len(TASKS) * len(profiles)


def written(folder: Path, *arguments: Path) -> str:
    result = CliRunner().invoke(main, ["demonstrations", *map(str, (folder, *arguments))])
    assert result.exit_code == 0, result.output
    return result.output


def in_words(folder: Path) -> Told:
    return {
        (told.of.goal, told.of.profile): [step.action for step in told.steps]
        for told in read_text_demonstrations(folder)
    }


def in_numbers(folder: Path) -> Told:
    return {
        (told["of"]["goal"], told["of"]["profile"]): [
            f"dual-gesture({', '.join(map(repr, step['gesture']))})" for step in told["steps"]
        ]
        for told in read_gestures(folder)
    }


def read_gestures(folder: Path) -> Iterator[dict[str, Any]]:
    for file in sorted((folder / "dual-gesture").glob("*/*.json")):
        yield json.loads(file.read_bytes())


def answers(told: Told, profile: str) -> Any:
    """What a model says that repeats what it was shown."""
    left = {goal: list(calls) for (goal, where), calls in told.items() if where == profile}

    def answer(body: Body) -> Says | Fails:
        system = "\n".join(part["text"] for part in body["system"])
        (goal,) = (goal for goal in left if f"Goal: {goal}\n" in system)
        return Says(text=f"- Action: {left[goal].pop(0)}")

    return answer


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_what_was_recorded_passes_again_in_either_form(bench: Bench) -> None:
    """In words in one environment, in numbers in another."""
    profiles = (EVERYWHERE, HIDDEN)
    runs(bench, "recorded", profiles, "reference:touches", "--ab-screenshots=on")
    folder = bench.path / "shown"
    said = written(folder, bench.path / "recorded")
    assert f"{2 * len(TASKS)} demonstrations, each in two forms of action, written to" in said
    assert "left out" not in said
    told = in_words(folder)
    assert told.keys() == in_numbers(folder).keys()
    assert [call[:4] for calls in told.values() for call in calls].count("tap(") > 2 * len(TASKS)
    check_numbers(folder)
    for profile, form in ((HIDDEN, told), (EVERYWHERE, in_numbers(folder))):
        with serving(answers(form, profile)) as server:
            runs(bench, profile, (profile,), "bmoca:text", *options_for(server))


def check_numbers(folder: Path) -> None:
    """Each step is one of the head's, with a picture; the last one is rewarded."""
    for told in read_gestures(folder):
        assert [step["reward"] for step in told["steps"]] == [0] * (len(told["steps"]) - 1) + [1]
        for step in told["steps"]:
            assert 0 <= step["number"] < len(HEAD)
            picture = folder / "dual-gesture" / told["of"]["task"] / step["picture"]
            assert size_of(picture.read_bytes()) == (128, 256)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_policy_that_knows_the_screens_by_heart_does_it_again(bench: Bench) -> None:
    runs(bench, "recorded", (HIDDEN,), "reference:touches", "--ab-screenshots=on")
    written(bench.path / "shown", bench.path / "recorded")
    shutil.copy(ROOT / "examples" / "cloned_policy.py", bench.path)
    runs(bench, "cloned", (HIDDEN,), "cloned_policy:agent", "--agent-option=shown=shown")


@pytest.mark.slow
def test_an_episode_of_other_actions_is_left_out_with_the_reason(bench: Bench) -> None:
    runs(bench, "recorded", (EVERYWHERE,), "reference")
    said = written(bench.path / "shown", bench.path / "recorded")
    assert said.startswith("0 demonstrations")
    assert said.count("left out: bmoca-") == len(TASKS)
    assert "step 1: a touch and a lift cannot do Open(app='Settings')" in said
    assert not (bench.path / "shown").exists()
