"""How commands have pytest run tasks: in a process of its own, with the plugin."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib.metadata import entry_points
from typing import IO, Final

ERRORS: Final = 2
"""The descriptor of standard error, for output beside what is data."""
_PLUGIN: Final = "pytest_androidbench.plugin"


def run_pytest(
    words: Sequence[str], *, folder: str = "", out: int | IO[bytes] | None = None
) -> int:
    """Run pytest, and give its exit status.

    Args:
        words: its arguments.
        folder: one to import from before all others; "" = none.
        out: what its output goes to, where that is not ours: a file, or a descriptor.
    """
    command = [sys.executable, "-m", "pytest", *_plugin(), *words]
    environment = dict(os.environ)
    if folder:
        paths = [folder, *filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))]
        environment["PYTHONPATH"] = os.pathsep.join(paths)
    with subprocess.Popen(command, env=environment, stdout=out) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue  # pytest has it too, ends by itself and tells how far it came


def without(keys: Iterable[str]) -> Sequence[str]:
    """Words that take back what a project's ini file says of runs of its agent.

    Args:
        keys: of that file, as `ab_vary`; those that are true or false as `ab_step=false`.
    """
    return [word for key in keys for word in ("-o", key if "=" in key else f"{key}=")]


def _plugin() -> tuple[str, ...]:
    registered = any(entry.name == "androidbench" for entry in entry_points(group="pytest11"))
    off = os.environ.get("PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    return () if registered and not off else ("-p", _PLUGIN)
