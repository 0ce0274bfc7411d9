"""MobileMiniWoB++: the 92 pages of MiniWoB++ that AndroidWorld shows in an app of its own."""
