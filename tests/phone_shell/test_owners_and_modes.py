"""`chmod`, `chown`, `chgrp`, `chcon` and `restorecon`."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.files import FileSystem
from tests.phone_shell.conftest import Run

HOME = "/data/local/tmp"


@pytest.fixture(autouse=True)
def tree(files: FileSystem) -> None:
    """A folder with a file, and links to both."""
    files.mkdir(f"{HOME}/d/e", parents=True, mode=0o755, uid=0, gid=0)
    files.write(f"{HOME}/d/f", b"", mode=0o644, uid=0, gid=0)
    files.symlink("d", f"{HOME}/ld")
    files.symlink("f", f"{HOME}/d/lf")


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("chmod 600 d/f; stat -c %a d/f", "600"),
        ("chmod -R 700 d; stat -c %a d d/e d/f", "700 700 700"),
        ("chmod 700 -R d; stat -c %a d d/e d/f", "700 700 700"),
        ("chmod --recursive 700 d; stat -c %a d d/f", "700 700"),
        ("chmod -vR 700 d; stat -c %a d d/f", "700 700"),
        ("chmod -f 700 d; stat -c %a d d/f", "700 644"),
        ("chmod -x d; stat -c %a d d/f", "644 644"),
        ("chmod -R a+X d; stat -c %a d d/f", "755 644"),
        ("chmod 644 d/e; chmod a+X d/e; stat -c %a d/e", "755"),
        ("chmod u-w,o+w d/f d; stat -c %a d d/f", "557 446"),
        ("chmod 600 d/lf; stat -c %a d/f d/lf", "600 777"),
        ("chmod u+x d/lf; stat -c %a d/f", "744"),
        ("chmod 700 ld; stat -c %a d d/f", "700 644"),
        ("ln -s /data/local/tmp/d/f d/e/up; chmod -R 700 d/e; stat -c %a d/f", "644"),
        ("chown shell d/f; stat -c %U:%G d/e d/f", "root:root shell:root"),
        ("chown shell:system d/f; stat -c %U:%G d/f", "shell:system"),
        ("chown :system d/f; stat -c %U:%G d/f", "root:system"),
        ("chown shell: d/f; stat -c %U:%G d/f", "shell:root"),
        ("chown 10100:10101 d/f; stat -c %u:%g d/f", "10100:10101"),
        ("chown -R shell:shell d; stat -c %U:%G d d/e d/f",
         "shell:shell shell:shell shell:shell"),
        ("chown -hv u0_a100 d/f; stat -c %u d/f", "10100"),
        ("chgrp system d/f; stat -c %U:%G d/f", "root:system"),
        ("chgrp -R 1000 d; stat -c %G d d/e d/f", "system system system"),
        ("chcon u:object_r:x:s0 d d/f; echo $?", "0"),
        ("chcon -hR x d; echo $?", "0"),
        ("restorecon -RD d; echo $?", "0"),
        ("restorecon -FnrvR d; echo $?", "0"),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(f"cd {HOME}; {script}")
    assert (done.stdout.split(), done.stderr, done.code) == (expected.split(), "", 0)


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("chmod", 'chmod: Needs 2 arguments (see "chmod --help")'),
        ("chmod 700", 'chmod: Needs 2 arguments (see "chmod --help")'),
        ("chmod -R 700", 'chmod: Needs 2 arguments (see "chmod --help")'),
        ("chmod q+x d", "chmod: bad mode 'q+x'"),
        ("chmod 9 d", "chmod: bad mode '9'"),
        ("chmod 700 nope", "chmod: 'nope': No such file or directory"),
        ("chmod -R 700 nope", "chmod: 'nope': No such file or directory"),
        ("chmod 700 /system/bin", "chmod: '/system/bin': Read-only file system"),
        ("chown shell", 'chown: Needs 2 arguments (see "chown --help")'),
        ("chown nobodyx d", "chown: bad user 'nobodyx'"),
        ("chown shell:nobodyx d", "chown: bad group 'nobodyx'"),
        (f"chown {'1' * 33} d", f"chown: bad user '{'1' * 33}'"),
        ("chgrp nobodyx d", "chgrp: bad group 'nobodyx'"),
        ("chgrp system", 'chgrp: Needs 2 arguments (see "chgrp --help")'),
        ("chown shell nope", "chown: 'nope': No such file or directory"),
        ("chgrp shell nope", "chgrp: 'nope': No such file or directory"),
        ("chown shell /system/bin", "chown: '/system/bin': Read-only file system"),
        ("chcon x", 'chcon: Needs 2 arguments (see "chcon --help")'),
        ("chcon x nope", "chcon: 'nope': No such file or directory"),
        ("restorecon", 'restorecon: Needs 1 argument (see "restorecon --help")'),
        ("restorecon nope", "restorecon: 'nope': No such file or directory"),
        ("chown -X shell d", "chown: Unknown option 'X' (see \"chown --help\")"),
        ("chgrp -X shell d", "chgrp: Unknown option 'X' (see \"chgrp --help\")"),
        ("chcon -X x d", "chcon: Unknown option 'X' (see \"chcon --help\")"),
        ("restorecon -X d", "restorecon: Unknown option 'X' (see \"restorecon --help\")"),
    ],
)
def test_complaints(sh: Run, script: str, complaint: str) -> None:
    done = sh(f"cd {HOME}; {script}")
    assert (done.stdout, done.stderr, done.code) == ("", f"{complaint}\n", 1)


@pytest.mark.parametrize("command", ["chmod 700", "chown shell", "chgrp shell"])
def test_the_others_are_changed_after_a_complaint(sh: Run, command: str) -> None:
    before = sh(f"stat -c '%a %U %G' {HOME}/d/f").stdout
    done = sh(f"cd {HOME}; {command} nope d/f; echo $?")
    assert done.stdout == "1\n"
    assert sh(f"stat -c '%a %U %G' {HOME}/d/f").stdout != before
