"""The functions of `absl.logging` that agents call, over Python's own logging."""

from __future__ import annotations

import logging
from typing import Any, Final

DEBUG: Final = logging.DEBUG
INFO: Final = logging.INFO
WARNING: Final = logging.WARNING
ERROR: Final = logging.ERROR
FATAL: Final = logging.CRITICAL
_LOGGER: Final = logging.getLogger("absl")

debug = _LOGGER.debug
info = _LOGGER.info
warning = warn = _LOGGER.warning
error = _LOGGER.error
fatal = _LOGGER.critical
exception = _LOGGER.exception
log = _LOGGER.log


def vlog(_level: int, text: str, *arguments: Any) -> None:
    """Say what is of interest to few."""
    _LOGGER.debug(text, *arguments)


def set_verbosity(level: int | str) -> None:
    """Leave out what is below a level."""
    known = {"debug": DEBUG, "info": INFO, "warning": WARNING, "error": ERROR, "fatal": FATAL}
    _LOGGER.setLevel(known.get(level, INFO) if isinstance(level, str) else level)
