"""Where matching is done: at once what is little, on the client's thread what is much."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from pytest_androidbench.phone.system.work import Request, Stop, limits

T = TypeVar("T")


async def carry_out(request: Request, units: int, function: Callable[[Stop], T]) -> T:
    """The function's result; on the request's thread if it may take more than a slice.

    Matching touches nothing of the phone, and RE2 lets others run meanwhile.
    """
    if units < limits.SLICE_UNITS:
        await request.turn(units)
        return function(Stop())
    await request.turn()
    return await request.compute(function)
