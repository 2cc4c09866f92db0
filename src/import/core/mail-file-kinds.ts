/** What a name says that a file is. */
export type MailFileKind = 'html' | 'mime' | 'archive' | 'rtf' | 'msg' | 'picture' | 'other';

/** The endings of names by kind. What choosers offer, what drops take and what is read are all derived from these. */
const ENDINGS: readonly (readonly [MailFileKind, readonly string[]])[] = [
  ['html', ['htm', 'html', 'xhtm', 'xhtml']],
  ['mime', ['eml', 'mailsignature', 'mht', 'mhtml']],
  ['archive', ['zip']],
  ['rtf', ['rtf']],
  ['msg', ['msg', 'oft']],
  ['picture', ['png', 'jpg', 'jpeg', 'jpe', 'jfif', 'gif']],
];

const BY_ENDING: ReadonlyMap<string, MailFileKind> = new Map(
  ENDINGS.flatMap(([kind, endings]) => endings.map((ending) => [ending, kind] as const)),
);

/** Pictures alone are no signature. Of rich text and Outlook's messages, a sentence says what to choose instead. */
const NO_MAIL: ReadonlySet<MailFileKind> = new Set(['picture', 'other']);

/** The endings of all files that a signature from elsewhere is looked for in, each with its dot. */
export const MAIL_ENDINGS: readonly string[] = [...BY_ENDING]
  .filter(([, kind]) => !NO_MAIL.has(kind))
  .map(([ending]) => `.${ending}`);

/** What a name says that a file is. One without an ending may be a picture: its bytes will tell. */
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
