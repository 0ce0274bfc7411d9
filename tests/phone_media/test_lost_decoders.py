"""Decoders that die, hang or say what nobody asked: the next question is answered by another."""

from __future__ import annotations

import os
import select
import signal
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pytest_androidbench.phone.media.decoder import MediaDecoder
from pytest_androidbench.phone.media.errors import UnplayableFile
from pytest_androidbench.phone.media.limits import MOST_FACTS, MOST_PIXELS
from pytest_androidbench.phone.media.messages import AnswerKind, ConnectionLost, read_answer
from tests.phone_media.films import film, number_of

FILM = film(12)


def below(pid: int) -> list[int]:
    """Processes that a process has started."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def decoders() -> list[int]:
    """Those of the helpers of this process."""
    return [child for helper in below(os.getpid()) for child in below(helper)]


@pytest.fixture
def hasty() -> Iterator[MediaDecoder]:
    decoder = MediaDecoder(patience=5)
    decoder.probe(FILM)
    yield decoder
    decoder.close()


def number(decoder: MediaDecoder, moment: int = 700) -> int:
    return number_of(decoder.frame(FILM, moment, (16, 12)).rgb)


def test_one_that_was_killed_is_replaced(hasty: MediaDecoder) -> None:
    before = decoders()
    os.kill(before[-1], signal.SIGKILL)
    assert number(hasty) == 7
    assert before[-1] not in decoders()


@pytest.mark.slow
def test_one_that_hangs_is_killed_and_replaced(hasty: MediaDecoder) -> None:
    before = decoders()
    os.kill(before[-1], signal.SIGSTOP)
    assert number(hasty) == 7
    assert before[-1] not in decoders()


def test_a_helper_that_is_gone_ends_with_an_error_and_not_a_crash(hasty: MediaDecoder) -> None:
    hasty.close()
    assert number(hasty) == 7


def test_closing_leaves_no_process_behind() -> None:
    before = below(os.getpid())
    decoder = MediaDecoder()
    decoder.probe(FILM)
    (helper,) = set(below(os.getpid())) - set(before)
    (child,) = below(helper)
    decoder.close()
    assert not Path(f"/proc/{helper}").exists()
    assert not Path(f"/proc/{child}").exists()


def test_a_file_at_which_a_new_decoder_hangs_is_not_given_to_another() -> None:
    """Nobody answers as soon as this one is told to wait."""
    before = decoders()
    decoder = MediaDecoder(patience=0.001)
    for _ in range(2):
        with pytest.raises(UnplayableFile, match="ends the decoder"):
            decoder.probe(FILM)
    helper = below(os.getpid())[-1]
    assert _settled(helper) == []
    assert decoders() == before
    decoder.close()


def _settled(helper: int) -> list[int]:
    """What a helper has below it once it has done what it was told."""
    for _ in range(200):
        if not below(helper):
            return []
        select.select([], [], [], 0.02)
    return below(helper)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\x01",
        b"\x09\0\0\0\0",
        struct.pack(">BI", AnswerKind.FACTS, MOST_FACTS + 1),
        struct.pack(">BI", AnswerKind.PICTURE, 3 * MOST_PIXELS + 1),
        struct.pack(">BI", AnswerKind.FACTS, 100) + b"[" * 99,
    ],
    ids=["nothing", "a part", "no kind", "long facts", "a large picture", "a part of facts"],
)
def test_answers_that_cannot_be(said: bytes) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.sendall(said)
        theirs.shutdown(socket.SHUT_WR)
        with pytest.raises(ConnectionLost):
            read_answer(ours)


def test_a_flood_is_read_no_further_than_an_answer_goes() -> None:
    ours, theirs = socket.socketpair()
    with ours:
        flood = threading.Thread(target=_quietly, args=(lambda: theirs.sendall(b"\xff" * 10**8),))
        flood.start()
        with pytest.raises(ConnectionLost):
            read_answer(ours)
    flood.join()
    theirs.close()


def _quietly(work: Callable[[], None]) -> None:
    try:
        work()
    except OSError:
        return
