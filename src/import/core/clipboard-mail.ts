import type { ImportedMail } from './mail';
import { MAIL_LIMITS } from './mail-problems';
import { pictureOfBytes } from './picture-of-bytes';
import { htmlOfText, isSignatureText } from './text-mail';

/** What one copy puts on the clipboard, in each of its forms; blank where it has none. */
export interface PastedMail {
  readonly html: string;
  readonly rtf: string;
  readonly text: string;
}

/**
 * The mail that was copied. What is HTML source as plain text is taken for that: editors of code put it on the clipboard as
 * HTML that shows the source. Pictures of the rich text have no names; an empty text among them is a picture that cannot be
 * shown. Where the HTML adds nothing to it, the plain text is the mail. Null where that is no signature, and where either is too
 * long.
 */
export function mailFromClipboard({ html, rtf, text }: PastedMail): ImportedMail | null {
  const isSource = text.length <= MAIL_LIMITS.htmlCharacters && looksLikeHtml(text);
  const whole = isSource ? text : html;
  if (whole.length > MAIL_LIMITS.htmlCharacters) return null;
  const bare = withoutFragments(whole);
  if (!isSource && !hasFormatting(bare)) return mailOfText(text);
  const pictures = isSource ? [] : rtfPictures(rtf);
  const unnamed = pictures.some((picture) => picture !== '') ? pictures : [];
  return { html: bare, pictures: [], unnamed };
}

/** A signature in plain text; null where it is none. What begins like source that is not whole is none. */
function mailOfText(text: string): ImportedMail | null {
  const isShort = text.length <= MAIL_LIMITS.htmlCharacters;
  if (!isShort || START_TAG.test(text.trim()) || !isSignatureText(text)) return null;
  return { html: htmlOfText(text), pictures: [], unnamed: [] };
}

/** Whether a text is the source of HTML: a tag at its beginning and one at its end. */
export function looksLikeHtml(text: string): boolean {
  const source = text.replace(/^\uFEFF/, '').trim();
  if (!source.endsWith('>')) return false;
  return START_TAG.test(source) || (source.startsWith('<!') && ANY_TAG.test(source));
}

const TAG_NAMES =
  'html|head|body|title|meta|style|table|tbody|tr|td|div|p|span|a|img|font|center|section|ul|ol|br|hr|b|strong|i|em|h[1-6]|blockquote|pre';
const START_TAG = new RegExp(`^<(?:${TAG_NAMES})(?=[\\s/>])[^>]*>`, 'i');
const ANY_TAG = new RegExp(`<(?:${TAG_NAMES})(?=[\\s/>])`, 'i');

/**
 * Lines that Windows puts before the HTML (learn.microsoft.com, 'HTML Clipboard Format'); few browsers leave them to a page.
 */
const WINDOWS_HEADER =
  /^\uFEFF?\s*Version:[\d.]+\s+(?:(?:Start|End)(?:HTML|Fragment|Selection):-?\d+\s+|SourceURL:[^\r\n]*[\r\n]\s*)*/i;
/** The header is sought no further in: a pattern that runs over millions of characters can exhaust the engine's memory. */
const HEADER_CHARACTERS = 64 * 1024;
const FRAGMENT_MARK = /<!--\s{0,9}(?:Start|End)Fragment\s{0,9}-->/gi;

/** What stands around the fragment is kept: Word's style sheet is there, and the table of copied cells. */
function withoutFragments(html: string): string {
  const start = html.slice(0, HEADER_CHARACTERS).replace(WINDOWS_HEADER, '');
  const rest = html.slice(HEADER_CHARACTERS);
  return `${start}${rest}`.replace(FRAGMENT_MARK, '').replaceAll('\0', '').trim();
}

/** Elements that stand around words that were copied without their look. */
const PLAIN_TAGS: ReadonlySet<string> = new Set([
  'html',
  'head',
  'body',
  'meta',
  'title',
  'link',
  'base',
  'span',
]);
const LOOK = /\b(?:style|class)\s*=/i;

function hasFormatting(html: string): boolean {
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][\w:-]*)([^>]*)/gi)) {
    const tag = name.toLowerCase();
    if (!PLAIN_TAGS.has(tag) || (tag === 'span' && LOOK.test(attributes))) return true;
  }
  return false;
}

/*
 * Word and Outlook put pictures on the clipboard only as a part of rich text: their HTML names files that no page may read
 * (ckeditor/ckeditor4#2222). Both have them in the same order. (Rich Text Format Specification 1.9.1, 'Pictures')
 */

/**
 * The PNG and JPEG pictures of an RTF as `data:` addresses, in order. A picture in another form, or one that is not whole, is
 * an empty text, so that the others keep their places. What a reader would not show is none: second copies for old readers,
 * headers and footers, bullets, rules. One pass; a text of more than 50 million characters has no pictures.
 */
