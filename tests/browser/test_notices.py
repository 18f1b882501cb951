"""Notices in a real Chromium: the page that asks for them, the worker that shows them."""

import json
import re

import pytest
from playwright.sync_api import expect

from browser.guest import say
from browser.test_access import in_both_themes

DEVICE = """
Object.defineProperty(Notification, "permission", { get: () => PERMISSION });
Notification.requestPermission = async () => PERMISSION;
PushManager.prototype.subscribe = async function (options) {
  const keys = { p256dh: KEY, auth: "AAECAwQFBgcICQoLDA0ODw" };
  const made = { endpoint: "https://push.example.org/send/1", keys, options };
  made.toJSON = () => ({ endpoint: made.endpoint, keys });
  made.unsubscribe = async () => { sessionStorage.removeItem("pushed"); return true; };
  sessionStorage.pushed = "yes";
  return made;
};
PushManager.prototype.getSubscription = async function () {
  return sessionStorage.pushed ? this.subscribe({}) : null;
};
"""
"""What a browser does with the push service of its maker, which is not reached from here."""
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SCREEN = """() => {
  self.shown = [];
  const close = (one) => { self.shown = self.shown.filter((other) => other !== one); };
  self.registration.showNotification = async (title, { body, tag, data }) => {
    const one = { title, body, tag, data, close: () => close(one) };
    self.shown = [...self.shown.filter((other) => other.tag !== tag), one];
  };
  const of = (tag) => self.shown.filter((one) => one.tag === tag);
  self.registration.getNotifications = async ({ tag }) => of(tag);
}"""
"""Where notices are shown: a browser without windows has no such place, and forgets them."""
SHOWN = "() => self.shown.map((one) => [one.title, one.body, one.tag, one.data.path])"


def register(guest, name):
    """An account; its page need not be looked at."""
    shown = guest.context.request.get("/register").text()
    found = re.search(r'name="csrf" value="([^"]+)"', shown)
    assert found
    fields = {"csrf": found[1], "login": name, "password": "long enough"}
    assert guest.context.request.post("/register", form=fields).status == 200


def device(guest, permission="granted"):
    script = DEVICE.replace("PERMISSION", json.dumps(permission)).replace("KEY", json.dumps(KEY))
    guest.context.add_init_script(script)


def test_a_device_is_switched_on_and_off(guests):
    guest = guests(permissions=["notifications"])
    register(guest, "Dorine")
    device(guest)
    guest.go("/notices")
    state = guest.one("#push-state")
    expect(state).to_have_text(say("page-push-is-off"))
    guest.button(say("page-push-switch-on")).click()
    expect(state).to_have_text(say("page-push-is-on"))
    expect(guest.one("[data-here]")).to_be_visible()
    expect(guest.one("[data-device] b")).to_have_text("Chrome, Linux")
    guest.button(say("page-push-switch-off")).click()
    expect(state).to_have_text(say("page-push-is-off"))
    expect(guest.one("[data-device]")).to_have_count(0)


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { get: () => false })", "insecure"),
        ("delete window.PushManager", "unsupported"),
        (
            "delete window.PushManager; Object.defineProperty(navigator, 'userAgent',"
            " { get: () => 'Mozilla/5.0 (iPhone)' })",
            "not-installed",
        ),
        ("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })", "denied"),
    ],
)
def test_a_browser_that_takes_no_notices_says_why(guests, script, why):
    guest = guests()
    register(guest, f"Mariane {why}")
    guest.context.add_init_script(script)
    guest.go("/notices")
    expect(guest.one("#push-state")).to_have_text(say(f"page-push-{why}"))
    expect(guest.one("#push-switch")).to_be_hidden()


def test_a_push_message_is_shown_once_and_a_click_opens_its_table(guests, house):
    guest = guests(permissions=["notifications"])
    guest.go("/privacy")
    tools = guest.context.new_cdp_session(guest.page)
    found = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: found.extend(said["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    guest.page.evaluate(
        "async () => { await navigator.serviceWorker.register('/worker.js');"
        " await navigator.serviceWorker.ready; }"
    )
    guest.until(lambda: found)
    worker = guest.context.service_workers[0]
    worker.evaluate(SCREEN)
    notice = {"id": "1", "tag": "t", "title": "Parade", "body": "Orgon", "path": "/table/abc"}

    def deliver(**other):
        data = json.dumps({**notice, "lang": "en", **other})
        number = found[-1]["registrationId"]
        said = {"origin": house.address, "registrationId": number, "data": data}
        tools.send("ServiceWorker.deliverPushMessage", said)

    deliver()
    guest.until(lambda: worker.evaluate(SHOWN) == [["Parade", "Orgon", "t", "/table/abc"]])
    deliver(id="2", body="Orgon, Damis")  # the same table: it takes the place of the first
    wanted = [["Parade", "Orgon, Damis", "t", "/table/abc"]]
    guest.until(lambda: worker.evaluate(SHOWN) == wanted)
    deliver(id="3", tag="other", path="/tables")
    guest.until(lambda: len(worker.evaluate(SHOWN)) == 2)
    worker.evaluate(
        """() => {
          self.clients.openWindow = (path) => { self.opened = path; };
          const click = new ExtendableEvent("notificationclick");
          click.notification = self.shown.find((one) => one.tag === "t");
          self.dispatchEvent(click);
        }"""
    )
    guest.until(lambda: worker.evaluate("() => self.opened") == "/table/abc")
    assert len(worker.evaluate(SHOWN)) == 1
    assert worker.evaluate("async () => (await caches.keys()).length") == 0


def test_the_page_can_be_installed_in_both_languages(guest):
    guest.go("/")
    request = guest.context.request
    for lang in ("en", "fr"):
        said = request.get(f"/manifest.webmanifest?lang={lang}").json()
        assert said["lang"] == lang and said["display"] == "standalone"
        purposes = {icon["purpose"] for icon in said["icons"]}
        assert purposes == {"any", "maskable"}
        for icon in said["icons"]:
            picture = request.get(icon["src"]).body()
            size = int.from_bytes(picture[16:20])
            assert picture.startswith(b"\x89PNG") and icon["sizes"] == f"{size}x{size}"
    tools = guest.context.new_cdp_session(guest.page)
    found = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {each["errorId"] for each in found} <= {"in-incognito"}  # as every window of the tests


def test_axe_finds_nothing_serious_on_the_page_of_notices(guests):
    guest = guests(bypass_csp=True)
    register(guest, "Cleonte")
    guest.sent_form("/new/parade", seats="2", pace="day")
    guest.go("/notices")
    fields = {"url": "https://chat.example.org/x", "name": "Chat"}
    for name, text in fields.items():
        guest.one(f"[name={name}]").fill(text)
    guest.button(say("page-hook-add")).click()
    expect(guest.one(".channels b").first).to_have_text("Chat")
    assert in_both_themes(guest, "/notices") == []
