"""Running installed suites where no path was given, under node ids that work everywhere."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.plugin.settings import named_suites, settings_of
from pytest_androidbench.suites.installed import find_suite
from pytest_androidbench.suites.suite import find_folder


def suite_packages(config: pytest.Config) -> list[str]:
    """The packages of the suites that were asked for.

    Raises:
        pytest.UsageError: there is no such suite.
    """
    try:
        return [find_suite(name) for name in settings_of(config).suites]
    except SuiteError as error:
        raise pytest.UsageError(f"--ab-suite: {error}") from error


def take_installed_suites(config: pytest.Config) -> None:
    """Make the suites pytest's arguments, unless a path was given.

    A project's `testpaths` is no path: with an agent and nothing else the suites are meant.
    """
    if config.args_source is pytest.Config.ArgsSource.ARGS or not settings_of(config).suites:
        return
    config.args[:] = suite_packages(config)
    config.option.pyargs = True
    config.addinivalue_line("python_files", "test_*.py")


def rewrite_suites(names: str) -> None:
    """Let pytest explain failed asserts in the suites' helper modules, too."""
    for name in named_suites(names):
        with contextlib.suppress(SuiteError):  # told later, with the other wrong options
            pytest.register_assert_rewrite(find_suite(name))


def dotted_name(module: Path, root: Path) -> str | None:
    """The import name of a suite's module outside of rootdir; None for any other module.

    pytest's own id for it would be relative to whatever argument led there, and no id that
    could be given back.
    """
    if module.is_relative_to(root) or find_folder(module, Path(module.anchor)) is None:
        return None
    parts = [module.stem]
    folder = module.parent
    while (folder / "__init__.py").is_file():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts) if len(parts) > 1 else None
