"""Installing and removing packages."""

from __future__ import annotations

from collections import deque

from pytest_androidbench.phone.shell.builtins.java import integer, take
from pytest_androidbench.phone.shell.io import IO
from pytest_androidbench.phone.shell.streams import BLOCK
from pytest_androidbench.phone.system.apks.reading import ApkIdentity, NoApkError, identify
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.permissions import group_of

SESSION_COMMITTED = "android.content.pm.action.SESSION_COMMITTED"
_VALUED = ("-i", "-S", "--user", "--abi", "--install-location", "--pkg", "-p", "--install-reason")


async def install(io: IO, args: list[str], command: str) -> int:
    """`pm install`, from a file or (with `-S SIZE`) from the input."""
    options: dict[str, str] = {}
    names: list[str] = []
    pending = deque(args)
    while pending:
        arg = pending.popleft()
        if arg in _VALUED:
            options[arg] = take(pending, command, arg)
        elif arg.startswith("-") and arg != "-":
            options[arg] = ""
        else:
            names.append(arg)
    if command == "install-existing":
        return await _existing(io, names)
    data = await _content(io, names, options)
    if data is None:
        return 1
    try:
        apk = await io.compute(lambda _: identify(data))
    except NoApkError as error:
        reason = f"INSTALL_PARSE_FAILED_NOT_APK: Failed to parse base.apk: {error}"
        await io.line(f"Failure [{reason}]")
        return 1
    refusal = _refusal(io, apk, options)
    if refusal:
        await io.line(f"Failure [{refusal}]")
        return 1
    _put(io, apk, data, options)
    await io.line("Success")
    return 0


async def _existing(io: IO, names: list[str]) -> int:
    if not names or io.phone.packages.known(names[0]) is None:
        shown = names[0] if names else ""
        kind = "android.content.pm.PackageManager$NameNotFoundException"
        await io.line(f"{kind}: Package {shown} doesn't exist")
        return 1
    io.phone.packages.install(names[0])
    await io.line(f"Package {names[0]} installed for user: 0")
    return 0


async def _content(io: IO, names: list[str], options: dict[str, str]) -> bytes | None:
    if "-S" in options and (not names or names == ["-"]):
        wanted = integer(options["-S"], "install", bits=64)
        data = bytearray()
        while len(data) < wanted and (more := await io.stdin.read(min(wanted - len(data), BLOCK))):
            io.hold(len(more))
            data += more
        return bytes(data)
    if not names:
        await io.line("Error: must either specify a package size or an APK file")
        return None
    try:
        return io.files.read(io.path(names[0]))
    except FileError:
        await io.err(f"Error: Unable to open file: {names[0]}")
        await io.err("Consider using a file under /data/local/tmp/")
        return None


def _refusal(io: IO, apk: ApkIdentity, options: dict[str, str]) -> str:
    old = io.phone.packages.info(apk.package)
    if old is not None and apk.version_code < old.version_code and "-d" not in options:
        return (
            f"INSTALL_FAILED_VERSION_DOWNGRADE: Downgrade detected: Update version code "
            f"{apk.version_code} is older than current {old.version_code}"
        )
    sdk = int(io.phone.properties.get("ro.build.version.sdk", "33"))
    if apk.min_sdk > sdk:
        return (
            f"INSTALL_FAILED_OLDER_SDK: Failed parse during installPackageLI: Requires newer sdk "
            f"version #{apk.min_sdk} (current version is #{sdk})"
        )
    return ""


def _put(io: IO, apk: ApkIdentity, data: bytes, options: dict[str, str]) -> None:
    packages = io.phone.packages
    kind = packages.known(apk.package)
    if kind is not None and apk.version_code in kind.versions():
        packages.install(apk.package, installer=options.get("-i"), version_code=apk.version_code)
        info = packages.info(apk.package)
    else:
        if kind is not None:
            _tell_unknown(io, apk, kind)
        info = packages.add_foreign(
            apk.package,
            version_name=apk.version_name,
            version_code=apk.version_code,
            min_sdk=apk.min_sdk,
            target_sdk=apk.target_sdk,
            label=apk.label or apk.package,
            requested=apk.permissions,
            installer=options.get("-i"),
        )
    assert info is not None
    io.files.write(info.apk_path, data, mode=0o644)
    if "-g" in options:
        for name in io.phone.permissions.runtime(apk.package):
            if group_of(name):
                io.phone.permissions.grant(apk.package, name)
    reason = options.get("--install-reason", "")
    committed = Intent(
        action=SESSION_COMMITTED,
        extras={
            "android.intent.extra.PACKAGE_NAME": apk.package,
            "installReason": int(reason) if reason.isdecimal() else 0,
        },
    )
    io.phone.broadcasts.send(committed)


def _tell_unknown(io: IO, apk: ApkIdentity, kind: type[App]) -> None:
    known = ", ".join(f"{name} ({code})" for code, name in kind.versions().items())
    said = f"{apk.package} {apk.version_code} has no screens on this phone, which knows {known}"
    io.phone.log.write("W", "PackageManager", said)


async def uninstall(io: IO, args: list[str]) -> int:
    """`pm uninstall [-k] PACKAGE`."""
    names = [arg for arg in args if not arg.startswith("-")]
    if "--user" in args:
        names = names[1:]
    if not names:
        await io.line("Error: package name not specified")
        return 1
    info = io.phone.packages.info(names[0])
    if info is None or info.system:
        await io.line("Failure [DELETE_FAILED_INTERNAL_ERROR]")
        return 1
    io.phone.packages.uninstall(names[0])
    await io.line("Success")
    return 0
