"""Everything the house may refuse with has its words in every language."""

import pytest

from houle.tables.refusing import Reason
from houle.texts import LOCALES
from houle.texts.catalogue import shared_source
from houle.texts.ids import text_id
from houle.texts.parsed import parse


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reason", Reason)
def test_a_refusal_has_a_sentence(reason: Reason, locale: str) -> None:
    assert text_id("refusal", reason) in parse(shared_source(locale)).messages
