"""`pm`: packages and permissions."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.shell.builtins.install import install, uninstall
from pytest_androidbench.phone.shell.builtins.intents import read_intent
from pytest_androidbench.phone.shell.builtins.java import java_error, take, through_binder
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.system.packages import PackageInfo
from pytest_androidbench.phone.system.permissions import (
    FIRST_ASKED_SDK,
    GROUPS,
    PREFIX,
    NotRequested,
    full_name,
)

_SECURITY: Final = "java.lang.SecurityException"
_FEATURES: Final = (
    "android.hardware.audio.output",
    "android.hardware.bluetooth",
    "android.hardware.bluetooth_le",
    "android.hardware.camera",
    "android.hardware.camera.any",
    "android.hardware.camera.front",
    "android.hardware.faketouch",
    "android.hardware.location",
    "android.hardware.location.gps",
    "android.hardware.location.network",
    "android.hardware.microphone",
    "android.hardware.ram.normal",
    "android.hardware.screen.landscape",
    "android.hardware.screen.portrait",
    "android.hardware.sensor.accelerometer",
    "android.hardware.telephony",
    "android.hardware.telephony.gsm",
    "android.hardware.touchscreen",
    "android.hardware.touchscreen.multitouch",
    "android.hardware.wifi",
    "android.software.app_widgets",
    "android.software.home_screen",
    "android.software.input_methods",
    "android.software.webview",
)
_LIBRARIES: Final = (
    "android.ext.shared",
    "android.test.base",
    "android.test.mock",
    "android.test.runner",
    "com.android.location.provider",
    "com.android.media.remotedisplay",
    "javax.obex",
    "org.apache.http.legacy",
)


async def pm(io: IO, args: list[str]) -> int:
    if not args or args[0] in ("help", "-h"):
        await io.line("Package manager (package) commands:\n  help\n    Print this help text.")
        return 0 if args else 255
    command, rest = args[0], list(args[1:])
    match command:
        case "list":
            return await _list(io, rest)
        case "path" | "dump":
            return await _about(io, rest, command)
        case "clear":
            return await _clear(io, rest)
        case "grant" | "revoke":
            return _grant(io, rest, command)
        case "reset-permissions":
            io.phone.permissions.reset()
        case "install" | "install-existing":
            return await install(io, rest, command)
        case "uninstall":
            return await uninstall(io, rest)
        case "enable" | "disable" | "disable-user" | "default-state":
            return await _enable(io, rest, command)
        case "resolve-activity" | "query-activities":
            return await _resolve(io, rest, command)
        case "set-home-activity" | "trim-caches" | "compile" | "bg-dexopt-job":
            await io.line("Success")
        case "get-install-location":
            await io.line("0[auto]")
        case "has-feature":
            known = bool(rest) and rest[0] in _FEATURES
            await io.line(str(known).lower())
            return int(not known)
        case "list-users":
            await io.line("Users:\n\tUserInfo{0:Owner:c13} running")
        case _:
            await io.line(f"Unknown command: {command}")
            return 255
    return 0


def _options(args: list[str], command: str) -> tuple[set[str], list[str]]:
    """Options, with the value of `--user` dropped, and the rest."""
    options: set[str] = set()
    rest: list[str] = []
    pending = deque(args)
    while pending:
        arg = pending.popleft()
        if arg in ("--user", "--uid", "--query-flags", "--reason"):
            take(pending, command, arg)
        elif arg.startswith("-"):
            options.add(arg)
        else:
            rest.append(arg)
    return options, rest


async def _list(io: IO, args: list[str]) -> int:
    if not args:
        await io.line("Error: didn't specify type of data to list")
        return 1
    options, rest = _options(args[1:], "list")
    match args[0]:
        case "packages" | "package":
            found = [_package_line(info, options) for info in _chosen(io, options, rest)]
        case "features":
            found = ["feature:reqGlEsVersion=0x30001", *(f"feature:{f}" for f in _FEATURES)]
        case "libraries":
            found = [f"library:{name}" for name in _LIBRARIES]
        case "users":
            found = ["Users:", "\tUserInfo{0:Owner:c13} running"]
        case "permissions":
            names = sorted(name for group in GROUPS.values() for name in group)
            found = ["All Permissions:", "", *(f"  permission:{PREFIX}{name}" for name in names)]
        case "permission-groups" | "instrumentation" | "staged-sessions":
            found = []
        case other:
            await io.line(f"Error: unknown list type '{other}'")
            return 255
    await io.out("".join(line + "\n" for line in found))
    return 0


def _chosen(io: IO, options: set[str], words: list[str]) -> list[PackageInfo]:
    tests: dict[str, Callable[[PackageInfo], bool]] = {
        "-3": lambda info: not info.system,
        "-s": lambda info: info.system,
        "-e": lambda info: info.enabled,
        "-d": lambda info: not info.enabled,
    }
    asked = [tests[option] for option in options if option in tests]
    return [
        info
        for info in io.phone.packages.all()
        if all(test(info) for test in asked) and all(word in info.package for word in words)
    ]


def _package_line(info: PackageInfo, options: set[str]) -> str:
    line = (
        f"package:{info.apk_path}={info.package}" if "-f" in options else f"package:{info.package}"
    )
    if "--show-versioncode" in options:
        line += f" versionCode:{info.version_code}"
    if "-i" in options:
        line += f"  installer={info.installer or 'null'}"
    if "-U" in options:
        line += f" uid:{info.uid}"
    return line


async def _about(io: IO, args: list[str], command: str) -> int:
    _, rest = _options(args, command)
    package = take(rest, command, command)
    if command == "dump":
        return await io.run(["dumpsys", "package", package])
    info = io.phone.packages.info(package)
    if info is None:
        return 1
    await io.line(f"package:{info.apk_path}")
    return 0


async def _clear(io: IO, args: list[str]) -> int:
    _, rest = _options(args, "clear")
    if not rest:
        await io.line("Error: no package specified")
        return 255
    if io.phone.packages.info(rest[0]) is None:
        await io.line("Failed")
        return 1
    io.phone.packages.clear(rest[0])
    io.phone.windows.invalidate()
    await io.line("Success")
    return 0


def _grant(io: IO, args: list[str], command: str) -> int:
    _, rest = _options(args, command)
    if not rest:
        raise java_error(command, "no package specified")
    if len(rest) < 2:
        raise java_error(command, "no permission specified")
    package, permission = rest[0], full_name(rest[1])
    known = any(permission.removeprefix(PREFIX) in group for group in GROUPS.values())
    info = io.phone.packages.info(package)
    if info is None:
        raise java_error(command, f"Unknown package: {package}")
    try:
        if info.target_sdk < FIRST_ASKED_SDK:
            io.phone.permissions.requested_name(package, permission)
        elif command == "grant":
            io.phone.permissions.grant(package, permission)
        else:
            io.phone.permissions.revoke(package, permission)
    except NotRequested as error:
        raise java_error(command, str(error), _SECURITY) from error
    if not known:
        message = (
            f"Permission {permission} requested by {package} is not a changeable permission type"
        )
        raise java_error(command, message, _SECURITY)
    return 0


async def _enable(io: IO, args: list[str], command: str) -> int:
    _, rest = _options(args, command)
    name = take(rest, command, command)
    package = name.partition("/")[0]
    if io.phone.packages.info(package) is None:
        raise java_error(command, f"Unknown package: {package}")
    enabled = command in ("enable", "default-state")
    if "/" not in name:
        io.phone.packages.set_enabled(package, enabled=enabled)
    state = {"enable": "enabled", "disable": "disabled", "disable-user": "disabled-user"}
    kind = "Component" if "/" in name else "Package"
    await io.line(f"{kind} {name} new state: {state.get(command, 'default')}")
    return 0


async def _resolve(io: IO, args: list[str], command: str) -> int:
    brief = "--brief" in args
    rest = [arg for arg in args if arg not in ("--brief", "--components")]
    intent = (await read_intent(io, rest, command)).intent
    found = [intent.component] if intent.component else io.phone.activities.query(intent)
    components = [name for name in found if name]
    head = "priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true"
    if command == "resolve-activity":
        if not components:
            await io.line("No activity found")
        else:
            await io.line(head)
            await io.line(components[0] if brief else _component_lines(components[0]))
        return 0
    if not components:
        await io.line("No activities found")
        return 0
    await io.line(f"{len(components)} activities found:")
    for number, component in enumerate(components):
        await io.line(f"  Activity #{number}:\n    {head}")
        await io.line(f"    {component}" if brief else _component_lines(component, "    "))
    return 0


def _component_lines(component: str, indent: str = "") -> str:
    package, _, name = component.partition("/")
    full = package + name if name.startswith(".") else name
    return f"{indent}ActivityInfo:\n{indent}  name={full}\n{indent}  packageName={package}"


COMMANDS: Final[Commands] = {"pm": through_binder("package", pm)}
