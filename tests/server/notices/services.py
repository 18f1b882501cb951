"""A push service and a webhook on this machine, as real ones behave: TLS, headers, answers."""

import asyncio
import json
import ssl
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta

import h11
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from chapiteau.server.notices.addresses import Allowed
from chapiteau.server.notices.outgoing import Outgoing
from chapiteau.server.notices.push import encoded
from chapiteau.server.refusal import Refused

NAME = "push.example.org"


@contextmanager
def refused(id):
    """What is done inside is refused by this name."""
    with pytest.raises(Refused) as found:
        yield
    assert found.value.id == id


def certificate(folder, name=NAME):
    """A certificate of this machine's own making; contexts for both sides of a connection."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(1))
        .not_valid_after(now + timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    secret = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "key.pem").write_bytes(secret + made.public_bytes(pem))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(folder / "key.pem")
    client = ssl.create_default_context(cadata=made.public_bytes(pem).decode())
    return server, client


class Service:
    """Takes requests over TLS and answers as it is told to."""

    def __init__(self, folder, name=NAME):
        folder.mkdir(exist_ok=True)
        self.certificate = folder / "key.pem"
        self.name = name
        self.server_tls, self.client_tls = certificate(folder, name)
        self.requests = []  # path, headers and body of each
        self.answers = []  # statuses or bytes still to be given; then 201
        self.resolved = []
        self.news = asyncio.Event()

    async def __aenter__(self):
        self.server = await asyncio.start_server(self.talk, "127.0.0.1", 0, ssl=self.server_tls)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error):
        self.server.close()

    @property
    def url(self):
        return f"https://{self.name}:{self.port}"

    def outgoing(self, **how):
        """What may reach this service, and nothing else: by name, port and address."""

        async def resolve(host, port):
            self.resolved.append(host)
            return ["127.0.0.1"]

        more = {"resolve": resolve, "may_reach": "127.0.0.1".__eq__, "tls": self.client_tls, **how}
        return Outgoing(Allowed.read(f"{self.name}:{self.port}"), **more)

    async def talk(self, reader, writer):
        connection, head, body = h11.Connection(h11.SERVER), None, b""
        with suppress(ConnectionError, h11.RemoteProtocolError):
            while True:
                event = connection.next_event()
                if event is h11.NEED_DATA:
                    connection.receive_data(await reader.read(4096))
                elif isinstance(event, h11.Request):
                    head = event
                elif isinstance(event, h11.Data):
                    body += event.data
                else:
                    break
            if head:
                await self.answer(connection, head, body, writer)
        writer.close()

    async def answer(self, connection, head, body, writer):
        headers = {k.decode(): v.decode() for k, v in head.headers}
        self.requests.append((head.target.decode(), headers, body))
        self.news.set()
        said = self.answers.pop(0) if self.answers else 201
        if isinstance(said, asyncio.Event):
            await said.wait()
            said = 201
        status, more = said if isinstance(said, tuple) else (said, [])
        if isinstance(status, bytes):
            writer.write(status)
        else:
            fields = [("content-length", "0"), *more]
            writer.write(connection.send(h11.Response(status_code=status, headers=fields)))
            writer.write(connection.send(h11.EndOfMessage()))
        with suppress(ConnectionError):
            await writer.drain()

    async def heard(self, count):
        """Wait for so many requests."""
        while len(self.requests) < count:
            self.news.clear()
            await self.news.wait()
        return self.requests[-1]


class Browser:
    """The keys of a browser's subscription, and what it does with a message (RFC 8291, 8188)."""

    def __init__(self):
        self.private = ec.generate_private_key(ec.SECP256R1())
        point = serialization.PublicFormat.UncompressedPoint
        public = self.private.public_key().public_bytes(serialization.Encoding.X962, point)
        self.public, self.auth = public, bytes(range(16))

    @property
    def keys(self):
        return {"p256dh": encoded(self.public), "auth": encoded(self.auth)}

    def opened(self, body):
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), key)

        def derive(salt, secret, info, length):
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derive(self.auth, shared, b"WebPush: info\0" + self.public + theirs, 32)
        key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, record, None)
        assert plain.endswith(b"\2")
        return json.loads(plain[:-1])
