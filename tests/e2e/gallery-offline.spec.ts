import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import { galleryFiles, galleryPage, summaryOf } from '../../src/team/core/archive/gallery';
import { pictureFiles } from '../../src/team/core/archive/signature-files';
import type { MadeSignature } from '../../src/team/core/member';
import { expect, test } from './support/test';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('the gallery of an archive shows pictures that are not online yet, opened from the disk', async ({
  page,
}) => {
  const picture = {
    name: 'logo-1a2b.png',
    address: 'https://pictures.invalid/logo-1a2b.png',
    type: 'image/png' as const,
    bytes: PIXEL,
  };
  const made: MadeSignature = {
    member: { line: 2, address: 'ann@x.example', facts: { fullName: 'Ann' } },
    person: SAMPLE_SIGNATURE,
    html: `<table><tr><td><img src="${picture.address}" alt="Logo"></td></tr></table>`,
    text: 'Ann',
    hash: '',
    lang: 'en',
    findings: [],
    pictures: [picture],
  };
  const files = [
    ...galleryFiles(made),
    ...pictureFiles()(made),
    { path: 'gallery.html', content: [...galleryPage('Ours', [summaryOf(made)])].join('') },
  ];
  for (const { path, content } of files) {
    const target = test.info().outputPath(path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  await page.goto(pathToFileURL(test.info().outputPath('gallery.html')).href);
  const image = page.frameLocator('iframe').getByAltText('Logo');
  await expect
    .poll(() =>
      image.evaluate((each) => (each instanceof HTMLImageElement ? each.naturalWidth : 0)),
    )
    .toBe(1);
});
