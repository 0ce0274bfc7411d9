"""Texts that the source does not tell by itself: where they come from, by the call that says them.

Each entry is a module below `phone`, a call in it as it is written, and what its text may be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Final

from pytest_androidbench.phone.apps.contacts.entries import KINDS as CONTACT_KINDS
from pytest_androidbench.phone.apps.contacts.entries import EntryKind
from pytest_androidbench.phone.apps.documentsui import kinds as files
from pytest_androidbench.phone.apps.documentsui.jobs import JOBS
from pytest_androidbench.phone.apps.gmail.acts import QUESTIONS
from pytest_androidbench.phone.apps.keyboard.layouts import ACTIONS
from pytest_androidbench.phone.apps.settings.pages.apps.access import KINDS as ACCESS_KINDS
from pytest_androidbench.phone.apps.settings.pages.apps.app_pages import BATTERY_MODES
from pytest_androidbench.phone.apps.settings.pages.apps.default_apps import ROLES
from pytest_androidbench.phone.apps.settings.pages.power.storage import KINDS as STORAGE_KINDS
from pytest_androidbench.phone.apps.settings.pages.sound.ringtones import SETS as RINGTONE_SETS
from pytest_androidbench.phone.apps.settings.pages.system.gestures import NAVIGATIONS
from pytest_androidbench.phone.apps.settings.pages.system.wallpapers import (
    CATEGORIES as WALLPAPER_CATEGORIES,
)
from pytest_androidbench.phone.apps.systemui.bouncer import TOO_MANY
from pytest_androidbench.phone.apps.youtube import comments, feeds, finding, model
from pytest_androidbench.phone.apps.youtube.channel_page import TABS
from pytest_androidbench.phone.apps.youtube.look import AGES
from pytest_androidbench.phone.kit.people.model import (
    DATE_TYPES,
    EMAIL_TYPES,
    PHONE_TYPES,
    RELATION_TYPES,
)
from pytest_androidbench.phone.system.asking import PROMPTS
from pytest_androidbench.phone.system.permissions import ASKS
from tests.phone_ui.messages.finder import Place, Said

Texts = Iterable[str | Said]


def _amounts(unit: str) -> list[str]:
    return [f"{{{unit}s}} {unit}", f"{{{unit}s}} {unit}s"]


def _alarm_set() -> Iterator[str]:
    hours, minutes = _amounts("hour"), _amounts("minute")
    both = (" and ".join(parts) for parts in product(hours, minutes))
    for words in (*hours, *both):
        yield f"Alarm set for {words} from now."


def _lengths() -> list[str]:
    return [", ".join(each) for each in product(*map(_amounts, ("hour", "minute", "second")))]


def _offsets() -> list[str]:
    ways = ("{amount} hr ahead", "{amount} hr behind")
    return [day + way for day, way in product(("Tomorrow, ", "Yesterday, "), ways)]


def _first_types(kind: EntryKind) -> list[str]:
    """The labels of lines that nobody chose a label for."""
    return [name for name, number in kind.types.items() if number in kind.first]


def _deletions() -> Iterator[str]:
    for kind in CONTACT_KINDS.values():
        for name in _first_types(kind):
            yield f"Delete {name} {kind.hint}"


def _default_titles() -> Iterator[str]:
    for role in ROLES.values():
        name = role.title
        yield f"Default {name if name[:3].isupper() else name[0].lower() + name[1:]}"


def _kinds() -> list[files.DocumentKind]:
    every = (files.FOLDER, files.GENERIC, *files.BY_TYPE.values())
    return [*every, *(kind for _, kind in files.BY_PATTERNS)]


def _first(pairs: Iterable[tuple[str, ...]]) -> list[str]:
    return [pair[0] for pair in pairs]


NAMED: Final[tuple[Place, ...]] = (
    ("system/activities.py", "tr(own)"),
    ("system/packages.py", "tr(info.label)"),
    ("apps/settings/pages/shapes.py", "tr(info.label)"),
    ("apps/settings/pages/apps/access.py", "tr(info.label)"),
    ("apps/settings/pages/apps/app_info.py", "tr(info.label)"),
    ("apps/settings/pages/apps/apps.py", "tr(info.label)"),
    ("apps/settings/pages/power/notifications.py", "tr(info.label)"),
)
"""Calls that say the names of apps and activities, which `labels.po` has."""

ELSEWHERE: Final[dict[Place, Callable[[], Texts]]] = {
    (
        "apps/clock/formats.py",
        "tr(f'Alarm set for {words} from now.', hours=hours, minutes=minutes)",
    ): _alarm_set,
    (
        "apps/clock/formats.py",
        "tr(words, hours=hours, minutes=minutes, seconds=seconds)",
    ): _lengths,
    ("apps/clock/menu.py", "tr(name)"): lambda: ("Clock", "Alarms", "Timers"),
    ("apps/clock/world_clock.py", "tr(day + words, amount=amount)"): _offsets,
    ("apps/contacts/card.py", "tr(day.name(model.DATE_TYPES))"): lambda: DATE_TYPES,
    ("apps/contacts/card.py", "tr(entry.name(model.EMAIL_TYPES))"): lambda: EMAIL_TYPES,
    ("apps/contacts/card.py", "tr(f'Text {kind}')"): lambda: (
        f"Text {name}" for name in _first_types(CONTACT_KINDS["phone"])
    ),
    ("apps/contacts/card.py", "tr(kind)"): lambda: PHONE_TYPES,
    ("apps/contacts/card.py", "tr(one.name(model.RELATION_TYPES))"): lambda: RELATION_TYPES,
    (
        "apps/contacts/entries.py",
        "tr(f'Delete {entry.name(kind.types)} {kind.hint}')",
    ): _deletions,
    ("apps/contacts/entries.py", "tr(kind.described, label=self._said(shown[chosen]))"): lambda: (
        kind.described for kind in CONTACT_KINDS.values()
    ),
    ("apps/contacts/entries.py", "tr(kind.hint)"): lambda: (
        kind.hint for kind in CONTACT_KINDS.values()
    ),
    ("apps/contacts/entries.py", "tr(name)"): lambda: ("Custom",),
    ("apps/documentsui/jobs.py", "ntr(*self.begins, count)"): lambda: (
        job.begins for job in JOBS.values()
    ),
    ("apps/documentsui/jobs.py", "ntr(*self.fails, count)"): lambda: (
        job.fails for job in JOBS.values()
    ),
    (
        "apps/documentsui/jobs.py",
        "ntr(*self.lacks, len(names), names=''.join((f'\\n• {name}' for name in names)))",
    ): lambda: (job.lacks for job in JOBS.values()),
    ("apps/documentsui/kinds.py", "tr(self.named, extension=ending.upper())"): lambda: (
        kind.named for kind in _kinds()
    ),
    ("apps/documentsui/kinds.py", "tr(self.plain)"): lambda: (kind.plain for kind in _kinds()),
    ("apps/gmail/acts.py", "ntr(one, many, len(ids))"): lambda: (
        texts for _, texts in QUESTIONS.values()
    ),
    ("apps/keyboard/keys.py", "tr(label)"): lambda: _first(ACTIONS.values()),
    ("apps/settings/model/make.py", "said(label)"): lambda: (),  # tables of modules
    ("apps/settings/pages/apps/access.py", "make.footer(access.note)"): lambda: (
        kind.note for kind in ACCESS_KINDS.values()
    ),
    (
        "apps/settings/pages/apps/access.py",
        "make.switch(access.switch, access_flag(kind, package))",
    ): lambda: (kind.switch for kind in ACCESS_KINDS.values()),
    (
        "apps/settings/pages/apps/access.py",
        "tr(KINDS[state.argument.partition(' ')[0]].title)",
    ): lambda: (kind.title for kind in ACCESS_KINDS.values()),
    ("apps/settings/pages/apps/app_info.py", "tr(title)"): lambda: (
        *("Notifications", "Permissions", "Storage & cache", "Mobile data & Wi‑Fi"),
        *("Screen time", "Battery", "Open by default"),
        *("App size", "User data", "Cache", "Total"),
    ),
    ("apps/settings/pages/apps/app_pages.py", "tr(note)"): lambda: (
        note for _, note in BATTERY_MODES.values()
    ),
    ("apps/settings/pages/apps/app_pages.py", "tr(title)"): lambda: (
        title for title, _ in BATTERY_MODES.values()
    ),
    (
        "apps/settings/pages/apps/apps.py",
        "make.link(access.title, 'access_list', argument=kind, name=f'access {kind}')",
    ): lambda: (kind.title for kind in ACCESS_KINDS.values()),
    (
        "apps/settings/pages/apps/default_apps.py",
        "make.footer(ROLES[role].note)",
    ): lambda: (role.note for role in ROLES.values()),
    (
        "apps/settings/pages/apps/default_apps.py",
        "tr(f'Default {(name if name[:3].isupper() else name[0].lower() + name[1:])}')",
    ): _default_titles,
    ("apps/settings/pages/apps/default_apps.py", "tr(role.title)"): lambda: (
        role.title for role in ROLES.values()
    ),
    (
        "apps/settings/pages/power/storage.py",
        "tr(KINDS[state.argument][0] if state.argument in KINDS else 'Storage')",
    ): lambda: ("Storage",),
    (
        "apps/settings/pages/sound/ringtones.py",
        "tr(state.argument if state.argument in SETS else 'Phone ringtone')",
    ): lambda: ("Phone ringtone",),
    ("apps/settings/pages/sound/ringtones.py", "tr(title)"): lambda: RINGTONE_SETS,
    (
        "apps/settings/pages/system/wallpapers.py",
        "tr(state.argument if state.argument in CATEGORIES else 'Wallpapers')",
    ): lambda: ("Wallpapers", *WALLPAPER_CATEGORIES),
    ("apps/settings/pages/power/storage.py", "tr(title)"): lambda: (
        title for title, _, _ in STORAGE_KINDS.values()
    ),
    ("apps/settings/pages/system/gestures.py", "tr(how)"): lambda: (
        how for _, how in NAVIGATIONS.values()
    ),
    ("apps/settings/pages/system/gestures.py", "tr(title)"): lambda: (
        title for title, _ in NAVIGATIONS.values()
    ),
    (
        "apps/settings/pages/apps/permissions.py",
        "make.category(title)",
    ): lambda: ("Allowed", "Not allowed"),
    ("apps/settings/pages/apps/permissions.py", "make.info(none)"): lambda: (
        "No permissions allowed",
        "No permissions denied",
    ),
    (
        "apps/settings/pages/privacy/accessibility.py",
        "make.link('TalkBack', 'talkback', f\"{('On' if Service(TALKBACK).read(phone) else 'Off')} "
        "/ Speak items on screen\", icon='record_voice_over')",
    ): lambda: ("On / Speak items on screen", "Off / Speak items on screen"),
    (
        "apps/settings/pages/network/network.py",
        "make.switch(f'{way} tethering', f'global/{way.lower()}_tethering', "
        "f'Share phone’s internet connection via {way}', enabled=possible)",
    ): lambda: (
        text
        for way in ("USB", "Bluetooth", "Ethernet")
        for text in (f"{way} tethering", f"Share phone’s internet connection via {way}")
    ),
    (
        "apps/settings/pages/system/developer.py",
        "make.choice(title, f'global/{key}', SCALES, '1.0', enabled=on)",
    ): lambda: (
        f"{each} scale"
        for each in ("Window animation", "Transition animation", "Animator duration")
    ),
    (
        "apps/systemui/bouncer.py",
        "tr(TOO_MANY.get(locks.kind, ''), n=locks.failures, seconds=seconds)",
    ): TOO_MANY.values,
    ("apps/youtube/bell.py", "tr(one)"): lambda: model.BELLS,
    ("apps/youtube/channel_page.py", "tr(one)"): lambda: TABS,
    ("apps/youtube/comments.py", "tr(one)"): lambda: comments.ORDERS,
    ("apps/youtube/feeds.py", "tr(text)"): lambda: (*_first(feeds.CHIPS), *feeds.PERIODS),
    ("apps/youtube/library_tab.py", "tr(one.privacy)"): lambda: model.PRIVACIES,
    ("apps/youtube/look.py", "ntr(one, many, seconds // size)"): lambda: (
        (one, many) for _, one, many in AGES
    ),
    ("apps/youtube/playlist_page.py", "tr(playlist.privacy)"): lambda: model.PRIVACIES,
    ("apps/youtube/searching.py", "tr(one)"): lambda: (
        *finding.ORDERS,
        *finding.DATES,
        *finding.LENGTHS,
    ),
    ("apps/youtube/sheets.py", "tr(one)"): lambda: model.PRIVACIES,
    ("kit/pickers/material_time_dialog.py", "tr(name.title())"): lambda: ("Hour", "Minute"),
    ("kit/preference_rows.py", "tr(text)"): lambda: (),  # tables of modules
    **dict.fromkeys(NAMED, tuple),
    ("system/asking.py", "tr(PROMPTS.get(self.prompt) or ASKS[self.group], app=label)"): lambda: (
        *PROMPTS.values(),
        *ASKS.values(),
    ),
}
"""Calls whose text is not followed, and what it may be."""


def elsewhere() -> Iterator[tuple[str, Said]]:
    """What is said by all of them, with the module that says it."""
    for (module, _), texts in ELSEWHERE.items():
        for text in texts():
            yield module, (text,) if isinstance(text, str) else text
