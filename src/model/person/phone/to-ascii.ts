import { toHalfWidth } from '../web/clean-address';

/** A digit of any script as that of ASCII: the ten of each script follow one another. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  // Each stays one place wide.
  return String(value).padEnd(digit.length);
}

/** Digits, signs and blanks of other scripts as those of ASCII, each in its place. */
export function toAscii(text: string): string {
  if (/^[\x20-\x5a\x5e-\x7e]*$/.test(text)) return text;
  return toHalfWidth(text.replace(/\p{Nd}/gu, digitOf))
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, '-')
    .replace(/(?<! )[\u00b7\u2022\u2219](?! )/g, '.')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/\s/g, ' ');
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
