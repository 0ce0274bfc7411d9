"""`dumpsys`, one file a service or two."""

from __future__ import annotations

from pytest_androidbench.phone.shell.builtins.dumpsys.command import COMMANDS

__all__ = ["COMMANDS"]
