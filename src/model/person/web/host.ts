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
  /^(?=.{1,253}$)(?!.*[^.]{64})[a-z\d](?:[a-z\d_-]*[a-z\d])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d])?)*$/i;
/** The same, where nothing is to be decoded. */
const PLAIN = new RegExp(ASCII.source.replace('^', '^(?!.*xn--)'), 'i');

/** What ends in a number is an address of IPv4 to browsers (WHATWG, URL), and then has to be one. */
function isLookedUp(ascii: string): boolean {
  return !/(?:^|\.)(?:\d+|0x[\da-f]*)$/i.test(ascii) || isNumeric(ascii);
}

/** Whether a host is an address of IPv4 in four decimals. */
export function isNumeric(ascii: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(ascii);
}

interface Label extends Host {
  /** Folded. */
  readonly letters: string;
}

function readLabel(typed: string): Label | null {
  if (/^xn--/i.test(typed)) return readEncoded(typed);
  const letters = folded(typed);
  if (!isLabel(letters)) return null;
  return { shown: typed, letters, ascii: encoded(letters) };
}

function readEncoded(typed: string): Label | null {
  const ascii = typed.toLowerCase();
  const letters = decoded(ascii.slice('xn--'.length));
  if (!isLabel(letters) || encoded(letters) !== ascii || folded(letters) !== letters) return null;
  const isPlain = scripts().one.test(letters) && !LIKE_LATIN.test(letters);
  return { shown: isPlain ? letters : typed, letters, ascii };
}

/** Letter by letter, as a capital sigma is folded alike wherever it stands. */
function folded(label: string): string {
  const lower = [...label.normalize('NFKC')].map((letter) => letter.toLowerCase());
  return lower.join('').normalize('NFKC');
}

function encoded(letters: string): string {
  return IS_ASCII.test(letters) ? letters : `xn--${encode(letters)}`;
}

function decoded(label: string): string {
  try {
    return decode(label);
  } catch {
    return '';
  }
}

const IS_ASCII = /^[!-~]*$/;

/** A label in letters that browsers look up. They fold Greek with iota below and old Cyrillic otherwise, and take no fillers. */
function isLabel(letters: string): boolean {
  return LABEL.test(letters) && scripts().any.test(letters);
}

const LABEL =
  /^(?![^]*[\u115f\u1160\u1c80-\u1c8f\u1f80-\u1fff])[\p{L}\p{N}\p{Extended_Pictographic}_][\p{L}\p{N}\p{M}\p{Extended_Pictographic}_-]*$/u;

/** Letters of Cyrillic that look like those of Latin: a label of nothing else is taken for another, as in 'аррӏе'. */
const LIKE_LATIN = /^[асԁеһіјӏорԛѕԝху\d-]+$/;

interface Scripts {
  readonly any: RegExp;
  readonly one: RegExp;
}

let known: Scripts | undefined;

/**
 * The scripts of hosts. Three languages are written in several, with Latin among them (UTS 39, 5.2, 'Highly Restrictive').
 * Such patterns take some milliseconds to make, and most hosts are ASCII.
 */
function scripts(): Scripts {
  known ??= makeScripts();
  return known;
}

function makeScripts(): Scripts {
  const groups = [...SCRIPTS.split(' '), 'Latn,Hani,Hira,Kana', 'Latn,Hani,Bopo', 'Latn,Hani,Hang'];
  const letters = groups.map((group) => group.replace(/\w{4},?/g, lettersOf));
  return {
    any: new RegExp(`^[${letters.join('')}\\w\\p{Extended_Pictographic}-]+$`, 'u'),
    one: new RegExp(`^(?:${letters.map((each) => `[${each}\\d-]+`).join('|')})$`, 'u'),
  };
}

/** By their codes in ISO 15924. */
const SCRIPTS =
  'Latn Grek Cyrl Armn Hebr Arab Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Tibt Geor Mymr Ethi Khmr';

function lettersOf(script: string): string {
  return `\\p{scx=${script.slice(0, 4)}}`;
}

const LEFTWARD = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Browsers look up no host whose labels could be read in another order than they are in (RFC 5893). */
function isWellDirected(labels: readonly string[]): boolean {
  if (!labels.some((label) => LEFTWARD.test(label))) return true;
  return labels.every((label) =>
    LEFTWARD.test(label)
      ? /^(?!\p{N})[\p{Script=Hebrew}\p{Script=Arabic}\p{M}\p{Nd}-]+$/u.test(label) &&
        !/\d.*[\u0660-\u0669]|[\u0660-\u0669].*\d/.test(label)
      : /^\p{L}[^\u0660-\u0669\p{Extended_Pictographic}]*$/u.test(label),
  );
}
