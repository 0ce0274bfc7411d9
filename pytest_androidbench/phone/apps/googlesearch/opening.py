"""Opens what was found, in the app that it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote_plus

from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent, launch_intent
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import AppScreen

ACTION_DIAL: Final = "android.intent.action.DIAL"
CONTACT: Final = "content://com.android.contacts/contacts/{}"
ENGINE: Final = "https://www.google.com/search?q={}"


def open_app(screen: AppScreen[Any, Any], package: str) -> None:
    """Start an app as its icon does."""
    component = screen.phone.activities.launch_component(package)
    if component is None or not screen.start(launch_intent(component)):
        screen.toast(tr("App isn't installed"))


def open_contact(screen: AppScreen[Any, Any], id_: int) -> None:
    """Show somebody's card."""
    if not screen.start(Intent(action=ACTION_VIEW, data=CONTACT.format(id_))):
        screen.toast(tr("No app can show this contact"))


def call(screen: AppScreen[Any, Any], number: str) -> None:
    """Put a number into the dial pad."""
    if not screen.start(Intent(action=ACTION_DIAL, data=f"tel:{number}")):
        screen.toast(tr("No app can call this number"))


def open_in_browser(screen: AppScreen[Any, Any], address: str) -> None:
    """Show a page."""
    if not screen.start(Intent(action=ACTION_VIEW, data=address)):
        screen.toast(tr("No app found to open this link"))


def search_the_web(screen: AppScreen[Any, Any], words: str) -> None:
    """Have the browser search."""
    open_in_browser(screen, ENGINE.format(quote_plus(words)))
