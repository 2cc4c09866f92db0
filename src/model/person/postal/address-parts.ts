/** A part of an address between line ends and commas, and where it stands. */
export interface AddressPart {
  readonly text: string;
  /** Of its line. */
  readonly index: number;
  /** In its line, behind its last letter. */
  readonly end: number;
}

/** The pieces of lines in their order, without those that are blank. */
export function addressParts(lines: readonly string[]): readonly AddressPart[] {
  return lines.flatMap((line, index) =>
    [...line.matchAll(/[^,،、，]+/gu)].flatMap((match) => {
      const text = match[0].trim();
      const end = match.index + match[0].trimEnd().length;
      return text === '' ? [] : [{ text, index, end }];
    }),
  );
}

/** The lines up to the last of these pieces, as they were typed. */
export function linesUpTo(
  lines: readonly string[],
  pieces: readonly AddressPart[],
): readonly string[] {
  const last = pieces.at(-1);
  if (last === undefined) return [];
  return [...lines.slice(0, last.index), (lines[last.index] ?? '').slice(0, last.end)];
}
