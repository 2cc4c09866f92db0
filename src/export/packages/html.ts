import { personName } from './file-names';
import { inAscii } from './formats/ascii';
import type { Package } from './package';

/**
 * One file that holds everything, as Thunderbird attaches it: all that it says comes into each mail. So it says nothing but the
 * signature, and no encoding either.
 */
export const html: Package = {
  id: 'html',
  images: 'embed',
  make: ({ output, person }) => [
    {
      name: `${personName(person)}.html`,
      type: 'text/html',
      content: `${inAscii(output.html)}\n`,
    },
  ],
};
