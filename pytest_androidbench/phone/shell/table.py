"""All programs by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from pytest_androidbench.phone.shell.io import Command, Commands

FAMILIES: Final[Mapping[str, str]] = {
    "am": "am",
    "archive": "du gunzip gzip zcat",
    "attributes": ("basename chcon chgrp chmod chown dirname readlink realpath restorecon stat"),
    "basics": "[ clear env false ifconfig printenv pwd sync test true",
    "cmd": "appops cmd monkey service",
    "columns": "cut tr",
    "content": "content",
    "copying": "cp ln mkdir mv rm rmdir touch",
    "dd": "dd",
    "disks": "df",
    "dumpsys": "dumpsys",
    "find": "find",
    "grep": "egrep fgrep grep",
    "hashes": "base64 cmp md5sum sha1sum sha224sum sha256sum sha384sum sha512sum xxd",
    "input": "input",
    "locks": "locksettings",
    "logcat": "log logcat",
    "ls": "ls",
    "machine": "date free nproc reboot sleep start stop time uname uptime",
    "media_service": "media",
    "pm": "pm",
    "printing": "echo printf seq yes",
    "processes": "kill killall pidof pkill ps",
    "programs": "app_process app_process64 nohup timeout toybox",
    "roles": "telecom",
    "screen": "screencap uiautomator",
    "sed": "sed",
    "settings": "getprop setprop settings",
    "sorting": "sort uniq",
    "sqlite": "sqlite3",
    "switches": "ime svc wm",
    "tar": "tar",
    "text": "cat head rev tail tee wc",
    "users": "groups id run-as sh su whoami",
    "which": "which",
    "xargs": "xargs",
}
"""The names of the programs that each module of `builtins` has."""

_PACKAGE: Final = "pytest_androidbench.phone.shell.builtins"


class ProgramTable(Mapping[str, Command]):
    """Programs by name; a family is imported when one of its programs is first run.

    All of them together take as long to import as half of the phone.
    """

    def __init__(self, families: Mapping[str, str]) -> None:
        self._families = {
            name: module for module, names in families.items() for name in names.split()
        }

    def __getitem__(self, name: str) -> Command:
        module = import_module(f"{_PACKAGE}.{self._families[name]}")
        commands: Commands = module.COMMANDS
        return commands[name]

    def __contains__(self, name: object) -> bool:
        return name in self._families

    def __iter__(self) -> Iterator[str]:
        return iter(self._families)

    def __len__(self) -> int:
        return len(self._families)


COMMANDS: Final = ProgramTable(FAMILIES)
