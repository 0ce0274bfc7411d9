"""Default apps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.system import roles
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, TextLike, tr


@dataclass(frozen=True, slots=True)
class DefaultRole:
    """What one app does for all others."""

    title: str
    role: str
    candidates: tuple[str, ...]
    """Packages, the system's own first; "" for none."""
    note: str = "The app you choose here opens for this task without asking."


ROLES: Final = {
    "browser": DefaultRole(
        "Browser app",
        roles.BROWSER,
        ("com.android.chrome", "com.chrome.beta", "org.mozilla.firefox"),
        "Apps that give you access to the internet and display links that you tap",
    ),
    "caller_id": DefaultRole("Caller ID & spam app", "android.app.role.CALL_SCREENING", ("",)),
    "assistant": DefaultRole(
        "Digital assistant app",
        "android.app.role.ASSISTANT",
        ("com.google.android.googlequicksearchbox", ""),
    ),
    "home": DefaultRole(
        "Home app", "android.app.role.HOME", ("com.google.android.apps.nexuslauncher",)
    ),
    "phone": DefaultRole("Phone app", roles.DIALER, ("com.google.android.dialer",)),
    "sms": DefaultRole(
        "SMS app",
        roles.SMS,
        ("com.google.android.apps.messaging", "com.simplemobiletools.smsmessenger"),
        "Apps that allow you to use your phone number to send and receive short text "
        "messages, photos, videos, and more",
    ),
}


def holder(phone: Phone, role: str) -> str:
    """Return the package that holds a role, or an empty text."""
    return phone.roles.holder(ROLES[role].role)


def _name(phone: Phone, package: str) -> TextLike:
    return phone.packages.label(package) if package else tr("None")


def _default_apps(state: SettingsPageState) -> Rows:
    phone = state.phone
    return [
        *(
            rows.Link(
                tr(role.title),
                "default_app",
                summary=_name(phone, holder(phone, name)),
                argument=name,
            )
            for name, role in ROLES.items()
        ),
        make.link("Opening links", "links"),
    ]


def _default_app(state: SettingsPageState) -> Rows:
    phone, role = state.phone, state.argument
    now = holder(phone, role)
    first = ROLES[role].candidates[0]
    candidates = [p for p in ROLES[role].candidates if not p or phone.packages.info(p)]
    if now not in candidates:
        candidates.append(now)
    return [
        *(
            rows.Option(
                _name(phone, package),
                summary=tr("(System default)") if package and package == first else None,
                chosen=package == now,
                do=partial(_set_default, package),
                picture=package,
                name=f"app {package}",
            )
            for package in candidates
        ),
        make.footer(ROLES[role].note),
    ]


def _default_title(state: SettingsPageState) -> Message:
    name = ROLES[state.argument].title
    return tr(f"Default {name if name[:3].isupper() else name[0].lower() + name[1:]}")


def _set_default(package: str, pane: Pane) -> None:
    pane.phone.roles.give(ROLES[pane.argument].role, package)


PAGES: Final = (
    make.page("default_apps", "Default apps", _default_apps, "apps"),
    make.page("default_app", _default_title, _default_app, "default_apps", about=True),
)
