"""Copies of what a function is given, and whether two values are alike in every part."""

from __future__ import annotations

import copy
import dataclasses
import datetime
import enum
import functools
import pathlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, Final

from pytest_androidbench.errors import AndroidBenchError

_ATOMS: Final = (
    *(type(None), bool, int, float, complex, str, bytes, range, slice, type, enum.Enum),
    *(datetime.date, datetime.time, datetime.timedelta, datetime.tzinfo),
    *(pathlib.PurePath, re.Pattern, ModuleType),
)
"""What cannot change, and needs no copy."""
_SEQUENCES: Final = (list, tuple)
_SETS: Final = (set, frozenset)
_DEEP: Final = 50


class NoCopyError(AndroidBenchError):
    """There is no copy of something: it is read only once, or who else holds it is not known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Likeness:
    """What is known of objects that are neither dataclasses nor Python's own."""

    shared: Callable[[object], bool]
    """Whether one need not be copied, since what it is asked for does not change it."""
    open: Callable[[object], bool]
    """Whether one is no more than its attributes."""

    def copied(self, value: Any) -> Any:
        """A value that can be changed without changing the first.

        Raises:
            NoCopyError: something in it is of a kind that is not known.
        """
        same: dict[int, object] = {}
        self._look(value, same, _DEEP)
        return copy.deepcopy(value, same)

    def alike(self, one: Any, other: Any, left: int = _DEEP) -> bool:
        """Whether two values have the same types and values in the same order, all through.

        Stricter than `==`, which takes 1 for 1.0 and need not look at all fields of a dataclass.
        """
        if one is other:
            return True
        if type(one) is not type(other) or not left:
            return False
        if isinstance(one, (*_ATOMS, *_SETS)):
            return bool(one == other)
        mine, theirs = self._parts(one), self._parts(other)
        if mine is None or theirs is None or len(mine) != len(theirs):
            return False
        return all(self.alike(a, b, left - 1) for a, b in zip(mine, theirs, strict=True))

    def _parts(self, value: Any) -> list[Any] | None:
        """All that a value is made of, in its order; None where that is not known."""
        kind = type(value)
        if kind in _SEQUENCES or kind in _SETS:
            return list(value)
        if kind is dict:
            return [part for pair in value.items() for part in pair]
        if dataclasses.is_dataclass(value):
            return [getattr(value, field.name) for field in dataclasses.fields(value)]
        return list(vars(value).values()) if self.open(value) else None

    def _look(self, value: Any, same: dict[int, object], left: int) -> None:
        """See that all of a value can be copied, and take note of what need not be."""
        if isinstance(value, _ATOMS):
            return
        if type(value) is not dict and self._stays(value):
            same[id(value)] = value
            return
        parts = self._parts(value)
        if parts is None or not left:
            raise NoCopyError(f"there is no copy of a {type(value).__name__}")
        for part in parts:
            self._look(part, same, left - 1)

    def _stays(self, value: Any) -> bool:
        """Whether a value is the same object to everybody, and changes for nobody.

        A table that a function holds is one that it looks things up in.
        """
        match value:
            case FunctionType():
                return self._all_stay(cell.cell_contents for cell in value.__closure__ or ())
            case functools.partial():
                return self._all_stay([value.func, value.args, value.keywords])
            case dict():
                return self._all_stay(part for pair in value.items() for part in pair)
            case BuiltinFunctionType():
                return self._all_stay([value.__self__])
            case tuple() | frozenset():
                return self._all_stay(value)
            case _:
                return isinstance(value, _ATOMS) or self.shared(value)

    def _all_stay(self, values: Iterable[Any]) -> bool:
        return all(self._stays(value) for value in values)


def cannot_change(values: Iterable[object]) -> bool:
    """Whether there is nothing in some values that could be changed.

    Most calls are of texts and numbers, and to look for what else may be in them costs more than
    the calls.
    """
    return all(
        cannot_change(value) if type(value) is tuple else isinstance(value, _ATOMS)
        for value in values
    )
