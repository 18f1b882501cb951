"""Where the house may send something: nothing of ours, of our neighbours, or oddly written."""

import pytest

from chapiteau.server.notices.addresses import Allowed, Target, checked_url, is_public
from server.notices.services import refused

PRIVATE = [
    "127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1",
    "172.31.255.255", "192.168.1.1", "169.254.169.254", "169.254.0.1", "100.64.0.1",
    "100.127.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "198.18.0.1", "198.51.100.7",
    "203.0.113.9", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:169.254.169.254", "::127.0.0.1",
    "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1",
    "2001:10::1", "2002:7f00:1::", "2002:808:808::1", "3fff::1", "5f00::1", "fc00::1",
    "fd00:ec2::254", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1", "nonsense", "",
]  # fmt: skip
SOME_PUBLIC = ["8.8.8.8", "1.1.1.1", "162.159.135.232", "2606:4700::6810:1", "2a00:1450:4001::1"]


@pytest.mark.parametrize("address", PRIVATE)
def test_what_is_not_the_internet_is_not_reached(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", SOME_PUBLIC)
def test_the_internet_is_reached(address):
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://discord.com/x", "bad-url"),
        ("ftp://discord.com/x", "bad-url"),
        ("//discord.com/x", "bad-url"),
        ("https:///x", "bad-url"),
        ("https:discord.com", "bad-url"),
        ("", "bad-url"),
        ("https://user@discord.com/", "bad-url"),
        ("https://user:pass@discord.com/", "bad-url"),
        ("https://discord.com@127.0.0.1/", "bad-url"),
        ("https://discord.com\\@127.0.0.1/", "bad-url"),
        ("https://discord.com/ x", "bad-url"),
        ("https://discord.com/\r\nhost: x", "bad-url"),
        ("https://discord.com/#part", "bad-url"),
        ("https://discord.com:99999/", "bad-url"),
        ("https://discord.com:x/", "bad-url"),
        ("https://disc\u00f6rd.com/", "bad-url"),
        ("https://[::1/", "bad-url"),
        ("https://discord.com/" + "x" * 1000, "bad-url"),
        ("https://127.0.0.1/", "url-without-name"),
        ("https://8.8.8.8/", "url-without-name"),
        ("https://2130706433/", "url-without-name"),
        ("https://0x7f000001/", "url-without-name"),
        ("https://0177.0.0.1/", "url-without-name"),
        ("https://127.1/", "url-without-name"),
        ("https://0x7f.1/", "url-without-name"),
        ("https://example.0x7f/", "url-without-name"),
        ("https://[::1]/", "url-without-name"),
        ("https://[::ffff:127.0.0.1]/", "url-without-name"),
        ("https://localhost/", "url-without-name"),
        ("https://localhost./", "url-without-name"),
        ("https://discord.com./", "url-without-name"),
        ("https://discord..com/", "url-without-name"),
        ("https://-x.com/", "url-without-name"),
        ("https://discord.com:80/", "host-not-allowed"),
        ("https://discord.com:22/", "host-not-allowed"),
    ],
)
def test_odd_spellings_are_refused_by_name(url, why):
    with refused(why):
        checked_url(url, Allowed())


@pytest.mark.parametrize(
    ("url", "target"),
    [
        ("https://discord.com/api?x=1", Target("discord.com", 443, "/api?x=1")),
        ("https://Discord.COM:443", Target("discord.com", 443, "/")),
    ],
)
def test_a_usual_address_is_taken(url, target):
    assert checked_url(url, Allowed()) == target


def test_a_host_may_switch_it_off_or_name_who_is_reached():
    with refused("outgoing-off"):
        checked_url("https://discord.com/", Allowed.read("off"))
    some = Allowed.read(" discord.com, *.example.org:8443 ")
    assert checked_url("https://discord.com/", some)
    assert checked_url("https://a.b.example.org:8443/", some).port == 8443
    for url in ("https://example.org:8443/", "https://a.example.org/", "https://xdiscord.com/"):
        with refused("host-not-allowed"):
            checked_url(url, some)


@pytest.mark.parametrize("text", ["x", "discord.com;evil", "10.0.0.1", "a.org:0", "*", "a.org:x"])
def test_what_is_no_list_of_hosts_is_refused(text):
    with pytest.raises(ValueError, match=r"."):
        Allowed.read(text)
