import { describe, expect, test } from 'vitest';
import { exportScene, exportSignature } from '../../src/export';
import { completeSignature } from '../../src/model/person/signature';
import { designOf } from '../helpers/scenes';

/* iOS makes links of numbers and dates, but not of those that stand in a link, also one without an address. */

const ABN = '12 345 678 901';
const KEPT = `<a style="color:inherit;text-decoration:none">${ABN}</a>`;

/** A short value is printed with blanks at which no line ends. */
const plainBlanks = (html: string): string => html.replaceAll('\u00a0', ' ');

const PERSON = {
  fullName: 'Ada Lovelace',
  quote: 'Since 9 March 2026',
  lines: [
    { label: 'ABN', value: ABN, link: '' },
    { label: 'Register', value: '08123456', link: 'https://example.com/08123456' },
    { label: 'Room', value: '214', link: '' },
  ],
};

describe('a field that is kept from links', () => {
  test('stands in a link without an address, where iOS would make one', async () => {
    const output = await exportSignature({ ...PERSON, plainFields: ['lines'] }, 'classic');
    expect(plainBlanks(output.html)).toContain(KEPT);
    expect(output.html.match(/<a style=/g)).toHaveLength(1);
    expect(rulesOf(output)).toEqual([['auto-link', 'Personal Quote']]);
  });

  test('has the words that it has else, in HTML and plain text', async () => {
    const before = await exportSignature(PERSON, 'classic');
    const after = await exportSignature({ ...PERSON, plainFields: ['lines'] }, 'classic');
    expect(plainBlanks(after.html).replace(KEPT, ABN)).toBe(plainBlanks(before.html));
    expect(after.text).toBe(before.text);
    expect(rulesOf(before)).toEqual([
      ['auto-link', 'Extra lines'],
      ['auto-link', 'Personal Quote'],
    ]);
  });

  test('is kept in files; names of nothing are not', () => {
    const plainFields = ['lines', 'blocks.disclaimer.a', 'nothing', 'lines', 7];
    const input = JSON.parse(JSON.stringify({ plainFields })) as object;
    expect(completeSignature(input).plainFields).toEqual(['lines', 'blocks.disclaimer.a']);
    expect(completeSignature({ plainFields: [] }).plainFields).toBeUndefined();
  });
});

describe('a text on a canvas', () => {
  const text = { type: 'text', x: 0, y: 0, width: 200, content: ABN } as const;

  test('is found', async () => {
    expect(rulesOf(await exportScene(designOf([text])))).toEqual([['auto-link', 'Text']]);
  });

  test('is kept from links where it states so, in all of its parts', async () => {
    const spans = [{ start: 0, end: 2, bold: true }];
    const plain = await exportScene(designOf([{ ...text, noAutoLink: true }]));
    expect(plainBlanks(plain.html)).toContain(KEPT);
    expect(rulesOf(plain)).toEqual([]);
    const parts = await exportScene(designOf([{ ...text, spans, noAutoLink: true }]));
    expect(rulesOf(parts)).toEqual([]);
  });

  test('is not found where it is a link', async () => {
    const linked = { ...text, href: 'https://example.com' };
    expect(rulesOf(await exportScene(designOf([linked])))).toEqual([]);
  });
});

function rulesOf({ findings }: Awaited<ReturnType<typeof exportScene>>) {
  return findings
    .filter(({ rule }) => rule === 'auto-link')
    .map(({ rule, args }) => [rule, args['label']]);
}
