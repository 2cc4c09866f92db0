import { encodeBase64 } from '../../../base/base64';
import { quotedPrintable } from './quoted-printable';

/** A part of a message: its headers, a blank line, its content. Lines end as in mail. */
export type MailPart = string;

export function textPart(type: string, text: string): MailPart {
  return part(
    [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: quoted-printable'],
    quotedPrintable(text),
  );
}

export function bytesPart(headers: readonly string[], bytes: Uint8Array): MailPart {
  const lines = encodeBase64(bytes).match(/.{1,76}/g) ?? [];
  return part([...headers, 'Content-Transfer-Encoding: base64'], lines.join('\r\n'));
}

/** Several parts as one. `name` distinguishes those that lie within one another. */
export function multipart(kind: string, name: string, parts: readonly MailPart[]): MailPart {
  // No line of quoted-printable or base64 can hold `=_`, so none is taken for this.
  const boundary = `----=_signet_${name}`;
  const type = [`Content-Type: multipart/${kind};`, ` boundary="${boundary}"`];
  const inner = parts.map((each) => `--${boundary}\r\n${each}\r\n`).join('');
  return part(type, `${inner}--${boundary}--\r\n`);
}

function part(headers: readonly string[], content: string): MailPart {
  return [...headers, '', content].join('\r\n');
}
