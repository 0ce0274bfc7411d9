"""Which page an intent from another app leads to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.system.intents import Intent, IntentFilter, split_component

PACKAGE: Final = "com.android.settings"
PREFIX: Final = "android.settings."
SET_WALLPAPER: Final = "android.intent.action.SET_WALLPAPER"
PACKAGE_EXTRA: Final = "android.provider.extra.APP_PACKAGE"
SHOW_PAGE: Final = ":settings:show_page"
SHOW_ROW: Final = ":settings:fragment_args_key"
SEARCH: Final = "com.google.android.settings.intelligence/.modules.search.SearchActivity"


@dataclass(frozen=True, slots=True)
class Entrance:
    """An activity of the manifest: the page it shows and the actions it takes."""

    activity: str
    page: str
    actions: tuple[str, ...] = ()
    argument: str = ""
    of_package: bool = False
    """Whether the page is about the package in the intent's data."""
    only_package: bool = False
    """Whether it takes no intent without one: another activity has those."""


ENTRANCES: Final = (
    Entrance("NetworkDashboardActivity", "network",
             ("WIRELESS_SETTINGS", "AIRPLANE_MODE_SETTINGS")),
    Entrance("WifiSettingsActivity", "internet",
             ("WIFI_SETTINGS", "NETWORK_PROVIDER_SETTINGS", "panel.action.INTERNET_CONNECTIVITY",
              "panel.action.WIFI")),
    Entrance("ConfigureWifiSettingsActivity", "wifi_preferences", ("WIFI_IP_SETTINGS",)),
    Entrance("SavedAccessPointsSettingsActivity", "saved_networks",
             ("WIFI_SAVED_NETWORK_SETTINGS",)),
    Entrance("MobileNetworkActivity", "sim",
             ("NETWORK_OPERATOR_SETTINGS", "DATA_ROAMING_SETTINGS")),
    Entrance("MobileNetworkListActivity", "sims", ("MANAGE_ALL_SIM_PROFILES_SETTINGS",)),
    Entrance("ApnSettingsActivity", "apn", ("APN_SETTINGS",)),
    Entrance("TetherSettingsActivity", "hotspot", ("TETHER_SETTINGS",)),
    Entrance("VpnSettingsActivity", "vpn", ("VPN_SETTINGS",)),
    Entrance("DataUsageSummaryActivity", "data_usage", ("DATA_USAGE_SETTINGS",)),
    Entrance("DataSaverSummaryActivity", "data_saver", ("DATA_SAVER_SETTINGS",)),
    Entrance("ConnectedDeviceDashboardActivity", "connected", ("BLUETOOTH_SETTINGS",)),
    Entrance("BluetoothDashboardActivity", "bluetooth", ("BLUETOOTH_DASHBOARD_SETTINGS",)),
    Entrance("BluetoothPairingActivity", "pair", ("BLUETOOTH_PAIRING_SETTINGS",)),
    Entrance("NfcSettingsActivity", "nfc", ("NFC_SETTINGS", "NFCSHARING_SETTINGS")),
    Entrance("PaymentSettingsActivity", "contactless", ("NFC_PAYMENT_SETTINGS",)),
    Entrance("WifiDisplaySettingsActivity", "cast", ("CAST_SETTINGS", "WIFI_DISPLAY_SETTINGS")),
    Entrance("PrintSettingsActivity", "printing", ("ACTION_PRINT_SETTINGS",)),
    Entrance("AppDashboardActivity", "apps", ("MANAGE_DEFAULT_APPS_HUB_SETTINGS",)),
    Entrance("ManageApplicationsActivity", "all_apps",
             ("APPLICATION_SETTINGS", "MANAGE_APPLICATIONS_SETTINGS",
              "MANAGE_ALL_APPLICATIONS_SETTINGS")),
    Entrance("DefaultAppsSettingsActivity", "default_apps", ("MANAGE_DEFAULT_APPS_SETTINGS",)),
    Entrance("DefaultHomeActivity", "default_app", ("HOME_SETTINGS",), "home"),
    Entrance("AppInfoDashboardActivity", "app_info", ("APPLICATION_DETAILS_SETTINGS",),
             of_package=True),
    Entrance("AppNotificationSettingsActivity", "app_notifications",
             ("APP_NOTIFICATION_SETTINGS",), of_package=True),
    Entrance("AppLaunchActivity", "app_links", ("APP_OPEN_BY_DEFAULT_SETTINGS",),
             of_package=True),
    Entrance("AppManageExternalStorageActivity", "access",
             ("MANAGE_APP_ALL_FILES_ACCESS_PERMISSION",), "files", of_package=True),
    Entrance("ManageExternalStorageActivity", "access_list",
             ("MANAGE_ALL_FILES_ACCESS_PERMISSION",), "files"),
    Entrance("MediaManagementAppsActivity", "access", ("REQUEST_MANAGE_MEDIA",), "media",
             of_package=True),
    Entrance("AppDrawOverlaySettingsActivity", "access", ("MANAGE_APP_OVERLAY_PERMISSION",),
             "overlay", of_package=True),
    Entrance("OverlaySettingsActivity", "access_list", ("action.MANAGE_OVERLAY_PERMISSION",),
             "overlay"),
    Entrance("AppWriteSettingsActivity", "access", ("action.MANAGE_WRITE_SETTINGS",),
             "write", of_package=True, only_package=True),
    Entrance("WriteSettingsActivity", "access_list", ("action.MANAGE_WRITE_SETTINGS",), "write"),
    Entrance("AlarmsAndRemindersAppActivity", "access", ("REQUEST_SCHEDULE_EXACT_ALARM",),
             "alarms", of_package=True),
    Entrance("ManageAppExternalSourcesActivity", "access", ("MANAGE_UNKNOWN_APP_SOURCES",),
             "install", of_package=True, only_package=True),
    Entrance("ManageExternalSourcesActivity", "access_list", ("MANAGE_UNKNOWN_APP_SOURCES",),
             "install"),
    Entrance("UsageAccessSettingsActivity", "access_list", ("USAGE_ACCESS_SETTINGS",), "usage"),
    Entrance("ZenAccessSettingsActivity", "access_list",
             ("NOTIFICATION_POLICY_ACCESS_SETTINGS",), "dnd"),
    Entrance("NotificationAccessSettingsActivity", "access_list",
             ("ACTION_NOTIFICATION_LISTENER_SETTINGS",), "notifications"),
    Entrance("ConfigureNotificationSettingsActivity", "notifications",
             ("NOTIFICATION_SETTINGS", "ALL_APPS_NOTIFICATION_SETTINGS")),
    Entrance("NotificationHistoryActivity", "notification_history", ("NOTIFICATION_HISTORY",)),
    Entrance("PowerUsageSummaryActivity", "battery", ()),
    Entrance("BatterySaverSettingsActivity", "battery_saver", ("BATTERY_SAVER_SETTINGS",)),
    Entrance("StorageDashboardActivity", "storage",
             ("INTERNAL_STORAGE_SETTINGS", "MEMORY_CARD_SETTINGS")),
    Entrance("SoundSettingsActivity", "sound", ("SOUND_SETTINGS",)),
    Entrance("ZenModeSettingsActivity", "dnd", ("ZEN_MODE_SETTINGS",)),
    Entrance("DisplaySettingsActivity", "display", ("DISPLAY_SETTINGS",)),
    Entrance("DarkThemeSettingsActivity", "dark_theme", ("DARK_THEME_SETTINGS",)),
    Entrance("NightDisplaySettingsActivity", "night_light", ("NIGHT_DISPLAY_SETTINGS",)),
    Entrance("ScreenTimeoutActivity", "timeout", ("SCREEN_TIMEOUT_SETTINGS",)),
    Entrance("TextReadingSettingsActivity", "text_size", ("TEXT_READING_SETTINGS",)),
    Entrance("SmartAutoRotateSettingsActivity", "auto_rotate", ("AUTO_ROTATE_SETTINGS",)),
    Entrance("DreamSettingsActivity", "screen_saver", ("DREAM_SETTINGS",)),
    Entrance("AccessibilitySettingsActivity", "accessibility", ("ACCESSIBILITY_SETTINGS",)),
    Entrance("CaptioningSettingsActivity", "captions", ("CAPTIONING_SETTINGS",)),
    Entrance("AccessibilityInversionSettingsActivity", "color_motion",
             ("COLOR_INVERSION_SETTINGS",)),
    Entrance("ReduceBrightColorsSettingsActivity", "extra_dim",
             ("REDUCE_BRIGHT_COLORS_SETTINGS",)),
    Entrance("OneHandedSettingsActivity", "one_handed", ("action.ONE_HANDED_SETTINGS",)),
    Entrance("SecurityDashboardActivity", "security", ("SECURITY_SETTINGS",)),
    Entrance("ChooseLockGenericActivity", "screen_lock", ("BIOMETRIC_ENROLL",)),
    Entrance("PrivacyDashboardActivity", "privacy", ("PRIVACY_SETTINGS",)),
    Entrance("LocationSettingsActivity", "location", ("LOCATION_SOURCE_SETTINGS",)),
    Entrance("ScanningSettingsActivity", "location_services",
             ("LOCATION_SCANNING_SETTINGS",)),
    Entrance("AccountDashboardActivity", "accounts", ("SYNC_SETTINGS",)),
    Entrance("AddAccountActivity", "add_account", ("ADD_ACCOUNT_SETTINGS",)),
    Entrance("LanguageAndInputSettingsActivity", "languages_input",
             ("LANGUAGE_AND_INPUT_SETTINGS",)),
    Entrance("LocalePickerActivity", "languages", ("LOCALE_SETTINGS",)),
    Entrance("AppLocaleDetailsActivity", "app_language", ("APP_LOCALE_SETTINGS",),
             of_package=True),
    Entrance("AvailableVirtualKeyboardActivity", "keyboards", ("INPUT_METHOD_SETTINGS",)),
    Entrance("PhysicalKeyboardActivity", "physical_keyboard", ("HARD_KEYBOARD_SETTINGS",)),
    Entrance("UserDictionarySettingsActivity", "dictionary", ("USER_DICTIONARY_SETTINGS",)),
    Entrance("SpellCheckersSettingsActivity", "spell_checker", ("SPELL_CHECKER_SETTINGS",)),
    Entrance("DateTimeSettingsActivity", "date", ("DATE_SETTINGS",)),
    Entrance("SystemDashboardActivity", "system", ("SYSTEM_SETTINGS",)),
    Entrance("DevelopmentSettingsDashboardActivity", "developer",
             ("APPLICATION_DEVELOPMENT_SETTINGS",)),
    Entrance("UserSettingsActivity", "users", ("USER_SETTINGS",)),
    Entrance("MyDeviceInfoActivity", "about", ("DEVICE_INFO_SETTINGS",)),
    Entrance("WallpaperSettingsActivity", "wallpaper"),
)  # fmt: skip

