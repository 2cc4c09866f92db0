import { decode, encode } from 'punycode/punycode.es6.js';

/** A host, once for the eye and once for links. */
export interface Host {
  /** As typed; what was typed in `xn--` as letters, where these can be mistaken for no other. */
  readonly shown: string;
  /** What is not ASCII as `xn--` (RFC 3492), in the letters of UTS 46: compatibility forms and capitals folded. */
  readonly ascii: string;
}

/** A text as a host: labels with dots between them, or an address of IPv4. Null for anything that no browser would look up. */
export function parseHost(text: string): Host | null {
  if (PLAIN.test(text)) return isLookedUp(text) ? { shown: text, ascii: text } : null;
  if (text.length > LONGEST) return null;
  const labels: Label[] = [];
  for (const each of text.split(/[.\u3002\uff61]/)) {
    const label = readLabel(each);
    if (label === null) return null;
    labels.push(label);
  }
  const letters = labels.map((label) => label.letters);
  const ascii = labels.map((label) => label.ascii).join('.');
  if (!ASCII.test(ascii) || !isLookedUp(ascii) || !isWellDirected(letters)) return null;
  return { shown: labels.map((label) => label.shown).join('.'), ascii };
}

/** RFC 1035. */
const LONGEST = 253;
const ASCII =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d_-]{0,61}[a-z\d])?(?:\.[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?)*$/i;
/** The same, where nothing is to be decoded. */
const PLAIN = new RegExp(ASCII.source.replace('^', '^(?!.*xn--)'), 'i');

/** What ends in a number is an address of IPv4 to browsers (WHATWG, URL), and then has to be one. */
function isLookedUp(ascii: string): boolean {
  return !/(?:^|\.)(?:\d+|0x[\da-f]*)$/i.test(ascii) || isNumeric(ascii);
}

/** Whether a host is an address of IPv4 in four decimals. */
export function isNumeric(ascii: string): boolean {
  const parts = ascii.split('.');
  return parts.length === 4 && parts.every((part) => String(Number(part) & 255) === part);
}

interface Label extends Host {
  /** Folded. */
  readonly letters: string;
}

function readLabel(typed: string): Label | null {
  if (/^xn--/i.test(typed)) return readEncoded(typed);
  const letters = folded(typed);
  if (!LABEL.test(letters)) return null;
  return { shown: typed, letters, ascii: encoded(letters) };
}

function readEncoded(typed: string): Label | null {
  const ascii = typed.toLowerCase();
  const letters = decoded(ascii.slice('xn--'.length));
  if (!LABEL.test(letters) || encoded(letters) !== ascii || folded(letters) !== letters)
    return null;
  const isPlain = ONE_SCRIPT.test(letters) && !LIKE_LATIN.test(letters);
  return { shown: isPlain ? letters : typed, letters, ascii };
}

/** Letter by letter, as a capital sigma is folded alike wherever it stands. */
function folded(label: string): string {
  return Array.from(label.normalize('NFKC'), (letter) => letter.toLowerCase()).join('');
}

function encoded(letters: string): string {
  return /^[!-~]*$/.test(letters) ? letters : `xn--${encode(letters)}`;
}

function decoded(label: string): string {
  try {
    return decode(label);
  } catch {
    return '';
  }
}

/**
 * A label in letters that browsers look up. They fold Greek with iota below, old Cyrillic and Cherokee otherwise, and take no
 * fillers. Scripts beyond the first plane are those of no domain.
 */
const LABEL =
  /^(?!.*[\u115f\u1160\u13a0-\u13ff\u1c80-\u1c8f\u1f80-\u1fff\uab70-\uabbf\u{10000}-\u{1efff}])[\p{L}\p{N}\p{Extended_Pictographic}_][\p{L}\p{N}\p{M}\p{Extended_Pictographic}_-]*$/u;

/** Latin, Greek or Cyrillic alone, or none of the three: the letters of these are alike. */
const ONE_SCRIPT =
  /^(?:[\p{scx=Latn}\d-]+|[\p{scx=Grek}\d-]+|[\p{scx=Cyrl}\d-]+|[^\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}]+)$/u;

/** Letters of Cyrillic that look like those of Latin: a label of nothing else is taken for another, as in 'аррӏе'. */
const LIKE_LATIN = /^[асеһіјӏорѕху\d-]+$/;

/** Browsers look up no host whose labels could be read in another order than they are in (RFC 5893). */
function isWellDirected(labels: readonly string[]): boolean {
  return (
    !labels.some((label) => /[\u0590-\u08ff]/.test(label)) ||
    labels.every((label) => DIRECTED.test(label))
  );
}

/** From right to left, with digits of one kind, or from left to right. */
const DIRECTED =
  /^(?!\p{N}|.*\d.*[\u0660-\u0669]|.*[\u0660-\u0669].*\d)(?:[\u0590-\u08ff\d-]+|[^\u0590-\u08ff\p{Extended_Pictographic}]+)$/u;
