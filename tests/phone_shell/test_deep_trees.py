"""Trees of any depth and width are gone through without falling over."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

DEPTH = 1050
TOP = "/data/local/tmp/t"


@pytest.fixture
def deep(phone: Phone) -> None:
    """A thousand folders, each in the one before, with a file in the last one."""
    path = TOP + "/d" * DEPTH
    phone.files.mkdir(path, parents=True)
    phone.files.write(f"{path}/f", b"text")


@pytest.mark.usefixtures("deep")
@pytest.mark.parametrize(
    ("script", "output"),
    [
        (f"find {TOP} | wc -l", f"{DEPTH + 2}\n"),
        (f"find {TOP} -depth | head -n 1 | tail -c 3", "/f\n"),
        (f"find {TOP} -name f -exec cat {{}} ';'", "text"),
        (f"ls -R {TOP} | grep -c :", f"{DEPTH + 1}\n"),
        (f"ls -lR {TOP} | grep -c ' f$'", "1\n"),
        (f"du -a {TOP} | wc -l", f"{DEPTH + 2}\n"),
        (f"du -sb {TOP}", f"{4096 * (DEPTH + 1) + 4}\t{TOP}\n"),
        (f"chmod -R 700 {TOP}; find {TOP} -perm 700 | wc -l", f"{DEPTH + 2}\n"),
        (f"cd {TOP}; tar c . | tar t | wc -l", f"{DEPTH + 2}\n"),
        (f"cp -r {TOP} {TOP}2; find {TOP}2 | wc -l", f"{DEPTH + 2}\n"),
        (f"mv {TOP} /sdcard/t; find /sdcard/t | wc -l", f"{DEPTH + 2}\n"),
        (f"rm -r {TOP}; ls /data/local/tmp | wc -l", "0\n"),
        (f"find {TOP} -delete; ls /data/local/tmp | wc -l", "0\n"),
    ],
)
def test_depth(sh: Run, script: str, output: str) -> None:
    result = sh(script)
    assert (result.stdout, result.stderr) == (output, "")


def test_width(phone: Phone, sh: Run) -> None:
    for number in range(6000):
        phone.files.write(f"/sdcard/Music/f{number}", b"")
    assert sh("ls /sdcard/Music | wc -l").stdout == "6000\n"
    assert sh("cd /sdcard/Music; find . -type f -exec echo {} + | wc -w").stdout == "6000\n"
    assert sh("cd /sdcard/Music; ls -l | wc -l; rm f*; ls").stdout == "6001\n"


def test_exec_gives_all_names_at_once_or_one_by_one(sh: Run) -> None:
    sh("cd /sdcard/Music; touch a b c")
    assert sh("cd /sdcard/Music; find . -type f -exec echo x {} +").stdout == "x ./a ./b ./c\n"
    assert sh("cd /sdcard/Music; find . -type f -exec echo {} y ';'").stdout == (
        "./a y\n./b y\n./c y\n"
    )
    assert sh("cd /sdcard/Music; find . -name a -exec echo + {} ';'").stdout == "+ ./a\n"
    assert sh("cd /sdcard; find . -name a -exec false {} +").code == 1
