"""The matrix: every route, and what becomes of it for every kind of caller. A line each.

A route that has no line here fails `test_matrix.py`, and so does a kind of caller that a line does
not name. `docs/permissions.md` is made of this: `python -m tools.permissions`.
"""

from tests.web.permissions.callers import SEATED, Kind
from tests.web.permissions.rows import (
    DONE,
    NOTHING_THERE,
    At,
    Fill,
    Row,
    act,
    by_moderators,
    by_workers,
    for_everybody,
    for_moderators,
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
SILENT = act("409 T-54 talk-closed", "409 T-53 not-seated")
UNSEEN = "409 T-26 not-seated"
UNWATCHED = {Kind.GUEST: HIDDEN, Kind.MODERATOR: HIDDEN}
ALONE = "409 T-79 not-alone"
HINTED = {
    **own("409 T-79 not-seated"),
    **dict.fromkeys((*SEATED, Kind.BLOCKED, Kind.OTHER_SITE), ALONE),
    **UNWATCHED,
}
WHY_NOT = {
    **own(UNSEEN),
    **dict.fromkeys((*SEATED, Kind.BLOCKED, Kind.OTHER_SITE), DONE),
    **UNWATCHED,
}
UNREAD = "409 T-58 not-seated"
UNTOLD = {
    **own("409 T-78 not-over"),
    **UNWATCHED,
}
TOLD = {**own(), **UNWATCHED}
READING = {**own(UNREAD), **dict.fromkeys((*SEATED, Kind.BLOCKED, Kind.OTHER_SITE), DONE)}
SITTING = {**act("409 T-02 seated-already"), Kind.APART: "409 T-64 not-together"}
UNKEPT = "409 T-67 not-to-be-had"
TAKING_OVER = {**SITTING, Kind.GUEST: UNKEPT, Kind.MODERATOR: UNKEPT}
"""Where nobody may look on, nobody waits for the next round."""
LOOK_AT_LINK = {**for_whoever_asks(), Kind.APART: NOTHING_THERE}
BEFRIENDING = {**act(seat="409 P-65 own-link"), Kind.APART: NOTHING_THERE}
"""The seat gave the link."""
OF_THE_CLUB = {
    **own(NOTHING_THERE),
    **dict.fromkeys((Kind.HOST, Kind.OTHER_SITE, Kind.CLUB_MEMBER), DONE),
}
LEAVING = {**act(NOTHING_THERE, NOTHING_THERE, host=DONE), Kind.CLUB_MEMBER: DONE}
KEEPING = {**LEAVING, Kind.CLUB_MEMBER: "409 P-72 not-keeper"}
"""The host keeps the club."""
CALLING_OFF = {**LEAVING, Kind.CLUB_MEMBER: "409 P-76 not-your-evening"}
"""The host planned the evening."""
OUTSIDE = "409 T-65 not-a-member"
IN_THE_CLUB = {**act(OUTSIDE, OUTSIDE, host="409 T-02 seated-already"), Kind.CLUB_MEMBER: DONE}
INVITED = act(NOTHING_THERE, NOTHING_THERE, seat=DONE)
"""The host asked the seat, with whom they had played, and the seat had not come yet."""
BLOCKING = {**act(seat="409 P-60 nobody-to-block"), **UNWATCHED}
MUTING = {**act(seat="409 P-89 nobody-to-mute"), **UNWATCHED}
REPORTING = {**act(seat="409 P-80 nobody-to-report"), **UNWATCHED}
FAULTING = {**act(), **UNWATCHED}
CHALLENGING = {**act("409 T-96 not-to-play-again", "409 T-96 not-seated"), **UNWATCHED}
"""Everybody agreed to stop before the end."""
NOT_PLAYED = own("409 T-98 challenge-not-played")
WISHED = act(guest="409 T-38 not-seated")
FOR_THE_OTHERS = act(guest="409 T-37 not-seated", seat="409 T-37 not-yours")

NOWHERE = (NOTHING_THERE, NOTHING_THERE)
OF_THE_HOST = act(*NOWHERE, host=DONE)
REFUSED = ("409 P-11 passkey-refused", "409 P-11 passkey-refused")
NOT_PROVED = "409 P-12 not-proved"
"""The host has a passkey, and has not shown it lately; the watcher, who is the guest, has codes."""

TABLE = "/api/tables/{table}"
CLUB = "{} /api/clubs/{{club}}{}"

FOR_EVERYBODY = (
    Row("GET /healthz", for_everybody()),
    Row("GET /readyz", for_everybody()),
    Row("GET /metrics", for_everybody()),
    Row("GET /robots.txt", for_everybody()),
    Row("GET /.well-known/security.txt", for_everybody()),
    Row("GET /t/{table}/picture.png", for_everybody(), At.RUNNING),
    Row("GET /schema", for_everybody()),
    Row("GET /schema/openapi.json", for_everybody()),
    Row("GET /schema/{path}", dict.fromkeys(for_everybody(), NOTHING_THERE)),
    Row("GET /api/games", for_everybody()),
    Row("GET /api/challenges/{challenge}", for_everybody()),
    Row("GET /api/push", for_everybody()),
    Row("GET /api/games/{game}/kit", for_everybody()),
    Row("GET /api/days", for_everybody()),
    Row("GET /api/days/{day}", for_everybody()),
    Row("GET /api/games/{game}/standings", for_everybody()),
    Row("GET /api/people/{handle}", for_everybody()),
    Row("GET /api/tables", for_everybody()),
    Row("POST /api/guests", for_whoever_asks(), body={"name": "Zoe"}),
    Row("POST /api/transfers/look", for_whoever_asks(), body=Fill.CODE),
    Row("POST /api/transfers", for_whoever_asks(), body=Fill.CODE),
    Row("POST /api/friends/look", LOOK_AT_LINK, body=Fill.LINK),
    Row("POST /api/clubs/look", for_whoever_asks(), body=Fill.CLUB_LINK),
    Row("POST /api/mail/confirm", for_whoever_asks(), body=Fill.MAIL_TOKEN),
    Row("POST /mail/end/{token}", for_whoever_asks()),
    Row("POST /api/sign-in/options", for_whoever_asks()),
    Row("POST /api/sign-in/recovery", for_whoever_asks(), body=Fill.RECOVERY),
)

ONES_OWN = (
    Row("GET /api/me", own()),
    Row("POST /api/me", act(), body={"name": "Zoe"}),
    Row("GET /api/me/tables", own()),
    Row("GET /api/me/tables/finished", own()),
    Row("GET /api/me/waiting", own()),
    Row("POST /api/me/push", act(), body=Fill.PUSH),
    Row("POST /api/me/push/off", act(), body={"endpoint": "https://fcm.googleapis.com/1"}),
    Row("GET /api/me/mail", own()),
    Row("POST /api/me/mail", act(), body={"address": "zoe@example.org", "zone": "UTC"}),
    Row("POST /api/me/mail/off", act()),
    Row("GET /api/me/record", own()),
    Row("GET /api/me/visible", own()),
    Row("POST /api/me/visible", act(), body={"in_standings": True, "page": True}),
    Row("GET /api/me/holiday", own()),
    Row("POST /api/me/holiday", act(), body=Fill.HOLIDAY),
    Row("POST /api/me/holiday/end", act()),
    Row("GET /api/me/blocks", own()),
    Row("POST /api/me/blocks/{block}/undo", OF_THE_HOST),
    Row("GET /api/me/friends", own()),
    Row("POST /api/me/friends/link", act()),
    Row("POST /api/friends", BEFRIENDING, body=Fill.LINK),
    Row("POST /api/me/friends/{friend}/remove", OF_THE_HOST),
    Row("GET /api/me/invitations", own()),
    Row("POST /api/me/invitations/{table}/take", INVITED, At.ASKED, JUST_DO),
    Row("POST /api/me/invitations/{table}/decline", INVITED, At.ASKED),
    Row("GET /api/me/clubs", own()),
    Row("POST /api/clubs", act(), body={"name": "Sea wolves"}),
    Row("POST /api/clubs/join", act(), body=Fill.CLUB_LINK),
    Row(CLUB.format("GET", ""), OF_THE_CLUB),
    Row(CLUB.format("GET", "/tables"), OF_THE_CLUB),
    Row(CLUB.format("GET", "/standings"), OF_THE_CLUB),
    Row(CLUB.format("GET", "/evenings"), OF_THE_CLUB),
    Row(CLUB.format("POST", "/evenings"), LEAVING, body=Fill.EVENING),
    Row(CLUB.format("POST", "/evenings/{evening}/answer"), LEAVING, body={"coming": True}),
    Row(CLUB.format("POST", "/evenings/{evening}/call-off"), CALLING_OFF),
    Row(CLUB.format("POST", "/link"), KEEPING),
    Row(CLUB.format("POST", "/leave"), LEAVING),
    Row(CLUB.format("POST", "/members/{member}/remove"), KEEPING),
    Row(CLUB.format("POST", "/members/{member}/hand-on"), KEEPING),
    Row(CLUB.format("POST", "/dissolve"), KEEPING),
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
    Row("GET /api/challenges", own()),
    Row("POST /api/me/erase", act(NOT_PROVED, NOT_PROVED)),  # all have ways in by now
    Row("POST /api/me/sign-out", act(), signs_out=True),
    Row("POST /api/me/sign-out-elsewhere", act(), ends_tokens=True),
    Row("POST /api/tables", act(), body={"game": "flotsam", "seats": 2}),
    Row("POST /api/meet", act(), body={"command": "meet", "game": "flotsam"}),
    Row("POST /api/days/{day}/{game}", act()),
    Row(
        "GET /day/{day}/{game}/picture.png",
        dict.fromkeys(for_everybody(), "409 T-94 day-not-played"),
    ),
    Row("POST /api/challenges/{challenge}", act()),
    Row("GET /api/challenges/{challenge}/beside/{table}", NOT_PLAYED, At.OVER),
    Row("GET /api/days/{day}/{game}", dict.fromkeys(for_everybody(), "409 T-94 day-not-played")),
)

LOOKING = (
    Row(f"GET {TABLE}", look(), At.OPEN),
    Row(f"GET {TABLE}", look(shut_out=HIDDEN), At.RUNNING),
    Row(f"GET {TABLE}/people", look(), At.OPEN),
    Row(f"GET {TABLE}/people", look(shut_out=HIDDEN), At.RUNNING),
    Row(f"GET {TABLE}/live", look(shut_out=HIDDEN), At.RUNNING),
    Row(f"GET {TABLE}/moments", look(shut_out=HIDDEN), At.RUNNING, query="first=1&count=2"),
    Row(f"GET {TABLE}/moments/{{seq}}", look(shut_out=HIDDEN), At.RUNNING),
    Row(f"GET {TABLE}/moments/{{seq}}", OWN_EYES, At.RUNNING, query="viewer=1"),
    Row(f"GET {TABLE}/moments/{{seq}}", look(shut_out=HIDDEN), At.OVER, query="viewer=1"),
    Row(f"GET {TABLE}/game", look(NOT_OVER, NOT_OVER, HIDDEN), At.RUNNING),
    Row(f"GET {TABLE}/game", look(shut_out=HIDDEN), At.OVER),
    Row(f"GET {TABLE}/why-not", WHY_NOT, At.RUNNING),
    Row(f"GET {TABLE}/hint", HINTED, At.RUNNING),
    Row(f"GET {TABLE}/moments/{{seq}}/why", UNTOLD, At.RUNNING),
    Row(f"GET {TABLE}/moments/{{seq}}/why", TOLD, At.PLAYED),
)

BEFORE_THE_START = (
    Row(f"POST {TABLE}/sit", SITTING, At.OPEN, {"seat": 4}),
    Row(f"POST {TABLE}/sit", IN_THE_CLUB, At.CLUB, {"seat": 1}),
    Row(f"POST {TABLE}/take-over", SITTING, At.OPEN, {"seat": 3}),
    Row(f"POST {TABLE}/take-over", IN_THE_CLUB, At.CLUB, {"seat": 3}),
    Row(f"POST {TABLE}/leave", act(guest="409 T-04 not-seated"), At.OPEN, JUST_DO),
    Row(f"POST {TABLE}/say", act(guest="409 T-53 not-seated"), At.OPEN, {"remark": "hello"}),
    Row(f"POST {TABLE}/allow-writing", act(guest="409 T-57 not-seated"), At.BY_LINK, JUST_DO),
    Row(f"POST {TABLE}/end-writing", act(guest="409 T-57 not-seated"), At.WRITING, JUST_DO),
    Row(f"POST {TABLE}/write", act(guest="409 T-56 not-seated"), At.WRITING, {"words": "hello"}),
    Row(f"GET {TABLE}/written", READING, At.WRITING),
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
    Row(f"POST {TABLE}/say", SILENT, At.RUNNING, {"remark": "hello"}),
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
    Row(f"POST {TABLE}/take-over", TAKING_OVER, At.RUNNING, {"seat": 3}),
    Row(f"POST {TABLE}/leave", act(guest="409 T-04 not-seated"), At.RUNNING, JUST_DO),
    Row(f"POST {TABLE}/block", BLOCKING, At.RUNNING, Fill.SEEN),
    Row(f"GET {TABLE}/muted", {**own(), **UNWATCHED}, At.RUNNING),
    Row(f"POST {TABLE}/mute", MUTING, At.RUNNING, Fill.MUTED),
    Row(f"POST {TABLE}/report", REPORTING, At.RUNNING, Fill.REPORTED),
    Row(f"POST {TABLE}/fault", FAULTING, At.RUNNING, Fill.FAULT),
    Row(f"POST {TABLE}/challenge", CHALLENGING, At.OVER),
    Row(f"POST {TABLE}/rematch", act(guest="409 T-41 not-seated"), At.OVER, JUST_DO),
)

REPORTED = "/api/moderation/reports"
MODERATING = (
    Row(f"GET {REPORTED}", for_moderators()),
    Row(f"GET {REPORTED}/{{report}}", for_moderators()),
    Row(f"POST {REPORTED}/{{report}}/close", by_moderators(), body={"verdict": "nothing"}),
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
    "Moderating": MODERATING,
    "Bots": BY_BOTS,
}
ROWS = tuple(row for rows in SECTIONS.values() for row in rows)
