"""An input without an end stops nobody: it is cut off, refused, or gone through in turns."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.beside import outlasts_a_neighbour, run
from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "output"),
    [
        ("yes | head -n 2", "y\ny\n"),
        ("yes a b | head -n 1", "a b\n"),
        ("seq 1 1000000000 | head -n 3", "1\n2\n3\n"),
        ("cat /dev/zero | head -c 3 | xxd -p", "000000\n"),
        ("head -c 100000 /dev/zero | wc -c", "100000\n"),
        ("seq 1 100000 | sort -n | tail -n 1", "100000\n"),
        ("yes | head -n 70000 | uniq -c", "  70000 y\n"),
        ("tr '\\0' a < /dev/zero | cut -c 1-2 -O - 2>&1 | head -n 1", "cut: xrealloc\n"),
        ("yes | xargs -n 2 echo | head -n 1", "y y\n"),
        ("dd if=/dev/zero bs=1G count=1000 2> /dev/null | head -c 2 | wc -c", "2\n"),
        ("find / -exec find / ';' | head -n 1", "/\n"),
    ],
)
def test_the_reader_ends_it(lasting: Run, script: str, output: str) -> None:
    assert lasting(script).stdout == output


@pytest.mark.parametrize(
    "command",
    ["sort", "cat -n", "rev", "tail", "cut -f 1", "uniq", "head -n-1", "xargs"],
)
def test_what_would_have_to_be_held_whole_is_refused(phone: Phone, sh: Run, command: str) -> None:
    result = sh(f"cat /dev/zero | {command}")
    words = f"{command.split(maxsplit=1)[0]}: xrealloc\n"
    assert (result.stdout, result.stderr, result.code) == ("", words, 1)
    assert phone.requests.held == 0


@pytest.mark.parametrize(
    "script",
    [
        "yes",
        "seq 1 1000000000",
        "cat /dev/urandom",
        "cat /dev/zero | tr '\\0' a",
        "cat /dev/urandom | gzip | gunzip",
        "tr a b < /dev/zero",
        "base64 /dev/zero",
        "sha512sum /dev/zero",
        "xxd /dev/urandom",
        "wc /dev/zero",
        "cmp /dev/zero /dev/zero",
        "dd if=/dev/zero bs=1M",
        "dd if=/dev/zero of=/dev/null bs=1G",
        "cat /dev/urandom | uniq -c",
        "yes | xargs -n 1 echo",
        "yes | xargs -I X echo X X",
        "monkey 100000000",
        "find / -exec find / ';'",
        "printf '%99999s' $(seq 1 20000)",
        "yes | tee /dev/null",
        "logcat",
    ],
)
def test_others_go_on_beside_it_and_it_ends_with_its_client(phone: Phone, script: str) -> None:
    async def work() -> None:
        await outlasts_a_neighbour(phone, script)

    run(work())
