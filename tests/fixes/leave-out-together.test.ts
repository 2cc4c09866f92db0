import { expect, test } from 'vitest';
import { exportPrinted } from '../../src/export/print/export-printed';
import { changed, type FormSignature } from '../../src/fixes/form/form-fix';
import { formFixesFor } from '../../src/fixes/form/form-fixes';
import { LIMITS } from '../../src/model/limits';
import type { SignatureBlock } from '../../src/model/person/blocks';
import { BLANK_SIGNATURE } from '../../src/model/person/signature';
import { findTemplate } from '../../src/templates/registry';
import { FULL } from '../helpers/signatures';

const BLOCKS = [1, 2, 3].map((at): SignatureBlock => ({
  id: `b${at}`,
  kind: 'button',
  values: { text: `Work ${at}`, link: `https://a.example/${'w'.repeat(1900)}` },
}));

const LINES = ['a', 'b'].map((label) => ({
  label,
  value: 'x'.repeat(500),
  link: `https://a.example/${label.repeat(900)}`,
}));

function outputOf({ person, template, options }: FormSignature) {
  return exportPrinted(person, template.id, options);
}

test('parts that are enough only together are left out together, as the finding names them', () => {
  const given: FormSignature = {
    person: { ...BLANK_SIGNATURE, ...FULL, lines: LINES, blocks: BLOCKS },
    template: findTemplate('modern'),
    options: { baseUrl: 'https://signet.example' },
  };
  const finding = outputOf(given).findings.find(({ rule }) => rule === 'over-gmail-limit');
  if (finding === undefined) throw new Error('It is not too long');
  const offer = formFixesFor(finding, given).find(({ label }) => label.startsWith('Leave out'));
  expect(offer?.label).toMatch(/^Leave out .+ and .+/);
  for (const name of offer?.label.slice('Leave out '.length).split(/, | and /) ?? []) {
    expect(finding.message).toContain(name);
  }
  const { html } = outputOf(changed(given, offer?.change ?? {}));
  expect(html.length).toBeLessThanOrEqual(LIMITS.signatureCharactersWall);
});
