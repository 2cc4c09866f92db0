import { MAIL_LIMITS } from './mail-problems';
import { pictureOfBytes } from './picture-of-bytes';

/*
 * Word and Outlook put pictures on the clipboard only as a part of rich text: their HTML names files that no page may read
 * (ckeditor/ckeditor4#2222). Both tell them in the same order. (Rich Text Format Specification 1.9.1, 'Pictures')
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
