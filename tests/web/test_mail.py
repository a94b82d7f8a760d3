"""Who may be written to, and how that ends, over HTTP."""

from pathlib import Path
from typing import Any

import pytest

from houle.cli.parser import UsageError
from houle.cli.serve import mail_server
from houle.cli.voice import Voice
from houle.conformance.rules import rule
from houle.people.mailboxes import CONFIRMED_WITHIN, Mailbox, MailLinks, known_address
from houle.people.telling import Answer, Kind, Waits
from houle.web.limits import Limits
from houle.web.mailing import Mailer, MailServer
from houle.web.node import Node
from tests.people.mailed_table import BENS, ORIGIN, SENDER, MailedTable, at_a_mailed_table
from tests.people.post_office import a_post_office
from tests.people.slow_table import A_DAY, A_SECOND
from tests.people.test_own_data import forgotten
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.server import SECRET
from tests.web.staged import come_in, player_of, staged

OTHER = "benedict@example.org"
TOLD_ALL = {"company": True}
FORM = {"content-type": "application/x-www-form-urlencoded"}
AS_ONE_CLICK = "List-Unsubscribe=One-Click"


@rule("P-30")
def test_where_nobody_has_set_it_up_there_is_no_mail(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node, token=await come_in(node)) as guest:
            shown = {"here": False, "address": None, "waiting": None, **TOLD_ALL}
            assert (await guest.get("/api/me/mail")).json() == shown
            body = {"address": BENS, "zone": "UTC"}
            assert (await guest.post("/api/me/mail", json=body)).status_code == 404
            token = {"token": "anything"}
            assert (await guest.post("/api/mail/confirm", json=token)).status_code == 404
            assert (await guest.post("/mail/end/anything")).status_code == 404

    staged(tmp_path, scene)


