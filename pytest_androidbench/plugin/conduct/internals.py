"""What is used of pytest beyond its public interface, in one place under a contract test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

import pytest
from _pytest._code.code import ExceptionChainRepr, ReprFileLocation, TerminalRepr
from _pytest.junitxml import xml_key
from _pytest.runner import call_and_report, show_test_item


def renew(item: pytest.Item) -> None:
    """Let an item that has been torn down be set up once more."""
    unsafe: Any = item
    if not getattr(unsafe, "_request", True):
        unsafe._initrequest()


def forget(item: pytest.Item) -> None:
    """Drop an item's fixture values, as pytest does after each item."""
    unsafe: Any = item
    unsafe._request = False
    unsafe.funcargs = None


def forget_reports(config: pytest.Config) -> None:
    """Drop the reports that a worker of pytest-xdist has sent.

    Its terminal reporter keeps each with all that was printed, and shows nothing of it.
    """
    reporter: Any = config.pluginmanager.getplugin("terminalreporter")
    if reporter is None or not hasattr(config, "workerinput"):
        return
    for told in reporter.stats.values():
        told[:] = [each for each in told if not isinstance(each, pytest.TestReport)]


def junit_suite(config: pytest.Config) -> Callable[[str, str], None] | None:
    """What adds a property to the suite in JUnit's file; None where none is written."""
    xml: Any = config.stash.get(xml_key, None)
    return xml.add_global_property if xml is not None else None


def junit_error(config: pytest.Config, report: pytest.TestReport) -> None:
    """Turn what JUnit's file has as a failure of this report into an error; once it has it."""
    xml: Any = config.stash.get(xml_key, None)
    if xml is None:
        return
    for node in xml.node_reporter(report).nodes:
        if node.tag == "failure":
            node.tag = "error"
            xml.stats["failure"] -= 1
            xml.stats["error"] += 1


def report_on(
    item: pytest.Item, when: Literal["setup", "call"], *, log: bool = False
) -> pytest.TestReport:
    """Run one phase of an item and make its report."""
    return call_and_report(item, when, log=log)


def tear_down(
    item: pytest.Item, nextitem: pytest.Item | pytest.Collector | None, *, log: bool
) -> pytest.TestReport:
    """Tear an item down as far as the next one does not need what it set up."""
    return call_and_report(item, "teardown", log=log, nextitem=nextitem)


def tear_down_others(
    item: pytest.Item, nextitem: pytest.Item | pytest.Collector | None
) -> pytest.TestReport:
    """Tear down what the next item does not need of what others have set up.

    Args:
        item: was not set up, so that the hooks of its own teardown would fail.
        nextitem: runs after it; None = nothing does.
    """
    state: Any = item.session
    call = pytest.CallInfo.from_call(
        lambda: state._setupstate.teardown_exact(nextitem),
        when="teardown",
        reraise=(pytest.exit.Exception, KeyboardInterrupt),
    )
    report: pytest.TestReport = item.ihook.pytest_runtest_makereport(item=item, call=call)
    return report


def wide_params(item: pytest.Item) -> dict[str, object]:
    """The params of an item that fixtures have for more than one function, by name."""
    callspec: Any = getattr(item, "callspec", None)
    scopes = {} if callspec is None else callspec._arg2scope
    return {name: callspec.params[name] for name in scopes if scopes[name].value != "function"}


@contextmanager
def joining(session: pytest.Session) -> Iterator[None]:
    """Let the plugins that are registered meanwhile know that the session has begun."""
    manager = session.config.pluginmanager
    before = manager.get_plugins()
    yield
    manager.subset_hook_caller("pytest_sessionstart", before)(session=session)


def configure_again(config: pytest.Config, plugin: str) -> None:
    """Have a plugin look once more at the options it has been given."""
    found: Any = config.pluginmanager.getplugin(plugin)
    found.pytest_configure(config)


def schedule_one_by_one(config: pytest.Config) -> None:
    """Let the scheduler of pytest-xdist that is made already send items one by one."""
    scheduler: Any = getattr(config.pluginmanager.getplugin("dsession"), "sched", None)
    if getattr(scheduler, "maxschedchunk", 1) is None:
        scheduler.maxschedchunk = 1


def print_line(config: pytest.Config, line: str) -> None:
    """Print a line of its own, where there is a terminal."""
    reporter: Any = config.pluginmanager.getplugin("terminalreporter")
    if reporter is not None and not hasattr(config, "workerinput"):
        reporter.ensure_newline()
        reporter.write_line(line)


def give_reason(report: pytest.TestReport, reason: str, file: str, line: int) -> None:
    """Let the one-line forms of a failure say our reason in place of the exception's class.

    A failure without a traceback of its own is placed at the task.
    """
    shown = report.longrepr
    if not isinstance(shown, ExceptionChainRepr):
        return
    trace, crash, told = shown.chain[-1]
    placed = any(getattr(entry, "reprfileloc", None) for entry in trace.reprentries)
    if placed and crash is not None:
        crash.message = reason
        return
    trace.extraline = None
    shown.reprcrash = ReprFileLocation(file, line, reason)
    shown.chain = [*shown.chain[:-1], (trace, shown.reprcrash, told)]


def fit_texts(shown: object, fit: Callable[[str], str]) -> Any:
    """What pytest shows of a failure, with `fit` applied to every text in it."""
    return _fit(shown, fit, set())


def _fit(shown: Any, fit: Callable[[str], str], seen: set[int]) -> Any:
    if isinstance(shown, str):
        return fit(shown)
    if isinstance(shown, list | tuple):
        return type(shown)([_fit(each, fit, seen) for each in shown])
    # In place: pytest has the same objects twice in a chain of exceptions, and expects it.
    if isinstance(shown, TerminalRepr) and id(shown) not in seen:
        seen.add(id(shown))
        for name, value in vars(shown).items():
            setattr(shown, name, _fit(value, fit, seen))
    return shown


def show(item: pytest.Item) -> None:
    """Print an item's fixtures, as `--setup-show` wants."""
    show_test_item(item, add_space=not item.config.getoption("setuponly", False))
