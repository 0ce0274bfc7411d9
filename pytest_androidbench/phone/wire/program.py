"""The phone's process: from the command line to its end."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.access.gate import Gate
from pytest_androidbench.access.notices import Notices
from pytest_androidbench.access.peers import Peers
from pytest_androidbench.codec import to_json
from pytest_androidbench.phone.system.work.worker import REQUEST
from pytest_androidbench.phone.wall import WallLayer, raise_wall
from pytest_androidbench.phone.wire.allocator import keep_heap_small
from pytest_androidbench.phone.wire.command_line import USAGE, CommandLine, UsageError, parse
from pytest_androidbench.phone.wire.machine import Machine
from pytest_androidbench.phone.wire.ports import NoPorts

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone

EXPOSED: Final = """\
warning: the adb ports of this phone are open at {listen}, not to this machine alone. adb asks for
no password: whoever reaches them can run everything on the phone, and read and change all it holds.
Rather leave --listen away, and come through ssh from the other machine:
    ssh -L 5555:127.0.0.1:ADB_PORT THIS_MACHINE
"""

SWITCH_SECONDS: Final = 0.001

MakePhone = Callable[[CommandLine], "Phone"]


def run(arguments: Sequence[str], make_phone: MakePhone, known: Iterable[type[App]] = ()) -> int:
    """Be a phone until told to end; returns the exit status.

    Args:
        arguments: the command line.
        make_phone: makes the phone that a command line describes.
        known: the apps whose APKs are written where the command line asks for these instead.
    """
    try:
        server_port = int(os.environ.get("ANDROID_ADB_SERVER_PORT", "") or 5037)
        options = parse(arguments, server_port)
    except (UsageError, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if options.help:
        sys.stdout.write(USAGE)
        return 0
    if options.wall_report:
        return _report_wall(options)
    if options.stub_apks is not None:
        return _write_apks(known, options.stub_apks)
    keep_heap_small()
    # How long a client's thread may keep the interpreter from everybody else: with Python's own
    # 5 ms, which are asked for again at each step of a call, neighbours waited 300 ms at worst.
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        asyncio.run(_serve(options, make_phone))
    except (NoPorts, OSError) as error:
        sys.stderr.write(f"the phone cannot start: {error}\n")
        return 1
    _end_with_threads()
    return 0


def _report_wall(options: CommandLine) -> int:
    """Say which layers there are, and be behind them from here on."""
    from pytest_androidbench.phone.wall.network_layer import network_layer  # noqa: PLC0415 - for this

    # Behind the wall nothing could be tried in a process of its own.
    layers = (network_layer(), *_raise_wall(options))
    sys.stdout.write(to_json(layers).decode() + "\n")
    return 0


def _write_apks(known: Iterable[type[App]], folder: Path) -> int:
    """Write APKs of the apps that are not the system's, and say where they are."""
    from pytest_androidbench.phone.system.apks.writing import apk_of  # noqa: PLC0415 - for this

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for kind in known:
            if not kind.system:
                path = folder / f"{kind.package}_{kind.version_code}.apk"
                path.write_bytes(apk_of(kind))
                sys.stdout.write(f"{path}\n")
    except OSError as error:
        sys.stderr.write(f"the APKs cannot be written: {error}\n")
        return 1
    return 0


def _end_with_threads() -> None:
    """End this process at once where a thread is still at work for a client that is gone.

    It may be inside of a library in C++, as RE2 is, from which it comes back into an interpreter
    that ends: that ends it in turn, at which the library calls `std::terminate`.
    """
    if any(thread.name == REQUEST for thread in threading.enumerate()):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


async def _serve(options: CommandLine, make_phone: MakePhone) -> None:
    end = asyncio.Event()
    asyncio.get_running_loop().set_exception_handler(_report)
    _end_on_signals(end, options)
    # Ports are taken, the token is written, and what the system is asked on about connections is
    # opened here: what is opened already stays open.
    peers = Peers.open()
    gate = Gate(peers, options.allowed, Notices().tell)
    phone = make_phone(options)
    machine = Machine(phone, options, gate, end.set)
    if options.exposed:
        sys.stderr.write(EXPOSED.format(listen=options.listen))
        sys.stderr.flush()
    # Behind the wall no process can be started.
    phone.decoder.start()
    phone.start_browser()
    if options.web_hosts:
        phone.allow_web(options.web_hosts)
    if options.wall:
        _raise_wall(options)
    # From here on there may be threads, to which the wall reaches only if it was there before.
    if options.die_with_stdin:
        _end_with_input(end)
    try:
        # And only now is anybody listened to.
        await machine.start()
        _tell(machine, options, peers.way)
        # Everything made so far stays; the collector need not look at it again.
        gc.collect()
        gc.freeze()
        if options.load_ahead:
            from pytest_androidbench.phone.wire.ahead import load_ahead  # noqa: PLC0415 - by wish

            await load_ahead(phone, end)
        await end.wait()
        # A client that asked for the end reads its answer first.
        await asyncio.sleep(0.05)
    finally:
        await machine.stop()
        phone.decoder.close()
        phone.browser.close()
        peers.close()


def _raise_wall(options: CommandLine) -> tuple[WallLayer, ...]:
    # Console clients are asked for what the token's file says when they come.
    return raise_wall([options.token_file] if options.token_file is not None else [])


def _report(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in {errno.EMFILE, errno.ENFILE}:
        # asyncio tries again by itself, and says so for each connection that waits: whoever
        # started us may not read all that, and we would stop at the full pipe.
        return
    loop.default_exception_handler(context)


def _end_on_signals(end: asyncio.Event, options: CommandLine) -> None:
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, end.set)
    if options.die_with_stdin:
        # Ctrl-C is for whoever started us; our turn to end comes with our input's end.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    else:
        loop.add_signal_handler(signal.SIGINT, end.set)


def _end_with_input(end: asyncio.Event) -> None:
    # A thread: an event loop cannot wait for every kind of file that may be our input.
    loop = asyncio.get_running_loop()
    threading.Thread(target=_read_to_end, args=(loop, end), daemon=True).start()


def _read_to_end(loop: asyncio.AbstractEventLoop, end: asyncio.Event) -> None:
    try:
        while os.read(0, 4096):
            continue
    except OSError:
        pass
    if not loop.is_closed():
        loop.call_soon_threadsafe(end.set)


def _tell(machine: Machine, options: CommandLine, way: str) -> None:
    if options.ready_json:
        facts = {
            "serial": machine.serial,
            "host_port": machine.host_port,
            "console_port": machine.console_port,
            "adbd_port": machine.adbd_port,
            "view_port": machine.view_port,
            "view_url": machine.view_url,
            "listen": options.listen,
            "users_known_by": way,
            "pid": os.getpid(),
        }
        sys.stdout.write(to_json(facts).decode() + "\n")
    else:
        sys.stdout.write(f"{machine.serial} is ready: adb port {machine.adbd_port}\n")
        if machine.view_url is not None:
            sys.stdout.write(f"its screen: {machine.view_url}\n")
    sys.stdout.flush()
