import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldGaps } from '../../src/email/rewrite/fold-gaps';
import { isolate } from '../../src/email/rewrite/isolate';
import type { TableNode } from '../../src/email/nodes';
import { printNode } from '../../src/email/print/print';
import { simplify } from '../../src/email/rewrite/simplify';
import { markSyllables } from '../../src/email/rewrite/syllables';
import { mapImages } from '../../src/email/walk';
import { fillWidths } from '../../src/email/widths';
import { anyTable } from '../helpers/arbitrary-doc';

/* Passes over a document leave what they do not change as it is, and never change what they are given. */

const PASSES: readonly (readonly [name: string, pass: (table: TableNode) => TableNode])[] = [
  ['foldGaps', (table) => foldGaps(table, 'ltr')],
  ['simplify', simplify],
  ['markSyllables', markSyllables],
  ['isolate', (table) => isolate(table, 'rtl')],
  ['fillWidths', (table) => fillWidths(table, 600)],
  ['mapImages', (table) => mapImages(table, (image) => image)],
];

test.each(PASSES)('%s makes the same of a copy, and leaves what it is given', (_, pass) => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const before = structuredClone(table);
      const made = pass(table);
      expect(table).toEqual(before);
      expect(printNode(made)).toBe(printNode(pass(before)));
    }),
  );
});

test('where there is nothing to change, the very document is returned', () => {
  const words = { kind: 'text', text: 'Words' } as const;
  const row = { kind: 'row', cells: [{ kind: 'cell', children: [words] }] } as const;
  const table: TableNode = { kind: 'table', width: 600, rows: [row] };
  for (const [name, pass] of PASSES.filter(([each]) => each !== 'simplify')) {
    expect(name === 'isolate' ? isolate(table, 'ltr') : pass(table)).toBe(table);
  }
});
