import { expect, test } from 'vitest';
import { literal, row, table } from '../../src/email/builders';
import { SYLLABLE_END } from '../../src/email/nodes';
import { printPlainText } from '../../src/email/print/plain-text';
import { printNode } from '../../src/email/print/print';
import { markSyllables, withSyllables } from '../../src/email/rewrite/syllables';

test.each([
  [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk GmbH',
    'Donau-dampf-schiff-fahrt-selek-trizi-täten-haupt-betriebs-werk GmbH',
  ],
  ['Wolfeschlegelsteinhausenbergerdorff', 'Wolfe-schle-gelstein-hausen-berger-dorff'],
  ['Gleichstellungsbeauftragtenbüro', 'Gleich-stel-lungs-beauf-trag-tenbüro'],
  [
    'lentokonesuihkuturbiinimoottoriapumekaanikko',
    'lento-kone-suih-kutur-biini-moot-toria-pume-kaanikko',
  ],
  // Shorter ones fit a line of a phone.
  ['Wissenschaftliche Gleichstellungsbeauftragte', 'Wissenschaftliche Gleichstellungsbeauftragte'],
  // Addresses stay as they are.
  [
    'https://donaudampfschifffahrtselektrizitaeten.example',
    'https://donaudampfschifffahrtselektrizitaeten.example',
  ],
  ['מנהלתשיווקמנהלתשיווקמנהלתשיווק', 'מנהלתשיווקמנהלתשיווקמנהלתשיווק'],
  ['', ''],
])('%j breaks as %j', (text, expected) => {
  expect(withSyllables(text).replaceAll(SYLLABLE_END, '-')).toBe(expected);
});

test('a hyphen is printed where a line ends there alone, and plain text has none', () => {
  const word = 'Gleichstellungsbeauftragtenbüro';
  const marked = markSyllables(table([row({ kind: 'cell', children: [literal(word)] })]));
  expect(printNode(marked)).toContain('Gleich\u00adstel\u00adlungs');
  expect(printPlainText(marked)).toBe(word);
});
