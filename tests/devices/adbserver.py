"""An adb server on the loopback interface with one device, whose shell runs on this machine."""

from __future__ import annotations

import asyncio
import struct
from dataclasses import dataclass, field

HEADER = struct.Struct("<BI")


@dataclass
class AdbServer:
    """Speaks the smart-socket protocol and shell v2; `sh` runs the scripts."""

    serial: str = "emulator-5554"
    state: str = "device"
    transport_id: int = 7
    scripts: list[str] = field(default_factory=list)
    connections: int = 0
    silent: bool = False
    """Accept scripts and never answer."""
    cut: bool = False
    """Hang up in the middle of a script's output."""
    features: str = "shell_v2,cmd"
    properties: dict[str, str] = field(default_factory=dict)
    """What `getprop` prints."""
    asked: list[str] = field(default_factory=list)
    """What was asked of the server and of the device but scripts."""
    roots: bool = False
    """Whether the daemon can start anew as root."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        while True:
            request = await self.request(reader)
            if not request.startswith("shell,v2,raw:"):
                self.asked.append(request)
            if request in ("host:devices-l", "host:devices"):
                self.block(writer, self.listing(long=request.endswith("-l")))
                return
            if request == f"host-transport-id:{self.transport_id}:features":
                self.block(writer, self.features)
                return
            if request == "root:":
                writer.write(b"OKAY" + self.become_root())
                return
            if request == "reboot:":
                writer.write(b"OKAY")
                self.transport_id += 1
                return
            if request == f"host:transport-id:{self.transport_id}":
                writer.write(b"OKAY")
            elif request.startswith("shell,v2,raw:"):
                writer.write(b"OKAY")
                await self.shell(request.partition(":")[2], reader, writer)
                return
            else:
                writer.write(b"FAIL" + b"0006closed")
                return

    def listing(self, *, long: bool) -> str:
        more = f" product:p transport_id:{self.transport_id}" if long else ""
        return f"{self.serial}\t{self.state}{more}\n" if self.state else ""

    def become_root(self) -> bytes:
        if not self.roots:
            return b"adbd cannot run as root in production builds\n"
        self.transport_id += 1
        return b"restarting adbd as root\n"

    def block(self, writer: asyncio.StreamWriter, text: str) -> None:
        writer.write(b"OKAY" + f"{len(text):04x}{text}".encode())

    async def request(self, reader: asyncio.StreamReader) -> str:
        length = int(await reader.readexactly(4), 16)
        return (await reader.readexactly(length)).decode()

    async def shell(
        self, script: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.scripts.append(script)
        if self.silent:
            await asyncio.sleep(3600)
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *("sh", "-c", self.commands() + script), stdin=pipe, stdout=pipe, stderr=pipe
        )
        try:
            code = await self.exchange(process, reader, writer)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
        if not self.cut:
            writer.write(HEADER.pack(3, 1) + bytes([code & 0xFF]))

    def commands(self) -> str:
        """Android's own commands, as far as they are needed."""
        cases = "".join(f"{name}) echo '{value}';; " for name, value in self.properties.items())
        return f'getprop() {{ case "$1" in {cases}*) echo;; esac; }}\n' if cases else ""

    async def exchange(
        self,
        process: asyncio.subprocess.Process,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> int:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        await asyncio.gather(
            self.feed(process.stdin, reader),
            self.pump(1, process.stdout, writer),
            self.pump(2, process.stderr, writer),
        )
        return await process.wait()

    async def feed(self, stdin: asyncio.StreamWriter, reader: asyncio.StreamReader) -> None:
        while True:
            kind, length = HEADER.unpack(await reader.readexactly(HEADER.size))
            data = await reader.readexactly(length)
            if kind == 4:
                stdin.close()
                return
            stdin.write(data)

    async def pump(
        self, kind: int, stream: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        while data := await stream.read(1 << 16):
            writer.write(HEADER.pack(kind, len(data)) + data)
            await writer.drain()
