import { ENCODINGS } from './encodings.data';

/** What the bytes of a list may be read as. */
export type ListEncoding = (typeof ENCODINGS)[number]['id'];

/** What an encoding is called where visitors read it. */
export function encodingLabel(encoding: ListEncoding): string {
  return ENCODINGS.find(({ id }) => id === encoding)?.label ?? encoding;
}

export function isListEncoding(given: unknown): given is ListEncoding {
  return ENCODINGS.some(({ id }) => id === given);
}

/** The encoding that a name means, whatever its capitals and punctuation; null for none. */
export function encodingNamed(name: string): ListEncoding | null {
  const asked = folded(name);
  if (asked === '') return null;
  const found = ENCODINGS.find(
    ({ id, also }) => folded(id) === asked || also.split(' ').includes(asked),
  );
  return found?.id ?? null;
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, '');
}
