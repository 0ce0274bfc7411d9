"""Processes."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.system.files import owner_name


async def ps(io: IO, args: list[str]) -> int:
    options = read_options("ps", args, "AaeflTwo:p:u:U:Z")
    rows: list[dict[str, str]] = []
    for name, pid in io.phone.processes.all().items():
        info = io.phone.packages.info(name)
        system = "root" if pid < 500 else "system"
        user = owner_name(info.uid) if info else system
        parent = "1" if pid < 500 else "344"
        if "p" in options and str(pid) not in options.value("p").split(","):
            continue
        rows.append(
            {
                "USER": user, "PID": str(pid), "PPID": "0" if pid == 1 else parent,
                "VSZ": str(14_000_000 + pid), "RSS": str(100_000 + pid % 50_000),
                "WCHAN": "do_epoll_wait", "ADDR": "0", "S": "S", "NAME": name,
            }
        )  # fmt: skip
    if "A" not in options and "e" not in options and "p" not in options:
        rows = [_shell_row(io)]
    columns = options.value("o").upper().split(",") if "o" in options else []
    columns = [{"CMD": "NAME", "ARGS": "NAME", "COMM": "NAME"}.get(c, c) for c in columns]
    await io.out(_table(rows, columns) if columns else _fixed(rows))
    return 0


def _shell_row(io: IO) -> dict[str, str]:
    return {
        "USER": owner_name(io.session.uid), "PID": str(io.session.pid), "PPID": "398",
        "VSZ": "10763888", "RSS": "3412", "WCHAN": "sigsuspend", "ADDR": "0", "S": "S",
        "NAME": "sh",
    }  # fmt: skip


def _fixed(rows: list[dict[str, str]]) -> str:
    head = f"USER           PID  PPID     VSZ    RSS WCHAN            ADDR S {'NAME':<27}\n"
    return head + "".join(
        f"{row['USER']:<12} {row['PID']:>5} {row['PPID']:>5} {row['VSZ']:>7} {row['RSS']:>6} "
        f"{row['WCHAN']:<16} {row['ADDR']:>4} {row['S']} {row['NAME']}\n"
        for row in rows
    )


def _table(rows: list[dict[str, str]], columns: list[str]) -> str:
    table = [columns, *([row.get(name, "-") for name in columns] for row in rows)]
    widths = [max(len(line[at]) for line in table) for at in range(len(columns))]
    return "".join(
        " ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)).rstrip()
        + "\n"
        for line in table
    )


async def pidof(io: IO, args: list[str]) -> int:
    names = [arg for arg in args if not arg.startswith("-")]
    found = [
        str(pid)
        for name, pid in io.phone.processes.all().items()
        if name in names or name.rpartition("/")[2] in names
    ]
    if not found:
        return 1
    await io.line(" ".join(found[:1] if "-s" in args else found))
    return 0


async def kill(io: IO, args: list[str]) -> int:
    status = 0
    running = {pid: name for name, pid in io.phone.processes.all().items()}
    for arg in args:
        if arg.startswith("-"):
            continue
        if not arg.isdecimal() or len(arg) > 9 or int(arg) not in running:
            await io.err(f"/system/bin/sh: kill: {arg}: No such process")
            status = 1
        else:
            io.phone.windows.lifecycle.force_stop(running[int(arg)])
    return status


async def killall(io: IO, args: list[str]) -> int:
    names = [arg for arg in args if not arg.startswith("-")]
    status = 1
    for name in names:
        if name in io.phone.processes.all():
            io.phone.windows.lifecycle.force_stop(name)
            status = 0
        else:
            await io.err(f"{io.name}: {name}: No such process")
    return status


COMMANDS: Final[Commands] = {
    "kill": kill,
    "killall": killall,
    "pidof": pidof,
    "pkill": killall,
    "ps": ps,
}
