"""Scripts that arrive line by line, however long."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.shell import Result, Shell
from pytest_androidbench.phone.shell.escapes import to_text
from pytest_androidbench.phone.shell.streams import BytesInput, Collector
from pytest_androidbench.phone.system.phone import Phone

HANG = 60


def typed(phone: Phone, text: str) -> Result:
    async def work() -> Result:
        out, err = Collector(), Collector()
        code = await Shell(phone).interact(BytesInput(text.encode()), out, err)
        return Result(to_text(out.data), to_text(err.data), code)

    return asyncio.run(asyncio.wait_for(work(), HANG))


LINES = 10_000


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cat <<END | wc -l\n" + "some words\n" * LINES + "END\necho after\n", "10000\nafter\n"),
        ("echo '" + "some words\n" * LINES + "' | wc -l\necho after\n", "10001\nafter\n"),
        ('echo "' + "some words\n" * LINES + '" | wc -l\necho after\n', "10001\nafter\n"),
        ("while true; do\n" + ":\n" * LINES + "break; done\necho after\n", "after\n"),
        ("f() {\n" + ":\n" * LINES + "}\nf; echo after\n", "after\n"),
        ("(\n" + ":\n" * LINES + ")\necho after\n", "after\n"),
        ("x=1\n" * LINES + "echo after\n", "after\n"),
    ],
)
def test_long_ones_are_read_in_linear_time(phone: Phone, text: str, expected: str) -> None:
    assert typed(phone, text) == Result(expected, "", 0)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("if true\nthen\necho a\nelse\necho b\nfi\necho c\n", "a\nc\n"),
        ("case x in\nx)\necho a\n;;\nesac\n", "a\n"),
        ("echo a &&\necho b |\ncat\n", "a\nb\n"),
        ("echo $(\necho a\n)\n", "a\n"),
        ("echo `\necho a`\n", "a\n"),
        ("echo ${x:-\na}\n", "a\n"),
        ("echo $((1 +\n1))\n", "2\n"),
        ("[[ a == a &&\nb == b ]] && echo a\n", "a\n"),
    ],
)
def test_what_is_begun_is_completed(phone: Phone, text: str, expected: str) -> None:
    padding = ": '" + "x\n" * 3000 + "'\n"
    assert typed(phone, text + padding + text) == Result(expected * 2, "", 0)


def test_an_endless_line_ends_for_lack_of_memory(phone: Phone) -> None:
    class Endless:
        async def read(self, n: int = -1) -> bytes:
            return b"x" * 65536

    async def work() -> bytes:
        said = Collector()
        await Shell(phone).interact(Endless(), Collector(), said)
        return said.data

    said = asyncio.run(asyncio.wait_for(work(), HANG))
    assert said == b"internal error: can't allocate 65536 data bytes\n"
    assert phone.requests.held == 0
