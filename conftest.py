"""Makes the plugin and the repository's own fixtures known to its tests."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

import pytest


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    """Load what the tests need, but only where this folder is the root.

    `pytest_plugins` would be refused whenever the suites of this folder are run from elsewhere.
    """
    config = pluginmanager.getplugin("pytestconfig")
    if config is None or config.rootpath != Path(__file__).parent:
        return
    installed = any(point.name == "androidbench" for point in entry_points(group="pytest11"))
    own = [] if installed else ["pytest_androidbench.plugin"]
    for name in [*own, "pytester", "fixtures.benches", "tests.tiers"]:
        pluginmanager.import_plugin(name)
