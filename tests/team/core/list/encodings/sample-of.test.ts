import { expect, test } from 'vitest';
import { sampleOf } from '../../../../../src/team/core/list/encodings/sample-of';
import { tableOf } from '../read-file';

test.each([
  ['Imię;Nazwisko;Rola\nŁukasz;Dąbrowski;Główny księgowy\nAnna;Żółć;x', 'Łukasz Dąbrowski, Żółć'],
  ['Name;Email\nJane;j@x.example', ''],
  ['Prénom;Email\nJane;j@x.example', 'Prénom'],
  ['Name;Title\nZoë Doe;Chargée\nBob;Ingénieur', 'Zoë Doe, Ingénieur'],
  ['Name;Email\nZoë;a@x.example\nZoë;b@x.example', 'Zoë'],
  ['Name;Email\nJane;\u200bj@x.example\nZ\u00adoe;zoë@x.example', ''],
  ['Name;Email\n£ukasz;l@x.example', '£ukasz'],
  [`Name;Note\nJane;${'é'.repeat(200)}`, ''],
])('of %j it is %j', (text, sample) => {
  expect(sampleOf(tableOf(text))).toBe(sample);
});

test('it is no longer than a line', () => {
  const rows = Array.from({ length: 50 }, (_, at) => `Ännchen von Tharau die ${at}.;x`);
  expect(sampleOf(tableOf(['Name;X', ...rows].join('\n'))).length).toBeLessThanOrEqual(60);
});
