from __future__ import annotations

from pytest_androidbench.phone.apps.wikipedia import names
from tests.phone_apps.wikipedia.conftest import Wiki


def test_a_link_is_previewed_and_then_read(wiki: Wiki) -> None:
    wiki.read("Piano")
    wiki.tap("Johann Sebastian Bach")
    assert wiki.value("link_preview_title") == "Johann Sebastian Bach"
    wiki.tap("Read article")
    assert wiki.value("page_title") == "Johann Sebastian Bach"
    assert [row.title for row in wiki.app.library.read()] == ["Johann Sebastian Bach", "Piano"]
    wiki.back()
    assert wiki.value("page_title") == "Piano"


def test_without_previews_a_link_leads_on_at_once(wiki: Wiki) -> None:
    wiki.app.prefs().put(names.LINK_PREVIEWS, value=False)
    wiki.read("Piano")
    wiki.tap("Johann Sebastian Bach")
    assert wiki.value("page_title") == "Johann Sebastian Bach"


def test_a_preview_s_article_is_added_to_a_new_list(wiki: Wiki) -> None:
    wiki.read("Piano")
    wiki.tap("Johann Sebastian Bach")
    wiki.tap("link_preview_overflow_button")
    wiki.tap("Add to reading list")
    wiki.tap("create_button")
    wiki.type("text_input", "Music")
    wiki.tap("OK")
    row = wiki.app.library.named("Music")
    assert row is not None
    assert [page.title for page in wiki.app.library.pages_of(row.id)] == ["Johann Sebastian Bach"]
    assert wiki.value("page_title") == "Piano"


def test_contents_lead_to_a_section(wiki: Wiki) -> None:
    wiki.read("Piano")
    wiki.tap("page_theme")
    for _ in range(8):
        wiki.tap("buttonIncreaseTextSize")
    wiki.back()
    wiki.tap("page_contents")
    assert wiki.values("page_toc_item_text") == ["Piano", "Invention", "Music"]
    wiki.tap("Music")
    page, heading = wiki.find("page_web_view"), wiki.find("Music")
    assert page is not None
    assert heading is not None
    middle = page.bounds.center.y
    assert page.bounds.top <= heading.bounds.top < middle or heading.bounds.bottom > middle
    assert wiki.find("page_title") is None or heading.bounds.top > page.bounds.top


def test_words_are_found_one_after_the_other(wiki: Wiki) -> None:
    wiki.read("Piano")
    wiki.tap("page_find_in_article")
    wiki.phone.windows.type_text("string")
    assert wiki.value("find_in_page_match") == "1/3"
    wiki.tap("find_in_page_next")
    assert wiki.value("find_in_page_match") == "2/3"
    wiki.tap("find_in_page_prev")
    wiki.tap("find_in_page_prev")
    assert wiki.value("find_in_page_match") == "3/3"
    wiki.tap("close_button")
    assert wiki.find("find_in_page_match") is None


def test_saving_and_taking_out_again(wiki: Wiki) -> None:
    wiki.read("Piano")
    wiki.tap("page_save")
    assert wiki.saved() == ["Piano"]
    assert "Saved Piano. Do you want to add it to a list?" in wiki.texts()
    wiki.tap("page_save")
    wiki.tap("Remove from Saved")
    assert wiki.saved() == []


def test_facts_are_folded_unless_tables_are_not(wiki: Wiki) -> None:
    wiki.read("Piano")
    assert "Topic" not in wiki.texts()
    wiki.tap("pcs-collapse-table-header")
    assert "Topic" in wiki.texts()
    wiki.app.prefs().put(names.COLLAPSE_TABLES, value=False)
    wiki.read("Violin")
    assert "Topic" in wiki.texts()


def test_an_article_that_is_not_there_is_said_so(wiki: Wiki) -> None:
    wiki.read("Nothing_of_the_kind")
    assert "The article “Nothing of the kind” does not exist." in wiki.texts()
    assert wiki.crashes() == []


def test_damaged_articles_are_shown_as_they_are(wiki: Wiki) -> None:
    base = wiki.app.database("articles.db")
    base.execute("UPDATE articles SET text = NULL, field = 'none', description = NULL")
    base.execute("INSERT INTO articles (title, text) VALUES ('[[', '## [[|]]\n\n[[a]][[')")
    base.execute("UPDATE past_events SET day = 'x-10-15', text = NULL")
    wiki.read("Piano")
    assert wiki.value("page_title") == "Piano"
    wiki.read("[[")
    wiki.phone.windows.start_app(names.PACKAGE)
    base.execute("DELETE FROM articles")
    wiki.phone.windows.changed()
    assert wiki.crashes() == []
