"""`du`: how much there is in which unit, of what, and how deep."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.files import FileSystem
from tests.phone_shell.conftest import Run

HOME = "/data/local/tmp"


@pytest.fixture(autouse=True)
def tree(files: FileSystem) -> None:
    """Two folders, one in the other, and three files."""
    files.mkdir(f"{HOME}/d/e", parents=True)
    files.write(f"{HOME}/d/a", bytes(5000))
    files.write(f"{HOME}/d/e/b", b"1")
    files.write(f"{HOME}/f", b"22")


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("du", "8 ./d/e|20 ./d|28 ."),
        ("du .", "8 ./d/e|20 ./d|28 ."),
        ("du d", "8 d/e|20 d"),
        ("du d/", "8 d/e|20 d/"),
        ("du d/e f", "8 d/e|4 f"),
        ("du f", "4 f"),
        ("du -a d", "8 d/a|4 d/e/b|8 d/e|20 d"),
        ("du -s d f", "20 d|4 f"),
        ("du -as d", "8 d/a|4 d/e/b|8 d/e|20 d"),
        ("du -d 0", "28 ."),
        ("du -d 1", "20 ./d|28 ."),
        ("du -d 2", "8 ./d/e|20 ./d|28 ."),
        ("du -a -d 1", "20 ./d|4 ./f|28 ."),
        ("du -a -d 2 .", "8 ./d/a|8 ./d/e|20 ./d|4 ./f|28 ."),
        ("du -d 0 f", "4 f"),
        ("du -k d", "8 d/e|20 d"),
        ("du -K d", "16 d/e|40 d"),
        ("du -m d", "1 d/e|1 d"),
        ("du -h d", "8.0K d/e|20K d"),
        ("du -b d f", "4097 d/e|13193 d|2 f"),
        ("du -bk f d/a", "1 f|5 d/a"),
        ("du -hk f", "4 f"),
        ("du -kh f", "4.0K f"),
        ("du -c d f", "8 d/e|20 d|4 f|24 total"),
        ("du -cs d/e f", "8 d/e|4 f|12 total"),
        ("du -bc f f", "2 f|2 f|4 total"),
        ("head -c 3000000 /dev/zero > g; du -m g; du -h g; du g", "3 g|2.9M g|2932 g"),
        ("ln -s d l; du l; du -H l", "4 l|8 l/e|20 l"),
        ("ln -s d l; du -L l; du -s .", "8 l/e|20 l|32 ."),
        ("ln -s nowhere n; du n", "4 n"),
        ("ln f d/g; du -a", "8 ./d/a|4 ./d/e/b|8 ./d/e|4 ./d/g|24 ./d|28 ."),
        ("ln f d/g; du -al", "8 ./d/a|4 ./d/e/b|8 ./d/e|4 ./d/g|24 ./d|4 ./f|32 ."),
        ("ln f d/g; du f d/g; du -c d/g f", "4 f|4 d/g|4 total"),
        ("du -s /data/local/", "32 /data/local/"),
    ],
)
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(f"cd {HOME}; {script}")
    assert (done.stderr, done.code) == ("", 0)
    assert done.stdout.replace("\t", " ").splitlines() == expected.split("|")


def test_the_root_is_counted_as_well(sh: Run) -> None:
    lines = sh("du -d 1 /").stdout.splitlines()
    names = [line.split("\t")[1] for line in lines]
    assert names == [*(f"/{name}" for name in sh("ls -A / | cat").stdout.split() if
                       sh(f"test -d /{name} -a ! -L /{name}").code == 0), "/"]  # fmt: skip
    sizes = [int(line.split("\t")[0]) for line in lines]
    assert sizes[-1] >= sum(sizes[:-1]) + 4


def test_complaints(sh: Run) -> None:
    done = sh(f"cd {HOME}; du nope f; echo $?; du -H nope")
    assert (done.stdout, done.code) == ("4\tf\n1\n", 1)
    assert done.stderr == "du: nope: No such file or directory\n" * 2
    done = sh(f"du -d x {HOME}")
    assert (done.stdout, done.stderr, done.code) == ("", "not integer: x\n", 1)
