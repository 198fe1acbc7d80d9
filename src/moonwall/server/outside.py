"""Outside: addresses that strangers give us, checked and called with care. Webhooks and push services use it."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from .errors import Refusal

TIMEOUT = 5.0
LONGEST = 600.0  # seconds that somebody may ask us to wait


def check(url: str, policy: str, what: str) -> str:
    """The URL, or a refusal that says what would be right. ``policy`` is public (no address of a private network,
    loopback or the like) or any; ``what`` names the address. Its host is looked up when it is used, each time."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refusal("invalid", f"the {what} must be an http or https address") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise Refusal("invalid", f"the {what} must be an http or https address without a user name")
    if any(ord(c) <= 32 or ord(c) > 126 for c in url) or port == 0:
        raise Refusal("invalid", f"the {what} address holds characters that addresses do not have")
    if policy == "public" and _is_private_name(parts.hostname):
        raise Refusal("not-allowed", f"the {what} must be a public address; the operator can allow others")
    return url


async def post(url: str, policy: str, content: bytes, headers: Mapping[str, str]) -> tuple[int, float]:
    """The status, and for how many seconds one is asked to wait. Raises OSError when nobody answers.

    Connect to the very address that was checked: a name that points elsewhere a moment later changes nothing."""
    import httpx  # here, since most servers never send anything

    parts = urlsplit(url)
    assert parts.hostname is not None
    address = await _resolve(parts.hostname, parts.port or (443 if parts.scheme == "https" else 80), policy)
    literal = f"[{address}]" if ":" in address else address
    netloc = literal if parts.port is None else f"{literal}:{parts.port}"
    target = parts._replace(netloc=netloc).geturl()
    sent = {"Host": parts.netloc, "User-Agent": "moonwall", **headers}
    try:
        async with (
            httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client,
            client.stream(
                "POST", target, content=content, headers=sent, extensions={"sni_hostname": parts.hostname}
            ) as response,
        ):
            after = response.headers.get("retry-after", "")
            return response.status_code, min(float(after), LONGEST) if after.isdigit() else 0.0
    except httpx.HTTPError as error:
        raise OSError(type(error).__name__) from error


async def _resolve(host: str, port: int, policy: str) -> str:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if policy == "public" and not all(_is_public(a) for a in addresses):
        raise Refusal("not-allowed", "this name leads into a private network")
    return addresses[0]


def _is_private_name(host: str) -> bool:
    if host == "localhost" or host.endswith((".localhost", ".local", ".internal")):
        return True
    try:
        return not _is_public(host)
    except ValueError:
        return False


def _is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(ip, "ipv4_mapped", None)
    if mapped is not None:
        ip = mapped
    return ip.is_global and not ip.is_multicast
