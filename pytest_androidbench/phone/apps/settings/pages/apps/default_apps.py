"""Default apps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
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


def _default_apps(scene: Scene) -> Sequence[rows.Row]:
    phone = scene.phone
    return [
        *(
            rows.Link(
                title,
                summary=_name(phone, holder(phone, role)),
                to="default_app",
                argument=role,
            )
            for role, (title, _) in ROLES.items()
        ),
        rows.Link(tr("Opening links"), to="links"),
    ]


def _default_app(scene: Scene) -> Sequence[rows.Row]:
    phone, role = scene.phone, scene.argument
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


def _default_title(scene: Scene) -> Message:
    name = ROLES[scene.argument][0].english()
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
    Page(
        name="default_apps",
        title=tr("Default apps"),
        rows=_default_apps,
        parent="apps",
    ),
    Page(
        name="default_app",
        title=_default_title,
        rows=_default_app,
        parent="default_apps",
        about=True,
    ),
)
