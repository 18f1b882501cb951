"""Letters about tables that wait, to who has confirmed an address; and being away."""

import asyncio
import contextlib
import re
import time
from datetime import UTC, datetime
from email import message_from_bytes
from email.policy import default

import pytest
from games.playing import sure
from itsdangerous import TimestampSigner

from chapiteau.server.people.mail import MailServer, checked_address
from chapiteau.server.people.reminders import BETWEEN_LETTERS, WAIT_BEFORE_LETTER, Reminders
from chapiteau.server.refusal import Refused
from chapiteau.server.store.rows import LetterRow, PersonRow
from server.guests import Guest, async_test, opened, registered

DAY = 86400.0


class Clock:
    def __init__(self):
        self.now = 1_800_000_000.0

    def __call__(self):
        return self.now


class FakeMailServer:
    """Takes letters as a real one does, and keeps them."""

    def __init__(self, refuses=False):
        self.letters, self.refuses, self.news = [], refuses, asyncio.Event()

    async def __aenter__(self):
        self.server = await asyncio.start_server(self.talk, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        self.server_settings = MailServer.at(f"smtp://127.0.0.1:{port}", "house@chapiteau.example")
        return self

    async def __aexit__(self, *error):
        self.server.close()

    async def talk(self, reader, writer):
        async def say(text):
            writer.write(f"{text}\r\n".encode())
            await writer.drain()

        with contextlib.suppress(ConnectionError):
            await say("220 here")
            while line := (await reader.readline()).decode().strip().upper():
                if line.startswith("DATA"):
                    await say("354 go on")
                    data = await reader.readuntil(b"\r\n.\r\n")
                    self.letters.append(message_from_bytes(data[:-3], policy=default))
                    await say("250 kept")
                elif line.startswith("QUIT"):
                    await say("221 bye")
                    break
                elif line.startswith("MAIL") and self.refuses:
                    await say("451 not now")
                else:
                    await say("250 yes")
            writer.close()


def link_in(letter):
    found = re.search(r"http://\S+/letters/(\S+)", letter.get_content())
    assert found
    return found[1]


async def confirmed(guest, mail, address="me@example.org"):
    answer = await guest.post("/letters", address=address)
    assert address in answer.text, answer.text
    token = link_in(mail.letters[-1])
    page = await guest.get(f"/letters/{token}")
    assert page.status_code == 200
    await guest.post(f"/letters/{token}")
    return token


@contextlib.asynccontextmanager
async def evening(tmp_path, pace="day", **mail):
    """A house with a mail server, and two accounts at a table."""
    clock = Clock()
    async with (
        FakeMailServer(**mail) as post,
        opened(tmp_path, clock=clock, mail=post.server_settings) as house,
    ):
        one, two = await registered(house, "Toinette"), await registered(house, "Argan", "fr")
        table = await one.found(pace=pace)
        line = await one.live(table)
        await two.get(line.table["invite"])
        other = await two.live(table)
        await other.act("sit", seat=1)
        await line.act("start")
        await line.until(lambda line: line.table["phase"] == "playing")
        asked, guest = (
            (line, one) if 0 in house.hall.tables[table].state.playing.to_act else (other, two)
        )
        try:
            yield house, post, clock, guest, asked, table
        finally:
            for each in (one, two):
                await each.__aexit__()


async def leave(house, line, table):
    """Nobody looks any more."""
    for each in list(house.hall.tables[table].viewers):
        each.close()
    while house.hall.tables[table].viewers:
        await asyncio.sleep(0)


@async_test
async def test_a_link_that_confirms_is_good_for_three_days(tmp_path, monkeypatch):
    clock = Clock()
    async with (
        FakeMailServer() as mail,
        opened(tmp_path, clock=clock, mail=mail.server_settings) as house,
    ):
        guest = await registered(house, "Toinette")
        for days, status, is_confirmed in ((4, 404, False), (2, 200, True)):
            then = int(time.time() - days * DAY)
            with monkeypatch.context() as before:
                before.setattr(TimestampSigner, "get_timestamp", lambda _, then=then: then)
                await guest.post("/letters", address="me@example.org")
            token = link_in(mail.letters[-1])
            assert (await guest.get(f"/letters/{token}")).status_code == status
            assert (await guest.post(f"/letters/{token}")).status_code == status
            person = await house.store.by_login("Toinette")
            assert (
                sure(LetterRow, await house.store.letters(sure(PersonRow, person).id)).confirmed
                is is_confirmed
            )
        await guest.__aexit__()


@async_test
async def test_who_is_awaited_and_does_not_look_gets_one_letter(tmp_path):
    async with evening(tmp_path) as (house, mail, clock, guest, line, table):
        await confirmed(guest, mail)
        sent, rounds = len(mail.letters), Reminders(house)
        clock.now += WAIT_BEFORE_LETTER + 1
        await rounds.send_due()
        assert len(mail.letters) == sent  # the page is open: no letter
        await leave(house, line, table)
        await rounds.send_due()
        assert len(mail.letters) == sent + 1
        letter = mail.letters[-1]
        assert letter["To"] == "me@example.org" and f"/table/{table}" in letter.get_content()
        clock.now += BETWEEN_LETTERS + 1
        await rounds.send_due()
        assert len(mail.letters) == sent + 1  # it still waits, and that was said
        token = letter["List-Unsubscribe"].strip("<>").rsplit("/", 1)[1]
        async with Guest(house.address) as stranger:  # the mail program's browser
            page = await stranger.get(f"/letters/{token}")
            assert page.status_code == 200
            assert (await stranger.post(f"/letters/{token}")).status_code == 200
        row = await house.store.letters(
            house.hall.tables[table].state.seats[line.ask["seat"]].person
        )
        assert not row.confirmed and row.address == ""


@async_test
async def test_no_letter_goes_to_an_address_that_nobody_confirmed(tmp_path):
    async with evening(tmp_path) as (house, mail, clock, guest, line, table):
        await guest.post("/letters", address="other@example.org")
        assert [letter["To"] for letter in mail.letters] == ["other@example.org"]
        first = link_in(mail.letters[0])
        await guest.post("/letters", address="me@example.org")
        assert (await guest.post(f"/letters/{first}")).status_code == 404  # another one since
        await leave(house, line, table)
        clock.now += WAIT_BEFORE_LETTER + 1
        await Reminders(house).send_due()
        assert len(mail.letters) == 2


@async_test
async def test_live_tables_are_not_written_about(tmp_path):
    async with evening(tmp_path, pace="minutes") as (house, mail, clock, guest, line, table):
        await confirmed(guest, mail)
        sent = len(mail.letters)
        await leave(house, line, table)
        clock.now += WAIT_BEFORE_LETTER + 1
        await Reminders(house).send_due()
        assert len(mail.letters) == sent


@async_test
async def test_who_is_away_cannot_be_replaced_and_gets_no_letters(tmp_path):
    async with evening(tmp_path) as (house, mail, clock, guest, line, table):
        await confirmed(guest, mail)
        sent, seat = len(mail.letters), line.ask["seat"]
        until = datetime.fromtimestamp(clock.now + 9 * DAY, UTC).date()
        assert (await guest.post("/letters/away", until=until.isoformat())).status_code == 303
        assert until.isoformat() in (await guest.get("/notices")).text
        clock.now += 2 * DAY
        state = house.hall.tables[table].state
        assert seat not in house.hall.tables[table].absent()
        house.hall.away.clear()  # as in another process, to which it was not said
        await house.hall.load_absences(state)
        assert house.hall.tables[table].on_holiday() == {seat}
        await leave(house, line, table)
        await Reminders(house).send_due()
        assert len(mail.letters) == sent
        clock.now += 9 * DAY
        assert seat in house.hall.tables[table].absent()


@async_test
async def test_what_is_refused(tmp_path):
    async with evening(tmp_path, refuses=True) as (house, _, _, guest, _, _):
        failed = await guest.post("/letters", address="me@example.org")
        assert failed.status_code == 400
        assert re.search("could not be sent|n’a pas pu partir", failed.text)
        for address in ("nobody", "a@b", "a b@example.org", "x@example.org\nBcc: y@example.org"):
            assert (await guest.post("/letters", address=address)).status_code == 400
        for until in ("yesterday", "1999-01-01", "2999-01-01"):
            assert (await guest.post("/letters/away", until=until)).status_code == 400
        assert (await guest.get("/letters/nonsense")).status_code == 404
        assert (await guest.get("/letters")).headers["location"] == "/notices"  # as before
        async with Guest(house.address) as stranger:
            assert (await stranger.get("/notices")).status_code == 403
    async with opened(tmp_path / "quiet") as house:
        guest = await registered(house, "Cléante")
        assert 'type="email"' not in (await guest.get("/notices")).text
        assert (await guest.post("/letters", address="me@example.org")).status_code == 404
        await guest.__aexit__()


@pytest.mark.parametrize("address", ["a@example.org", "first.last+games@mail.example.org"])
def test_addresses(address):
    assert checked_address(f" {address} ") == address


@pytest.mark.parametrize(
    "address", ["", "a", "@x.org", "a@x", "é@x.org", "a@x.org,b@x.org", "a" * 300]
)
def test_no_addresses(address):
    with pytest.raises(Refused):
        checked_address(address)


@pytest.mark.parametrize(
    ("url", "sender"), [("http://x", "a@x.org"), ("smtp://", "a@x.org"), ("smtp://x:25", "me")]
)
def test_no_mail_servers(url, sender):
    with pytest.raises(ValueError, match="s"):
        MailServer.at(url, sender)


def test_a_password_is_not_shown():
    post = MailServer.at("smtps://me:s%40cret@mail.example.org", "a@x.org")
    assert (post.port, post.user, post.password, post.secure) == (465, "me", "s@cret", True)
    assert "s@cret" not in repr(post)


@contextlib.asynccontextmanager
async def ticketed(tmp_path, db=""):
    """Two people with accounts and addresses who have gone after they took tickets that fit."""
    clock = Clock()
    async with (
        FakeMailServer() as mail,
        opened(
            tmp_path, db=db, clock=clock, mail=mail.server_settings, meeting=True, rehearsals=True
        ) as house,
    ):
        one, two = await registered(house, "Toinette"), await registered(house, "Argan", "fr")
        async with one, two:
            await confirmed(one, mail, "one@example.org")
            await confirmed(two, mail, "two@example.org")
            mail.letters.clear()
            yield house, mail, clock, (one, two)


async def take_ticket(guest, **more):
    fields = {"game": "parade", "seats": "2", "pace": "minute", **more}
    assert (await guest.post("/meet/tickets", **fields)).status_code == 303


@async_test
async def test_whoever_is_told_by_letters_learns_at_once_that_a_ticket_became_a_table(tmp_path, db):
    async with ticketed(tmp_path, db) as (house, mail, clock, (one, two)):
        rounds = Reminders(house)
        await take_ticket(one)
        await rounds.send_due()
        assert mail.letters == []  # a ticket is no table
        clock.now += 1
        await take_ticket(two)
        await rounds.send_due()
        assert sorted(letter["To"] for letter in mail.letters) == [
            "one@example.org", "two@example.org",
        ]  # fmt: skip
        english, french = sorted(mail.letters, key=lambda letter: letter["To"])
        (table,) = re.findall(r"/table/(\w+)", english.get_content())
        assert (await house.store.table(table)).row.phase == "waiting"
        assert "a table is ready for you" in english["Subject"]
        assert "une table est prête" in french["Subject"] and table in french.get_content()
        assert "List-Unsubscribe" in english
        clock.now += BETWEEN_LETTERS + 1
        await rounds.send_due()
        assert len(mail.letters) == 2  # once


@async_test
async def test_a_ticket_that_was_answered_expired_or_is_to_be_quiet_brings_no_letter(tmp_path):
    async with ticketed(tmp_path) as (house, mail, clock, (one, two)):
        night = {"quiet_from": "00:00", "quiet_until": "23:59"}
        await one.post("/notices", rhythm="once", zone="UTC", **night)
        await take_ticket(one)
        clock.now += 1
        await take_ticket(two)
        (table,) = await house.store.tables_of(await id_of(house, "Argan"))
        await two.post(f"/meet/tables/{table.row.id}/accept")  # has come before the letter
        await Reminders(house).send_due()
        assert mail.letters == []
        row = await house.store.letters(await id_of(house, "Toinette"))
        assert row is not None and row.mailed < clock.now  # it is still to be told
        clock.now += 4 * 3600.0  # nobody waits any more
        await one.post("/notices", rhythm="once", zone="UTC")
        await Reminders(house).send_due()
        assert mail.letters == []


async def id_of(house, login):
    return sure(PersonRow, await house.store.by_login(login)).id
