import { describe, expect, test } from 'vitest';
import { exportSignature, type ExportOptions } from '../../src/export';
import type { ImageMode } from '../../src/export/types';
import type { PersonInput } from '../../src/model/person/signature';
import { TEMPLATES } from '../../src/templates/registry';
import { attribute, parseHtml } from '../helpers/html';
import { breaches } from '../helpers/rules';
import { JPEG, PNG as OTHER_PNG } from '../helpers/pictures';
import { named } from '../helpers/rules-markup';
import { FULL, PIXEL_PNG } from '../helpers/signatures';

const MODES: readonly ImageMode[] = ['embed', 'link', 'cid', 'files', 'gaps'];
const EMBEDDED: PersonInput = { ...FULL, profileImageUrl: PIXEL_PNG, logoUrl: JPEG };

describe.each(['modern', 'corporate', 'tech'])('%s', (template) => {
  const run = async (data: PersonInput, options: ExportOptions = {}) => {
    const output = await exportSignature(data, template, options);
    const { tags } = parseHtml(output.html);
    const sources = named(tags, 'img').map((img) => attribute(img, 'src') ?? '');
    return { ...output, sources: sources.toSorted() };
  };

  test('embeds pictures by default, and lists their bytes', async () => {
    const { sources, images } = await run(EMBEDDED);
    expect(sources).toEqual([JPEG, PIXEL_PNG]);
    expect(images.map(({ mime, alt }) => `${mime} ${alt}`).toSorted()).toEqual([
      `image/jpeg ${FULL.companyName}`,
      `image/png ${FULL.fullName}`,
    ]);
    const png = images.find(({ mime }) => mime === 'image/png');
    expect([...(png?.bytes.subarray(0, 4) ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(png).toMatchObject({ width: 60, height: 60, origin: [{ field: 'profileImageUrl' }] });
  });

  test('refers to attachments by their ids', async () => {
    const { sources, images, html } = await run(EMBEDDED, { images: 'cid' });
    expect(sources).toEqual(images.map(({ id }) => `cid:${id}@signet`).toSorted());
    expect(breaches(html, { images: 'cid' })).toEqual([]);
  });

  test('refers to files beside the HTML, named after what they are', async () => {
    const { sources, images, html } = await run(EMBEDDED, { images: 'files' });
    const names = images.map(
      ({ id, mime }) => `email-signature_files/${id}.${mime === 'image/png' ? 'png' : 'jpg'}`,
    );
    expect(sources).toEqual(names.toSorted());
    expect(breaches(html, { images: 'files' })).toEqual([]);
  });

  test('leaves linked pictures linked, whatever the mode', async () => {
    for (const images of ['embed', 'link', 'cid', 'files'] as const) {
      const { sources, images: listed, findings } = await run(FULL, { images });
      expect(sources).toEqual([FULL.logoUrl, FULL.profileImageUrl]);
      expect(listed).toEqual([]);
      expect(findings.filter(({ severity }) => severity === 'broken')).toEqual([]);
    }
  });

  test('leaves out a picture without an address where pictures are linked, and reports it', async () => {
    const { sources, images, findings } = await run(EMBEDDED, { images: 'link' });
    expect([sources, images]).toEqual([[], []]);
    const lost = findings.filter(({ rule }) => rule === 'image-not-hosted');
    expect(lost.map(({ origin }) => origin)).toEqual(
      expect.arrayContaining([
        [{ kind: 'field', field: 'profileImageUrl' }],
        [{ kind: 'field', field: 'logoUrl' }],
      ]),
    );
    for (const finding of lost) expect(finding.message).not.toMatch(/[{}]/);
  });

  test.each(MODES)('uses the hosted address of the logo, in mode %s', async (images) => {
    const logoForEmail = 'https://cdn.example.com/hosted.png';
    const data = { ...EMBEDDED, profileImageUrl: '', logoForEmail };
    const { sources, html, requests, images: listed } = await run(data, { images });
    expect(sources).toEqual([logoForEmail]);
    expect(html).not.toContain('data:');
    expect([requests, listed]).toEqual([[], []]);
  });

  test.each(['', ' ', 'logo.png', 'javascript:alert(1)', PIXEL_PNG])(
    'uses the logo itself where %j is given as its hosted address',
    async (logoForEmail) => {
      const data = { ...EMBEDDED, profileImageUrl: '', logoForEmail };
      expect((await run(data)).sources).toEqual([JPEG]);
    },
  );

  test('lists a picture that is shown twice once', async () => {
    const { images, sources } = await run({ ...EMBEDDED, logoUrl: PIXEL_PNG }, { images: 'cid' });
    expect(images).toHaveLength(1);
    expect(new Set(sources).size).toBe(1);
    expect(sources).toHaveLength(2);
  });

  test('makes relative addresses absolute against a base', async () => {
    const data = { ...FULL, profileImageUrl: '/sample/portrait.png', logoUrl: './logo.png' };
    const { sources } = await run(data, { baseUrl: 'https://signet.example/' });
    expect(sources).toEqual([
      'https://signet.example/logo.png',
      'https://signet.example/sample/portrait.png',
    ]);
  });

  test('leaves out a relative address where there is no base, and reports it', async () => {
    const { sources, findings } = await run({ ...FULL, profileImageUrl: '/a.png', logoUrl: '' });
    expect(sources).toEqual([]);
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'image-relative', severity: 'broken' }),
    );
  });

  test.each([
    'data:text/html;base64,PHNjcmlwdD4=',
    'javascript:alert(1)',
    'blob:https://a.example/1',
  ])('refuses %s as a picture, and reports it', async (address) => {
    const output = await run({ fullName: 'Jane', profileImageUrl: address, logoUrl: address });
    expect(output.sources).toEqual([]);
    expect(output.findings.filter(({ rule }) => rule === 'image-refused')).toHaveLength(2);
    expect(output.html).not.toContain(address);
  });

  test('asks for what only a browser can draw, and takes the answer', async () => {
    const first = await run(EMBEDDED);
    expect(first.requests).toEqual([
      expect.objectContaining({
        source: PIXEL_PNG,
        width: 60,
        height: 60,
        radius: 30,
        fit: 'cover',
      }),
      expect.objectContaining({ source: JPEG, width: 120, height: 60, radius: 0, fit: 'contain' }),
    ]);
    const answer = { type: 'image/png', base64: OTHER_PNG.split(',')[1] ?? '' } as const;
    const rasters = Object.fromEntries(first.requests.map(({ id }) => [id, answer]));
    const second = await run(EMBEDDED, { rasters });
    expect(second.requests).toEqual([]);
    expect(new Set(second.sources)).toEqual(new Set([OTHER_PNG]));
    expect(second.findings.filter(({ rule }) => rule === 'image-not-cut')).toEqual([]);
  });

  test('an answer to another picture is not taken', async () => {
    const [need] = (await run(EMBEDDED)).requests;
    const rasters = { [need?.id ?? '']: { type: 'image/png', base64: 'TWFu' } } as const;
    const other = await run({ ...EMBEDDED, profileImageUrl: OTHER_PNG }, { rasters });
    expect(other.sources).toContain(OTHER_PNG);
  });
});

describe.each(TEMPLATES)('$id', ({ id, maxWidth }) => {
  test('leaves no hole where a picture cannot be linked', async () => {
    const { html } = await exportSignature(EMBEDDED, id, { images: 'link' });
    expect(breaches(html, { maxWidth, images: 'link' })).toEqual([]);
  });

  test('has letters where icons cannot be linked, and reports it', async () => {
    const options = { images: 'link', socialStyle: 'icons' } as const;
    const { html, findings } = await exportSignature(FULL, id, options);
    expect(breaches(html, { maxWidth, images: 'link' })).toEqual([]);
    expect(findings.map(({ rule }) => rule)).toContain('marks-not-hosted');
  });
});
