import { assert, constantFrom, property, array, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { autoLinkIn } from '../../../src/export/checks/auto-link';

describe('iOS makes a link of', () => {
  test.each([
    ['12 345 678 901', '12 345 678 901'],
    ['ABN 12 345 678 901', '12 345 678 901'],
    ['Company No. 08123456', '08123456'],
    ['Registered in England and Wales, No. 08123456.', '08123456'],
    ['HRB 1234567', '1234567'],
    ['Steuernummer 12.345.67890', '12.345.67890'],
    ['NPI: 1234567893', '1234567893'],
    ['(555) 010-4477', '(555) 010-4477'],
    ['9 March 2026, 14:00', '9 March 2026'],
    ['Open on March 9th, 2026', 'March 9th, 2026'],
    ['9. März 2026', '9. März 2026'],
    ['9 de marzo de 2026', '9 de marzo de 2026'],
    ['9 marca 2026', '9 marca 2026'],
    ['9 Mar. 2026', '9 Mar. 2026'],
    ['2026年3月9日', '2026年3月9日'],
    ['9 مارس 2026', '9 مارس 2026'],
    ['09.03.2026', '09.03.2026'],
    ['2026-03-09', '2026-03-09'],
    ['3/9/2026', '3/9/2026'],
    ['24 Harbour Street, Seattle, WA 98101', '24 Harbour Street, Seattle, WA 98101'],
    ['Musterstr. 1\n10115 Berlin', 'Musterstr. 1, 10115 Berlin'],
  ])('%j: %j', (text, found) => {
    expect(autoLinkIn(text)).toBe(found);
  });
});

describe('iOS leaves as it is', () => {
  test.each([
    'HRB 12345',
    'HRB 123456 B',
    '1985 - 2025',
    '2019-2024',
    'DE123456789',
    'DE89 3704 0044 0532 0130 00',
    '1234 5678 9012 3456 78',
    '1,234,567',
    '12345678 €',
    '€ 1.234.567',
    '192.168.100.200',
    '9.00-17.00',
    'v10.4.1234567b',
    'example.com/12345678',
    'ID_12345678',
    'ISO 9001',
    'March 2026',
    'Mon-Fri 9-5',
    'Room 214, 3rd floor',
    '٩٠٠',
    'Jane Doe',
    '',
  ])('%j', (text) => {
    expect(autoLinkIn(text)).toBeNull();
  });
});

test('what is found stands in the text, but for line ends', () => {
  const texts = array(
    constantFrom(...'1290.-() \n/ab', 'March', ' 2026', '9 ', ', ', 'Berlin', '10115 '),
    { maxLength: 14 },
  );
  assert(
    property(texts, (parts) => {
      const text = parts.join('');
      const found = autoLinkIn(text);
      expect(found === null || found.includes(', ') || text.includes(found)).toBe(true);
    }),
  );
  assert(property(string({ unit: 'binary' }), (text) => void autoLinkIn(text)));
});

test.each(['1', '1 ', '1(', '. ', '9 March ', '1-1.'])('%j many times is read quickly', (unit) => {
  expect(() => autoLinkIn(unit.repeat(5000))).not.toThrow();
});
