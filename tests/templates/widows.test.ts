import { expect, test } from 'vitest';
import { withoutWidow } from '../../src/base/text';
import { font } from '../../src/email/builders';
import { words } from '../../src/model/languages/en';
import { completeSignature } from '../../src/model/person/signature';
import { quoteCell } from '../../src/templates/parts/text';
import { NO_PICTURES, viewSignature } from '../../src/templates/view';

/* A short last word is never alone in a line; a dot stands for a space that does not break. */

test.each([
  ['Good partnerships are quiet ones.', 'Good partnerships are quiet·ones.'],
  ['Less, but better.', 'Less, but better.'],
  ['Ask me about Gleichstellungsbeauftragte', 'Ask me about Gleichstellungsbeauftragte'],
  ['Be a Gleichstellungsbeauftragte now', 'Be a Gleichstellungsbeauftragte now'],
  ['Since 9 March 2026', 'Since 9 March 2026'],
  ['Clarity', 'Clarity'],
  ['', ''],
])('%j', (text, held) => {
  expect(withoutWidow(text).replaceAll('\u00a0', '·')).toBe(held);
});

test('quotes end so', () => {
  const view = viewSignature(
    completeSignature({ quote: 'Clarity is kindness, in life.' }),
    NO_PICTURES,
    words,
  );
  expect(textOf(quoteCell(view, font('sans', 13, '#000000')))).toBe(
    '“Clarity is kindness, in·life.”',
  );
});

function textOf(block: ReturnType<typeof quoteCell>): string {
  const runs = block?.children ?? [];
  return runs
    .map((run) => (run.kind === 'text' ? run.text : ''))
    .join('')
    .replaceAll('\u00a0', '·');
}
