"""What a command keeps of its input."""

from __future__ import annotations

from types import TracebackType

from pytest_androidbench.phone.system.work import Request


class Kept:
    """Memory a command holds, which it gives back at its end however that comes."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._count = 0

    def hold(self, count: int) -> None:
        """Hold `count` bytes more.

        Raises:
            OutOfMemory: that is more than the request may hold.
        """
        self._request.hold(count)
        self._count += count

    def release(self, count: int | None = None) -> None:
        """Give back `count` bytes, or all."""
        count = self._count if count is None else count
        self._request.release(count)
        self._count -= count

    def __enter__(self) -> Kept:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
