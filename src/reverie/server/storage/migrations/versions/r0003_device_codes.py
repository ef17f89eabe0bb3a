"""The codes with which somebody comes over to a second device: at most one for each guest, and none in the clear."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "device_codes",
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("link_seal", sa.Text, nullable=False),
        sa.Column("word_seal", sa.Text, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.Column("used_by", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", name="device_codes_key"),
    )
    op.create_index("device_codes_by_link", "device_codes", ["link_seal"])
    op.create_index("device_codes_by_word", "device_codes", ["word_seal"])
