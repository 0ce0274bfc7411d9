"""What holds for all tests."""

from __future__ import annotations

import gc
import signal

from hypothesis import HealthCheck, settings

# What is started from the background inherits that Ctrl-C is ignored, and so would all programs
# that tests start and end by it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
# A busy machine is no failure, neither of an example nor of drawing it.
settings.register_profile("any_speed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any_speed")


def pytest_collection_finish() -> None:
    """Take what was collected out of the garbage collector's sight.

    Thousands of tests are so much that it would look at everything seldom, and meanwhile keep
    hundreds of phones that nobody has any more: SQLite's memory, which is bounded, ran out.
    """
    gc.collect()
    gc.freeze()
