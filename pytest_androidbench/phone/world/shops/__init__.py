"""What the small web's shops sell: kinds, families and goods, all of our own making."""
