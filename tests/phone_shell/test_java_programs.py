"""Programs that `app_process` starts by their main class."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.shell import Shell
from pytest_androidbench.phone.shell.io import IO
from pytest_androidbench.phone.shell.streams import BytesInput, Collector
from pytest_androidbench.phone.system.phone import Phone

MAIN = "com.ex.Main"


async def echo(io: IO, args: list[str]) -> int:
    """Tells its arguments, one a line."""
    await io.out("".join(f"[{arg}]\n" for arg in args))
    return 7


@pytest.mark.parametrize(
    ("script", "expected", "code"),
    [
        (f"app_process / {MAIN}", "", 7),
        (f"app_process / {MAIN} one 'two words' -x", "[one]\n[two words]\n[-x]\n", 7),
        (f"app_process64 -Djava.class.path=/a.jar /system/bin {MAIN} {MAIN}", f"[{MAIN}]\n", 7),
        (f"CLASSPATH=/a.jar app_process / {MAIN} one", "[one]\n", 7),
        ("app_process / com.ex.Other one", "", 1),
    ],
)
def test_a_program_gets_what_stands_behind_its_class(
    phone: Phone, script: str, expected: str, code: int
) -> None:
    shell, out = Shell(phone), Collector()
    shell.programs[MAIN] = echo
    assert asyncio.run(shell.run(script, BytesInput(), out, Collector())) == code
    assert out.data.decode() == expected
