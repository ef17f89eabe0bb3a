"""Comments: what people have written beside moments of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "comments",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="comments_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="comments_table_id", ondelete="CASCADE"),
        sqlite_autoincrement=True,
    )
    op.create_index("comments_at_table", "comments", ["table_id", "id"])
    op.create_index("comments_of_guest", "comments", ["guest_id"])
