"""A build of the client as small as one can be, and browsers that ask for it."""

import gzip
import json
from pathlib import Path
from typing import Any

import httpx

from houle.web.client_routes import ClientRoutes
from houle.web.gatekeeper import Gatekeeper
from houle.web.identity import Identity
from houle.web.limits import NO_LIMITS, Limits
from houle.web.system import SystemClock, entropy

SCRIPT = b"export const answer = 42;\n" * 40
ZIPPED = gzip.compress(SCRIPT, mtime=0)
BROTLI = b"stands for the same in fewer bytes"
MANIFEST: dict[str, Any] = {
    "index.html": {"file": "assets/index-1.js", "css": ["assets/index-1.css"], "isEntry": True},
    "_shared.js": {
        "file": "assets/shared-1.js",
        "imports": ["index.html"],
        "css": ["assets/shared-1.css"],
    },
    "src/pages/Home.svelte": {
        "file": "assets/Home-1.js",
        "imports": ["_shared.js", "index.html"],
        "css": ["assets/Home-1.css"],
    },
    "src/pages/Rules.svelte": {"file": "assets/Rules-1.js", "imports": ["index.html"]},
    "src/pages/Nowhere.svelte": {"file": "assets/Nowhere-1.js"},
    "texts/fr/main.ftl?raw": {"file": "assets/main-fr.js"},
    "texts/en/main.ftl?raw": {"file": "assets/main-en.js"},
    "../games/low_tide/board/texts/fr/rules.ftl?raw": {"file": "assets/rules-low-tide-fr.js"},
    "fonts/round.woff2": {"file": "assets/round-1.woff2"},
}
PAGES = {
    "everywhere": ["texts/{language}/main.ftl?raw", "fonts/round.woff2"],
    "pages": [
        {"path": "/", "page": "Home"},
        {"path": "/t/(?<id>[a-z2-7]+)", "page": "Table", "data": ["/api/tables/{id}"]},
        {"path": "/p/(?<handle>[a-z2-7]+)", "page": "Home"},
        {
            "path": "/rules/(?<game>[a-z-]+)",
            "page": "Rules",
            "first": ["../games/{module}/board/texts/{language}/rules.ftl?raw"],
        },
    ],
    "nowhere": {"page": "Nowhere"},
}
SHELL = """<!doctype html>
<html lang="fr">
  <head>
    <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)" />
    <meta name="description" content="{{shell-description}}" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
  </head>
  <body><noscript>{{shell-needs-script}}</noscript></body>
</html>
"""
FILES: dict[str, bytes] = {
    "index.html": SHELL.encode(),
    ".vite/manifest.json": json.dumps(MANIFEST).encode(),
    ".vite/pages.json": json.dumps(PAGES).encode(),
    "assets/index-1.js": SCRIPT,
    "assets/index-1.js.br": BROTLI,
    "assets/index-1.js.gz": ZIPPED,
    "assets/index-1.css": b"body{color:navy}",
    "assets/round-1.woff2": b"wOF2",
    "icons/wave.svg": b"<svg/>",
    "icons/wave.png": b"\x89PNG",
    "manifest.webmanifest": b"{}",
    "sw.js": b"self.skipWaiting()",
}


def build(folder: Path) -> Path:
    """Write the build into a folder."""
    for name, content in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return folder


async def application(_: Any, __: Any, send: Any) -> None:
    """What stands behind the client, and answers whatever is not for it."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"the application"})


class Browser:
    """Asks for things as they are written, without tidying addresses or undoing encodings."""

    def __init__(self, folder: Path, limits: Limits = NO_LIMITS) -> None:
        clock = SystemClock()
        identity = Identity("a secret of tests", entropy)
        self._app: Any = Gatekeeper(ClientRoutes(application, folder), identity, clock, limits)

    async def ask(self, path: str, method: str = "GET", **headers: str) -> httpx.Response:
        """The answer as it would go over the wire."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        path, _, query = path.partition("?")
        sent: list[Any] = []
        scope = {
            "type": "http",
            "method": method,
            "scheme": "http",
            "path": path,
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in named.items()],
            "client": ("192.0.2.1", 1),
            "state": {},
        }

        async def send(message: Any) -> None:
            sent.append(message)

        await self._app(scope, None, send)
        start, *bodies = sent
        answer = httpx.Response(start["status"], headers=start["headers"])
        answer._content = b"".join(message["body"] for message in bodies)
        return answer
