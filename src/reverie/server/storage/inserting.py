"""Inserting a row that may be there already. Both databases can say so, each through a dialect of its own."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = sqlite.Insert | postgresql.Insert


def insert_into(connection: Connection, table: Table) -> Insert:
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def insert_or_update(statement: Insert, key: str, where: Any, *columns: str) -> Insert:
    """Insert, or give the row with that key the new values of these columns, if ``where`` holds."""
    news = {column: statement.excluded[column] for column in columns}
    return statement.on_conflict_do_update(index_elements=[key], set_=news, where=where)
