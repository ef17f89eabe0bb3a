"""Dream-Quest, clause by clause."""
