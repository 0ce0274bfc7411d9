"""Runtime permissions: who holds what, and who was denied how often."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.errors import AndroidBenchError

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.packages import PackageInfo
    from pytest_androidbench.phone.system.phone import Phone

PREFIX: Final = "android.permission."
FINE_LOCATION: Final = f"{PREFIX}ACCESS_FINE_LOCATION"
COARSE_LOCATION: Final = f"{PREFIX}ACCESS_COARSE_LOCATION"
BACKGROUND_LOCATION: Final = f"{PREFIX}ACCESS_BACKGROUND_LOCATION"
MAX_DENIALS: Final = 2
FIRST_ASKED_SDK: Final = 23
"""Apps built for an earlier SDK do not ask: what they may is reviewed before they first run."""

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "notifications": ("POST_NOTIFICATIONS",),
    "contacts": ("READ_CONTACTS", "WRITE_CONTACTS", "GET_ACCOUNTS"),
    "sms": ("SEND_SMS", "RECEIVE_SMS", "READ_SMS", "RECEIVE_WAP_PUSH", "RECEIVE_MMS"),
    "phone": (
        "READ_PHONE_STATE",
        "READ_PHONE_NUMBERS",
        "CALL_PHONE",
        "ANSWER_PHONE_CALLS",
        "ADD_VOICEMAIL",
        "USE_SIP",
    ),
    "call_log": ("READ_CALL_LOG", "WRITE_CALL_LOG", "PROCESS_OUTGOING_CALLS"),
    "calendar": ("READ_CALENDAR", "WRITE_CALENDAR"),
    "location": ("ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION", "ACCESS_BACKGROUND_LOCATION"),
    "camera": ("CAMERA",),
    "microphone": ("RECORD_AUDIO",),
    "photos": ("READ_MEDIA_IMAGES", "READ_MEDIA_VIDEO", "ACCESS_MEDIA_LOCATION"),
    "music": ("READ_MEDIA_AUDIO",),
    "storage": ("READ_EXTERNAL_STORAGE", "WRITE_EXTERNAL_STORAGE"),
    "nearby": ("BLUETOOTH_SCAN", "BLUETOOTH_CONNECT", "BLUETOOTH_ADVERTISE", "NEARBY_WIFI_DEVICES"),
    "activity": ("ACTIVITY_RECOGNITION",),
    "sensors": ("BODY_SENSORS",),
}

_GROUP_OF: Final = {name: group for group, names in GROUPS.items() for name in names}

ASKS: Final[Mapping[str, str]] = {
    "notifications": "Allow {app} to send you notifications?",
    "contacts": "Allow {app} to access your contacts?",
    "sms": "Allow {app} to send and view SMS messages?",
    "phone": "Allow {app} to make and manage phone calls?",
    "call_log": "Allow {app} to access your phone call logs?",
    "calendar": "Allow {app} to access your calendar?",
    "location": "Allow {app} to access this device’s location?",
    "camera": "Allow {app} to take pictures and record video?",
    "microphone": "Allow {app} to record audio?",
    "photos": "Allow {app} to access photos and videos on this device?",
    "music": "Allow {app} to access music and audio on this device?",
    "storage": "Allow {app} to access photos, videos, music, and audio on this device?",
    "nearby": (
        "Allow {app} to find, connect to, and determine the relative position of nearby devices?"
    ),
    "activity": "Allow {app} to access your physical activity?",
    "sensors": "Allow {app} to access sensor data about your vital signs?",
}

WHILE_IN_USE: Final = frozenset({"location", "camera", "microphone"})
"""Groups asked with "While using the app" and "Only this time"."""


class NotRequested(AndroidBenchError):
    """A permission is granted that the app's manifest does not ask for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Grant:
    """What was decided about one permission of one package."""

    granted: bool = False
    denials: int = 0
    one_time: bool = False
    by_user: bool = False
    review: bool = False
    """Whether somebody has to look at it before the app may run, as with apps that do not ask."""

    @property
    def fixed(self) -> bool:
        """Whether the user denied it so often that no dialog appears any more."""
        return not self.granted and self.denials >= MAX_DENIALS


PermissionsState = Mapping[tuple[str, str], Grant]


def full_name(permission: str) -> str:
    """A permission with its prefix."""
    return permission if "." in permission else PREFIX + permission


def group_of(permission: str) -> str | None:
    """The dialog group of a runtime permission; None for one granted at installation."""
    return _GROUP_OF.get(permission.removeprefix(PREFIX))


