"""The texts that scripts say come with the page."""

import json
import re

import pytest

from server.guests import Guest, async_test, opened


@pytest.mark.parametrize("lang", ["en", "fr"])
@async_test
async def test_whatever_a_script_of_the_table_says_comes_with_its_page(tmp_path, lang):
    async with opened(tmp_path) as house, Guest(house.address, lang) as me:
        page = (await me.get(f"/table/{await me.ready()}")).text
        words = re.search(r'id="words">(.*?)</script>', page, re.DOTALL)
        assert words
        known = json.loads(words[1])
        scripts = re.findall(r'(?:href|src)="(/static/\w+\.js)"', page)
        assert "/static/chat.js" in scripts
        for script in scripts:
            asked = re.findall(r'\bsay\("([a-z-]+)"', (await me.get(script)).text)
            assert set(asked) <= set(known), script
        assert known["chat-close"] and "{name}" in known["undo-wish"]
