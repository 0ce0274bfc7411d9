"""Programs that Ctrl-C ends."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def heeded() -> Iterator[None]:
    """Let programs that are started within heed Ctrl-C.

    What is started from the background inherits that it is ignored, unless somebody heeds it.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
