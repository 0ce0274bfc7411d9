"""What MiniWoB declares: google-research/android_world, apps/java/com/google/androidenv."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from pytest_androidbench.phone.apps.miniwob.assets import ADDRESS, asset, missing
from pytest_androidbench.phone.apps.miniwob.icon import ICON
from pytest_androidbench.phone.browser.requests import PageRequest, PageResponse
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.system.broadcasts import RESULT_OK
from pytest_androidbench.phone.system.intents import Intent

PACKAGE: Final = "com.google.androidenv.miniwob"
ACTIVITY: Final = ".app.MainActivity"
GET_REWARD: Final = f"{PACKAGE}.app.GET_REWARD_ACTION"
GET_UTTERANCE: Final = f"{PACKAGE}.app.GET_UTTERANCE_ACTION"
NO_PAGES: Final = "ro.androidbench.no_miniwob"
"""The property that says why there are no pages, where there are none."""
KEY: Final = f"{PACKAGE}/page"
"""Names its page in the phone's browser."""


@runtime_checkable
class EpisodeScreen(Protocol):
    """What the app asks its activity, which is imported when it is first shown."""

    def reward(self) -> str:
        """The raw reward as the page wrote it; nothing before the page has ended its episode."""

    def utterance(self) -> str:
        """What the page wants."""


class MiniWobApp(App):
    """The app that AndroidWorld shows MiniWoB++'s pages in."""

    package = PACKAGE
    label = "Miniwob"
    version = "null"
    version_code = 0
    icon = "web"
    icon_art = ICON
    framework = True
    min_sdk = 21
    main = ACTIVITY
    permissions = ("android.permission.INTERNET",)
    activities = {ACTIVITY: "main:MiniWobMain"}
    receivers = {".app.MainActivity$RewardBroadcastReceiver": (GET_REWARD, GET_UTTERANCE)}

    def on_install(self) -> None:
        if missing():
            self.phone.properties.put(NO_PAGES, missing())

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        # The receiver is registered by the activity, and only while that is in front.
        screen = self._resumed()
        if screen is None:
            return None
        told = screen.reward() if intent.action == GET_REWARD else screen.utterance()
        return BroadcastResult(RESULT_OK, told)

    def answer_page(self, request: PageRequest) -> PageResponse | None:
        if request.url.startswith(ADDRESS):
            return asset(request.url.removeprefix(ADDRESS))
        return super().answer_page(request)

    def on_force_stop(self) -> None:
        self.phone.browser.drop(KEY)

    def _resumed(self) -> EpisodeScreen | None:
        task = self.phone.windows.stack.front
        top = task.top_full if task is not None else None
        return top.screen if top is not None and isinstance(top.screen, EpisodeScreen) else None
