"""The workflows of the repository are sound, and run scripts that run anywhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
BESIDE = Path(sys.executable).parent
"""Where the programs of this environment lie."""


def run(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_they_are_what_github_takes() -> None:
    run(BESIDE / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", *WORKFLOWS)


def test_no_audit_finds_anything() -> None:
    run(BESIDE / "zizmor", "--offline", "--no-progress", "--quiet", *WORKFLOWS)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_each_command_is_a_script_of_this_repository(workflow: Path) -> None:
    commands = re.findall(r"^ *- run: (.*)$", workflow.read_text("utf-8"), re.MULTILINE)
    assert commands
    for command in commands:
        script = ROOT / command.split()[0]
        assert script.parent == ROOT / "scripts"
        assert script.stat().st_mode & 0o111


def test_versions_that_no_change_is_tried_with_are_called_expected() -> None:
    text = (ROOT / ".github/workflows/ci.yml").read_text("utf-8")
    tried = re.findall(r'- python: "([\d.]+)"\n\s+expected: (\w+)', text)
    assert tried == [("3.11", "false"), ("3.12", "true"), ("3.13", "true")]
