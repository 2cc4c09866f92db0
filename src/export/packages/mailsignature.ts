import { hash } from '../../model/picture/fingerprint';
import { personName } from './file-names';
import { quotedPrintable } from './formats/quoted-printable';
import type { Package } from './package';

/** A signature as Apple Mail keeps it: a few headers, then the HTML (sonicdoe/macos-mail-signature-installer). */
export const mailsignature: Package = {
  id: 'mailsignature',
  images: 'embed',
  showsIcons: true,
  make: ({ output: { html }, person }) => {
    const lines = [
      'Content-Transfer-Encoding: quoted-printable',
      'Content-Type: text/html;',
      '\tcharset=utf-8',
      `Message-Id: <${idOf(html)}>`,
      'Mime-Version: 1.0 (Mac OS X Mail 16.0 \\(3774.100.2.1.4\\))',
      '',
      quotedPrintable(html, '\n'),
      '',
    ];
    const name = `${personName(person)}.mailsignature`;
    return [{ name, type: 'application/octet-stream', content: lines.join('\n') }];
  },
};

/** An id as Apple Mail writes them, the same for the same content (RFC 9562: version 8 is free to choose). */
function idOf(content: string): string {
  const words = [1, 2, 3, 4].map((seed) => hash(content, seed).toString(16).padStart(8, '0'));
  return words
    .join('')
    .toUpperCase()
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}
