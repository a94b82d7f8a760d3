"""The same servers as for all that is asked of one."""

from tests.web.conftest import cluster_server, home_server, server, stranger

__all__ = ["cluster_server", "home_server", "server", "stranger"]
