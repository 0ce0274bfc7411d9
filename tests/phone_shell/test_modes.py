"""Modes in numbers and in letters, as `chmod` and `mkdir -m` read them."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

FOLDER = "cd /data/local/tmp; touch f; mkdir d; "


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("for m in u+x g-w o=r a-r +x =rw u=rwx,go= ug+s o+t u+s,g+s -w go-rwx a=X u=s =t "
         'u+xX,o-rw 7 07 0755 1777 4755 06755; do chmod 666 f; chmod $m f; stat -c "$m %a %A" '
         "f; done",
         "u+x 766 -rwxrw-rw-\ng-w 646 -rw-r--rw-\n"
         "o=r 664 -rw-rw-r--\na-r 222 --w--w--w-\n"
         "+x 777 -rwxrwxrwx\n=rw 666 -rw-rw-rw-\n"
         "u=rwx,go= 700 -rwx------\nug+s 6666 -rwSrwSrw-\n"
         "o+t 1666 -rw-rw-rwT\nu+s,g+s 6666 -rwSrwSrw-\n"
         "-w 444 -r--r--r--\ngo-rwx 600 -rw-------\n"
         "a=X 0 ----------\nu=s 4066 ---Srw-rw-\n"
         "=t 1000 ---------T\nu+xX,o-rw 760 -rwxrw----\n"
         "7 7 -------rwx\n07 7 -------rwx\n"
         "0755 755 -rwxr-xr-x\n1777 1777 -rwxrwxrwt\n"
         "4755 4755 -rwsr-xr-x\n06755 6755 -rwsr-sr-x\n"),
        ('for m in g+X a=X -X; do chmod 660 f; chmod $m f; stat -c "$m %a" f; chmod 610 f; '
         'chmod $m f; stat -c "$m %a" f; chmod 700 d; chmod $m d; stat -c "$m %a" d; done',
         "g+X 660\ng+X 610\ng+X 710\na=X 0\na=X 111\na=X 111\n-X 660\n-X 600\n-X 600\n"),
        ("mkdir -m 700 e; mkdir -m u=rwx,g=x,o= h; stat -c '%a %n' e h", "700 e\n710 h\n"),
    ],
)  # fmt: skip
def test_modes_are_read(sh: Run, script: str, expected: str) -> None:
    done = sh(FOLDER + script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("chmod u+q f; echo $?",
         "1\n",
         "chmod: bad mode 'u+q'\n", 0),
        ("chmod 888 f; echo $?",
         "1\n",
         "chmod: bad mode '888'\n", 0),
        ("chmod 123456 f; echo $?",
         "1\n",
         "chmod: bad mode '123456'\n", 0),
        ("chmod '' f; echo $?",
         "1\n",
         "chmod: bad mode ''\n", 0),
        ("chmod u+x, f; echo $?",
         "1\n",
         "chmod: bad mode 'u+x,'\n", 0),
        ("chmod ux f; echo $?",
         "1\n",
         "chmod: bad mode 'ux'\n", 0),
    ],
)  # fmt: skip
def test_what_is_no_mode_is_told(
    sh: Run, script: str, printed: str, complaint: str, code: int
) -> None:
    done = sh(FOLDER + script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)
