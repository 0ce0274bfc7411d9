"""A story, to read."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.googlesearch.app import GoogleSearchApp
from pytest_androidbench.phone.apps.googlesearch.feed import StoryActs
from pytest_androidbench.phone.apps.googlesearch.look import origin, picture
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PICTURE_DP = 200


@dataclass(eq=False)
class GoogleStory(AppScreen[GoogleSearchApp, None]):
    """Its text below its picture."""

    id: int = 0
    acts: StoryActs = field(default_factory=StoryActs)

    def build(self) -> w.Widget:
        story = self.acts.store.table.get(self.id)
        if story is None:
            gone = empty_state(tr("This story is no longer available"), "googleapp_story_gone")
            return w.Page(w.TopBar("", back=True), gone)
        save = w.BarButton(
            "bookmark" if story.saved else "bookmark_border",
            tr("Remove from saved") if story.saved else tr("Save"),
            id="googleapp_story_save",
            on_tap=partial(self.acts.save, self.id),
        )
        share = w.BarButton("share", tr("Share"), id="googleapp_story_share",
                            on_tap=partial(self.acts.share, self.id))  # fmt: skip
        bar = w.TopBar(story.paper, back=True, actions=[save, share])
        author = story.author and w.Text(
            tr("By {name}", name=story.author), w.BODY.coloured("on_surface_variant"),
            id="googleapp_story_author",
        )  # fmt: skip
        lines = w.Column(
            picture(story, PICTURE_DP),
            w.Text(story.title, w.HEADLINE_SMALL, id="googleapp_story_title"),
            origin(self.phone, story),
            author or None,
            w.Text(story.text, w.BODY_LARGE, id="googleapp_story_text"),
            gap=12,
            across="stretch",
        )
        page = w.Scroll(w.Panel(lines, padding=16, width="fill"), id="googleapp_story")
        return w.Page(bar, page, over=self.acts.snackbar.build())
