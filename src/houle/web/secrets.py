"""The secrets that sign tokens: several while one takes over from another."""

SHORTEST_SECRET = 16


def secrets_in(named: str) -> tuple[str, ...]:
    """Secrets that are named one after the other, with commas between them; the first one signs."""
    return tuple(secret.strip() for secret in named.split(","))


def good_secret(named: str) -> bool:
    """Whether none of the secrets is too easily guessed."""
    return all(len(one) >= SHORTEST_SECRET for one in secrets_in(named))
