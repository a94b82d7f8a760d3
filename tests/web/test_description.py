"""The API answers as its description says, whatever is sent; it never fails."""

import itertools
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    missing_required_header,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from houle.games.registry import game_names
from houle.tables.listing import A_DAY
from houle.web.identity import Identity
from houle.web.system import SystemClock
from tests.people.owner import Owner
from tests.people.stand_in import Browser
from tests.reported.screens import blank
from tests.web.people import Guest, client, new_command
from tests.web.server import NO_LIMITS, SECRET, Server, a_home

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    missing_required_header,
    unsupported_method,
    ignored_auth,
]
AnyCase: TypeAlias = Case[Any]

LIVE = "/api/tables/{table}/live"
SIGN_OUT = "/api/me/sign-out"
BY_LINK = {
    "GET /api/tables/{table}/written",
    *(f"POST /api/tables/{{table}}/{deed}" for deed in ("allow-writing", "end-writing", "write")),
}
"""What is done at tables in no list where people allow it: the matrix does it."""
UNHURRIED = {f"POST /api/tables/{{table}}/{deed}" for deed in ("call-bot", "decline-bot")}
"""What can be done only after ten minutes: the matrix of permissions does it."""
BY_MAIL = {"POST /api/me/mail", "POST /api/mail/confirm", "POST /mail/end/{token}"}
"""What works only where mail is set up: `test_mail.py` does it, and the matrix too."""
MODERATED = "/api/moderation/"
"""What is there for moderators alone: the matrix does it."""
EXAMPLES = 10
OWNED = {
    "/api/me/erase",
    "/api/me/passkeys",
    "/api/me/passkeys/{passkey}/rename",
    "/api/me/passkeys/{passkey}/remove",
    "/api/me/recovery-codes",
    "/api/sign-in",
    "/api/sign-in/recovery",
}
"""Asked for by who has a way in, or has one from then on."""
RIGHT = {
    "/api/guests": {"name": "Ada"},
    "/api/meet": {"game": "flotsam", "name": "Ada"},
    "/seat-bot": {"seat": 2, "bot": "greedy"},
    "/remove-bot": {"seat": 1},
    "/word": {"word": "tide"},
    "/pace": {"move_time": 60_000},
    "/say": {"remark": "hello"},
    "/write": {"words": "hello"},
}
"""What makes a body right, wherever it is sent."""


