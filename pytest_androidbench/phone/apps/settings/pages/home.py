"""The rows of the first page."""

from __future__ import annotations

from collections.abc import Sequence

from pytest_androidbench.phone.apps.settings.model.rows import Link
from pytest_androidbench.phone.apps.settings.pages.power.battery import battery_level
from pytest_androidbench.phone.apps.settings.pages.power.storage import storage_summary
from pytest_androidbench.phone.apps.settings.pages.privacy.location import location_summary
from pytest_androidbench.phone.apps.settings.pages.system.about import NAME
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import tr


def home_rows(phone: Phone, used: int) -> Sequence[Link]:
    """Return the areas in Android's order."""
    return [
        Link(tr("Network & internet"), icon="wifi", summary=tr("Mobile, Wi‑Fi, hotspot"),
             to="network"),
        Link(tr("Connected devices"), icon="devices", summary=tr("Bluetooth, pairing"),
             to="connected"),
        Link(tr("Apps"), icon="apps", summary=tr("Assistant, recent apps, default apps"),
             to="apps"),
        Link(tr("Notifications"), icon="notifications",
             summary=tr("Notification history, conversations"), to="notifications"),
        Link(tr("Battery"), icon="battery_full", summary=f"{battery_level(phone)}%",
             to="battery"),
        Link(tr("Storage"), icon="storage", summary=storage_summary(used), to="storage"),
        Link(tr("Sound & vibration"), icon="volume_up",
             summary=tr("Volume, haptics, Do Not Disturb"), to="sound"),
        Link(tr("Display"), icon="brightness_6", summary=tr("Dark theme, font size, brightness"),
             to="display"),
        Link(tr("Wallpaper & style"), icon="palette",
             summary=tr("Colors, themed icons, app grid"), to="wallpaper"),
        Link(tr("Accessibility"), icon="accessibility",
             summary=tr("Display, interaction, audio"), to="accessibility"),
        Link(tr("Security"), icon="lock",
             summary=tr("Screen lock, Find My Device, app security"), to="security"),
        Link(tr("Privacy"), icon="privacy_tip",
             summary=tr("Permissions, account activity, personal data"), to="privacy"),
        Link(tr("Location"), icon="location_on", summary=location_summary(phone), to="location"),
        Link(tr("Safety & emergency"), icon="emergency",
             summary=tr("Emergency SOS, medical info, alerts"), to="safety"),
        Link(tr("Passwords & accounts"), icon="account_box",
             summary=tr("Saved passwords, autofill, synced accounts"), to="accounts"),
        Link(tr("Digital Wellbeing & parental controls"), icon="self_improvement",
             summary=tr("Screen time, app timers, bedtime schedules"), to="wellbeing"),
        Link(tr("Google"), icon="public", summary=tr("Services & preferences"), to="google"),
        Link(tr("System"), icon="info", summary=tr("Languages, gestures, time, backup"),
             to="system"),
        Link(tr("About phone"), icon="smartphone", summary=NAME.read(phone), to="about"),
        Link(tr("Tips & support"), icon="help", summary=tr("Help articles, phone & chat"),
             to="tips"),
    ]  # fmt: skip
