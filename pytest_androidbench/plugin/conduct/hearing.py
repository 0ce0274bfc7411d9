"""What is printed in this process while pytest captures nothing."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout

import pytest

from pytest_androidbench.plugin.settings import settings_of


@contextmanager
def printed_fitly(config: pytest.Config) -> Iterator[None]:
    """Print what a block prints once it is over, without secrets and what moves the cursor.

    Under a debugger, whose console must not wait for that, everything is printed as it comes.
    """
    if config.option.usepdb or config.option.trace:
        yield
        return
    printed = io.StringIO()
    try:
        with redirect_stdout(printed), redirect_stderr(printed):
            yield
    finally:
        sys.stdout.write(settings_of(config).secrets.fit(printed.getvalue()))
