"""A certificate for a trial, and the authority that those who trust it know."""

import ssl
import subprocess
from pathlib import Path

import msgspec

NAME = "houle.example"
"""Whose certificate it is: the name in the shipped configurations."""


class Certificate(msgspec.Struct, frozen=True):
    """Files of a certificate, with its key and with what vouches for it."""

    chain: Path
    key: Path
    authority: Path

    def trusting(self) -> ssl.SSLContext:
        """How somebody comes in who trusts this authority and nobody else."""
        return ssl.create_default_context(cafile=str(self.authority))


def make_certificate(folder: Path) -> Certificate:
    """An authority and a certificate by it, good for a day."""
    found = Certificate(folder / "chain.pem", folder / "key.pem", folder / "authority.pem")
    vouching = folder / "authority-key.pem"
    key = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1")
    _openssl(
        *("req", "-x509", *key, "-keyout", vouching, "-out", found.authority),
        *("-subj", "/CN=An authority for a trial", "-addext", "keyUsage=critical,keyCertSign"),
    )
    _openssl(
        *("req", "-x509", *key, "-keyout", found.key, "-out", found.chain, "-subj", f"/CN={NAME}"),
        *("-CA", found.authority, "-CAkey", vouching),
        *("-addext", f"subjectAltName=DNS:{NAME}", "-addext", "basicConstraints=critical,CA:FALSE"),
    )
    return found


def _openssl(*words: str | Path) -> None:
    asked = ["openssl", *map(str, words)]
    subprocess.run(asked, check=True, capture_output=True)  # noqa: S603
