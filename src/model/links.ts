/** The address a link may lead to: `https:`, `http:`, `mailto:` or `tel:`, and nothing else. */
export type SafeHref = `${'https' | 'http' | 'mailto' | 'tel'}:${string}`;

/** A part of a text that has a link. */
export interface LinkedRange {
  readonly start: number;
  readonly end: number;
  readonly href: SafeHref;
}

/** The first of `lines`, or of their words, that makes a link. */
export function firstHref(
  lines: readonly string[],
  toHref: (value: string) => SafeHref | null,
): SafeHref | null {
  const words = lines.flatMap((line) => line.split(' ')).filter((word) => /[.@]/.test(word));
  for (const candidate of [...lines, ...words]) {
    const href = toHref(candidate);
    if (href !== null) return href;
  }
  return null;
}
