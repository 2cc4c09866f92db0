/*
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) without waiting: browsers have them only as promises, and only on encrypted pages.
 */

/** The digest of bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(FIRST);
  const padded = withLength(bytes);
  const view = new DataView(padded.buffer);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let index = 0; index < 16; index++) words[index] = view.getUint32(at + index * 4);
    mixBlock(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

/** The HMAC-SHA-256 of bytes under a key: 32 bytes. */
export function hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = new Uint8Array(BLOCK + bytes.length).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK);
  for (const [index, byte] of short.entries()) {
    inner[index] = byte ^ 0x36;
    outer[index] = byte ^ 0x5c;
  }
  inner.set(bytes, BLOCK);
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}

const BLOCK = 64;

/** Fractional parts of roots of the first primes: of 8 square roots, and of 64 cube roots. */
const [FIRST, ROUNDS] = (() => {
  const primes: number[] = [];
  for (let next = 2; primes.length < 64; next++) {
    if (primes.every((prime) => next % prime !== 0)) primes.push(next);
  }
  return [
    primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    primes.map((prime) => fraction(Math.cbrt(prime))),
  ] as const;
})();

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function withLength(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  return padded;
}

function mixBlock(state: Uint32Array, words: Uint32Array): void {
  const word = (index: number): number => words[index] ?? 0;
  for (let index = 16; index < 64; index++) {
    const far = word(index - 15);
    const near = word(index - 2);
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[index] = word(index - 16) + low + word(index - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [index, round] of ROUNDS.entries()) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + round + word(index);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = (state[index] ?? 0) + value;
  }
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
