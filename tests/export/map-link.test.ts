import { expect, test } from 'vitest';
import { exportScene, exportSignature } from '../../src/export';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { designOf } from '../helpers/scenes';

const PERSON = { fullName: 'Ada Lovelace', address: '12 St James’s Square\nLondon SW1Y 4JH' };
const UNLINKED = { ...PERSON, mapLink: 'none' };
const MAP = 'https://maps.google.com/?q=';

test.each(TEMPLATE_IDS)('%s shows an address without a link to a map', async (template) => {
  const linked = await exportSignature(PERSON, template);
  const unlinked = await exportSignature(UNLINKED, template);
  expect(linked.html).toContain(MAP);
  expect(unlinked.html).not.toContain(MAP);
  expect(wordsOf(unlinked.text)).toBe(wordsOf(linked.text));
  expect(unlinked.findings.filter(({ rule }) => rule === 'link-unsafe')).toEqual([]);
});

test.each([undefined, '221B Baker Street'])(
  'an address on the canvas has none, either: %j',
  async (content) => {
    const specs = [
      { type: 'address', x: 0, y: 0, width: 300, ...(content && { content }) },
    ] as const;
    const linked = await exportScene(designOf(specs, { signatureData: PERSON }));
    expect(linked.html).toContain(MAP);
    const { html, findings } = await exportScene(designOf(specs, { signatureData: UNLINKED }));
    expect(html).not.toContain(MAP);
    expect(findings.filter(({ rule }) => rule === 'link-unsafe')).toEqual([]);
  },
);

/** A link of several lines is one line of plain text. */
function wordsOf(text: string): string {
  return text.replace(/\s+/g, ' ');
}
