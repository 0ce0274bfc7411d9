"""Modules of AndroidWorld are found where it is not installed, and its own where they can run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parents[3]
ALL = """
    from absl import logging
    from android_world.agents import agent_utils, base_agent, infer, m3a_utils, seeact_utils
    from android_world.env import (
        actuation, adb_utils, android_world_controller, interface, json_action,
        representation_utils, tools,
    )
"""


def said(code: str, folder: Path, *, provided: bool = True) -> str:
    """What a program prints that is run in a folder, or the last line of why it ended."""
    head = "from pytest_androidbench.agents.android_world.finder import provide; provide()\n"
    path = os.pathsep.join([str(folder), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", (head if provided else "") + dedent(code)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() or done.stderr.strip().rpartition("\n")[2]


def write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")


def test_all_that_agents_import_is_there(tmp_path: Path) -> None:
    assert said(f"{ALL}\n    print(json_action.JSONAction.__module__)", tmp_path) == (
        "pytest_androidbench.agents.android_world.provided.json_action"
    )


def test_nothing_is_there_unless_asked(tmp_path: Path) -> None:
    assert "No module named" in said("import android_world", tmp_path, provided=False)


def test_what_is_not_ours_is_still_missing(tmp_path: Path) -> None:
    assert "No module named 'android_world.task_evals'" in said(
        "import android_world.task_evals", tmp_path
    )
    assert "No module named 'android_env'" in said("import android_env", tmp_path)


def test_modules_are_the_same_under_both_names(tmp_path: Path) -> None:
    code = """
        from android_world.env import json_action
        from pytest_androidbench.agents.android_world.provided import json_action as ours
        print(json_action is ours, ours.__name__, ours.__spec__.name)
    """
    name = "pytest_androidbench.agents.android_world.provided.json_action"
    assert said(code, tmp_path) == f"True {name} {name}"


def test_agents_kept_among_the_published_sources_are_found(tmp_path: Path) -> None:
    write(tmp_path, "android_world/__init__.py", "")
    write(tmp_path, "android_world/agents/__init__.py", "")
    write(
        tmp_path,
        "android_world/agents/mine.py",
        """
        from android_world.agents import base_agent
        from android_world.env import json_action
        class Mine(base_agent.EnvironmentInteractingAgent): ...
        """,
    )
    assert said("from android_world.agents.mine import Mine; print(Mine.__name__)", tmp_path) == (
        "Mine"
    )


def test_a_module_that_can_run_goes_before_ours(tmp_path: Path) -> None:
    write(tmp_path, "android_world/agents/agent_utils.py", "def extract_json(s): return 'theirs'")
    code = "from android_world.agents import agent_utils; print(agent_utils.extract_json(''))"
    assert said(code, tmp_path) == "theirs"


def test_ours_stands_for_one_whose_packages_are_not_installed(tmp_path: Path) -> None:
    write(tmp_path, "android_world/env/interface.py", "import android_env_of_theirs\nState = 1")
    code = "from android_world.env import interface; print(interface.State.__name__)"
    assert said(code, tmp_path) == "SeenState"


def test_what_a_published_module_lacks_of_its_own_is_told(tmp_path: Path) -> None:
    write(tmp_path, "android_world/env/interface.py", "import android_world.gone")
    assert "No module named 'android_world.gone'" in said(
        "import android_world.env.interface", tmp_path
    )
