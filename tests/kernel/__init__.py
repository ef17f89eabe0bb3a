"""The kernel's own tests."""
