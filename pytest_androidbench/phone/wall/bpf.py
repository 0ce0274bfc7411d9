"""Programs of classic BPF that judge a system call, as seccomp runs them.

seccomp(2) and the kernel's `Documentation/userspace-api/seccomp_filter.rst` say what they see:
the call's number, the architecture and six arguments of 64 bits, but nothing behind a pointer.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

LOAD: Final = 0x20
AND: Final = 0x54
IF_EQUAL: Final = 0x15
IF_ABOVE: Final = 0x25
RETURN: Final = 0x06

ALLOW: Final = 0x7FFF0000
ERROR: Final = 0x00050000
"""Plus the number of the error that the caller sees."""

NUMBER: Final = 0
ARCHITECTURE: Final = 4
_ARGUMENTS: Final = 16


class Instruction(NamedTuple):
    """A code, how many instructions to skip if it holds and if it does not, and a value."""

    code: int
    skip: int
    otherwise: int
    value: int


class ArgumentTest(NamedTuple):
    """What half of an argument may be: `word & mask` is one of `values`."""

    argument: int
    values: tuple[int, ...]
    mask: int = 0xFFFFFFFF
    high: bool = False
    """The upper half, which the kernel ignores where an argument is an `int`."""

    @property
    def offset(self) -> int:
        """Where it lies in what the program sees, on a little-endian machine."""
        return _ARGUMENTS + 8 * self.argument + (4 if self.high else 0)


class CallRule(NamedTuple):
    """A call that fails with `error`, unless all words of one of the `exceptions` fit."""

    number: int
    error: int
    exceptions: tuple[tuple[ArgumentTest, ...], ...] = ()


def assemble(architecture: int, newest: int, rules: Iterable[CallRule], *, error: int) -> bytes:
    """A program that allows what no rule forbids.

    Args:
        architecture: whose numbers the rules hold; calls of any other fail with `error`.
        newest: the highest number that is known; higher ones do not exist for the caller.
        rules: one for each number.
        error: for calls of another architecture or beyond `newest`.
    """
    program = [
        Instruction(LOAD, 0, 0, ARCHITECTURE),
        Instruction(IF_EQUAL, 1, 0, architecture),
        Instruction(RETURN, 0, 0, ERROR | error),
        Instruction(LOAD, 0, 0, NUMBER),
        Instruction(IF_ABOVE, 0, 1, newest),
        Instruction(RETURN, 0, 0, ERROR | error),
    ]
    for rule in rules:
        judged = list(_judged(rule))
        program += [Instruction(IF_EQUAL, 0, len(judged), rule.number), *judged]
    program.append(Instruction(RETURN, 0, 0, ALLOW))
    return b"".join(struct.pack("=HBBI", *instruction) for instruction in program)


def assemble_allowing(architecture: int, numbers: Iterable[int], *, error: int) -> bytes:
    """A program that allows these calls alone; all others fail with `error`."""
    program = [
        Instruction(LOAD, 0, 0, ARCHITECTURE),
        Instruction(IF_EQUAL, 1, 0, architecture),
        Instruction(RETURN, 0, 0, ERROR | error),
        Instruction(LOAD, 0, 0, NUMBER),
    ]
    for number in numbers:
        program += [Instruction(IF_EQUAL, 0, 1, number), Instruction(RETURN, 0, 0, ALLOW)]
    program.append(Instruction(RETURN, 0, 0, ERROR | error))
    return b"".join(struct.pack("=HBBI", *instruction) for instruction in program)


def _judged(rule: CallRule) -> Iterator[Instruction]:
    """What follows once the number is that of the rule; it always ends in a return."""
    for words in rule.exceptions:
        yield from _excepted(words)
    yield Instruction(RETURN, 0, 0, ERROR | rule.error)


def _excepted(words: Sequence[ArgumentTest]) -> list[Instruction]:
    """Return ALLOW if all words fit; otherwise go on behind."""
    program = [Instruction(RETURN, 0, 0, ALLOW)]
    for word in reversed(words):
        # Written from the end: how far to skip when a word does not fit is then known.
        values = [
            Instruction(IF_EQUAL, left, 0 if left else len(program), value)
            for left, value in zip(reversed(range(len(word.values))), word.values, strict=True)
        ]
        load = Instruction(LOAD, 0, 0, word.offset)
        program = [load, Instruction(AND, 0, 0, word.mask), *values, *program]
    return program
