"""Default apps."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import PageState, Rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.system import roles
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

ROLES: Final = {
    "browser": (tr("Browser app"), ("com.android.chrome",)),
    "caller_id": (tr("Caller ID & spam app"), ("",)),
    "assistant": (tr("Digital assistant app"), ("com.google.android.googlequicksearchbox", "")),
    "home": (tr("Home app"), ("com.google.android.apps.nexuslauncher",)),
    "phone": (tr("Phone app"), ("com.google.android.dialer",)),
    "sms": (
        tr("SMS app"),
        ("com.google.android.apps.messaging", "com.simplemobiletools.smsmessenger"),
    ),
}

ROLE_NAMES: Final = {
    "browser": "android.app.role.BROWSER",
    "caller_id": "android.app.role.CALL_SCREENING",
    "assistant": "android.app.role.ASSISTANT",
    "home": "android.app.role.HOME",
    "phone": roles.DIALER,
    "sms": roles.SMS,
}


def holder(phone: Phone, role: str) -> str:
    """Return the package that holds a role, or an empty text."""
    return phone.roles.holder(ROLE_NAMES[role])


def _name(phone: Phone, package: str) -> TextLike:
    return phone.roles.label(package) if package else tr("None")


def _default_apps(state: PageState) -> Rows:
    phone = state.phone
    return [
        *(
            rows.Link(
                title, "default_app", summary=_name(phone, holder(phone, role)), argument=role
            )
            for role, (title, _) in ROLES.items()
        ),
        make.link("Opening links", "links"),
    ]


def _default_app(state: PageState) -> Rows:
    phone, role = state.phone, state.argument
    now = holder(phone, role)
    first, *others = ROLES[role][1]
    candidates = [first, *(p for p in others if not p or phone.packages.info(p))]
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
        rows.Footer(_default_note(role)),
    ]


def _default_title(state: PageState) -> Message:
    name = ROLES[state.argument][0].english()
    return tr(
        f"Default {name if name.isupper() or name[:3].isupper() else name[0].lower() + name[1:]}"
    )


def _default_note(role: str) -> Message:
    if role == "sms":
        return tr(
            "Apps that allow you to use your phone number to send and receive short text "
            "messages, photos, videos, and more"
        )
    if role == "browser":
        return tr("Apps that give you access to the internet and display links that you tap")
    return tr("The app you choose here opens for this task without asking.")


def _set_default(package: str, pane: Pane) -> None:
    pane.phone.roles.give(ROLE_NAMES[pane.argument], package)


PAGES: Final = (
    make.page("default_apps", "Default apps", _default_apps, "apps"),
    make.page("default_app", _default_title, _default_app, "default_apps", about=True),
)
