"""A picture of a post, alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.post_acts import PostActs
from pytest_androidbench.phone.apps.x.post_row import PostRows
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class PostPicturePage(AppScreen[XApp, None]):
    """The picture, over what can be done with its post."""

    post: int = 0
    place: int = 0
    acts: PostActs = field(default_factory=PostActs)

    def build(self) -> w.Widget:
        found = self.app.store.posts.get(self.post)
        pictures = found.pictures if found is not None else []
        if found is None or self.place >= len(pictures):
            return w.Page(look.bar(""), empty_state(tr("This post was deleted."), "gone"))
        more = w.IconButton("more_vert", tr("Post options"), id="tweet_curation_action",
                            on_tap=partial(self.acts.more, self.post))  # fmt: skip
        height = max(200, self.host.width_dp)
        shown = look.photo(self.app, pictures[self.place], key="picture", id="gallery_image",
                           height=height, fit="contain")  # fmt: skip
        text = w.Text(found.text, look.TEXT, lines=3, id="post_text")
        row = PostRows(self.app, self.acts).buttons(found)
        foot = w.Panel(w.Column(text, row, gap=4, width="fill"), padding=(16, 8), width="fill")
        body = w.Align(shown, weight=1)
        return w.Page(look.bar("", more), w.Panel(body, weight=1, width="fill",
                      id="gallery_chrome_root"), foot, over=self.acts.snackbar.build())  # fmt: skip
