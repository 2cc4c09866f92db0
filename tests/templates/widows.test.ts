import { expect, test } from 'vitest';
import { font } from '../../src/email/builders';
import { words } from '../../src/model/languages/en';
import { completeSignature } from '../../src/model/person/signature';
import { quoteCell, roleLine, withoutWidow } from '../../src/templates/parts/text';
import { NO_PICTURES, viewSignature } from '../../src/templates/view';

/* A short last word is never alone in a line; a dot stands for a space that does not break. */

test.each([
  ['Good partnerships are quiet ones.', 'Good partnerships are quiet·ones.'],
  ['Less, but better.', 'Less, but·better.'],
  ['Ask me about Gleichstellungsbeauftragte', 'Ask me about Gleichstellungsbeauftragte'],
  ['Be Gleichstellungsbeauftragte now', 'Be Gleichstellungsbeauftragte now'],
  ['Clarity', 'Clarity'],
  ['', ''],
])('%j', (text, held) => {
  expect(withoutWidow(text).replaceAll('\u00a0', '·')).toBe(held);
});

test('quotes and lines of roles end so', () => {
  const person = {
    quote: 'Quiet ones.',
    jobTitle: 'Head of Design',
    companyName: 'Meridian & Sons',
  };
  const view = viewSignature(completeSignature(person), NO_PICTURES, words);
  const plain = font('sans', 13, '#000000');
  expect(textOf(quoteCell(view, plain))).toBe('“Quiet·ones.”');
  expect(textOf(roleLine(view, ['title', 'company'], ' / ', plain))).toBe(
    'Head of Design / Meridian &·Sons',
  );
});

function textOf(block: ReturnType<typeof quoteCell>): string {
  const runs = block?.children ?? [];
  return runs
    .map((run) => (run.kind === 'text' ? run.text : ''))
    .join('')
    .replaceAll('\u00a0', '·');
}
