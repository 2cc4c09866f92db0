import { expect, test } from 'vitest';
import { exportSignature } from '../../src/export';
import { middleOf, MOST_ZOOM } from '../../src/model/person/crop';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { attribute, parseHtml } from '../helpers/html';
import { JPEG } from '../helpers/pictures';
import { FULL, PIXEL_PNG } from '../helpers/signatures';

const CROP = { ...middleOf(PIXEL_PNG), x: 0.25, zoom: 2 };
const PERSON = { ...FULL, profileImageUrl: PIXEL_PNG, logoUrl: '', profileCrop: CROP };

test('a photo is asked for as it was cropped, and stands there as it was before until that is drawn', async () => {
  const whole = await exportSignature({ ...PERSON, profileCrop: middleOf(JPEG) }, 'modern');
  const request = whole.requests.find(({ id }) => id.startsWith('picture-cover'));
  expect(request).not.toHaveProperty('crop');
  const drawn = { type: 'image/jpeg', base64: JPEG.split(',')[1] ?? '' } as const;
  const { requests, html } = await exportSignature(PERSON, 'modern', {
    rasters: { [request?.id ?? '']: drawn },
  });
  const cropped = requests.find(({ id }) => id.startsWith('picture-cover'));
  expect(cropped).toMatchObject({ fit: 'cover', crop: { x: 0.25, y: 0.5, zoom: 2 } });
  expect(cropped?.id).not.toBe(request?.id);
  const image = parseHtml(html).tags.find(({ name }) => name === 'img');
  expect(image && attribute(image, 'src')).toBe(JPEG);
});

test('a file keeps the crop of its person, and a note reports an invalid one', () => {
  expect(read(CROP)).toEqual({ crop: CROP, notes: [] });
  expect(read('all').crop).toBeUndefined();
  expect(read('all').notes).toEqual([expect.stringContaining('profileCrop')]);
  expect(read({ ...CROP, zoom: 1e9 })).toMatchObject({
    crop: { zoom: MOST_ZOOM },
    notes: [expect.stringContaining('profileCrop')],
  });
});

/** What is read of a person with this crop, from a file. */
function read(profileCrop: unknown) {
  const { profileCrop: _crop, ...person } = PERSON;
  const file = { version: 1, elements: [], signatureData: { ...person, profileCrop } };
  const design = parseDesign(JSON.stringify(file));
  if (!design.ok) throw new Error(design.problem.message);
  const { design: opened, notes } = design.value;
  return { crop: opened.signatureData.profileCrop, notes: notes.map(({ message }) => message) };
}
