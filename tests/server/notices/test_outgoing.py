"""Requests of the house: to the address that was looked at, once, bounded in size and time."""

import asyncio

import pytest

from chapiteau.server.notices.addresses import Allowed
from chapiteau.server.notices.outgoing import LARGEST_ANSWER, Outgoing, Unreachable
from chapiteau.server.refusal import Refused
from server.guests import async_test
from server.notices.services import Service, refused


@async_test
async def test_a_request_arrives_and_its_answer_is_read(tmp_path):
    async with Service(tmp_path) as service:
        service.answers = [(429, [("retry-after", "7")])]
        reply = await service.outgoing().post(f"{service.url}/a?b=1", b"hello", {"x-one": "1"})
        path, headers, body = service.requests[0]
        assert (reply.status, reply.retry_after) == (429, 7.0)
        assert (path, body, headers["x-one"]) == ("/a?b=1", b"hello", "1")
        assert headers["host"] == f"{service.name}:{service.port}"


@pytest.mark.parametrize(
    "found",
    [["127.0.0.1"], ["169.254.169.254"], ["8.8.8.8", "10.0.0.1"], ["::ffff:127.0.0.1"],
     ["64:ff9b::7f00:1"], ["fd00:ec2::254"]],
)  # fmt: skip
@async_test
async def test_a_name_that_means_something_private_is_refused(tmp_path, found):
    async with Service(tmp_path) as service:

        async def resolve(host, port):
            return found

        real = Outgoing(Allowed.read(f"{service.name}:{service.port}"), resolve)
        with refused("host-not-public"):
            await real.post(service.url, b"", {})
        assert service.requests == []


@async_test
async def test_the_product_reaches_nothing_on_this_machine_by_any_setting():
    for allowed in ("public", "localhost.example.org", "*.example.org:8443"):
        with pytest.raises((Refused, Unreachable)):
            await Outgoing(Allowed.read(allowed)).post("https://127.0.0.1/", b"", {})


@async_test
async def test_a_name_is_resolved_once_and_that_address_is_connected_to(tmp_path):
    async with Service(tmp_path) as service:
        meanings = [["127.0.0.1"], ["10.0.0.1"]]  # as one who answers otherwise the next time

        async def resolve(host, port):
            return meanings.pop(0)

        outgoing = service.outgoing(resolve=resolve)
        assert (await outgoing.post(service.url, b"", {})).status == 201
        assert meanings == [["10.0.0.1"]]
        with refused("host-not-public"):
            await outgoing.post(service.url, b"", {})


@async_test
async def test_a_redirect_is_an_answer_and_is_not_followed(tmp_path):
    async with Service(tmp_path) as service:
        service.answers = [(302, [("location", f"{service.url}/elsewhere")])]
        assert (await service.outgoing().post(service.url, b"", {})).status == 302
        assert len(service.requests) == 1


@async_test
async def test_a_certificate_of_another_name_is_not_trusted(tmp_path):
    async with Service(tmp_path) as service:
        other = certificate_of_another(tmp_path)
        with pytest.raises(Unreachable, match="tls"):
            await service.outgoing(tls=other).post(service.url, b"", {})
        assert service.requests == []


def certificate_of_another(folder):
    return Service(folder / "other").client_tls


@pytest.mark.parametrize("noise", [b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\nx: " + b"y" * 20_000])
@async_test
async def test_an_answer_that_is_none_or_too_long_ends_at_once(tmp_path, noise):
    assert len(noise) < 100 or len(noise) > LARGEST_ANSWER
    async with Service(tmp_path) as service:
        service.answers = [(noise, [])]
        with pytest.raises(Unreachable, match="protocol"):
            await service.outgoing().post(service.url, b"", {})


@async_test
async def test_who_never_answers_is_not_waited_for(tmp_path):
    async with Service(tmp_path) as service:
        never = asyncio.Event()
        service.answers = [never]
        with pytest.raises(Unreachable, match="timeout"):
            await service.outgoing(timeout=0.2).post(service.url, b"", {})
        never.set()


@async_test
async def test_nobody_there_is_said_as_such(tmp_path):
    async with Service(tmp_path) as service:
        pass

    async def nowhere(host, port):
        raise OSError

    for how, why in (({}, "connect"), ({"resolve": nowhere}, "name")):
        with pytest.raises(Unreachable, match=why):
            await service.outgoing(**how).post(service.url, b"", {})
