"""What the coach found out about finished games: kept so that nobody waits for it twice."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("made_by", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="analyses_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="analyses_table_id", ondelete="CASCADE"),
    )
