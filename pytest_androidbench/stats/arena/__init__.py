"""AndroidArena's measures of an agent's steps against a labelled way; arXiv 2402.06596."""
