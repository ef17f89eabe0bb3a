"""The first shape: tables and their entries, guests, sittings, chat, the heartbeat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _tables()
    _log()
    _guests()
    _sittings()
    _chat()
    _heartbeat()


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, nullable=False)


def _goes_with_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], f"{name}_table_id", ondelete="CASCADE")


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("updated_at", sa.Double, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("guest_host", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_key"),
    )
    op.create_index("tables_in_phase", "tables", ["phase", "updated_at"])


def _log() -> None:
    op.create_table(
        "log",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("client_id", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="log_key"),
        _goes_with_table("log"),
    )
    named = sa.text("client_id <> ''")
    op.create_index(
        "log_once",
        "log",
        ["table_id", "guest_id", "client_id"],
        unique=True,
        sqlite_where=named,
        postgresql_where=named,
    )


def _guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.Column("forgotten", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("id", name="guests_key"),
    )


def _sittings() -> None:
    op.create_table(
        "sittings",
        _of_table(),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", name="sittings_key"),
        _goes_with_table("sittings"),
    )
    op.create_index("sittings_of_guest", "sittings", ["guest_id"])


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, nullable=False),
        _of_table(),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="chat_key"),
        _goes_with_table("chat"),
        sqlite_autoincrement=True,
    )
    op.create_index("chat_at_table", "chat", ["table_id", "id"])
    op.create_index("chat_of_guest", "chat", ["guest_id"])


def _heartbeat() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="heartbeat_key"),
    )
