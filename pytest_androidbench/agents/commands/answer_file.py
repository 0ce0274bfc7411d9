"""What an agent's program leaves in its answer file: a text, or a JSON object of a few keys.

A file and not what it prints: libraries print there, too, and the last line is whose it happens
to be.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.agents.extras import usage_of
from pytest_androidbench.errors import AgentError
from pytest_androidbench.records.record import Usage

MAX_BYTES: Final = 1 << 20
_COUNTED: Final = ("tokens", "money", "calls")
KEYS: Final = ("answer", "infeasible", *_COUNTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftAnswer:
    """What was in the file."""

    answer: str | None = None
    """None = it answers nothing."""
    infeasible: str | None = None
    """Why the goal cannot be reached; None = it does not say so."""
    usage: Usage | None = None
    """None where the program counts nothing."""


def read_answer(file: Path) -> LeftAnswer:
    """What a program has left.

    Raises:
        AgentError: it cannot be read; says what is wrong with it.
    """
    try:
        with file.open("rb") as opened:
            data = opened.read(MAX_BYTES + 1)
        text = data.decode()
    except FileNotFoundError:
        return LeftAnswer()
    except (OSError, UnicodeDecodeError) as error:
        raise AgentError(f"the agent's answer file cannot be read: {error}") from error
    if len(data) > MAX_BYTES:
        raise AgentError(f"the agent's answer file has more than {MAX_BYTES} bytes")
    found = _object(text)
    if found is not None:
        return _of_object(found)
    answer = text.rstrip("\r\n")
    return LeftAnswer(answer=answer or None)


def _object(text: str) -> dict[str, Any] | None:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _of_object(found: dict[str, Any]) -> LeftAnswer:
    if unknown := sorted(found.keys() - set(KEYS)):
        raise AgentError(
            f"the agent's answer file is an object with {', '.join(unknown)[:200]}; its keys are "
            f"{', '.join(KEYS)} (an answer that is such a text itself is given as `answer`)"
        )
    counts = not found.keys().isdisjoint(_COUNTED)
    return LeftAnswer(
        answer=_text(found, "answer"),
        infeasible=_text(found, "infeasible"),
        usage=usage_of(_Counted(found)) if counts else None,
    )


def _text(found: dict[str, Any], key: str) -> str | None:
    value = found.get(key)
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, int | float) and not isinstance(value, bool):
        return str(value)
    raise AgentError(f"the agent's answer file has no text as {key}: {value!r:.200}")


@dataclass(frozen=True, slots=True)
class _Counted:
    usage: dict[str, Any]
