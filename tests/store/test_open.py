"""Which store a URL names."""

import asyncio

import pytest

from houle.store.open import open_store


@pytest.mark.parametrize("url", ["mysql://here/there", "sqlite://", "postgresql+psycopg://a/b"])
def test_other_urls_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="a store is named by"):
        asyncio.run(open_store(url))
