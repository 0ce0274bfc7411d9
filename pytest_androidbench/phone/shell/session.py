"""What a running shell knows: variables, place, user, functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.shell.syntax import Redirected
from pytest_androidbench.phone.system.files import owner_name
from pytest_androidbench.phone.system.work import Request

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

SHELL_PATH: Final = "/system/bin/sh"
SEARCH_PATH: Final = (
    "/product/bin:/apex/com.android.runtime/bin:/apex/com.android.art/bin:/system_ext/bin"
    ":/system/bin:/system/xbin:/odm/bin:/vendor/bin:/vendor/xbin"
)


@dataclass(slots=True, kw_only=True)
class Session:
    """One shell's state; a subshell works on a copy."""

    phone: Phone
    request: Request
    """On whose behalf it runs; all subshells share it."""
    variables: dict[str, str]
    exported: set[str]
    cwd: str = "/"
    uid: int = 0
    name: str = SHELL_PATH
    positional: list[str] = field(default_factory=list)
    functions: dict[str, Redirected] = field(default_factory=dict)
    options: set[str] = field(default_factory=set)
    readonly: set[str] = field(default_factory=set)
    traps: dict[str, str] = field(default_factory=dict)
    status: int = 0
    pid: int = 4000
    background: int = 0
    depth: int = 0
    """How many function calls deep."""
    guarded: int = 0
    """Inside conditions, where `set -e` does not act."""

    def fork(self) -> Session:
        """A copy for a subshell."""
        return replace(
            self,
            variables=dict(self.variables),
            exported=set(self.exported),
            positional=list(self.positional),
            functions=dict(self.functions),
            options=set(self.options),
            readonly=set(self.readonly),
            traps={},
        )

    def assign(self, name: str, value: str) -> None:
        """Set a variable."""
        self.variables[name] = value
        if "a" in self.options:
            self.exported.add(name)

    def environment(self) -> dict[str, str]:
        """The exported variables."""
        return {name: self.variables[name] for name in self.exported if name in self.variables}

    def path(self, name: str) -> str:
        """An absolute path for a name given by the user."""
        return name if name.startswith("/") else f"{self.cwd.rstrip('/')}/{name}"


def new_session(
    phone: Phone, request: Request, uid: int, environment: Mapping[str, str] | None = None
) -> Session:
    """The state a login on the phone starts with."""
    user = owner_name(uid)
    variables = {
        "ANDROID_ART_ROOT": "/apex/com.android.art",
        "ANDROID_ASSETS": "/system/app",
        "ANDROID_BOOTLOGO": "1",
        "ANDROID_DATA": "/data",
        "ANDROID_ROOT": "/system",
        "ANDROID_STORAGE": "/storage",
        "ASEC_MOUNTPOINT": "/mnt/asec",
        "EXTERNAL_STORAGE": "/sdcard",
        "HOME": "/",
        "HOSTNAME": "emu64x",
        "LOGNAME": user,
        "PATH": SEARCH_PATH,
        "SHELL": "/bin/sh",
        "TERM": "dumb",
        "TMPDIR": "/data/local/tmp",
        "USER": user,
        **(environment or {}),
    }
    exported = set(variables)
    return Session(
        phone=phone,
        request=request,
        variables={**variables, "PWD": "/", "IFS": " \t\n", "PS1": "$ ", "OPTIND": "1"},
        exported=exported,
        uid=uid,
    )
