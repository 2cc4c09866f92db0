import type { ImportedMail } from '../../../src/import/core/mail';
import type { MailProblem } from '../../../src/import/core/mail-problems';
import { toChosenFile } from '../../../src/import/browser/mails/mail-file';
import { readMail } from '../../../src/import/browser/mails/read-mail';

/* Files as a visitor chooses them, and what is read of them. */

export function fileOf(name: string, content: string | Uint8Array): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
}

export async function mailOf(files: readonly File[]): Promise<ImportedMail> {
  const read = await readMail(files.map(toChosenFile));
  if (!read.ok) throw new Error(`No mail: ${read.problem}`);
  return read.value;
}

export async function problemOf(files: readonly File[]): Promise<MailProblem | null> {
  const read = await readMail(files.map(toChosenFile));
  return read.ok ? null : read.problem;
}

/** A part of a mail that holds a picture. */
export function base64Part(dataUrl: string, headers: readonly string[]): string {
  const [, base64 = ''] = dataUrl.split(',');
  const type = headers.some((header) => /^content-type:/i.test(header))
    ? []
    : ['Content-Type: application/octet-stream'];
  return [
    ...type,
    'Content-Transfer-Encoding: base64',
    ...headers,
    '',
    base64.replace(/.{76}/g, '$&\r\n'),
  ].join('\r\n');
}
