"""`readlink`, `realpath`, `basename` and `dirname`."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.files import FileSystem
from tests.phone_shell.conftest import Run

HOME = "/data/local/tmp"


@pytest.fixture(autouse=True)
def links(files: FileSystem) -> None:
    """Links to a file, to nothing, and to themselves."""
    files.write(f"{HOME}/a", b"")
    files.symlink("a", f"{HOME}/l")
    files.symlink("nope", f"{HOME}/n")
    files.symlink("o", f"{HOME}/o")


@pytest.mark.parametrize(
    ("script", "expected", "code"),
    [
        ("readlink l n", "a\nnope\n", 0),
        ("readlink l a n", "a\nnope\n", 1),
        ("readlink nope", "", 1),
        ("readlink -n l", "a", 0),
        ("readlink -n l n", "a\nnope", 0),
        ("readlink -q l", "", 0),
        ("readlink -q a", "", 1),
        ("readlink -f l a n nope", f"{HOME}/a\n{HOME}/a\n{HOME}/nope\n{HOME}/nope\n", 0),
        ("readlink --canonicalize l", f"{HOME}/a\n", 0),
        ("readlink -nf l", f"{HOME}/a", 0),
        ("readlink -f no/such", "", 1),
        ("readlink -f o", "", 1),
        ("readlink -e l", f"{HOME}/a\n", 0),
        ("readlink -e n", "", 1),
        ("readlink -e l nope a", f"{HOME}/a\n{HOME}/a\n", 1),
        ("readlink -m no/such/../x l", f"{HOME}/no/x\n{HOME}/a\n", 0),
        ("readlink -e -m nope", f"{HOME}/nope\n", 0),
        ("readlink -m -e nope", "", 1),
        ("realpath l a /sdcard/Music", f"{HOME}/a\n{HOME}/a\n/storage/emulated/0/Music\n", 0),
        ("realpath -e l", f"{HOME}/a\n", 0),
        ("realpath -m no/such nope", f"{HOME}/no/such\n{HOME}/nope\n", 0),
        ("basename a/b", "b\n", 0),
        ("basename a/b/", "b\n", 0),
        ("basename /a/b//", "b\n", 0),
        ("basename /", "/\n", 0),
        ("basename //", "/\n", 0),
        ("basename ''", ".\n", 0),
        ("basename a.txt .txt", "a\n", 0),
        ("basename a.txt .md", "a.txt\n", 0),
        ("basename .txt .txt", ".txt\n", 0),
        ("basename a ''", "a\n", 0),
        ("basename -a a/b c/d", "b\nd\n", 0),
        ("basename -s .t a/b.t c.t d", "b\nc\nd\n", 0),
        ("basename -as .t a/b.t c.t", "b\nc\n", 0),
        ("basename b -a", "b\n", 0),
        ("dirname a /a a/b a/b/ /a/b/c a//b", ".\n/\na\na\n/a/b\na\n", 0),
        ("dirname / // ''", "/\n/\n.\n", 0),
        ("dirname a/ /a/", ".\n/\n", 0),
    ],
)
def test_output(sh: Run, script: str, expected: str, code: int) -> None:
    done = sh(f"cd {HOME}; {script}")
    assert (done.stdout, done.stderr, done.code) == (expected, "", code)


@pytest.mark.parametrize(
    ("script", "printed", "complaint"),
    [
        ("realpath n a", f"{HOME}/a\n", "realpath: n: No such file or directory"),
        ("realpath o", "", "realpath: o: No such file or directory"),
        ("realpath -m -e nope", "", "realpath: nope: No such file or directory"),
        ("basename a b c", "", "basename: too many args"),
        *(
            (command, "", f'{command}: Needs 1 argument (see "{command} --help")')
            for command in ("readlink", "realpath", "basename", "dirname")
        ),
        *(
            (f"{command} -X a", "", f"{command}: Unknown option 'X' (see \"{command} --help\")")
            for command in ("readlink", "realpath", "basename", "dirname")
        ),
    ],
)
def test_complaints(sh: Run, script: str, printed: str, complaint: str) -> None:
    done = sh(f"cd {HOME}; {script}")
    assert (done.stdout, done.stderr, done.code) == (printed, f"{complaint}\n", 1)
