import { expect, test } from 'vitest';
import { textRuns } from '../../src/export/checks/doc-parts';
import { exportSignature } from '../../src/export';
import { completeSignature } from '../../src/model/person/signature';

test.each([
  ['Amelia Hartwood', 'Hartwood'],
  ['Dr. Jane Doe, PhD', 'Doe,'],
  ['Jan van der Berg', 'van der Berg'],
  ['DUPONT Jean', 'DUPONT'],
  ['Cher', 'Cher'],
])('of %s the family name is bold', async (fullName, bold) => {
  const { doc } = await exportSignature(completeSignature({ fullName }), 'artistic', {});
  const strong = textRuns(doc).filter(
    ({ text, font }) => font.isBold && text.trim() !== '' && fullName.includes(text),
  );
  expect(strong.map(({ text }) => text).join(' ')).toBe(bold);
});
