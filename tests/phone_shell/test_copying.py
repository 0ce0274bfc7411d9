"""`cp`, `mv`, `rm`, `mkdir`, `touch`, `ln`."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.files import FileSystem
from tests.phone_shell.conftest import Run


def test_a_folder_is_saved_and_put_back(sh: Run, files: FileSystem) -> None:
    home = "/data/data/ca.zgrs.clipper"
    files.write(f"{home}/files/state", b"before", uid=10100, mtime_ms=5000)
    sh(f"mkdir -p /data/data/kept/app; cp -a {home}/. /data/data/kept/app/")
    files.write(f"{home}/files/state", b"after")
    files.write(f"{home}/files/more", b"")
    result = sh(
        f"rm -r {home}/*; cp -a /data/data/kept/app/. {home}/ && restorecon -RD {home}"
        f" && chmod 777 -R {home}"
    )
    assert (result.code, result.stderr) == (0, "")
    assert files.read(f"{home}/files/state") == b"before"
    assert not files.exists(f"{home}/files/more")
    stat = files.stat(f"{home}/files/state")
    assert stat is not None
    assert (stat.uid, stat.mtime_ms, stat.mode) == (10100, 5000, 0o777)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("cp a b; cat b", "text\n"),
        ("cp a d; cat d/a", "text\n"),
        ("cp -r d e; ls e", "inner\n"),
        ("cp -r d d2/; ls d2", "inner\n"),
        ("mkdir e; cp -r d e; ls e/d", "inner\n"),
        ("mv a b; ls", "b\nd\n"),
        ("mv a d; ls d", "a\ninner\n"),
        ("mv d e; ls e", "inner\n"),
        ("mv -n a d/inner; cat d/inner; ls a", "inside\na\n"),
        ("rm -rf d nope; ls", "a\n"),
        ("rm -r *; ls", ""),
        ("mkdir -p x/y/z x; ls -R x", "x:\ny\n\nx/y:\nz\n\nx/y/z:\n"),
        ("rmdir d 2>&1; mkdir e; rmdir e; ls", "rmdir: 'd': Directory not empty\na\nd\n"),
        ("ln -s a link; cat link; ls -l link | sed 's/.* link/link/'", "text\nlink -> a\n"),
        ("touch -t 202301020304.05 a; stat -c %y a", "2023-01-02 03:04:05.000000000 +0000\n"),
        ("touch -d @1000 a; stat -c '%X %Y' a", "1000 1000\n"),
        ("touch -c new; ls", "a\nd\n"),
    ],
)
def test_output(sh: Run, script: str, expected: str) -> None:
    world = "cd /data/local/tmp; echo text > a; mkdir d; echo inside > d/inner; "
    assert sh(world + script).stdout == expected


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("cp /nope /sdcard", "cp: bad '/nope': No such file or directory"),
        ("cp a", "cp: Needs 2 arguments"),
        ("rm /nope", "rm: /nope: No such file or directory"),
        ("rm /sdcard/Music", "rm: /sdcard/Music: Is a directory"),
        ("rm", 'rm: Needs 1 argument (see "rm --help")'),
        ("mkdir /sdcard/Music", "mkdir: '/sdcard/Music': File exists"),
        ("mkdir /sdcard/no/x", "mkdir: '/sdcard/no/x': No such file or directory"),
        ("mkdir /system/x", "mkdir: '/system/x': Read-only file system"),
        ("mv /nope /sdcard", "mv: bad '/nope': No such file or directory"),
        ("touch /system/x", "touch: '/system/x': Read-only file system"),
    ],
)
def test_complaints(sh: Run, script: str, complaint: str) -> None:
    result = sh(script)
    assert (result.stderr, result.code) == (f"{complaint}\n", 1)
