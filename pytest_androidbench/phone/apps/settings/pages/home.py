"""The rows of the first page."""

from __future__ import annotations

from collections.abc import Sequence

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.pages.power.storage import storage_summary
from pytest_androidbench.phone.apps.settings.pages.privacy.location import location_summary
from pytest_androidbench.phone.apps.settings.pages.system.about import NAME
from pytest_androidbench.phone.system.percents import percent_text
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import tr


def home_rows(phone: Phone, used: int) -> Sequence[rows.Link]:
    """Return the areas in Android's order."""
    return [
        make.link("Network & internet", "network", "Mobile, Wi‑Fi, hotspot", icon="wifi"),
        make.link("Connected devices", "connected", "Bluetooth, pairing", icon="devices"),
        make.link("Apps", "apps", "Assistant, recent apps, default apps", icon="apps"),
        make.link("Notifications", "notifications", "Notification history, conversations",
                  icon="notifications"),
        rows.Link(tr("Battery"), "battery", icon="battery_full",
                  summary=percent_text(phone.battery.values.level, phone.display.locale)),
        make.link("Storage", "storage", storage_summary(used, phone.display.locale),
                  icon="storage"),
        make.link("Sound & vibration", "sound", "Volume, haptics, Do Not Disturb",
                  icon="volume_up"),
        make.link("Display", "display", "Dark theme, font size, brightness", icon="brightness_6"),
        make.link("Wallpaper & style", "wallpaper", "Colors, themed icons, app grid",
                  icon="palette"),
        make.link("Accessibility", "accessibility", "Display, interaction, audio",
                  icon="accessibility"),
        make.link("Security", "security", "Screen lock, Find My Device, app security", icon="lock"),
        make.link("Privacy", "privacy", "Permissions, account activity, personal data",
                  icon="privacy_tip"),
        make.link("Location", "location", location_summary(phone), icon="location_on"),
        make.link("Safety & emergency", "safety", "Emergency SOS, medical info, alerts",
                  icon="emergency"),
        make.link("Passwords & accounts", "accounts", "Saved passwords, autofill, synced accounts",
                  icon="account_box"),
        make.link("Digital Wellbeing & parental controls", "wellbeing",
                  "Screen time, app timers, bedtime schedules", icon="self_improvement"),
        make.link("Google", "google", "Services & preferences", icon="public"),
        make.link("System", "system", "Languages, gestures, time, backup", icon="info"),
        rows.Link(tr("About emulated device"), "about", icon="smartphone",
                  summary=NAME.read(phone)),
        make.link("Tips & support", "tips", "Help articles, phone & chat", icon="help"),
    ]  # fmt: skip
