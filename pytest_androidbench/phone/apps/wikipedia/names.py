"""Names of Wikipedia's activities and preferences.

Ids, labels, keys and tables are those of github.com/wikimedia/apps-android-wikipedia at
r/2.7.50484-r-2024-04-19.
"""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "org.wikipedia"
MAIN: Final = ".main.MainActivity"
PAGE: Final = ".page.PageActivity"
SETTINGS: Final = ".settings.SettingsActivity"
ABOUT: Final = ".settings.AboutActivity"
LANGUAGES: Final = ".settings.languages.WikipediaLanguagesActivity"
CONFIGURE: Final = ".feed.configure.ConfigureActivity"
SEARCH: Final = ".search.SearchActivity"
ONBOARDING: Final = ".onboarding.InitialOnboardingActivity"
READING_LIST: Final = ".readinglist.ReadingListActivity"
RANDOM: Final = ".random.RandomActivity"
TOP_READ: Final = ".feed.topread.TopReadArticlesActivity"
ON_THIS_DAY: Final = ".feed.onthisday.OnThisDayActivity"
FITTING_ROOM: Final = ".theme.ThemeFittingRoomActivity"

TEXT_SIZE: Final = "textSizeMultiplier"
COLOR_THEME: Final = "colorTheme"
MATCH_SYSTEM: Final = "matchSystemTheme"
DIM_IMAGES: Final = "dimDarkModeImages"
LINK_PREVIEWS: Final = "showLinkPreviews"
COLLAPSE_TABLES: Final = "collapseTables"
SHOW_IMAGES: Final = "showImages"
ONLY_WIFI: Final = "downloadOnlyOverWiFi"
DOWNLOAD_LISTS: Final = "downloadReadingListArticles"
PREFER_OFFLINE: Final = "preferOfflineContent"
ONBOARDING_ENABLED: Final = "initialOnboardingEnabled"
CUSTOMIZE_CARD: Final = "feedCustomizeOnboardingCardEnabled"
CARDS_ENABLED: Final = "feedCardsEnabled"
CARDS_ORDER: Final = "feedCardsOrder"
LANGS_SUPPORTED: Final = "feedCardsLangSupported"
LANGS_DISABLED: Final = "feedCardsLangDisabled"
HIDDEN_CARDS: Final = "feedHiddenCards"
LEAST_SIZE: Final = -5
MOST_SIZE: Final = 8
"""Steps of ten percent from the text's own size."""

WIKI: Final = "en.wikipedia.org"
MAIN_PAGE: Final = "Main Page"
