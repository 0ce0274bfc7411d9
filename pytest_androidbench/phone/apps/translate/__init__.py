"""Google Translate: texts in another language, what was translated, and what was saved of it."""
