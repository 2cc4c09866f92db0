import { scanMarkup, type MarkupToken, type ScannedAttribute } from '../email/scan-markup';
import { FILES_FOLDER } from './place-images';

/*
 * The last gate before an output leaves. Whatever stands between printer and output may have been led astray by what
 * someone typed; an output that it changed never ships.
 */

/** All tags and attributes that the printer writes. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'aria-label', 'style'],
  br: [],
  div: [],
  img: ['src', 'width', 'height', 'alt', 'style'],
  span: ['dir', 'style'],
  table: 'role lang dir align width border cellpadding cellspacing style'.split(' '),
  td: 'colspan rowspan width height align valign bgcolor nowrap style'.split(' '),
  tr: ['height', 'style'],
};

const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'img']);

/** Values that could do something. All others are words or numbers. */
const VALUES: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?|mailto|tel):/,
  src: new RegExp(
    `^(?:data:image/(?:png|jpeg|gif);base64,|https?://|cid:image-|${FILES_FOLDER}/image-)`,
  ),
  style: /^(?!.*(?:url|expression)\()[\w\s:;,.#%()'-]*$/i,
};

/**
 * Answers `html` if it says what the printer wrote, `printed`, but for styles, in tags and attributes that the printer
 * writes. Throws and names the first difference: what differs is a fault of ours, however hostile the text was.
 */
export function checkMarkup(html: string, printed: string = html): string {
  const open: string[] = [];
  const expected = scanMarkup(printed);
  for (const token of scanMarkup(html)) {
    const wanted = expected.next();
    if (wanted.done === true || !isSame(token, wanted.value)) refuse('changed', token);
    if (token.kind === 'start') {
      if (!isKnown(token.name, token.attributes)) refuse('unknown', token);
      if (!VOID_TAGS.has(token.name)) open.push(token.name);
    }
    if (token.kind === 'end' && open.pop() !== token.name) refuse('unbalanced', token);
  }
  if (expected.next().done !== true || open.length > 0) throw new Error('The output is cut short');
  return html;
}

/** Whether two pieces say the same, styles left aside. */
function isSame(a: MarkupToken, b: MarkupToken): boolean {
  if (a.kind === 'text' || b.kind === 'text') {
    return a.kind === 'text' && b.kind === 'text' && a.text === b.text;
  }
  if (a.kind !== b.kind || a.name !== b.name) return false;
  return a.kind === 'end' || b.kind === 'end' || hasSame(a.attributes, b.attributes);
}

function hasSame(a: readonly ScannedAttribute[], b: readonly ScannedAttribute[]): boolean {
  const wanted = b.filter(({ name }) => name !== 'style');
  const found = a.filter(({ name }) => name !== 'style');
  return (
    found.length === wanted.length &&
    found.every(({ name, value }, at) => name === wanted[at]?.name && value === wanted[at]?.value)
  );
}

function isKnown(tag: string, attributes: readonly ScannedAttribute[]): boolean {
  const known = Object.hasOwn(KNOWN, tag) ? (KNOWN[tag] ?? []) : null;
  const names = new Set(attributes.map(({ name }) => name));
  return (
    known !== null &&
    names.size === attributes.length &&
    attributes.every(
      ({ name, value }) => known.includes(name) && (VALUES[name]?.test(value ?? '') ?? true),
    )
  );
}

function refuse(fault: string, token: MarkupToken): never {
  throw new Error(`The output holds ${fault} markup: ${JSON.stringify(token).slice(0, 200)}`);
}
