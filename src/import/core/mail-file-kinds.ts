/** The kind of a file, by its name. */
export type MailFileKind =
  'html' | 'mime' | 'text' | 'archive' | 'rtf' | 'msg' | 'picture' | 'other';

/** The endings of names by kind. What choosers offer, what drops take and what is read are all derived from these. */
const ENDINGS: readonly (readonly [MailFileKind, readonly string[]])[] = [
  ['html', ['htm', 'html', 'xhtm', 'xhtml']],
  ['mime', ['eml', 'mailsignature', 'mht', 'mhtml']],
  ['text', ['txt']],
  ['archive', ['zip']],
  ['rtf', ['rtf']],
  ['msg', ['msg', 'oft']],
  ['picture', ['png', 'jpg', 'jpeg', 'jpe', 'jfif', 'gif']],
];

const BY_ENDING: ReadonlyMap<string, MailFileKind> = new Map(
  ENDINGS.flatMap(([kind, endings]) => endings.map((ending) => [ending, kind] as const)),
);

/**
 * Pictures alone are no signature. Rich text and Outlook's messages are taken, as a message explains what to choose instead.
 */
const NO_MAIL: ReadonlySet<MailFileKind> = new Set(['picture', 'other']);

/** The endings of all files that a signature from elsewhere is looked for in, each with its dot. */
export const MAIL_ENDINGS: readonly string[] = [...BY_ENDING]
  .filter(([, kind]) => !NO_MAIL.has(kind))
  .map(([ending]) => `.${ending}`);

/** The kind of a file, by its name. One without an ending may be a picture, which its bytes will show. */
export function kindOfFile(path: string): MailFileKind {
  if (/(?:^|[\\/])(?:__MACOSX[\\/]|\._)/.test(path)) return 'other';
  const name = path.split(/[\\/]/).at(-1) ?? '';
  if (name !== '' && !name.includes('.')) return 'picture';
  return BY_ENDING.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? 'other';
}

/** Whether a signature from elsewhere is looked for in a file of this name. */
export function isMailName(name: string): boolean {
  return !NO_MAIL.has(kindOfFile(name));
}
