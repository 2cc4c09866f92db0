import type { Check } from './check';
import { imagesIn } from './doc-parts';
import { nameOf } from './subject-names';

/** A picture without words says nothing where it is blocked, and nothing to a screen reader. */
export const missingAlt: Check = {
  id: 'missing-alt',
  run: (subject) =>
    imagesIn(subject.doc)
      .filter(({ image }) => image.alt.trim() === '')
      .map(({ image: { origin = [] } }) => ({
        rule: 'alt-missing',
        severity: 'broken',
        clients: [],
        args: { label: nameOf(origin, 'Picture', subject) },
        origin,
      })),
};
