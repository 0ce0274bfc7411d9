"""The phone's shell and its programs."""

from __future__ import annotations

from pytest_androidbench.phone.shell.shell import Result, Shell, run_text

__all__ = ["Result", "Shell", "run_text"]