class Scene:
    """A server with tables of every game in every phase, and somebody who sits at them."""

    def __init__(self, server: Server) -> None:
        self._lent: str | None = None
        self.guest = Guest(server.url, "Ada")
        self.other = Guest(server.url, "Ben")
        self.url = server.url
        self.answers: set[tuple[str, int]] = set()
        self._count = itertools.count()
        self._games = itertools.cycle(sorted(game_names()))
        phases = (self._open, self._playing, self._with_bots, self._finished)
        self._tables = [make() for make in phases for _ in game_names()]

    @property
    def worker(self) -> str:
        """The token of a worker: it does not hold for long."""
        return Identity(SECRET, bytes).worker_token()

    def _open(self) -> str:
        return self.guest.open(next(self._games), 4, seat=0, bots=[None, "random"])

    def _playing(self) -> str:
        table = self.guest.open("flotsam", 2, seat=0, options={"first": 0})
        self.other.do(table, "sit", seat=1)
        self.guest.do(table, "start")
        return table

    def _with_bots(self, game: str | None = None) -> str:
        bots = [None, "random", "random"]
        game = game or next(self._games)
        table = self.guest.open(game, 3, seat=0, bots=bots, bot_time=10_000)
        self.guest.do(table, "start")
        return table

    def _mine(self) -> str:
        return self._where(lambda table: bool(self.guest.frame(table)["view"]["moves"]))

    def _theirs(self) -> str:
        return self._where(lambda table: bool(self._to_play(table)))

    def _where(self, waits: Callable[[str], bool]) -> str:
        """A table that waits for somebody; who begins is a matter of chance."""
        game = next(self._games)
        return next(table for _ in range(100) if waits(table := self._with_bots(game)))

    def _choosing(self) -> str:
        table = self._with_bots("eddy")
        self.guest.play(table)
        return table

    def _left(self) -> str:
        table = self._playing()
        self.guest.do(table, "leave")
        return table

    def _conceded(self) -> str:
        table = self._playing()
        self.guest.do(table, "concede")
        return table

    def _finished(self) -> str:
        table = self._with_bots()
        self.guest.do(table, "concede")
        return table

    def _alone(self) -> str:
        """With a bot, and it is the guest's turn."""
        bots = [None, "random"]
        table = self.guest.open("flotsam", 2, seat=0, bots=bots, options={"first": 0})
        self.guest.do(table, "start")
        return table

    def _played(self) -> str:
        """One that is over, with a move of the guest's."""
        table = self._alone()
        self._move_at = self.guest.play(table)
        self.guest.do(table, "concede")
        return table

    def _talking_bots(self) -> str:
        bots = [None, "random"]
        table = self.guest.open("flotsam", 2, seat=0, bots=bots, bot_time=10_000)
        self.guest.do(table, "start")
        return table

    def fit(self, case: AnyCase) -> None:
        """Let what is well formed hit something that is there, and every second time rightly."""
        path: str = case.operation.path
        body: Any = case.body
        if isinstance(body, dict) and "command" in body:
            body["command"] = new_command()
        number = next(self._count)
        if "table" in case.path_parameters and path != LIVE:  # a stream would never end
            case.path_parameters["table"] = self._tables[number % len(self._tables)]
        if number % 2:
            makers = {
                "/moves": self._mine,
                "/asides": self._playing,
                "/bots/{seat}/moves": self._theirs,
                "/bots/{seat}/asides": self._talking_bots,
                "/bots": self._with_bots,
                "/take-back": self._choosing,
                "/come-back": self._left,
                "/carry-on": self._conceded,
                "/concede": self._playing,
                "/pace": self._playing,
                "/rematch": self._finished,
                "/game": self._finished,
                "/why-not": self._mine,
                "/moments": self._finished,
                "/moments/{seq}": self._finished,
                "/moments/{seq}/why": self._played,
                "/hint": self._alone,
            }
            deed = path.removeprefix("/api/tables/{table}")
            if path not in (deed, LIVE):
                case.path_parameters["table"] = makers.get(deed, self._open)()
            self._make_right(case.path_parameters, body, deed)
            if "transfer" in path:
                self._offer(body)
            if path == "/api/me/push":
                body.update(self._browser(), quiet=None)
            if path == "/api/me/holiday" and case.method == "POST":
                body.update(begins=0, ends=SystemClock().now() + A_DAY)
            if "session" in case.path_parameters:
                case.path_parameters["session"] = self._elsewhere()
            self._with_others(path, case.path_parameters, body)
            if "day" in case.path_parameters:
                self._on_a_day(case.path_parameters, case.method)
            if path.endswith("/challenge") or "challenge" in case.path_parameters:
                self._challenged(path, case.path_parameters)
            if path in OWNED:
                self._own(path, case.path_parameters, body)

    def _with_others(self, path: str, where: dict[str, Any], body: Any) -> None:
        """What has to do with friends, and with those whom one would rather not meet."""
        if path.endswith(("/block", "/mute", "/report")):
            where["table"], seen = self._stranger()
            body.update(seen | ({"seq": 2} if "seq" in body else {}))
        if path.endswith("/fault"):
            where["table"] = self._playing()
            drawn = blank(self.guest.frame(where["table"])["seq"])
            body.update(viewer=None, told={"about": "points", "words": "", "drawn": drawn})
        if path in ("/api/friends", "/api/friends/look"):
            body["code"] = self._link()
        if path in ("/api/clubs/join", "/api/clubs/look"):
            body["code"] = self._club()["code"]
        if path == "/api/clubs":
            body["name"] = "Sea wolves"
        if "club" in where:
            self._in_a_club(where)
            if path.endswith("/evenings") and isinstance(body, dict):
                body.update(game="flotsam", begins=SystemClock().now() + A_DAY)
        if "/invitations/" in path:
            where["table"] = self._invited()
        makers = (("friend", self._friend), ("block", self._blocked), ("handle", self._page))
        for name, make in makers:
            if name in where:
                where[name] = make()

    def _on_a_day(self, where: dict[str, Any], method: str) -> None:
        """Today, and for a board a deal that the guest has given up."""
        with client(self.url, self.guest.token) as guest:
            where["day"] = guest.get("/api/days").json()["day"]
            if "game" not in where:
                return
            where["game"] = next(self._games)
            if method == "GET":
                begun = guest.post(f"/api/days/{where['day']}/{where['game']}").json()
                self.guest.do(begun["table"], "concede")

    def _challenged(self, path: str, where: dict[str, Any]) -> None:
        """A game that somebody played to its end, and asks others to play."""
        asks = path.endswith("/challenge")
        if asks:
            where["table"] = self._to_the_end(self.guest)
            return
        table = self._to_the_end(self.other)
        where["challenge"] = self.other.client.post(f"/api/tables/{table}/challenge").json()[
            "challenge"
        ]
        if "table" in where:
            where["table"] = table
            own = self.guest.client.post(f"/api/challenges/{where['challenge']}").json()["table"]
            self.guest.do(own, "concede")

    def _to_the_end(self, guest: Guest) -> str:
        table = guest.open("flotsam", 2, seat=0, bots=[None, "random"])
        guest.do(table, "start")
        guest.play_until_over(table)
        return table

    def _own(self, path: str, where: dict[str, Any], body: Any) -> None:
        """Let somebody new ask, who has what it takes."""
        owner = Owner(self.url)
        if "passkey" in where:
            where["passkey"] = owner.passkey()
        match path:
            case "/api/me/passkeys":
                body.update(owner.new_passkey())
            case "/api/sign-in":
                body.update(owner.shown())
            case "/api/sign-in/recovery":
                body.update(owner.code())
        self._lent = owner.token

    def _make_right(self, where: dict[str, Any], body: Any, deed: str) -> None:
        table = where.get("table", "")
        if deed in RIGHT:
            body.update(RIGHT[deed])
        match deed:
            case "/api/tables" if isinstance(body, dict):
                body.update(game=next(self._games), seats=3, options={}, bots=[], seat=0)
                body["name"] = "Ada"
                body.update(move_time=None, bot_time=0)
            case "/api/games/{game}/kit" | "/api/games/{game}/standings":
                where["game"] = next(self._games)
            case "/moves":
                frame = self.guest.frame(table)
                body.update(turn=frame["you"]["turn"], move=frame["view"]["moves"][0])
            case "/asides":
                body["move"] = self.guest.frame(table)["view"]["asides"][0]
            case "/bots/{seat}/moves":
                turn = self._to_play(table)[0]
                where["seat"] = turn["seat"]
                body.update(turn=turn["turn"], move=turn["known"]["view"]["moves"][0])
            case "/bots/{seat}/asides":
                turn = self._bots(table)[0]
                where["seat"] = turn["seat"]
                body["move"] = turn["known"]["view"]["asides"][0]
            case "/moments/{seq}" | "/moments/{seq}/why":
                why = deed.endswith("why")
                where["seq"] = self._move_at if why else 1 + where["seq"] % 6
            case "/sit" | "/take-over":
                bots = [None, None, "random"] if deed == "/take-over" else []
                opened = self.other.open(next(self._games), 3, bots=bots, joinable=True)
                where["table"] = opened
                body.update(seat=2, name="Ada")
            case "/remove":
                self.other.do(table, "sit", seat=2)
                body.update(seat=2, name="Ben")
            case "/start":
                self.guest.do(table, "seat-bot", seat=2)
                self.guest.do(table, "seat-bot", seat=3)

    def _offer(self, body: Any) -> None:
        """A code to carry on with, for whatever wants one."""
        if isinstance(body, dict):
            body["code"] = self._code()

    def _code(self) -> str:
        with client(self.url, self.guest.token) as guest:
            code: str = guest.post("/api/me/transfer").json()["code"]
            return code

    def _elsewhere(self) -> str:
        """A session of the same guest on another device."""
        with client(self.url) as device:
            device.post("/api/transfers", json={"code": self._code()})
        with client(self.url, self.guest.token) as guest:
            sessions = guest.get("/api/me/account").json()["sessions"]
        return next(str(one["id"]) for one in sessions if not one["here"])

    def _stranger(self) -> tuple[str, dict[str, Any]]:
        """Somebody new at a table, and how one sees them there."""
        stranger = Guest(self.url, "Zoe")
        table = stranger.open(next(self._games), 3, seat=0)
        stranger.close()
        return table, {"seat": 0, "name": "Zoe"}

    def _link(self) -> str:
        """Of somebody new, to become friends with."""
        stranger = Guest(self.url, "Zoe")
        with client(self.url, stranger.token) as zoe:
            code: str = zoe.post("/api/me/friends/link").json()["code"]
        stranger.close()
        return code

    def _club(self) -> Any:
        """A club of somebody new."""
        with client(self.url, Guest(self.url, "Zoe").token) as zoe:
            return zoe.post("/api/clubs", json={"name": "Sea wolves"}).json()

    def _in_a_club(self, where: dict[str, Any]) -> None:
        """A club that the guest keeps, with a member; both leave all that there were."""
        with client(self.url, self.guest.token) as guest, client(self.url, self.other.token) as one:
            for each in (guest, one):
                for old in each.get("/api/me/clubs").json()["clubs"]:
                    each.post(f"/api/clubs/{old['id']}/leave")
            club = guest.post("/api/clubs", json={"name": "Sea wolves"}).json()
            members = one.post("/api/clubs/join", json={"code": club["code"]}).json()["members"]
            plan = {"game": "flotsam", "begins": SystemClock().now() + A_DAY}
            [evening] = guest.post(f"/api/clubs/{club['id']}/evenings", json=plan).json()
        where["club"] = club["id"]
        if "evening" in where:
            where["evening"] = evening["id"]
        if "member" in where:
            where["member"] = members[1]["id"]

    def _invited(self) -> str:
        """A table to which somebody asks the guest, with whom they have played."""
        before = self._playing()
        for one in (self.guest, self.other):
            one.do(before, "concede")
        return self.other.open("flotsam", 2, seat=0, again_with=before)

    def _friend(self) -> str:
        with client(self.url, self.guest.token) as guest:
            friends = guest.post("/api/friends", json={"code": self._link()}).json()["friends"]
        return str(friends[0]["id"])

    def _page(self) -> str:
        """Where the guest shows what they played."""
        with client(self.url, self.guest.token) as guest:
            body = {"in_standings": True, "page": True}
            return str(guest.post("/api/me/visible", json=body).json()["handle"])

    def _blocked(self) -> str:
        """Somebody whom the guest does not want to meet."""
        table, seen = self._stranger()
        with client(self.url, self.guest.token) as guest:
            guest.post(f"/api/tables/{table}/block", json=seen)
            return str(guest.get("/api/me/blocks").json()["blocked"][0]["id"])

    def _browser(self) -> dict[str, Any]:
        with client(self.url) as anybody:
            return Browser().subscription(anybody.get("/api/push").json()["key"])

    def _bots(self, table: str) -> Any:
        with client(self.url, self.worker) as worker:
            return worker.get(f"/api/tables/{table}/bots").json()

    def _to_play(self, table: str) -> list[Any]:
        return [turn for turn in self._bots(table) if turn["known"]["view"]["moves"]]

    def _token_for(self, path: str) -> str:
        if self._lent is not None:
            token, self._lent = self._lent, None
            return token
        if path.startswith(SIGN_OUT):
            return Guest(self.url, "Eva").token  # it is of no use afterwards
        return self.worker if "/bots" in path else self.guest.token

    def ask(self, case: AnyCase) -> None:
        """Send a request and hold the answer against the description."""
        token = self._token_for(case.operation.path)
        headers = {"authorization": f"Bearer {token}"}
        answer = case.call(headers=headers)
        self.answers.add((case.operation.label, answer.status_code))
        case.validate_response(answer, checks=CHECKS, headers=headers)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with a_home(tmp_path_factory.mktemp("described"), NO_LIMITS) as server:
        scene = Scene(server)
        yield scene
        scene.guest.close()
        scene.other.close()


