/** The length of the legal sequence of several bytes that begins here; 0 where none does (Unicode 16, table 3-7). */
export function sequenceLength(bytes: ArrayLike<number>, at: number): 0 | 2 | 3 | 4 {
  const [first, second] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
  if (first < 0xc2 || first > 0xf4 || !isFollowing(second)) return 0;
  if (first < 0xe0) return 2;
  if (!isFollowing(bytes[at + 2])) return 0;
  if (first === 0xe0) return second < 0xa0 ? 0 : 3;
  if (first === 0xed) return second > 0x9f ? 0 : 3;
  if (first < 0xf0) return 3;
  if ((first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f)) return 0;
  return isFollowing(bytes[at + 3]) ? 4 : 0;
}

function isFollowing(byte = 0): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}

/** The letter of a legal sequence, as its number in Unicode. */
export function codePointAt(bytes: ArrayLike<number>, at: number, length: number): number {
  let point = (bytes[at] ?? 0) & (0x7f >> length);
  for (let next = 1; next < length; next++) point = (point << 6) | ((bytes[at + next] ?? 0) & 0x3f);
  return point;
}

/** How many legal sequences of several bytes there are, and how many bytes beyond ASCII that belong to none. */
export function countSequences(bytes: Uint8Array): {
  readonly legal: number;
  readonly stray: number;
} {
  let [legal, stray] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    if ((bytes[at] ?? 0) < 0x80) {
      at++;
      continue;
    }
    const length = sequenceLength(bytes, at);
    if (length === 0) stray++;
    else legal++;
    at += length || 1;
  }
  return { legal, stray };
}
