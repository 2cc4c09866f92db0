import { personName } from './file-names';
import type { Package } from './package';

/** The plain-text twin. */
export const text: Package = {
  id: 'text',
  images: 'embed',
  make: ({ output, person }) => [
    { name: `${personName(person)}.txt`, type: 'text/plain', content: `${output.text}\n` },
  ],
};
