"""What clients ask of the phone: in turns, in bounded memory, and ended when they hang up."""

from __future__ import annotations

from pytest_androidbench.phone.system.work import limits
from pytest_androidbench.phone.system.work.errors import CannotFork, OutOfMemory, Stopped
from pytest_androidbench.phone.system.work.request import Request, Requests
from pytest_androidbench.phone.system.work.worker import Stop

__all__ = ["CannotFork", "OutOfMemory", "Request", "Requests", "Stop", "Stopped", "limits"]