def ask_everything(scene: Scene, description: Any, mode: GenerationMode) -> list[str]:
    """Send so many requests to each operation; all that went wrong."""
    schema = schemathesis.openapi.from_dict(description)
    schema.config.update(base_url=scene.url)
    wrong = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: AnyCase) -> None:
            if mode is GenerationMode.POSITIVE:
                scene.fit(case)
            scene.ask(case)

        try:
            ask()
        except Unsatisfiable:
            continue  # nothing about it can be malformed
        except FailureGroup as failures:
            wrong += [f"{operation.label}: {failure}" for failure in failures.exceptions]
    return wrong


@pytest.fixture
def description(scene: Scene) -> Any:
    with client(scene.url) as reader:
        return reader.get("/schema/openapi.json").json()


def test_what_is_well_formed_is_answered_as_described(scene: Scene, description: Any) -> None:
    assert ask_everything(scene, description, GenerationMode.POSITIVE) == []
    asked = {operation for operation, _ in scene.answers}
    assert len(asked) == sum(len(methods) for methods in description["paths"].values())
    done = {operation for operation, status in scene.answers if status in (200, 201)}
    left = {operation for operation in asked - done if MODERATED not in operation}
    assert left == {f"GET {LIVE}", *UNHURRIED, *BY_MAIL, *BY_LINK}


def test_what_is_malformed_is_refused_as_described(scene: Scene, description: Any) -> None:
    assert ask_everything(scene, description, GenerationMode.NEGATIVE) == []
    assert 400 in {status for _, status in scene.answers}


def test_an_answer_that_is_not_described_is_noticed(scene: Scene, description: Any) -> None:
    path = "/api/tables/{table}/start"
    description["paths"] = {path: description["paths"][path]}
    del description["paths"][path]["post"]["responses"]["409"]
    [wrong] = ask_everything(scene, description, GenerationMode.POSITIVE)
    assert "Undocumented status code" in wrong


def test_a_shape_that_is_not_described_is_noticed(scene: Scene, description: Any) -> None:
    description["paths"] = {"/api/me": description["paths"]["/api/me"]}
    description["components"]["schemas"]["Guest"]["properties"]["name"] = {"type": "integer"}
    assert ask_everything(scene, description, GenerationMode.POSITIVE)
