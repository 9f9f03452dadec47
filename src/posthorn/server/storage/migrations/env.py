"""What Alembic runs to bring a database up to date; ``posthorn.server.storage.migration`` gives it the connection."""

from alembic import context

from posthorn.server.storage.schema import VERSION_TABLE, metadata

# Whoever gave the connection has begun the transaction and commits it: a step is taken whole or not at all.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()
