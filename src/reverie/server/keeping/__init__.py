"""Keeping house: what is thrown away when, what a person may take along or have erased, and copies for the shelf."""

from reverie.server.keeping.copies import backup
from reverie.server.keeping.people import erase_person, export_person
from reverie.server.keeping.retention import Policy, retention

__all__ = ["Policy", "backup", "erase_person", "export_person", "retention"]
