"""What is installed: versions, owners, paths, and the app objects themselves."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.system.apks.writing import apk_of, apk_of_package
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.files.owners import MEDIA_PROVIDER
from pytest_androidbench.phone.system.implied_permissions import with_implied
from pytest_androidbench.phone.ui.catalogue import LABELS
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

FIRST_APP_UID: Final = 10100
SHARED_UIDS: Final[Mapping[str, int]] = {  # none of an app's, so that nobody's moves by them
    "com.android.settings": 1000,
    "com.android.phone": 1001,
    "com.android.providers.blockednumber": 1001,
    "com.android.providers.calendar": 10094,
    "com.android.providers.telephony": 1001,
    "com.android.shell": 2000,
    "com.android.providers.media.module": MEDIA_PROVIDER,
}


class UnknownPackageError(AndroidBenchError, LookupError):
    """No package of that name is installed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PackageInfo:
    """What the package service knows about one installed package."""

    package: str
    uid: int
    version_name: str
    version_code: int
    min_sdk: int
    target_sdk: int
    system: bool
    label: str
    requested: tuple[str, ...]
    first_install_ms: int
    last_update_ms: int
    code_path: str
    data_dir: str
    enabled: bool = True
    installer: str | None = None
    foreign: bool = False
    """Whether the phone has no screens for it: it is listed, granted and removed, no more."""

    @property
    def apk_path(self) -> str:
        """The path that `pm path` prints."""
        return f"{self.code_path}/base.apk"


@dataclass(frozen=True, slots=True, kw_only=True)
class PackagesState:
    """Everything the package service holds."""

    infos: tuple[PackageInfo, ...]
    next_uid: int


