"""`tar`, `gzip`, `dd`."""

from __future__ import annotations

import asyncio
import io
import tarfile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.shell import Shell
from pytest_androidbench.phone.shell.streams import BytesInput, Collector
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from tests.phone_shell.conftest import Run

names = st.text(
    st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="/\0"),
    min_size=1,
    max_size=20,
).filter(lambda name: name not in (".", ".."))
contents = st.dictionaries(names, st.binary(max_size=100), max_size=5)


def run(phone: Phone, script: str, stdin: bytes = b"") -> tuple[int, bytes]:
    out = Collector()
    code = asyncio.run(Shell(phone).run(script, BytesInput(stdin), out, Collector()))
    return code, out.data


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(contents, st.sampled_from(["", "z"]))
def test_a_folder_goes_out_and_comes_back(files: dict[str, bytes], packed: str) -> None:
    phone = Phone(PhoneConfig(apps=INSTALLED))
    folder = "/data/local/tmp/d"
    phone.files.mkdir(folder)
    for name, data in files.items():
        phone.files.write(f"{folder}/{name}", data, mode=0o640, uid=10100, mtime_ms=1_000_000)
    code, archive = run(phone, f"tar -c{packed}f - -C {folder} .")
    assert code == 0
    with tarfile.open(fileobj=io.BytesIO(archive)) as opened:
        assert sum(member.isreg() for member in opened) == len(files)
    phone.files.remove_tree(folder)
    phone.files.mkdir(folder)
    assert run(phone, f"tar -xf - -C {folder}", archive) == (0, b"")
    found = {name: phone.files.read(f"{folder}/{name}") for name in phone.files.listdir(folder)}
    assert found == files
    for name in files:
        stat = phone.files.stat(f"{folder}/{name}")
        assert stat is not None
        assert (stat.mode, stat.uid, stat.mtime_ms) == (0o640, 10100, 1_000_000)


def test_members_are_listed_and_chosen(sh: Run) -> None:
    script = "cd /data/local/tmp; mkdir d; echo 1 > d/a; echo 2 > d/b; tar -cf t.tar d; "
    assert sh(script + "tar -tf t.tar").stdout == "d/\nd/a\nd/b\n"
    assert sh("cd /data/local/tmp; rm -r d; tar xf t.tar d/a; cat d/*").stdout == "1\n"


def test_names_outside_of_the_folder_are_refused(phone: Phone) -> None:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        archive.addfile(tarfile.TarInfo("../../escaped"))
    assert run(phone, "tar -xf - -C /data/local/tmp", buffer.getvalue())[0] == 1
    assert not phone.files.exists("/data/escaped")


def test_damaged_archives_are_refused(sh: Run) -> None:
    assert sh("tar -t", b"no archive" * 100).code == 1
    assert sh("gunzip", b"no archive").code == 1


def test_compressed_files_come_back(sh: Run) -> None:
    script = "cd /sdcard; echo text > f; gzip f; ls f*; gunzip f.gz; cat f"
    assert sh(script).stdout == "f.gz\ntext\n"


def test_blocks_are_copied(sh: Run) -> None:
    script = "cd /sdcard; printf 0123456789 > f; dd if=f bs=2 skip=1 count=2 status=none"
    assert sh(script).stdout == "2345"
    assert sh("dd if=/dev/zero of=/sdcard/z bs=1024 count=2; wc -c < /sdcard/z").stdout == "2048\n"


def test_extracting_keeps_or_renews_times_and_owners(sh: Run) -> None:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        member = tarfile.TarInfo("a")
        member.size, member.mtime, member.uid = 2, 1_600_000_000, 10_123
        archive.addfile(member, io.BytesIO(b"hi"))
    ask = "&& stat -c '%Y %u' a"
    assert (
        sh(f"cd /data/local/tmp && tar -x {ask}", buffer.getvalue()).stdout == "1600000000 10123\n"
    )
    renewed = sh(
        f"cd /data/local/tmp && rm a && tar -x -m -o {ask}; date +%s", buffer.getvalue()
    ).stdout
    stamped, now = renewed.splitlines()
    assert stamped.split()[1] != "10123"
    assert abs(int(stamped.split()[0]) - int(now)) <= 1
