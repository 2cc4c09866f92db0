import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportSignature } from '../../../src/export';
import { addon } from '../../../src/export/packages';
import { completeSignature } from '../../../src/model/person/signature';
import { NOW } from '../../helpers/fake-ports';
import { PIXEL_PNG } from '../../helpers/signatures';

async function filesFor(email: string): Promise<Readonly<Record<string, string>>> {
  const person = completeSignature({
    fullName: 'Ann Ånström',
    email,
    profileImageUrl: PIXEL_PNG,
  });
  const output = await exportSignature(person, 'minimal');
  const [file] = addon.make({ output, person, now: NOW });
  if (!(file?.content instanceof Uint8Array)) throw new Error('No archive');
  expect(file.name).toBe('Ann Ånström.xpi');
  return Object.fromEntries(
    Object.entries(unzipSync(file.content)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
}

test('the add-on for one person holds their signature for their address', async () => {
  const files = await filesFor('Ann@X.example');
  expect(files['signatures/ann@x.example.json']).toContain('Ann Ånström');
  expect(Object.keys(files)).toContain('background.js');
  const pictures = Object.keys(files).filter((path) => path.startsWith('pictures/'));
  expect(pictures.map((path) => files[path])).toEqual([expect.stringMatching(/^data:image\//)]);
  expect(JSON.parse(files['manifest.json'] ?? '')).toMatchObject({ name: 'Your email signature' });
});

test('without an address it holds none, and takes a file', async () => {
  const paths = Object.keys(await filesFor(''));
  expect(paths.filter((path) => path.startsWith('signatures/'))).toEqual([]);
  expect(paths).toContain('options.html');
});
