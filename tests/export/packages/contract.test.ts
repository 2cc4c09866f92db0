import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportScene } from '../../../src/export';
import { PACKAGES } from '../../../src/export/packages/client-packages';
import { outlookAddinAt } from '../../../src/export/packages/outlook-addin';

import { completeSignature } from '../../../src/model/person/signature';
import { ADDIN_PLACE } from '../../helpers/addin-place';
import { drawnPicture, NOW } from '../../helpers/fake-ports';
import { overlappingScene } from '../../helpers/overlapping-scenes';
import { FULL } from '../../helpers/signatures';
import { anyName, modeOf, NAMES, packed, WITH_PICTURES } from './subjects';

describe.each([...PACKAGES, outlookAddinAt(ADDIN_PLACE)])('$id', (made) => {
  test('is the same files, byte for byte, for the same person', async () => {
    const [first, second] = [await packed(made, WITH_PICTURES), await packed(made, WITH_PICTURES)];
    expect(first.files.length).toBeGreaterThan(0);
    expect(second.files).toEqual(first.files);
  });

  test.each(NAMES)('has files that every system can save: %s', async (fullName) => {
    const { files } = await packed(made, { ...WITH_PICTURES, fullName });
    expect(files.flatMap(({ name }) => nameProblems(name))).toEqual([]);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });

  test('has files that every system can save, whatever the name', async () => {
    await fc.assert(
      fc.asyncProperty(anyName, anyName, async (fullName, companyName) => {
        const person = { ...WITH_PICTURES, fullName, companyName };
        const { files } = await packed(made, person, 'minimal');
        expect(files.flatMap(({ name }) => nameProblems(name))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('is made of a signature of which nothing is known', async () => {
    const { files } = await packed(made, {});
    expect(files.length).toBe(made.id === 'pictures' ? 0 : 1);
    expect(files.flatMap(({ name }) => nameProblems(name))).toEqual([]);
  });

  test('is made of a canvas, drawn overlaps included', async () => {
    const design = overlappingScene(3);
    const { requests } = await exportScene(design, {});
    const rasters = Object.fromEntries(
      requests.map((request) => [request.id, drawnPicture(request)]),
    );
    const output = await exportScene(design, { ...modeOf(made), rasters });
    expect(output.images.length).toBeGreaterThan(0);
    const files = made.make({ output, person: completeSignature(FULL), now: NOW });
    expect(files.length).toBe(made.id === 'pictures' ? output.images.length : 1);
  });
});

/** What a file system of today would not take, by the rules of Windows, macOS and Linux. */
function nameProblems(name: string): readonly string[] {
  const base = name.split('.')[0]?.trim() ?? '';
  const problems = {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    forbidden: /[<>:"/\\|?*\u0000-\u001f\u007f]/.test(name),
    device: /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(base),
    ends: /[. ]$|^[. ]/.test(name) || /[. ]\.\w+$/.test(name),
    long: Buffer.byteLength(name) > 255 - '_files'.length,
    empty: name.startsWith('.') || name === '',
    broken: /\p{Cs}/u.test(name),
  };
  return Object.entries(problems).flatMap(([problem, isThere]) =>
    isThere ? [`${problem}: ${name}`] : [],
  );
}
