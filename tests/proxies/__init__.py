"""What `deploy/` ships, put to the test: proxies with TLS before nodes that are renewed."""
