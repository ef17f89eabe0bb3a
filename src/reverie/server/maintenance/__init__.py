"""Keeping house: what is thrown away when, what a person may take along or have erased, copies, and a doctor."""

from reverie.server.maintenance.copies import backup
from reverie.server.maintenance.doctor import Examined, examine_tables, export_table
from reverie.server.maintenance.people import erase_person, export_person
from reverie.server.maintenance.retention import RetentionPolicy, retention

__all__ = [
    "Examined",
    "RetentionPolicy",
    "backup",
    "erase_person",
    "examine_tables",
    "export_person",
    "export_table",
    "retention",
]
