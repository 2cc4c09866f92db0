import type { ForeignMail } from '../../core/mail';
import type { MailFileKind } from '../../core/mail-file-kinds';
import { isBeyondLimit } from '../../core/count-elements';
import { MAIL_LIMITS, type MailProblem } from '../../core/mail-problems';
import { fail, ok, type Result } from '../../../base/result';
import { decodeHtml } from './decode-html';
import { depthOf, toMailFile, type ChosenFile, type MailFile } from './mail-file';
import { collectPictures, fileKeys, type KeyedBytes } from './mail-pictures';
import { readMime } from './read-mime';
import { unpackArchive } from './unpack-archive';

/**
 * Reads the mail that a visitor chose or dropped: a mail, a signature of Apple Mail, a web page with its pictures, or an
 * archive of these. Of several, the first that lies in the fewest folders. `onBegin` is called once the files have come.
 * Never rejects.
 */
export async function readMail(
  files: readonly ChosenFile[],
  onBegin?: () => void,
): Promise<Result<ForeignMail, MailProblem>> {
  const mail = await readFrom(files.map(toMailFile), onBegin);
  if (!mail.ok) return mail;
  const { html } = mail.value;
  if (html.length > MAIL_LIMITS.htmlCharacters) return fail('too-long');
  if (isBeyondLimit(html)) return fail('too-many-elements');
  return html.trim() === '' ? fail('blank') : mail;
}

const MAIN_KINDS: ReadonlySet<MailFileKind> = new Set(['html', 'mime', 'archive']);

async function readFrom(
  files: readonly MailFile[],
  onBegin?: () => void,
): Promise<Result<ForeignMail, MailProblem>> {
  const [main] = files
    .filter(({ kind }) => MAIN_KINDS.has(kind))
    .toSorted((a, b) => depthOf(a.path) - depthOf(b.path));
  if (main === undefined) return fail(problemOf(files));
  const beside = main.kind === 'html' ? picturesBeside(main, files) : [];
  if (sizeOf([main, ...beside]) > MAIL_LIMITS.bytes) return fail('too-large');
  const [bytes = null, ...pictures] = await Promise.all([main, ...beside].map(bytesOf));
  onBegin?.();
  if (bytes === null) return fail('unreadable');
  if (main.kind === 'mime') return readMime(bytes);
  if (main.kind === 'html') {
    return ok({ html: decodeHtml(bytes), ...collectPictures(keyed(beside, pictures)) });
  }
  const unpacked = unpackArchive(bytes);
  if (!unpacked.ok) return unpacked;
  const inside = await readFrom(unpacked.value);
  return !inside.ok && inside.problem === 'no-mail' ? fail('empty-archive') : inside;
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
