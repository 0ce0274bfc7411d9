"""Roles: which app is the default one for messages, calls and the like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.permissions import group_of
from pytest_androidbench.phone.ui.part import handler_of

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.screen import Screen

SMS: Final = "android.app.role.SMS"
DIALER: Final = "android.app.role.DIALER"
BROWSER: Final = "android.app.role.BROWSER"
WEB: Final = frozenset(("http", "https"))
SENDTO: Final = "android.intent.action.SENDTO"
CHANGED: Final = "android.provider.action.DEFAULT_SMS_PACKAGE_CHANGED"


@dataclass(frozen=True, slots=True, kw_only=True)
class Role:
    """What one role is."""

    setting: str
    """The secure setting that repeats who holds it; "" = there is none."""
    default: str
    """Who holds it where nobody has chosen, if it is installed."""
    part: str
    """What apps that can hold it name among their `roles`."""
    groups: tuple[str, ...] = ()
    """Groups of permissions the holder gets, as Android 13's `roles.xml` has them."""
    schemes: tuple[str, ...] = ()
    """Of the addresses that the holder writes to without a question which app shall do it."""


_SPEAKING: Final = (
    "phone", "call_log", "contacts", "sms", "microphone", "camera", "notifications",
)  # fmt: skip
"""Groups for those whom people speak and write through."""
ROLES: Final[Mapping[str, Role]] = {
    SMS: Role(
        setting="sms_default_application",
        default="com.google.android.apps.messaging",
        part="sms",
        groups=(*_SPEAKING, "storage"),
        schemes=("sms", "smsto", "mms", "mmsto"),
    ),
    DIALER: Role(
        setting="dialer_default_application",
        default="com.google.android.dialer",
        part="dialer",
        groups=_SPEAKING,
    ),
    BROWSER: Role(setting="", default="com.android.chrome", part="browser"),
    "android.app.role.HOME": Role(
        setting="",
        default="com.google.android.apps.nexuslauncher",
        part="home",
    ),
    "android.app.role.ASSISTANT": Role(
        setting="assistant",
        default="com.google.android.googlequicksearchbox",
        part="assistant",
    ),
    "android.app.role.CALL_SCREENING": Role(setting="", default="", part="caller_id"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class RolesState:
    """Everything the role service holds."""

    given: Mapping[str, str]
    """By role the package that somebody chose, or "" for none."""


class Roles:
    """Who holds which role, as RoleManager has it: no setting decides (Android 10 and later)."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._given: dict[str, str] = {}

    def boot(self) -> None:
        """Tell the settings, which old apps read, of the holders."""
        for role in ROLES:
            self._tell(role)

    def holder(self, role: str) -> str:
        """The installed package that holds a role, or an empty text."""
        given = self._given.get(role)
        if given is not None and (not given or self._is_installed(given)):
            return given
        default = ROLES[role].default
        return default if self._is_installed(default) else ""

    def state(self) -> RolesState:
        """Everything, as plain values."""
        return RolesState(given=dict(self._given))

    def restore(self, state: RolesState) -> None:
        """Go back to kept holders."""
        self._given = dict(state.given)

    def _is_installed(self, package: str) -> bool:
        return self._phone.packages.info(package) is not None

    def _tell(self, role: str) -> None:
        setting, holder = ROLES[role].setting, self.holder(role)
        if setting and (holder or self._phone.settings.get("secure", setting)):
            self._phone.settings.put("secure", setting, holder)

    def held(self, role: str, package: str) -> bool:
        """Whether a package holds a role."""
        return self.holder(role) == package

    def app(self, role: str) -> App | None:
        """The holder, where it is an app that this phone runs."""
        app = self._phone.packages.app(self.holder(role))
        return app if app is not None and ROLES[role].part in app.roles else None

    def preferred(self, intent: Intent) -> str:
        """The package that takes an intent because of its role, or an empty text."""
        if intent.action == ACTION_VIEW and intent.scheme in WEB and not intent.type:
            return self.holder(BROWSER)
        if intent.action != SENDTO:
            return ""
        roles = (role for role, known in ROLES.items() if intent.scheme in known.schemes)
        return next((self.holder(role) for role in roles), "")

    def qualifies(self, role: str, package: str) -> bool:
        """Whether an installed app could hold a role."""
        app = self._phone.packages.app(package)
        return app is not None and ROLES[role].part in app.roles

    def give(self, role: str, package: str) -> None:
        """Make a package the holder of a role, with the permissions that go with it."""
        known = ROLES[role]
        self._given[role] = package
        self._tell(role)
        for name, grant in self._phone.permissions.runtime(package).items():
            if group_of(name) in known.groups and not grant.granted:
                self._phone.permissions.grant(package, name)
        if role == SMS:
            self._phone.broadcasts.send(Intent(action=CHANGED, package=package))
        self._phone.windows.changed()

    def take(self, role: str, package: str) -> None:
        """Take a role away from a package: the usual holder has it again."""
        if self.held(role, package):
            self._given.pop(role, None)
            self._tell(role)
            self._phone.windows.changed()

    def request(self, screen: Screen[Any], role: str, then: Callable[[bool], None]) -> None:
        """Ask the user to make a screen's app the holder; `then` is told whether it is one."""
        package: str = screen.app.package
        dialog = None
        if self.qualifies(role, package) and not self.held(role, package):
            dialog = self._phone.parts.system_ui.role_dialog(package, role)
        if dialog is None:
            then(self.held(role, package))
        else:
            self._phone.windows.lifecycle.show(screen, dialog, handler_of(screen, then))
