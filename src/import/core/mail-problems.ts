import type { NoticeText } from '../../model/messages/notice';

/** How much of a mail from elsewhere is read. */
export const MAIL_LIMITS = {
  /** Of all files that are read, and of all that an archive holds of them. */
  bytes: 25 * 1024 * 1024,
  htmlCharacters: 5 * 1024 * 1024,
  pictures: 100,
  /** Of HTML, start tags counted: the longest conversations have a tenth of it. */
  elements: 100_000,
} as const;

/** Why files give no mail. */
export type MailProblem =
  | 'no-mail'
  | 'empty-archive'
  | 'rtf'
  | 'msg'
  | 'blank'
  | 'too-large'
  | 'too-long'
  | 'too-many-elements'
  | 'too-slow'
  | 'unreadable';

/** What the visitor reads of files that give no mail. */
export const MAIL_PROBLEMS: Readonly<Record<MailProblem, NoticeText>> = {
  'no-mail': failed(
    'Choose an email (.eml), a web page (.htm), an Apple Mail signature (.mailsignature), a text (.txt), or a .zip of them.',
  ),
  'empty-archive': failed('This archive holds no email, no web page and no text.'),
  rtf: failed(
    'Rich text (.rtf) has lost the layout of the signature. Choose the .htm file beside it instead.',
  ),
  msg: failed(
    'This is an Outlook message (.msg), which we cannot read. Save it as .eml, or copy the signature and paste it here.',
  ),
  blank: failed('There is nothing in this file to import.'),
  'too-large': failed(`Together, the files may be up to ${megabytes(MAIL_LIMITS.bytes)} MB.`),
  'too-long': failed(
    `This has more than ${megabytes(MAIL_LIMITS.htmlCharacters)} MB of HTML. Copy the signature alone and paste it here.`,
  ),
  'too-many-elements': failed(
    `This has more than ${thousands(MAIL_LIMITS.elements)} HTML elements. Copy the signature alone and paste it here.`,
  ),
  'too-slow': failed(
    'Reading this took too long and was stopped. Copy the signature alone and paste it here.',
  ),
  unreadable: failed('The file could not be read.'),
};

function failed(message: string): NoticeText {
  return { title: 'Import Failed', message, destructive: true };
}

function megabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}

/** Not by the formats of a browser, which take 10 ms to load: this is made when a page begins. */
function thousands(count: number): string {
  return `${count / 1000},000`;
}
