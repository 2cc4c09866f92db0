import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { escapeText } from '../../../email/escape';
import type { ForeignMail } from '../../core/mail';
import type { MailProblem } from '../../core/mail-problems';
import { fail, ok, type Result } from '../../../base/result';
import { decodeHtml } from './decode-html';
import { addressKeys, collectPictures, contentIdKeys, fileKeys } from './mail-pictures';
import { prepareMime } from './prepare-mime';

/**
 * A mail (.eml), a signature as Apple Mail keeps it, or a web page in one file (.mht). The pictures of a page go by their
 * addresses, all others by content id and file name. Mails that are attached to the mail are not looked into.
 */
export async function readMime(bytes: Uint8Array): Promise<Result<ForeignMail, MailProblem>> {
  if (isOutlookMessage(bytes)) return fail('msg');
  const source = prepareMime(bytes);
  if (source === null) return fail('unreadable');
  // Some signatures of Apple Mail have lost their headers.
  if (source[0] === LESS_THAN) {
    return ok({ html: decodeHtml(source), pictures: new Map(), unnamed: [] });
  }
  const mail = await parsed(source);
  if (mail === null) return fail('unreadable');
  const html = mail.html ?? htmlOfText(mail.text ?? '');
  return ok({ html, ...collectPictures(mail.attachments.map(keyedAttachment)) });
}

const LESS_THAN = 0x3c;

/** A compound file (MS-CFB, 2.2), as Outlook saves messages, whatever its name says. */
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

/** Blank for a text of white space alone. */
function htmlOfText(text: string): string {
  const lines = text.trim().split(/\r\n?|\n/);
  return lines.map(escapeText).join('<br>\n');
}
