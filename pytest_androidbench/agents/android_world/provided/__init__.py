"""What agents import of AndroidWorld, in our own code, for where the real package is not installed.

Names, fields and formats are those of `google-research/android_world`; `finder.py` beside this
package says which module stands for which.
"""
