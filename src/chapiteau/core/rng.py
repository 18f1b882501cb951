"""Chance, kept inside the state."""

from __future__ import annotations

from hashlib import blake2b
from struct import pack, unpack
from typing import TYPE_CHECKING, Final

from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

WORDS: Final = 16
NO_PURPOSE: Final = b""
ASIDE: Final = bytes(16)  # the purposes of games are numbered from 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """32-bit words from a hash under a key of 128 bits, by counter.

    The same everywhere, exact (no number is likelier than another), and what was drawn does not
    betray what is to come. `drawn` counts the words used so far; `purpose` tells the streams of
    one key apart.
    """

    def __init__(
        self, key: bytes, drawn: int = 0, words: tuple[int, ...] = (), purpose: bytes = NO_PURPOSE
    ) -> None:
        self.key = key
        self.drawn = drawn
        self.words = words  # the block that `drawn` stands in; made when first needed
        self.purpose: Final = purpose

    def clone(self) -> Rng:
        return Rng(self.key, self.drawn, self.words, self.purpose)

    def stream(self, purpose: int) -> Rng:
        """The chance to use now for this purpose: here one stream serves all of them."""
        return self

    def reshuffle(self, purpose: int, cards: list[int], highest: int, lowest: int = 1) -> None:
        """Bring cards, with ids from `lowest` to `highest`, into a new order."""
        self.shuffle(cards)

    def word(self) -> int:
        at = self.drawn & WORDS - 1
        if at == 0 or not self.words:
            self._fill()
        self.drawn += 1
        return self.words[at]

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely; n is less than 2 to the 31st."""
        count: i64 = n  # a machine's own number: the product has more than 62 bits' room
        word: i64 = self.word()
        product: i64 = word * count
        low: i64 = product & 0xFFFFFFFF
        if low < count:  # only then can the short end of the range matter
            floor: i64 = (0x100000000 - count) % count
            while low < floor:
                word = self.word()
                product = word * count
                low = product & 0xFFFFFFFF
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def aside(self) -> Rng:
        """Chance for whoever only imagines how a game goes on, apart from that of the game."""
        return self.clone()

    def fork(self) -> Streams:
        """Streams of their own, under a key drawn from this one."""
        return Streams(pack("<4I", self.word(), self.word(), self.word(), self.word()), [])

    def _fill(self) -> None:
        if not self.key:
            raise RuntimeError("a view has no chance in it: deal it first")
        block = (self.drawn // WORDS).to_bytes(8, "little")
        if self.purpose:  # one compression, where a key of its own would take two
            digest = blake2b(self.key + self.purpose + block).digest()
        else:
            digest = blake2b(block, key=self.key).digest()
        self.words = unpack("<16I", digest)

    def wire(self) -> list[object]:
        return [self.key.hex(), self.drawn]


@mypyc_attr(allow_interpreted_subclasses=True)
class Streams(Rng):
    """Chance with a stream for each purpose, and a fresh one each time it is used.

    So what is drawn for one purpose depends on nothing but the key, the purpose, and how often
    chance was asked for it: a reroll that one table makes and another does not changes no card.
    A purpose is a small number; each game lists its own.
    """

    def __init__(self, key: bytes, used: list[int]) -> None:
        super().__init__(key)
        self.used: Final = used  # by purpose: how often; what is not listed was never asked for

    def clone(self) -> Rng:
        clone = Streams(self.key, self.used[:])
        clone.drawn = self.drawn
        return clone

    def stream(self, purpose: int) -> Rng:
        """A stream of its own for each use; to be used at once and then forgotten."""
        if not self.key:
            self._fill()
        used = self.used
        while len(used) <= purpose:
            used.append(0)
        count = used[purpose]
        used[purpose] = count + 1
        self.drawn += 1
        return Rng(self.key, 0, (), pack("<QQ", purpose + 1, count))

    def reshuffle(self, purpose: int, cards: list[int], highest: int, lowest: int = 1) -> None:
        """Bring cards into a new order: any two of them come in the same one, whatever others lie
        among them, so that tables which have used different cards go on alike."""
        order = list(range(lowest, highest + 1))
        self.stream(purpose).shuffle(order)
        there = [False] * (highest + 1)
        for card in cards:
            there[card] = True
        cards[:] = [card for card in order if there[card]]

    def aside(self) -> Rng:
        return Rng(self.key, 0, (), ASIDE)

    def word(self) -> int:
        raise RuntimeError("chance has streams: name the purpose")

    def wire(self) -> list[object]:
        return [self.key.hex(), self.used]


def seeded(seed: str) -> Rng:
    """One stream of chance; a seed is any text, best long and random."""
    return Rng(blake2b(seed.encode(), digest_size=16).digest())


def read_rng(wire: list[object]) -> Rng:
    """The chance that `wire` wrote."""
    key, drawn = bytes.fromhex(str(wire[0])), wire[1]
    if isinstance(drawn, list):
        streams = Streams(key, drawn[:])
        streams.drawn = sum(drawn)
        return streams
    assert isinstance(drawn, int)
    return Rng(key, drawn)


NO_RNG: Final = Rng(b"")
