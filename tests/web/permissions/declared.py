"""The matrix: every route, and what becomes of it for every kind of caller. A line each.

A route that has no line here fails `test_matrix.py`, and so does a kind of caller that a line does
not name. `docs/permissions.md` is made of this: `python -m tools.permissions`.
"""

from tests.web.permissions.callers import Kind
from tests.web.permissions.rows import (
    DONE,
    NOTHING_THERE,
    At,
    Fill,
    Row,
    act,
    by_workers,
    for_everybody,
    for_the_host,
    for_the_seat,
    for_whoever_asks,
    for_workers,
    look,
    own,
)

JUST_DO = Fill.COMMAND
HIDDEN = "409 T-50 nobody-may-watch"
NOT_OVER = "409 T-11 not-over"
OTHER_EYES = "409 T-52 not-over"
OWN_EYES = {**look(OTHER_EYES, OTHER_EYES, HIDDEN), Kind.SEAT: DONE}
WHY_NOT = {**own(), Kind.GUEST: HIDDEN, Kind.WATCHER: "409 T-26 not-seated"}
WISHED = act(guest="409 T-38 not-seated")
FOR_THE_OTHERS = act(guest="409 T-37 not-seated", seat="409 T-37 not-yours")

NOWHERE = (NOTHING_THERE, NOTHING_THERE)
OF_THE_HOST = act(*NOWHERE, host=DONE)
REFUSED = ("409 P-11 passkey-refused", "409 P-11 passkey-refused")
NOT_PROVED = "409 P-12 not-proved"
"""The host has a passkey, and has not shown it lately; the watcher, who is the guest, has codes."""

TABLE = "/api/tables/{table}"

FOR_EVERYBODY = (
    Row("GET /healthz", for_everybody()),
    Row("GET /readyz", for_everybody()),
    Row("GET /metrics", for_everybody()),
    Row("GET /robots.txt", for_everybody()),
    Row("GET /.well-known/security.txt", for_everybody()),
    Row("GET /schema", for_everybody()),
    Row("GET /schema/openapi.json", for_everybody()),
    Row("GET /schema/{path}", dict.fromkeys(for_everybody(), NOTHING_THERE)),
    Row("GET /api/games", for_everybody()),
    Row("GET /api/push", for_everybody()),
    Row("GET /api/games/{game}/kit", for_everybody()),
    Row("GET /api/tables", for_everybody()),
    Row("POST /api/guests", for_whoever_asks(), body={"name": "Zoe"}),
    Row("POST /api/transfers/look", for_whoever_asks(), body=Fill.CODE),
    Row("POST /api/transfers", for_whoever_asks(), body=Fill.CODE),
    Row("POST /api/mail/confirm", for_whoever_asks(), body=Fill.MAIL_TOKEN),
    Row("POST /mail/end/{token}", for_whoever_asks()),
    Row("POST /api/sign-in/options", for_whoever_asks()),
    Row("POST /api/sign-in/recovery", for_whoever_asks(), body=Fill.RECOVERY),
)

ONES_OWN = (
    Row("GET /api/me", own()),
    Row("POST /api/me", act(), body={"name": "Zoe"}),
    Row("GET /api/me/tables", own()),
    Row("GET /api/me/waiting", own()),
    Row("POST /api/me/push", act(), body=Fill.PUSH),
    Row("POST /api/me/push/off", act(), body={"endpoint": "https://fcm.googleapis.com/1"}),
    Row("GET /api/me/mail", own()),
    Row("POST /api/me/mail", act(), body={"address": "zoe@example.org", "zone": "UTC"}),
    Row("POST /api/me/mail/off", act()),
    Row("GET /api/me/holiday", own()),
    Row("POST /api/me/holiday", act(), body=Fill.HOLIDAY),
    Row("POST /api/me/holiday/end", act()),
    Row("GET /api/me/transfer", own()),
    Row("POST /api/me/transfer", act()),
    Row("GET /api/me/account", own()),
    Row("POST /api/me/passkeys/options", act()),
    Row("POST /api/me/passkeys", act(*REFUSED, host=DONE), body=Fill.NEW_PASSKEY, signs_out=True),
    Row("POST /api/me/passkeys/{passkey}/rename", OF_THE_HOST, body={"name": "Phone"}),
    Row("POST /api/me/passkeys/{passkey}/remove", act(*NOWHERE, host=NOT_PROVED)),
    Row("POST /api/me/recovery-codes", {**act(host=NOT_PROVED), Kind.WATCHER: NOT_PROVED}),
    Row("POST /api/me/sessions/{session}/end", OF_THE_HOST),
    Row("POST /api/sign-in", for_whoever_asks(), body=Fill.PASSKEY, signs_out=True),
    Row("GET /api/me/export", own()),
    Row("POST /api/me/erase", act(NOT_PROVED, NOT_PROVED)),  # all have ways in by now
    Row("POST /api/me/sign-out", act(), signs_out=True),
    Row("POST /api/me/sign-out-elsewhere", act(), ends_tokens=True),
    Row("POST /api/tables", act(), body={"game": "flotsam", "seats": 2}),
    Row("POST /api/meet", act(), body={"command": "meet", "game": "flotsam"}),
)

