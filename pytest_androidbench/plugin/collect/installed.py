"""Running installed suites where no path was given, under node ids that work everywhere."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path

import pytest

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.plugin.settings import named_suites, settings_of
from pytest_androidbench.suites.installed import find_suite, installed_suites, uncover
from pytest_androidbench.suites.suite import FILE_NAME, find_folder


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
        _uncover(config, _named_by(config))
        return
    config.args[:] = suite_packages(config)
    _uncover(config, config.args)
    config.option.pyargs = True
    config.addinivalue_line("python_files", "test_*.py")


def _named_by(config: pytest.Config) -> list[str]:
    """The packages of registered suites that modules given by their names are of."""
    modules = [arg.partition("::")[0] for arg in config.args] if config.option.pyargs else []
    packages = installed_suites().values() if modules else ()
    return [own for own in packages if any(f"{name}.".startswith(f"{own}.") for name in modules)]


def _uncover(config: pytest.Config, packages: Iterable[str]) -> None:
    """Make suites importable, and collect what they share a name with as a mere folder."""
    shared: set[Path] = set()
    for package in packages:
        with contextlib.suppress(SuiteError):  # pytest says that there is no such module
            shared.add(uncover(package))
    if shared:
        config.pluginmanager.register(_Shared(frozenset(shared)))


class _Shared:
    """Keeps pytest from importing an upper package's own `__init__.py` for a second time.

    Its name may be another's, which pytest would take for a mistake.
    """

    def __init__(self, folders: frozenset[Path]) -> None:
        self._folders = folders

    @pytest.hookimpl(tryfirst=True)
    def pytest_collect_directory(self, path: Path, parent: pytest.Collector) -> pytest.Dir | None:
        """Collect it as a folder."""
        if path not in self._folders or (path / FILE_NAME).is_file():
            return None
        folder: pytest.Dir = pytest.Dir.from_parent(parent, path=path)
        return folder


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
