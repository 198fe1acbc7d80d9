"""Webhooks: whose turn it is, told to an address the match's owner gave. Strangers give addresses, so: care."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

import structlog

from .errors import Refusal

log = structlog.get_logger("moonwall.webhook")
TIMEOUT = 5.0
AT_ONCE = 8
WAITING = 200


class Webhooks:
    """``policy`` is off, public (no address of a private network, loopback or the like) or any."""

    def __init__(self, policy: str) -> None:
        self.policy = policy
        self.sent = 0
        self.failed = 0
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def check(self, url: str) -> str:
        """The URL, or a refusal that says what would be right. Its host is looked up when it is used, each time."""
        if self.policy == "off":
            raise Refusal("not-allowed", "this server sends no webhooks (MOONWALL_WEBHOOKS=off)")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Refusal("invalid", "the webhook must be an http or https address") from None
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
            raise Refusal("invalid", "the webhook must be an http or https address without a user name")
        if any(ord(c) <= 32 or ord(c) > 126 for c in url) or port == 0:
            raise Refusal("invalid", "the webhook address holds characters that addresses do not have")
        if self.policy == "public" and _is_private_name(parts.hostname):
            raise Refusal("not-allowed", "the webhook must be a public address; the operator can allow others")
        return url

    def send(self, url: str, body: dict[str, Any]) -> None:
        """Send when there is time, once. More than a few hundred waiting ones are dropped."""
        if self.policy == "off" or len(self._tasks) >= WAITING:
            return
        task = asyncio.create_task(self._send(url, body))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, url: str, body: dict[str, Any]) -> None:
        async with self._slots:
            try:
                async with asyncio.timeout(TIMEOUT * 2):
                    status = await self._post(self.check(url), body)
            except (Refusal, OSError, TimeoutError, ValueError) as error:
                self.failed += 1
                log.info("webhook failed", kind=type(error).__name__)
                return
            self.sent += 1
            if status >= 300:
                log.info("webhook answered", status=status)

    async def _post(self, url: str, body: dict[str, Any]) -> int:
        """Connect to the very address that was checked: a name that points elsewhere a moment later changes nothing."""
        import httpx  # here, since most servers never send one

        parts = urlsplit(url)
        assert parts.hostname is not None
        address = await self._resolve(parts.hostname, parts.port or (443 if parts.scheme == "https" else 80))
        literal = f"[{address}]" if ":" in address else address
        netloc = literal if parts.port is None else f"{literal}:{parts.port}"
        headers = {"Host": parts.netloc, "User-Agent": "moonwall"}
        target = parts._replace(netloc=netloc).geturl()
        sni = {"sni_hostname": parts.hostname}
        try:
            async with (
                httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client,
                client.stream("POST", target, json=body, headers=headers, extensions=sni) as response,
            ):
                return response.status_code
        except httpx.HTTPError as error:
            raise OSError(type(error).__name__) from error

    async def _resolve(self, host: str, port: int) -> str:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if self.policy == "public" and not all(_is_public(a) for a in addresses):
            raise Refusal("not-allowed", "the webhook's name leads into a private network")
        return addresses[0]

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


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
