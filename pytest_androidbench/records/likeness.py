"""Whether two manifests describe runs that may be compared, if not, why, and what both make up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from pytest_androidbench.codec import to_json, to_plain
from pytest_androidbench.records.manifest import Manifest

NOT_COMPARED: Final = frozenset({"created", "command", "older_code"})
CODE: Final = "agent_code"
MAX_VALUE: Final = 80
MISSING: Final = "nothing"


def differences(there: Manifest, here: Manifest) -> list[str]:
    """One line for each field that differs: its name and both values."""
    fields = [_fields(there), _fields(here)]
    if None in (there.agent_code, here.agent_code):
        # A version that did not look wrote one of them.
        fields = [{**plain, CODE: None} for plain in fields]
    return list(_unlike("", *fields))


def code_differences(there: Manifest, here: Manifest) -> list[str]:
    """Those of the differences that the agent's code makes."""
    return [line for line in differences(there, here) if line.startswith(CODE)]


def joined(there: Manifest, here: Manifest) -> Manifest:
    """The manifest of a directory with the results of two like runs.

    Where the agent's code differs, the one of `here` is the run's from now on.
    """
    now = here.agent_code or there.agent_code
    codes = [*there.older_code, *here.older_code, there.agent_code]
    older = {to_json(code): code for code in codes if code is not None and code != now}
    return replace(there, agent_code=now, older_code=tuple(older[key] for key in sorted(older)))


def _fields(manifest: Manifest) -> dict[str, Any]:
    plain: dict[str, Any] = to_plain(manifest)
    plain["suites"] = {suite.pop("name"): suite for suite in plain["suites"]}
    return {name: value for name, value in plain.items() if name not in NOT_COMPARED}


def _unlike(name: str, there: object, here: object) -> Iterator[str]:
    if there == here:
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
