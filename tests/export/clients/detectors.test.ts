import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { walk } from '../../../src/email/walk';
import type { CellNode, ImageNode, SpacerNode, TableNode } from '../../../src/email/nodes';
import { placesIn } from '../../../src/export/clients/detectors';
import { asShown } from '../../../src/export/clients/effects';
import {
  CLIENT_RULES,
  clientRule,
  type ClientRuleId,
} from '../../../src/model/clients/client-rules';
import { anyTable } from '../../helpers/arbitrary-doc';
import { cellOf, docOf, FONT } from '../previews/documents';

const GRADIENT = { angle: 90, from: '#112233', to: '#445566' } as const;
const PICTURE: ImageNode = {
  kind: 'image',
  src: 'https://a.example/a.png',
  width: 60,
  height: 60,
  alt: 'Jane',
};
const EMBEDDED = { ...PICTURE, src: 'data:image/png;base64,AAAA' };
const LINK = { href: 'https://a.example/', color: '#112233', label: 'Shop' } as const;

type Cells = readonly (CellNode | SpacerNode)[];

/** What is looked for, a document that has it, and one much like it that has not. */
const CASES: readonly (readonly [key: string, has: Cells, lacks: Cells])[] = [
  [
    'gradient',
    [cellOf({ background: { color: '#112233', gradient: GRADIENT } })],
    [cellOf({ background: { color: '#112233' } })],
  ],
  ['shadow', [{ kind: 'spacer', shadow: { size: 'small', color: '#cccccc' } }], [cellOf()]],
  ['round corner', [cellOf({ radius: 4 })], [cellOf({ radius: 0 })]],
  [
    'round corner',
    [cellOf({ children: [{ ...PICTURE, radius: 30 }] })],
    [cellOf({ children: [{ ...PICTURE, radius: 30, rasterId: 'cut' }] })],
  ],
  ['medium weight', [cellOf({ font: { ...FONT, weight: 500 } })], [cellOf({ font: FONT })]],
  [
    'line height of a part',
    [cellOf({ children: [{ kind: 'text', text: 'A', font: { lineHeight: 30 } }] })],
    [cellOf({ children: [{ kind: 'text', text: 'A', font: { size: 30 } }] })],
  ],
  [
    'uneven padding',
    [cellOf({ padding: [4, 0, 0, 0] }), cellOf()],
    [cellOf({ padding: [4, 0, 0, 0] }), cellOf({ padding: [4, 9, 0, 9] })],
  ],
  ['wrapping cell', [cellOf({ wraps: true })], [cellOf()]],
  [
    'thick border',
    [cellOf({ borders: { left: { width: 9, color: '#112233', style: 'solid' } } })],
    [cellOf({ borders: { left: { width: 8, color: '#112233', style: 'solid' } } })],
  ],
  ['embedded picture', [cellOf({ children: [EMBEDDED] })], [cellOf({ children: [PICTURE] })]],
  ['linked picture', [cellOf({ children: [PICTURE] })], [cellOf({ children: [EMBEDDED] })]],
  ['linked plane', [cellOf({ children: [], link: LINK })], [cellOf({ link: LINK })]],
  [
    'simple email',
    [cellOf({ font: FONT })],
    [cellOf({ font: FONT, background: { color: '#112233' } })],
  ],
  [
    'unfit background',
    [cellOf({ background: { color: '#ffffff' } })],
    [cellOf({ background: { color: '#112233' } })],
  ],
  ['dark text', [cellOf({ font: FONT })], [cellOf({ font: { ...FONT, color: '#eeeeee' } })]],
];

test.each(CASES)('%s is found where it is, and not where it is not', (key, has, lacks) => {
  expect([...placesIn(docOf(...has)).keys()]).toContain(key);
  expect([...placesIn(docOf(...lacks)).keys()]).not.toContain(key);
});

test('fixed columns are found', () => {
  expect([...placesIn({ ...docOf(cellOf()), fixed: true }).keys()]).toContain('fixed columns');
});

/** Those that a preview carries out by leaving something out of nodes. */
const DROPPED = CLIENT_RULES.filter(({ effect }) => effect === 'dropped');

test('what is dropped from any document is what was found in it, and is not found again', () => {
  const property = fc.property(anyTable, (doc) => {
    for (const rule of DROPPED) {
      const shown = asShown(doc, [rule], 0);
      const isFound = placesIn(doc).has(rule.construct);
      expect([rule.construct, isSame(doc, shown)]).toEqual([rule.construct, !isFound]);
      expect(placesIn(shown).has(rule.construct)).toBe(false);
    }
  });
  expect(() => fc.assert(property, { numRuns: 60 })).not.toThrow();
});

function isSame(before: TableNode, after: TableNode): boolean {
  return JSON.stringify([...walk(before)]) === JSON.stringify([...walk(after)]);
}

test.each<readonly [ClientRuleId, ImageNode, string]>([
  ['embedded-picture', EMBEDDED, ''],
  ['embedded-picture', PICTURE, PICTURE.src],
  ['pictures-blocked', PICTURE, ''],
  ['pictures-blocked', EMBEDDED, EMBEDDED.src],
])('%s: a picture from %o is shown from %s', (id, image, src) => {
  const shown = asShown(docOf(cellOf({ children: [image] })), [clientRule(id)], 0);
  const picture = [...walk(shown)].find((node) => node.kind === 'image');
  expect(picture?.src).toBe(src);
  expect(picture?.alt).toBe('Jane');
});
