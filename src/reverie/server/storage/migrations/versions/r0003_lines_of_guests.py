"""An index of who wrote which lines: what a person has done is found without reading every log."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    somebody = sa.text("guest_id <> ''")
    op.create_index("log_of_guest", "log", ["guest_id", "table_id"], sqlite_where=somebody, postgresql_where=somebody)
