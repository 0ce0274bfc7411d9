"""Whose texts are translated: whole apps, and of the large ones the pages behind a few taps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from pytest_androidbench.phone.apps import INSTALLED, WORLD
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.ui.catalogue import COMMON, LABELS
from tests.phone_ui.messages.elsewhere import elsewhere
from tests.phone_ui.messages.finder import Found, Said, Source, find
from tests.phone_ui.messages.tables import kept

LANGUAGES: Final = (
    *("es", "fr", "zh_Hans", "hi", "ja", "ru", "ar", "de", "ak", "pt", "pt_PT", "ko", "ur"),
)
"""The languages of the fifteen locales besides English."""
DOMAINS: Final = (
    *(COMMON, LABELS, "launcher", "clock", "settings", "dialer", "contacts", "documentsui"),
    *("systemui", "messaging", "keyboard", "camera", "calculator", "googlecalendar", "maps"),
    *("googlesearch", "photos", "playmusic", "chrome", "youtube", "gmail"),
)
"""What is translated, by how often it is seen."""
LEFT_OUT: Final[Mapping[str, tuple[str, ...]]] = {
    "chrome": ("bookmarks_page", "clear_data", "edit_bookmark", "error_pages", "first_run"),
    "gmail": (
        *("away", "letters", "moments", "settings", "preferences", "attaching", "quoting"),
        "blocking",
    ),
    "googlecalendar": (
        *("custom_repeat", "guests_page", "look", "notify_dialog", "scope", "settings_pages"),
        *("spoken", "task_editor", "task_page", "usual", "whereabouts", "zones_page"),
    ),
    "maps": (
        *("settings", "offline", "account", "navigation", "choosing", "departing"),
        *("review_editor", "stays"),
    ),
    "photos": ("about", "account", "creating"),
    "settings": (
        *("pages/privacy", "pages/network/mobile", "pages/system/about", "pages/sound/dnd"),
        *("pages/system/keyboards", "pages/system/developer", "pages/apps/app_pages"),
        *("pages/apps/access", "pages/apps/permissions", "pages/network/wifi_details"),
        *("pages/apps/default_apps", "screens/private_dns", "screens/wifi_dialog"),
        *("pages/network/wifi_pages", "pages/display/night_hours", "pages/system/zones"),
        "pages/sound/sleeping",
    ),
    "systemui": ("guts", "tile_editing", "review", "old_app", "role_request"),
    "youtube": (
        *("settings_rows", "comments", "playlist_page", "film_lists", "watch_details"),
        *("channel_page", "shorts_tab", "film_acts", "bell"),
    ),
}
"""Modules of large apps, or folders of them, whose pages stay English."""


MANY: Final = 3
"""Apps that say the same mean the same; one of them may still have a translation of its own."""
FRAMEWORK: Final[tuple[Said, ...]] = (("Add",), ("Cut",), ("Paste",))
"""Words of Android's own that are common, whichever apps say them."""


ALSO: Final[Mapping[str, tuple[Said, ...]]] = {
    "settings": (("On - {n} app has access to location", "On - {n} apps have access to location"),),
}
"""What pages that are left out say on others."""


OWN: Final[frozenset[tuple[str, Said]]] = frozenset(
    {
        ("contacts", ("Home",)),
        ("clock", ("Home",)),
        ("systemui", ("Call",)),
        ("documentsui", ("Recent",)),
        ("maps", ("About",)),
        ("maps", ("Home",)),
        ("photos", ("Library",)),
        ("youtube", ("Library",)),
    }
)
"""Words that many apps say, with an app that means something else by them."""


TWO_MEANINGS: Final[frozenset[Said]] = frozenset({("Forward",)})
"""Words by which apps mean different things, so that none may have them from the others."""


def labels() -> Iterator[Said]:
    """The names of apps, and of activities that have one of their own."""
    for kind in sorted(_apps(), key=lambda kind: kind.package):
        yield (kind.label,)
        yield from ((label,) for label in kind.labels.values())


def _apps() -> list[type[App]]:
    """The apps that the phone comes with or knows of."""
    return [*INSTALLED, *WORLD]


def all_said() -> Found:
    """Everything the phone says, as far as it is known."""
    source = Source()
    return find(source, [*elsewhere(), *kept(source)])


def is_left_out(module: str) -> bool:
    """Whether what a module says stays English."""
    _, app, path = module.split("/", 2) if module.startswith("apps/") else ("", COMMON, module)
    return any(
        path == f"{each}.py" or path.startswith(f"{each}/") for each in LEFT_OUT.get(app, ())
    )


def _is_counted(text: Said, texts: list[Said]) -> bool:
    """Whether a text stands there with a plural as well: one entry is enough for both."""
    return len(text) == 1 and any(len(each) == 2 and each[0] == text[0] for each in texts)


def chosen(found: Found) -> dict[str, list[Said]]:
    """The texts that are translated, by domain; what many apps say is in `common` alone."""
    spoken = {
        domain: [
            text
            for text, modules in found.said[domain].items()
            if not all(map(is_left_out, modules))
        ]
        for domain in DOMAINS
        if domain != LABELS
    }
    for domain, texts in ALSO.items():
        spoken[domain] += texts
    times = Counter(text for texts in spoken.values() for text in set(texts))
    shared = dict.fromkeys((*spoken[COMMON], *FRAMEWORK))
    many = {text for text, count in times.items() if count >= MANY}
    shared |= dict.fromkeys(sorted(many - TWO_MEANINGS))
    own = {
        domain: [
            text
            for text in texts
            if (text not in shared or (domain, text) in OWN) and not _is_counted(text, texts)
        ]
        for domain, texts in spoken.items()
    }
    own |= {COMMON: list(shared), LABELS: sorted(set(labels()))}
    return {domain: own[domain] for domain in DOMAINS}
