"""What a client of `sync:` may send and have, and what is left when it asks for more."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.work import Requests, limits
from pytest_androidbench.phone.wire.errors import StreamClosed, WireError
from pytest_androidbench.phone.wire.stream import PipeStream
from pytest_androidbench.phone.wire.sync.service import SyncService

NOW = 1_697_384_040_000
FOLDER = "/data/local/tmp"
FILE = f"{FOLDER}/f"
MEGABYTE = 1024 * 1024
BLOCK = b"DATA" + struct.pack("<I", 65536) + bytes(65536)
DONE = b"DONE" + struct.pack("<I", 1)
HANG = 60


def new_files() -> FileSystem:
    return FileSystem(lambda: NOW)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, HANG))


def request(name: bytes, path: bytes) -> bytes:
    return name + struct.pack("<I", len(path)) + path


def send(path: str, mode: str = "33188") -> bytes:
    return request(b"SEND", f"{path},{mode}".encode())


def failed(reply: bytes) -> str:
    assert reply[:4] == b"FAIL"
    return reply[8 : 8 + struct.unpack_from("<I", reply, 4)[0]].decode()


async def serve(files: FileSystem, requests: Requests, stream: PipeStream) -> None:
    with suppress(WireError):
        await SyncService(files, requests, lambda: 2000).serve(stream)
    stream.close()


async def talking(files: FileSystem, *pieces: bytes) -> bytes:
    client, served = PipeStream.pair()
    requests = Requests()
    serving = asyncio.ensure_future(serve(files, requests, served))
    answer = asyncio.ensure_future(everything(client))
    with suppress(StreamClosed):
        for piece in pieces:
            await client.write(piece)
    served.feed_end()
    await serving
    assert requests.held == 0
    return await answer


async def everything(stream: PipeStream) -> bytes:
    got = bytearray()
    while data := await stream.read():
        got += data
    return bytes(got)


def talk(files: FileSystem, *pieces: bytes) -> bytes:
    """Send bytes to the service and return all it answers."""
    return bytes(run(talking(files, *pieces)))


def test_a_path_too_long_is_refused_before_it_is_read() -> None:
    reply = talk(new_files(), b"STAT" + struct.pack("<I", 1025))
    assert failed(reply) == "path too long"


def test_an_unknown_command_is_told_by_its_number() -> None:
    reply = talk(new_files(), request(b"ABCD", b"/x"), request(b"STAT", b"/"))
    assert failed(reply) == "unknown command 44434241"
    assert b"STAT" not in reply


@pytest.mark.parametrize(
    ("sent", "complaint"),
    [
        (b"DATA" + struct.pack("<I", 65537) + bytes(65537) + BLOCK + DONE, "oversize data message"),
        (b"DATA" + struct.pack("<I", 2**32 - 1) + bytes(100), "oversize data message"),
        (BLOCK + b"STAT" + bytes(4), "invalid data message"),
    ],
)
def test_a_push_against_the_protocol_leaves_nothing(sent: bytes, complaint: str) -> None:
    files = new_files()
    files.write(FILE, b"older")
    room = files.room() + len(b"older")
    reply = talk(files, send(FILE), sent)
    # Of a block that never comes to its end the client hears nothing, as it is gone itself.
    assert reply == b"" or failed(reply) == complaint
    assert not files.exists(FILE)
    assert files.room() > room


@pytest.mark.parametrize(
    ("mode", "stored"),
    [("0644", 0o664), ("33188", 0o664), ("0x1ff", 0o777), ("", 0), ("abc", 0), ("-1", 0)],
)
def test_modes_are_read_as_the_c_library_reads_numbers(mode: str, stored: int) -> None:
    files = new_files()
    assert talk(files, send(FILE, mode), DONE)[:4] == b"OKAY"
    stat = files.stat(FILE)
    assert stat is not None
    assert stat.mode == stored


def test_a_mode_of_twenty_digits_is_a_bad_one() -> None:
    assert failed(talk(new_files(), send(FILE, "9" * 20), DONE)) == "bad mode"
    assert failed(talk(new_files(), request(b"SEND", b"/x"), DONE)) == "missing , in ID_SEND_V1"


def test_a_name_ends_before_a_zero_byte() -> None:
    files = new_files()
    files.write(FILE, b"12345")
    reply = talk(files, request(b"STAT", FILE.encode() + b"\0/x"))
    assert struct.unpack("<3I", reply[4:])[1] == 5


def test_names_that_are_no_text_are_kept_outside_of_shared_storage_only() -> None:
    files = new_files()
    name = b"\xff\xfe,33188"
    assert talk(files, request(b"SEND", b"/data/local/tmp/" + name), DONE)[:4] == b"OKAY"
    assert b"\xff\xfe" in talk(files, request(b"LIST", FOLDER.encode()))
    reply = talk(files, request(b"SEND", b"/sdcard/" + name), DONE)
    assert failed(reply) == "couldn't create file: Invalid argument"


def test_a_client_that_hangs_up_leaves_no_half_file() -> None:
    files = new_files()
    before = files.usage(), files.room()
    assert talk(files, send(f"{FOLDER}/new"), BLOCK, BLOCK) == b""
    assert not files.exists(f"{FOLDER}/new")
    assert (files.usage(), files.room()) == before


def test_what_was_there_is_read_until_the_push_is_whole() -> None:
    async def work() -> None:
        files = new_files()
        files.write(FILE, b"older")
        client, served = PipeStream.pair()
        serving = asyncio.ensure_future(serve(files, Requests(), served))
        await client.write(send(FILE) + BLOCK)
        for _ in range(20):
            await asyncio.sleep(0)
        assert files.read(FILE) == b"older"
        await client.write(DONE)
        assert (await client.read())[:4] == b"OKAY"
        assert files.read(FILE) == bytes(65536)
        client.close()
        await serving

    run(work())


def test_a_full_storage_is_told_and_given_back() -> None:
    files = new_files()
    before = files.usage(), files.room()
    reply = talk(files, send(FILE), *[BLOCK] * 1100, DONE)
    assert failed(reply) == "write failed: No space left on device"
    assert (files.usage(), files.room()) == before
    assert not files.exists(FILE)


def test_what_a_push_replaces_makes_room_for_it() -> None:
    files = new_files()
    for _ in range(2):
        assert talk(files, send(FILE), *[BLOCK] * 640, DONE)[:4] == b"OKAY"
        stat = files.stat(FILE)
        assert stat is not None
        assert stat.size == 40 * MEGABYTE


def test_pushes_at_the_same_time_share_the_room() -> None:
    async def work() -> list[bytes]:
        pieces = (*[BLOCK] * 400, DONE)
        return await asyncio.gather(
            *(talking(files, send(f"{FOLDER}/{n}"), *pieces) for n in range(4))
        )

    files = new_files()
    replies = run(work())
    stored = [reply for reply in replies if reply[:4] == b"OKAY"]
    assert 1 <= len(stored) <= 2
    assert files.usage().used == len(stored) * 400 * 65536


def test_going_back_to_a_state_in_the_middle_of_a_push_keeps_the_count() -> None:
    async def work() -> None:
        files = new_files()
        before = files.state(), files.usage()
        client, served = PipeStream.pair()
        serving = asyncio.ensure_future(serve(files, Requests(), served))
        await client.write(send(FILE) + BLOCK)
        for _ in range(20):
            await asyncio.sleep(0)
        middle = files.state()
        files.restore(before[0])
        await client.write(BLOCK + DONE)
        assert (await client.read())[:4] == b"OKAY"
        assert files.usage().used == 2 * 65536
        files.restore(middle)
        assert files.usage().used == 0
        client.close()
        await serving

    run(work())


@pytest.mark.parametrize("service", ["list", "push", "pull"])
def test_others_go_on_while_much_is_transferred(service: str) -> None:
    files = new_files()
    rounds = 0
    for number in range(3000 if service == "list" else 0):
        files.write(f"{FOLDER}/{number}", b"")
    files.write(f"{FOLDER}/big", bytes(20 * MEGABYTE))
    pieces = {
        "list": [request(b"LIST", FOLDER.encode())],
        "push": [send(FILE), *[BLOCK] * 320, DONE],
        "pull": [request(b"RECV", f"{FOLDER}/big".encode())],
    }[service]

    async def count(until: asyncio.Future[bytes]) -> None:
        nonlocal rounds
        while not until.done():
            rounds += 1
            await asyncio.sleep(0)

    async def work() -> bytes:
        reply = asyncio.ensure_future(talking(files, *pieces))
        await count(reply)
        return await reply

    reply = run(work())
    counts = {"list": (b"DENT", 3003), "push": (b"OKAY", 1), "pull": (b"DATA", 320)}
    start, expected = counts[service]
    assert reply.count(start) == expected
    assert rounds > 30


def test_a_device_without_an_end_is_sent_until_the_client_has_enough() -> None:
    async def work() -> None:
        client, served = PipeStream.pair()
        serving = asyncio.ensure_future(serve(new_files(), Requests(), served))
        await client.write(request(b"RECV", b"/dev/zero"))
        got = 0
        while got < 5 * MEGABYTE:
            got += len(await client.read())
        client.close()
        await serving

    run(work())
    assert talk(new_files(), request(b"RECV", b"/dev/null")) == b"DONE" + bytes(4)


def test_the_image_of_a_live_file_is_held_while_it_is_sent() -> None:
    class Image:
        def read(self) -> bytes:
            return bytes(limits.REQUEST_BYTES + 1)

    files = new_files()
    files.write(FILE, b"")
    files.mount(FILE, Image())
    assert failed(talk(files, request(b"RECV", FILE.encode()))) == "read failed: Out of memory"


def test_a_push_takes_the_place_of_a_link_and_not_of_what_it_leads_to() -> None:
    files = new_files()
    files.write(FILE, b"kept")
    files.symlink(FILE, f"{FOLDER}/link")
    assert talk(files, send(f"{FOLDER}/link"), BLOCK, DONE)[:4] == b"OKAY"
    assert files.read(FILE) == b"kept"
    assert not files.is_link(f"{FOLDER}/link")


def test_a_link_leads_as_far_as_a_path_can_say() -> None:
    files = new_files()
    link = send(f"{FOLDER}/link", str(0o120777))
    long = b"DATA" + struct.pack("<I", 5000) + b"x" * 5000
    assert failed(talk(files, link, long, DONE)) == "symlink failed: File name too long"
    assert talk(files, link, b"DATA\2\0\0\0f\0", DONE)[:4] == b"OKAY"
    stat = files.stat(f"{FOLDER}/link", follow=False)
    assert stat is not None
    assert stat.target == "f"


moments = st.integers(-(2**70), 2**70)


@given(moments, moments, st.integers(0, 2**40))
def test_any_time_and_mode_can_be_told(atime: int, mtime: int, mode: int) -> None:
    files = new_files()
    files.mkdir(f"{FOLDER}/d", mode=mode)
    files.write(FILE, b"", mode=mode, mtime_ms=mtime)
    files.utime(FILE, atime_ms=atime, mtime_ms=mtime)
    asked = [request(name, FILE.encode()) for name in (b"STAT", b"STA2", b"LST2")]
    asked += [request(name, FOLDER.encode()) for name in (b"LIST", b"LIS2")]
    reply = talk(files, *asked)
    assert reply.count(b"DENT") == reply.count(b"DNT2") == 4
