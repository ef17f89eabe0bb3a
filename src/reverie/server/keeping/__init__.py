"""Keeping house: what is thrown away when, what a person may take along or have erased, copies, and a doctor."""

from reverie.server.keeping.copies import backup
from reverie.server.keeping.doctor import Examined, examine_tables, export_table
from reverie.server.keeping.people import erase_person, export_person
from reverie.server.keeping.retention import Policy, retention

__all__ = [
    "Examined",
    "Policy",
    "backup",
    "erase_person",
    "examine_tables",
    "export_person",
    "export_table",
    "retention",
]
