"""Frames over a stream socket: four bytes of length, big-endian, then a MessagePack map."""

from __future__ import annotations

import socket
import struct
from typing import Any, Final, Generic, TypeVar

import msgspec

from pytest_androidbench.errors import AndroidBenchError

MAX_FRAME: Final = 64 * 1024 * 1024
"""Bytes; the largest picture of a tablet is a tenth of it."""
_HEADER: Final = struct.Struct(">I")
_AT_ONCE: Final = 1 << 20

T = TypeVar("T")


class WireError(AndroidBenchError):
    """The other end closed the connection, or said what nobody can understand."""


class Wire(Generic[T]):
    """One end of a connection; receives messages of type `T`."""

    def __init__(self, connection: socket.socket, receives: Any) -> None:
        """Take over a connected socket.

        Args:
            connection: closed with the wire.
            receives: the type, or union of types, of what the other end says.
        """
        self._connection = connection
        self._decoder: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(receives)
        self._encoder = msgspec.msgpack.Encoder()
        self._pending = bytearray()

    def fileno(self) -> int:
        """The socket's descriptor, to wait for."""
        return self._connection.fileno()

    def send(self, message: object, seconds: float | None = None) -> None:
        """Send a message.

        Raises:
            WireError: the other end is gone, or the message is too large.
            TimeoutError: it did not take the message in so many seconds.
        """
        frame = self._encoder.encode(message)
        if len(frame) > MAX_FRAME:
            raise WireError(f"a message of {len(frame)} bytes; at most {MAX_FRAME} are sent")
        self._connection.settimeout(seconds)
        try:
            self._connection.sendall(_HEADER.pack(len(frame)) + frame)
        except TimeoutError:
            raise
        except OSError as error:
            raise WireError(f"sending failed: {error}") from error

    def receive(self) -> T | None:
        """Wait for a message; None when the other end has closed the connection.

        Raises:
            WireError: it sent what is no message.
        """
        while True:
            found = self.next()
            if found is not None:
                return found
            if not self.read(None):
                return None

    def next(self) -> T | None:
        """A message that has arrived whole, if there is one.

        Raises:
            WireError: what has arrived is no message.
        """
        if len(self._pending) < _HEADER.size:
            return None
        (length,) = _HEADER.unpack_from(self._pending)
        if length > MAX_FRAME:
            raise WireError(f"a frame of {length} bytes is announced; at most {MAX_FRAME} may come")
        end = _HEADER.size + length
        if len(self._pending) < end:
            return None
        frame = bytes(memoryview(self._pending)[_HEADER.size : end])
        del self._pending[:end]
        try:
            return self._decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise WireError(f"a frame of {length} bytes is no message: {error}") from error

    def read(self, seconds: float | None) -> bool:
        """Take in some of what has arrived; whether the other end is still there.

        Raises:
            TimeoutError: nothing came in so many seconds.
            WireError: the connection broke.
        """
        self._connection.settimeout(seconds)
        try:
            data = self._connection.recv(_AT_ONCE)
        except TimeoutError:
            raise
        except ConnectionError:
            data = b""
        except OSError as error:
            raise WireError(f"receiving failed: {error}") from error
        self._pending += data
        return bool(data)

    def hung_up(self) -> bool:
        """Whether the other end is gone, and has left nothing to be read."""
        self._connection.settimeout(0)
        try:
            return not self._connection.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return False
        except OSError:
            return True

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()
