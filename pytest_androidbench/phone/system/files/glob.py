"""Shell patterns: `*`, `?`, `[...]`, with a backslash before what stands for itself."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

_MAGIC: Final = re.compile(r"(?<!\\)(?:\\\\)*[*?\[]")
_CLASSES: Final[dict[str, str]] = {
    "alpha": r"a-zA-Z",
    "digit": r"0-9",
    "alnum": r"a-zA-Z0-9",
    "upper": r"A-Z",
    "lower": r"a-z",
    "space": r"\s",
    "punct": r"!-/:-@\[-`{-~",
    "blank": r" \t",
    "xdigit": r"0-9a-fA-F",
}


def has_magic(pattern: str) -> bool:
    """Whether any part of the pattern stands for something else."""
    return _MAGIC.search(pattern) is not None


def escape(text: str) -> str:
    """Write a text as a pattern that matches only itself."""
    return re.sub(r"([*?\[\]\\])", r"\\\1", text)


def unescape(pattern: str) -> str:
    """Drop the backslashes of a pattern."""
    return re.sub(r"\\(.)", r"\1", pattern, flags=re.DOTALL)


@lru_cache(maxsize=512)
def compile_glob(pattern: str, *, ignore_case: bool = False) -> re.Pattern[str]:
    """Regular expression that matches what the pattern does; use its `fullmatch`."""
    return re.compile(regex(pattern), re.DOTALL | (re.IGNORECASE if ignore_case else 0))


def regex(pattern: str, *, greedy: bool = True) -> str:
    """Source of a regular expression for the pattern."""
    parts: list[str] = []
    at = 0
    while at < len(pattern):
        char = pattern[at]
        at += 1
        if char == "*":
            parts.append(".*" if greedy else ".*?")
        elif char == "?":
            parts.append(".")
        elif char == "[" and (found := _bracket(pattern, at)):
            source, at = found
            parts.append(source)
        elif char == "\\" and at < len(pattern):
            parts.append(re.escape(pattern[at]))
            at += 1
        else:
            parts.append(re.escape(char))
    return "".join(parts)


def _bracket(pattern: str, at: int) -> tuple[str, int] | None:
    """Translate a bracket expression whose content starts at `at`."""
    negated = pattern[at : at + 1] in ("!", "^")
    start = at + negated
    end = start
    inside: list[str] = []
    while end < len(pattern) and (pattern[end] != "]" or end == start):
        if named := re.match(r"\[:(\w+):\]", pattern[end:]):
            inside.append(_CLASSES.get(named[1], ""))
            end += named.end()
            continue
        if pattern[end] == "\\" and end + 1 < len(pattern):
            end += 1
            inside.append(re.escape(pattern[end]))
        else:
            inside.append(pattern[end] if pattern[end] == "-" else re.escape(pattern[end]))
        end += 1
    if end >= len(pattern):
        return None
    source = f"[{'^' if negated else ''}{''.join(inside)}]"
    try:
        re.compile(source)
    except re.error:
        return None
    return source, end + 1
