/** BLAKE2b without a key (RFC 7693), with which the house commits to seeds: browsers do not have it. */

const WORD = (1n << 64n) - 1n;
const BLOCK = 128;
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
/** Which words of a block go into each round. */
const ORDERS = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
].map((order) => [...order].map((digit) => parseInt(digit, 16)));
/** Which words are mixed with one another: the columns, then the diagonals. */
const MIXED = ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"].map((four) => [...four].map((digit) => parseInt(digit, 16)));

/** The hash of a text, in hexadecimal digits. @param {string} text @param {number} size in bytes */
export function blake2b(text, size) {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK));
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(bytes);
  const hash = BigUint64Array.from(START);
  hash[0] = at(hash, 0) ^ 0x01010000n ^ BigInt(size);
  for (let block = 1; block <= blocks; block++) {
    const view = new DataView(padded.buffer, (block - 1) * BLOCK, BLOCK);
    const words = BigUint64Array.from({ length: 16 }, (_, i) => view.getBigUint64(8 * i, true));
    compress(hash, words, Math.min(block * BLOCK, bytes.length), block === blocks);
  }
  const digits = [...hash].flatMap((word) => Array.from({ length: 8 }, (_, i) => (word >> BigInt(8 * i)) & 255n));
  return digits.slice(0, size).map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {BigUint64Array} hash @param {BigUint64Array} words @param {number} length so far @param {boolean} last */
function compress(hash, words, length, last) {
  const state = BigUint64Array.from([...hash, ...START]);
  state[12] = at(state, 12) ^ BigInt(length);
  if (last) state[14] = at(state, 14) ^ WORD;
  for (let round = 0; round < 12; round++) {
    const order = ORDERS[round % 10] ?? [];
    MIXED.forEach((four, i) => mix(state, four, at(words, order[2 * i]), at(words, order[2 * i + 1])));
  }
  hash.forEach((word, i) => (hash[i] = word ^ at(state, i) ^ at(state, i + 8)));
}

/** @param {BigUint64Array} state @param {number[]} four @param {bigint} one @param {bigint} two */
function mix(state, [a = 0, b = 0, c = 0, d = 0], one, two) {
  for (const [word, first, second] of /** @type {[bigint, bigint, bigint][]} */ ([[one, 32n, 24n], [two, 16n, 63n]])) {
    state[a] = at(state, a) + at(state, b) + word;
    state[d] = turned(at(state, d) ^ at(state, a), first);
    state[c] = at(state, c) + at(state, d);
    state[b] = turned(at(state, b) ^ at(state, c), second);
  }
}

/** @param {bigint} word @param {bigint} by bits to the right */
function turned(word, by) {
  return ((word >> by) | (word << (64n - by))) & WORD;
}

/** @param {BigUint64Array} words @param {number} [i] */
function at(words, i = 0) {
  return words[i] ?? 0n;
}
