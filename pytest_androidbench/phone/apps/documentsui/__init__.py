"""Files, and the pages on which other apps let a user pick one."""