export function rtfPictures(rtf: string): readonly string[] {
  if (rtf.length > LONGEST || !/^\s*\{\\rtf/.test(rtf)) return [];
  const reader: Reader = { found: [], byTag: new Map(), depth: 0, skipFrom: 0, picture: null };
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(rtf); token !== null; token = TOKEN.exec(rtf)) {
    const [all, word, number] = token;
    if (all === '{') reader.depth += 1;
    else if (all === '}') closeGroup(reader);
    else if (word === 'bin') TOKEN.lastIndex += takeBinary(rtf, TOKEN.lastIndex, number, reader);
    else if (word !== undefined) takeWord(word, number, reader);
    else if (!all.startsWith('\\')) takeText(all, reader);
    if (reader.found.length >= MAIL_LIMITS.pictures) break;
  }
  return reader.found;
}

/** Two digits for each byte. */
const LONGEST = 2 * MAIL_LIMITS.bytes;

/** A brace, a control word with its number and the blank that ends it, a control symbol, or text. */
const TOKEN = /[{}]|\\([a-z]{1,32})(-?\d{1,10})? ?|\\[^]|[^{}\\]+/gi;

interface Reader {
  readonly found: string[];
  /** Pictures by the number that Word gives each (`\bliptag`). */
  readonly byTag: Map<string, string>;
  depth: number;
  /** The depth of the group that is passed over; 0 outside of one. */
  skipFrom: number;
  picture: Picture | null;
}

interface Picture {
  readonly depth: number;
  readonly hex: string[];
  binary: Uint8Array | null;
  isRaster: boolean;
  /** A rule or a drawn word: the HTML has no `img` for it (CKEditor 4, `pastetools/filter/image.js`). */
  isDrawn: boolean;
  tag: string | null;
}

/** What is in these groups is shown by none of today's readers, or not in the text. */
const PASSED_OVER = /^(?:nonshppict|shprslt|(?:header|footer)[lrf]?|listpicture|background)$/;

function takeWord(word: string, number: string | undefined, reader: Reader): void {
  const { picture, depth } = reader;
  if (reader.skipFrom > 0) return;
  if (PASSED_OVER.test(word)) reader.skipFrom = depth;
  else if (picture === null) {
    if (word === 'pict') reader.picture = newPicture(depth);
  } else if (word === 'pngblip' || word === 'jpegblip') picture.isRaster = true;
  else if (word === 'bliptag') picture.tag = number ?? null;
  else if (word === 'defshp') picture.isDrawn = true;
}

function newPicture(depth: number): Picture {
  return { depth, hex: [], binary: null, isRaster: false, isDrawn: false, tag: null };
}

function takeText(text: string, { picture, depth }: Reader): void {
  if (picture === null) return;
  if (depth === picture.depth) picture.hex.push(text);
  else if (text.trim() === 'fHorizRule') picture.isDrawn = true;
}

/** How many characters are bytes instead of RTF. */
function takeBinary(
  rtf: string,
  from: number,
  number: string | undefined,
  { picture, depth }: Reader,
): number {
  const length = Math.max(0, Number(number ?? 0));
  if (picture?.depth === depth && picture.isRaster) {
    const part = rtf.slice(from, from + length);
    picture.binary = Uint8Array.from(part, (letter) => letter.charCodeAt(0));
  }
  return length;
}

function closeGroup(reader: Reader): void {
  const { picture } = reader;
  if (picture?.depth === reader.depth) {
    reader.picture = null;
    if (!picture.isDrawn) addPicture(picture, reader);
  }
  if (reader.skipFrom === reader.depth) reader.skipFrom = 0;
  reader.depth = Math.max(0, reader.depth - 1);
}

/** A picture that Word shows again has the same tag, and may have no bytes of its own (CKEditor 4, as above). */
function addPicture({ hex, binary, isRaster, tag }: Picture, { found, byTag }: Reader): void {
  const bytes = isRaster ? (binary ?? bytesOfHex(hex.join(''))) : new Uint8Array();
  const address = pictureOfBytes(bytes) ?? '';
  if (tag !== null && address !== '' && !byTag.has(tag)) byTag.set(tag, address);
  found.push(address === '' && isRaster ? (byTag.get(tag ?? '') ?? '') : address);
}

/** What follows a letter that is no digit of a byte is lost, and with it the picture. */
function bytesOfHex(text: string): Uint8Array {
  const hex = text.replace(/\s+/g, '');
  const bytes = new Uint8Array(hex.length >> 1);
  for (let at = 0; at < bytes.length; at++) {
    const high = digitOf(hex.charCodeAt(2 * at));
    const low = digitOf(hex.charCodeAt(2 * at + 1));
    if (high === -1 || low === -1) return bytes.subarray(0, at);
    bytes[at] = high * 16 + low;
  }
  return bytes;
}

function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
