"""A small client of the adb transport."""

from __future__ import annotations

import socket
import struct

from pytest_androidbench.phone.wire.adbd import packets


class AdbdClient:
    """Speaks to an adb port as an adb server does, one stream at a time."""

    def __init__(self, port: int, version: int = 0x01000000) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self._next = 1
        self.version = 0
        self.send(packets.CNXN, version, 256 * 1024, b"host::features=shell_v2")
        command, self.version, self.max_data, self.banner = self.receive()
        assert command == packets.CNXN

    def send(self, command: int, first: int, second: int, data: bytes = b"") -> None:
        self._socket.sendall(packets.pack(command, first, second, data))

    def receive(self) -> tuple[int, int, int, bytes]:
        command, first, second, size, total, magic = struct.unpack("<6I", self._exactly(24))
        assert magic == command ^ 0xFFFFFFFF
        data = self._exactly(size)
        if self.version == 0x01000000:
            assert total == sum(data) & 0xFFFFFFFF
        return command, first, second, data

    def _exactly(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            part = self._socket.recv(count - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    def run(self, service: str, sent: bytes = b"") -> bytes | None:
        """Open a service, send bytes, read to its end; None when it is refused."""
        local = self._next
        self._next += 1
        self.send(packets.OPEN, local, 0, service.encode() + b"\0")
        remote, got = 0, b""
        while True:
            command, first, second, data = self.receive()
            assert second in {local, 0}
            if command == packets.OKAY and not remote:
                remote = first
                if sent:
                    self.send(packets.WRTE, local, remote, sent)
            elif command == packets.WRTE:
                got += data
                self.send(packets.OKAY, local, remote)
            elif command == packets.CLSE:
                if not remote:
                    return None
                self.send(packets.CLSE, local, remote)
                return got

    def close(self) -> None:
        self._socket.close()
