"""Daily deals: the chain that they follow from, and who has begun which of them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "daily_chain",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("first_day", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="daily_chain_key"),
    )
    op.create_table(
        "daily_entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("finished_at", sa.Double),
        sa.Column("in_time", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("result", sa.Text),
        sa.Column("adjusted", sa.Text),
        sa.PrimaryKeyConstraint("table_id", name="daily_entries_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="daily_entries_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("day", "game", "guest_id", name="daily_entries_of_guest_once"),
        sa.UniqueConstraint("day", "game", "device", name="daily_entries_of_device_once"),
    )
    op.create_index("daily_entries_of_guest", "daily_entries", ["guest_id"])
    to_study = sa.text("adjusted IS NULL")
    op.create_index(
        "daily_entries_to_study",
        "daily_entries",
        ["finished_at"],
        sqlite_where=to_study,
        postgresql_where=to_study,
    )
