"""Runs the revisions on the connection that `houle.store.upgrade` hands in."""

from alembic import context

from houle.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    include_schemas=True,
)
with context.begin_transaction():
    context.run_migrations()
