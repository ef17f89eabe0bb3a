"""The laws that every game must keep, as a test suite that ships with Reverie."""
