"""Whose phone it is, and what leads on from there."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.youtube import look, names
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.world.people import OWNER


@dataclass(eq=False)
class AccountPage(AppScreen[YouTubeApp, None]):
    """Name, address, rows."""

    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    @property
    def hidden(self) -> bool:
        """Whether nothing is kept of what is watched."""
        return self.app.prefs().get(names.INCOGNITO_KEY, default=False)

    def build(self) -> w.Widget:
        head = w.Row(
            look.face(OWNER.name, 56),
            w.Column(
                w.Text(OWNER.name, w.TITLE_MEDIUM, lines=1, id="account_name"),
                w.Text(OWNER.address, look.SECOND, lines=1, id="account_email", ltr=True),
                gap=2,
                weight=1,
            ),
            gap=16,
            width="fill",
        )
        incognito = tr("Turn off Incognito") if self.hidden else tr("Turn on Incognito")
        rows = (
            _row("account_box", tr("Your channel"), self.channel),
            _row("visibility_off", incognito, self.turn_incognito),
            _row("bar_chart", tr("Time watched"), self.time_watched),
            _row("tv", tr("Watch on TV"), self.pair),
            _row("settings", tr("Settings"), self.settings),
        )
        lead = w.Up(True, "close", tr("Close"))
        return w.Page(
            look.bar(tr("Account"), lead=lead),
            w.Scroll(w.Panel(head, padding=16), w.Divider(), *rows, id="account_list"),
            over=self.snackbar.build(),
        )

    def channel(self) -> None:
        """Show one's own films."""
        self.show(self.app.page("films", kind="own"))

    def turn_incognito(self) -> None:
        """Keep nothing of what is watched, or keep it again."""
        on = not self.hidden
        self.app.prefs().put(names.INCOGNITO_KEY, on)
        said = tr("You've gone incognito") if on else tr("Incognito is off")
        self.snackbar.say(said)

    def time_watched(self) -> None:
        """Tell how much of the films in the history was seen."""
        total = sum(one.position_ms for one in self.app.store.history.all()) // 60_000
        hours, minutes = divmod(total, 60)
        text = tr("{hours} h {minutes} min of the videos in your watch history",
                  hours=hours, minutes=minutes)  # fmt: skip
        self.show(Confirm(title=tr("Time watched"), message=text, negative=None))

    def pair(self) -> None:
        """Let the code of a TV be typed."""
        self.start(names.leading_to(names.PAIR_WITH_TV))

    def settings(self) -> None:
        """Show the settings."""
        self.start(names.leading_to(names.SETTINGS))


def _row(icon: str, text: TextLike, act: look.Act) -> w.Widget:
    return w.ListItem(text, icon=icon, look=w.MATERIAL, cls=look.GROUP, on_tap=act)
