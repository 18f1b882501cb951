"""Chance, kept inside the state."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

WORDS: Final = 16  # a block has so many, of four bytes each, the lowest first
NO_PURPOSE: Final = b""
ASIDE: Final = bytes(16)  # the purposes of games are numbered from 1
NO_BLOCK: Final = b""
FIRST_BLOCK: Final = bytes(8)
KEY: Final = 4  # words
hashed: Final = blake2b
pack_key: Final = Struct("<4I").pack
pack_purpose: Final = Struct("<QQ").pack


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """32-bit words from a hash under a key of 128 bits, by counter.

    The same everywhere, exact (no number is likelier than another), and what was drawn does not
    betray what is to come. `drawn` counts the words used so far; `purpose` tells the streams of
    one key apart.
    """

    def __init__(
        self, key: bytes, drawn: i64 = 0, block: bytes = NO_BLOCK, purpose: bytes = NO_PURPOSE
    ) -> None:
        self.key = key
        self.drawn: i64 = drawn
        self.block = block  # the one that `drawn` stands in; made when first needed
        self.purpose: Final = purpose

    def clone(self) -> Rng:
        return Rng(self.key, self.drawn, self.block, self.purpose)

    def stream(self, purpose: int) -> Rng:
        """The chance to use now for this purpose: here one stream serves all of them."""
        return self

    def reshuffle(self, purpose: int, cards: list[int], highest: int, lowest: int = 1) -> None:
        """Bring cards, with ids from `lowest` to `highest`, into a new order."""
        self.shuffle(cards)

    def word(self) -> i64:
        at = self.drawn & WORDS - 1
        if at == 0 or not self.block:
            self._fill()
        self.drawn += 1
        block = self.block
        at <<= 2
        a: i64 = block[at]  # byte by byte: a block unpacked into numbers would cost as much again
        b: i64 = block[at + 1]
        c: i64 = block[at + 2]
        d: i64 = block[at + 3]
        return a | b << 8 | c << 16 | d << 24

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, all equally likely; n is less than 2 to the 31st."""
        product = self.word() * n  # a machine's own numbers: it has more than 62 bits' room
        low = product & 0xFFFFFFFF
        if low < n:  # only then can the short end of the range matter
            floor = (0x100000000 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def shuffle(self, cards: list[Any]) -> None:
        """Bring things into any order; they are moved as they are, whatever they are."""
        last: i64 = len(cards) - 1
        while last > 0:
            j = self.below(last + 1)
            cards[last], cards[j] = cards[j], cards[last]
            last -= 1

    def place(self, cards: list[int], highest: int, lowest: int) -> None:
        """Shuffle all ids from `lowest` to `highest`, and bring cards into the order they come in.

        A shuffle fixes the last place first, so that it may end with the last card but one.
        """
        order: list[int | None] = [None] * (highest - lowest + 1)  # None: not among the cards
        left: i64 = len(cards) - 1
        last: i64 = highest - lowest
        rest = 0
        for card in cards:
            order[card - lowest] = card
            rest += card
        while left > 0:
            j = self.below(last + 1)
            found = order[j]
            order[j] = order[last]
            last -= 1
            if found is not None:
                cards[left] = found
                left -= 1
                rest -= found
        cards[0] = rest  # the only one that has not come

    def aside(self) -> Rng:
        """Chance for whoever only imagines how a game goes on, apart from that of the game."""
        return Rng(self.key, 0, NO_BLOCK, ASIDE)

    def fork(self) -> Streams:
        """Streams of their own, under a key drawn from this one."""
        return Streams(self.fresh_key())

    def branch(self) -> Rng:
        """One stream of its own, under a key drawn from this one."""
        return Rng(self.fresh_key())

    def fresh_key(self) -> bytes:
        """The next words, as they lie in their block if they lie in one."""
        at = self.drawn & WORDS - 1
        if at > WORDS - KEY:
            return pack_key(self.word(), self.word(), self.word(), self.word())
        if at == 0 or not self.block:
            self._fill()
        self.drawn += KEY
        return self.block[4 * at : 4 * (at + KEY)]

    def _fill(self) -> None:
        if not self.key:
            raise RuntimeError("a view has no chance in it: deal it first")
        number: int = self.drawn // WORDS
        block = number.to_bytes(8, "little") if number else FIRST_BLOCK
        if self.purpose:  # one compression, where a key of its own would take two
            self.block = hashed(b"%b%b%b" % (self.key, self.purpose, block)).digest()
        else:
            self.block = hashed(block, key=self.key).digest()

    def wire(self) -> list[object]:
        return [self.key.hex(), self.drawn]


@mypyc_attr(allow_interpreted_subclasses=True)
class Streams(Rng):
    """Chance with a stream for each purpose, and a fresh one each time it is used.

    So what is drawn for one purpose depends on nothing but the key, the purpose, and how often
    chance was asked for it: a reroll that one table makes and another does not changes no card.
    A purpose is a small number; each game lists its own.
    """

    def __init__(self, key: bytes, used: tuple[int, ...] = (), drawn: i64 = 0) -> None:
        super().__init__(key, drawn)
        self.used = used  # by purpose: how often; what is not listed was never asked for

    def clone(self) -> Rng:
        return Streams(self.key, self.used, self.drawn)

    def stream(self, purpose: int) -> Rng:
        """A stream of its own for each use; to be used at once and then forgotten."""
        if not self.key:
            self._fill()
        used = list(self.used)
        while len(used) <= purpose:
            used.append(0)
        count = used[purpose]
        used[purpose] = count + 1
        self.used = tuple(used)  # which clones share
        self.drawn += 1
        return Rng(self.key, 0, NO_BLOCK, pack_purpose(purpose + 1, count))

    def reshuffle(self, purpose: int, cards: list[int], highest: int, lowest: int = 1) -> None:
        """Bring cards into a new order: any two of them come in the same one, whatever others lie
        among them, so that tables which have used different cards go on alike."""
        stream = self.stream(purpose)
        if len(cards) > 1:
            stream.place(cards, highest, lowest)

    def _fill(self) -> None:
        if self.key:
            raise RuntimeError("chance has streams: name the purpose")
        super()._fill()

    def wire(self) -> list[object]:
        return [self.key.hex(), list(self.used)]


def seeded(seed: str) -> Rng:
    """One stream of chance; a seed is any text, best long and random."""
    return Rng(blake2b(seed.encode(), digest_size=16).digest())


def read_rng(wire: list[object]) -> Rng:
    """The chance that `wire` wrote."""
    key, drawn = bytes.fromhex(str(wire[0])), wire[1]
    if isinstance(drawn, list):
        return Streams(key, tuple(drawn), sum(drawn))
    assert isinstance(drawn, int)
    return Rng(key, drawn)


NO_RNG: Final = Rng(b"")
