"""Files under names of films that name other files and ports: nothing is read, nobody is called."""

from __future__ import annotations

import json
import os
import select
import shlex
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from pytest_androidbench.phone.media.decoder import MediaDecoder
from pytest_androidbench.phone.media.errors import MediaError
from pytest_androidbench.phone.media.facts import MediaFacts
from pytest_androidbench.phone.media.messages import (
    AnswerKind,
    MediaQuestion,
    MediaRequest,
    read_answer,
    send_request,
)
from pytest_androidbench.phone.media.sniffing import container_of
from pytest_androidbench.phone.media.starting import HelperProcess
from tests.phone_media.films import film
from tests.phone_wire.running import RunningPhone
from tests.security.canaries import HOST_MARK, PORT_MARK, Canaries

TARGETS = (
    f"{HOST_MARK}/film.mp4",
    f"file://{HOST_MARK}/film.mp4",
    f"http://127.0.0.1:{PORT_MARK}/film.mp4",
    f"tcp://127.0.0.1:{PORT_MARK}",
    f"subfile,,start,0,end,9,,:{HOST_MARK}/film.mp4",
    f"concat:{HOST_MARK}/film.mp4|{HOST_MARK}/canary.txt",
)
LISTS = {
    "hls": "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n{0}\n#EXT-X-ENDLIST\n",
    "hls key": "#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI=\"{0}\"\n#EXTINF:1,\n{0}\n#EXT-X-ENDLIST\n",
    "concat": "ffconcat version 1.0\nfile '{0}'\n",
    "m3u": "#EXTM3U\n{0}\n",
    "pls": "[playlist]\nFile1={0}\nNumberOfEntries=1\n",
    "svg": '<svg xmlns="http://www.w3.org/2000/svg"><image href="{0}"/></svg>',
    "dash": '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period><AdaptationSet><Representation '
    'id="1" bandwidth="1"><BaseURL>{0}</BaseURL></Representation></AdaptationSet></Period></MPD>',
    "sdp": "v=0\nm=video 9 RTP/AVP 96\na=control:{0}\n",
    "asx": '<asx version="3.0"><entry><ref href="{0}"/></entry></asx>',
}  # fmt: skip
HEADS = {
    "none": b"",
    "mp4": b"\0\0\0\x18ftypisom\0\0\2\0isomiso2",
    "matroska": b"\x1a\x45\xdf\xa3",
    "avi": b"RIFF\xff\0\0\0AVI ",
    "ogg": b"OggS",
    "mp3": b"\xff\xfb\x90\x00",
    "flac": b"fLaC",
    "wav": b"RIFF\xff\0\0\0WAVE",
}
DEMUXERS = ("hls", "concat", "dash", "image2", "sdp", "lavfi", "tty", "srt", "mpegts")


@pytest.fixture
def canaries(tmp_path: Path) -> Iterator[Canaries]:
    with Canaries(tmp_path / "host") as laid:
        (laid.bait / "film.mp4").write_bytes(film(3))
        laid.touched()
        yield laid


@pytest.fixture(scope="module")
def decoder() -> Iterator[MediaDecoder]:
    made = MediaDecoder()
    yield made
    made.close()


def said(decoder: MediaDecoder, data: bytes) -> MediaFacts | str:
    """Facts, or what is wrong with a file; a frame is asked for where there are any."""
    try:
        facts = decoder.probe(data)
        if facts.has_video:
            decoder.frame(data, 0, (8, 8))
    except MediaError as error:
        return str(error)
    return facts


@pytest.mark.proof
@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("kind", LISTS)
def test_a_list_under_the_name_of_a_film(
    decoder: MediaDecoder, canaries: Canaries, kind: str, head: str
) -> None:
    for target in TARGETS:
        data = HEADS[head] + canaries.filled(LISTS[kind].format(target)).encode()
        found = said(decoder, data)
        assert isinstance(found, str) or not found.has_video
        assert canaries.told(repr(found).encode()) == []
    assert canaries.touched() == []


def test_an_mp4_whose_pictures_are_in_another_file(
    decoder: MediaDecoder, canaries: Canaries
) -> None:
    """Its data reference names a file (ISO 14496-12, 8.7.2) instead of saying "this one"."""
    good = film(3)
    at = good.index(b"url \0\0\0\1") - 4
    assert good[at : at + 4] == b"\0\0\0\x0c"
    for target in TARGETS:
        name = canaries.filled(target).encode() + b"\0"
        entry = struct.pack(">I", 12 + len(name)) + b"url \0\0\0\0" + name
        data = bytearray(good[:at] + entry + good[at + 12 :])
        grown = len(entry) - 12
        for box in (b"moov", b"trak", b"mdia", b"minf", b"dinf", b"dref"):
            place = data.index(box) - 4
            size = int.from_bytes(data[place : place + 4], "big")
            data[place : place + 4] = struct.pack(">I", size + grown)
        said(decoder, bytes(data))
    assert canaries.touched() == []


