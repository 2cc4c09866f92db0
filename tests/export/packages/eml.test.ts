import * as fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { eml } from '../../../src/export/packages/client-packages';
import { cleanLine } from '../../../src/base/text';
import { TEMPLATES } from '../../../src/templates/registry';
import { NOW } from '../../helpers/fake-ports';
import { FULL } from '../../helpers/signatures';
import { anyName, NAMES, packedText, WITH_PICTURES } from './subjects';

/* Drafts as postal-mime reads them. */

test.each(TEMPLATES)('a draft of $id reads back whole', async ({ id }) => {
  const { content, output } = await packedText(eml, WITH_PICTURES, id);
  const mail = await PostalMime.parse(content);
  expect(mail.html).toContain(`<body>${output.html}</body>`);
  expect(mail.text?.trimEnd()).toBe(output.text);
  expect(mail.attachments).toHaveLength(2);
  for (const [index, attachment] of mail.attachments.entries()) {
    const image = output.images[index];
    expect(attachment).toMatchObject({
      mimeType: image?.mime,
      contentId: `<${image?.id}@signet>`,
      disposition: 'inline',
      related: true,
    });
    expect(new Uint8Array(bufferOf(attachment.content))).toEqual(image?.bytes);
    expect(output.html).toContain(`src="cid:${image?.id}@signet"`);
  }
});

test('a draft is unsent, has the date of today, and names neither sender nor recipient', async () => {
  const { content, file } = await packedText(eml, { ...FULL, fullName: 'Jane Doe' });
  const mail = await PostalMime.parse(content);
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'x-unsent', value: '1' }));
  expect(mail.subject).toBe('Test of the email signature of Jane Doe');
  expect(mail.date).toBe(NOW);
  expect([mail.to, mail.from]).toEqual([undefined, undefined]);
  expect(file).toMatchObject({ name: 'Jane Doe.eml', type: 'message/rfc822' });
});

test('a draft with linked pictures has no attachments, and leaves the links', async () => {
  const { content } = await packedText(eml, FULL);
  const mail = await PostalMime.parse(content);
  expect(mail.attachments).toEqual([]);
  expect(mail.html).toContain(`src="${FULL.logoUrl}"`);
});

test('what parts a draft can be no line of its content', async () => {
  const { content } = await packedText(eml, WITH_PICTURES);
  const boundaries = [...content.matchAll(/boundary="([^"]*)"/g)].map(([, boundary]) => boundary);
  expect(boundaries).toHaveLength(2);
  expect(new Set(boundaries).size).toBe(2);
  // Neither quoted-printable nor base64 writes these two signs.
  expect(boundaries.filter((boundary) => boundary?.includes('=_') !== true)).toEqual([]);
});

describe('whatever the name', () => {
  test.each(NAMES)('%s is read back', expectWhole);

  test('any is read back', async () => {
    await fc.assert(fc.asyncProperty(anyName, expectWhole), { numRuns: 100 });
  });
});

async function expectWhole(fullName: string): Promise<void> {
  const { content, output, person } = await packedText(
    eml,
    { ...WITH_PICTURES, fullName },
    'minimal',
  );
  const mail = await PostalMime.parse(content);
  const name = cleanLine(person.fullName);
  const of = name === '' ? 'my email signature' : `the email signature of ${name}`;
  expect(mail.subject).toBe(`Test of ${of}`);
  expect(mail.html).toContain(output.html);
  expect(mail.text?.trimEnd()).toBe(output.text);
  expect(mail.attachments).toHaveLength(2);
  expect(content).toMatch(/^[\t\r\n\x20-\x7e]*$/);
  const lines = content.split('\r\n');
  expect(lines.filter((line) => line.length > 78 || /[\r\n]/.test(line))).toEqual([]);
}

function bufferOf(content: ArrayBuffer | Uint8Array | string): ArrayBuffer | Uint8Array {
  if (typeof content === 'string') throw new Error('An attachment that is text');
  return content;
}