class Packages:
    """Installed packages by name; what can be installed are the apps the phone knows."""

    def __init__(
        self, phone: Phone, apps: Iterable[type[App]], known: Iterable[type[App]] = ()
    ) -> None:
        self._phone = phone
        self._first = tuple(apps)
        self._known = {app.package: app for app in (*self._first, *known)}
        self._infos: dict[str, PackageInfo] = {}
        self._apps: dict[str, App] = {}
        self._next_uid = FIRST_APP_UID

    def boot(self) -> None:
        """Install what is there from the start."""
        factory = self._phone.config.factory
        for kind in self._first:
            if kind.installed and (kind.system or not factory):
                self.install(kind.package)

    def all(self) -> list[PackageInfo]:
        """Every installed package, by name."""
        return [self._infos[name] for name in sorted(self._infos)]

    def info(self, package: str) -> PackageInfo | None:
        """What is known about one installed package."""
        return self._infos.get(package)

    def by_uid(self, uid: int) -> PackageInfo | None:
        """The package that runs as a user id."""
        return next((info for info in self._infos.values() if info.uid == uid), None)

    def apps(self) -> list[App]:
        """The enabled apps, in the order of their installation."""
        return [app for name, app in self._apps.items() if self._infos[name].enabled]

    def app(self, package: str) -> App | None:
        """The app object of an installed and enabled package."""
        info = self._infos.get(package)
        return self._apps.get(package) if info is not None and info.enabled else None

    def with_role(self, role: str) -> App | None:
        """The first app that provides a part of the system."""
        return next((app for app in self.apps() if role in app.roles), None)

    def label(self, package: str) -> str:
        """The name a user sees, in the phone's language."""
        info = self._infos.get(package)
        if info is None:
            return package
        phone = self._phone
        return phone.engine.translate(tr(info.label), phone.display.locale, LABELS)

    def known(self, package: str) -> type[App] | None:
        """An app that could be installed."""
        return self._known.get(package)

    def install(
        self, package: str, *, installer: str | None = None, version_code: int | None = None
    ) -> App:
        """Install, or update in place, an app the phone knows.

        Args:
            package: its name.
            installer: what asks for it.
            version_code: one of the app's versions; by default its own.

        Raises:
            UnknownPackageError: the phone has no such app.
        """
        kind = self._known.get(package)
        if kind is None:
            raise UnknownPackageError(f"the phone has no app {package}")
        old = self._infos.get(package)
        info = self._describe(kind, old, installer)
        if version_code is not None:
            name = kind.versions()[version_code]
            info = replace(info, version_code=version_code, version_name=name)
        self._infos[package] = info
        app = kind(self._phone, info.uid)
        self._apps[package] = app
        if old is None:
            self._prepare(app, info)
        self._phone.windows.changed()
        return app

    def add_foreign(self, package: str, **facts: Any) -> PackageInfo:
        """Record a package the phone cannot run: it is listed, granted and removed like any."""
        old = self._infos.get(package)
        now = self._phone.clock.now_ms
        values = {
            "version_name": "1.0",
            "version_code": 1,
            "min_sdk": 24,
            "target_sdk": 33,
            "system": False,
            "label": package,
            "requested": (),
            "installer": None,
            "foreign": True,
        }
        info = PackageInfo(
            package=package,
            uid=old.uid if old else self._take_uid(package),
            first_install_ms=old.first_install_ms if old else now,
            last_update_ms=now,
            code_path=code_path(package),
            data_dir=f"/data/user/0/{package}",
            **{**values, **facts},
        )
        info = replace(info, requested=with_implied(info.requested, info.target_sdk))
        self._infos[package] = info
        self._apps.pop(package, None)
        self._phone.permissions.forget(package)
        self._phone.permissions.grant_initial(info)
        self._make_data_folder(info)
        return info

    def uninstall(self, package: str) -> None:
        """Remove a package with its data."""
        info = self._need(package)
        self._phone.windows.lifecycle.force_stop(package)
        self._drop_data(info)
        self._forget(package)
        self._apps.pop(package, None)
        del self._infos[package]
        self._phone.windows.changed()

    def set_enabled(self, package: str, *, enabled: bool) -> None:
        """Enable or disable a package."""
        self._infos[package] = replace(self._need(package), enabled=enabled)
        if not enabled:
            self._phone.windows.lifecycle.force_stop(package)
        self._phone.windows.changed()

    def clear(self, package: str) -> None:
        """Drop an app's data and permissions, as if just installed."""
        info = self._need(package)
        self._phone.windows.lifecycle.force_stop(package)
        self._drop_data(info)
        self._forget(package)
        app = self._apps.get(package)
        if app is not None:
            self._prepare(app, info)

    def state(self) -> PackagesState:
        """Everything, as plain values."""
        return PackagesState(infos=tuple(self._infos.values()), next_uid=self._next_uid)

    def restore(self, state: PackagesState) -> None:
        """Go back to kept packages."""
        self._infos = {info.package: info for info in state.infos}
        self._next_uid = state.next_uid
        self._apps = {
            info.package: self._known[info.package](self._phone, info.uid)
            for info in state.infos
            if info.package in self._known and not info.foreign
        }

    def _describe(
        self, kind: type[App], old: PackageInfo | None, installer: str | None
    ) -> PackageInfo:
        now = self._phone.clock.now_ms
        return PackageInfo(
            package=kind.package,
            uid=old.uid if old else self._take_uid(kind.package),
            version_name=kind.version,
            version_code=kind.version_code,
            min_sdk=kind.min_sdk,
            target_sdk=kind.target_sdk,
            system=kind.system,
            label=kind.label,
            requested=with_implied(kind.permissions, kind.target_sdk),
            first_install_ms=old.first_install_ms if old else now,
            last_update_ms=now,
            code_path=code_path(kind.package),
            data_dir=kind.data_dir or f"/data/user/0/{kind.package}",
            installer=installer,
        )

    def _prepare(self, app: App, info: PackageInfo) -> None:
        self._make_data_folder(info)
        self._phone.permissions.grant_initial(info, app.granted)
        self._phone.guard.call(app, app.on_install)

    def _forget(self, package: str) -> None:
        self._phone.permissions.forget(package)
        self._phone.legacy.forget(package)

    def _make_data_folder(self, info: PackageInfo) -> None:
        files = self._phone.files
        home, protected = _homes(info.package)
        for folder in (*_made_by_installd(home), f"{home}/files", *_made_by_installd(protected)):
            if files.stat(folder) is None:
                files.mkdir(folder, parents=True, mode=0o700, uid=info.uid, gid=info.uid)
        if files.stat(info.code_path) is None:
            files.mkdir(info.code_path, parents=True, mode=0o755, uid=1000, gid=1000)
            kind = self._known.get(info.package)
            apk = apk_of_package(info) if kind is None or info.foreign else apk_of(kind)
            files.write(info.apk_path, apk, mode=0o644, uid=1000, gid=1000)

    def _drop_data(self, info: PackageInfo) -> None:
        for home in _homes(info.package):
            if self._phone.files.stat(home) is not None:
                self._phone.files.remove_tree(home)

    def _take_uid(self, package: str) -> int:
        if package in SHARED_UIDS:
            return SHARED_UIDS[package]
        self._next_uid += 1
        return self._next_uid - 1

    def _need(self, package: str) -> PackageInfo:
        info = self._infos.get(package)
        if info is None:
            raise UnknownPackageError(f"{package} is not installed")
        return info


def _homes(package: str) -> tuple[str, str]:
    """Where an app's data is: what needs the user's credentials, and what does not."""
    return f"/data/data/{package}", f"/data/user_de/0/{package}"


def _made_by_installd(home: str) -> tuple[str, ...]:
    return home, f"{home}/cache", f"{home}/code_cache"


def code_path(package: str) -> str:
    """The folder of the APK, with its two hashes; system apps count as updated and lie here too."""
    return f"/data/app/~~{_hash(package, 'outer')}==/{package}-{_hash(package, 'inner')}=="


def _hash(package: str, salt: str) -> str:
    digest = hashlib.sha256(f"{salt}/{package}".encode()).digest()[:16]
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
