"""Location, safety, passwords, accounts and Google."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, StringSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.apps.permissions import groups
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, ntr, tr

LOCATION: Final = Flag("secure/location_mode", default=True, on="3", any_on=True)
BLOOD_TYPES: Final = ("O+", "O-", "A+", "A-", "B+", "B-", "AB+", "AB-")


def location_summary(phone: Phone) -> Message:
    """Return the line under "Location"."""
    if not LOCATION.read(phone):
        return tr("Off")
    count = sum(groups(phone, i.package).get("location", False) for i in phone.packages.all())
    return ntr(
        "On - {n} app has access to location", "On - {n} apps have access to location", count
    )


def _location(state: SettingsPageState) -> Rows:
    phone = state.phone
    switch = make.main_switch("Use location", LOCATION, bar="switch_bar")
    recent: list[rows.SettingsRow] = [
        make.category("Recent access"),
        make.info("No apps recently accessed location"),
        make.link("See all", "location_recent"),
    ]
    return [
        switch,
        *(recent if LOCATION.read(phone) else []),
        make.link(
            "App location permissions",
            "permission_apps",
            location_summary(phone),
            icon="location_on",
            argument="location",
        ),
        make.link("Location services", "location_services", icon="my_location"),
        make.footer(
            "Location may use sources like GPS, Wi‑Fi, mobile networks, and sensors to help "
            "estimate your device’s location. Apps with the Nearby devices permission can "
            "determine the relative position of connected devices."
        ),
    ]


LOCATION_SERVICES_ROWS: Final = (
    make.switch("Earthquake alerts", "secure/earthquake_alerts", on=True),
    make.switch("Emergency Location Service", "secure/emergency_location", on=True),
    make.switch("Google Location Accuracy", "global/location_accuracy", on=True),
    make.switch("Wi‑Fi scanning", "global/wifi_scan_always_enabled",
                "Allow apps and services to scan for Wi‑Fi networks at any time"),
    make.switch("Bluetooth scanning", "global/ble_scan_always_enabled",
                "Allow apps and services to scan for nearby devices at any time"),
)  # fmt: skip
SAFETY_ROWS: Final = (
    make.link("Medical information", "medical", "Name, blood type, allergies, and more"),
    make.link("Emergency contacts", "emergency_contacts", "No information"),
    make.link("Emergency SOS", "emergency_sos", "Off"),
    make.link("Emergency Location Service", "location_services", "On"),
    make.link("Earthquake alerts", "location_services", "On", name="earthquake"),
    make.link("Wireless emergency alerts", "emergency_alerts"),
)
MEDICAL_ROWS: Final = (
    make.edit("Name", "secure/medical_name"),
    make.edit("Address", "secure/medical_address"),
    rows.ListChoice(tr("Blood type"), StringSetting("secure/medical_blood_type"),
                    {"": tr("Unknown"), **{kind: kind for kind in BLOOD_TYPES}}),
    make.edit("Allergies", "secure/medical_allergies"),
    make.edit("Medications", "secure/medical_medications"),
    make.edit("Medical notes", "secure/medical_notes"),
)  # fmt: skip
EMERGENCY_CONTACTS_ROWS: Final = (make.edit("Add contact", "secure/emergency_contact", icon="add"),)
EMERGENCY_SOS_ROWS: Final = (
    make.main_switch("Use Emergency SOS", "secure/emergency_gesture_enabled"),
    make.switch("Play countdown alarm", "secure/emergency_gesture_sound_enabled",
                "Play a loud sound when Emergency SOS is starting", on=True),
    rows.Info(tr("Call for help"), "911"),
    make.footer("Press the power button quickly 5 times or more to start the actions."),
)  # fmt: skip

PAGES: Final = (
    make.page("location", "Location", _location, fragment="location.LocationSettings"),
    make.page("location_recent", "All location access",
              [make.footer("No apps recently accessed location")], "location",
              "location.RecentLocationAccessSeeAllFragment"),
    make.page("location_services", "Location services", LOCATION_SERVICES_ROWS, "location",
              "location.LocationServices"),
    make.page("safety", "Safety & emergency", SAFETY_ROWS,
              fragment="emergency.EmergencyDashboardFragment"),
    make.page("medical", "Medical information", MEDICAL_ROWS, "safety"),
    make.page("emergency_contacts", "Emergency contacts", EMERGENCY_CONTACTS_ROWS, "safety"),
    make.page("emergency_sos", "Emergency SOS", EMERGENCY_SOS_ROWS, "safety",
              "emergency.EmergencyGestureSettings"),
)  # fmt: skip
