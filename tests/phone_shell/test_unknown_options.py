"""Options that a command does not have are refused by the command's name."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    "name",
    ["cat", "head", "tail", "wc", "tee", "sort", "uniq", "sed", "xargs", "which", "id",
     "screencap"],
)  # fmt: skip
def test_an_unknown_option_is_refused(lasting: Run, name: str) -> None:
    done = lasting(f"{name} -X word")
    told = f"{name}: Unknown option 'X' (see \"{name} --help\")\n"
    assert (done.stdout, done.stderr, done.code) == ("", told, 1)


@pytest.mark.parametrize(
    ("script", "letter"),
    [
        ("head -n", "n"), ("head -c", "c"), ("tail -n", "n"), ("tail -c", "c"), ("tail -s", "s"),
        ("sort -k", "k"), ("sort -o", "o"), ("sort -t", "t"), ("uniq -f", "f"), ("uniq -s", "s"),
        ("uniq -w", "w"), ("sed -e", "e"), ("sed -f", "f"), ("xargs -I", "I"), ("xargs -n", "n"),
        ("xargs -E", "E"), ("xargs -s", "s"), ("xargs -P", "P"), ("tar -f", "f"), ("tar -C", "C"),
        ("tar -T", "T"), ("screencap -d", "d"),
    ],
)  # fmt: skip
def test_an_option_without_its_value_is_refused(lasting: Run, script: str, letter: str) -> None:
    name = script.split(maxsplit=1)[0]
    done = lasting(script)
    told = f'{name}: Missing argument to -{letter} (see "{name} --help")\n'
    assert (done.stdout, done.stderr, done.code) == ("", told, 1)


def test_which_needs_a_name(lasting: Run) -> None:
    done = lasting("which -a")
    assert (done.stderr, done.code) == ('which: Needs 1 argument (see "which --help")\n', 1)
