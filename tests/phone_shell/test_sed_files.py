"""`sed` over files: read one after the other, apart, or changed in place."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

MAKE = "cd /data/local/tmp; printf 'a\\nb\\n' > f; printf 'c\\nd' > g; mkdir d; "


@pytest.mark.parametrize(
    ("script", "expected", "complaint", "code"),
    [
        ("sed = f g", "1\na\n2\nb\n3\nc\n4\nd", "", 0),
        ("sed -n '$p' f g", "d", "", 0),
        ("sed -n '1p;$p' g f", "c\nb\n", "", 0),
        ("sed p g f | tail -n 4", "a\na\nb\nb\n", "", 0),
        ("sed -s -n '1p;$p' f g", "a\nb\nc\nd", "", 0),
        ("sed -s p", "", "", 0),
        ("sed -s -n '$p' f nope g", "b\nd", "sed: nope: No such file or directory\n", 1),
        ("sed -s -n p nope f", "a\nb\n", "sed: nope: No such file or directory\n", 1),
        ("sed -n p f - < g", "a\nb\nc\nd", "", 0),
        ("sed -n p - f < g", "c\nd\na\nb\n", "", 0),
        ("echo x | sed -n p", "x\n", "", 0),
        ("sed 1q f g", "a\n", "", 0),
        ("sed p nope f", "a\na\nb\nb\n", "sed: nope: No such file or directory\n", 1),
        ("sed p d", "", "sed: d: Is a directory\n", 1),
        ("echo 1d > s; sed -f s f", "b\n", "", 0),
        ("echo 1d > s; echo '$d' > t; sed -f s -e 2d -f t f g", "c\n", "", 0),
        ("sed -i 's/a/x/' f g; cat f g", "x\nb\nc\nd", "", 0),
        ("sed -n -i 2p f g; cat f g", "b\nd", "", 0),
        ("sed -ni '$p' f g; cat f g", "b\nd", "", 0),
        ("sed --in-place 1d f; cat f", "b\n", "", 0),
        ("sed -i p g; cat g", "c\nc\nd\nd", "", 0),
        ("sed -i iX f; cat f", "X\na\nX\nb\n", "", 0),
        ("sed -i 1q f; cat f", "a\n", "", 0),
        ("sed -i d f; cat f; stat -c %s f", "0\n", "", 0),
        ("sed -i p d", "", "sed: d: Is a directory\n", 1),
        ("sed -i s/a/x/ nope f; cat f", "x\nb\n", "sed: nope: No such file or directory\n", 0),
        ("sed -i s/a/x/ nope f", "", "sed: nope: No such file or directory\n", 1),
        ("sed -i p", "", "", 0),
        ("sed -i.bak s/a/x/ f g; ls; cat f f.bak g.bak",
         "d\nf\nf.bak\ng\ng.bak\nx\nb\na\nb\nc\nd", "", 0),
        ("sed -ni~ 2p f; cat f f~", "b\na\nb\n", "", 0),
        ("sed --in-place=.old 1d f; cat f f.old", "b\na\nb\n", "", 0),
        ("sed -n -i -e 1p f; cat f; ls", "a\nd\nf\ng\n", "", 0),
    ],
)  # fmt: skip
def test_files_are_read_and_changed(
    sh: Run, script: str, expected: str, complaint: str, code: int
) -> None:
    done = sh(MAKE + script)
    assert (done.stdout, done.stderr, done.code) == (expected, complaint, code)


def test_a_file_keeps_its_owner_and_rights_when_it_is_changed(sh: Run, phone: Phone) -> None:
    sh(MAKE + "chmod 640 f; chown u0_a17:u0_a17 f; sed -i.bak s/a/x/ f")
    for name in ("f", "f.bak"):
        stat = phone.files.stat(f"/data/local/tmp/{name}")
        assert stat is not None
        assert (stat.mode, stat.uid, stat.gid) == (0o640, 10017, 10017)


def test_long_files_are_changed_in_place(sh: Run) -> None:
    given = "".join(f"{number}\n" for number in range(1, 30_001))
    sh("cat > /data/local/tmp/f", given.encode())
    done = sh("cd /data/local/tmp; sed -i 's/^/x/' f; cat f")
    assert done.stdout == "".join(f"x{number}\n" for number in range(1, 30_001))
    assert sh("cd /data/local/tmp; sed -n '$=' f").stdout == "30000\n"
