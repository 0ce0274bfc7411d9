"""The phone's process: from the command line to its end."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pytest_androidbench.codec import to_json
from pytest_androidbench.phone.wire.allocator import keep_heap_small
from pytest_androidbench.phone.wire.command_line import USAGE, Options, UsageError, parse
from pytest_androidbench.phone.wire.machine import Machine
from pytest_androidbench.phone.wire.ports import NoPorts

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

MakePhone = Callable[[Options], "Phone"]


def run(arguments: Sequence[str], make_phone: MakePhone) -> int:
    """Be a phone until told to end; returns the exit status."""
    try:
        server_port = int(os.environ.get("ANDROID_ADB_SERVER_PORT", "") or 5037)
        options = parse(arguments, server_port)
    except (UsageError, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if options.help:
        sys.stdout.write(USAGE)
        return 0
    keep_heap_small()
    try:
        asyncio.run(_serve(options, make_phone))
    except (NoPorts, OSError) as error:
        sys.stderr.write(f"the phone cannot start: {error}\n")
        return 1
    return 0


async def _serve(options: Options, make_phone: MakePhone) -> None:
    end = asyncio.Event()
    _end_on_signals(end, options)
    if options.die_with_stdin:
        _end_with_input(end)
    machine = Machine(make_phone(options), options, end.set)
    try:
        await machine.start()
        _tell(machine, options)
        # Everything made so far stays; the collector need not look at it again.
        gc.collect()
        gc.freeze()
        await end.wait()
        # A client that asked for the end reads its answer first.
        await asyncio.sleep(0.05)
    finally:
        await machine.stop()


def _end_on_signals(end: asyncio.Event, options: Options) -> None:
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


def _tell(machine: Machine, options: Options) -> None:
    if options.ready_json:
        facts = {
            "serial": machine.serial,
            "host_port": machine.host_port,
            "console_port": machine.console_port,
            "adbd_port": machine.adbd_port,
            "view_port": machine.view_port,
            "pid": os.getpid(),
        }
        sys.stdout.write(to_json(facts).decode() + "\n")
    else:
        sys.stdout.write(f"{machine.serial} is ready: adb port {machine.adbd_port}\n")
        if machine.view_port is not None:
            sys.stdout.write(f"its screen: http://127.0.0.1:{machine.view_port}/\n")
    sys.stdout.flush()
