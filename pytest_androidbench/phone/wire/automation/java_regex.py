"""Java's regular expressions through Python's, within a limit of processor time."""

from __future__ import annotations

import re
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from pytest_androidbench.errors import AndroidBenchError

MAX_PATTERN: Final = 2_000
MAX_SECONDS: Final = 0.5

_CLASSES: Final[dict[str, str]] = {
    "Lower": "a-z",
    "Upper": "A-Z",
    "ASCII": r"\x00-\x7f",
    "Alpha": "a-zA-Z",
    "Digit": "0-9",
    "Alnum": "a-zA-Z0-9",
    "Punct": r"!-/:-@\[-`{-~",
    "Graph": "!-~",
    "Print": " -~",
    "Blank": r" \t",
    "Cntrl": r"\x00-\x1f\x7f",
    "XDigit": "0-9a-fA-F",
    "Space": r"\s",
    "L": r"^\W\d_",
    "IsAlphabetic": r"^\W\d_",
    "IsDigit": r"\d",
    "Nd": r"\d",
}
_TOKEN: Final = re.compile(
    r"\\Q(?P<quoted>.*?)(?:\\E|\Z)"
    r"|\\(?P<property>[pP])(?:\{(?P<long>\w+)\}|(?P<short>\w))"
    r"|\\(?P<escape>[zZhRe])"
    r"|\(\?<(?P<name>[a-zA-Z]\w*)>"
    r"|(?P<both>&&)"
    r"|\\.|.",
    re.DOTALL,
)
_ESCAPES: Final = {
    "z": r"\Z",
    "Z": r"(?=\n?\Z)",
    "h": r"[ \t\xa0]",
    "R": r"(?:\r\n|[\n\r])",
    "e": r"\x1b",
}


class PatternError(AndroidBenchError):
    """A pattern cannot be understood, or takes too long."""


def translate(pattern: str) -> str:
    """Write a Java pattern as a Python one.

    Raises:
        PatternError: it uses what Python has not.
    """
    if len(pattern) > MAX_PATTERN:
        raise PatternError(f"pattern of {len(pattern)} characters is too long")
    return "".join(_piece(match, pattern) for match in _TOKEN.finditer(pattern))


def _piece(match: re.Match[str], pattern: str) -> str:
    if match["quoted"] is not None:
        return re.escape(match["quoted"])
    if match["name"] is not None:
        return f"(?P<{match['name']}>"
    if match["escape"] is not None:
        return _ESCAPES[match["escape"]]
    if match["both"] is not None:
        if _in_class(pattern, match.start()):
            raise PatternError("intersections of character classes are not supported")
        return "&&"
    if match["property"] is not None:
        return _property(match, pattern)
    return match.group()


def _property(match: re.Match[str], pattern: str) -> str:
    name = match["long"] or match["short"]
    members = _CLASSES.get(name)
    if members is None:
        raise PatternError(f"unknown character property {{{name}}}")
    negated = (match["property"] == "P") != members.startswith("^")
    members = members.removeprefix("^")
    if not _in_class(pattern, match.start()):
        return f"[^{members}]" if negated else f"[{members}]"
    if negated:
        raise PatternError(f"property {{{name}}} is not supported inside a character class")
    return members


def _in_class(pattern: str, position: int) -> bool:
    before = re.sub(r"\\.", "", pattern[:position])
    return before.rfind("[") > before.rfind("]")


def compile_java(pattern: str) -> re.Pattern[str]:
    """Compile a Java pattern; a dot matches line ends, as UiSelector wants it.

    Raises:
        PatternError: it is none, or not one that is supported.
    """
    import warnings  # noqa: PLC0415 - seldom needed

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", FutureWarning)
            return re.compile(translate(pattern), re.DOTALL)
    except (re.error, OverflowError, RecursionError) as error:
        raise PatternError(f"{error} near index 0\n{pattern}") from error


@contextmanager
def bounded(seconds: float = MAX_SECONDS) -> Iterator[None]:
    """Interrupt matching that takes too much processor time.

    Some patterns need time exponential in the text's length. The engine looks for signals while
    it works, so a timer that counts our own processor time ends it.

    Raises:
        PatternError: the time is up.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _time_is_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _time_is_up(_number: int, _frame: FrameType | None) -> None:
    raise PatternError("matching takes too long")
