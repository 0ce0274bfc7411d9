"""`find`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.shell.builtins.finding import (
    DAY_MS,
    Test,
    Visited,
    always,
    base,
    both,
    compare,
    delete,
    integer,
    is_,
    is_empty,
    not_,
    one_of,
    permission,
    print_format,
    print_name,
    print_zero,
    size,
)
from pytest_androidbench.phone.shell.builtins.patterns import command_glob, fits_glob
from pytest_androidbench.phone.shell.builtins.sources import path_units
from pytest_androidbench.phone.shell.builtins.xargs import RUN_UNITS
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.system.files import FileError, owner_name

_MOST_BYTES: Final = 131_072
"""Names a command of `-exec ... +` gets at once, as much as Linux takes in one argument."""

_POINTER: Final = 8


@dataclass(slots=True)
class FindCommand:
    """What is searched, and for what."""

    starts: list[str]
    test: Test
    least: int = 0
    most: int = 10**6
    depth_first: bool = False
    follow: bool = False
    pruned: set[str] = field(default_factory=set)
    batches: list[ExecBatch] = field(default_factory=list)
    size: int = 0
    """How many words it was written with."""
    status: int = 0

    def shows(self, found: Visited) -> bool:
        """Whether it is deep enough, but not too deep."""
        return self.least <= found.depth <= self.most

    def enters(self, found: Visited) -> bool:
        """Whether what is in it is looked at."""
        inside = found.stat.kind == "dir" and found.depth < self.most
        return inside and found.name not in self.pruned


async def find(io: IO, args: list[str]) -> int:
    query = _Reader(io, args).query()
    for start in query.starts:
        stat = io.files.stat(io.path(start), follow=query.follow or start.endswith("/"))
        if stat is None:
            await io.err(f"find: {start}: No such file or directory")
            query.status = 1
            continue
        async for found in _walk(io, Visited(start, io.path(start), stat, 0), query):
            await io.turn(path_units(found.path) + query.size)
            try:
                await query.test(io, found)
            except FileError as error:
                await io.err(f"find: {found.name}: {error.strerror}")
                query.status = 1
    for batch in query.batches:
        await batch.run(io)
        query.status = query.status or batch.status
    return query.status


async def _walk(io: IO, start: Visited, query: FindCommand) -> AsyncIterator[Visited]:
    """What is found, a folder before what is in it or, if wanted so, after it.

    A folder's names are read when it is come to, and its files are looked at one by one: what
    happens to one of them may change the others.
    """
    found: Visited | None = start
    folders: list[tuple[Visited, list[str]]] = []
    while True:
        if found is not None:
            if not query.depth_first and query.shows(found):
                yield found
            if query.enters(found):
                folders.append((found, await _names(io, found, query)))
            elif query.depth_first and query.shows(found):
                yield found
        while folders and not folders[-1][1]:
            folder, _ = folders.pop()
            if query.depth_first and query.shows(folder):
                yield folder
        if not folders:
            return
        folder, names = folders[-1]
        found = _inner(io, folder, names.pop(), follow=query.follow)


async def _names(io: IO, folder: Visited, query: FindCommand) -> list[str]:
    """What is in a folder, the last one first; nothing where it is gone since it was found."""
    try:
        return io.files.listdir(folder.path)[::-1]
    except FileError as error:
        await io.err(f"find: {folder.name}: {error.strerror}")
        query.status = 1
        return []


def _inner(io: IO, folder: Visited, name: str, *, follow: bool) -> Visited | None:
    path = f"{folder.path.rstrip('/')}/{name}"
    stat = io.files.stat(path, follow=follow)
    if stat is None:
        return None
    return Visited(f"{folder.name.rstrip('/')}/{name}", path, stat, folder.depth + 1)


class ExecBatch:
    """The names of an `-exec ... {} +`, and the command that gets them."""

    def __init__(self, words: list[str]) -> None:
        self._words = words
        self._names: list[str] = []
        self._size = 0
        self.status = 0

    async def add(self, io: IO, found: Visited) -> bool:
        """Keep a name, running the command first when it could not take it any more."""
        size = _POINTER + len(to_bytes(found.name)) + 1
        if self._size + size > _MOST_BYTES:
            await self.run(io)
        io.hold(size)
        self._names.append(found.name)
        self._size += size
        return True

    async def run(self, io: IO) -> None:
        """Run the command with the names there are."""
        names, size = self._names, self._size
        self._names, self._size = [], 0
        if names:
            code = await io.run([*self._words, *names])
            self.status = self.status or code
            io.release(size)


class _Reader:
    def __init__(self, io: IO, args: list[str]) -> None:
        self._io = io
        self._args = args
        self._at = 0
        self._acts = False
        self._query = FindCommand([], print_name)

    def query(self) -> FindCommand:
        while self._at < len(self._args) and self._args[self._at] in ("-L", "-H", "-P"):
            self._query.follow = self._args[self._at] == "-L"
            self._at += 1
        while self._at < len(self._args) and self._args[self._at][:1] not in ("-", "(", "!"):
            self._query.starts.append(self._args[self._at])
            self._at += 1
        self._query.starts = self._query.starts or ["."]
        test = self._either() if self._at < len(self._args) else always
        if self._at < len(self._args):
            raise CommandError(f"find: bad arg '{self._args[self._at]}'")
        self._query.test = test if self._acts else both(test, print_name)
        self._query.size = len(self._args)
        return self._query

    def _peek(self) -> str:
        return self._args[self._at] if self._at < len(self._args) else ""

    def _value(self, name: str) -> str:
        if self._at >= len(self._args):
            raise CommandError(f"find: '{name}' needs 1 arg")
        self._at += 1
        return self._args[self._at - 1]

    def _either(self) -> Test:
        test = self._all()
        while self._peek() in ("-o", "-or"):
            self._at += 1
            test = one_of(test, self._all())
        return test

    def _all(self) -> Test:
        test = self._single()
        while self._at < len(self._args) and self._peek() not in ("-o", "-or", ")"):
            if self._peek() in ("-a", "-and"):
                self._at += 1
            test = both(test, self._single())
        return test

    def _single(self) -> Test:
        word = self._value("find")
        if word in ("!", "-not"):
            return not_(self._single())
        if word == "(":
            test = self._either()
            if self._value("(") != ")":
                raise CommandError("find: need )")
            return test
        return self._option(word) or self._action(word) or self._property(word)

    def _option(self, word: str) -> Test | None:
        if word == "-mindepth":
            self._query.least = integer(self._value(word))
        elif word == "-maxdepth":
            self._query.most = integer(self._value(word))
        elif word in ("-depth", "-d"):
            self._query.depth_first = True
        elif word not in ("-xdev", "-mount", "-noleaf", "-true"):
            return None
        return always

    def _action(self, word: str) -> Test | None:
        if word == "-prune":
            return self._prune()
        actions: dict[str, Test] = {"-print": print_name, "-print0": print_zero, "-ls": print_name}
        if word == "-delete":
            self._query.depth_first = True
            actions[word] = delete
        if word in ("-exec", "-execdir", "-ok"):
            actions[word] = self._execute()
        if word == "-printf":
            actions[word] = print_format(self._value(word))
        if word not in actions:
            return None
        self._acts = True
        return actions[word]

    def _prune(self) -> Test:
        pruned = self._query.pruned

        async def prune(io: IO, found: Visited) -> bool:
            del io
            pruned.add(found.name)
            return True

        return prune

    def _execute(self) -> Test:
        words: list[str] = []
        while (word := self._value("-exec")) != ";":
            if word == "+" and words[-1:] == ["{}"]:
                batch = ExecBatch(words[:-1])
                self._query.batches.append(batch)
                return batch.add
            words.append(word)

        async def execute(io: IO, found: Visited) -> bool:
            await io.turn(RUN_UNITS)
            return await io.run([word.replace("{}", found.name) for word in words]) == 0

        return execute

    def _property(self, word: str) -> Test:
        if word in ("-empty", "-false", "-nouser", "-nogroup"):
            return is_(lambda found: word == "-empty" and is_empty(self._io, found))
        value = self._value(word) if word in _WITH_VALUE else ""
        match word:
            case "-name" | "-iname":
                return _named(value, lambda found: base(found.name), fold=word == "-iname")
            case "-path" | "-wholename" | "-ipath":
                return _named(value, lambda found: found.name, fold=word == "-ipath")
            case "-type":
                kinds = {{"f": "file", "d": "dir", "l": "link", "c": "char"}.get(k) for k in value}
                return is_(lambda found: found.stat.kind in kinds)
            case "-size":
                return size(value)
            case "-mtime" | "-mmin" | "-atime" | "-amin" | "-ctime" | "-cmin":
                return self._age(word, value)
            case "-newer":
                stat = self._io.files.stat(self._io.path(value))
                if stat is None:
                    raise CommandError(f"find: '{value}': No such file or directory")
                return is_(lambda found: found.stat.mtime_ms > stat.mtime_ms)
            case "-user":
                return is_(lambda found: value in (owner_name(found.stat.uid), str(found.stat.uid)))
            case "-group":
                return is_(lambda found: value in (owner_name(found.stat.gid), str(found.stat.gid)))
            case "-perm":
                return permission(value)
            case "-inum":
                return is_(lambda found: compare(value, found.stat.inode))
            case "-links":
                return is_(lambda found: compare(value, found.stat.links))
        raise CommandError(f"find: bad arg '{word}'")

    def _age(self, word: str, value: str) -> Test:
        unit = 60_000 if word.endswith("min") else DAY_MS
        now = self._io.phone.clock.now_ms
        which = word[1]

        def age(found: Visited) -> bool:
            stat = found.stat
            time = {"a": stat.atime_ms, "c": stat.ctime_ms}.get(which, stat.mtime_ms)
            return compare(value, (now - time) // unit)

        return is_(age)


def _named(value: str, name: Callable[[Visited], str], *, fold: bool) -> Test:
    pattern = command_glob("find", value, ignore_case=fold)

    async def named(io: IO, found: Visited) -> bool:
        return await fits_glob(io.session.request, pattern, name(found))

    return named


_WITH_VALUE: Final = frozenset(
    ("-name", "-iname", "-path", "-wholename", "-ipath", "-type", "-size", "-newer", "-user",
     "-group", "-perm", "-inum", "-links", "-mtime", "-mmin", "-atime", "-amin", "-ctime", "-cmin")
)  # fmt: skip


COMMANDS: Final[Commands] = {"find": find}
