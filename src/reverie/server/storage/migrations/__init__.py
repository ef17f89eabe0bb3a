"""Bringing a database to the shape that this code knows, step by step (Alembic)."""

from pathlib import Path
from typing import Any, Final

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

VERSION_TABLE: Final = "reverie_version"
"""A name of our own, so that another program's migrations are never taken for ours."""

_STEPS: Final = ScriptDirectory(str(Path(__file__).parent))


def newest() -> str:
    """The revision that this code works with."""
    head = _STEPS.get_current_head()
    assert head is not None
    return head


def is_known(revision: str) -> bool:
    return any(step.revision == revision for step in _STEPS.walk_revisions())


def revision_of(connection: Connection) -> str | None:
    return _context(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Take every step that is missing, within the connection's transaction."""

    def steps(current: Any, _: MigrationContext) -> Any:
        return _STEPS._upgrade_revs(revision, current)  # noqa: SLF001  (Alembic has no public name for it)

    context = _context(connection, fn=steps)
    with Operations.context(context):
        context.run_migrations()


def _context(connection: Connection, **options: Any) -> MigrationContext:
    # SQLite can roll back a change of shape too, whatever Alembic assumes of it.
    options |= {"version_table": VERSION_TABLE, "transactional_ddl": True}
    return MigrationContext.configure(connection, opts=options)
