"""Somebody with an account, over HTTP, at a server for which a site was named."""

from typing import Any

from tests.people.authenticator import Authenticator
from tests.web.people import Guest, client


class Owner:
    """A new guest, and a device on which passkeys can be made."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token = Guest(url, "Eva").token
        self._device = Authenticator(self._account()["origin"], "localhost")

    def new_passkey(self) -> dict[str, Any]:
        """What a browser would send to have one more."""
        options = self._sent("/api/me/passkeys/options")["publicKey"]
        return {"credential": self._device.make(options), "name": "Phone"}

    def passkey(self) -> str:
        """The id of one that is there."""
        with client(self.url, self.token) as guest:
            added = guest.post("/api/me/passkeys", json=self.new_passkey())
        self.token = added.headers["houle-token"]
        found: str = added.json()["passkeys"][0]["id"]
        return found

    def shown(self) -> dict[str, Any]:
        """What a browser would send to come in with one."""
        self.passkey()
        return {"credential": self._device.show(self._sent("/api/sign-in/options")["publicKey"])}

    def code(self) -> dict[str, str]:
        """A code of recovery."""
        return {"code": self._sent("/api/me/recovery-codes")["codes"][0]}

    def _account(self) -> dict[str, Any]:
        with client(self.url, self.token) as guest:
            found: dict[str, Any] = guest.get("/api/me/account").json()
            return found

    def _sent(self, path: str) -> dict[str, Any]:
        with client(self.url, self.token) as guest:
            answer: dict[str, Any] = guest.post(path).json()
            return answer
