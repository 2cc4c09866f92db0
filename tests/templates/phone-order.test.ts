import { describe, expect, test } from 'vitest';
import { previewSignature } from '../../src/export/print-preview';
import { completeSignature } from '../../src/model/person/signature';
import type { TemplateId } from '../../src/model/template-ids';
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
const NETWORKS_FIRST = new Set<TemplateId>(['futuristic', 'tech', 'silly']);
const LOGO_LAST = new Set<TemplateId>(['classic', 'minimal', 'creative', 'artistic', 'tiny']);

describe.each(TEMPLATES)('$id', (template) => {
  const html = previewSignature(completeSignature(FULL), template).replaceAll(/<[^>]*title=/g, '');
  const at = (place: keyof typeof PLACES): number => {
    const found = html.indexOf(PLACES[place]);
    expect(found).toBeGreaterThanOrEqual(0);
    return found;
  };

  test('puts the name before ways to reach somebody', () => {
    expect(at('name')).toBeLessThan(at('address'));
  });

  test.runIf(!NETWORKS_FIRST.has(template.id))('puts the address before the networks', () => {
    expect(at('address')).toBeLessThan(at('networks'));
  });

  test.runIf(LOGO_LAST.has(template.id))('ends with the logo', () => {
    expect(at('logo')).toBeGreaterThan(at('networks'));
    expect(at('logo')).toBeGreaterThan(at('address'));
  });
});