LOOKING = (
    Row(f"GET {TABLE}", look(), At.OPEN),
    Row(f"GET {TABLE}", look(shut_out=HIDDEN), At.RUNNING),
    Row(f"GET {TABLE}/live", look(shut_out=HIDDEN), At.RUNNING),
    Row(f"GET {TABLE}/moments", look(shut_out=HIDDEN), At.RUNNING, query="first=1&count=2"),
    Row(f"GET {TABLE}/moments/{{seq}}", look(shut_out=HIDDEN), At.RUNNING),
    Row(f"GET {TABLE}/moments/{{seq}}", OWN_EYES, At.RUNNING, query="viewer=1"),
    Row(f"GET {TABLE}/moments/{{seq}}", look(shut_out=HIDDEN), At.OVER, query="viewer=1"),
    Row(f"GET {TABLE}/game", look(NOT_OVER, NOT_OVER, HIDDEN), At.RUNNING),
    Row(f"GET {TABLE}/game", look(shut_out=HIDDEN), At.OVER),
    Row(f"GET {TABLE}/why-not", WHY_NOT, At.RUNNING),
)

BEFORE_THE_START = (
    Row(f"POST {TABLE}/sit", act("409 T-02 seated-already"), At.OPEN, {"seat": 4}),
    Row(f"POST {TABLE}/leave", act(guest="409 T-04 not-seated"), At.OPEN, JUST_DO),
    Row(f"POST {TABLE}/word", act(guest="409 T-10 not-seated"), At.OPEN, {"word": "tide"}),
    Row(f"POST {TABLE}/seat-bot", for_the_host("T-03"), At.OPEN, {"seat": 4}),
    Row(f"POST {TABLE}/remove-bot", for_the_host("T-03"), At.OPEN, {"seat": 3}),
    Row(f"POST {TABLE}/remove", for_the_host("T-09"), At.OPEN, Fill.SITTER),
    Row(f"POST {TABLE}/start", for_the_host("T-05"), At.FULL, JUST_DO),
    Row(f"POST {TABLE}/close", for_the_host("T-06"), At.OPEN, JUST_DO),
)

PLAYING = (
    Row(f"POST {TABLE}/moves", for_the_seat("T-20 turn-is-over", "T-25"), At.RUNNING, Fill.MOVE),
    Row(f"POST {TABLE}/asides", act(guest="409 T-25 not-seated"), At.RUNNING, Fill.ASIDE),
    Row(
        f"POST {TABLE}/take-back",
        for_the_seat("T-24 nothing-to-take-back", "T-25"),
        At.CHOSEN,
        JUST_DO,
    ),
    Row(f"POST {TABLE}/concede", act(guest="409 T-40 not-seated"), At.RUNNING, JUST_DO),
    Row(f"POST {TABLE}/carry-on", for_the_seat("T-40 not-conceded", "T-40"), At.CONCEDED, JUST_DO),
    Row(f"POST {TABLE}/come-back", for_the_seat("T-32 not-away", "T-32"), At.LEFT, JUST_DO),
    Row(f"POST {TABLE}/pace", WISHED, At.RUNNING, {"move_time": 60_000}),
    Row(f"POST {TABLE}/call-bot", FOR_THE_OTHERS, At.SLOW, Fill.TURN),
    Row(f"POST {TABLE}/decline-bot", FOR_THE_OTHERS, At.CALLED, Fill.TURN),
    Row(f"POST {TABLE}/leave", act(guest="409 T-04 not-seated"), At.RUNNING, JUST_DO),
    Row(f"POST {TABLE}/rematch", act(guest="409 T-41 not-seated"), At.OVER, JUST_DO),
)

BY_BOTS = (
    Row(f"GET {TABLE}/bots", for_workers(), At.RUNNING),
    Row(f"POST {TABLE}/bots/{{seat}}/moves", by_workers(), At.BOT, Fill.BOT_MOVE),
    Row(f"POST {TABLE}/bots/{{seat}}/asides", by_workers(), At.BOT, Fill.BOT_ASIDE),
)

SECTIONS = {
    "For everybody": FOR_EVERYBODY,
    "One's own": ONES_OWN,
    "Looking at a table": LOOKING,
    "Before the start": BEFORE_THE_START,
    "Playing": PLAYING,
    "Bots": BY_BOTS,
}
ROWS = tuple(row for rows in SECTIONS.values() for row in rows)
