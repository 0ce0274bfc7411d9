"""Tasks.org: to-dos with due dates, priorities, lists and tags."""
