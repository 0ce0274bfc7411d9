"""The home app: pages of icons, the drawer, the overview of tasks."""
