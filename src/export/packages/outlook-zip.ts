import { strToU8, zipSync, type Zippable } from 'fflate';
import type { SignatureData } from '../../model/person/signature';
import { toDocument } from '../document';
import { imageFile } from '../image-names';
import type { EmailOutput } from '../types';
import { aboutFile } from './about-file';
import { outlookName } from './file-names';
import { withCrlf } from './formats/line-ends';
import { noonOf } from './formats/noon-of';
import { richTextOf } from './formats/rich-text';
import { utf16 } from './formats/utf16';
import type { Package } from './package';

/**
 * The files that classic Outlook keeps of a signature, to be put into its folder of signatures: for mails in HTML, in rich
 * text and in plain text, and the pictures.
 */
export const outlookZip: Package = {
  id: 'outlook-zip',
  images: 'files',
  folder: folderOf,
  make: ({ output, person, now }) => {
    const name = outlookName(person);
    const files: Zippable = {
      [`${name}.htm`]: strToU8(htmlOf(output, person)),
      [`${name}.rtf`]: strToU8(richTextOf(output)),
      [`${name}.txt`]: utf16(withCrlf(`${output.text}\n`)),
      ...Object.fromEntries(
        output.images.map((image) => [`${folderOf(person)}/${imageFile(image)}`, image.bytes]),
      ),
    };
    const content = zipSync(files, { ...AS_UNIX, mtime: noonOf(now) });
    return [{ name: `${name}.zip`, type: 'application/zip', content }];
  },
};

/** Info-ZIP's `unzip` garbles UTF-8 names of archives that were not made on Unix; those say what rights files have. */
const AS_UNIX = { os: 3, attrs: 0o644 << 16 } as const;

function folderOf(person: SignatureData): string {
  return `${outlookName(person)}_files`;
}

/** Word reads the charset from this element alone. */
const CHARSET = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">';

function htmlOf(output: EmailOutput, person: SignatureData): string {
  return withCrlf(toDocument(output, { ...aboutFile(output, person), head: [CHARSET] }));
}
