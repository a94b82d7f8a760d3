"""What `deploy/` has for systemd and for containers, and the page about it, against the program."""
