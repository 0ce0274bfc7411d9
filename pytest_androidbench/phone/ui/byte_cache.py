"""A cache that counts what it holds in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import Generic, TypeVar, TypeVarTuple

K = TypeVar("K")
V = TypeVar("V")
A = TypeVarTuple("A")


class ByteCache(Generic[K, V]):
    """Values by key, of which those go first that were not asked for the longest.

    Entries are no measure of memory: one may be a word, the next a picture of ten megabytes.
    """

    __slots__ = ("_entries", "_held", "_size_of", "limit")

    def __init__(self, limit: int, size_of: Callable[[K, V], int]) -> None:
        """Hold at most `limit` bytes; `size_of` says the same of an entry whenever it is asked."""
        self.limit = limit
        self._size_of = size_of
        self._entries: OrderedDict[K, V] = OrderedDict()
        self._held = 0

    @property
    def held(self) -> int:
        """The bytes of all entries, never more than the limit."""
        return self._held

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def __getitem__(self, key: K) -> V:
        """Return what is kept, and keep it longer than the rest.

        Raises:
            KeyError: nothing is kept under the key.
        """
        found = self._entries[key]
        self._entries.move_to_end(key)
        return found

    def __setitem__(self, key: K, value: V) -> None:
        """Keep a value; one that is larger than the whole cache is not kept."""
        if key in self._entries:
            self._held -= self._size_of(key, self._entries.pop(key))
        size = self._size_of(key, value)
        if size > self.limit:
            return
        while self._held + size > self.limit:
            self._held -= self._size_of(*self._entries.popitem(last=False))
        self._entries[key] = value
        self._held += size

    def get(self, key: K) -> V | None:
        """Return what is kept, and keep it longer than the rest; None where nothing is."""
        found = self._entries.get(key)
        if found is not None:
            self._entries.move_to_end(key)
        return found

    def clear(self) -> None:
        """Forget everything."""
        self._entries.clear()
        self._held = 0


def remembered(
    limit: int, size_of: Callable[[*A, V], int]
) -> Callable[[Callable[[*A], V]], Callable[[*A], V]]:
    """Decorate a pure function: what it returned for the same arguments is not made again.

    It is `functools.lru_cache` with a limit in bytes, for positional arguments. `size_of` gets
    the arguments and what was returned.
    """

    def decorate(function: Callable[[*A], V]) -> Callable[[*A], V]:
        cache = ByteCache[tuple[*A], V](limit, lambda key, made: size_of(*key, made))

        @wraps(function)
        def remembering(*arguments: *A) -> V:
            if arguments in cache:
                return cache[arguments]
            made = cache[arguments] = function(*arguments)
            return made

        return remembering

    return decorate
