"""A decoder's side of the conversation."""

from __future__ import annotations

import json
import signal
import socket
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.media.limits import MOST_SECONDS, MOST_TEXT
from pytest_androidbench.phone.media.messages import (
    AnswerKind,
    ConnectionLost,
    MediaQuestion,
    MediaRequest,
    read_request,
    send_answer,
)
from pytest_androidbench.phone.wall.helpers import confine_computer

if TYPE_CHECKING:
    from pytest_androidbench.phone.media.opened import OpenedMedia

MISSING: Final = "PyAV is not installed: pip install 'pytest-androidbench[media]'"
Answer = tuple[AnswerKind, bytes]


def answer_all(connection: socket.socket) -> None:
    """Answer until nobody asks any more."""
    try:
        # Behind the wall of whoever started us; what it needs of files is open after this.
        from pytest_androidbench.phone.media import opened  # noqa: PLC0415 - heavy, maybe missing
    except ImportError:
        _refuse_all(connection)
        return
    opened.warm_up()
    confine_computer()
    decoder = _Decoder()
    try:
        while True:
            request = read_request(connection)
            # Without a handler the signal ends the process, wherever in FFmpeg it is.
            signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
            kind, body = decoder.answer(request)
            signal.setitimer(signal.ITIMER_PROF, 0)
            send_answer(connection, kind, body)
    except ConnectionLost:
        return


def _refuse_all(connection: socket.socket) -> None:
    try:
        while True:
            read_request(connection)
            send_answer(connection, AnswerKind.NO_DECODER, MISSING.encode())
    except ConnectionLost:
        return


class _Decoder:
    """Keeps the file that was opened last."""

    def __init__(self) -> None:
        self._media: OpenedMedia | None = None

    def answer(self, request: MediaRequest) -> Answer:
        from pytest_androidbench.phone.media import opened  # noqa: PLC0415 - there already

        try:
            if request.question is MediaQuestion.OPEN:
                self._media = None
                self._media = opened.OpenedMedia(request.data, request.container)
                return AnswerKind.FACTS, json.dumps(self._media.facts()).encode()
            if self._media is None:
                return _unplayable("no file is open")
            size = (request.width, request.height)
            return AnswerKind.PICTURE, self._media.frame(request.at_ms, size)
        except opened.DAMAGE as error:
            return _unplayable(f"{type(error).__name__}: {error}")


def _unplayable(reason: str) -> Answer:
    return AnswerKind.UNPLAYABLE, reason[:MOST_TEXT].encode("utf-8", "replace")
