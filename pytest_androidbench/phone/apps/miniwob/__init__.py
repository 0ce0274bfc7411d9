"""MiniWoB: shows pages of MiniWoB++, and tells by broadcast what they want and gave."""
