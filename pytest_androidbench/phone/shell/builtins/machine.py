"""The machine: time and memory."""

from __future__ import annotations

from datetime import UTC, tzinfo
from typing import Final

from pytest_androidbench.phone.shell.builtins.dates import moment, read_time, written
from pytest_androidbench.phone.shell.builtins.init import control
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.times import phone_zone

_KERNEL: Final = ("Linux", "localhost", "5.15.41-android13-8-00055-g4f5025129fe8-ab8949913")


_BUILD: Final = "#1 SMP PREEMPT Tue Aug 9 18:24:34 UTC 2022"


_MEMORY_KB: Final = 2_027_532


_LATEST_CLOCK_MS: Final = 8_277_292_036_000
"""From here on, in the year 2232, Linux takes no time to set its clock to
(`TIME_SETTOD_SEC_MAX`)."""
_LONGEST_SLEEP: Final = 10**9


async def uname(io: IO, args: list[str]) -> int:
    options = read_options("uname", args, "amnrsvo")
    sysname, node, release = _KERNEL
    fields = {
        "s": sysname,
        "n": node,
        "r": release,
        "v": _BUILD,
        "m": io.phone.properties.get("ro.product.cpu.abi", "x86_64"),
        "o": "Toybox",
    }
    chosen = [f for f in fields if f in options or "a" in options] or ["s"]
    await io.line(" ".join(fields[letter] for letter in chosen))
    return 0


def set_clock(phone: Phone, moment_ms: int) -> bool:
    """Set the phone's clock; whether it takes that time."""
    if moment_ms >= _LATEST_CLOCK_MS:
        return False
    phone.clock.set(moment_ms)
    phone.windows.invalidate()
    return True


async def date(io: IO, args: list[str]) -> int:
    options = read_options("date", args, "uD:d:r:s:I:", long={"date": "d", "set": "s", "utc": "u"})
    clock = io.phone.clock
    where = UTC if "u" in options else phone_zone(io.phone)
    shape = next((arg[1:] for arg in options.rest if arg.startswith("+")), None)
    settings = [arg for arg in options.rest if not arg.startswith("+")]
    settings += options.values.get("s", [])
    now = clock.now_ms
    status = 0
    if settings:
        found = read_time(settings[0], now, where=where)
        if found is None:
            raise CommandError(f"date: bad date '{settings[0]}'")
        if not set_clock(io.phone, found):
            await io.err("date: cannot set date: Invalid argument")
            status = 1
        now = found
    elif "d" in options:
        found = read_time(options.value("d"), now, where=where)
        if found is None:
            raise CommandError(f"date: bad date '{options.value('d')}'")
        now = found
    elif "r" in options:
        stat = io.files.stat(io.path(options.value("r")))
        if stat is None:
            raise CommandError(f"date: {options.value('r')}: No such file or directory")
        now = stat.mtime_ms
    await io.line(_dated(now, shape, where))
    return status


def _dated(now_ms: int, shape: str | None, where: tzinfo) -> str:
    if shape is None:
        return written(now_ms, "%a %b %e %H:%M:%S %Z %Y", where)
    nanos = f"{now_ms % 1000:03d}000000"
    text = shape.replace("%N", nanos).replace("%s", str(now_ms // 1000))
    return written(now_ms, text.encode("ascii", "backslashreplace").decode("ascii"), where)


async def uptime(io: IO, args: list[str]) -> int:
    del args
    now = moment(io.phone.clock.now_ms)
    minutes = io.phone.clock.since_boot_ms // 60_000
    await io.line(f" {now:%H:%M:%S} up {minutes} min,  0 users,  load average: 0.00, 0.00, 0.00")
    return 0


async def sleep(io: IO, args: list[str]) -> int:
    if not args:
        raise CommandError('sleep: Needs 1 argument (see "sleep --help")')
    units = {"s": 1, "m": 60, "h": 3600, "d": 86400}
    total = 0.0
    for arg in args:
        unit = units.get(arg[-1:], 0)
        try:
            total += float(arg[:-1] if unit else arg) * (unit or 1)
        except ValueError:
            raise CommandError(f"sleep: not a number '{arg}'") from None
    latest = (_LATEST_CLOCK_MS - io.phone.clock.now_ms) / 1000
    if not 0 <= total < min(_LONGEST_SLEEP, latest):
        raise CommandError(f"sleep: bad time '{args[0]}'")
    await io.sleep(total)
    return 0


async def free(io: IO, args: list[str]) -> int:
    del args
    used = _MEMORY_KB * 3 // 5
    await io.out(
        "\t\ttotal        used        free      shared     buffers\n"
        f"Mem:\t\t{_MEMORY_KB}     {used}      {_MEMORY_KB - used}       11264        7168\n"
    )
    return 0


async def nproc(io: IO, args: list[str]) -> int:
    del args
    await io.line("4")
    return 0


async def reboot(io: IO, args: list[str]) -> int:
    """`reboot [-p]`: who asked for it over a connection is cut off with all others."""
    power = io.phone.power
    io.phone.quietly(power.shut_down if "-p" in args else power.restart)
    return 0


async def timed(io: IO, args: list[str]) -> int:
    start = io.phone.clock.uptime_ms
    rest = [arg for arg in args if arg != "-p"]
    status = await io.run(rest) if rest else 0
    passed = (io.phone.clock.uptime_ms - start) / 1000
    minutes, seconds = divmod(passed, 60)
    await io.err(f"    {int(minutes)}m{seconds:05.2f}s real     0m00.00s user     0m00.00s system")
    return status


async def stop(io: IO, args: list[str]) -> int:
    """`stop [SERVICE]`: without one all that Android is made of."""
    control(io.phone, "stop", *args[:1])
    return 0


async def start(io: IO, args: list[str]) -> int:
    """`start [SERVICE]`: of all of them, the system tells at the end that it has booted."""
    control(io.phone, "start", *args[:1])
    if not args:
        io.phone.properties.put("sys.boot_completed", "1")
    return 0


COMMANDS: Final[Commands] = {
    "date": date,
    "free": free,
    "nproc": nproc,
    "reboot": reboot,
    "sleep": sleep,
    "start": start,
    "stop": stop,
    "time": timed,
    "uname": uname,
    "uptime": uptime,
}
