import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SOFT_BREAK, WHOLE_END, WHOLE_START } from '../../src/email/nodes';
import { breakable, keptTogether } from '../../src/templates/parts/contact/line-breaks';

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

/** Where a line may end, hyphens apart. */
const ENDS = new RegExp(`[${SOFT_BREAK}${WHOLE_START}${WHOLE_END}]`);

describe('a long address breaks where a reader would, and nowhere else', () => {
  test.each([
    // Browsers break behind hyphens; in brackets is what stays whole where it fits.
    ['amelia.hartwood@meridian-sons.example', 'amelia.hartwood@(meridian-sons.example)'],
    ['m.oyelaran-whitcombe@northwind.example', 'm.oyelaran-whitcombe@|northwind.example'],
    ['amelia.hartwood@meridiansons.example', 'amelia.hartwood@|meridiansons.example'],
    ['www.meridiansons-london.example/people/', 'www.meridiansons-london.example/|people/'],
    // 'www.' is never left alone; a word that is wider than a column has a break where a syllable ends.
    ['www.meridiansonslondon.example', 'www.meridiansonslondon.|example'],
    [
      'www.donaudampfschifffahrtselektrizitaeten.example',
      'www.donaudampfschiff|fahrtselektrizitaeten.|example',
    ],
    // They do not where a digit follows.
    ['www.meridian-2026.example', 'www.meridian-2026.|example'],
    ['ada@example.com', 'ada@example.com'],
    ['', ''],
  ])('%j', (address, expected) => {
    const broken = breakable(address)
      .replaceAll(SOFT_BREAK, '|')
      .replaceAll(WHOLE_START, '(')
      .replaceAll(WHOLE_END, ')');
    expect(broken).toBe(expected);
  });

  test('no part between two breaks is longer than what fits everywhere, unless it is one word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,9}([.@/-][a-z]{1,9}){0,9}$/), (address) => {
        for (const part of breakable(address).split(ENDS)) {
          for (const run of part.split(/(?<=-)/)) expect(run.length).toBeLessThanOrEqual(20);
        }
      }),
    );
  });
});
