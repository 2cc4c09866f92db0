import { describe, expect, test } from 'vitest';
import type { ImageNode } from '../../../../src/email/nodes';
import { walk } from '../../../../src/email/walk';
import { placeImages } from '../../../../src/export/passes/document/place-images';
import type { ExportOptions } from '../../../../src/export/types';
import { contextOf } from '../../../helpers/pass-forms';
import { JPEG, PNG } from '../../../helpers/pictures';

function imageOf(src: string, alt = 'Logo'): ImageNode {
  return { kind: 'image', src, alt, width: 40, height: 20 };
}

function placed(options: ExportOptions, ...pictures: readonly ImageNode[]) {
  const context = contextOf(options);
  const cells = pictures.map((child) => ({ kind: 'cell', children: [child] }) as const);
  const doc = { kind: 'table', width: 'full', rows: [{ kind: 'row', cells }] } as const;
  const { doc: after, images } = placeImages.run({ kind: 'document', doc, requests: [] }, context);
  const sources = [...walk(after)].flatMap((node) => (node.kind === 'image' ? [node.src] : []));
  return { after, sources, images, reported: context.findings.all().map(({ rule }) => rule) };
}

describe('a picture that has bytes', () => {
  test('keeps them in its address where pictures are embedded', () => {
    const { sources, images } = placed({}, imageOf(PNG));
    expect(sources).toEqual([PNG]);
    expect(images).toMatchObject([{ id: 'image-1', mime: 'image/png', width: 40, height: 20 }]);
  });

  test.each<[string, ExportOptions, RegExp]>([
    ['as a part of the mail', { images: 'cid' }, /^cid:image-1/],
    ['beside the HTML', { images: 'files' }, /^email-signature_files\/image-1\.png$/],
    [
      'in a folder with an odd name',
      { images: 'files', folder: "Ann (old)'s" },
      /^Ann%20%28old%29%27s\/image-1\.png$/,
    ],
    [
      'on a server',
      { images: 'hosted', host: 'https://cdn.example.com/a//' },
      /^https:\/\/cdn\.example\.com\/a\/[\w-]+\.png$/,
    ],
  ])('is addressed %s', (_, options, address) => {
    expect(placed(options, imageOf(PNG)).sources).toEqual([expect.stringMatching(address)]);
  });

  test('is taken out where pictures are linked, and reported', () => {
    const { sources, reported } = placed({ images: 'link' }, imageOf(PNG));
    expect([sources, reported]).toEqual([[], ['image-not-hosted']]);
  });

  test('leaves a gap of its number where it is put in by hand', () => {
    const { sources, images, after } = placed({ images: 'gaps' }, imageOf(PNG), imageOf(JPEG));
    expect(sources).toEqual([]);
    expect(images).toHaveLength(2);
    const words = [...walk(after)].flatMap((node) => (node.kind === 'text' ? [node.text] : []));
    expect(words.join(' ')).toMatch(/1.*2/);
  });

  test('that comes twice is one file, another one another', () => {
    const { sources, images } = placed(
      { images: 'cid' },
      imageOf(PNG),
      imageOf(JPEG),
      imageOf(PNG),
    );
    expect(images.map(({ id }) => id)).toEqual(['image-1', 'image-2']);
    expect(sources[2]).toBe(sources[0]);
    expect(sources[1]).not.toBe(sources[0]);
  });
});

test.each(['embed', 'cid', 'files', 'link', 'gaps'] as const)(
  'a picture that has an address keeps it in mode %s',
  (images) => {
    const made = placed({ images }, imageOf('https://example.com/a.png'));
    expect(made.sources).toEqual(['https://example.com/a.png']);
    expect([made.images, made.reported]).toEqual([[], []]);
  },
);
