import type { ForeignMail } from './mail';
import { MAIL_LIMITS } from './mail-problems';
import { rtfPictures } from './rtf-pictures';

/** What one copy puts on the clipboard, in each of its forms; blank where it has none. */
export interface PastedMail {
  readonly html: string;
  readonly rtf: string;
  readonly text: string;
}

/**
 * The mail that was copied. What is HTML source as plain text is taken for that: editors of code put it on the clipboard as
 * HTML that shows the source. Pictures of the rich text have no names; an empty text among them is a picture that cannot be
 * shown. Null where the HTML says no more than the plain text, and where it is too long.
 */
export function mailFromClipboard({ html, rtf, text }: PastedMail): ForeignMail | null {
  const isSource = text.length <= MAIL_LIMITS.htmlCharacters && looksLikeHtml(text);
  const whole = isSource ? text : html;
  if (whole.length > MAIL_LIMITS.htmlCharacters) return null;
  const bare = withoutFragments(whole);
  if (!isSource && !saysMoreThanWords(bare)) return null;
  const pictures = isSource ? [] : rtfPictures(rtf);
  const unnamed = pictures.some((picture) => picture !== '') ? pictures : [];
  return { html: bare, pictures: new Map(), unnamed };
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

function saysMoreThanWords(html: string): boolean {
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][\w:-]*)([^>]*)/gi)) {
    const tag = name.toLowerCase();
    if (!PLAIN_TAGS.has(tag) || (tag === 'span' && LOOK.test(attributes))) return true;
  }
  return false;
}
