import type { Dice } from '../helpers/varied-scenes';

/*
 * Texts that try to be more than text: markup, references, comments, CSS, addresses that run, the marks of the engines
 * that stand between printer and output, and whatever string functions read as a command.
 */

const MARKUP = [
  ['<', '>', '"', "'", '`', '&', ';', '=', '/', '</td>', '</table>', '</style>', '<script>'],
  ['<!--', '-->', '<![CDATA[', ']]>', '<?xml', '<!DOCTYPE', '<svg/onload=x>', '<img src=x>'],
  ['" onerror="x', "' onerror='x", ' onerror=x ', '"><b>', 'alt', 'style="', ' nowrap '],
].flat();
const REFERENCES = [
  ['&lt;', '&gt;', '&amp;', '&quot;', '&quot', '&#34;', '&#x22;', '&#0;', '&lt', '&nbsp;'],
  ['&amp;lt;', '&ampquot;', '&colon;', '&NewLine;', '&#xd800;', '&#1114112;', '&notit;'],
].flat();
const ENGINES = [
  ['JUICE_CODE_BLOCK_0_', 'juice_code_block_1_=""', 'JUICE_STYLE_0_', 'data-juice-duplicates'],
  ['{{', '}}', '{{" onerror="x" y="}}', '<%', '%>', '<%= x %>', '<#', '</#', '<@', '</@', '${x}'],
  ['$&', '$1', "$'", '$`', '$$', '\\0', '\\', '%s', '__proto__', 'constructor'],
].flat();
const CSS = [
  ['/*', '*/', 'url(javascript:x)', 'expression(x)', '@import "x"', '!important', '}', '{'],
  ['color:red', ';background:url(//x)', 'behavior:url(x)', '\\22 ', '\\3c '],
].flat();
const ADDRESSES = [
  ['javascript:x', 'java\nscript:x', 'data:text/html,<b>', 'vbscript:x', '//x@y', 'mailto:a@b.c'],
  ['https://a.example/?a=1&b="2"', 'tel:+1', '%0d%0abcc:x@y.z', 'https://a.example/{{x}}'],
].flat();
const LETTERS = [
  ['\0', '\u0007', '\u0092', '\u200b', '\u202e', '\u2066', '\u2028', '\ufeff', '\uffff'],
  [
    '\ud800',
    '\udc00',
    '\u00a0',
    '\t',
    '\n',
    '\r\n',
    '  ',
    '\u0301',
    'ﷺ',
    'שלום',
    '漢字',
    '👩‍👩‍👧',
    'İ',
  ],
].flat();
const WORDS = ['Jane', 'a', 'Doe & Sons', 'x@example.com', '+1 555 0100', 'www.example.com', '0'];

const FAMILIES = [MARKUP, REFERENCES, ENGINES, CSS, ADDRESSES, LETTERS, WORDS] as const;

/** Up to a dozen pieces in a row, of one kind or of all. */
export function hostileText({ chance, whole, pick }: Dice): string {
  const family = chance(0.3) ? pick(FAMILIES) : null;
  const pieces = Array.from({ length: whole(1, 12) }, () => {
    const piece = pickFrom(family ?? pick(FAMILIES), whole);
    return chance(0.02) ? piece.repeat(whole(2, 60)) : piece;
  });
  return pieces.join(chance(0.5) ? ' ' : '');
}

function pickFrom(pieces: readonly string[], whole: Dice['whole']): string {
  return pieces[whole(0, pieces.length - 1)] ?? '';
}
