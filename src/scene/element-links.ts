import type { SafeHref } from '../model/links';

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

/** The groups of the library, in their order. */
export const ELEMENT_GROUPS = [
  { id: 'text', label: 'Text Elements' },
  { id: 'contact', label: 'Contact Info' },
  { id: 'media', label: 'Media & Social' },
  { id: 'shapes', label: 'Shapes & Design' },
  { id: 'blocks', label: 'Buttons & Legal' },
] as const;

export type ElementGroup = (typeof ELEMENT_GROUPS)[number]['id'];
