import type { ImageMode } from '../types';
import type { Package, PackageId } from './package';

export const pictures: Package = {
  id: 'pictures',
  images: 'gaps',
  make: ({ output }) =>
    output.images.map(({ mime, bytes }, index) => ({
      name: `picture-${index + 1}.png`,
      type: mime,
      content: bytes,
    })),
};
export const outlookZip = oneFile('outlook-zip', 'files', 'signature.zip', 'application/zip');
export const mailsignature = oneFile('mailsignature', 'embed', 's.mailsignature', 'text/plain');
export const page = oneFile('page', 'embed', 'signature-page.html', 'text/html');
export const html = oneFile('html', 'embed', 'signature.html', 'text/html');
const eml = oneFile('eml', 'cid', 'signature.eml', 'message/rfc822');
export const text = oneFile('text', 'link', 'signature.txt', 'text/plain');
const vcard = oneFile('vcard', 'embed', 'signature.vcf', 'text/vcard');

/** All packages, each of which makes files of one output. */
export const PACKAGES: readonly Package[] = [
  pictures,
  outlookZip,
  mailsignature,
  page,
  html,
  eml,
  text,
  vcard,
];

function oneFile(id: PackageId, images: ImageMode, name: string, type: string): Package {
  const make: Package['make'] = ({ output }) => [
    { name, type, content: id === 'text' ? output.text : output.html },
  ];
  return { id, images, make };
}
