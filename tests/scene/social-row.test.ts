import { describe, expect, test } from 'vitest';
import { walk } from '../../src/email/walk';
import { completeSignature } from '../../src/model/person/signature';
import { definitionOf } from '../../src/scene/registry';
import { CONTEXT, element } from './scenes';

const socialLinks = {
  linkedin: 'https://www.linkedin.com/in/maya',
  twitter: 'https://x.com/maya',
};

/** The badges of a row, as they stand from the left and as they are read. */
function rowOf(language: string) {
  const context = { ...CONTEXT, person: completeSignature({ language, socialLinks }) };
  const row = element('social', { width: 100, height: 24 });
  const { cell } = definitionOf('social').toEmail(row, context);
  const drawn = definitionOf('social').draw(row, context);
  const places = drawn.filter(({ tag }) => tag === 'rect').map(({ attributes }) => attributes['x']);
  const links = [...walk(cell)].flatMap((node) => (node.kind === 'link' ? node.href : []));
  const tables = [...walk(cell)].flatMap((node) => (node.kind === 'table' ? [node] : []));
  return { places, links, table: tables[0] };
}

describe('a row of badges', () => {
  const [first, second] = [0, 30];

  test('is read from the left in English', () => {
    const { places, table } = rowOf('en');
    expect(places).toEqual([first, second]);
    expect(table).not.toHaveProperty('dir');
  });

  test.each(['he', 'ar'])('is read from the right in the language %s', (language) => {
    const { places, links, table } = rowOf(language);
    expect(places).toEqual([second, first]);
    expect(table?.dir).toBe('rtl');
    expect(links).toEqual(Object.values(socialLinks));
    // What is left of the box stays at its right, where the table begins.
    expect(table?.rows[0]?.cells[0]?.kind).toBe('spacer');
  });
});
