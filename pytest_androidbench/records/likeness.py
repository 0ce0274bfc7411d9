"""Whether two manifests describe runs that may be compared, and if not, why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from pytest_androidbench.codec import to_plain
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.secret import is_placeholder

NOT_COMPARED: Final = frozenset({"created", "command"})
MAX_VALUE: Final = 80
MISSING: Final = "nothing"


def differences(there: Manifest, here: Manifest) -> list[str]:
    """One line for each field that differs: its name and both values; secrets are left out."""
    return list(_unlike("", _fields(there), _fields(here)))


def not_compared(manifests: Iterable[Manifest]) -> list[str]:
    """The fields that `differences` leaves out because a secret stands there."""
    options = (option for each in manifests for option in each.agent_options.items())
    return sorted({f"agent_options.{name}" for name, value in options if is_placeholder(value)})


def _fields(manifest: Manifest) -> dict[str, Any]:
    plain: dict[str, Any] = to_plain(manifest)
    plain["suites"] = {suite.pop("name"): suite for suite in plain["suites"]}
    return {name: value for name, value in plain.items() if name not in NOT_COMPARED}


def _unlike(name: str, there: object, here: object) -> Iterator[str]:
    # A secret is known by its name alone, and that depends on how it was given.
    if there == here or (is_placeholder(there) and is_placeholder(here)):
        return
    if isinstance(there, dict) and isinstance(here, dict):
        for key in sorted({*there, *here}):
            inner = f"{name}.{key}" if name else str(key)
            yield from _unlike(inner, there.get(key, MISSING), here.get(key, MISSING))
        return
    yield f"{name}: {_shown(there)} there, {_shown(here)} here"


def _shown(value: object) -> str:
    if value is MISSING:
        return MISSING
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else repr(value)
    return text if len(text) <= MAX_VALUE else f"{text[: MAX_VALUE - 1]}…"
