"""What new files can begin with."""

from __future__ import annotations

from datetime import datetime
from typing import Final

EMPTY: Final = "Empty file"
WIKI: Final = "zim-wiki-empty.txt"
JEKYLL: Final = "2029-01-01-jekyll-post.md"
ZETTEL: Final = "202901012359-zettelkasten.md"
TEMPLATES: Final[dict[str, str]] = {
    EMPTY: "",
    "markor-markdown-reference.md": (
        "# Heading 1\n## Heading 2\n\nPlain, **bold**, _italic_, ~~struck out~~ and `code`.\n\n"
        "* one\n* two\n    * below two\n\n1. first\n2. second\n\n* [ ] open\n* [x] done\n\n"
        "> A quote\n\n[A link](https://example.org)\n\n```\ncode\n```\n\n| Left | Right |\n"
        "|:-----|------:|\n| 1    | 2     |\n"
    ),
    "todo.example.txt": (
        "(A) Call the plumber @phone +home\n(B) Return the library books @town\n"
        "Sort the photos +album\nx Water the plants @balcony\n"
    ),
    JEKYLL: "---\nlayout: post\ntags: []\ncategories: []\ntitle: 'title'\n---\n\n",
    "cooking-recipe.md": (
        "# Title\n## Description\n\n### Ingredients\n\n|  Ingredient   | Amount |\n"
        "|:--------------|:-------|\n| 1             | 1      |\n| 2             | 2      |\n\n"
        "### Preparation\n\n1. Text\n2. Text\n"
    ),
    "presentation-beamer.md": (
        "---\nclass: beamer\n---\n\n-----------------\n# Title\n\n## Author\n\n-----------------\n"
        "## Slide\n\n* one\n* two\n\n-----------------\n"
    ),
    "zim-wiki-reference.txt": (
        "Content-Type: text/x-zim-wiki\nWiki-Format: zim 0.4\n\n====== Title ======\n"
        "**bold** //italic// __marked__ ~~struck out~~\n\n* one\n* two\n\n[ ] open\n[*] done\n"
    ),
    WIKI: (
        "Content-Type: text/x-zim-wiki\nWiki-Format: zim 0.4\nCreation-Date: {time}\n\n"
        "====== {title} ======\nCreated {day}\n"
    ),
    "hugo-post-front-matter.md": "---\ntags: []\ncreated: '{date}'\ntitle: ''\n---\n\n",
    ZETTEL: "source:\ncategory:\ntag:\n------------\n",
    "2029-01-01-jekyll-post.adoc": "= My Title\n:page-tags: []\n:toc: auto\n\n== Section\n",
    "sample.csv": "# number; text; date\nnumber;text;finishing date\n1;Learn formats;\n",
}


def content(template: str, title: str, now: datetime) -> str:
    """What a file made from a template begins with."""
    text = TEMPLATES[template]
    if template not in {WIKI, "hugo-post-front-matter.md"}:
        return text
    return text.format(
        title=title.replace("_", " "),
        time=f"{now:%Y-%m-%dT%H:%M:%S+00:00}",
        day=f"{now:%A, %d %B %Y}",
        date=f"{now:%Y-%m-%d}",
    )


def prefix(template: str, now: datetime) -> str:
    """What the names of such files begin with."""
    if template == JEKYLL:
        return f"{now:%Y-%m-%d}-"
    return f"{now:%Y%m%d%H%M}-" if template == ZETTEL else ""
