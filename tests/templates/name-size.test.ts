import { expect, test } from 'vitest';
import { composeSignature } from '../../src/export/compose/compose-signature';
import type { TableNode } from '../../src/email/nodes';
import { walk } from '../../src/email/walk';
import { completeSignature, type PersonInput } from '../../src/model/person/signature';
import { TEMPLATES } from '../../src/templates/registry';
import { FULL, VERY_LONG } from '../helpers/signatures';

/* However long a name is, no role of a person stands in larger letters. */

const ROLES = ['jobTitle', 'department', 'companyName'] as const;
const HYPHENATED = {
  ...FULL,
  fullName: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff',
} satisfies PersonInput;

test.each(TEMPLATES)('$id has no text of a person larger than the name', (template) => {
  for (const person of [FULL, VERY_LONG, HYPHENATED]) {
    const { doc } = composeSignature(completeSignature(person), template).form;
    const name = Math.min(...sizesOf(doc, ['fullName']));
    expect(name).toBeGreaterThanOrEqual(Math.max(...sizesOf(doc, ROLES)));
  }
});

/** The sizes of the letters that come from these fields, in px. */
function sizesOf(doc: TableNode, fields: readonly string[]): readonly number[] {
  return [...walk(doc)].flatMap((node) => {
    if (node.kind !== 'cell') return [];
    return node.children.flatMap((child) => {
      if (child.kind !== 'text') return [];
      const isMeant = child.origin?.some(
        (from) => from.kind === 'field' && fields.includes(from.field),
      );
      const size = child.font?.size ?? node.font?.size;
      return isMeant === true && size !== undefined ? [size] : [];
    });
  });
}
