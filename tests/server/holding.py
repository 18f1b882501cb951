"""Work of the background that is held up at a certain part."""

import asyncio


class Held:
    """Parts of one kind are made only up to a number."""

    def __init__(self, house, what, most=-1):
        self.ask, self.what, self.most, self.parts = house.chores.ask, what, most, 0
        self.reached = asyncio.Event()
        house.chores.ask = self

    async def __call__(self, what, question, asker, share):
        if what is self.what:
            if self.parts == self.most:
                self.reached.set()
                await asyncio.Event().wait()
            self.parts += 1
        return await self.ask(what, question, asker, share)