class Permissions:
    """Grants by (package, permission)."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._grants: dict[tuple[str, str], Grant] = {}

    def held(self, package: str, permission: str) -> bool:
        """Whether a package holds a permission; normal ones need only be requested."""
        name = full_name(permission)
        if group_of(name) is None:
            info = self._phone.packages.info(package)
            return info is not None and name in map(full_name, info.requested)
        return self.grant_of(package, name).granted

    def grant_of(self, package: str, permission: str) -> Grant:
        """What was decided about one permission."""
        return self._grants.get((package, full_name(permission)), Grant())

    def runtime(self, package: str) -> dict[str, Grant]:
        """The runtime permissions a package requests, with what was decided."""
        info = self._phone.packages.info(package)
        names = map(full_name, info.requested if info else ())
        return {name: self.grant_of(package, name) for name in names if group_of(name)}

    def grant(self, package: str, permission: str, *, by_user: bool = False) -> None:
        """Grant a permission the package requests."""
        name = self.requested_name(package, permission)
        old = self.grant_of(package, name)
        kept = replace(old, granted=True, denials=0, by_user=by_user, review=False)
        self._keep(package, {name: kept})

    def grant_like(self, package: str, permission: str, other: str) -> None:
        """Grant a permission as another one of its group was granted: for good, or this time."""
        self._keep(package, {full_name(permission): self.grant_of(package, other)})

    def revoke(self, package: str, permission: str) -> None:
        """Take a permission away, as Settings or `pm revoke` does."""
        name = self.requested_name(package, permission)
        self._grants[package, name] = Grant()

    def decide(self, package: str, names: Iterable[str], decision: str) -> None:
        """Keep the answer to a dialog about some permissions: allow, once or deny."""
        held = self.runtime(package)
        undecided = {name: held[name] for name in names if name in held and not held[name].granted}
        allowed = Grant(granted=True, one_time=decision == "once", by_user=True)
        self._keep(
            package,
            {
                name: replace(old, denials=old.denials + 1, by_user=True)
                if decision == "deny"
                else allowed
                for name, old in undecided.items()
            },
        )

    def answer(self, package: str, names: list[str]) -> dict[str, bool]:
        """Which of the permissions a package holds."""
        return {name: self.held(package, name) for name in names}

    def grant_initial(self, info: PackageInfo, granted: Iterable[str] = ()) -> None:
        """Give a fresh app what it has without asking; an old one has all, but for the review."""
        if info.target_sdk < FIRST_ASKED_SDK:
            for name in self.runtime(info.package):
                self._grants[info.package, name] = Grant(granted=True, review=True)
        for name in granted:
            self._grants[info.package, full_name(name)] = Grant(granted=True)

    def review_required(self, package: str) -> bool:
        """Whether what an app may has to be reviewed before it runs."""
        return any(grant.review for grant in self.runtime(package).values())

    def reviewed(self, package: str, allowed: Collection[str]) -> None:
        """Keep which groups an app may have after its review, which is its only one."""
        names = self.runtime(package)
        self._keep(
            package,
            {name: Grant(granted=group_of(name) in allowed, by_user=True) for name in names},
        )

    def _keep(self, package: str, grants: Mapping[str, Grant]) -> None:
        """Questions about the package follow whatever is decided, wherever that is."""
        self._grants.update({(package, name): grant for name, grant in grants.items()})
        self._phone.windows.lifecycle.permissions_changed(package)

    def end_one_time(self, package: str) -> None:
        """Take back what was allowed only this time, when the app leaves the screen."""
        for key, grant in list(self._grants.items()):
            if key[0] == package and grant.one_time:
                self._grants[key] = Grant()

    def forget(self, package: str) -> None:
        """Drop every decision about a package."""
        for key in [key for key in self._grants if key[0] == package]:
            del self._grants[key]

    def reset(self) -> None:
        """Take back all user decisions, as `pm reset-permissions` does."""
        self._grants.clear()
        for info in self._phone.packages.all():
            app = self._phone.packages.app(info.package)
            self.grant_initial(info, app.granted if app is not None else ())

    def state(self) -> PermissionsState:
        """Everything, as plain values."""
        return dict(self._grants)

    def restore(self, state: PermissionsState) -> None:
        """Go back to kept grants."""
        self._grants = dict(state)

    def requested_name(self, package: str, permission: str) -> str:
        """A permission's full name, if the package requests it.

        Raises:
            NotRequested: it does not, or is not installed.
        """
        name = full_name(permission)
        info = self._phone.packages.info(package)
        if info is None or name not in map(full_name, info.requested):
            raise NotRequested(f"Package {package} has not requested permission {name}")
        return name
