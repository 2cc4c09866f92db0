import { expect, test } from 'vitest';
import { composeSignature } from '../../src/export/compose/compose-signature';
import { PRINTING } from '../../src/export/pipeline';
import { printDocument } from '../../src/export/print-document';
import type { ImageMode } from '../../src/export/types';
import { TEMPLATES } from '../../src/templates/registry';
import { FULL } from '../helpers/signatures';

const MODES: readonly ImageMode[] = ['embed', 'link', 'cid', 'files', 'gaps'];

test.each(MODES)('a document with %s images is printed as the pipeline prints it', (images) => {
  for (const template of TEMPLATES) {
    const made = (['short', 'whole'] as const).map((way) => {
      const { form, context } = composeSignature(FULL, template, { images });
      const html = way === 'short' ? printDocument(form, context) : PRINTING.run(form, context);
      return { html, findings: context.findings.all() };
    });
    expect({ id: template.id, made: made[0] }).toEqual({ id: template.id, made: made[1] });
  }
});
