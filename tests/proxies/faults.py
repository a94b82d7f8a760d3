"""Faults that a trial must catch."""

import signal
from functools import partial

import msgspec

from tests.proxies.judge import Wrong
from tests.proxies.shipped import put
from tests.proxies.trial import Plan


class Fault(msgspec.Struct, frozen=True):
    """What is wrong, behind which proxy, and as what it must show."""

    proxy: str
    plan: Plan
    shows: Wrong


def buffered(site: str) -> str:
    """A site that collects what a node sends, whatever the node says."""
    collects = "proxy_buffering on; proxy_ignore_headers X-Accel-Buffering;"
    return put(site, ("proxy_buffering off;", collects))


def open_to_all(site: str) -> str:
    """A site without the rule that keeps private paths."""
    return put(site, ("respond @ops 404", ""))


_plan = partial(Plan, calm=1.0, renewed=1, visited=False)

FAULTS = {
    "killed": Fault("nginx", _plan(how=signal.SIGKILL), Wrong.ERROR),
    "forgetful": Fault("nginx", _plan(resumes=False), Wrong.GAP),
    "buffered": Fault("nginx", _plan(change=buffered), Wrong.STALL),
    "open": Fault("caddy", _plan(change=open_to_all, visited=True), Wrong.AMISS),
}
