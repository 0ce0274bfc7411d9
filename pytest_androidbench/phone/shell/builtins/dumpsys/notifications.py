"""`dumpsys notification`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.shell.builtins.cmd import notification_key
from pytest_androidbench.phone.system.identities import identity
from pytest_androidbench.phone.system.notifications import Notification

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


def notification(phone: Phone, args: list[str]) -> str:
    """What is posted; texts are shown only with `--noredact`."""
    lines = ["Current Notification Manager state:", "  Notification List:"]
    for posted in phone.notifications.list():
        lines += _record(phone, posted, plain="--noredact" in args)
    return "\n".join(lines) + "\n"


def _record(phone: Phone, posted: Notification, *, plain: bool) -> list[str]:
    key = notification_key(phone, posted)
    uid = key.rpartition("|")[2]
    title = phone.windows.translate(posted.title)
    text = phone.windows.translate(posted.text)
    flags = 0x2 if posted.ongoing else 0x10 if posted.auto_cancel else 0
    return [
        f"    NotificationRecord(0x0{identity('note', key)}: pkg={posted.package} "
        f"user=UserHandle{{0}} id={posted.id} tag={posted.tag or 'null'} "
        f"importance={posted.importance} key={key}: Notification(channel={posted.channel} "
        f"shortcut=null contentView=null vibrate=null sound=null defaults=0x0 flags=0x{flags:x} "
        "color=0x00000000 vis=PRIVATE))",
        f"      uid={uid} userId=0",
        f"      opPkg={posted.package}",
        f"      icon=Icon(typ=RESOURCE pkg={posted.package} id=0x7f080000)",
        f"      flags=0x{flags:x}",
        "      pri=0",
        f"      key={key}",
        "      seen=false",
        f"      actions={{{len(posted.actions)}}}",
        "      extras={",
        f"          android.title={_extra(title, plain)}",
        f"          android.text={_extra(text, plain)}",
        "      }",
    ]


def _extra(text: str, plain: bool) -> str:
    return f"String ({text})" if plain else f"String [length={len(text)}]"
