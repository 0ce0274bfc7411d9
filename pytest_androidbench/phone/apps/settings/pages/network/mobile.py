"""SIMs, calls, VPN and other pages below Network & internet."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Bound, Flag, StringSetting
from pytest_androidbench.phone.apps.settings.model.page import (
    PreferencePage,
    Rows,
    SettingsPageState,
)
from pytest_androidbench.phone.system.radios import CARRIER
from pytest_androidbench.phone.ui.message import tr

VPN_NAME: Final = StringSetting("secure/vpn_profile_name")
DATA_SAVER: Final = Flag("global/restrict_background_data")

MOBILE_DATA: Final = Bound(
    lambda phone: phone.radios.mobile_data, lambda phone, on: phone.radios.set_mobile_data(on)
)

ROAMING_CAUTION: Final = make.caution("Allow data roaming?", "Roaming charges may apply.", "OK")

USED_SINCE: Final = "1.02 GB used Sep 18 – Oct 15"
_USED: Final = rows.UsageProgressBar("1.02 GB", 0.51, summary=tr("used of 2.00 GB, 16 days left"))
_WARNING: Final = make.switch("Data warning & limit", "global/data_warning_enabled", on=True)
SIM_ROWS: Final = (
    make.main_switch("Use SIM", "global/sim_enabled", on=True),
    _USED,
    rows.Link(tr("Calls preference"), "calls", summary=CARRIER),
    rows.Link(tr("SMS preference"), "calls", summary=CARRIER, name="sms"),
    make.switch("Mobile data", MOBILE_DATA, "Access data using mobile network"),
    rows.SwitchPreference(tr("Roaming"), Flag("global/data_roaming"),
                          summary=tr("Connect to data services when roaming"),
                          caution=ROAMING_CAUTION),
    make.link("App data usage", "mobile_usage", USED_SINCE),
    _WARNING,
    make.choice("Preferred network type", "global/preferred_network_mode",
                {"9": "LTE (recommended)", "0": "3G", "1": "2G"}, "9"),
    make.switch("Allow 2G", "global/allow_2g", on=True),
    make.switch("Automatically select network", "global/network_auto_select", on=True),
    rows.Info(tr("Choose network"), CARRIER, enabled=False),
    make.link("Access Point Names", "apn"),
)  # fmt: skip


def _vpn(state: SettingsPageState) -> Rows:
    name = VPN_NAME.read(state.phone)
    profile = make.edit("Add VPN profile", VPN_NAME, label="Name", icon="add")
    if not name:
        return [profile, make.footer("No VPNs added")]
    connect = Flag("secure/vpn_connected")
    return [
        profile,
        rows.SwitchPreference(name, connect, summary=tr("Connect"), name="vpn profile"),
    ]


SIMS_ROWS: Final = (
    rows.Link(CARRIER, "sim", summary=tr("Active / Default for calls, SMS, data"), icon="sim_card"),
    make.link("Download a SIM instead?", "esim", icon="add"),
)
ESIM_ROWS: Final = (
    make.footer("Your phone has no eSIM chip. To use another carrier, insert a SIM card."),
)
MOBILE_USAGE_ROWS: Final = (
    make.category("Sep 18 – Oct 15"),
    make.info("Google Play services", "640 MB"),
    make.info("Chrome", "255 MB"),
    make.info("Messages", "96 MB"),
)


def _data_usage(state: SettingsPageState) -> Rows:
    return [
        _USED,
        make.link("Data Saver", "data_saver", make.on_off(DATA_SAVER.read(state.phone))),
        make.category("Mobile"),
        make.switch("Mobile data", MOBILE_DATA),
        make.link("Mobile data usage", "mobile_usage", USED_SINCE),
        _WARNING,
        make.category("Wi‑Fi"),
        make.link("Wi‑Fi data usage", "wifi_usage"),
    ]


CALLS_ROWS: Final = (
    make.category("Calls & SMS"),
    rows.Info(tr("Calls"), CARRIER, icon="call"),
    rows.Info(tr("SMS"), CARRIER, icon="sms"),
    make.category("Wi‑Fi calling"),
    rows.SwitchPreference(CARRIER, Flag("global/wfc_ims_enabled"), icon="wifi_calling"),
    make.footer("Make and receive calls over Wi‑Fi, when Wi‑Fi calling is turned on."),
)
UNRESTRICTED_DATA_ROWS: Final = (
    make.switch("Google Play services", "global/unrestricted_data:com.google.android.gms", on=True),
    make.switch("Chrome", "global/unrestricted_data:com.android.chrome"),
    make.switch("Messages", "global/unrestricted_data:com.google.android.apps.messaging"),
)
CERTIFICATES_ROWS: Final = (make.footer("No certificate files were found in internal storage."),)

PAGES: Final = (
    make.page("sims", "SIMs", SIMS_ROWS, "network", "network.MobileNetworkListFragment"),
    make.page("esim", "Download a SIM instead?", ESIM_ROWS, "sims"),
    PreferencePage("sim", CARRIER, SIM_ROWS, "sims", "network.telephony.MobileNetworkSettings"),
    make.page("mobile_usage", "App data usage", MOBILE_USAGE_ROWS, "sim",
              "datausage.DataUsageList"),
    make.page("data_usage", "Data usage", _data_usage, "network", "datausage.DataUsageSummary"),
    make.page("apn", "APNs", [rows.Info(tr("T-Mobile US LTE"), "fast.t-mobile.com")], "sim",
              "network.ApnSettings"),
    make.page("calls", "Calls & SMS", CALLS_ROWS, "network",
              "network.NetworkProviderCallsSmsFragment"),
    make.page("vpn", "VPN", _vpn, "network", "vpn2.VpnSettings"),
    make.page("unrestricted_data", "Unrestricted data", UNRESTRICTED_DATA_ROWS, "data_saver",
              "datausage.UnrestrictedDataAccess"),
    make.page("certificates", "Install certificates", CERTIFICATES_ROWS, "wifi_preferences"),
)  # fmt: skip
