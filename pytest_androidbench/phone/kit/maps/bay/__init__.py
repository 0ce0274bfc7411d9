"""The region around Mountain View and Sunnyvale: drawn by code from one seed, no map was copied.

Names and rough places of its towns, large streets, airports and of two published places are facts
of public geography. Its other places and small streets are made up.
"""
