"""A fair deal: the page draws after the house has committed itself, and checks it at the end."""

import json
from hashlib import blake2b

import pytest
from playwright.sync_api import expect

from browser.guest import at_one_table
from chapiteau.server.tables.seeds import seal
from chapiteau.words import words_for

NUMBER = "07" * 16  # see guest.SAME_NUMBER
HASHES = """async (texts) => {
  const { blake2b } = await import("/static/blake2b.js");
  return texts.map((text) => [16, 32, 64].map((size) => blake2b(text, size)));
}"""
CHANGED = """(change) => {
  const key = Object.keys(localStorage).find((key) => key.startsWith("share "));
  const share = { ...JSON.parse(localStorage.getItem(key)), ...change };
  localStorage.setItem(key, JSON.stringify(share));
}"""


def parts(guest):
    """Everything the page was told, in order."""
    return [part for text in guest.heard for part in json.loads(text)["parts"]]


def said(guest, do):
    return [message for message in guest.sent if message["do"] == do]


def test_the_page_hashes_as_the_house_does(guest):
    guest.go("/")
    texts = ["é" * n for n in (0, 1, 63, 64, 65, 127, 128, 129, 500)]
    expected = [
        [blake2b(text.encode(), digest_size=size).hexdigest() for size in (16, 32, 64)]
        for text in texts
    ]
    assert guest.page.evaluate(HASHES, texts) == expected


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_click_plays_and_at_the_end_the_page_has_checked_its_own_number(guests, lang):
    guest, words = guests(locale=lang), words_for(lang)
    guest.click_play("parade", seats=2)
    assert guest.is_my_turn()
    first = next(part for part in parts(guest) if part["is"] == "table")
    assert first["phase"] == "waiting" and guest.sent[0]["do"] == "look"
    assert [m["nonce"] for m in said(guest, "start")] == [seal(first["commitment"], NUMBER)]
    guest.until(lambda: said(guest, "unseal"))
    assert [m["number"] for m in said(guest, "unseal")] == [NUMBER]
    while guest.is_my_turn():
        guest.choose()
    guest.see_the_end()
    check = guest.one("#fair-check")
    expect(check).to_have_text(words("page-fair-yes"))
    guest.page.reload()
    guest.see_the_end()
    expect(check).to_have_text(words("page-fair-yes"))
    assert len(said(guest, "unseal")) == 1
    record = guest.context.request.get(f"{guest.path}/record").text()
    assert f"note number 0: {NUMBER}\n" in record
    for change in ({"number": "0" * 32}, {"commitment": "0" * 64}):
        guest.page.evaluate(CHANGED, change)
        guest.page.reload()
        expect(check).to_have_text(words("page-fair-no"))
    guest.page.evaluate("localStorage.clear()")
    guest.page.reload()
    expect(check).to_have_text(words("page-fair-elsewhere"))


def test_whoever_sits_down_has_drawn_under_the_same_commitment(guests):
    one, two = guests(), guests()
    at_one_table(one, two)
    shown = next(part for part in parts(two) if part["is"] == "table")["commitment"]
    nonces = [said(one, "start")[0]["nonce"], said(two, "sit")[0]["nonce"]]
    assert nonces == [seal(shown, NUMBER)] * 2
    for each in (one, two):
        each.until(lambda each=each: said(each, "unseal"))
        each.pane("words")
        each.one(".fair summary").click()
        expect(each.one("#fair-number dd")).to_have_text(NUMBER)
