import { cleanLine } from '../../../base/text';

/**
 * An address in one line without signs that cannot be seen, which come with what is copied: U+200B, soft hyphens, marks of
 * direction. Joiners stay behind letters of Arabic and behind marks, where they spell a word.
 */
export function cleanAddress(value: string): string {
  return cleanLine(PLAIN.test(value) ? value : value.replace(UNSEEN, ''));
}

/** Full-width forms of ASCII as ASCII, each letter for one. */
export function toHalfWidth(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(/[\uff01-\uff5e]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
}

const PLAIN = /^[\x20-\x7e]*$/;

const UNSEEN =
  /(?<![\p{Script=Arabic}\p{M}])[\u200c\u200d]|(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
