"""`dumpsys package`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.shell.builtins.dates import moment
from pytest_androidbench.phone.system.identities import identity
from pytest_androidbench.phone.system.packages import PackageInfo
from pytest_androidbench.phone.system.permissions import Grant, full_name, group_of

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


def package(phone: Phone, args: list[str]) -> str:
    """What is known about one package, or about all."""
    names = [arg for arg in args if not arg.startswith("-") and arg not in ("packages", "p")]
    infos = phone.packages.all()
    if names:
        found = phone.packages.info(names[0])
        if found is None:
            return f"Unable to find package: {names[0]}\n"
        infos = [found]
    lines = ["Activity Resolver Table:", "  Non-Data Actions:"]
    for info in infos:
        component = phone.activities.launch_component(info.package)
        if component:
            mark = identity("filter", info.package)
            lines += [
                "      android.intent.action.MAIN:",
                f"        {mark} {component} filter {identity('f', mark)}",
                '          Action: "android.intent.action.MAIN"',
                '          Category: "android.intent.category.LAUNCHER"',
            ]
    lines += ["", "Packages:"]
    for info in infos:
        lines += _package(phone, info)
    return "\n".join(lines) + "\n"


def _flags(grant: Grant) -> str:
    flags = (
        ("USER_SET", grant.by_user),
        ("USER_FIXED", grant.by_user and grant.fixed),
        ("REVIEW_REQUIRED|REVOKED_COMPAT", grant.review),
    )
    shown = "|".join(name for name, is_set in flags if is_set)
    return f", flags=[ {shown}]" if shown else ""


def _package(phone: Phone, info: PackageInfo) -> list[str]:
    flags = "[ SYSTEM HAS_CODE ALLOW_BACKUP ]" if info.system else "[ HAS_CODE ALLOW_BACKUP ]"
    updated = f"{moment(info.last_update_ms):%Y-%m-%d %H:%M:%S}"
    names = [full_name(name) for name in info.requested]
    normal = [name for name in names if group_of(name) is None]
    signature = identity("signature", info.package)
    runtime = phone.permissions.runtime(info.package)
    return [
        f"  Package [{info.package}] ({identity('package', info.package)}):",
        f"    userId={info.uid}",
        f"    pkg=Package{{{identity('pkg', info.package)} {info.package}}}",
        f"    codePath={info.code_path}",
        f"    versionCode={info.version_code} minSdk={info.min_sdk} targetSdk={info.target_sdk}",
        f"    versionName={info.version_name}",
        f"    flags={flags}",
        f"    dataDir={info.data_dir}",
        f"    timeStamp={updated}",
        f"    firstInstallTime={moment(info.first_install_ms):%Y-%m-%d %H:%M:%S}",
        f"    lastUpdateTime={updated}",
        f"    installerPackageName={info.installer or 'null'}",
        f"    signatures=PackageSignatures{{{signature} version:2, "
        f"signatures:[{identity('key', info.system)}], past signatures:[]}}",
        f"    pkgFlags={flags}",
        "    requested permissions:",
        *(f"      {name}" for name in names),
        "    install permissions:",
        *(f"      {name}: granted=true" for name in normal),
        f"    User 0: ceDataInode={info.uid} installed=true hidden=false suspended=false "
        f"distractionFlags=0 stopped={str(not phone.processes.running(info.package)).lower()} "
        f"notLaunched=false enabled={0 if info.enabled else 3} instant=false virtual=false",
        "      runtime permissions:",
        *(
            f"        {name}: granted={str(grant.granted).lower()}{_flags(grant)}"
            for name, grant in runtime.items()
        ),
        "",
    ]
