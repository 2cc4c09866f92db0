/** A code for symbols 0 to 255: how many codes there are of each length, 1 to 16, and the symbols from the shortest code on. */
export interface HuffmanTable {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
  /** The code of each symbol, and its length in bits; 0 where it has none. */
  readonly codes: Uint16Array;
  readonly lengths: Uint8Array;
}

const LONGEST = 16;
/** A symbol of its own, so that no code is all ones (ITU T.81, K.2). */
const RESERVED = 256;

/** The shortest code for symbols that occur so often, none longer than 16 bits (ITU T.81, K.2). */
export function huffmanTable(frequencies: Uint32Array): HuffmanTable {
  const sizes = codeSizes(frequencies);
  const counts = limited(countsOf(sizes));
  const symbols = [...frequencies.keys()]
    .filter((symbol) => (frequencies[symbol] ?? 0) > 0)
    .toSorted((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0) || a - b);
  return { counts, symbols, ...codesOf(counts, symbols) };
}

/** Joins the two rarest again and again; each joining makes the codes below longer by a bit. */
function codeSizes(frequencies: Uint32Array): readonly number[] {
  const sizes = Array.from({ length: RESERVED + 1 }, () => 0);
  let groups = [...frequencies.keys()]
    .filter((symbol) => (frequencies[symbol] ?? 0) > 0)
    .map((symbol) => ({ weight: frequencies[symbol] ?? 0, symbols: [symbol] }));
  groups.push({ weight: 1, symbols: [RESERVED] });
  while (groups.length > 1) {
    groups = groups.toSorted(
      (a, b) => a.weight - b.weight || (b.symbols.at(-1) ?? 0) - (a.symbols.at(-1) ?? 0),
    );
    const [first, second, ...rest] = groups;
    if (first === undefined || second === undefined) break;
    const symbols = [...second.symbols, ...first.symbols];
    for (const symbol of symbols) sizes[symbol] = (sizes[symbol] ?? 0) + 1;
    groups = [...rest, { weight: first.weight + second.weight, symbols }];
  }
  return sizes;
}

/** How many codes there are of each length. */
function countsOf(sizes: readonly number[]): number[] {
  const counts = Array.from({ length: Math.max(LONGEST, ...sizes) + 1 }, () => 0);
  for (const size of sizes) if (size > 0) counts[size] = (counts[size] ?? 0) + 1;
  return counts;
}

/** Without codes longer than 16 bits, and without the reserved one, which is one of the longest. */
function limited(counts: number[]): readonly number[] {
  for (let length = counts.length - 1; length > LONGEST; length--) {
    while ((counts[length] ?? 0) > 0) {
      let shorter = length - 2;
      while ((counts[shorter] ?? 0) === 0) shorter--;
      add(counts, length, -2);
      add(counts, length - 1, 1);
      add(counts, shorter + 1, 2);
      add(counts, shorter, -1);
    }
  }
  let last = LONGEST;
  while (last > 0 && counts[last] === 0) last--;
  add(counts, last, -1);
  return counts.slice(1, LONGEST + 1);
}

function add(counts: number[], at: number, value: number): void {
  counts[at] = (counts[at] ?? 0) + value;
}

function codesOf(counts: readonly number[], symbols: readonly number[]) {
  const codes = new Uint16Array(RESERVED);
  const lengths = new Uint8Array(RESERVED);
  let code = 0;
  let index = 0;
  counts.forEach((count, at) => {
    for (let each = 0; each < count; each++) {
      const symbol = symbols[index++] ?? 0;
      codes[symbol] = code++;
      lengths[symbol] = at + 1;
    }
    code <<= 1;
  });
  return { codes, lengths };
}
