"""Whether two manifests describe runs that may be compared, if not, why, and what both make up."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Final

from pytest_androidbench.codec import to_json, to_plain
from pytest_androidbench.records.manifest import Manifest, SuiteInfo
from pytest_androidbench.records.secret import is_placeholder

NOT_COMPARED: Final = frozenset({"created", "command", "older_code", "schema", "splits"})
GROWING: Final = frozenset({"profiles", "seeds", "repeats", "trials"})
"""What a run may be given more of; suites, tasks and looks are compared where they meet."""
LOOKS: Final = "looks"
CODE: Final = "agent_code"
SUITES: Final = "suites"
JOINED: Final = GROWING | {LOOKS, CODE, SUITES, "older_code", "splits", "schema"}
"""What `joined` takes from both; all else is that of the run that was there."""
MAX_VALUE: Final = 80
MISSING: Final = "nothing"


@dataclass(frozen=True, slots=True)
class Unlike:
    """A field in which two manifests differ, with both values as they are shown."""

    name: str
    """With dots, as `limits.steps`."""
    there: str
    here: str

    def __str__(self) -> str:
        return f"{self.name}: {self.there} there, {self.here} here"


def differences(there: Manifest, here: Manifest) -> list[str]:
    """One line for each field that keeps two runs apart: its name and both values."""
    return [str(one) for one in unlike(there, here)]


def unlike(there: Manifest, here: Manifest) -> list[Unlike]:
    """The fields that keep two runs apart."""
    fields = [_fields(there), _fields(here)]
    suites, others = fields[0][SUITES], fields[1][SUITES]
    shared = suites.keys() & others.keys()
    if suites and others and not shared:
        fields[0][SUITES], fields[1][SUITES] = sorted(suites), sorted(others)
    else:
        pairs = {name: _where_they_meet(suites[name], others[name]) for name in shared}
        for at in (0, 1):
            fields[at][SUITES] = {name: pair[at] for name, pair in pairs.items()}
    known = fields[0][LOOKS].keys() & fields[1][LOOKS].keys()
    for plain in fields:
        plain[LOOKS] = {name: plain[LOOKS][name] for name in known}
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
    return replace(
        there,
        agent_code=now,
        older_code=tuple(older[key] for key in sorted(older)),
        suites=_joined_suites(there.suites, here.suites),
        profiles=tuple(sorted({*there.profiles, *here.profiles})),
        looks=dict(sorted({**there.looks, **here.looks}.items())),
        splits=dict(sorted({**there.splits, **here.splits}.items())),
        seeds=tuple(sorted({*there.seeds, *here.seeds})),
        repeats=max(there.repeats, here.repeats),
        trials=max(there.trials, here.trials),
        schema=max(there.schema, here.schema),
    )


def run_digest(manifest: Manifest) -> str:
    """Names a run by what stays when it goes on with more, or with a changed agent."""
    plain: dict[str, Any] = to_plain(manifest)
    lasting = {name: value for name, value in plain.items() if name not in JOINED}
    return hashlib.sha256(to_json(lasting)).hexdigest()[:16]


def _joined_suites(*both: Iterable[SuiteInfo]) -> tuple[SuiteInfo, ...]:
    found: dict[str, SuiteInfo] = {}
    for suite in chain(*both):
        known = found.setdefault(suite.name, suite)
        if known != suite:
            tasks = dict(sorted({**known.tasks, **suite.tasks}.items()))
            same = known.content == suite.content
            content = known.content if same else hashlib.sha256(to_json(tasks)).hexdigest()
            found[suite.name] = replace(known, tasks=tasks, content=content)
    return tuple(found[name] for name in sorted(found))


def not_compared(manifests: Iterable[Manifest]) -> list[str]:
    """The fields that `differences` leaves out because a secret stands there."""
    options = (option for each in manifests for option in each.agent_options.items())
    return sorted({f"agent_options.{name}" for name, value in options if is_placeholder(value)})


def _fields(manifest: Manifest) -> dict[str, Any]:
    plain: dict[str, Any] = to_plain(manifest)
    plain[SUITES] = {suite.pop("name"): suite for suite in plain[SUITES]}
    left_out = NOT_COMPARED | GROWING
    return {name: value for name, value in plain.items() if name not in left_out}


def _where_they_meet(there: dict[str, Any], here: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    """What is to be compared of two sides of a suite: the tasks of both, else the whole."""
    sides = (there, here)
    if not there["tasks"] or not here["tasks"]:
        return tuple({**side, "tasks": {}} for side in sides)
    both = there["tasks"].keys() & here["tasks"].keys()
    tasks = [{task: side["tasks"][task] for task in both} for side in sides]
    return tuple(
        {**side, "content": "", "tasks": of} for side, of in zip(sides, tasks, strict=True)
    )


def _unlike(name: str, there: object, here: object) -> Iterator[Unlike]:
    # A secret is known by its name alone, and that depends on how it was given.
    if there == here or (is_placeholder(there) and is_placeholder(here)):
        return
    if isinstance(there, dict) and isinstance(here, dict):
        for key in sorted({*there, *here}):
            inner = f"{name}.{key}" if name else str(key)
            yield from _unlike(inner, there.get(key, MISSING), here.get(key, MISSING))
        return
    yield Unlike(name, _shown(there), _shown(here))


def _shown(value: object) -> str:
    if value is MISSING:
        return MISSING
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else repr(value)
    return text if len(text) <= MAX_VALUE else f"{text[: MAX_VALUE - 1]}…"