PICKER_ACTIVITY: Final = ".localepicker.LocalePickerWithRegionActivity"
PANEL_ACTIVITY: Final = ".panel.SettingsPanelActivity"
BY_ACTIVITY: Final = {f".Settings${entrance.activity}": entrance for entrance in ENTRANCES}


def filters() -> tuple[IntentFilter, ...]:
    """Return the filters of all entrances, and of the first page itself."""
    found = [IntentFilter(activity=".Settings", actions=(f"{PREFIX}SETTINGS",))]
    for name, entrance in BY_ACTIVITY.items():
        actions = tuple(PREFIX + action for action in entrance.actions)
        if actions and not entrance.only_package:
            found.append(IntentFilter(activity=name, actions=actions))
        if actions and entrance.of_package:
            found.append(IntentFilter(activity=name, actions=actions, schemes=("package",)))
    found.append(IntentFilter(activity=PANEL_ACTIVITY, actions=(f"{PREFIX}panel.action.VOLUME",)))
    found.append(
        IntentFilter(
            activity=".Settings$PowerUsageSummaryActivity",
            actions=("android.intent.action.POWER_USAGE_SUMMARY",),
        )
    )
    # On a device an app of its own takes it, whose page has the same title and rows.
    found.append(
        IntentFilter(activity=".Settings$WallpaperSettingsActivity", actions=(SET_WALLPAPER,))
    )
    return tuple(found)


def page_intent(page: str, row: str) -> Intent:
    """Asks for a page, scrolled to one of its rows."""
    return Intent(component=f"{PACKAGE}/.SubSettings", extras={SHOW_PAGE: page, SHOW_ROW: row})


def place_of(intent: Intent) -> tuple[str, str, str]:
    """Name of the page that an intent asks for, what the page is about, and the row to show."""
    activity = split_component(intent.component or "")[1].removeprefix(PACKAGE)
    if activity == PICKER_ACTIVITY:
        return "locale_picker", "", ""
    entrance = BY_ACTIVITY.get(activity)
    if entrance is None:
        return intent.text(SHOW_PAGE), "", intent.text(SHOW_ROW)
    package = _package(intent) if entrance.of_package else ""
    return entrance.page, f"{entrance.argument} {package}".strip(), ""


def _package(intent: Intent) -> str:
    if intent.scheme == "package" and intent.data is not None:
        return intent.data.split(":", 1)[1].removeprefix("//")
    return intent.text(PACKAGE_EXTRA)
