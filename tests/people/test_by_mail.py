"""Whoever is elsewhere is told by mail that it is their turn: when, how often, and when not."""

import logging
from pathlib import Path

import httpx
import pytest

from houle.conformance.rules import rule
from houle.people.by_mail import AFTER_PUSH, BETWEEN
from houle.people.company_notices import BEFORE
from houle.people.presence import A_GLANCE
from houle.people.quiet import Quiet, quiet_until
from houle.people.telling import FIRST_PAUSE
from houle.tables.turns import UNSEEN
from tests.people.mailed_table import BENS, ORIGIN, SENDER, MailedTable, at_a_mailed_table
from tests.people.post_office import PASSWORD, USER
from tests.people.slow_table import A_DAY, A_SECOND
from tests.people.test_company_notices import SOON, again, an_evening, over

A_MINUTE = 60 * A_SECOND
A_WEEK = 7 * A_DAY
OF_AN_EVENING = "FLOTSAM: the evening of your club is soon"


@rule("P-32", "P-35")
def test_a_turn_that_was_not_seen_is_mailed(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        [came] = await at.unseen_mails()
        assert (came.sender, came.to) == (SENDER, [BENS])
        assert came.mail["From"] == f"Houle <{SENDER}>"
        assert came.mail["To"] == BENS
        assert came.mail["Subject"] == "Your turn: FLOTSAM"
        assert came.mail["Auto-Submitted"] == "auto-generated"
        assert came.mail.get_content_type() == "text/plain"
        table, end = came.links
        assert table == f"{ORIGIN}/t/{at.table}"
        assert end.startswith(f"{ORIGIN}/mail/end/")
        assert "23 hours left" in came.text
        assert "Ada" not in came.text, "of others nothing is said"
        assert came.mail["List-Unsubscribe"] == f"<{end}>"
        assert came.mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert f"List-Unsubscribe: <{end}>\r\n" in came.raw, "as it stands there, in one line"
        assert (USER.encode(), PASSWORD.encode()) == at.office.shown[-1]

    at_a_mailed_table(tmp_path, scene)


@rule("P-35")
def test_it_is_written_in_the_language_of_whoever_asked(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        async with at.asking(at.ben) as ben:
            body = {"address": BENS, "zone": "UTC"}
            await ben.post("/api/me/mail?lang=fr", json=body)
        assert at.office.came[-1].mail["Subject"] == "Est-ce ton adresse\u202f?"
        await at.press_button(at.office.came[-1].links[0])
        [came] = await at.unseen_mails()
        assert came.mail["Subject"] == "À toi de jouer\u00a0: FLOTSAM"
        assert "il reste 23 heures" in came.text

    at_a_mailed_table(tmp_path, scene, confirmed=False)


@rule("P-32")
def test_mail_is_not_as_quick_as_a_browser(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await at.pass_time(UNSEEN)
        assert await at.mails(9 * A_MINUTE) == []
        assert len(await at.mails(A_MINUTE)) == 1

    at_a_mailed_table(tmp_path, scene)


@rule("P-32")
def test_whoever_came_back_meanwhile_gets_no_mail(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await at.pass_time(UNSEEN)
        async with at.open_by(at.ben):
            at.clock.turn(A_GLANCE)
        assert await at.mails(A_DAY // 2) == []

    at_a_mailed_table(tmp_path, scene)


@rule("P-32")
def test_whoever_has_moved_gets_no_mail(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await at.pass_time(UNSEEN)
        await at.moves(at.ben)
        assert await at.mails(A_DAY // 2) == []

    at_a_mailed_table(tmp_path, scene)


@rule("P-32")
def test_what_a_browser_took_is_not_mailed_but_for_the_last_reminder(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await at.subscribe(at.phone)
        assert await at.unseen_mails() == []
        assert len(at.service.came) == 1
        assert await at.mails(A_DAY * 3 // 4) == []
        assert len(at.service.came) == 2
        [last] = await at.mails(A_DAY * 15 // 100)
        assert last.mail["Subject"] == "Little time left: FLOTSAM"

    at_a_mailed_table(tmp_path, scene)


@rule("P-32")
def test_what_no_browser_took_is_mailed(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await at.subscribe(at.phone)
        at.service.answers = [httpx.Response(410)]
        assert len(await at.unseen_mails()) == 1

    at_a_mailed_table(tmp_path, scene)


@rule("P-33")
def test_one_mail_tells_of_all_tables(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        first = at.table
        await at.another(A_WEEK)
        second = at.table
        await at.another(None)
        [came] = await at.unseen_mails()
        assert came.mail["Subject"] == "3 tables wait for you"
        tables = [f"{ORIGIN}/t/{table}" for table in (first, second, at.table)]
        assert came.links[:-1] == tables, "the one with the least time comes first"
        assert "6 days left" in came.text
        assert await at.mails(BETWEEN) == [], "none of them is told again"

    at_a_mailed_table(tmp_path, scene)


@rule("P-78", "P-35")
def test_an_invitation_is_mailed_to_whoever_wants_to_hear_of_it(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await over(at)
        table = await again(at)
        await at.pass_time(UNSEEN + SOON)
        [came] = await at.mails(AFTER_PUSH[0])
        assert came.mail["Subject"] == "FLOTSAM: play again?"
        assert came.links[:-1] == [f"{ORIGIN}/t/{table}"]
        assert "Ada" not in came.text, "of others nothing is said"
        assert await at.mails(A_DAY) == [], "once"

    at_a_mailed_table(tmp_path, scene)


@rule("P-78")
def test_whoever_wants_mail_of_turns_alone_is_not_told_of_an_invitation(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await at.ask(BENS, company=False)
        await over(at)
        await again(at)
        assert await at.mails(A_DAY) == []

    at_a_mailed_table(tmp_path, scene)


async def until_an_hour_before(at: MailedTable) -> None:
    """An evening to which Ben comes is planned, and all but an hour goes by: word is to go out,
    by browsers at once and by mail a minute later."""
    assert await at.mails(A_DAY - BEFORE - A_MINUTE) == []
    assert await at.mails(2 * A_MINUTE) == []


@rule("P-79", "P-34", "P-35")
def test_an_evening_is_mailed_to_whoever_comes_and_one_click_ends_it(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await over(at)
        club, _ = await an_evening(at)
        await until_an_hour_before(at)
        [came] = await at.mails(A_MINUTE)
        assert (came.sender, came.to) == (SENDER, [BENS])
        assert came.mail["Subject"] == OF_AN_EVENING
        link, end = came.links
        assert link == f"{ORIGIN}/clubs/{club}"
        assert came.mail["List-Unsubscribe"] == f"<{end}>"
        assert not {"Ada", "Ben", "Sea wolves"} & set(came.text.split()), "nobody is named"
        await an_evening(at)
        async with at.asking(None) as reader:
            form = {"content-type": "application/x-www-form-urlencoded"}
            click = "List-Unsubscribe=One-Click"
            ended = await reader.post(end.removeprefix(ORIGIN), content=click, headers=form)
            assert ended.is_success
        await until_an_hour_before(at)
        assert await at.mails(A_MINUTE) == []

    at_a_mailed_table(tmp_path, scene)


@rule("P-79", "P-35")
def test_an_evening_is_mailed_in_the_language_of_whoever_asked(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        async with at.asking(at.ben) as ben:
            await ben.post("/api/me/mail?lang=fr", json={"address": BENS, "zone": "UTC"})
        await over(at)
        await an_evening(at)
        await until_an_hour_before(at)
        [came] = await at.mails(A_MINUTE)
        assert came.mail["Subject"] == "FLOTSAM\u00a0: la soirée de ton club approche"

    at_a_mailed_table(tmp_path, scene)


@rule("P-79", "P-33")
def test_an_evening_does_not_wait_for_six_hours(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await an_evening(at)
        await at.mails(A_DAY - 2 * BEFORE)
        [turn] = await at.mails(15 * A_MINUTE)
        assert "Your turn" in turn.mail["Subject"]
        assert await at.mails(BEFORE - 13 * A_MINUTE) == []
        came = await at.mails(5 * A_MINUTE)
        assert [one.mail["Subject"] for one in came] == [OF_AN_EVENING]
        assert len(came[0].links) == 2, "the turn was told"

    at_a_mailed_table(tmp_path, scene, A_WEEK)


@rule("P-79")
@pytest.mark.parametrize("why", ["quiet hours", "a server away"])
def test_of_an_evening_that_has_begun_nobody_is_told(tmp_path: Path, why: str) -> None:
    async def scene(at: MailedTable) -> None:
        await over(at)
        await an_evening(at)
        await until_an_hour_before(at)
        if why == "quiet hours":
            minute = at.clock.now() // 60_000 % 1440
            quiet = {"begins": minute, "ends": (minute + 90) % 1440}
            await at.ask(BENS, quiet=quiet)
        else:
            await at.office.close()
        assert await at.mails(BEFORE + 2 * A_MINUTE) == []
        if why != "quiet hours":
            await at.office.open()
        assert await at.mails(A_DAY) == []

    at_a_mailed_table(tmp_path, scene)


@rule("P-78", "P-79")
def test_whoever_wants_mail_of_turns_alone_is_told_of_no_evening(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await at.ask(BENS, company=False)
        await over(at)
        await an_evening(at)
        assert await at.mails(A_DAY) == []

    at_a_mailed_table(tmp_path, scene)


@rule("P-33")
def test_the_next_mail_comes_six_hours_later(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        assert len(await at.unseen_mails()) == 1
        await at.another(A_WEEK)
        assert await at.unseen_mails() == []
        assert await at.mails(BETWEEN - 30 * A_MINUTE) == []
        [came] = await at.mails(30 * A_MINUTE)
        assert at.table in came.text
        assert len(came.links) == 2, "the other one was told"

    at_a_mailed_table(tmp_path, scene, A_WEEK)


@rule("P-33")
def test_the_last_reminder_does_not_wait(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        assert len(await at.unseen_mails()) == 1
        assert await at.mails(20 * A_MINUTE) == [], "a quarter of the time is left"
        assert await at.mails(2 * A_MINUTE) == []
        [last] = await at.mails(4 * A_MINUTE)
        assert "3 minutes left" in last.text

    at_a_mailed_table(tmp_path, scene, 40 * A_MINUTE)


@rule("P-24", "P-32")
def test_quiet_hours_put_it_off_to_their_end(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await at.post(
            at.ben,
            "/api/me/mail",
            address=BENS,
            zone="UTC",
            quiet={"begins": 0, "ends": 23 * 60 + 59},
        )
        assert await at.unseen_mails() == []
        end = quiet_until(Quiet(0, 23 * 60 + 59), "UTC", at.clock.now())
        assert end is not None
        assert len(await at.mails(end - at.clock.now())) == 1

    at_a_mailed_table(tmp_path, scene, move_time=None)


@rule("P-32")
def test_a_server_that_is_away_gets_it_once_when_it_is_back(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        await at.another()
        await at.office.close()
        assert await at.unseen_mails() == []
        assert await at.mails(FIRST_PAUSE) == []
        await at.office.open()
        [came] = await at.mails(2 * FIRST_PAUSE)
        assert len(came.links) == 3
        assert await at.mails(A_DAY // 2) == [], "once"

    at_a_mailed_table(tmp_path, scene)


@rule("P-32")
@pytest.mark.parametrize("answer", ["451 4.3.0 later", "550 5.7.1 relaying denied"])
def test_a_server_that_takes_nothing_now_is_asked_again(tmp_path: Path, answer: str) -> None:
    async def scene(at: MailedTable) -> None:
        at.office.to_recipients = [answer]
        assert await at.unseen_mails() == []
        assert len(await at.mails(FIRST_PAUSE)) == 1

    at_a_mailed_table(tmp_path, scene)


@rule("P-34")
def test_a_mailbox_that_is_not_there_is_forgotten(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        at.office.to_recipients = ["550 5.1.1 no such user"]
        assert await at.unseen_mails() == []
        assert (await at.addresses())["address"] is None
        assert await at.mails(A_DAY) == []

    at_a_mailed_table(tmp_path, scene)


@rule("P-34")
def test_a_mail_that_is_refused_is_not_sent_again(tmp_path: Path) -> None:
    async def scene(at: MailedTable) -> None:
        at.office.to_data = ["554 5.6.0 not like this"]
        assert await at.unseen_mails() == []
        assert await at.mails(A_DAY // 2) == []
        assert (await at.addresses())["address"] == BENS

    at_a_mailed_table(tmp_path, scene)


@rule("P-35")
def test_no_log_has_an_address_or_the_password(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def scene(at: MailedTable) -> None:
        at.office.to_recipients = [f"451 4.3.0 {BENS} later", f"550 5.1.1 {BENS} unknown"]
        await at.unseen_mails()
        await at.mails(FIRST_PAUSE)
        assert "mail waits: SMTPRecipientsRefused" in caplog.text
        ours = "\n".join(one.getMessage() for one in caplog.records if one.name.startswith("houle"))
        assert BENS not in ours
        assert PASSWORD not in ours

    at_a_mailed_table(tmp_path, scene)
