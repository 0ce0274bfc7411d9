from __future__ import annotations

import asyncio
import stat as bits
import struct
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.work import Requests
from pytest_androidbench.phone.wire.errors import WireError
from pytest_androidbench.phone.wire.stream import PipeStream
from pytest_androidbench.phone.wire.sync.service import SyncService

NOW = 1_697_384_040_000
FOLDER = "/data/local/tmp"


def talk(files: FileSystem, *pieces: bytes) -> bytes:
    """Send bytes to the service and return all it answers."""

    async def run() -> bytes:
        client, served = PipeStream.pair()
        for piece in pieces:
            await client.write(piece)
        served.feed_end()
        with suppress(WireError):
            await SyncService(files, Requests(), lambda: 2000).serve(served)
        served.close()
        answer = b""
        while data := await client.read():
            answer += data
        return answer

    return asyncio.run(run())


def request(name: bytes, path: str) -> bytes:
    return name + struct.pack("<I", len(path.encode())) + path.encode()


def data(content: bytes) -> bytes:
    return b"DATA" + struct.pack("<I", len(content)) + content


def files() -> FileSystem:
    return FileSystem(lambda: NOW)


def test_a_sent_file_is_there_with_mode_time_and_owner() -> None:
    system = files()
    sent = request(b"SEND", f"{FOLDER}/new/a,b.txt,33188")
    reply = talk(system, sent, data(b"hel"), data(b"lo"), b"DONE" + struct.pack("<I", 1234))
    assert reply == b"OKAY\0\0\0\0"
    path = f"{FOLDER}/new/a,b.txt"
    stat = system.stat(path)
    assert stat is not None
    assert system.read(path) == b"hello"
    assert (stat.mtime_ms, stat.uid, stat.mode) == (1_234_000, 2000, 0o664)


@given(st.binary(max_size=200_000))
def test_what_is_stored_is_received_in_pieces(content: bytes) -> None:
    system = files()
    system.write(f"{FOLDER}/f", content)
    reply = talk(system, request(b"RECV", f"{FOLDER}/f"))
    got, at = b"", 0
    while reply[at : at + 4] == b"DATA":
        (size,) = struct.unpack_from("<I", reply, at + 4)
        assert size <= 64 * 1024
        got += reply[at + 8 : at + 8 + size]
        at += 8 + size
    assert got == content
    assert reply[at:] == b"DONE\0\0\0\0"


def test_both_versions_of_stat_agree() -> None:
    system = files()
    system.write(f"{FOLDER}/f", b"12345", mode=0o600)
    mode, size, mtime = struct.unpack("<3I", talk(system, request(b"STAT", f"{FOLDER}/f"))[4:])
    assert (bits.S_ISREG(mode), size, mtime) == (True, 5, NOW // 1000)
    second = struct.unpack("<I2Q4IQ3q", talk(system, request(b"STA2", f"{FOLDER}/f"))[4:])
    assert (second[0], second[3], second[7]) == (0, mode, 5)
    assert talk(system, request(b"STAT", "/nowhere")) == b"STAT" + bytes(12)
    missing = struct.unpack("<I2Q4IQ3q", talk(system, request(b"LST2", "/nowhere"))[4:])
    assert missing == (2, *(0,) * 10)


def test_a_directory_is_listed_with_an_end() -> None:
    system = files()
    system.mkdir(f"{FOLDER}/d")
    system.write(f"{FOLDER}/d/å", b"x")
    reply = talk(system, request(b"LIST", f"{FOLDER}/d"))
    assert reply.count(b"DENT") == 3
    assert "å".encode() in reply
    assert reply.endswith(b"DONE" + bytes(16))
    second = talk(system, request(b"LIS2", f"{FOLDER}/d"))
    assert second.endswith(b"DONE" + bytes(72))
    assert talk(system, request(b"LIST", "/nowhere")) == b"DONE" + bytes(16)


@pytest.mark.parametrize("path", ["/nowhere/f", FOLDER])
def test_what_cannot_be_received_fails_with_a_reason(path: str) -> None:
    reply = talk(files(), request(b"RECV", path))
    assert reply[:4] == b"FAIL"
    assert reply[8:].startswith(b"open failed: ")


def test_what_cannot_be_stored_fails_after_the_data() -> None:
    reply = talk(
        files(), request(b"SEND", f"{FOLDER},33188"), data(b"x"), b"DONE" + struct.pack("<I", 1)
    )
    assert reply[:4] == b"FAIL"


def test_the_second_version_sends_and_receives() -> None:
    system = files()
    path = f"{FOLDER}/f"
    flags = b"SND2" + struct.pack("<II", 0o100644, 0)
    talk(system, request(b"SND2", path), flags, data(b"two"), b"DONE" + struct.pack("<I", 9))
    assert system.read(path) == b"two"
    reply = talk(system, request(b"RCV2", path), b"RCV2" + struct.pack("<I", 0))
    assert reply == data(b"two") + b"DONE\0\0\0\0"


def test_several_requests_share_a_session() -> None:
    reply = talk(files(), request(b"STAT", "/nowhere"), request(b"STAT", "/no"), b"QUIT" + bytes(4))
    assert reply == (b"STAT" + bytes(12)) * 2


@given(st.binary(max_size=60), st.sampled_from([b"STAT", b"SEND", b"SND2", b"LIST", b"RECV", b""]))
def test_garbage_ends_the_session_quietly(rubbish: bytes, start: bytes) -> None:
    talk(files(), start + rubbish)
