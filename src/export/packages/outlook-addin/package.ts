import { websiteHref } from '../../../model/person/web/web-address';
import { parseEmail } from '../../../model/person/web/email';
import { imageFile } from '../../pictures/image-names';
import { personName as fileName } from '../file-names';
import type { Package } from '../package';
import { personAddin, zipped } from './person-addin';
import { PICTURE_FOLDER, type AddinPlace } from './place';

/** The add-in of one person, whose files will lie at a place. Its pictures are files there, too. */
export function outlookAddinAt(place: AddinPlace): Package {
  return {
    id: 'outlook-addin',
    ...addinPictures(place),
    showsIcons: true,
    make: ({ output: { html, text, images }, person }) => {
      const files = personAddin(place, {
        address: parseEmail(person.email)?.address.toLowerCase() ?? null,
        signature: { html, text },
        pictures: images.map((image) => ({ path: imageFile(image), content: image.bytes })),
      });
      const content = zipped(files);
      return [{ name: `${fileName(person)} (Outlook).zip`, type: 'application/zip', content }];
    },
  };
}

/** How the pictures of one person's add-in travel. */
export function addinPictures({ folder }: AddinPlace): Pick<Package, 'images' | 'host'> {
  const host = websiteHref(`${folder}${PICTURE_FOLDER}`);
  return { images: 'hosted', ...(host === null ? {} : { host }) };
}
