"""The table of programs names what the modules have."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from importlib import import_module

from pytest_androidbench.phone.shell import builtins
from pytest_androidbench.phone.shell.table import COMMANDS, FAMILIES

NAMES = [f"{builtins.__name__}.{module.name}" for module in pkgutil.iter_modules(builtins.__path__)]


def test_every_program_is_in_the_table_under_its_module() -> None:
    found = {}
    for name in NAMES:
        commands = getattr(import_module(name), "COMMANDS", None)
        if commands is not None:
            found[name.rpartition(".")[2]] = sorted(commands)
    assert found == {module: sorted(names.split()) for module, names in FAMILIES.items()}


def test_a_program_is_what_its_module_says() -> None:
    assert len(COMMANDS) == sum(len(names.split()) for names in FAMILIES.values())
    assert all(callable(COMMANDS[name]) for name in COMMANDS)
    assert "none" not in COMMANDS
    assert COMMANDS.get("none") is None


def test_a_phone_imports_no_program_before_one_is_run() -> None:
    script = (
        "import sys, pytest_androidbench.phone.__main__;"
        "print([n for n in sys.modules if n.startswith('pytest_androidbench.phone.shell.builtins.')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
