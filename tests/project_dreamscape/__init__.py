"""Project Dreamscape, clause by clause."""
