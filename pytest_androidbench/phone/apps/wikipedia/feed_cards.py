"""What the feed's cards look like (view_list_card.xml, view_wiki_article_card.xml and others)."""

from __future__ import annotations

from collections.abc import Sequence

from pytest_androidbench.phone.apps.wikipedia import look, markup
from pytest_androidbench.phone.apps.wikipedia.pictures import ArticlePicture
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.world.articles import ArticleText, PastEvent


def framed(
    title: TextLike,
    subtitle: TextLike,
    key: str,
    on_menu: look.Act,
    body: w.Widget,
    footer: w.Widget | None = None,
) -> w.Widget:
    """A card under its title and the three dots."""
    dots = w.IconButton(
        "more_vert", tr("More options"), id="view_list_card_header_menu", key=f"{key} menu",
        cls=look.IMAGE, on_tap=on_menu,
    )  # fmt: skip
    words = w.Column(
        w.Text(title, look.H1, lines=2, id="view_card_header_title"),
        w.Text(subtitle, look.ABOUT, lines=1, id="view_card_header_subtitle") if subtitle else None,
        weight=1,
    )
    head = w.Row(words, dots, width="fill")
    column = w.Column(head, body, footer, gap=8, across="stretch")
    return w.Panel(column, padding=(16, 12), width="fill")


def article_card(article: ArticleText, key: str, on_tap: look.Act, on_long: look.Act) -> w.Widget:
    """A picture, title, description and the beginning of an article."""
    words = w.Column(
        w.Text(article.title, look.H2, lines=3, id="articleTitle"),
        w.Text(article.description, look.ABOUT, lines=2, id="articleDescription"),
        w.Spacer(size=4),
        w.Text(markup.lead(article.text), w.BODY_LARGE, lines=5, id="articleExtract"),
        gap=2,
    )
    picture = ArticlePicture(article.title, article.field, height=140, id="articleImage")
    column = w.Column(picture, w.Panel(words, padding=16), across="stretch")
    return look.card(
        w.Panel(column, clips=True, id="view_wiki_article_card", cls=look.GROUP, width="fill"),
        key=key, on_tap=on_tap, on_long=on_long,
    )  # fmt: skip


def listed(rows: Sequence[w.Widget]) -> w.Widget:
    """Rows in one card."""
    return look.card(w.Column(*rows, across="stretch", id="view_list_card_list", cls=look.RECYCLER))


def ranked_row(
    rank: int,
    article: ArticleText,
    count: int,
    key: str,
    on_tap: look.Act,
    on_long: look.Act,
) -> w.Widget:
    """An article with its place and how often it was read."""
    number = w.Panel(
        w.Align(w.Text(f"{rank}", w.LABEL, "primary", id="numberView")),
        look=w.Look(border="primary", radius=14),
        width=28,
        height=28,
        id="view_list_card_number",
        cls=look.FRAME,
    )
    words = w.Column(
        w.Text(article.title, look.NAME, lines=2, id="view_list_card_item_title"),
        w.Text(article.description, look.ABOUT, lines=1, id="view_list_card_item_subtitle"),
        w.Text(short_count(count), w.BODY_SMALL, id="view_list_card_item_pageviews"),
        gap=2,
        weight=1,
    )
    picture = ArticlePicture(article.title, article.field, radius=8, width=48, height=48)
    row = w.Row(number, words, picture, gap=12, width="fill")
    return w.Panel(
        row, padding=(16, 8), key=key, cls=look.GROUP, width="fill", on_tap=on_tap, on_long=on_long
    )


def short_count(count: int) -> str:
    """A number of readers as the card has it."""
    return f"{count // 1000} k" if count >= 1000 else f"{count}"


def event_card(event: PastEvent, now_year: int, on_tap: look.Act) -> w.Widget:
    """What happened on this day."""
    return look.card(event_text(event, now_year), on_tap=on_tap, key=f"event {event.day}")


def event_text(event: PastEvent, now_year: int) -> w.Widget:
    """An event under its year (view_on_this_day_event.xml)."""
    year = event.day[:4].lstrip("0")
    ago = now_year - int(year) if year.isdecimal() else 0
    words = w.Column(
        w.Text(year, look.H2, "primary", id="year"),
        w.Text(tr("{n} years ago", n=ago), look.ABOUT, id="years_text"),
        w.Text(markup.plain(event.text), w.BODY_LARGE, id="text"),
        gap=4,
    )
    return w.Panel(words, padding=16, width="fill")


def story_row(text: str, field: str, key: str, on_tap: look.Act | None) -> w.Widget:
    """A piece of news."""
    first = next(iter(markup.targets(text)), "")
    row = w.Row(
        ArticlePicture(first, field, radius=8, width=64, height=64),
        w.Text(markup.plain(text), w.BODY_LARGE, weight=1, id="horizontal_scroll_list_item_text"),
        gap=12,
        width="fill",
    )
    return w.Panel(row, padding=12, key=key, cls=look.GROUP, width="fill", on_tap=on_tap)


def footer(text: TextLike, on_tap: look.Act) -> w.Widget:
    """What leads to more of a card."""
    words = w.Row(
        w.Text(text, w.LABEL, "primary", id="footerActionButton"),
        w.Icon("arrow_forward", 18, "primary"),
        gap=8,
    )
    return w.Panel(words, padding=(0, 10), cls=look.FRAME, on_tap=on_tap)


def announcement(on_customize: look.Act, on_got_it: look.Act) -> w.Widget:
    """What tells that the feed can be customized (view_card_announcement.xml)."""
    buttons = w.Flow(
        w.Button(tr("Customize"), id="view_announcement_action_positive", on_tap=on_customize),
        w.Button(
            tr("Got it"), "text", id="view_announcement_action_negative", on_tap=on_got_it
        ),
    )  # fmt: skip
    words = w.Column(
        w.Text(tr("Customize your Explore feed"), look.NAME, id="view_announcement_header"),
        w.Text(
            tr("Choose what your feed shows, and in which order."), w.BODY_LARGE,
            id="view_announcement_text",
        ),
        buttons,
        gap=12,
    )  # fmt: skip
    box = look.card(w.Panel(words, padding=16, width="fill"), id="view_announcement_container")
    return w.Panel(box, padding=(16, 8), width="fill")
