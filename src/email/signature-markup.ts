/*
 * What a printed signature may hold, as the printer (print.ts, print-cell.ts) writes it. Whoever hands HTML to a browser
 * asks here first: no tag, attribute or address that can run anything is among these.
 */

const COMMON = ['style', 'dir', 'lang', 'align', 'bgcolor', 'width', 'height'];

const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  table: new Set([...COMMON, 'role', 'border', 'cellpadding', 'cellspacing']),
  tr: new Set(COMMON),
  td: new Set([...COMMON, 'colspan', 'rowspan', 'valign', 'nowrap']),
  div: new Set(COMMON),
  span: new Set(COMMON),
  a: new Set([...COMMON, 'href', 'aria-label']),
  img: new Set([...COMMON, 'src', 'alt']),
  br: new Set(),
};

// Each is tried at one place of the text, and what one begins no other does.
const TEXT = /[^<]+/y;
const END_TAG = /<\/([a-z]+)>/y;
const START_TAG = /<([a-z]+)(?=[ >])/y;
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?(?=[ >])/y;
const TAG_END = />/y;

const SAFE_HREF = /^(?:https?:|mailto:|tel:)/;

/** Whether HTML holds nothing but what the printer writes. Reads each character once. */
export function isSignatureMarkup(html: string): boolean {
  let place = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place;
    const match = pattern.exec(html);
    if (match !== null) place += match[0].length;
    return match;
  };
  const takeStartTag = (): boolean => {
    const allowed = attributesOf(take(START_TAG)?.[1]);
    if (allowed === undefined) return false;
    for (let match = take(ATTRIBUTE); match !== null; match = take(ATTRIBUTE)) {
      const [, name = '', value = ''] = match;
      if (!allowed.has(name) || (name === 'href' && !SAFE_HREF.test(value))) return false;
    }
    return take(TAG_END) !== null;
  };
  while (place < html.length) {
    if (take(TEXT) !== null) continue;
    const end = take(END_TAG);
    if (end === null ? !takeStartTag() : attributesOf(end[1]) === undefined) return false;
  }
  return true;
}

function attributesOf(tag: string | undefined): ReadonlySet<string> | undefined {
  return tag !== undefined && Object.hasOwn(ATTRIBUTES, tag) ? ATTRIBUTES[tag] : undefined;
}
