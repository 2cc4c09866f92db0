import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { fail, ok, type Result } from '../../../base/result';
import { looksLikeHtml } from '../../core/clipboard-mail';
import { isBeyondLimit } from '../../core/count-elements';
import type { ImportedMail } from '../../core/mail';
import { type MailFileKind, kindOfFile } from '../../core/mail-file-kinds';
import { MAIL_LIMITS, type MailProblem } from '../../core/mail-problems';
import { htmlOfText } from '../../core/text-mail';
import { readZip, type ArchivedFile } from '../reading/read-zip';
import { depthOf, toMailFile, type ChosenFile, type MailFile } from './mail-file';
import {
  collectPictures,
  fileKeys,
  type KeyedBytes,
  addressKeys,
  contentIdKeys,
} from './mail-pictures';
import { prepareMime } from './prepare-mime';

/**
 * Reads the mail that a visitor chose or dropped: a mail, a signature of Apple Mail, a web page with its pictures, a text, or an
 * archive of these. Of several, the first that lies in the fewest folders. `onBegin` is called once the files have come.
 * Never rejects.
 */
export async function readMail(
  files: readonly ChosenFile[],
  onBegin?: () => void,
): Promise<Result<ImportedMail, MailProblem>> {
  const mail = await readFrom(files.map(toMailFile), onBegin);
  if (!mail.ok) return mail;
  const { html } = mail.value;
  if (html.length > MAIL_LIMITS.htmlCharacters) return fail('too-long');
  if (isBeyondLimit(html)) return fail('too-many-elements');
  return html.trim() === '' ? fail('blank') : mail;
}

const MAIN_KINDS: ReadonlySet<MailFileKind> = new Set(['html', 'mime', 'archive', 'text']);

async function readFrom(
  files: readonly MailFile[],
  onBegin?: () => void,
): Promise<Result<ImportedMail, MailProblem>> {
  const [main] = files
    .filter(({ kind }) => MAIN_KINDS.has(kind))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  if (main === undefined) return fail(problemOf(files));
  const beside = main.kind === 'html' ? picturesBeside(main, files) : [];
  if (sizeOf([main, ...beside]) > MAIL_LIMITS.bytes) return fail('too-large');
  const [bytes = null, ...pictures] = await Promise.all([main, ...beside].map(bytesOf));
  onBegin?.();
  if (bytes === null) return fail('unreadable');
  if (main.kind === 'mime') return readMime(bytes);
  if (main.kind === 'text') return ok(mailOfText(decodeHtml(bytes)));
  if (main.kind === 'html') {
    return ok({ html: decodeHtml(bytes), ...collectPictures(keyed(beside, pictures)) });
  }
  const unpacked = unpackArchive(bytes);
  if (!unpacked.ok) return unpacked;
  const inside = await readFrom(unpacked.value);
  return !inside.ok && inside.problem === 'no-mail' ? fail('empty-archive') : inside;
}

/** Outlook saves each signature as plain text, too: that has lost its look, and goes last. */
function rankOf({ path, kind }: MailFile): number {
  return depthOf(path) + (kind === 'text' ? 1000 : 0);
}

/** A file of plain text; some hold the source of HTML. */
function mailOfText(text: string): ImportedMail {
  return { html: looksLikeHtml(text) ? text : htmlOfText(text), pictures: [], unnamed: [] };
}

/** Why there is no mail among these. */
function problemOf(files: readonly MailFile[]): MailProblem {
  const has = (wanted: MailFileKind): boolean => files.some(({ kind }) => kind === wanted);
  if (has('msg')) return 'msg';
  return has('rtf') ? 'rtf' : 'no-mail';
}

/**
 * All pictures, first those of the page's own folder: Outlook numbers the pictures of each signature from 1, and names
 * folders after the page and a word of its language (`Jane_files`, `Jane-Dateien`).
 */
