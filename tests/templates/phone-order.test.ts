import { expect, test } from 'vitest';
import { previewSignature } from '../../src/export/print-preview';
import { completeSignature } from '../../src/model/person/signature';
import type { TemplateId } from '../../src/model/template-ids';
import type { Template } from '../../src/templates/template';
import { TEMPLATES } from '../../src/templates/registry';
import { FULL } from '../helpers/signatures';

/* What a phone shows first: there, columns stand below one another in the order of the source. */

const PLACES = {
  name: 'Hartwood',
  address: 'Lantern',
  networks: 'linkedin.com',
  logo: 'logo.png',
} as const;

/** Displays, whose networks belong to who somebody is. */
const NETWORKS_FIRST = new Set<TemplateId>(['tech', 'silly']);
const LOGO_LAST = new Set<TemplateId>([
  'classic',
  'minimal',
  'creative',
  'artistic',
  'tiny',
  'executive',
  'vintage',
]);

function placesIn(template: Template) {
  const html = previewSignature(completeSignature(FULL), template);
  return (place: keyof typeof PLACES): number => {
    const found = html.indexOf(PLACES[place]);
    expect(found).toBeGreaterThanOrEqual(0);
    return found;
  };
}

test.each(TEMPLATES)('$id puts the name before ways to reach somebody', (template) => {
  const at = placesIn(template);
  expect(at('name')).toBeLessThan(at('address'));
});

test.each(TEMPLATES.filter(({ id }) => !NETWORKS_FIRST.has(id)))(
  '$id puts the address before the networks',
  (template) => {
    const at = placesIn(template);
    expect(at('address')).toBeLessThan(at('networks'));
  },
);

test.each(TEMPLATES.filter(({ id }) => LOGO_LAST.has(id)))('$id ends with the logo', (template) => {
  const at = placesIn(template);
  expect(at('logo')).toBeGreaterThan(at('networks'));
  expect(at('logo')).toBeGreaterThan(at('address'));
});
