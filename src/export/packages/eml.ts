import { cleanLine } from '../../base/text';
import { PACKAGE_MESSAGES } from '../../model/messages/package-messages';
import { toDocument } from '../document';
import { imageCid, imageFile } from '../image-names';
import type { EmailImage, EmailOutput } from '../types';
import { aboutFile } from './about-file';
import { personName } from './file-names';
import { headerDate, headerText } from './formats/mail-headers';
import { bytesPart, multipart, textPart, type MailPart } from './formats/multipart';
import type { Package } from './package';

/**
 * A draft to send oneself as a test, its pictures attached. Outlook opens it ready to be sent for `X-Unsent`; sender and
 * addressee are left to the mail client and the visitor.
 */
export const eml: Package = {
  id: 'eml',
  images: 'cid',
  make: ({ output, person, now }) => {
    const html = textPart('text/html', toDocument(output, aboutFile(output, person)));
    const body = multipart('alternative', 'alternative', [
      textPart('text/plain', output.text),
      withPictures(html, output),
    ]);
    const headers = [
      'X-Unsent: 1',
      `Date: ${headerDate(now)}`,
      `Subject: ${headerText(subjectOf(cleanLine(person.fullName)))}`,
      'MIME-Version: 1.0',
    ];
    const content = [...headers, body].join('\r\n');
    return [{ name: `${personName(person)}.eml`, type: 'message/rfc822', content }];
  },
};

function subjectOf(name: string): string {
  return name === '' ? PACKAGE_MESSAGES.testSubject : PACKAGE_MESSAGES.testSubjectOf(name);
}

function withPictures(html: MailPart, { images }: EmailOutput): MailPart {
  return images.length === 0
    ? html
    : multipart('related', 'related', [html, ...images.map(imagePart)]);
}

function imagePart(image: EmailImage): MailPart {
  const file = imageFile(image);
  const headers = [
    `Content-Type: ${image.mime}; name="${file}"`,
    `Content-ID: <${imageCid(image)}>`,
    `Content-Disposition: inline; filename="${file}"`,
  ];
  return bytesPart(headers, image.bytes);
}
