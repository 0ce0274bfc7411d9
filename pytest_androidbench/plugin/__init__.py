"""The pytest plugin: hooks that cost nothing until tasks are collected or an agent is named."""
# ruff: noqa: PLC0415 - every test run of every project imports this module: the rest comes late

from __future__ import annotations

from typing import Any

import pytest

from pytest_androidbench.plugin.fixtures import agent, device, device_profile, episode
from pytest_androidbench.plugin.options import OPTIONS, add_options, run_is_wanted, text_of

__all__ = ["agent", "device", "device_profile", "episode"]

_TASK = "__androidbench_task__"
MARKER = (
    "androidbench(limits=None, retry_infra=None, checks=None): limits of a task's episodes, "
    "further attempts after an infrastructure fault, rules of its checks; the command line comes "
    "first"
)


def pytest_addoption(parser: pytest.Parser) -> None:
    add_options(parser)


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    from pytest_androidbench.plugin import hookspecs

    pluginmanager.add_hookspecs(hookspecs)


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    if run_is_wanted(early_config, early=True):
        from pytest_androidbench.plugin.collect.installed import rewrite_suites

        rewrite_suites(text_of(early_config, "ab_suite", early=True))


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", MARKER)
    if run_is_wanted(config):
        from pytest_androidbench.plugin.starting import start

        start(config)
    elif any(getattr(config.option, option.key, None) is not None for option in OPTIONS):
        from pytest_androidbench.plugin.settings import settings_of

        settings_of(config)


def pytest_report_header(config: pytest.Config) -> str | None:
    if not run_is_wanted(config):
        return None
    from pytest_androidbench.plugin.starting import header

    return header(config)


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makemodule(module_path: Any, parent: pytest.Collector) -> pytest.Module | None:
    if module_path.is_relative_to(parent.config.rootpath):
        return None
    from pytest_androidbench.plugin.collect.installed import dotted_name

    name = dotted_name(module_path, parent.config.rootpath)
    if name is None:
        return None
    module: pytest.Module = pytest.Module.from_parent(parent, path=module_path, nodeid=name)
    return module


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    declared = getattr(metafunc.function, _TASK, None)
    if declared is not None:
        from pytest_androidbench.plugin.collect.assigning import assign_later
        from pytest_androidbench.plugin.collect.tasks import parametrize

        parametrize(metafunc, declared)
        assign_later(metafunc.config)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    if any(hasattr(getattr(item, "function", None), _TASK) for item in items):
        from pytest_androidbench.plugin.collect.choice import choose
        from pytest_androidbench.plugin.collect.refusal import refusing

        with refusing(config):
            choose(config, items)
        if not run_is_wanted(config):
            from pytest_androidbench.plugin.found import start_if_found

            start_if_found(session, items)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    if not run_is_wanted(node.config):
        from pytest_androidbench.plugin.collect.given import offer

        offer(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(node: Any, ids: list[str]) -> None:
    # Of an empty shard there are none.
    found = any("seed" in one for one in ids) or text_of(node.config, "ab_shard")
    if not run_is_wanted(node.config) and found:
        from pytest_androidbench.plugin.found import start_if_marked

        start_if_marked(node.config, ids)


@pytest.hookimpl(trylast=True)
def pytest_androidbench_prepare(device: Any, suite: Any) -> str:
    from pytest_androidbench.provision.preparing import prepare_for

    return prepare_for(device, suite).snapshot


@pytest.hookimpl(trylast=True)
def pytest_androidbench_fingerprint(device: Any, suite: Any) -> object | None:
    from pytest_androidbench.devices.device import Device
    from pytest_androidbench.provision.fingerprint import fingerprint_for

    return fingerprint_for(device, suite) if isinstance(device, Device) else None
