"""B-MoCA: everyday tasks on phones that look different."""
