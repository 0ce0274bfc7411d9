"""Requests go on in turns, hold bounded memory, and compute on a thread of their own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import ExitStack
from typing import Any

import pytest

from pytest_androidbench.phone.system.work import (
    CannotFork,
    OutOfMemory,
    Request,
    Requests,
    Stop,
    Stopped,
    limits,
)

HANG = 20


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, HANG))


async def spend(request: Request, name: str, told: list[str], slices: int) -> None:
    for _ in range(slices):
        told.append(name)
        await request.turn(limits.SLICE_UNITS)


def test_two_requests_take_turns_slice_by_slice() -> None:
    told: list[str] = []

    async def work() -> None:
        requests = Requests()
        await asyncio.gather(
            spend(requests.begin(), "a", told, 4), spend(requests.begin(), "b", told, 4)
        )

    run(work())
    assert "".join(told) == "abababab"


def test_a_request_of_many_tasks_has_one_share() -> None:
    told: list[str] = []

    async def work() -> None:
        requests = Requests()
        many, single = requests.begin(), requests.begin()
        await asyncio.gather(
            *(spend(many, "m", told, 10) for _ in range(20)), spend(single, "s", told, 10)
        )

    run(work())
    begun = told.index("s")
    assert told[begun : begun + 20].count("s") >= 9


def test_work_below_a_slice_does_not_wait() -> None:
    async def work() -> None:
        request = Requests().begin()
        others: list[int] = []
        asyncio.get_running_loop().call_soon(others.append, 1)
        for _ in range(limits.SLICE_UNITS - 1):
            await request.turn()
        assert not others
        await request.turn()
        assert others

    run(work())


def test_who_listens_is_served_between_any_two_slices() -> None:
    async def work() -> None:
        requests = Requests()
        rounds = 0
        told: list[str] = []
        hogs = [asyncio.ensure_future(spend(requests.begin(), "x", told, 50)) for _ in range(8)]
        while not all(hog.done() for hog in hogs):
            before = len(told)
            await asyncio.sleep(0)
            # The first round starts them all.
            assert rounds == 0 or len(told) - before <= 1
            rounds += 1

    run(work())


def test_memory_is_bounded_for_each_and_for_all() -> None:
    requests = Requests()
    first, second, third = requests.begin(), requests.begin(), requests.begin()
    first.hold(limits.REQUEST_BYTES)
    with pytest.raises(OutOfMemory):
        first.hold(1)
    second.hold(limits.REQUEST_BYTES)
    with pytest.raises(OutOfMemory):
        third.hold(limits.PHONE_BYTES - 2 * limits.REQUEST_BYTES + 1)
    first.close()
    third.hold(limits.REQUEST_BYTES)
    second.close()
    third.close()
    assert requests.held == 0


def test_processes_are_bounded_for_each_and_for_all() -> None:
    requests = Requests()
    with ExitStack() as stack:
        request = requests.begin()
        for _ in range(limits.REQUEST_PROCESSES):
            stack.enter_context(request.process())
        with pytest.raises(CannotFork), request.process():
            pass
        for _ in range(limits.PHONE_PROCESSES - limits.REQUEST_PROCESSES):
            stack.enter_context(requests.begin().process())
        with pytest.raises(CannotFork), requests.begin().process():
            pass
    assert requests.processes == 0


def test_computing_leaves_the_loop_free_and_the_request_waiting() -> None:
    async def work() -> None:
        requests = Requests()
        request, other = requests.begin(), requests.begin()
        go = threading.Event()
        order: list[str] = []

        def heavy(_: Stop) -> int:
            assert go.wait(HANG)
            order.append("computed")
            return threading.get_ident()

        async def sibling() -> None:
            await request.turn()
            order.append("sibling")

        job = asyncio.ensure_future(request.compute(heavy))
        await asyncio.sleep(0)
        waiting = asyncio.ensure_future(sibling())
        await other.turn(limits.SLICE_UNITS)
        assert order == []
        go.set()
        assert await job != threading.get_ident()
        await waiting
        assert order == ["computed", "sibling"]
        request.close()

    run(work())


def test_what_a_computation_raises_is_raised_where_it_is_awaited() -> None:
    def fail(_: Stop) -> None:
        raise ZeroDivisionError

    async def work() -> None:
        request = Requests().begin()
        with pytest.raises(ZeroDivisionError):
            await request.compute(fail)
        assert await request.compute(lambda _: 3) == 3
        request.close()

    run(work())


def test_a_computation_nobody_waits_for_is_stopped() -> None:
    ended = threading.Event()
    begun = threading.Event()
    interrupted = threading.Event()

    def endless(stop: Stop) -> None:
        stop.call(interrupted.set)
        begun.set()
        try:
            while True:
                stop.check()
        except Stopped:
            ended.set()
            raise

    async def work() -> None:
        request = Requests().begin()
        job = asyncio.ensure_future(request.compute(endless))
        while not begun.is_set():
            await asyncio.sleep(0)
        job.cancel()
        with pytest.raises(asyncio.CancelledError):
            await job
        request.close()

    run(work())
    assert ended.wait(HANG)
    assert interrupted.is_set()


def test_what_several_keep_counts_once_until_the_last_one_drops_it() -> None:
    requests = Requests()
    request = requests.begin()
    value, other = object(), object()
    request.keep(value, 100)
    request.keep(value, 100)
    request.keep(other, 10)
    assert requests.held == 110
    request.drop(value)
    assert requests.held == 110
    request.drop(value)
    assert requests.held == 10
    request.close()
    request.release(5)
    assert requests.held == 0


def test_what_is_refused_is_told_but_not_without_end() -> None:
    told: list[tuple[str, str]] = []
    requests = Requests(lambda tag, message: told.append((tag, message)))
    request = requests.begin()
    for _ in range(3 * limits.TOLD_LINES):
        with pytest.raises(OutOfMemory):
            request.hold(limits.REQUEST_BYTES + 1)
    count = limits.REQUEST_BYTES + 1
    assert (
        told
        == [("kernel", f"__vm_enough_memory: not enough memory for {count} bytes")]
        * limits.TOLD_LINES
    )


def test_what_nobody_waits_for_shares_one_place_in_line_and_ends() -> None:
    told: list[str] = []

    async def work() -> None:
        requests = Requests()
        left = [requests.begin() for _ in range(20)]
        jobs: list[asyncio.Future[None]] = []
        for request in left:
            job = asyncio.ensure_future(spend(request, "b", told, 1000))
            request.go_behind(15 * limits.SLICE_UNITS, job.cancel)
            jobs.append(job)
        await spend(requests.begin(), "a", told, 10)
        begun = told.index("a")
        assert told[begun:].count("b") <= 30
        await asyncio.wait(jobs)
        assert all(job.cancelled() for job in jobs)
        assert told.count("b") <= 20 * 17

    run(work())
