"""Google Drive: files in folders, and who may see them."""
