"""The phone's UI toolkit: widgets, layout, hit test, hierarchy and picture."""
