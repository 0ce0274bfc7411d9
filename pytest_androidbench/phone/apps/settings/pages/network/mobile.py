"""SIMs, calls, VPN and other pages below Network & internet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.radios import CARRIER
from pytest_androidbench.phone.ui.message import tr

VPN_NAME: Final = Word("secure", "vpn_profile_name")


class MobileData:
    """The mobile data switch."""

    def read(self, phone: Phone) -> bool:
        """Return whether mobile data is on."""
        return phone.radios.mobile_data

    def write(self, phone: Phone, value: bool) -> None:
        """Switch mobile data."""
        phone.radios.set_mobile_data(value)


ROAMING_CAUTION: Final = rows.Caution(
    title=tr("Allow data roaming?"),
    message=tr("Roaming charges may apply."),
    yes=tr("OK"),
    no=tr("Cancel"),
)


def _sim(scene: Scene) -> Sequence[rows.Row]:
    del scene
    return [
        rows.MainSwitch(tr("Use SIM"), value=Flag("global", "sim_enabled", default=True)),
        rows.Usage("1.02 GB", summary=tr("used of 2.00 GB, 16 days left"), share=0.51),
        rows.Link(tr("Calls preference"), summary=CARRIER, to="calls"),
        rows.Link(tr("SMS preference"), summary=CARRIER, to="calls", name="sms"),
        rows.Toggle(
            tr("Mobile data"),
            summary=tr("Access data using mobile network"),
            value=MobileData(),
        ),
        rows.Toggle(
            tr("Roaming"),
            summary=tr("Connect to data services when roaming"),
            value=Flag("global", "data_roaming"),
            caution=ROAMING_CAUTION,
        ),
        rows.Link(
            tr("App data usage"), summary=tr("1.02 GB used Sep 18 – Oct 15"), to="mobile_usage"
        ),
        rows.Toggle(
            tr("Data warning & limit"),
            value=Flag("global", "data_warning_enabled", default=True),
        ),
        rows.ListChoice(
            tr("Preferred network type"),
            options=(
                ("9", tr("LTE (recommended)")),
                ("0", tr("3G")),
                ("1", tr("2G")),
            ),
            value=Word("global", "preferred_network_mode", "9"),
        ),
        rows.Toggle(tr("Allow 2G"), value=Flag("global", "allow_2g", default=True)),
        rows.Toggle(
            tr("Automatically select network"),
            value=Flag("global", "network_auto_select", default=True),
        ),
        rows.Info(tr("Choose network"), summary=CARRIER, enabled=False),
        rows.Link(tr("Access Point Names"), to="apn"),
    ]


def _vpn(scene: Scene) -> Sequence[rows.Row]:
    name = VPN_NAME.read(scene.phone)
    profile = rows.EditText(tr("Add VPN profile"), label=tr("Name"), value=VPN_NAME, icon="add")
    if not name:
        return [profile, rows.Footer(tr("No VPNs added"))]
    connect = Flag("secure", "vpn_connected")
    return [profile, rows.Toggle(name, summary=tr("Connect"), value=connect, name="vpn profile")]


PAGES: Final = (
    Page(
        name="sims",
        title=tr("SIMs"),
        parent="network",
        fragment="network.MobileNetworkListFragment",
        rows=[
            rows.Link(
                CARRIER,
                summary=tr("Active / Default for calls, SMS, data"),
                to="sim",
                icon="sim_card",
            ),
            rows.Link(tr("Download a SIM instead?"), icon="add", to="esim"),
        ],
    ),
    Page(
        name="esim",
        title=tr("Download a SIM instead?"),
        parent="sims",
        rows=[
            rows.Footer(
                tr("Your phone has no eSIM chip. To use another carrier, insert a SIM card.")
            ),
        ],
    ),
    Page(
        name="sim",
        title=CARRIER,
        rows=_sim,
        parent="sims",
        fragment="network.telephony.MobileNetworkSettings",
    ),
    Page(
        name="mobile_usage",
        title=tr("App data usage"),
        parent="sim",
        fragment="datausage.DataUsageList",
        rows=[
            rows.Category(tr("Sep 18 – Oct 15")),
            rows.Info(tr("Google Play services"), summary=tr("640 MB")),
            rows.Info(tr("Chrome"), summary=tr("255 MB")),
            rows.Info(tr("Messages"), summary=tr("96 MB")),
        ],
    ),
    Page(
        name="apn",
        title=tr("APNs"),
        parent="sim",
        fragment="network.ApnSettings",
        rows=[rows.Info(tr("T-Mobile US LTE"), summary="fast.t-mobile.com")],
    ),
    Page(
        name="calls",
        title=tr("Calls & SMS"),
        parent="network",
        fragment="network.NetworkProviderCallsSmsFragment",
        rows=[
            rows.Category(tr("Calls & SMS")),
            rows.Info(tr("Calls"), summary=CARRIER, icon="call"),
            rows.Info(tr("SMS"), summary=CARRIER, icon="sms"),
            rows.Category(tr("Wi‑Fi calling")),
            rows.Toggle(CARRIER, value=Flag("global", "wfc_ims_enabled"), icon="wifi_calling"),
            rows.Footer(tr("Make and receive calls over Wi‑Fi, when Wi‑Fi calling is turned on.")),
        ],
    ),
    Page(
        name="vpn",
        title=tr("VPN"),
        rows=_vpn,
        parent="network",
        fragment="vpn2.VpnSettings",
    ),
    Page(
        name="unrestricted_data",
        title=tr("Unrestricted data"),
        parent="data_saver",
        fragment="datausage.UnrestrictedDataAccess",
        rows=[
            rows.Toggle(
                tr("Google Play services"),
                value=Flag("global", "unrestricted_data:com.google.android.gms", default=True),
            ),
            rows.Toggle(tr("Chrome"), value=Flag("global", "unrestricted_data:com.android.chrome")),
            rows.Toggle(
                tr("Messages"),
                value=Flag("global", "unrestricted_data:com.google.android.apps.messaging"),
            ),
        ],
    ),
    Page(
        name="certificates",
        title=tr("Install certificates"),
        parent="wifi_preferences",
        rows=[rows.Footer(tr("No certificate files were found in internal storage."))],
    ),
)
