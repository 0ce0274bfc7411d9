"""The apps a phone knows."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.broccoli.app import BroccoliApp
from pytest_androidbench.phone.apps.calculator.app import CalculatorApp
from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.beta import ChromeBetaApp
from pytest_androidbench.phone.apps.clipper.app import ClipperApp
from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.apps.contactssync.app import ContactsSyncApp
from pytest_androidbench.phone.apps.dialer.app import DialerApp, TelecomApp
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.draw.app import DrawApp
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlesearch.app import GoogleSearchApp
from pytest_androidbench.phone.apps.htmlviewer.app import HtmlViewerApp
from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.keyboard.adb_ime import AdbIme
from pytest_androidbench.phone.apps.keyboard.app import KeyboardApp
from pytest_androidbench.phone.apps.keyboard.broadcast import AdbKeyboard
from pytest_androidbench.phone.apps.launcher.app import LauncherApp
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.apps.miniwob.app import MiniWobApp
from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.apps.playmusic.app import PlayMusicApp
from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.restore.app import RestoreApp
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.settings.app import SettingsApp, SettingsSearch
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.apps.systemui.app import (
    AndroidSystem,
    PermissionController,
    SystemUiApp,
)
from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.weather.app import WeatherApp
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.system.app import App

CORE: Final[tuple[type[App], ...]] = (
    AndroidSystem,
    SystemUiApp,
    PermissionController,
    KeyboardApp,
    AdbKeyboard,
    LauncherApp,
)
"""What every phone needs: bars, dialogs, keyboards and the home screen."""

INSTALLED: Final[tuple[type[App], ...]] = (
    *CORE,
    SettingsApp,
    SettingsSearch,
    ContactsApp,
    ClockApp,
    ClipperApp,
    CameraApp,
    TelecomApp,
    DialerApp,
    MessagesApp,
    MarkorApp,
    DocumentsApp,
    ExpenseApp,
    BroccoliApp,
    OpenTracksApp,
    OsmAndApp,
    JoplinApp,
    CalendarApp,
    GalleryApp,
    DrawApp,
    RecorderApp,
    RetroApp,
    TasksApp,
    VlcApp,
    AdbIme,
    MessagingApp,
    ChromeApp,
    HtmlViewerApp,
    MiniWobApp,
)
"""Everything a phone has from the start, or can install."""

WORLD: Final[tuple[type[App], ...]] = (
    CalculatorApp,
    ChromeBetaApp,
    DriveApp,
    FirefoxApp,
    GmailApp,
    GoogleCalendarApp,
    GoogleSearchApp,
    MapsApp,
    PhotosApp,
    PlayMusicApp,
    SlackApp,
    TranslateApp,
    SpotifyApp,
    WeatherApp,
    WikipediaApp,
    XApp,
    YouTubeApp,
)
"""Apps that show the small world: on the phone, and there once a suite has asked for them by
`pm install-existing`, as for apps of the system's image that a user has not got."""

SERVICES: Final[tuple[type[App], ...]] = (ContactsSyncApp, RestoreApp)
"""Apps without screens that bring the small world into what the phone's own apps show. They, too,
come by `pm install-existing` only."""
