"""How commands that run for long log."""

import os

from houle.cli.parser import Parser
from houle.cli.voice import Voice

FORMATS = ("text", "json")
SETTING = "HOULE_LOG_FORMAT"


def add_log_format(parser: Parser, voice: Voice) -> None:
    """Let it be said how lines look."""
    usual = os.environ.get(SETTING)
    parser.choices.add_argument(
        "--log-format",
        choices=FORMATS,
        default=usual if usual in FORMATS else FORMATS[0],
        help=voice.ui("cli-log-format"),
    )


def begin_log(style: str) -> None:
    """Log like this from now on."""
    from houle.web.journal import LogFormat, begin  # noqa: PLC0415 - takes a while to load

    begin(LogFormat(style))
