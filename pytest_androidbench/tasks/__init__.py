"""Tasks: decorated test functions with a goal, params, solutions and mistakes."""