function picturesBeside(page: MailFile, files: readonly MailFile[]): readonly MailFile[] {
  const stem = page.path.replace(/\.\w+$/, '');
  const isOwn = ({ path }: MailFile): boolean =>
    path.startsWith(stem) && /^[._-][^\\/]*[\\/]/.test(path.slice(stem.length));
  return files
    .filter(({ kind }) => kind === 'picture')
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

function sizeOf(files: readonly MailFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

async function bytesOf(file: MailFile): Promise<Uint8Array | null> {
  try {
    return await file.read();
  } catch {
    return null;
  }
}

function* keyed(
  files: readonly MailFile[],
  contents: readonly (Uint8Array | null)[],
): Generator<KeyedBytes> {
  for (const [index, { path }] of files.entries()) {
    const bytes = contents[index] ?? null;
    if (bytes !== null) yield { keys: fileKeys(path), bytes };
  }
}

/** An archive that names more files is none of a signature. */
const MOST_ENTRIES = 5000;

const WANTED: ReadonlySet<MailFileKind> = new Set(['html', 'mime', 'text', 'picture']);

/** The files of a zip archive that a mail may be made of; of all others, names alone. Archives within it stay closed. */
function unpackArchive(bytes: Uint8Array): Result<readonly MailFile[], MailProblem> {
  const entries = readZip(bytes, MOST_ENTRIES);
  if (!entries.ok) return fail('unreadable');
  const total = entries.value.reduce((sum, entry) => sum + (isWanted(entry) ? entry.size : 0), 0);
  if (total > MAIL_LIMITS.bytes) return fail('too-large');
  const files: MailFile[] = [];
  for (const entry of entries.value) {
    const content = isWanted(entry) ? entry.unpack() : new Uint8Array();
    if (content === null) return fail('unreadable');
    files.push(fileIn(entry.path, content));
  }
  return ok(files);
}

function isWanted({ path }: ArchivedFile): boolean {
  return WANTED.has(kindOfFile(path));
}

function fileIn(path: string, bytes: Uint8Array): MailFile {
  const kind = kindOfFile(path);
  return {
    path,
    kind: kind === 'archive' ? 'other' : kind,
    size: bytes.length,
    read: () => Promise.resolve(bytes),
  };
}

/**
 * A mail (.eml), a signature as Apple Mail keeps it, or a web page in one file (.mht). The pictures of a page go by their
 * addresses, all others by content id and file name. Messages that are attached to the mail are not read.
 */
async function readMime(bytes: Uint8Array): Promise<Result<ImportedMail, MailProblem>> {
  if (isOutlookMessage(bytes)) return fail('msg');
  const source = prepareMime(bytes);
  if (source === null) return fail('unreadable');
  // Some signatures of Apple Mail have lost their headers.
  if (source[0] === LESS_THAN) {
    return ok({ html: decodeHtml(source), pictures: [], unnamed: [] });
  }
  const mail = await parsed(source);
  if (mail === null) return fail('unreadable');
  const html = mail.html ?? htmlOfText(mail.text ?? '');
  return ok({ html, ...collectPictures(mail.attachments.map(keyedAttachment)) });
}

const LESS_THAN = 0x3c;

/** A compound file (MS-CFB, 2.2), as Outlook saves messages, whatever its name. */
function isOutlookMessage(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
}

/** Null for a mail that is nested too deep, or has too much in its headers. */
async function parsed(source: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(source, { forceRfc822Attachments: true });
  } catch {
    return null;
  }
}

function keyedAttachment({ contentId, filename, description, content }: Attachment) {
  const keys = [
    ...(contentId === undefined ? [] : contentIdKeys(contentId)),
    ...(filename === null ? [] : fileKeys(filename)),
    ...(description === undefined ? [] : addressKeys(description)),
  ];
  const bytes = typeof content === 'string' ? new Uint8Array() : new Uint8Array(content);
  return { keys, bytes };
}

/**
 * The text of an HTML file as browsers read it (HTML, 'Determining the character encoding'): a byte-order mark decides, then
 * a `meta` near the beginning. Else it is UTF-8 where that is legal, and windows-1252 where not.
 */
export function decodeHtml(bytes: Uint8Array): string {
  return (
    decodedAs(markedAs(bytes) ?? declaredAs(bytes), bytes) ??
    decodedAs('utf-8', bytes, true) ??
    decodedAs('windows-1252', bytes) ??
    ''
  );
}

function markedAs(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : null;
}

/** How many bytes are looked through for a `meta`: Word writes much before its own. */
const HEAD_BYTES = 4096;

function declaredAs(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  const [, label = ''] = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head) ?? [];
  if (label === '') return null;
  // In UTF-16 the declaration itself could not have been read.
  return /^utf-?16|^ucs-?2|^unicode$/i.test(label) ? 'utf-8' : label;
}

/** Null for an unknown encoding, and where `isStrict` and the bytes are not legal in it. */
function decodedAs(label: string | null, bytes: Uint8Array, isStrict = false): string | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label, { fatal: isStrict }).decode(bytes);
  } catch {
    return null;
  }
}
