"""What is told of a film below it: title, thumbs, whose it is, its text."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.youtube import look
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.bell import ChannelBell
from pytest_androidbench.phone.apps.youtube.film_acts import FilmActs
from pytest_androidbench.phone.apps.youtube.films import FilmRows
from pytest_androidbench.phone.apps.youtube.model import TubeChannel, TubeVideo
from pytest_androidbench.phone.system.amounts import compact_text, grouped_text
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class WatchDetails(AppPart[YouTubeApp]):
    """Everything between the player and the remarks."""

    opened: bool = False
    """Whether the text is shown."""
    bell: ChannelBell = field(default_factory=ChannelBell)

    def head(self, film: TubeVideo) -> w.Widget:
        """Title, views and age; a tap shows the text."""
        say = self.app.say
        age = look.age(self.app.store.now, film.published_ms)
        facts = f"{say(look.views(film.views, self.app.locale))}  {say(age)}"
        texts = w.Column(
            w.Text(film.title, w.TextStyle(18, 500), lines=3, id="title"),
            w.Text(facts, look.SMALL, lines=1, id="metadata"),
            gap=4,
            weight=1,
        )
        line = w.Row(texts, w.Icon("expand_more"), gap=8, width="fill", across="start")
        return w.Panel(
            line, padding=12, cls=look.GROUP, width="fill", desc=tr("Expand description"),
            id="video_info", on_tap=self.open,
        )  # fmt: skip

    def open(self) -> None:
        """Show the text."""
        self.opened = True

    def hide(self) -> None:
        """Show it no more."""
        self.opened = False

    def buttons(self, film: TubeVideo, acts: FilmActs) -> w.Widget:
        """Thumbs, sharing, keeping."""
        rating = self.app.store.rating(film.id)
        liked = rating == "like"
        likes = compact_text(film.likes + liked, self.app.locale)
        like = tr("like this video along with {count} other people", count=str(film.likes))
        row = w.Filters(
            look.round_button("thumb_up", likes, like, partial(self.rate, film.id, "like"),
                              on=liked),
            look.round_button("thumb_down", tr("Dislike"), tr("Dislike this video"),
                              partial(self.rate, film.id, "dislike"), on=rating == "dislike"),
            look.round_button("share", tr("Share"), tr("Share this video"),
                              partial(acts.share, film.id)),
            look.round_button("playlist_add", tr("Save"), tr("Save to playlist"),
                              partial(acts.save, film.id)),
            id="video_actions",
        )  # fmt: skip
        return w.Panel(row, padding=(0, 4, 0, 12), width="fill")

    def rate(self, video: str, rating: str) -> None:
        """Give the film a thumb, or take it back."""
        store = self.app.store
        if store.rating(video) == rating:
            store.rate(video, "")
            return
        store.rate(video, rating)
        self.toast(
            tr("Added to Liked videos") if rating == "like" else tr("You disliked this video")
        )

    def owner(self, channel: TubeChannel, acts: FilmActs, rows: FilmRows) -> w.Widget:
        """The channel, with the button that follows it and its bell."""
        kept = self.app.store.subscriptions.get(channel.id)
        count = channel.subscribers + (kept is not None)
        texts = w.Column(
            w.Text(channel.title, w.TITLE_SMALL, lines=1, id="channel_name"),
            w.Text(compact_text(count, self.app.locale), look.SMALL,
                   lines=1, id="subscriber_count"),
            gap=2,
            weight=1,
        )  # fmt: skip
        line = w.Row(
            look.face(channel.title, 40),
            texts,
            rows.follow(channel, followed=kept is not None),
            self.bell.build(channel.id),
            gap=8,
            width="fill",
        )
        return w.Panel(
            line, padding=(12, 8), cls=look.GROUP, width="fill", id="channel_bar",
            desc=tr("Go to channel {name}", name=channel.title),
            on_tap=partial(acts.channel, channel.id),
        )  # fmt: skip

    def text(self, film: TubeVideo, channel: TubeChannel) -> w.Widget:
        """The panel with the film's text."""
        moment = local_time(self.phone, film.published_ms)
        rating, locale = self.app.store.rating(film.id), self.app.locale
        facts = (
            (compact_text(film.likes + (rating == "like"), locale), tr("Likes")),
            (grouped_text(film.views, locale), tr("Views")),
            (date_text(moment, "MMMd", locale), str(moment.year)),
        )
        columns = [
            w.Column(w.Text(value, look.HEAD, lines=1), w.Text(name, look.SMALL, lines=1), gap=2,
                     across="center", weight=1)
            for value, name in facts
        ]  # fmt: skip
        head = w.Row(
            w.Text(tr("Description"), look.HEAD, weight=1, id="title"),
            w.IconButton("close", tr("Close"), cls=look.IMAGE, on_tap=self.hide),
            width="fill",
        )
        content = w.Column(
            w.Text(film.title, w.TextStyle(18, 500)),
            w.Text(channel.title, look.SECOND),
            w.Row(*columns, width="fill"),
            w.Divider(),
            w.Text(film.about, w.BODY, id="description"),
            gap=16,
            across="stretch",
            width="fill",
        )
        return w.Column(
            w.Panel(head, padding=(16, 4, 4, 4)),
            w.Divider(),
            w.Scroll(content, padding=16, id="engagement_panel", key="description panel"),
            across="stretch",
            weight=1,
            width="fill",
        )
