import { describe, expect, test } from 'vitest';
import { SOFT_BREAK } from '../../src/email/nodes';
import { breakable, keptTogether } from '../../src/templates/parts/line-breaks';

describe('what holds together, with a dot for a space that does not break', () => {
  test.each([
    ['18 Lantern Row, Floor 3', '18·Lantern Row, Floor·3'],
    ['Bristol BS1 4QA', 'Bristol BS1·4QA'],
    ['10115 Berlin', '10115·Berlin'],
    ['+44 20 7946 0958', '+44·20·7946·0958'],
    ['GB 123 4567 89', 'GB·123·4567·89'],
    ['Llanfairpwllgwyngyll 12', 'Llanfairpwllgwyngyll 12'],
    ['١٨ شارع النيل', '١٨·شارع النيل'],
    ['In the office Monday to Thursday', 'In the office Monday to Thursday'],
    ['', ''],
  ])('%j', (line, expected) => {
    expect(keptTogether(line).replaceAll('\u00a0', '·')).toBe(expected);
  });
});

test('long addresses may break behind dots, slashes and the sign of an email', () => {
  expect(breakable('amelia.hartwood@meridian-sons.example').replaceAll(SOFT_BREAK, '|')).toBe(
    'amelia.|hartwood@|meridian-sons.|example',
  );
  expect(breakable('www.meridian-sons.example/people/').replaceAll(SOFT_BREAK, '|')).toBe(
    'www.|meridian-sons.|example/|people/',
  );
  expect(breakable('ada@example.com')).toBe('ada@example.com');
});
