"""`houle admin people`, while the house serves: those who play there see it within seconds."""

from pathlib import Path

from houle.cli.main import main
from tests.engines.processes import wait_until
from tests.web.people import Party
from tests.web.server import NO_LIMITS, a_home


def admin(folder: Path, *arguments: str) -> int:
    """What an operator does, besides the server."""
    return main(["admin", *arguments, "--data", str(folder / "data")])


def test_a_house_is_looked_after_while_it_serves(tmp_path: Path) -> None:
    """Ben is blocked and his game goes on, Cleo's tokens are ended, Ada is erased."""
    with a_home(tmp_path, NO_LIMITS) as server:
        party = Party(server.url)
        ada, ben, cleo = party.people
        table = party.started("eddy")
        ids = {guest.name: guest.token.partition(".")[0] for guest in party.people}

        assert admin(tmp_path, "people", "block", ids["Ben"]) == 0
        refused = ben.ask(table, "concede")
        assert (refused.status_code, refused.json()["title"]) == (403, "Blocked")
        assert ada.frame(table)["table"]["chairs"][1]["gone"] is True

        assert admin(tmp_path, "people", "revoke", ids["Cleo"]) == 0
        wait_until(lambda: cleo.client.get("/api/me").status_code == 401, "a token to be refused")
        assert cleo.ask(table, "concede").status_code == 401

        with ben.listen(table) as stream:
            assert stream.frame().data["table"]["chairs"][0]["name"] == "Ada"
            assert admin(tmp_path, "people", "erase", ids["Ada"]) == 0
            while (seen := stream.frame().data)["happened"]["kind"] != "erased":
                pass
        assert [chair["name"] for chair in seen["table"]["chairs"]] == ["—", "Ben", "Cleo"]
        assert "Ada" not in ben.client.get(f"/api/tables/{table}/moments/5").text
        assert ada.client.get("/api/me").status_code == 401
        assert admin(tmp_path, "check") == 0
        for guest in party.people:
            guest.close()
