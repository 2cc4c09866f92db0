import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableNode } from '../../../src/email/nodes';
import { printPlainText } from '../../../src/email/print/plain-text';
import { printNode } from '../../../src/email/print/print';
import { checkMarkup } from '../../../src/export/checks/check-markup';
import { composeScene } from '../../../src/export/compose/compose-scene';
import { composeSignature } from '../../../src/export/compose/compose-signature';
import { PREVIEWS } from '../../../src/export/previews/previews';
import { findTemplate } from '../../../src/templates/registry';
import { anyTable } from '../../helpers/arbitrary-doc';
import { overlappingScene } from '../../helpers/overlapping-scenes';
import { randomSignature } from '../../helpers/random-signatures';
import { variedScene } from '../../helpers/varied-scenes';

/* Whatever the document: no preview throws, loses a word, changes its input, or prints what may not be shown. */

const MAILS = PREVIEWS.filter((preview) => preview.shows === 'mail');

/** What previews do to a document that they may not; none. */
function faultsOf(doc: TableNode, isPrinted: boolean): readonly string[] {
  const before = JSON.stringify(doc);
  const words = printPlainText(doc);
  const faults = MAILS.flatMap(({ id, transform }) => {
    const after = transform(doc);
    if (isPrinted) checkMarkup(printNode(after));
    return printPlainText(after).includes(words) ? [] : [`${id} lost words of ${words}`];
  });
  return JSON.stringify(doc) === before ? faults : [...faults, 'the document has changed'];
}

describe('each preview keeps the words and can be shown', () => {
  test('of any document', () => {
    const property = fc.property(anyTable, (doc) => {
      expect(faultsOf(doc, false)).toEqual([]);
    });
    expect(() => fc.assert(property, { numRuns: 150 })).not.toThrow();
  });

  test('of any signature', () => {
    const property = fc.property(randomSignature, ({ person, look }) => {
      const template = findTemplate(look.template);
      const { form } = composeSignature(person, template, { socialStyle: look.socialStyle });
      expect(faultsOf(form.doc, true)).toEqual([]);
    });
    expect(() => fc.assert(property, { numRuns: 150 })).not.toThrow();
  });

  test.each(Array.from({ length: 30 }, (_, seed) => seed))('of random scenes, seed %i', (seed) => {
    for (const design of [variedScene(seed), overlappingScene(seed)]) {
      expect(faultsOf(composeScene(design).form.doc, true)).toEqual([]);
    }
  });
});
