"""Sending e-mail, where the host has said through which server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from ..refusal import Refused

TIMEOUT = 20.0  # seconds for a mail server to answer
LONGEST = 254
ADDRESS = re.compile(r"[^\s@<>(),;:\"\\\[\]]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
PORTS = {"smtp": 587, "smtps": 465}


def checked_address(text: str) -> str:
    """An address that a letter can be sent to, in one line and without a name."""
    text = text.strip()
    if len(text) > LONGEST or not text.isascii() or not ADDRESS.fullmatch(text):
        raise Refused("bad-address")
    return text


@dataclass(frozen=True)
class MailServer:
    """A mail server: smtp://user:password@host:587, smtps:// if encrypted from the start."""

    host: str
    port: int
    sender: str
    secure: bool = False
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def at(cls, url: str, sender: str) -> MailServer:
        """What an address means; raises ValueError for what means nothing."""
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname:
            raise ValueError("smtp")
        if not ADDRESS.fullmatch(sender):
            raise ValueError("sender")
        port = parts.port or PORTS[parts.scheme]
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port, sender, parts.scheme == "smtps", user, password)

    async def send(self, to: str, subject: str, text: str, **headers: str) -> None:
        """One letter; raises OSError if it could not be handed over."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain="chapiteau.invalid")
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            letter[name.replace("_", "-")] = value
        letter.set_content(text)
        await asyncio.to_thread(self._hand_over, letter)

    def _hand_over(self, letter: EmailMessage) -> None:
        kind = smtplib.SMTP_SSL if self.secure else smtplib.SMTP
        with kind(self.host, self.port, timeout=TIMEOUT) as server:
            if not self.secure and server.ehlo() and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            if self.user:
                server.login(self.user, self.password)
            server.send_message(letter)
