"""What a failed assertion expected and what there was, value by value, for tables."""

from __future__ import annotations

import ast
import dis
import linecache
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from types import CodeType, TracebackType
from typing import Final

from pytest_androidbench.episodes.wording import alike
from pytest_androidbench.interface.verdict import Verdict
from pytest_androidbench.records.record import CheckFinding, Row
from pytest_androidbench.texts import shown

MAX_ROWS: Final = 20
MAX_VALUE: Final = 400
"""Characters of one value."""
MAX_COLUMNS: Final = 20
MAX_CONDITION: Final = 500
_MANY: Final = (list, tuple, set, frozenset)


def compared(operator: str, left: object, right: object) -> tuple[CheckFinding, ...]:
    """What `left operator right`, which did not hold, says: what is found stands on the left."""
    match operator:
        case "==" | "is":
            both = finding("expected", _values(right)), finding("found", _values(left))
            return (*both, *_apart(left, right))
        case "in":
            return finding("missing", (left,)), finding("found", _values(right))
        case "not in":
            return finding("unexpected", (left,)), finding("found", _values(right))
        case "!=" | "is not":
            return finding("not expected", _values(right)), finding("found", _values(left))
        case _:
            limit = CheckFinding(name="expected", rows=(f"{operator} {_text(right)}",))
            return limit, finding("found", _values(left))


def of_verdict(trace: TracebackType | None) -> tuple[CheckFinding, ...]:
    """What the verdict says that was asserted where an exception was raised; () = there is none.

    pytest keeps what an assertion is made of beside the local names, as `@py_assert1`.
    """
    if trace is None:
        return ()
    while trace.tb_next is not None:
        trace = trace.tb_next
    # An assertion that has failed before leaves its own behind.
    named_here = _names(trace.tb_frame.f_code, trace.tb_lasti)
    found = [
        value
        for name, value in trace.tb_frame.f_locals.items()
        if name in named_here and type(value) is Verdict and not value.holds
    ]
    if not found:
        return ()
    named = tuple(finding(name, values) for name, values in found[-1].differences)
    return named or (CheckFinding(name="found", rows=(alike(found[-1].why[:MAX_VALUE]),)),)


def condition(trace: TracebackType | None, error: BaseException) -> str:
    """What was asserted where an exception was raised, as its source has it; "" = not to be had."""
    if trace is None or not isinstance(error, AssertionError):
        return ""
    while trace.tb_next is not None:
        trace = trace.tb_next
    source = _source(trace.tb_frame.f_code, trace.tb_lasti)
    try:
        body = ast.parse(source).body
    except (SyntaxError, ValueError):
        return ""
    if len(body) != 1 or not isinstance(body[0], ast.Assert):
        return ""
    text = ast.unparse(body[0].test)
    return text if len(text) <= MAX_CONDITION else f"{text[:MAX_CONDITION]}…"


def finding(name: str, values: Iterable[object]) -> CheckFinding:
    """Some values under a name, as many as a table can bear."""
    everything = list(values)
    rows = tuple(_row(value) for value in everything[:MAX_ROWS])
    return CheckFinding(name=name, rows=rows, more=max(0, len(everything) - MAX_ROWS))


def _values(value: object) -> Sequence[object]:
    """What a table has a row for each of."""
    if isinstance(value, Set):
        value = sorted(value, key=shown)
    return value if isinstance(value, list | tuple) and value else (value,)


def _apart(found: object, expected: object) -> Iterable[CheckFinding]:
    """What the one of two collections has and the other lacks, where that says more."""
    if not isinstance(found, _MANY) or not isinstance(expected, _MANY):
        return
    if not (found and expected):
        return
    there, wanted = _by_text(found), _by_text(expected)
    for name, these, those in (("missing", wanted, there), ("unexpected", there, wanted)):
        rows = [value for text, same in these.items() for value in same[len(those.get(text, ())) :]]
        if rows:
            yield finding(name, rows)


def _by_text(values: Iterable[object]) -> dict[str, list[object]]:
    """Like values together, hashable or not."""
    found: dict[str, list[object]] = {}
    for value in values:
        found.setdefault(shown(value), []).append(value)
    return dict(sorted(found.items()))


def _row(value: object) -> Row:
    if is_dataclass(value) and not isinstance(value, type):
        value = {each.name: getattr(value, each.name) for each in fields(value) if each.repr}
    if isinstance(value, Mapping) and value:
        pairs = list(value.items())[:MAX_COLUMNS]
        return {str(name)[:MAX_VALUE]: _text(inner) for name, inner in pairs}
    return _text(value)


def _text(value: object) -> str:
    text = alike(shown(value))
    return text if len(text) <= MAX_VALUE else f"{text[:MAX_VALUE]}…"


def _names(code: CodeType, instruction: int) -> set[str]:
    """What pytest calls the parts of the assertion that an instruction was made of."""
    where = list(code.co_positions())[instruction // 2]
    told = (each.argval for each in dis.get_instructions(code) if each.positions == where)
    # Some instructions are of two names.
    names = (name for one in told for name in (one if isinstance(one, tuple) else (one,)))
    return {name for name in names if isinstance(name, str) and name.startswith("@py_assert")}


def _source(code: CodeType, instruction: int) -> str:
    """The statement an instruction was made of."""
    first, last, begin, end = list(code.co_positions())[instruction // 2]
    if first is None or last is None or begin is None or end is None:
        return ""
    lines = [line.encode() for line in linecache.getlines(code.co_filename)[first - 1 : last]]
    if len(lines) != last - first + 1:
        return ""
    lines[-1] = lines[-1][:end]
    return b"".join([lines[0][begin:], *lines[1:]]).decode("utf-8", "replace")
