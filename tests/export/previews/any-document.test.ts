import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableNode } from '../../../src/email/nodes';
import { printPlainText } from '../../../src/email/plain-text';
import { printNode } from '../../../src/email/print';
import { checkMarkup } from '../../../src/export/check-markup';
import { composeScene } from '../../../src/export/compose-scene';
import { composeSignature } from '../../../src/export/compose-signature';
import { PREVIEWS } from '../../../src/export/previews/previews';
import { findTemplate } from '../../../src/templates/registry';
import { anyTable } from '../../helpers/arbitrary-doc';
import { overlappingScene } from '../../helpers/overlapping-scenes';
import { randomSignature } from '../../helpers/random-signatures';
import { variedScene } from '../../helpers/varied-scenes';

/* Whatever the document: no preview throws, loses a word, changes its input, or prints what may not be shown. */

const MAILS = PREVIEWS.filter((preview) => preview.shows === 'mail');

function expectKept(doc: TableNode, hasHouseMarkup: boolean): void {
  const before = structuredClone(doc);
  const words = printPlainText(doc);
  for (const { id, transform } of MAILS) {
    const after = transform(doc);
    const now = printPlainText(after);
    if (!now.includes(words)) throw new Error(`${id} lost words: ${words} -> ${now}`);
    const html = printNode(after);
    if (hasHouseMarkup) checkMarkup(html);
  }
  expect(doc).toEqual(before);
}

describe('each preview keeps the words and can be shown', () => {
  test('of any document', () => {
    fc.assert(
      fc.property(anyTable, (doc) => expectKept(doc, false)),
      { numRuns: 150 },
    );
  });

  test('of any signature', () => {
    fc.assert(
      fc.property(randomSignature, ({ person, look }) => {
        const { socialStyle } = look;
        const template = findTemplate(look.template);
        const { form } = composeSignature(person, template, { socialStyle });
        expectKept(form.doc, true);
      }),
      { numRuns: 150 },
    );
  });

  test.each(Array.from({ length: 30 }, (_, seed) => seed))('of random scenes, seed %i', (seed) => {
    for (const design of [variedScene(seed), overlappingScene(seed)]) {
      expectKept(composeScene(design).form.doc, true);
    }
  });
});
