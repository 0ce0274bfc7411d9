"""HTML Viewer: AOSP's page for files of HTML."""
