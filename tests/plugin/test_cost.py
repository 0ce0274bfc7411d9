"""Other projects' test runs must not feel the plugin."""

from __future__ import annotations

import subprocess
import sys


def test_importing_the_plugin_imports_next_to_nothing() -> None:
    script = (
        "import sys, pytest\n"
        "before = set(sys.modules)\n"
        "import pytest_androidbench.plugin\n"
        "print('\\n'.join(sorted(set(sys.modules) - before)))\n"
    )
    command = [sys.executable, "-c", script]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert listed == [
        "pytest_androidbench",
        "pytest_androidbench.plugin",
        "pytest_androidbench.plugin.fixtures",
        "pytest_androidbench.plugin.option",
        "pytest_androidbench.plugin.options",
    ]
