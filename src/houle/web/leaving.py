"""A node that goes keeps no connection: each is closed with its answer, before it is used again."""

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from houle.web.readiness import Readiness

CLOSE = (b"connection", b"close")


class Farewell:
    """Stands before everything else, and does nothing until the node leaves."""

    def __init__(self, app: ASGIApp, readiness: Readiness) -> None:
        self._app = app
        self._readiness = readiness

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._readiness.leaving:
            await self._app(scope, receive, send)
            return

        async def send_and_close(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], CLOSE]
            await send(message)

        await self._app(scope, receive, send_and_close)
