import { completeSignature } from '../../../src/model/person/signature';
import { expect, test } from 'vitest';
import { composeSignature } from '../../../src/export/compose/compose-signature';
import { printing } from '../../../src/export/pipeline';
import { printDocument } from '../../../src/export/print/print-document';
import type { ImageMode } from '../../../src/export/types';
import { TEMPLATES } from '../../../src/templates/registry';
import { FULL } from '../../helpers/signatures';

const MODES: readonly ImageMode[] = ['embed', 'link', 'cid', 'files', 'gaps'];

test.each(MODES)('a document with %s images is printed as the pipeline prints it', (images) => {
  for (const template of TEMPLATES) {
    const [short, whole] = [printDocument, printing().run].map((printIt) => {
      const { form, context } = composeSignature(completeSignature(FULL), template, { images });
      return { html: printIt(form, context), findings: context.findings.all() };
    });
    expect(short, `template ${template.id}`).toEqual(whole);
  }
});
