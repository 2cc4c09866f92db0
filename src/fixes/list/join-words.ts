import { lettersOf, spansOf } from '../../scene/text/spans';
import type { PartStyle } from '../../scene/properties/placed-element';
import type { Fix } from '../fix';

/** Each word of a text gets the look of its first letter, so that it is read as a whole. */
export const joinWords: Fix = {
  id: 'joinWords',
  label: 'Give each word one look',
  *propose({ element: { id, locked, content = '', spans = [] } }) {
    if (locked || spans.length === 0) return;
    const letters = lettersOf(content, spans);
    for (const { index, 0: word } of content.matchAll(WORD)) {
      const first = letters[index];
      if (first !== undefined) joinLooks(letters, index, index + word.length, first);
    }
    yield {
      label: 'Give each word one look',
      action: { type: 'scene/elementSet', id, settings: { spans: spansOf(content, letters) } },
    };
  },
};

const WORD = /[\p{L}\p{M}]+/gu;

/** Links and fields stay where they are: only the look goes on. */
function joinLooks(letters: PartStyle[], start: number, end: number, look: PartStyle): void {
  const { href: _href, field: _field, ...style } = look;
  for (let at = start; at < end; at++) {
    const { href, field } = letters[at] ?? {};
    letters[at] = {
      ...style,
      ...(href === undefined ? {} : { href }),
      ...(field === undefined ? {} : { field }),
    };
  }
}
