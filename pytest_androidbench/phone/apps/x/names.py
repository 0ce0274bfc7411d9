"""Names of X's app.

The package and the activities are the real ones, and so are those ids that public tests and scripts
of the app name (`composer_write`, `tweet_text`, `button_tweet`, `row`, `tweet_curation_action`,
`query_view`, `query`, `search_activity_tabs`, `button_bar_follow`, `button_bar_following`,
`button_edit_profile`, `edit_name`, `save`, `tweet_box`, `tweet_button`, `reply_sorting`,
`channels`, `dms`, `timeline`, `bottom_bar`, `gallery`, `gallery_chrome_root`). It is closed source:
keys and the other ids are ours, made after the words on its pages.
"""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "com.twitter.android"
MAIN: Final = "com.twitter.app.main.MainActivity"
COMPOSER: Final = "com.twitter.composer.ComposerActivity"
THEME: Final = "theme"
"""Preference: `system`, `light` or `dark`."""
PROTECTED: Final = "protect_posts"
"""Preference: whether posts are for followers alone."""
MOST_POST: Final = 280
"""Characters of a post, as X has it without a subscription."""
MOST_KEPT: Final = 25_000
"""Characters of a text that somebody else wrote into the database."""
MOST_NAME: Final = 50
MOST_BIO: Final = 160
MOST_PLACE: Final = 30
MOST_SITE: Final = 100
MOST_LIST_NAME: Final = 25
MOST_LIST_ABOUT: Final = 100
MOST_REASON: Final = 140
MOST_MESSAGE: Final = 10_000
MOST_PHOTOS: Final = 4
"""Pictures of one post; like the lengths above, as X has it."""
TEXT: Final = "android.intent.extra.TEXT"
STREAM: Final = "android.intent.extra.STREAM"
