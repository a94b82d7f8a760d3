"""No way out of the server is forgotten."""

import re
from typing import Any

from tests.games.subjects import SUBJECTS
from tests.secrecy.check import played
from tests.secrecy.world import Files, latest_app

HISTORIES = 32

KNOW_NO_TABLE = {
    "GET /healthz": "",
    "GET /readyz": "",
    "GET /metrics": "read straight from the node, as ops",
    "GET /robots.txt": "",
    "GET /.well-known/security.txt": "",
    "GET /schema": "",
    "GET /schema/openapi.json": "",
    "GET /schema/{path}": "",
    "GET /api/games/{game}/kit": "cards and words of a game",
    "POST /api/me": "a name",
    "GET /api/days": "one's own deals of the day: `test_days.py`",
    "GET /api/days/{day}": "what is committed to: `test_days.py`",
    "GET /api/days/{day}/{game}": "the board for who has played: `test_days.py`",
    "GET /day/{day}/{game}/picture.png": "where one stands oneself: `test_days.py`",
    "POST /api/days/{day}/{game}": "where one plays it oneself: `test_days.py`",
    "GET /api/challenges": "one's own, and how many played them: `test_challenges.py`",
    "GET /api/challenges/{challenge}": "what may be known of a challenge: `test_challenges.py`",
    "POST /api/challenges/{challenge}": "where one plays it oneself: `test_challenges.py`",
    "GET /api/challenges/{challenge}/beside/{table}": "for who has played: `test_challenges.py`",
    "POST /api/tables/{table}/challenge": "an address: `test_challenges.py`",
    "POST /api/meet": "where one sits, before it is dealt, or oneself plays",
    "POST /api/me/push/off": "nothing but that it is done",
    "GET /api/me/mail": "an address of one's own",
    "POST /api/me/mail": "an address of one's own",
    "POST /api/me/mail/off": "nothing but that it is done",
    "POST /api/mail/confirm": "nothing but that it is done",
    "POST /mail/end/{token}": "nothing but that it is done",
    "GET /api/me/visible": "what one said oneself, and an address",
    "GET /api/me/holiday": "what one said oneself",
    "POST /api/me/holiday": "what one said oneself",
    "POST /api/me/holiday/end": "what one said oneself",
    "GET /api/me/blocks": "whom one blocks oneself, as they were called",
    "POST /api/me/blocks/{block}/undo": "whom one blocks oneself, as they were called",
    "POST /api/tables/{table}/block": "nothing but that it is done",
    "POST /api/tables/{table}/report": "nothing but that it is done",
    "GET /api/tables/{table}/muted": "seats of whom one mutes oneself",
    "POST /api/tables/{table}/mute": "seats of whom one mutes oneself",
    "GET /api/moderation/reports": "names, and what was said: `people/test_witness.py`",
    "GET /api/moderation/reports/{report}": "names, and what was said: `people/test_witness.py`",
    "POST /api/moderation/reports/{report}/close": "as the queue",
    "POST /api/friends/look": "a name",
    "POST /api/me/friends/{friend}/remove": "who they are, and open tables of the list",
    "POST /api/me/invitations/{table}/take": "where one sits, before it is dealt",
    "POST /api/me/invitations/{table}/decline": "nothing but that it is done",
    "POST /api/clubs/look": "a name of a club",
    "POST /api/clubs/{club}/evenings": "when, and who comes",
    "POST /api/clubs/{club}/evenings/{evening}/answer": "when, and who comes",
    "POST /api/clubs/{club}/evenings/{evening}/call-off": "when, and who comes",
    "POST /api/clubs/{club}/link": "a code to join with",
    "POST /api/clubs/{club}/leave": "nothing but that it is done",
    "POST /api/clubs/{club}/members/{member}/remove": "who belongs to a club",
    "POST /api/clubs/{club}/members/{member}/hand-on": "who belongs to a club",
    "POST /api/clubs/{club}/dissolve": "nothing but that it is done",
    "POST /api/me/sign-out-elsewhere": "a token",
    "GET /api/me/account": "how one comes in, and where one is signed in",
    "POST /api/me/passkeys/options": "a name, and what was asked of browsers before",
    "POST /api/me/passkeys": "how one comes in",
    "POST /api/me/passkeys/{passkey}/rename": "how one comes in",
    "POST /api/me/passkeys/{passkey}/remove": "how one still comes in",
    "POST /api/me/recovery-codes": "codes for a token",
    "POST /api/sign-in/options": "a challenge",
    "POST /api/sign-in": "a token",
    "POST /api/sign-in/recovery": "a token",
    "POST /api/me/sessions/{session}/end": "where one is still signed in",
    "POST /api/me/sign-out": "nothing",
    "POST /api/me/erase": "nothing",
    "POST /api/me/transfer": "a code for a token",
    "GET /api/me/transfer": "whether that was taken",
    "POST /api/transfers/look": "a name",
    "POST /api/transfers": "a token",
}
"""Routes that are not asked for, and why they need not be."""


def test_every_route_is_asked_for_or_knows_no_table(files: Files) -> None:
    asked: set[str] = set()
    subject = SUBJECTS["flotsam"]
    for seed in range(HISTORIES):
        got = played(subject, seed % len(subject.settings), seed, files.store)
        assert got is not None
        assert got.strayed is None
        asked |= {came.asked for sent in got.transcripts.values() for came in sent}
    routes = _routes(latest_app())
    watched = {name for name, shape in routes.items() if any(map(shape.fullmatch, asked))}
    assert watched | set(KNOW_NO_TABLE) == set(routes)
    assert not watched & set(KNOW_NO_TABLE)


def _routes(app: Any) -> dict[str, re.Pattern[str]]:
    """Every method and path, with what a request for it looks like."""
    while not hasattr(app, "routes"):
        app = app._app  # what stands before the framework has no routes of its own
    routes = {}
    for route in app.routes:
        for method in set(getattr(route, "methods", ())) - {"OPTIONS", "HEAD"}:
            path = re.sub(r":\w+(?=\})", "", route.path)
            shape = re.sub(r"\\\{\w+\\\}", "[^/?]+", re.escape(path))
            routes[f"{method} {path}"] = re.compile(rf"{method} {shape}(\?.*)?")
    return routes
