"""Location, safety, passwords, accounts and Google."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.rows import (
    Category,
    EditText,
    Footer,
    Info,
    Link,
    ListChoice,
    MainSwitch,
    Row,
    Toggle,
)
from pytest_androidbench.phone.apps.settings.pages.apps.permissions import groups
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, ntr, tr

LOCATION: Final = Flag("secure", "location_mode", default=True, on="3", off="0")


def location_summary(phone: Phone) -> Message:
    """Return the line under "Location"."""
    if not LOCATION.read(phone):
        return tr("Off")
    count = sum(groups(phone, i.package).get("location", False) for i in phone.packages.all())
    return ntr(
        "On - {n} app has access to location", "On - {n} apps have access to location", count
    )


def _location(scene: Scene) -> Sequence[Row]:
    phone = scene.phone
    switch = MainSwitch(tr("Use location"), value=LOCATION)
    recent: list[Row] = [
        Category(tr("Recent access")),
        Info(tr("No apps recently accessed location")),
        Link(tr("See all"), to="location_recent"),
    ]
    return [
        switch,
        *(recent if LOCATION.read(phone) else []),
        Link(
            tr("App location permissions"),
            icon="location_on",
            summary=location_summary(phone),
            to="permission_apps",
            argument="location",
        ),
        Link(tr("Location services"), icon="my_location", to="location_services"),
        Footer(
            tr(
                "Location may use sources like GPS, Wi‑Fi, mobile networks, and sensors to help "
                "estimate your device’s location. Apps with the Nearby devices permission can "
                "determine the relative position of connected devices."
            )
        ),
    ]


PAGES: Final = (
    Page(
        name="location",
        title=tr("Location"),
        rows=_location,
        fragment="location.LocationSettings",
    ),
    Page(
        name="location_recent",
        title=tr("All location access"),
        parent="location",
        fragment="location.RecentLocationAccessSeeAllFragment",
        rows=[Footer(tr("No apps recently accessed location"))],
    ),
    Page(
        name="location_services",
        title=tr("Location services"),
        parent="location",
        fragment="location.LocationServices",
        rows=[
            Toggle(
                tr("Earthquake alerts"),
                value=Flag("secure", "earthquake_alerts", default=True),
            ),
            Toggle(
                tr("Emergency Location Service"),
                value=Flag("secure", "emergency_location", default=True),
            ),
            Toggle(
                tr("Google Location Accuracy"),
                value=Flag("global", "location_accuracy", default=True),
            ),
            Toggle(
                tr("Wi‑Fi scanning"),
                summary=tr("Allow apps and services to scan for Wi‑Fi networks at any time"),
                value=Flag("global", "wifi_scan_always_enabled"),
            ),
            Toggle(
                tr("Bluetooth scanning"),
                summary=tr("Allow apps and services to scan for nearby devices at any time"),
                value=Flag("global", "ble_scan_always_enabled"),
            ),
        ],
    ),
    Page(
        name="safety",
        title=tr("Safety & emergency"),
        fragment="emergency.EmergencyDashboardFragment",
        rows=[
            Link(tr("Medical information"), summary=tr("Name, blood type, allergies, and more"),
                 to="medical"),
            Link(tr("Emergency contacts"), summary=tr("No information"),
                 to="emergency_contacts"),
            Link(tr("Emergency SOS"), summary=tr("Off"), to="emergency_sos"),
            Link(tr("Emergency Location Service"), summary=tr("On"), to="location_services"),
            Link(tr("Earthquake alerts"), summary=tr("On"), to="location_services",
                 name="earthquake"),
            Link(tr("Wireless emergency alerts"), to="emergency_alerts"),
        ],
    ),
    Page(
        name="medical",
        title=tr("Medical information"),
        parent="safety",
        rows=[
            EditText(tr("Name"), value=Word("secure", "medical_name")),
            EditText(tr("Address"), value=Word("secure", "medical_address")),
            ListChoice(
                tr("Blood type"),
                options=[("", tr("Unknown"))]
                + [(kind, kind) for kind in ("O+", "O-", "A+", "A-", "B+", "B-", "AB+", "AB-")],
                value=Word("secure", "medical_blood_type"),
            ),
            EditText(tr("Allergies"), value=Word("secure", "medical_allergies")),
            EditText(tr("Medications"), value=Word("secure", "medical_medications")),
            EditText(tr("Medical notes"), value=Word("secure", "medical_notes")),
        ],
    ),
    Page(
        name="emergency_contacts",
        title=tr("Emergency contacts"),
        parent="safety",
        rows=[EditText(tr("Add contact"), icon="add", value=Word("secure", "emergency_contact"))],
    ),
    Page(
        name="emergency_sos",
        title=tr("Emergency SOS"),
        parent="safety",
        fragment="emergency.EmergencyGestureSettings",
        rows=[
            MainSwitch(tr("Use Emergency SOS"), value=Flag("secure", "emergency_gesture_enabled")),
            Toggle(
                tr("Play countdown alarm"),
                summary=tr("Play a loud sound when Emergency SOS is starting"),
                value=Flag("secure", "emergency_gesture_sound_enabled", default=True),
            ),
            Info(tr("Call for help"), summary="911"),
            Footer(tr("Press the power button quickly 5 times or more to start the actions.")),
        ],
    ),
)  # fmt: skip
