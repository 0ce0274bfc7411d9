"""`tar -t` and `tar -x`: what there is in archives, of all the kinds that tools write."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import tarfile
from collections.abc import Callable

import pytest

from pytest_androidbench.phone.system.files import FileSystem
from tests.phone_shell.conftest import Run

TIME = 1_600_000_000
"""2020-09-13 12:26:40."""


def member(name: str, data: bytes = b"", **values: object) -> tuple[tarfile.TarInfo, bytes]:
    """A member with some of its attributes."""
    info = tarfile.TarInfo(name)
    info.size, info.mtime = len(data), TIME
    for key, value in values.items():
        setattr(info, key, value)
    return info, data


def packed(
    *members: tuple[tarfile.TarInfo, bytes],
    form: int = tarfile.GNU_FORMAT,
    pax_headers: dict[str, str] | None = None,
) -> bytes:
    """An archive of members, with what extended headers say of all of them."""
    buffer = io.BytesIO()
    with tarfile.open(
        fileobj=buffer, mode="w", format=form, pax_headers=pax_headers or {}
    ) as archive:
        for info, data in members:
            archive.addfile(info, io.BytesIO(data))
    return buffer.getvalue()


TREE = packed(
    member("d", type=tarfile.DIRTYPE, mode=0o750),
    member("d/a", b"one\n", mode=0o640, uid=10_017, gid=2000),
    member("d/b.txt", b"two\n", uname="shell", gname="u0_a18", uid=5),
    member("d/l", type=tarfile.SYMTYPE, linkname="a", mode=0o777),
    member("d/h", type=tarfile.LNKTYPE, linkname="d/a"),
    member("e/c.txt", b"three\n"),
)


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("tar -t", "d/\nd/a\nd/b.txt\nd/l -> a\nd/h -> d/a\ne/c.txt\n"),
        ("tar t", "d/\nd/a\nd/b.txt\nd/l -> a\nd/h -> d/a\ne/c.txt\n"),
        ("tar --list --file -", "d/\nd/a\nd/b.txt\nd/l -> a\nd/h -> d/a\ne/c.txt\n"),
        ("tar -t d/a", "d/a\n"),
        ("tar -t d", "d/\nd/a\nd/b.txt\nd/l -> a\nd/h -> d/a\n"),
        ("tar -t ./d/", "d/\nd/a\nd/b.txt\nd/l -> a\nd/h -> d/a\n"),
        ("tar -t '*.txt'", "d/b.txt\ne/c.txt\n"),
        ("tar -t 'd/?'", "d/a\nd/l -> a\nd/h -> d/a\n"),
        ("tar -t e d/a", "d/a\ne/c.txt\n"),
        ("tar -t .", "d/\nd/a\nd/b.txt\nd/l -> a\nd/h -> d/a\ne/c.txt\n"),
        ("tar -t --exclude d", "e/c.txt\n"),
        ("tar -t --exclude '?'", ""),
        ("tar -t --exclude '*.txt' --exclude l", "d/\nd/a\nd/h -> d/a\n"),
        ("tar -t --exclude d/a d", "d/\nd/b.txt\nd/l -> a\nd/h -> d/a\n"),
        ("tar -tv", "drwxr-x--- 0/0         0  2020-09-13 12:26 d/\n"
                    "-rw-r----- 10017/2000         4  2020-09-13 12:26 d/a\n"
                    "-rw-r--r-- shell/u0_a18         4  2020-09-13 12:26 d/b.txt\n"
                    "lrwxrwxrwx 0/0         0  2020-09-13 12:26 d/l -> a\n"
                    "-rw-r--r-- 0/0         0  2020-09-13 12:26 d/h -> d/a\n"
                    "-rw-r--r-- 0/0         6  2020-09-13 12:26 e/c.txt\n"),
        ("tar -xO d/a", "one\n"),
        ("tar -xO '*.txt'", "two\nthree\n"),
        ("tar -x --to-stdout d/b.txt", "two\n"),
        ("tar -xvO d/a", "d/a\none\n"),
        ("tar -xt e", "e/c.txt\n"),
        ("tar -ctx -O e", "three\n"),
    ],
)  # fmt: skip
def test_members_are_chosen_and_shown(lasting: Run, command: str, expected: str) -> None:
    lasting("rm -rf /data/local/tmp/o; mkdir /data/local/tmp/o")
    done = lasting(f"cd /data/local/tmp/o; {command}", TREE)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "expected", "complaint", "code"),
    [
        ("tar -x; find d e | sort", "d\nd/a\nd/b.txt\nd/h\nd/l\ne\ne/c.txt\n", "", 0),
        ("mkdir o; tar -x -C o d/a; find o | sort", "o\no/d\no/d/a\n", "", 0),
        ("mkdir o; tar -x -C o/ d/a; find o | sort", "o\no/d\no/d/a\n", "", 0),
        ("tar -xv d/l e", "d/l\ne/c.txt\n", "", 0),
        ("tar -xv d | head -n 1", "d/\n", "", 0),
        ("tar -x d/a d/l; readlink d/l; cat d/l", "a\none\n", "", 0),
        ("tar -x d; cat d/h d/b.txt", "one\ntwo\n", "", 0),
        ("tar -x d; stat -c '%a %u %g %Y' d/a d",
         f"640 10017 2000 {TIME}\n750 0 0 {TIME}\n", "", 0),
        ("tar -x d/b.txt; stat -c '%U %G' d/b.txt", "shell u0_a18\n", "", 0),
        ("tar -x --numeric-owner d/b.txt; stat -c '%u %g' d/b.txt", "5 0\n", "", 0),
        ("tar -xo d; stat -c '%U %G' d/b.txt d", "shell shell\nshell shell\n", "", 0),
        ("tar -xm d; test $(stat -c %Y d/a) -gt 1650000000 && test $(stat -c %Y d) -gt 1650000000; "
         "echo $?", "0\n", "", 0),
        ("mkdir d; echo old > d/a; tar -x d/a; cat d/a", "one\n", "", 0),
        ("mkdir d; echo old > d/a; tar -xk d/a; cat d/a", "old\n",
         "tar: d/a: File exists\ntar: had errors\n", 0),
        ("mkdir d; tar -xk d; cat d/a", "one\n", "", 0),
        ("mkdir d; echo old > x; ln -s ../x d/a; tar -x d/a; cat x d/a", "old\none\n", "", 0),
        ("mkdir d; echo old > d/l; tar -x d/l; readlink d/l", "a\n", "", 0),
        ("mkdir -p d/a; tar -x d/a e", "", "tar: d/a: Is a directory\ntar: had errors\n", 1),
        ("mkdir -p d/a; tar -x d/a e 2> x; cat e/c.txt", "three\n", "", 0),
        ("echo > d; tar -x d/a", "", "tar: d/a: Not a directory\ntar: had errors\n", 1),
        ("tar -t nope d/a no", "d/a\n",
         "tar: 'nope' not in archive\ntar: 'no' not in archive\ntar: had errors\n", 1),
        ("printf 'e\\nd/a\\n' > n; tar -t -T n", "d/a\ne/c.txt\n", "", 0),
        ("printf '*.txt\\nd/?\\n' > n; tar -t -X n", "d/\n", "", 0),
        ("tar -tf nope", "", "tar: nope: No such file or directory\n", 1),
        ("mkdir o; tar -tf o", "", "tar: o: Is a directory\n", 1),
        ("cat > t.tar; tar -tf t.tar e; tar -xf t.tar e; cat e/c.txt", "e/c.txt\nthree\n", "", 0),
    ],
)  # fmt: skip
def test_members_are_put_into_files(
    sh: Run, script: str, expected: str, complaint: str, code: int
) -> None:
    done = sh(f"cd /data/local/tmp; {script}", TREE)
    assert (done.stdout, done.stderr, done.code) == (expected, complaint, code)


@pytest.mark.parametrize("pack", [gzip.compress, bz2.compress, lzma.compress])
def test_packed_archives_are_unpacked(lasting: Run, pack: Callable[[bytes], bytes]) -> None:
    assert lasting("tar -t e", pack(TREE)).stdout == "e/c.txt\n"


def test_long_names_and_what_extended_headers_say_is_read(sh: Run, files: FileSystem) -> None:
    long = "/".join(["x" * 60] * 4)
    for form in (tarfile.GNU_FORMAT, tarfile.PAX_FORMAT):
        data = packed(
            member(long, b"1"),
            member("link", type=tarfile.SYMTYPE, linkname=long),
            member("d" * 150, type=tarfile.DIRTYPE),
            member("last", b"2"),
            form=form,
        )
        assert sh("tar -t", data).stdout == f"{long}\nlink -> {long}\n{'d' * 150}/\nlast\n"
    values = {"path": "new", "uid": "10021", "gid": "10022", "mtime": "1600000001.75",
              "uname": "", "gname": ""}  # fmt: skip
    extended = packed(member("old", b"1", pax_headers=values), form=tarfile.PAX_FORMAT)
    assert sh("cd /data/local/tmp; tar -x; stat -c '%u %g %Y' new", extended).stdout == (
        "10021 10022 1600000001\n"
    )
    named = member("f", b"1", pax_headers={"uname": "shell", "gname": "system"})
    shown = sh("tar -tv", packed(named, form=tarfile.PAX_FORMAT)).stdout
    assert shown == "-rw-r--r-- shell/system         1  2020-09-13 12:26 f\n"


def test_what_a_header_says_of_all_members_is_passed_over(sh: Run) -> None:
    data = packed(
        member("a", b"1"), member("b", b"2", pax_headers={"uname": "system"}),
        form=tarfile.PAX_FORMAT, pax_headers={"uname": "shell"},
    )  # fmt: skip
    assert [line.split()[1] for line in sh("tar -tv", data).stdout.splitlines()] == [
        "0/0", "system/0"
    ]  # fmt: skip


def test_the_members_behind_one_that_is_passed_over_are_found(lasting: Run) -> None:
    odd = member("odd", b"x" * 700, type=b"Z")
    sparse = member("sparse", b"y" * 600, type=tarfile.GNUTYPE_SPARSE)
    device = member("device", type=tarfile.CHRTYPE)
    large = member("large", b"z" * 100_000)
    data = packed(odd, member("a", b"1"), sparse, device, large, member("b", b"2"))
    assert lasting("tar -t a b large", data).stdout == "a\nlarge\nb\n"
    assert lasting("tar -xO a b", data).stdout == "12"
    assert lasting("tar -xO large | wc -c", data).stdout == "100000\n"


def test_a_sparse_file_is_refused(sh: Run) -> None:
    data = packed(member("s", b"y" * 600, type=tarfile.GNUTYPE_SPARSE), member("a", b"1"))
    done = sh("cd /data/local/tmp; tar -x; cat a", data)
    assert done.stderr == "tar: s: Invalid argument\ntar: had errors\n"
    assert done.stdout == "1"


ODD = packed(
    member("../up", b"0"), member("/X/aX", b"1"), member("p/q/", type=tarfile.DIRTYPE),
    member("n/e/w", b"2"), member("h", type=tarfile.LNKTYPE, linkname="/X/aX"),
    member("l", type=tarfile.SYMTYPE, linkname="w"), member("big", b"3" * 100_000),
)  # fmt: skip


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("tar -t", "../up\n/X/aX\np/q/\nn/e/w\nh -> /X/aX\nl -> w\nbig\n"),
        ("tar -t X", "/X/aX\n"),
        ("tar -t X/aX/", "/X/aX\n"),
        ("tar -t --exclude aX --exclude p/q/ X p n", "n/e/w\n"),
        ("mkdir o; cd o; tar -x 2> /dev/null; ls ..; find . -type f | sort; cat X/aX h n/e/w; "
         "ls -d p/q", "o\n./X/aX\n./big\n./h\n./n/e/w\n112p/q\n"),
        ("mkdir o; cd o; tar -x h X 2>&1", ""),
        ("tar -x big; stat -c '%s %Y' big", f"100000 {TIME}\n"),
    ],
)  # fmt: skip
def test_odd_names_stay_below_the_folder(sh: Run, script: str, expected: str) -> None:
    assert sh(f"cd /data/local/tmp; {script}", ODD).stdout == expected


def test_what_is_not_below_the_folder_is_told(sh: Run) -> None:
    done = sh("cd /data/local/tmp; tar -x; ls -d big", ODD)
    told = "tar: '../up' not under '/data/local/tmp/.'\ntar: had errors\n"
    assert (done.stdout, done.stderr) == ("big\n", told)


def test_names_of_any_bytes_come_back(sh: Run) -> None:
    script = (
        "cd /data/local/tmp; mkdir d; touch \"d/$(printf 'a\\377')\"; tar -c d | tar -t | xxd -p"
    )
    assert sh(script).stdout == b"d/\nd/a\xff\n".hex() + "\n"
    long = "x" * 120
    sh(f"cd /data/local/tmp; touch \"$(printf '{long}\\377')\"")
    script = f"cd /data/local/tmp; tar -c {long}* | tar -t | tail -c 2 | xxd -p"
    assert sh(script).stdout == "ff0a\n"
