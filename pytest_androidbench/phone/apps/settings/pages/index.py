"""Every page by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pytest_androidbench.phone.apps.settings.model.page import PreferencePage
from pytest_androidbench.phone.apps.settings.pages.apps import (
    access,
    app_info,
    app_pages,
    apps,
    default_apps,
    permissions,
)
from pytest_androidbench.phone.apps.settings.pages.display import (
    brightness,
    display,
    sizes,
    theme,
    timeout,
)
from pytest_androidbench.phone.apps.settings.pages.network import (
    connected,
    internet,
    mobile,
    network,
    wifi_details,
    wifi_pages,
)
from pytest_androidbench.phone.apps.settings.pages.power import battery, notifications, storage
from pytest_androidbench.phone.apps.settings.pages.privacy import (
    accessibility,
    accounts,
    interaction,
    location,
    privacy,
    security,
)
from pytest_androidbench.phone.apps.settings.pages.sound import dnd, ringtones, sleeping, sound
from pytest_androidbench.phone.apps.settings.pages.system import (
    about,
    date,
    developer,
    gestures,
    keyboards,
    languages,
    locale_picker,
    system,
    wallpapers,
    zones,
)

_MODULES: Final = (
    network,
    internet,
    wifi_details,
    wifi_pages,
    mobile,
    connected,
    apps,
    app_info,
    app_pages,
    default_apps,
    permissions,
    access,
    notifications,
    battery,
    storage,
    sound,
    ringtones,
    dnd,
    sleeping,
    display,
    brightness,
    sizes,
    theme,
    timeout,
    accessibility,
    interaction,
    privacy,
    accounts,
    security,
    location,
    system,
    gestures,
    locale_picker,
    languages,
    keyboards,
    wallpapers,
    date,
    zones,
    developer,
    about,
)

PAGES: Final[Mapping[str, PreferencePage]] = {
    page.name: page for module in _MODULES for page in module.PAGES
}
