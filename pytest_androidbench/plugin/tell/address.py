"""Tells the person at the terminal of an address to open."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import Any

import pytest

from pytest_androidbench.texts import clean


def tell_address(config: pytest.Config, address: str) -> None:
    """Print an address, past whatever catches what is printed.

    Args:
        config: pytest's; of a worker, too, whose standard error is the session's.
        address: of a page.
    """
    worker = getattr(config, "workerinput", {}).get("workerid", "")
    told = clean(f"{worker or 'a person'} plays at {address}")
    capture: Any = config.pluginmanager.getplugin("capturemanager")
    reporter: Any = config.pluginmanager.getplugin("terminalreporter")
    with capture.global_and_fixture_disabled() if capture is not None else nullcontext():
        if worker or reporter is None:
            # Of a worker's own two outputs this one alone leads to the terminal.
            print(told, file=sys.__stderr__, flush=True)
        else:
            reporter.ensure_newline()
            reporter.write_line(told)
