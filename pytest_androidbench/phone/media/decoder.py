"""Asks a process of its own about films and songs, and takes another when that one fails."""

from __future__ import annotations

import hashlib
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import CodecError
from pytest_androidbench.phone.media.errors import NoDecoder, UnplayableFile
from pytest_androidbench.phone.media.facts import MediaFacts, VideoPicture
from pytest_androidbench.phone.media.limits import MOST_BYTES, MOST_PIXELS, MOST_SIDE, MOST_TEXT
from pytest_androidbench.phone.media.messages import (
    AnswerKind,
    ConnectionLost,
    MediaQuestion,
    MediaRequest,
    is_quiet,
    read_answer,
    send_request,
)
from pytest_androidbench.phone.media.sniffing import container_of
from pytest_androidbench.phone.media.starting import HelperProcess

PATIENCE: Final = 60.0
"""Seconds on the wall, for a process that uses no processor and does not answer either."""
FATAL: Final = "decoding it takes too long, or ends the decoder"
LATEST_MS: Final = 1 << 40
_MOST_FATAL: Final = 256
T = TypeVar("T")


class MediaDecoder:
    """Facts and frames of files; for one thread.

    The answers depend on the file's bytes alone. Nothing is started before something is asked,
    unless by `start`, which a phone has to call before its wall is up.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._helper: HelperProcess | None = None
        self._connection: socket.socket | None = None
        self._fresh = False
        self._open: tuple[bytes, MediaFacts] | None = None
        self._fatal: dict[bytes, None] = {}

    def start(self) -> None:
        """Have a process wait that decoders are started from.

        Where there can be none, questions say so.
        """
        if self._helper is None:
            with suppress(OSError):
                self._helper = HelperProcess()

    def probe(self, data: bytes) -> MediaFacts:
        """What a file is.

        Raises:
            UnplayableFile: it is no film or song.
            NoDecoder: nothing can be decoded here.
        """
        if self._open is not None and self._open[0] == data:
            return self._open[1]
        return self._asked(data, lambda: self._facts(data))

    def frame(self, data: bytes, at_ms: int, size: tuple[int, int]) -> VideoPicture:
        """The frame of a film that is shown at a moment, drawn to a size in pixels.

        Raises:
            UnplayableFile: it is no film, or is damaged there.
            NoDecoder: nothing can be decoded here.
        """
        width, height = size
        if not (0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE):
            raise UnplayableFile(f"no picture is {width} x {height} pixels large")
        if width * height > MOST_PIXELS:
            raise UnplayableFile(f"no picture has {width * height} pixels")
        at_ms = min(max(0, at_ms), LATEST_MS)
        question = MediaQuestion.FRAME
        request = MediaRequest(question=question, at_ms=at_ms, width=width, height=height)
        rgb = self._asked(data, lambda: self._pixels(data, request))
        return VideoPicture(width=width, height=height, rgb=rgb)

    def close(self) -> None:
        """End the processes."""
        self._drop()
        if self._helper is not None:
            self._helper.close()
            self._helper = None

    def __del__(self) -> None:
        self.close()

    def _asked(self, data: bytes, ask: Callable[[], T]) -> T:
        """An answer. A file at which a process dies is not given to another one.

        A process that has answered before may have come to the end of its time by age: then a
        second one is asked.
        """
        if self._fatal and hashlib.sha256(data).digest() in self._fatal:
            raise UnplayableFile(FATAL)
        self._connect()
        for _ in range(1 if self._fresh else 2):
            try:
                self._connect()
                return ask()
            except ConnectionLost:
                self._drop()
        if len(self._fatal) >= _MOST_FATAL:
            del self._fatal[next(iter(self._fatal))]
        self._fatal[hashlib.sha256(data).digest()] = None
        raise UnplayableFile(FATAL)

    def _facts(self, data: bytes) -> MediaFacts:
        if self._open is not None and self._open[0] == data:
            return self._open[1]
        container = container_of(data)
        if container is None:
            raise UnplayableFile("it is of no format that is played")
        if len(data) > MOST_BYTES:
            raise UnplayableFile(f"it has {len(data)} bytes")
        self._open = None
        request = MediaRequest(question=MediaQuestion.OPEN, container=container, data=data)
        facts = _facts_in(self._answer(request, AnswerKind.FACTS))
        self._open = (data, facts)
        return facts

    def _pixels(self, data: bytes, request: MediaRequest) -> bytes:
        self._facts(data)
        body = self._answer(request, AnswerKind.PICTURE)
        if len(body) != 3 * request.width * request.height:
            raise ConnectionLost
        return body

    def _answer(self, request: MediaRequest, expected: AnswerKind) -> bytes:
        assert self._connection is not None
        send_request(self._connection, request)
        kind, body = read_answer(self._connection)
        self._fresh = False
        if kind is expected:
            return body
        words = body.decode("utf-8", "replace")[:MOST_TEXT]
        if kind is AnswerKind.NO_DECODER:
            raise NoDecoder(words)
        if kind is AnswerKind.UNPLAYABLE:
            raise UnplayableFile(words)
        raise ConnectionLost

    def _connect(self) -> None:
        if self._connection is not None and is_quiet(self._connection):
            return
        self._drop()
        self.start()
        if self._helper is None:
            raise NoDecoder("no process can be started to decode in")
        try:
            self._connection = self._helper.connect(self._patience)
        except OSError as error:
            raise NoDecoder("the process that decoders are started from is gone") from error
        self._fresh = True

    def _drop(self) -> None:
        """Have done with a process that is gone, hangs, or says what nobody asked."""
        self._open = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None
            if self._helper is not None:
                self._helper.end_decoder()


def _facts_in(body: bytes) -> MediaFacts:
    try:
        return from_json(MediaFacts, body)
    except (CodecError, RecursionError) as error:
        raise ConnectionLost from error