@rule("P-30")
def test_an_address_counts_once_it_is_confirmed(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        asked = await at.ask()
        assert asked.to == [BENS]
        assert asked.mail["List-Unsubscribe"] is None, "there is nothing to end yet"
        assert await at.addresses() == {"here": True, "address": None, "waiting": BENS, **TOLD_ALL}
        [link] = asked.links
        assert link.startswith(f"{ORIGIN}/mail/confirm#")
        async with at.asking(None) as preview:
            await preview.get(link.removeprefix(ORIGIN))
        assert await at.unseen_mails() == [], "to look at it confirms nothing"
        assert await at.press_button(link) == 200
        assert await at.press_button(link) == 200, "twice is as good as once"
        assert await at.addresses() == {"here": True, "address": BENS, "waiting": None, **TOLD_ALL}

    at_a_mailed_table(tmp_path, scene, confirmed=False)


@rule("P-30")
def test_a_link_to_confirm_holds_for_a_day_and_is_ours(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        [link] = (await at.ask()).links
        for wrong in (link[:-1], link.replace("#mail-", "#mail-0"), f"{ORIGIN}/mail/confirm#x"):
            assert await at.press_button(wrong) == 404
        at.clock.turn((CONFIRMED_WITHIN + 1) * A_SECOND)
        assert await at.press_button(link) == 404
        assert (await at.addresses())["address"] is None

    at_a_mailed_table(tmp_path, scene, confirmed=False)


@rule("P-30")
def test_a_new_address_takes_the_place_of_the_former_once_it_is_confirmed(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        [first] = (await at.ask("somebody@example.org")).links
        [link] = (await at.ask(OTHER)).links
        assert await at.press_button(first) == 404, "another was asked for since"
        assert await at.addresses() == {"here": True, "address": BENS, "waiting": OTHER, **TOLD_ALL}
        assert await at.press_button(link) == 200
        [came] = await at.unseen_mails()
        assert came.to == [OTHER]

    at_a_mailed_table(tmp_path, scene)


@rule("P-30")
def test_hours_are_changed_without_a_mail(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        before = len(at.office.came)
        await at.ask(BENS, quiet={"begins": 1320, "ends": 480})
        assert len(at.office.came) == before
        [kept] = await at.node.store.own_data.mailed_at(player_of(at.ben))
        assert (kept.address, kept.quiet_begins, kept.quiet_ends) == (BENS, 1320, 480)

    at_a_mailed_table(tmp_path, scene)


@rule("P-78", "P-79")
def test_mail_may_be_of_turns_alone_and_is_changed_without_a_mail(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        before = len(at.office.came)
        await at.ask(BENS, company=False)
        shown = {"here": True, "address": BENS, "waiting": None}
        assert await at.addresses() == {**shown, "company": False}
        await at.ask(BENS)
        assert await at.addresses() == {**shown, **TOLD_ALL}
        assert len(at.office.came) == before

    at_a_mailed_table(tmp_path, scene)


@rule("P-31")
@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("ben@example.org", "ben@example.org"),
        ("Ben.O'Hara+turns@Mail.Example.ORG", "Ben.O'Hara+turns@mail.example.org"),
        (f"{'a' * 64}@example.org", f"{'a' * 64}@example.org"),
        (f"{'a' * 65}@example.org", None),
        (f"ben@{'a' * 63}.{'b' * 63}.{'c' * 63}.{'d' * 63}.org", None),
        (f"ben@{'a' * 64}.org", None),
        ("ben@example.org\r\nBcc: all@example.org", None),
        ("ben@example.org\n", None),
        ("ben\r\n@example.org", None),
        ("ben@example.org,ada@example.org", None),
        ("<ben@example.org>", None),
        ("Ben <ben@example.org>", None),
        ('"ben b"@example.org', None),
        ("ben@example", None),
        ("ben@localhost", None),
        ("ben@127.0.0.1", None),
        ("ben@[127.0.0.1]", None),
        ("ben@exämple.org", None),
        ("bén@example.org", None),
        ("ben@example..org", None),
        (".ben@example.org", None),
        ("be..n@example.org", None),
        ("ben@-example.org", None),
        ("ben@ada@example.org", None),
        ("ben\x00@example.org", None),
        ("@example.org", None),
        ("ben@", None),
        ("", None),
    ],
)
def test_only_what_is_an_address_is_taken(typed: str, kept: str | None) -> None:
    assert known_address(typed) == kept


@rule("P-31")
def test_what_is_no_address_is_refused_and_not_repeated(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        async with at.asking(at.ben) as ben:
            typed = "ben@example.org\r\nBcc: all@example.org"
            refused = await ben.post("/api/me/mail", json={"address": typed, "zone": "UTC"})
            assert (refused.status_code, refused.json()["rule"]) == (409, "P-31")
            assert "example" not in refused.text
            at.office.to_recipients = ["550 5.1.1 no such user"]
            refused = await ben.post("/api/me/mail", json={"address": BENS, "zone": "UTC"})
            assert (refused.status_code, refused.json()["rule"]) == (409, "P-31")
            nowhere = {"address": BENS, "zone": "Atlantis/Centre"}
            assert (await ben.post("/api/me/mail", json=nowhere)).status_code == 400
        assert at.office.came == []
        assert (await at.addresses())["waiting"] is None

    at_a_mailed_table(tmp_path, scene, confirmed=False)


@rule("P-30")
def test_nothing_is_kept_if_the_mail_could_not_be_sent(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await at.office.close()
        async with at.asking(at.ben) as ben:
            answer = await ben.post("/api/me/mail", json={"address": BENS, "zone": "UTC"})
            assert (answer.status_code, answer.json()["reason"]) == (409, "mail-away")
        assert (await at.addresses())["waiting"] is None
        await at.office.open()
        await at.confirm()
        assert (await at.addresses())["address"] == BENS

    at_a_mailed_table(tmp_path, scene, confirmed=False)


@rule("P-31")
def test_few_mails_a_day_go_to_an_address_and_from_a_player(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        async def answers(token: str, *addresses: str) -> list[int]:
            async with at.asking(token) as guest:
                bodies = [{"address": one, "zone": "UTC"} for one in addresses]
                return [(await guest.post("/api/me/mail", json=one)).status_code for one in bodies]

        assert await answers(at.ben, BENS, BENS.replace("ben", "Ben")) == [200, 200]
        assert await answers(at.ada, BENS) == [429], "somebody else has asked for it often enough"
        assert await answers(at.ben, OTHER, "b@example.org") == [200, 429]
        assert len(at.office.came) == 3
        at.clock.turn(A_DAY)
        assert await answers(at.ben, BENS) == [200]

    limits = Limits(guest_mails=3, mailbox_mails=2)
    at_a_mailed_table(tmp_path, scene, confirmed=False, limits=limits)


@rule("P-34")
def test_one_click_ends_it_as_mail_providers_do_it(tmp_path: Path) -> None:
    """RFC 8058: a form without a cookie, sent to the address that stands in the header."""

    async def scene(at: MailedTable) -> None:
        [came] = await at.unseen_mails()
        link = str(came.mail["List-Unsubscribe"]).strip("<>").removeprefix(ORIGIN)
        async with at.asking(None) as reader:
            await reader.get(link)
            assert (await at.addresses())["address"] == BENS, "to look at it ends nothing"
            for _ in range(2):
                ended = await reader.post(link, content=AS_ONE_CLICK, headers=FORM)
                assert ended.status_code == 200
            assert (await reader.post(link[:-1], content=AS_ONE_CLICK, headers=FORM)).is_error
        assert await at.addresses() == {"here": True, "address": None, "waiting": None, **TOLD_ALL}
        assert await at.mails(A_DAY) == []
        await at.confirm()
        at.clock.turn(400 * A_DAY)
        async with at.asking(None) as reader:
            assert (await reader.post(link, content=AS_ONE_CLICK, headers=FORM)).is_success
        kept = await at.node.store.own_data.mailed_at(player_of(at.ben))
        assert kept == [], "that link ends mail to this address for ever"

    at_a_mailed_table(tmp_path, scene)


@rule("P-34")
def test_only_this_one_path_takes_a_form(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        async with at.asking(at.ben) as ben:
            for path in ("/api/me/mail/off", "/api/mail/confirm", "/mail/endless"):
                answer = await ben.post(path, content=AS_ONE_CLICK, headers=FORM)
                assert answer.status_code == 415, path

    at_a_mailed_table(tmp_path, scene)


@rule("P-34")
def test_one_word_ends_it(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await at.post(at.ada, "/api/me/mail/off")
        assert (await at.addresses())["address"] == BENS, "nobody ends it for another"
        await at.post(at.ben, "/api/me/mail/off")
        assert await at.unseen_mails() == []

    at_a_mailed_table(tmp_path, scene)


@rule("P-16", "P-34")
def test_an_address_is_in_the_copy_and_goes_with_its_owner(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        async with at.asking(at.ben) as ben:
            [mailed] = (await ben.get("/api/me/export")).json()["mailed_at"]
            assert (mailed["address"], mailed["language"], mailed["zone"]) == (BENS, "en", "UTC")
            assert (await ben.post("/api/me/erase")).is_success
        assert await at.node.store.own_data.mailed_at(player_of(at.ben)) == [], "at once"
        assert await forgotten(at.node, at.clock)
        assert await at.mails(A_DAY) == []

    at_a_mailed_table(tmp_path, scene)


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("smtps://mail.example.org", ("mail.example.org", 465, True, None, None)),
        ("smtp://mail.example.org", ("mail.example.org", 587, False, None, None)),
        ("smtp://u%40x:p%3Aw@mail.example.org:25", ("mail.example.org", 25, False, "u@x", "p:w")),
    ],
)
def test_a_server_is_named_by_its_address(url: str, found: Any) -> None:
    named = MailServer.named(url, SENDER)
    assert (named.host, named.port, named.tls, named.user, named.password) == found


@rule("P-35")
@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("https://u:secret@mail.example.org", SENDER),
        ("smtp://", SENDER),
        ("smtp://u:secret@mail.example.org:99999", SENDER),
        ("smtp://u:secret@[mail.example.org", SENDER),
        ("smtp://u:secret@mail.example.org/path", SENDER),
        ("smtp://u:secret@mail.example.org", ""),
        ("smtp://u:secret@mail.example.org", "a@example.org\nBcc: b@example.org"),
    ],
)
def test_what_names_no_server_is_refused_without_its_password(url: str, sender: str) -> None:
    with pytest.raises(ValueError, match="no ") as refused:
        MailServer.named(url, sender)
    assert "secret" not in str(refused.value)


@rule("P-35")
def test_nothing_is_said_to_a_server_elsewhere_without_tls(tmp_path: Path) -> None:
    """Neither the password nor who is written to, though the server would listen."""

    async def scene(node: Node, clock: HandClock) -> None:
        async with a_post_office("127.0.0.2") as office:
            links = MailLinks(ORIGIN, clock, (SECRET,))
            mailer = Mailer(MailServer.named(office.url, SENDER), links)
            to = Mailbox("mail-1", "ben", BENS, "en", "UTC", None, 0, 0)
            tables = [Waits(Kind.TURN, "t1", "flotsam", None)]
            assert (await mailer.tell(to, tables, clock.now())).answer is Answer.LATER
            assert (office.came, office.shown) == ([], [])

    staged(tmp_path, scene)


VOICE = Voice("en")


@rule("P-35")
def test_an_operator_names_server_sender_and_site_or_none() -> None:
    mail = {"HOULE_MAIL": "smtps://u:secret@mail.example.org", "HOULE_MAIL_FROM": SENDER}
    read = MailServer.named
    assert mail_server({}, ORIGIN, read, VOICE) is None
    named = mail_server(mail, ORIGIN, read, VOICE)
    assert named is not None
    assert (named.host, named.sender) == ("mail.example.org", SENDER)
    for wrong in (mail | {"HOULE_MAIL_FROM": ""}, mail | {"HOULE_MAIL": "u:secret@mail"}):
        with pytest.raises(UsageError) as refused:
            mail_server(wrong, ORIGIN, read, VOICE)
        assert "secret" not in str(refused.value)
    with pytest.raises(UsageError):
        mail_server(mail, None, read, VOICE)
