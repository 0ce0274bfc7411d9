"""An agent as a program: `pytest --agent="cmd:python command_agent.py {goal} {answer_file}"`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

INFEASIBLE = 40


def adb(command: str) -> str:
    """Run a command in the device's shell; adb finds the device by the environment."""
    return subprocess.run(
        ["adb", "shell", command], check=True, capture_output=True, text=True
    ).stdout


goal, answer_file = sys.argv[1:]
if "dark theme" in goal.casefold():
    adb("cmd uimode night yes")
elif goal.endswith("?"):
    Path(answer_file).write_text(adb("getprop ro.build.version.release"), encoding="utf-8")
else:
    sys.exit(INFEASIBLE)
