"""Crowds: many who are there at once and do little, a table that many watch, a restart, several server processes."""
