"""What tests of several folders have in common."""

from collections.abc import Iterator

import pytest

from tests.samples.install import install_samples
from tests.texts.listening import no_text_errors

install_samples()


@pytest.fixture
def sound_texts() -> Iterator[None]:
    """Nothing that is said in the test has an error in it."""
    with no_text_errors():
        yield
