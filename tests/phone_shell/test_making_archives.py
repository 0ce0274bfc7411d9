"""`tar -c`: which files go into an archive, and what is written of them."""

from __future__ import annotations

import gzip
import io
import tarfile

import pytest

from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

MAKE = (
    "cd /data/local/tmp; mkdir -p d/e; echo 1 > d/a; echo 22 > d/e/b.txt; ln -s a d/l; "
    "printf 'd/a\\nd/l\\n' > names; printf 'e\\n*.x\\n' > out; "
)


def members(phone: Phone, name: str = "t.tar") -> list[tarfile.TarInfo]:
    data = phone.files.read(f"/data/local/tmp/{name}")
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        return archive.getmembers()


@pytest.mark.parametrize(
    ("script", "names"),
    [
        ("tar -cf t.tar d", "d d/a d/e d/e/b.txt d/l"),
        ("tar cf t.tar d", "d d/a d/e d/e/b.txt d/l"),
        ("tar --create --file t.tar d/", "d d/a d/e d/e/b.txt d/l"),
        ("tar -cf t.tar d/a d/e", "d/a d/e d/e/b.txt"),
        ("tar -cf t.tar -C d a e", "a e e/b.txt"),
        ("tar -cf t.tar --directory d .", ". ./a ./e ./e/b.txt ./l"),
        ("tar -cf t.tar -C /data/local/tmp/d/ a", "a"),
        ("tar -cf t.tar --exclude e d", "d d/a d/l"),
        ("tar -cf t.tar --exclude='*.txt' d", "d d/a d/e d/l"),
        ("tar -cf t.tar --exclude=d/e --exclude a d", "d d/l"),
        ("tar -cf t.tar --exclude=d/ d names", "names"),
        ("tar -cf t.tar -X out d", "d d/a d/l"),
        ("tar -cf t.tar -T names", "d/a d/l"),
        ("tar -cf t.tar -T names d/e", "d/e d/e/b.txt d/a d/l"),
        ("tar -cf t.tar --no-recursion d d/e", "d d/e"),
        ("tar -cf t.tar --no-recursion d/ d/e/", "d d/e"),
        (
            "echo e > more; echo d > most; tar -cf t.tar -X more -T names -T most",
            "d/a d/l d d/a d/l",
        ),
        ("mkdir X; touch X/X aX; tar -cf t.tar X/ aX", "X X/X aX"),
        ("touch aX a; tar -cf t.tar --exclude aX a aX", "a"),
        ("ln -s nowhere n; tar -cf t.tar n", "n"),
        ("cd /; tar -cf data/local/tmp/t.tar data/local/tmp/names", "data/local/tmp/names"),
        ("cat names | tar -cf t.tar -T -", "d/a d/l"),
        ("tar -c d/a > t.tar", "d/a"),
        ("tar -cf - d/a > t.tar", "d/a"),
        ("tar -czf t.tar d/a", "d/a"),
        ("tar -c --gzip -f t.tar d/a", "d/a"),
    ],
)
def test_files_go_into_an_archive(sh: Run, phone: Phone, script: str, names: str) -> None:
    done = sh(MAKE + script)
    assert (done.stdout, done.stderr, done.code) == ("", "", 0)
    assert [member.name for member in members(phone)] == names.split()


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("tar -cvf t.tar d", "d/\nd/a\nd/e/\nd/e/b.txt\nd/l\n", "", 0),
        ("tar -cv d/a d/e > t.tar", "", "d/a\nd/e/\nd/e/b.txt\n", 0),
        ("tar -cf t.tar nope d/a", "",
         "tar: nope: No such file or directory\ntar: had errors\n", 1),
        ("tar -cf t.tar /data/local/tmp/d/a", "", "removing leading '/' from member names\n", 0),
        ("tar -cvf d/t.tar d", "d/\nd/a\nd/e/\nd/e/b.txt\nd/l\n",
         "tar: 't.tar' file is the archive; not dumped\ntar: had errors\n", 1),
        ("tar -cf t.tar", "", 'tar: empty archive (see "tar --help")\n', 1),
        ("tar -f t.tar d", "", 'tar: Needs -txc (see "tar --help")\n', 1),
        ("tar", "", 'tar: Needs -txc (see "tar --help")\n', 1),
        ("tar -cf t.tar -C nope d", "", "tar: chdir 'nope': No such file or directory\n", 1),
        ("tar -cf t.tar -C names d", "", "tar: chdir 'names': No such file or directory\n", 1),
        ("tar -cf t.tar -T nope", "", "tar: nope: No such file or directory\n", 1),
        ("tar -cf t.tar -X nope d", "", "tar: nope: No such file or directory\n", 1),
        ("tar -cYf t.tar d", "", "tar: Unknown option 'Y' (see \"tar --help\")\n", 1),
        ("tar -cf t.tar nope d/a 2> /dev/null; tar -tf t.tar", "d/a\n", "", 0),
        ("tar -cvf /dev/null d/a", "d/a\n", "", 0),
        ("tar -cvf t.tar /dev/null", "", "removing leading '/' from member names\n", 0),
    ],
)  # fmt: skip
def test_what_is_told(sh: Run, script: str, printed: str, complaint: str, code: int) -> None:
    done = sh(MAKE + script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)


