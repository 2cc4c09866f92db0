import { expect, test } from 'vitest';
import { cityText } from '../../src/templates/parts/contact/address';
import type { Contact } from '../../src/templates/view';

function address(lines: readonly string[]): Contact {
  const labels = { full: '', short: '', letter: '' };
  return { kind: 'address', labels, lines, href: null, origin: [] };
}

test.each([
  [['18 Lantern Row, Floor 3', 'Bristol BS1 4QA', 'United Kingdom'], 'Bristol'],
  [['Prinsengracht 263', '1016 GV Amsterdam'], 'Amsterdam'],
  [['1200 Boulevard of the Republic', '10115 Berlin', 'Germany'], 'Berlin'],
  [['24 Harbour Street', 'Cairo 11511'], 'Cairo'],
  [['1 Main St, Springfield, IL 62704'], 'Springfield'],
  [['١٨ شارع النيل', 'القاهرة ١١٥١١'], 'القاهرة'],
  [['5 Rue des Lilas', '59000 Saint-Omer'], 'Saint-Omer'],
])('the town of %j is %s', (lines, town) => {
  expect(cityText([address(lines)])?.text).toBe(town);
});

test.each([[['Prinsengracht 263']], [['10115', '12345']]])('no town is found in %j', (lines) => {
  expect(cityText([address(lines)])).toBeNull();
});

test('without an address there is no town', () => {
  expect(cityText([])).toBeNull();
});
