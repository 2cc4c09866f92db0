import { toDocument } from '../document';
import { aboutFile } from './about-file';
import { personName } from './file-names';
import type { Package } from './package';

/** One file that holds everything, as Thunderbird attaches it. */
export const html: Package = {
  id: 'html',
  images: 'embed',
  make: ({ output, person }) => [
    {
      name: `${personName(person)}.html`,
      type: 'text/html',
      content: toDocument(output, aboutFile(output, person)),
    },
  ],
};
