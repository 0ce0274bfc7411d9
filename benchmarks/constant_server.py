"""A device that answers every automation call with the same bytes: the client's own cost."""

from __future__ import annotations

import asyncio
import json
import socket
import sys

QUICKACK = getattr(socket, "TCP_QUICKACK", None)


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, body: bytes) -> None:
    """Serve one adb connection: a transport, then one HTTP request over the automation port."""
    connection: socket.socket = writer.get_extra_info("socket")
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def acknowledge() -> None:
        if QUICKACK is not None:
            connection.setsockopt(socket.IPPROTO_TCP, QUICKACK, 1)

    async def read(count: int) -> bytes:
        data = await reader.readexactly(count)
        acknowledge()
        return data

    try:
        while True:
            request = (await read(int(await read(4), 16))).decode()
            writer.write(b"OKAY")
            if request.startswith("tcp:"):
                break
        head = await reader.readuntil(b"\r\n\r\n")
        acknowledge()
        length = next(
            int(line.split(b":")[1])
            for line in head.lower().split(b"\r\n")
            if line.startswith(b"content-length")
        )
        await read(length)
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n")
        writer.write(b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body))
        writer.write(body)
        await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError):
        pass
    finally:
        writer.close()


async def serve(xml: str) -> None:
    """Answer until standard input ends; prints the port first."""
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "result": xml}).encode()
    server = await asyncio.start_server(lambda r, w: answer(r, w, body), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.buffer.read)
    server.close()


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:  # noqa: PTH123 - a path from the command line
        asyncio.run(serve(file.read()))