@pytest.mark.parametrize("demuxer", DEMUXERS)
def test_formats_that_name_files_are_refused_even_when_asked_for(
    canaries: Canaries, demuxer: str
) -> None:
    """What we find in a file's first bytes is taken away: FFmpeg itself is told what to read."""
    helper = HelperProcess()
    with helper.connect(30) as connection:
        for kind in ("hls", "concat", "dash"):
            text = canaries.filled(LISTS[kind].format(TARGETS[0]))
            request = MediaRequest(
                question=MediaQuestion.OPEN, container=demuxer, data=text.encode()
            )
            send_request(connection, request)
            answer, words = read_answer(connection)
            assert answer is AnswerKind.UNPLAYABLE
            assert canaries.told(words) == []
    helper.close()
    assert canaries.touched() == []


def test_only_formats_that_hold_their_own_data_are_recognised() -> None:
    marks = {container_of(head + b"\0" * 64) for head in HEADS.values()} - {None}
    assert marks == {"mp4", "matroska", "avi", "ogg", "mp3", "flac", "wav"}


BEHIND = """
import json, os, signal, socket, sys, threading
from pytest_androidbench.phone.wall import helpers
helpers.confine_starter(("av",), addresses=1 << 30, seconds=60)
if sys.argv[1] == "computer":
    helpers.confine_computer()
def works(attempt):
    try:
        eval(attempt)
    except OSError as error:
        return error.errno not in (1, 13)
    except RuntimeError:
        return False
    return True
print(json.dumps([attempt for attempt in sys.argv[2:] if works(attempt)]))
"""
OWN = f"open({os.__file__!r}).read()"
FORK = "os.waitpid(os.fork() or os._exit(0), 0)"
THREAD = "threading.Thread(target=int).start()"
OUTSIDE = (
    "open('/etc/hostname').read()",
    "open('/proc/self/environ').read()",
    "os.listdir('/')",
    "os.open('/tmp/made', os.O_CREAT | os.O_WRONLY)",
    "os.execv('/bin/true', ['true'])",
    "os.posix_spawn('/bin/true', ['true'], {})",
    "socket.socket()",
    "socket.socket(socket.AF_UNIX)",
    "socket.socket(socket.AF_INET, socket.SOCK_DGRAM)",
    "os.kill(os.getppid(), 0)",
    "os.kill(-(1 << 30), signal.SIGKILL)",
    "os.kill(os.getppid(), signal.SIGTERM)",
    "os.unlink('/tmp/none')",
)


@pytest.mark.parametrize(
    ("who", "allowed"), [("starter", {OWN, FORK, "os.getpid()"}), ("computer", {"os.getpid()"})]
)
def test_what_the_processes_can_do_behind_their_walls(who: str, allowed: set[str]) -> None:
    from tests.security.test_wall import layers  # noqa: PLC0415 - starts a phone

    missing = layers()
    if missing:
        pytest.skip(f"this system has not all layers: {missing}")
    attempts = [OWN, FORK, THREAD, "os.getpid()", *OUTSIDE]
    command = [sys.executable, "-c", BEHIND, who, *attempts]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert set(json.loads(told.stdout)) == allowed


IN_THE_PHONE = """
import sys
frame = sys._getframe()
while "io" not in frame.f_locals:
    frame = frame.f_back
phone = frame.f_locals["io"].session.phone
data = bytes.fromhex({data!r})
print(phone.decoder.probe(data).duration_ms, sum(phone.decoder.frame(data, 150, (8, 8)).rgb) // 192)
from pytest_androidbench.phone.media.decoder import MediaDecoder
try:
    MediaDecoder().probe(data)
except Exception as error:
    print(type(error).__name__)
"""


def test_a_phone_decodes_behind_its_wall_with_what_was_started_before(tmp_path: Path) -> None:
    phone = RunningPhone(tmp_path, program="tests.security.holed_phone")
    code = shlex.quote(IN_THE_PHONE.format(data=film(3).hex()))
    length, shade, other = str(phone.device.shell(f"hole {code}")).split()
    assert (length, 20 < int(shade) < 36, other) == ("300", True, "NoDecoder")
    assert phone.end() == (0, "")


def test_nothing_is_left_of_a_phone_that_was_killed(tmp_path: Path) -> None:
    phone = RunningPhone(tmp_path)
    helpers = Path(f"/proc/{phone.pid}/task/{phone.pid}/children").read_text().split()
    # What films are decoded in, and what pages are shown by.
    assert len(helpers) == 2
    phone.process.kill()
    phone.process.communicate()
    for helper in helpers:
        with suppress(ProcessLookupError):
            handle = os.pidfd_open(int(helper))
            ended, _, _ = select.select([handle], [], [], 10)
            os.close(handle)
            assert ended
