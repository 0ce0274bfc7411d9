"""AndroidWorld's tasks: ids, slots, budgets, difficulty and tags as published, goals our own.

Source of all ids and numbers: google-research/android_world (Apache-2.0), arXiv 2405.14573.
"""