def test_of_a_file_its_owner_time_and_rights_are_written(
    sh: Run, phone: Phone, files: FileSystem
) -> None:
    folder = "/data/local/tmp/d"
    sh(MAKE + "chmod 4750 d/a; chown u0_a17:shell d/a; touch -d 2023-04-05T06:07:08 d/a")
    sh("cd /data/local/tmp; tar -cf t.tar d; tar -cf n.tar --numeric-owner d")
    found = {member.name: member for member in members(phone)}
    plain, link, above = found["d/a"], found["d/l"], found["d"]
    assert (plain.mode, plain.uid, plain.gid, plain.size) == (0o4750, 10017, 2000, 2)
    assert (plain.uname, plain.gname) == ("u0_a17", "shell")
    assert plain.mtime == 1_680_674_828
    assert (link.type, link.linkname, link.size) == (tarfile.SYMTYPE, "a", 0)
    stat = files.stat(folder)
    assert stat is not None
    assert (above.type, above.mode, above.size) == (tarfile.DIRTYPE, stat.mode, 0)
    assert (above.uname, above.uid) == ("root", 0)
    numeric = members(phone, "n.tar")[1]
    assert (numeric.uname, numeric.gname, numeric.uid, numeric.gid) == ("", "", 10017, 2000)


def test_links_are_followed_where_that_is_wanted(sh: Run, phone: Phone) -> None:
    sh(MAKE + "tar -chf t.tar d/l")
    (member,) = members(phone)
    assert (member.type, member.size) == (tarfile.REGTYPE, 2)


def test_an_absolute_name_loses_its_slash(sh: Run, phone: Phone) -> None:
    sh(MAKE + "tar -cf t.tar /data/local/tmp/d/e")
    assert [member.name for member in members(phone)] == [
        "data/local/tmp/d/e", "data/local/tmp/d/e/b.txt"
    ]  # fmt: skip


def test_an_archive_is_filled_up_to_whole_records(sh: Run, phone: Phone) -> None:
    sh(MAKE + "tar -cf t.tar d/a; tar -czf t.tar.gz d/a; tar -czf packed d/a; tar -cf auto.tgz d/a")
    data = phone.files.read("/data/local/tmp/t.tar")
    assert len(data) == tarfile.RECORDSIZE
    assert data.rstrip(b"\0").endswith(b"1\n")
    assert gzip.decompress(phone.files.read("/data/local/tmp/t.tar.gz")) == data
    assert gzip.decompress(phone.files.read("/data/local/tmp/packed")) == data
    assert phone.files.read("/data/local/tmp/auto.tgz") == phone.files.read(
        "/data/local/tmp/t.tar.gz"
    )
    stat = phone.files.stat("/data/local/tmp/t.tar")
    assert stat is not None
    assert stat.mode == 0o666


@pytest.mark.parametrize("size", [0, 511, 512, 513, 70_000])
def test_files_of_any_size_come_whole(sh: Run, phone: Phone, size: int) -> None:
    data = bytes(number * 7 % 251 for number in range(size))
    sh("cd /data/local/tmp; cat > f; echo end > g; tar -cf t.tar f g", data)
    with tarfile.open(fileobj=io.BytesIO(phone.files.read("/data/local/tmp/t.tar"))) as archive:
        first, second = archive.extractfile("f"), archive.extractfile("g")
        assert first is not None
        assert second is not None
        assert (first.read(), second.read()) == (data, b"end\n")
