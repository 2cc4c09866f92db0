import { expect, test } from 'vitest';
import { previewSignature } from '../../src/export/print-preview';
import { completeSignature } from '../../src/model/person/signature';
import type { TemplateId } from '../../src/model/template-ids';
import { findTemplate } from '../../src/templates/registry';
import { FULL, PIXEL_PNG } from '../helpers/signatures';

/* What a phone shows whole: an address of mail has one line beside photo and logo. */

/** What a phone of 360 px leaves of its screen. */
const PHONE = 344;
const WHOLE: readonly TemplateId[] = [
  'elegant',
  'creative',
  'artistic',
  'silly',
  'gradient',
  'vintage',
  'card',
  'newspaper',
  'handwritten',
  'magazine',
];

test.each(WHOLE)('%s shows an address of mail in one line', async (id) => {
  const person = completeSignature({ ...FULL, profileImageUrl: PIXEL_PNG, logoUrl: PIXEL_PNG });
  // In this page, which has the fonts that a desktop browser has.
  const phone = document.createElement('div');
  phone.style.width = `${PHONE}px`;
  phone.innerHTML = previewSignature(person, findTemplate(id));
  document.body.append(phone);
  await document.fonts.ready;
  const link = phone.querySelector('a[href^="mailto:"] span');
  const tops = new Set([...(link?.getClientRects() ?? [])].map(({ top }) => Math.round(top)));
  phone.remove();
  expect(link?.textContent).toBe(FULL.email);
  expect(tops.size).toBe(1);
});
