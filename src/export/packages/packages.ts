import type { ImageMode } from '../types';
import type { Package, PackageId } from './package';

/** All packages, each of which makes files of one output. */
export const PACKAGES: readonly Package[] = [
  {
    id: 'pictures',
    images: 'gaps',
    make: ({ output }) =>
      output.images.map(({ mime, bytes }, index) => ({
        name: `picture-${index + 1}.png`,
        type: mime,
        content: bytes,
      })),
  },
  oneFile('outlook-zip', 'files', 'signature.zip', 'application/zip'),
  oneFile('mailsignature', 'embed', 'signature.mailsignature', 'text/plain'),
  oneFile('page', 'embed', 'signature-page.html', 'text/html'),
  oneFile('html', 'embed', 'signature.html', 'text/html'),
  oneFile('eml', 'cid', 'signature.eml', 'message/rfc822'),
  oneFile('text', 'link', 'signature.txt', 'text/plain'),
  oneFile('vcard', 'embed', 'signature.vcf', 'text/vcard'),
];

function oneFile(id: PackageId, images: ImageMode, name: string, type: string): Package {
  const make: Package['make'] = ({ output }) => [
    { name, type, content: id === 'text' ? output.text : output.html },
  ];
  return { id, images, make };
}
